import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ByteClient } from '../../test/support/byte-client.js';
import { refusedStatus, startServer, TestViewer } from '../../test/support/test-server.js';
import { Access } from './access.js';
import { isLoopback, Networks } from './address.js';
import { checkConfig } from './config.js';
import type { FieldbrainServer } from './index.js';
import { SideStreams } from './side-streams.js';
import { findFile } from './static.js';
import { readTokens, redact, roleOf } from './tokens.js';

const text = { view: hex(), drive: hex(), admin: hex() };
function hex(): string {
  return randomBytes(32).toString('hex');
}
const tokens = readTokens('tokens', `# three\nview ${text.view}\ndrive ${text.drive}\n${text.admin}\n`);

describe('tokens', () => {
  it('have roles, and only they fit', () => {
    expect(roleOf(tokens, text.view)).toBe('view');
    expect(roleOf(tokens, text.drive.toUpperCase())).toBe('drive');
    expect(roleOf(tokens, text.admin)).toBe('admin');
    for (const wrong of ['', hex(), text.view.slice(1), `${text.view}0`, '0'.repeat(64)])
      expect(roleOf(tokens, wrong)).toBeUndefined();
  });

  it('are refused with the line and without their text', () => {
    expect(() => readTokens('f', `view ${text.view}\nking ${text.drive}`)).toThrow(/f, line 2/);
    expect(() => readTokens('f', 'view abc')).toThrow(/line 1.*64 hexadecimal/);
    expect(() => readTokens('f', '# nothing')).toThrow(/no token/);
    expect(redact(`got ${text.view}!`)).toBe('got [token]!');
  });
});

describe('addresses', () => {
  it('are known as this machine’s own, or as of a network', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', 'localhost', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
    expect(['0.0.0.0', '::', '10.0.0.1', '127.example.org'].some(isLoopback)).toBe(false);
    const networks = new Networks('k', ['10.1.0.0/16', 'fd00::/8', '192.168.0.7']);
    expect(['10.1.2.3', '::ffff:10.1.9.9', 'fd12::1', '192.168.0.7'].every((one) => networks.has(one))).toBe(true);
    expect(['10.2.0.1', '192.168.0.8', 'fe80::1', 'nonsense'].some((one) => networks.has(one))).toBe(false);
    for (const wrong of ['10.0.0.0/33', 'x/8', '10.0.0.0/', '10.0.0.0/8/8'])
      expect(() => new Networks('access.allowLegacy', [wrong])).toThrow(/access\.allowLegacy/);
  });

  it('that others can reach need a token, or plain words', () => {
    expect(() => new Access(checkConfig({ host: '0.0.0.0' }))).toThrow(/host: .*token/);
    expect(new Access(checkConfig({ host: '0.0.0.0', access: { insecure: true } })).needsToken).toBe(false);
    expect(new Access(checkConfig({ host: '0.0.0.0' }), tokens).needsToken).toBe(true);
  });
});

describe('files of the page', () => {
  it('come from below their folder only', async () => {
    const outer = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-page-'));
    const folder = path.join(outer, 'page');
    mkdirSync(path.join(folder, 'assets'), { recursive: true });
    writeFileSync(path.join(outer, 'secret.txt'), 'secret');
    writeFileSync(path.join(folder, 'index.html'), 'page');
    writeFileSync(path.join(folder, '.hidden'), 'hidden');
    writeFileSync(path.join(folder, 'assets', 'a.js'), 'code');
    symlinkSync(path.join(outer, 'secret.txt'), path.join(folder, 'link.txt'));
    expect(await findFile(folder, '/')).toMatch(/index\.html$/);
    expect(await findFile(folder, '/assets/a.js')).toMatch(/a\.js$/);
    for (const wrong of [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e%2fsecret.txt',
      '/..\\secret.txt',
      '/assets/..%5c..%5csecret.txt',
      '//etc/passwd',
      '/link.txt',
      '/.hidden',
      '/assets',
      '/%00',
      '/%',
      'secret.txt',
    ])
      expect([wrong, await findFile(folder, wrong)]).toEqual([wrong, undefined]);
    rmSync(outer, { recursive: true });
  });
});

