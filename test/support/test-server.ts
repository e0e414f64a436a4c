/** A server on free ports with the smallest brains, for tests; and a viewer of its /live. */
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { FieldbrainServer, type LiveMessage, type ServerOptions, type ServerSettings } from '../../src/server/index.js';

export const smallBrain = { device: 'cpu', size: 4, threads: 1, bankRows: 16, planner: false } as const;

export function startServer(settings: ServerSettings = {}, options: ServerOptions = {}): Promise<FieldbrainServer> {
  return FieldbrainServer.start(
    {
      brain: smallBrain,
      brains: 2,
      // A loaded machine must not fail a test: what is late is tested on its own.
      closeMs: 60_000,
      ...settings,
      robots: { port: 0, handshakeMs: 60_000, idleMs: 600_000, ...settings.robots },
      monitor: { port: 0, ...settings.monitor },
      http: { port: 0, ...settings.http },
      foxglove: { port: 0, ...settings.foxglove },
      cycle: { lateMs: 20_000, hangMs: 30_000, ...settings.cycle },
    },
    { log: pino({ level: 'silent' }), ...options },
  );
}

type Kind = LiveMessage['type'];

/** A viewer that keeps what it gets and waits for what it wants. */
export class TestViewer {
  readonly socket: WebSocket;
  readonly messages: LiveMessage[] = [];
  #wake: (() => void) | undefined;
  #id = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data, isBinary) => {
      if (!isBinary) this.messages.push(JSON.parse(data.toString()) as LiveMessage);
      this.#wake?.();
    });
    socket.on('error', () => undefined);
  }

  static async connect(port: number, headers: Record<string, string> = {}, path = '/live'): Promise<TestViewer> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
    const viewer = new TestViewer(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return viewer;
  }

  /** The first message, old or new, that is of this type and fits. */
  async find<Type extends Kind>(
    type: Type,
    fits: (message: Extract<LiveMessage, { type: Type }>) => boolean = () => true,
  ): Promise<Extract<LiveMessage, { type: Type }>> {
    for (;;) {
      const found = this.messages.find(
        (one): one is Extract<LiveMessage, { type: Type }> =>
          one.type === type && fits(one as Extract<LiveMessage, { type: Type }>),
      );
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async command(command: object): Promise<Extract<LiveMessage, { type: 'reply' }>> {
    this.#id += 1;
    const id = this.#id;
    this.socket.send(JSON.stringify({ ...command, id }));
    return this.find('reply', (reply) => reply.id === id);
  }
}

/** The status with which a WebSocket was refused. */
export function refusedStatus(url: string, headers: Record<string, string> = {}, protocol?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, protocol === undefined ? [] : [protocol], { headers });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => {
      socket.terminate();
      reject(new Error('it was let in'));
    });
    socket.on('error', reject);
  });
}
