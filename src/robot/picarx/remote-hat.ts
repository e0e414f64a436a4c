/**
 * An emulated hat behind a loopback port, so that two processes (brainstem and watchdog) can reach the same motors, as they
 * reach the same bus on a robot. One line of JSON a request and an answer. For tests and rehearsals only.
 */
import net from 'node:net';
import readline from 'node:readline';
import type { EmulatedHat } from './emulator.js';
import type { Hardware } from './hardware.js';

interface Request {
  readonly do: 'write' | 'read' | 'pin' | 'distance' | 'celsius';
  readonly address?: number;
  readonly bytes?: readonly number[];
  readonly pin?: number;
  readonly high?: boolean;
}
type Answer = { readonly ok: true; readonly value: number | readonly number[] } | { readonly ok: false; error: string };

/** Serves a hat on a free port of this machine. */
export async function serveHat(hat: EmulatedHat): Promise<{ readonly port: number; close(): void }> {
  const hardware = await hat.open();
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.setNoDelay(true).on('error', () => undefined);
    const lines = readline.createInterface({ input: socket });
    lines
      .on('error', () => undefined)
      .on('line', async (line) => {
        const answer = await perform(hardware, JSON.parse(line) as Request);
        if (socket.writable) socket.write(`${JSON.stringify(answer)}\n`);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as net.AddressInfo).port,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function perform(hardware: Hardware, request: Request): Promise<Answer> {
  try {
    if (request.do === 'write') {
      const bytes = Buffer.from(request.bytes ?? []);
      await hardware.bus.i2cWrite(request.address ?? 0, bytes.length, bytes);
      return { ok: true, value: 0 };
    }
    if (request.do === 'read') {
      const bytes = Buffer.alloc(2);
      await hardware.bus.i2cRead(request.address ?? 0, 2, bytes);
      return { ok: true, value: [...bytes] };
    }
    if (request.do === 'pin') {
      await hardware.setPin(request.pin ?? 0, request.high ?? false);
      return { ok: true, value: 0 };
    }
    return { ok: true, value: await (request.do === 'distance' ? hardware.readDistance() : hardware.readCelsius()) };
  } catch (error) {
    return { ok: false, error: String(error) };
  }
}

/** Reaches a served hat. Requests are answered in order. */
export async function openRemoteHat(port: number): Promise<Hardware> {
  const socket = net.connect(port, '127.0.0.1').setNoDelay(true);
  const waiting: { resolve: (value: number | readonly number[]) => void; reject: (error: Error) => void }[] = [];
  const fail = (error: Error): void => {
    for (const one of waiting.splice(0)) one.reject(error);
  };
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  socket.on('error', fail).on('close', () => fail(new Error('the emulated hat is gone')));
  const lines = readline.createInterface({ input: socket });
  lines.on('error', fail).on('line', (line) => {
    const answer = JSON.parse(line) as Answer;
    const one = waiting.shift();
    if (answer.ok) one?.resolve(answer.value);
    else one?.reject(new Error(answer.error));
  });
  const ask = (request: Request): Promise<number | readonly number[]> =>
    new Promise((resolve, reject) => {
      if (!socket.writable) {
        reject(new Error('the emulated hat is gone'));
        return;
      }
      waiting.push({ resolve, reject });
      socket.write(`${JSON.stringify(request)}\n`);
    });
  return {
    bus: {
      i2cWrite: (address, length, buffer) => ask({ do: 'write', address, bytes: [...buffer.subarray(0, length)] }),
      i2cRead: async (address, _length, buffer) => {
        buffer.set((await ask({ do: 'read', address })) as readonly number[]);
      },
      close: async () => undefined,
    },
    setPin: async (pin, high) => {
      await ask({ do: 'pin', pin, high });
    },
    readDistance: async () => Number(await ask({ do: 'distance' })),
    readCelsius: async () => Number(await ask({ do: 'celsius' })),
    isGone: () => socket.closed,
    close: async () => {
      socket.destroy();
    },
  };
}
