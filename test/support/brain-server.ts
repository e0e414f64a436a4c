/** For tests: a small TCP server on a free port with a RobotSession a connection, and a brain that is a function. */
import net from 'node:net';
import { type RobotSession, RobotSession as Session, type SessionOptions } from '../../src/robot/wire/index.js';
import { acceptance } from './robot-session.js';

export interface BrainServer {
  readonly port: number;
  readonly sessions: RobotSession[];
  readonly faults: string[];
  /** Sensor vectors received so far. */
  requests: number;
  /** What it answers; undefined for nothing at all. */
  brain:
    | ((
        values: Float32Array,
        motors: number,
        reward: number | undefined,
        demonstration: Float32Array | undefined,
      ) => ArrayLike<number>)
    | undefined;
  /** Closes all connections; the server stays. */
  cut(): void;
  close(): Promise<void>;
}

export async function startBrainServer(options: Partial<SessionOptions> = {}): Promise<BrainServer> {
  const sockets = new Set<net.Socket>();
  const listener = net.createServer((socket) => {
    sockets.add(socket);
    const session: RobotSession = new Session(
      {
        send: (bytes) => void (socket.writable && socket.write(Buffer.from(bytes))),
        handshake: () => session.accept(acceptance),
        sensory: (values, reward, demonstration) => {
          server.requests += 1;
          const { brain } = server;
          if (brain !== undefined) session.answer(brain(values, session.request?.motors ?? 0, reward, demonstration));
        },
        verb: () => ({ accepted: true, armed: false, stopped: false }),
        fault: (wrong) => server.faults.push(wrong.message),
        peerError: () => undefined,
        ended: () => socket.end(),
      },
      { nowMs: performance.now(), ...options },
    );
    server.sessions.push(session);
    socket.on('data', (bytes) => session.receive(bytes, performance.now()));
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const server: BrainServer = {
    port: (listener.address() as net.AddressInfo).port,
    sessions: [],
    faults: [],
    requests: 0,
    brain: (_values, motors) => new Float32Array(motors),
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      server.cut();
      return new Promise((resolve) => listener.close(() => resolve()));
    },
  };
  return server;
}

/** Waits until something holds, up to a limit: slow machines pass, broken code does not. */
export async function until(what: string, holds: () => boolean, limitMs = 240_000): Promise<void> {
  const startMs = performance.now();
  while (!holds()) {
    if (performance.now() - startMs > limitMs) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
