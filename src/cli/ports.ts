/** Ports that a command is to listen on: one that cannot be opened is found before anything is begun. */
import { createServer, type Server } from 'node:net';
import { FieldbrainError } from '../kernel/errors.js';
import { CommandFailure, exitStatus } from './failure.js';

export interface WantedPort {
  /** The option that chooses it. */
  readonly option: string;
  /** 0 is any free one. */
  readonly port: number;
  readonly purpose: string;
}

/** Opens all ports together and closes them again; throws for the first that cannot be opened, or that is named twice. */
export async function needFreePorts(command: string, host: string, wanted: readonly WantedPort[]): Promise<void> {
  const { listenOn } = await import('../server/listen.js');
  const probes: Server[] = [];
  try {
    for (const { option, port, purpose } of wanted) {
      if (port === 0) continue;
      // Robots may already try to come back: one that connects now would keep the port open.
      const probe = createServer((socket) => socket.destroy());
      await listenOn(probe, port, host, purpose).catch((error: unknown) => {
        throw refusalOf(error, command, host, { option, port });
      });
      probes.push(probe);
    }
  } finally {
    for (const probe of probes) await new Promise((resolve) => probe.close(resolve));
  }
}

function refusalOf(
  error: unknown,
  command: string,
  host: string,
  { option, port }: Pick<WantedPort, 'option' | 'port'>,
): unknown {
  if (!(error instanceof FieldbrainError)) return error;
  // A port that is taken is no mistake of the command line; an address that this machine does not have is one.
  const isTaken = error.details.code === 'EADDRINUSE';
  const isOfPort = isTaken || error.details.code === 'EACCES';
  return new CommandFailure(error.code, `${command} ${isOfPort ? option : '--host'}: ${error.message}`, {
    value: isOfPort ? port : host,
    status: isTaken ? exitStatus.failed : exitStatus.usage,
  });
}
