import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { until } from '../../test/support/brain-server.js';
import { ByteClient } from '../../test/support/byte-client.js';
import { makeCertificate } from '../../test/support/certificate.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { startServer } from '../../test/support/test-server.js';
import { driveOverWebSocket } from '../../test/support/websocket-drive.js';
import { runMonitor } from '../cli/monitor.js';
import { BrainConnection, picarxInputs, picarxOutputs } from '../robot/index.js';
import type { FieldbrainServer } from './index.js';
import { readTokens } from './tokens.js';

const [sensory, action, handshake] = [0, 1, 2];
const picarx = [1, 24, 4, 1, 0];
const values = (count: number): number[] => Array.from({ length: count }, (_, i) => i / count);
const token = randomBytes(32).toString('hex');
const tokens = readTokens('tokens', `drive ${token}`);
const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-listeners-'));
const [certFile, keyFile] = ['cert.pem', 'key.pem'].map((name) => path.join(folder, name));
const { cert, key } = makeCertificate();
writeFileSync(certFile, cert);
writeFileSync(keyFile, key);
afterAll(() => rmSync(folder, { recursive: true }));

/** A version 3 robot; gives the motors of its first answer, or what refused it. */
async function drive(port: number, options: { secret?: Uint8Array; authority?: string } = {}): Promise<number[]> {
  const { secret, authority } = options;
  return new Promise((resolve, reject) => {
    const end = (finish: () => void): void => {
      connection.close();
      finish();
    };
    const connection: BrainConnection = new BrainConnection(
      {
        accepted: () => void connection.request(values(24), 0, performance.now()),
        motors: (motors) => end(() => resolve([...motors])),
        dropped: () => end(() => reject(new Error('dropped'))),
        refused: (wire, detail) => end(() => reject(new Error(`refused ${wire} ${detail}`))),
        verb: () => ({ accepted: true, armed: false, stopped: false }),
        acknowledged: () => undefined,
        fault: () => undefined,
        lost: (reason) => end(() => reject(new Error(reason))),
      },
      {
        host: '127.0.0.1',
        port,
        version: 3,
        hello: { robot: 'listeners', hardware: 'picarx', sensors: picarxInputs, actuators: picarxOutputs },
        hardwareCode: 1,
        deadlineMs: 60_000,
        ...(secret === undefined ? {} : { token: secret }),
        ...(authority === undefined ? {} : { tls: { authority: Buffer.from(authority) } }),
      },
    );
    connection.open();
  });
}

const secretOf = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));

describe('with TLS', () => {
  let server: FieldbrainServer;
  beforeAll(async () => {
    server = await startServer({ access: { tlsCert: certFile, tlsKey: keyFile } }, { tokens });
  });
  afterAll(() => server.close());

  it('a robot comes in with its token, over a certificate that it knows', async () => {
    const motors = await drive(server.ports.robots, { secret: secretOf(token), authority: cert });
    expect(motors).toHaveLength(4);
    await expect(drive(server.ports.robots, { secret: secretOf(token), authority: makeCertificate().cert }))
      .rejects //
      .toThrow(/certificate/);
    await expect(drive(server.ports.robots, { authority: cert })).rejects.toThrow();
    await expect(drive(server.ports.robots, { secret: randomBytes(32), authority: cert })).rejects.toThrow();
  });

  it('nobody comes in without it', async () => {
    const plain = await ByteClient.connect(server.ports.robots, 2);
    plain.send(handshake, picarx);
    await plain.closed();
    for (const port of [server.ports.monitor, server.ports.http, server.ports.foxglove]) {
      const socket = net.connect(port, '127.0.0.1');
      let heard = '';
      socket.on('data', (bytes) => {
        heard += bytes.toString('latin1');
      });
      socket.on('error', () => undefined).write(`GET /metrics?token=${token} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      await new Promise((resolve) => socket.once('close', resolve));
      expect(heard).not.toMatch(/fieldbrain|200 OK/);
    }
  });

  it('the page, the monitor, Foxglove and the WebSocket of robots speak it too', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const status = await new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: server.ports.http, path: '/metrics', ca: cert, headers, agent: false };
      https.get(options, (response) => resolve(response.resume().statusCode)).on('error', reject);
    });
    expect(status).toBe(200);
    const monitor = tls.connect({ host: '127.0.0.1', port: server.ports.monitor, ca: cert, servername: '' });
    monitor.write(`token ${token}\n`);
    const greeting = await new Promise<string>((resolve) => monitor.once('data', (bytes) => resolve(String(bytes))));
    expect(greeting).toContain('"status":"connected"');
    monitor.destroy();
    for (const [url, protocol] of [
      [`wss://127.0.0.1:${server.ports.foxglove}`, ['foxglove.sdk.v1']],
      [`wss://127.0.0.1:${server.ports.http}/live`, []],
      [`wss://127.0.0.1:${server.ports.http}/robot`, []],
    ] as const) {
      const socket = new WebSocket(url, [...protocol], { ca: cert, headers });
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      socket.terminate();
    }
    const tokenFile = path.join(folder, 'token');
    writeFileSync(tokenFile, token);
    const place = { port: String(server.ports.http), tokenFile, tlsCa: certFile };
    await runMonitor({ ...place, seconds: '0.05', every: '0.02' }, recordOutput());
  });

  it('says which file of its keys is missing', async () => {
    await expect(startServer({ access: { tlsCert: certFile } })).rejects.toThrow('access.tlsKey: cannot be read');
  });
});

