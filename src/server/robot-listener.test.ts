import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { until } from '../../test/support/brain-server.js';
import { ByteClient, frameBytes } from '../../test/support/byte-client.js';
import { makeCertificate } from '../../test/support/certificate.js';
import { eventually } from '../../test/support/eventually.js';
import { refusedStatus, startServer } from '../../test/support/test-server.js';
import { BrainConnection, picarxInputs, picarxOutputs } from '../robot/index.js';
import type { FieldbrainServer, ServerOptions, ServerSettings } from './index.js';
import { readTokens } from './tokens.js';

const [sensory, handshake, errorType, unknownType] = [0, 2, 255, 77];
const picarx = [1, 24, 4, 1, 0];
const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-robot-listener-'));
const [certFile, keyFile] = ['cert.pem', 'key.pem'].map((name) => path.join(folder, name));
const { cert, key } = makeCertificate();
writeFileSync(certFile, cert);
writeFileSync(keyFile, key);
afterAll(() => rmSync(folder, { recursive: true }));

interface Line {
  readonly level: number;
  readonly code: string;
  readonly msg: string;
}

let server: FieldbrainServer;
let lines: Line[] = [];
const stuck: net.Socket[] = [];
afterEach(async () => {
  for (const socket of stuck.splice(0)) socket.destroy();
  await server.close();
});

async function start(settings: ServerSettings, options: ServerOptions = {}): Promise<void> {
  lines = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  server = await startServer(settings, { log, ...options });
}

const said = (code: string): Line[] => lines.filter((line) => line.code === code);
const warning = 40;

async function figures(token?: string): Promise<string> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await fetch(`http://127.0.0.1:${server.ports.http}/metrics`, { headers })).text();
}

async function figure(name: string, token?: string): Promise<number> {
  const found = (await figures(token)).split('\n').find((line) => line.startsWith(`fieldbrain_${name} `));
  return Number(found?.split(' ')[1]);
}

/** A peer that sends something, then neither reads nor closes, whatever the other end does. */
function stand(port: number, bytes: string | Buffer, secure = false): Promise<net.Socket> {
  const plain = net.connect({ host: '127.0.0.1', port, allowHalfOpen: true });
  const socket = secure ? tls.connect({ socket: plain, ca: cert, servername: '' }) : plain;
  stuck.push(socket, plain);
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      socket.write(bytes);
      socket.pause();
      resolve(socket);
    });
  });
}

async function shakeHands(): Promise<ByteClient> {
  const client = await ByteClient.connect(server.ports.robots, 2);
  expect((await client.ask(handshake, picarx))?.values[0]).toBe(1);
  return client;
}

/** Whether a further connection is dropped before it is heard. */
async function refusedByFullListener(): Promise<boolean> {
  const socket = net.connect(server.ports.robots, '127.0.0.1').on('error', () => undefined);
  socket.write(frameBytes(2, unknownType, []));
  return new Promise((resolve) => {
    socket.once('data', () => resolve(false)).once('close', () => resolve(true));
  });
}

/** Whether the robots' port with TLS lets somebody in; where it is full it ends the connection at once. */
async function letsIn(): Promise<boolean> {
  const socket = tls.connect({ host: '127.0.0.1', port: server.ports.robots, ca: cert, servername: '' });
  stuck.push(socket);
  return new Promise((resolve) => {
    socket.once('secureConnect', () => resolve(true)).once('close', () => resolve(false));
    socket.on('error', () => undefined);
  });
}

