/** Ports that a command is to listen on: one that cannot be opened is found before anything is begun. */
import { createServer } from 'node:net';
import { FieldbrainError } from '../kernel/errors.js';
import { CommandFailure, exitStatus } from './failure.js';

export interface WantedPort {
  /** The option that chooses it. */
  readonly option: string;
  /** 0 is any free one. */
  readonly port: number;
  readonly purpose: string;
}

/** Opens each port once and closes it again; throws for the first that cannot be opened. */
export async function needFreePorts(command: string, host: string, wanted: readonly WantedPort[]): Promise<void> {
  const { listenOn } = await import('../server/listen.js');
  for (const { option, port, purpose } of wanted) {
    if (port === 0) continue;
    const probe = createServer();
    try {
      await listenOn(probe, port, host, purpose);
    } catch (error) {
      if (!(error instanceof FieldbrainError)) throw error;
      // A port that is taken is no mistake of the command line; an address that this machine does not have is one.
      const isTaken = error.details.code === 'EADDRINUSE';
      const isOfPort = isTaken || error.details.code === 'EACCES';
      throw new CommandFailure(error.code, `${command} ${isOfPort ? option : '--host'}: ${error.message}`, {
        value: isOfPort ? port : host,
        status: isTaken ? exitStatus.failed : exitStatus.usage,
      });
    }
    await new Promise((resolve) => probe.close(resolve));
  }
}