describe('UDP streams', () => {
  it('count from allowed addresses only, as values that grow old', () => {
    const streams = new SideStreams({
      host: '127.0.0.1',
      ports: { vision: 0, ultrasonic: 10003, battery: 10004 },
      allows: (address) => address === '127.0.0.1',
    });
    expect(streams.extras.map(({ name }) => name)).toEqual(['udp ultrasonic', 'udp battery']);
    const packet = (value: number): Buffer => {
      const bytes = Buffer.alloc(4);
      bytes.writeFloatBE(value);
      return bytes;
    };
    streams.take(0, packet(2), '::ffff:127.0.0.1', 0);
    streams.take(0, packet(1), '10.0.0.1', 0);
    streams.take(1, Buffer.from('nonsense'), '127.0.0.1', 0);
    expect(Array.from(streams.valuesOf('127.0.0.1', 500))).toEqual([0.5, 0.5]);
    streams.take(0, packet(1), '127.0.0.1', 400);
    streams.take(1, packet(9), '127.0.0.1', 400);
    expect(Array.from(streams.valuesOf('127.0.0.1', 500))).toEqual([0.25, 1]);
    expect(Array.from(streams.valuesOf('127.0.0.1', 1500))).toEqual([0.5, 0.5]);
    expect(Array.from(streams.valuesOf('10.0.0.1', 500))).toEqual([0.5, 0.5]);
    expect(streams.counters).toEqual({ packets: 5, refused: 1, malformed: 1 });
  });

  it('come in over a socket', async () => {
    const streams = new SideStreams({
      host: '127.0.0.1',
      ports: { vision: 0, ultrasonic: 0, battery: 0 },
      anyPort: ['ultrasonic'],
      allows: () => true,
    });
    await streams.listen();
    const sender = createSocket('udp4');
    const bytes = Buffer.alloc(4);
    bytes.writeFloatBE(1);
    while (streams.valuesOf('127.0.0.1', performance.now())[0] !== 0.25) {
      sender.send(bytes, streams.ports.ultrasonic, '127.0.0.1');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    sender.close();
    await streams.close();
  });
});

describe('every listener of a server with tokens', () => {
  let server: FieldbrainServer;
  let log = '';
  let base = '';
  beforeAll(async () => {
    const stream = {
      write: (line: string) => {
        log += line;
      },
    };
    server = await startServer({ ready: 0 }, { tokens, log: pino({ level: 'trace' }, stream) });
    base = `127.0.0.1:${server.ports.http}`;
  });
  afterAll(() => server.close());

  it('refuses without a token and with a wrong one, and lets the right one in', async () => {
    const wrong = { authorization: `Bearer ${hex()}` };
    const right = { authorization: `Bearer ${text.view}` };
    expect((await fetch(`http://${base}/metrics`)).status).toBe(401);
    expect((await fetch(`http://${base}/metrics`, { headers: wrong })).status).toBe(401);
    expect((await fetch(`http://${base}/metrics`, { headers: { authorization: 'Basic x' } })).status).toBe(401);
    expect((await fetch(`http://${base}/metrics`, { headers: right })).status).toBe(200);
    expect((await fetch(`http://${base}/metrics?token=${text.view}`)).status).toBe(200);
    expect(await refusedStatus(`ws://${base}/live`)).toBe(401);
    expect(await refusedStatus(`ws://${base}/live`, wrong)).toBe(401);
    expect(await refusedStatus(`ws://${base}/nowhere`, right)).toBe(404);
    const foxglove = `ws://127.0.0.1:${server.ports.foxglove}`;
    for (const headers of [{}, wrong])
      expect(await refusedStatus(foxglove, headers, 'foxglove.sdk.v1')).toBeGreaterThanOrEqual(401);
    const viewer = await TestViewer.connect(server.ports.http, right);
    expect(await viewer.find('hello')).toMatchObject({ role: 'view' });
    viewer.socket.terminate();
  });

  it('refuses other sites and other names', async () => {
    const right = { authorization: `Bearer ${text.admin}` };
    const evil = { ...right, origin: 'http://evil.example' };
    const bent = { ...right, host: 'evil.example' };
    expect(await refusedStatus(`ws://${base}/live`, evil)).toBe(403);
    expect(await refusedStatus(`ws://${base}/live`, bent)).toBe(403);
    expect(await refusedStatus(`ws://${base}/robot`, evil)).toBe(403);
    expect(await refusedStatus(`ws://${base}/robot`, bent)).toBe(403);
    const foxglove = `ws://127.0.0.1:${server.ports.foxglove}`;
    for (const headers of [evil, bent])
      expect(await refusedStatus(foxglove, headers, 'foxglove.sdk.v1')).toBeGreaterThanOrEqual(401);
    for (const headers of [evil, bent]) {
      expect(await statusOf('/metrics', headers)).toBe(403);
      expect(await statusOf('/', headers)).toBe(403);
    }
    expect(await statusOf('/metrics', { ...right, origin: `http://${base}` })).toBe(200);
    expect(await statusOf('/../../package.json', right)).toBe(404);
    expect(await statusOf('/%2e%2e/%2e%2e/package.json', right)).toBe(404);
  });

  it('refuses old robots and monitors, and keeps secrets out of the log', async () => {
    for (const version of [1, 2] as const) {
      const client = await ByteClient.connect(server.ports.robots, version);
      expect(await client.ask(2, [1, 24, 4, 1, 0])).toEqual({ type: 2, values: [-1, 2005, 1, 0, 0] });
      await client.closed();
    }
    expect(await firstLine(server.ports.monitor, 'ping')).toMatchObject({ status: 'error' });
    expect(await firstLine(server.ports.monitor, `token ${hex()}`)).toMatchObject({ status: 'error' });
    expect(await firstLine(server.ports.monitor, `token ${text.view}`)).toMatchObject({ status: 'connected' });
    expect(log).toMatch(/refused/);
    for (const secret of Object.values(text)) expect(log).not.toContain(secret);
  });

  it('gives each role what is its own', async () => {
    const viewer = await TestViewer.connect(server.ports.http, { authorization: `Bearer ${text.view}` });
    expect((await viewer.command({ command: 'emergencyStop' })).ok).toBe(true);
    expect(server.robotGateway.isStopped).toBe(true);
    expect(await viewer.command({ command: 'clearStop' })).toMatchObject({ ok: false, code: 'not-authorised' });
    expect(server.robotGateway.isStopped).toBe(true);
    const driver = await TestViewer.connect(server.ports.http, { authorization: `Bearer ${text.drive}` });
    expect((await driver.command({ command: 'clearStop' })).ok).toBe(true);
    expect(server.robotGateway.isStopped).toBe(false);
    expect(await driver.command({ command: 'save' })).toMatchObject({ ok: false, code: 'not-authorised' });
    for (const one of [viewer, driver]) one.socket.terminate();
  });

  /** fetch would not let a test set Host or keep dots in a path. */
  function statusOf(urlPath: string, headers: Record<string, string>): Promise<number> {
    return new Promise((resolve, reject) => {
      const request = http.get({ host: '127.0.0.1', port: server.ports.http, path: urlPath, headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.on('error', reject);
    });
  }
});

function firstLine(port: number, request: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: '127.0.0.1', port });
    let bytes = '';
    socket.write(`${request}\n`);
    socket.on('data', (more) => {
      bytes += more.toString();
      if (!bytes.includes('\n')) return;
      socket.destroy();
      resolve(JSON.parse(bytes.split('\n')[0]));
    });
    socket.on('error', reject);
  });
}