const upgrade = (where: string): string =>
  `GET ${where} HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
  `sec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`;

describe('peers that neither read nor close', () => {
  const nine = frameBytes(2, handshake, picarx).subarray(0, 9);

  it('give their places back once the time for the handshake is over', async () => {
    await start({ robots: { connections: 5, handshakeMs: 3000 } });
    await Promise.all(Array.from({ length: 5 }, () => stand(server.ports.robots, nine)));
    expect(await refusedByFullListener()).toBe(true);
    await eventually(async () => expect(await figure('robot_connections')).toBe(0));
    expect(await figure('robot_refusals_total{code="2003"}')).toBe(5);
    expect(await figure('robot_refusals_total{code="full"}')).toBe(1);
    expect(await figure('refusals_total')).toBe(6);
    const callers = await Promise.all(Array.from({ length: 4 }, () => ByteClient.connect(server.ports.robots, 2)));
    for (const caller of callers) expect((await caller.ask(unknownType, []))?.type).toBe(errorType);
    for (const one of [...callers, await shakeHands()]) one.close();
  });

  it('also over TLS, before and after its greeting', async () => {
    const access = { tlsCert: certFile, tlsKey: keyFile };
    await start({ ready: 0, robots: { connections: 4, handshakeMs: 3000 }, access });
    await Promise.all([
      ...[0, 1].map(() => stand(server.ports.robots, Buffer.from([22, 3, 1]))),
      ...[0, 1].map(() => stand(server.ports.robots, nine, true)),
    ]);
    const codes = () => [...new Set(said('refused').map(({ msg }) => /\[(\w+)\]/.exec(msg)?.[1]))].sort();
    await eventually(() => expect(codes()).toEqual(expect.arrayContaining(['2003', 'tls'])));
    await eventually(async () => expect(await letsIn()).toBe(true));
    expect(codes().filter((code) => code !== 'full')).toEqual(['2003', 'tls']);
  });

  it('also as robots over WebSocket, that do not answer its closing', async () => {
    await start({ ready: 0, robots: { connections: 2, handshakeMs: 3000 } });
    await Promise.all([0, 1].map(() => stand(server.ports.http, upgrade('/robot'))));
    const url = `ws://127.0.0.1:${server.ports.http}/robot`;
    const open = async (): Promise<WebSocket> => {
      const socket = new WebSocket(url);
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      return socket;
    };
    const places = [await eventually(open), await eventually(open)];
    const refused = (await figure('robot_refusals_total{code="full"}')) || 0;
    expect(await refusedStatus(url)).toBe(503);
    expect(await figure('robot_refusals_total{code="full"}')).toBe(refused + 1);
    for (const one of places) one.terminate();
  });

  it('also where the page or the monitor refused them', async () => {
    await start({ ready: 0, http: { viewers: 1 } }, { tokens: readTokens('tokens', randomBytes(32).toString('hex')) });
    // Four connections of the page for each viewer, sixteen of the monitor.
    await Promise.all([0, 1, 2, 3].map(() => stand(server.ports.http, upgrade('/live'))));
    await Promise.all(Array.from({ length: 16 }, () => stand(server.ports.monitor, 'token nonsense\n')));
    await eventually(async () =>
      expect((await fetch(`http://127.0.0.1:${server.ports.http}/healthz`)).status).toBe(200),
    );
    await eventually(async () => {
      const monitor = await stand(server.ports.monitor, 'token nonsense\n');
      const heard = await new Promise<string>((resolve) => {
        monitor.once('data', (bytes) => resolve(bytes.toString()));
        for (const end of ['end', 'close']) monitor.once(end, () => resolve(''));
        if (monitor.destroyed) resolve('');
        monitor.resume();
      });
      expect(heard).toContain('error');
    });
  });
});

describe('a robot that sends too much', () => {
  it.each([
    ['vectors', sensory, 24],
    ['frames without meaning', unknownType, 0],
  ])('is cut off by the number of its %s, whatever becomes of them', async (_, type, count) => {
    await start({ robots: { framesPerSecond: 500 } });
    const client = await shakeHands();
    const bytes = frameBytes(2, type, new Array<number>(count).fill(0.5));
    client.socket.write(Buffer.concat(new Array<Buffer>(10_000).fill(bytes)));
    await until('its end', () => client.isClosed);
    let last: unknown;
    for (let frame = await client.next(); frame !== undefined; frame = await client.next()) last = frame;
    expect(last).toEqual({ type: errorType, values: [5, 4003] });
    expect(said('robot-too-fast')).toMatchObject([{ level: warning }]);
    expect(said('robot-too-fast')[0].msg).toContain('more than 500 frames per second');
  });

  it('below the limit stays', async () => {
    await start({ robots: { framesPerSecond: 500 } });
    const client = await shakeHands();
    client.socket.write(Buffer.concat(new Array<Buffer>(400).fill(frameBytes(2, unknownType, []))));
    for (let i = 0; i < 400; i += 1) expect((await client.next())?.type).toBe(errorType);
    expect(client.isClosed).toBe(false);
    client.close();
  });

  it('and reads no answers is told of once', async () => {
    await start({ ready: 0, robots: { framesPerSecond: 1e9, sendBytes: 1000, handshakeMs: 60_000 } });
    const socket = await stand(server.ports.robots, '');
    // An unknown kind of PiCar-X: every handshake gets an answer, and none makes a brain.
    const bytes = frameBytes(2, handshake, [1, 24, 7, 1, 0]);
    const flood = Buffer.concat(new Array<Buffer>(20_000).fill(bytes));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const pour = (): void => {
      while (!socket.destroyed && socket.write(flood));
    };
    socket.on('drain', pour);
    pour();
    await closed;
    await until('the line', () => said('robot-deaf').length > 0);
    expect(said('robot-deaf')).toHaveLength(1);
    // The refusals before it are one line, too, and all counted.
    expect(said('refused').length).toBeLessThan(5);
    expect(await figure('robot_refusals_total{code="2002"}')).toBeGreaterThan(1000);
    expect(lines.length).toBeLessThan(20);
  });
});

