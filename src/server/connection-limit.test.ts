/** Strangers that open many connections and say nothing: they are closed in time, and keep out nobody who has a token. */
import { randomBytes } from 'node:crypto';
import net from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { until } from '../../test/support/brain-server.js';
import { startServer, TestViewer } from '../../test/support/test-server.js';
import { BrainConnection, picarxInputs, picarxOutputs } from '../robot/index.js';
import { ConnectionLimit } from './connection-limit.js';
import type { FieldbrainServer, ServerPorts } from './index.js';
import { readTokens } from './tokens.js';

const token = randomBytes(32).toString('hex');
const bearer = { authorization: `Bearer ${token}` };
const tokens = readTokens('tokens', `admin ${token}`);
const limitMs = 120_000;

const strangers: net.Socket[] = [];
let server: FieldbrainServer;
afterEach(() => {
  for (const one of strangers.splice(0)) one.destroy();
});

/** Connections that say nothing, or something again and again that no port knows. */
async function besiege(port: number, count: number, words?: Buffer | string): Promise<net.Socket[]> {
  const sockets: net.Socket[] = [];
  for (let i = 0; i < count; i += 1) {
    const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
    socket.resume();
    sockets.push(socket);
    await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
    if (words !== undefined) socket.write(words);
  }
  strangers.push(...sockets);
  return sockets;
}

const openOf = (sockets: readonly net.Socket[]): number => sockets.filter(({ closed }) => !closed).length;

/** What an honest client does at each port; gives how to end it, and whether it is still let in. */
type Visit = (port: number) => Promise<{ readonly isIn: () => boolean; end(): void }>;

const overWebSocket =
  (protocol: string[], path: string): Visit =>
  async (port) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocol, { headers: bearer });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return { isIn: () => socket.readyState === WebSocket.OPEN, end: () => socket.terminate() };
  };

const monitor: Visit = async (port) => {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(`token ${token}\n`);
  const line = await new Promise<string>((resolve, reject) => {
    socket.once('data', (bytes) => resolve(String(bytes))).once('error', reject);
    socket.once('close', () => reject(new Error('closed')));
  });
  expect(line).toContain('connected');
  return { isIn: () => !socket.closed, end: () => void socket.destroy() };
};

const robot: Visit = (port) =>
  new Promise((resolve, reject) => {
    let isIn = true;
    const gone = (reason: string): void => {
      isIn = false;
      reject(new Error(reason));
    };
    const connection: BrainConnection = new BrainConnection(
      {
        accepted: () => resolve({ isIn: () => isIn, end: () => connection.close() }),
        motors: () => undefined,
        dropped: () => undefined,
        refused: (wire, detail) => gone(`refused ${wire} ${detail}`),
        verb: () => ({ accepted: true, armed: false, stopped: false }),
        acknowledged: () => undefined,
        fault: () => undefined,
        lost: gone,
      },
      {
        ...{ host: '127.0.0.1', port, version: 3, hardwareCode: 1, deadlineMs: limitMs },
        hello: { robot: 'honest', hardware: 'picarx', sensors: picarxInputs, actuators: picarxOutputs },
        token: Uint8Array.from(Buffer.from(token, 'hex')),
      },
    );
    connection.open();
  });

const ports: readonly [name: keyof ServerPorts, visit: Visit, words: string][] = [
  ['monitor', monitor, '\n'],
  ['http', overWebSocket([], '/live'), 'GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'],
  ['foxglove', overWebSocket(['foxglove.sdk.v1'], '/'), 'GET / HTTP/1.1\r\n'],
  ['robots', robot, 'ROBO'],
];
const handshakeMs = 2000;
const few = {
  monitor: { connections: 16 },
  http: { viewers: 8 },
  foxglove: { viewers: 8 },
  robots: { connections: 16, handshakeMs },
  access: { handshakeMs },
};

describe.each([true, false])('every port, tokens set: %s', (hasTokens) => {
  beforeAll(async () => {
    server = await startServer({ ...few, ready: 0 }, hasTokens ? { tokens } : {});
  });
  afterAll(() => server.close());

  it.each(hasTokens ? ports : [])(
    '%s lets in clients with a token while silent strangers hold all they can',
    async (name, visit, words) => {
      const port = server.ports[name];
      const crowd = await besiege(port, 200);
      const honest = await visit(port);
      // Others that come later put out strangers, not the honest one.
      crowd.push(...(await besiege(port, 50, words)));
      const second = name === 'robots' ? undefined : await visit(port);
      await until('the end of the strangers', () => openOf(crowd) === 0, limitMs);
      expect(honest.isIn()).toBe(true);
      expect(second?.isIn() ?? true).toBe(true);
      honest.end();
      second?.end();
    },
    2 * limitMs,
  );

  it.each(ports)(
    '%s holds a limited number of connections, and closes silent ones in time',
    async (name) => {
      const crowd = await besiege(server.ports[name], 100);
      await until('the end of those above the limit', () => openOf(crowd) <= 32, limitMs);
      await until('the end of all', () => openOf(crowd) === 0, limitMs);
    },
    2 * limitMs,
  );
});

it('the page loads and its viewer stays, however long it says nothing more', { timeout: 2 * limitMs }, async () => {
  server = await startServer({ ready: 0, access: { handshakeMs: 200 } });
  const viewer = await TestViewer.connect(server.ports.http);
  const silent = await besiege(server.ports.http, 1);
  await until('the end of the silent one', () => openOf(silent) === 0, limitMs);
  expect((await viewer.command({ command: 'watch', robots: [] })).ok).toBe(true);
  viewer.socket.terminate();
  await server.close();
});

describe('a limit', () => {
  async function listener(most: number, needsToken: boolean) {
    const told: string[] = [];
    const accepted: net.Socket[] = [];
    const one = net.createServer((socket) => {
      socket.on('error', () => undefined);
      if (!socket.destroyed) accepted.push(socket);
    });
    const limit = new ConnectionLimit(one, { most, needsToken, refused: (_address, reason) => told.push(reason) });
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
    const { port } = one.address() as net.AddressInfo;
    return { limit, accepted, told, port, close: () => one.close() };
  }

  it('puts out the oldest silent ones first, then those that were heard, never those that were admitted', async () => {
    const { limit, accepted, told, port, close } = await listener(4, true);
    const crowd: net.Socket[] = [];
    const come = async (standing: 'silent' | 'heard' | 'admitted'): Promise<void> => {
      const before = accepted.length;
      crowd.push(...(await besiege(port, 1)));
      await until('it', () => accepted.length > before, limitMs);
      limit.note(accepted[before], standing);
    };
    for (const standing of ['heard', 'silent', 'silent', 'admitted', 'heard', 'admitted'] as const)
      await come(standing);
    // Three places are for those without a token: the silent ones went first, then the one that was heard first.
    await until('the ends', () => openOf(crowd) === 3, limitMs);
    expect(crowd.map(({ closed }) => closed)).toEqual([true, true, true, false, false, false]);
    await come('admitted');
    await until('the next end', () => crowd[4].closed, limitMs);
    expect(told).toHaveLength(4);
    const [refused] = await besiege(port, 1);
    await until('its end', () => refused.closed, limitMs);
    expect(told.at(-1)).toBe('more than 4 connections');
    limit.note(accepted[3], 'token');
    await come('silent');
    expect(openOf(crowd)).toBe(4);
    close();
  });
});