describe('old robots, and robots over WebSocket', () => {
  it.each([false, true])('of named networks need no token (TLS beside them: %s)', async (isTls) => {
    const keys = isTls ? { tlsCert: certFile, tlsKey: keyFile } : {};
    const server = await startServer({ access: { allowLegacy: ['127.0.0.0/8'], ...keys } }, { tokens });
    for (const version of [1, 2] as const) {
      const client = await ByteClient.connect(server.ports.robots, version);
      expect((await client.ask(handshake, picarx))?.values).toEqual([1, 24, 4, 0, 15]);
      const answer = await client.ask(sensory, values(24));
      expect([answer?.type, answer?.values.length]).toEqual([action, 4]);
      client.close();
    }
    // Version 3 can show a token, so it has to; and where TLS is spoken, both are understood on one port.
    await expect(drive(server.ports.robots)).rejects.toThrow();
    const secret = secretOf(token);
    expect(await drive(server.ports.robots, { secret, ...(isTls ? { authority: cert } : {}) })).toHaveLength(4);
    if (!isTls) await checkWebSocket(server);
    await server.close();
  });

  it('of other networks are refused', async () => {
    const server = await startServer({ ready: 0, access: { allowLegacy: ['10.0.0.0/8'] } }, { tokens });
    const client = await ByteClient.connect(server.ports.robots, 2);
    expect((await client.ask(handshake, picarx))?.values.slice(0, 2)).toEqual([-1, 2005]);
    await server.close();
  });
});

/** The same frames, however they are cut. */
async function checkWebSocket(server: FieldbrainServer): Promise<void> {
  const { cycles } = server.robots.counters;
  const { socket, reply, motors } = await driveOverWebSocket(server.ports.http);
  expect(reply.toString('hex', 0, 13)).toBe('524f424f000000190200000005');
  expect(motors.toString('hex', 0, 13)).toBe('524f424f000000150100000004');
  expect(server.robots.counters.cycles).toBe(cycles + 1);
  // Text is no frame.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.send('hello');
  expect(await closed).toBe(1003);
  await until('its end', () => server.robots.robotSlots.every(({ session }) => session === undefined), 60_000);
}

it('the monitor does not obey lines that a web page made a browser post', async () => {
  const server = await startServer({ ready: 0 });
  const socket = net.connect(server.ports.monitor, '127.0.0.1');
  socket.on('error', () => undefined).on('data', () => undefined);
  socket.write('POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 5\r\n\r\nstop\n');
  await new Promise((resolve) => socket.once('close', resolve));
  expect(server.robotGateway.isStopped).toBe(false);
  await server.close();
});