it('errors that a robot reports fill no log', async () => {
  await start({ ready: 0 });
  const client = await ByteClient.connect(server.ports.robots, 2);
  client.socket.write(Buffer.concat(new Array<Buffer>(1500).fill(frameBytes(2, errorType, [1, 7001]))));
  expect((await client.ask(unknownType, []))?.type).toBe(errorType);
  expect(said('robot-error').length).toBeGreaterThan(0);
  expect(said('robot-error').length).toBeLessThan(300);
  client.close();
});

it('two robots with one name are told of with both places, seldom, and counted', async () => {
  await start({});
  const places: string[] = [];
  let before: ByteClient | undefined;
  for (let i = 0; i < 6; i += 1) {
    const client = await shakeHands();
    places.push(`127.0.0.1:${client.socket.localPort}`);
    await before?.closed();
    before = client;
  }
  expect(said('robot-replaced')).toMatchObject([{ level: warning }]);
  const [{ msg }] = said('robot-replaced');
  for (const place of places.slice(0, 2)) expect(msg).toContain(place);
  expect(await figure('robot_replacements_total')).toBe(5);
  before?.close();
  await until('its end', () => server.robots.robotSlots.every(({ session }) => session === undefined));
  // A robot whose connection had ended replaces nobody.
  (await shakeHands()).close();
  expect(await figure('robot_replacements_total')).toBe(5);
});

describe('refusals', () => {
  const text = { view: randomBytes(32).toString('hex'), drive: randomBytes(32).toString('hex') };
  const tokens = readTokens('tokens', `view ${text.view}\ndrive ${text.drive}`);

  /** A version 3 robot's refusal, or what ended its connection. */
  function knock(token?: string): Promise<string> {
    return new Promise((resolve) => {
      const end = (result: string): void => {
        connection.close();
        resolve(result);
      };
      const connection: BrainConnection = new BrainConnection(
        {
          accepted: () => end('accepted'),
          motors: () => undefined,
          dropped: () => undefined,
          refused: (wire, detail) => end(`${wire} ${detail}`),
          verb: () => ({ accepted: true, armed: false, stopped: false }),
          acknowledged: () => undefined,
          fault: () => undefined,
          lost: (reason) => end(reason),
        },
        {
          ...{ host: '127.0.0.1', port: server.ports.robots, version: 3, hardwareCode: 1, deadlineMs: 60_000 },
          hello: { robot: 'knocking', hardware: 'picarx', sensors: picarxInputs, actuators: picarxOutputs },
          ...(token === undefined ? {} : { token: Uint8Array.from(Buffer.from(token, 'hex')) }),
        },
      );
      connection.open();
    });
  }

  it('are told of with address and code, without secrets, and counted', async () => {
    await start({ ready: 0 }, { tokens });
    expect(await knock(text.view)).toBe('2 2005');
    await until('the first', () => said('refused').length === 1);
    expect(said('refused')).toMatchObject([{ level: warning }]);
    expect(said('refused')[0].msg).toMatch(/^robots: 127\.0\.0\.1: hello: a robot needs the drive role\. \[2005\]$/);
    for (let i = 0; i < 3; i += 1) await knock(randomBytes(32).toString('hex'));
    for (let i = 0; i < 5; i += 1) {
      const client = await ByteClient.connect(server.ports.robots, i % 2 === 0 ? 1 : 2);
      expect((await client.ask(handshake, picarx))?.values.slice(0, 2)).toEqual([-1, 2005]);
      await client.closed();
    }
    expect(await figure('robot_refusals_total{code="2005"}', text.view)).toBe(9);
    expect(await figure('refusals_total', text.view)).toBe(9);
    // Each address and code once in ten seconds.
    expect(said('refused')).toHaveLength(1);
    for (const secret of Object.values(text)) expect(JSON.stringify(lines)).not.toContain(secret);
  });

  it('of robots that the server knows no brain for are counted, too', async () => {
    await start({ ready: 0 });
    const client = await ByteClient.connect(server.ports.robots, 2);
    await client.ask(handshake, [1, 24, 7, 1, 0]);
    await client.ask(handshake, [9, 24, 4, 1, 0]);
    client.close();
    expect(await figure('robot_refusals_total{code="2002"}')).toBe(1);
    expect(await figure('robot_refusals_total{code="7003"}')).toBe(1);
    expect(said('refused')).toHaveLength(2);
  });
});

it('no request for a WebSocket ends the server, however odd its address', async () => {
  await start({ ready: 0 });
  for (const where of ['//', '/live?token=%', 'http://[', '\\\\']) {
    await stand(server.ports.http, upgrade(where));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect((await fetch(`http://127.0.0.1:${server.ports.http}/healthz`)).status).toBe(200);
});
