import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ByteClient, frameBytes } from '../../test/support/byte-client.js';
import { eventually } from '../../test/support/eventually.js';
import { startServer, TestViewer } from '../../test/support/test-server.js';
import type { FieldbrainServer } from './index.js';

const [sensory, action, handshake, error] = [0, 1, 2, 255];
const picarx = [1, 24, 4, 1, 0];
const values = (count: number): number[] => Array.from({ length: count }, (_, i) => i / count);

let server: FieldbrainServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function robot(version: 1 | 2 = 2): Promise<ByteClient> {
  const client = await ByteClient.connect(server.ports.robots, version);
  const reply = await client.ask(handshake, picarx);
  expect(reply).toEqual({ type: handshake, values: [1, 24, 4, 0, 15] });
  return client;
}

describe.each([1, 2] as const)('a client of version %i, written from the byte tables', (version) => {
  it('shakes hands and gets four finite motors for each sensor vector, with and without a reward', async () => {
    const client = await robot(version);
    for (let i = 0; i < 5; i += 1) {
      const answer = await client.ask(sensory, values(24 + (i % 2)));
      expect(answer?.type).toBe(action);
      expect(answer?.values).toHaveLength(4);
      expect(answer?.values.every((value) => Math.abs(value) <= 1)).toBe(true);
    }
    client.close();
  });

  it('gets the specified errors for wrong messages, and goes on', async () => {
    const early = await ByteClient.connect(server.ports.robots, version);
    expect(await early.ask(sensory, values(24))).toEqual({ type: error, values: [6, 3001] });
    expect(await early.ask(handshake, [1, 24, 7, 1, 0])).toEqual({ type: handshake, values: [-1, 2002, 1, 0, 0] });
    early.close();
    const client = await robot(version);
    expect(await client.ask(sensory, values(23))).toEqual({ type: error, values: [4, 7001] });
    expect(await client.ask(sensory, values(26))).toEqual({ type: error, values: [4, 7002] });
    expect(await client.ask(sensory, [])).toEqual({ type: error, values: [3, 7001] });
    expect((await client.ask(77, [1]))?.values[0]).toBe(1);
    expect((await client.ask(sensory, values(24)))?.type).toBe(action);
    client.close();
  });

  it('is answered once for each frame, however they are cut and heaped', async () => {
    const client = await robot(version);
    const bytes = Buffer.concat(Array.from({ length: 6 }, () => frameBytes(version, sensory, values(24))));
    for (let at = 0; at < bytes.length; at += 37) client.socket.write(bytes.subarray(at, at + 37));
    const types: (number | undefined)[] = [];
    for (let i = 0; i < 6; i += 1) types.push((await client.next())?.type);
    expect(types[0]).toBe(action);
    expect(types.every((type) => type === action || type === error)).toBe(true);
    // Nothing more comes: the next answer belongs to the next question.
    expect((await client.ask(77, []))?.values[0]).toBe(1);
    client.close();
  });
});

describe('a server', () => {
  it('gives the tail to callers of version 2 that sent more than five values', async () => {
    const client = await ByteClient.connect(server.ports.robots, 2);
    const reply = await client.ask(handshake, [...picarx, 320, 240]);
    expect(reply?.values.slice(0, 7)).toEqual([1, 24, 4, 0, 15, 4, 64]);
    expect(reply?.values[8]).toBe(server.ports.monitor);
    client.close();
  });

  it('ends a connection whose framing is lost', async () => {
    const client = await ByteClient.connect(server.ports.robots, 2);
    client.socket.write(Buffer.from('GET / HTTP/1.1\r\n\r\n'));
    expect((await client.next())?.values[0]).toBe(2);
    await client.closed();
  });

  it('closes the older connection of a robot that comes again, and keeps its brain', async () => {
    const first = await robot();
    await first.ask(sensory, values(24));
    const before = server.robots.robotSlots.find(({ session }) => session !== undefined)?.cycles ?? 0;
    const second = await robot();
    await first.closed();
    await second.ask(sensory, values(24));
    const robotSlot = server.robots.robotSlots.find(({ session }) => session !== undefined);
    expect(robotSlot?.cycles).toBe(before + 1);
    expect(robotSlot?.reconnects).toBeGreaterThan(0);
    second.close();
  });

  it('tells viewers what a robot senses and does', async () => {
    const viewer = await TestViewer.connect(server.ports.http);
    expect(await viewer.find('hello')).toMatchObject({ role: 'admin', stopped: false });
    const client = await robot();
    const answer = await client.ask(sensory, [...values(24), 0.5]);
    const cycle = await viewer.find('cycle', ({ reward }) => reward === 0.5);
    expect(cycle.motors).toEqual(answer?.values);
    expect(cycle.sensors).toEqual(values(24).map(Math.fround));
    expect(cycle.counters).toMatchObject({ failedCycles: 0, nonFinite: 0 });
    expect(cycle.counters.launches).toBeGreaterThan(0);
    const info = await viewer.find('robot', ({ connected }) => connected);
    expect([info.sensors.length, info.motors.map(({ name }) => name)]).toEqual([
      24,
      ['forward', 'turn', 'pan', 'tilt'],
    ]);
    const stages = Object.values(info.brain.stages ?? {});
    expect(stages.length > 3 && stages.some((us) => us > 0)).toBe(true);
    viewer.socket.terminate();
    client.close();
  });

  it('latches the emergency stop until it is cleared', async () => {
    const viewer = await TestViewer.connect(server.ports.http);
    const client = await robot();
    expect((await viewer.command({ command: 'emergencyStop' })).ok).toBe(true);
    for (let i = 0; i < 3; i += 1) expect((await client.ask(sensory, values(24)))?.values).toEqual([0, 0, 0, 0]);
    // Coming again does not free a robot.
    client.close();
    const again = await robot();
    expect((await again.ask(sensory, values(24)))?.values).toEqual([0, 0, 0, 0]);
    expect((await viewer.command({ command: 'clearStop' })).ok).toBe(true);
    const { cycles } = server.robots.counters;
    await again.ask(sensory, values(24));
    expect(server.robots.counters.cycles).toBe(cycles + 1);
    viewer.socket.terminate();
    again.close();
  });

  it('lets a person drive while the brain watches', async () => {
    const viewer = await TestViewer.connect(server.ports.http);
    const other = await TestViewer.connect(server.ports.http);
    const client = await robot();
    const name = server.robots.robotSlots.find(({ session }) => session !== undefined)?.robot ?? '';
    const motors = [0.5, -0.25, 0, 1];
    const drive = { command: 'drive', robot: name, motors };
    expect(await viewer.command(drive)).toMatchObject({ ok: false, code: 'not-driver' });
    expect(await viewer.command({ command: 'takeover', robot: name, drive: true, teach: true })).toMatchObject({
      code: 'usage',
      text: expect.stringContaining('brain.demonstrations'),
    });
    expect((await viewer.command({ command: 'takeover', robot: name, drive: true })).ok).toBe(true);
    expect(await other.command({ command: 'takeover', robot: name, drive: true })).toMatchObject({ code: 'taken' });
    // Nobody has said anything yet: the robot stands.
    expect((await client.ask(sensory, values(24)))?.values).toEqual([0, 0, 0, 0]);
    let answer: readonly number[] | undefined;
    // What a person says holds for a moment only: on a slow machine it may be over before the robot asks.
    while (answer?.[0] !== 0.5) {
      await viewer.command(drive);
      answer = (await client.ask(sensory, values(24)))?.values;
    }
    expect(answer).toEqual(motors);
    const shadow = await viewer.find('cycle', (cycle) => cycle.motors[0] === 0.5);
    expect(shadow.wanted).not.toEqual(motors);
    expect((await viewer.command({ command: 'takeover', robot: name, drive: false })).ok).toBe(true);
    for (const one of [viewer, other]) one.socket.terminate();
    client.close();
  });

  it('gives a robot back to its brain when the person who drove it leaves', async () => {
    const [viewer, other] = [await TestViewer.connect(server.ports.http), await TestViewer.connect(server.ports.http)];
    const client = await robot();
    const slot = server.robots.robotSlots.find(({ session }) => session !== undefined);
    const name = slot?.robot ?? '';
    expect((await viewer.command({ command: 'takeover', robot: name, drive: true })).ok).toBe(true);
    expect(slot?.driver.kind).toBe('person');
    viewer.socket.terminate();
    // Messages from before the takeover name the brain too, so the slot itself is asked.
    await eventually(() => expect(slot?.driver.kind).toBe('brain'));
    expect((await other.command({ command: 'takeover', robot: name, drive: true })).ok).toBe(true);
    // Another viewer that leaves changes nothing.
    (await TestViewer.connect(server.ports.http)).socket.terminate();
    expect((await other.command({ command: 'drive', robot: name, motors: [0, 0, 0, 0] })).ok).toBe(true);
    other.socket.terminate();
    client.close();
  });

  it('pauses, steps, tunes and resets a brain', async () => {
    const viewer = await TestViewer.connect(server.ports.http);
    const client = await robot();
    const name = server.robots.robotSlots.find(({ session }) => session !== undefined)?.robot ?? '';
    const cycles = (): number => server.robots.robotSlot(name)?.cycles ?? -1;
    await viewer.command({ command: 'pause', robot: name, paused: true });
    const before = cycles();
    await client.ask(sensory, values(24));
    expect(cycles()).toBe(before);
    await viewer.command({ command: 'step', robot: name });
    await client.ask(sensory, values(24));
    await client.ask(sensory, values(24));
    expect(cycles()).toBe(before + 1);
    await viewer.command({ command: 'pause', robot: name, paused: false });
    expect((await viewer.command({ command: 'setParameter', robot: name, parameter: 'noise', value: 0.5 })).ok).toBe(
      true,
    );
    expect(server.robots.robotSlot(name)?.parameters.noise).toBe(0.5);
    expect(await viewer.command({ command: 'setParameter', parameter: 'nonsense', value: 1 })).toMatchObject({
      code: 'no-such-parameter',
    });
    expect(
      await viewer.command({ command: 'setParameter', robot: name, parameter: 'memory', value: 1.5 }),
    ).toMatchObject({
      code: 'input-invalid',
      text: expect.stringContaining('from 0 to 1'),
    });
    expect(server.robots.robotSlot(name)?.parameters.memory).toBe(1);
    expect((await viewer.command({ command: 'reset', robot: name })).ok).toBe(true);
    await client.ask(sensory, values(24));
    const born = await viewer.find('cycle', ({ report }) => report.cycle === 1);
    expect(born.robot).toBe(name);
    expect(await viewer.command({ command: 'save' })).toMatchObject({ ok: false, code: 'usage' });
    expect(await viewer.command({ command: 'nonsense' })).toMatchObject({ ok: false, code: 'input-invalid' });
    viewer.socket.terminate();
    client.close();
  });

  it('shows a field where it is asked for', async () => {
    const viewer = await TestViewer.connect(server.ports.http);
    const client = await robot();
    await client.ask(sensory, values(24));
    const name = server.robots.robotSlots.find(({ session }) => session !== undefined)?.robot ?? '';
    const frame = new Promise<Buffer>((resolve) => {
      viewer.socket.on('message', (data, isBinary) => isBinary && resolve(data as Buffer));
    });
    await viewer.command({ command: 'watchField', robot: name, group: 'content', hz: 20, edge: 2 });
    const { decodeFieldFrame } = await import('./index.js');
    const field = decodeFieldFrame(await frame);
    expect(field).toMatchObject({ robot: name, group: 'content', edge: 2, fieldEdge: 4 });
    expect(field?.data).toHaveLength(8);
    expect(Math.max(...(field?.data ?? []))).toBe(255);
    viewer.socket.terminate();
    client.close();
  });

  it('takes no pictures for a viewer that does not read, and takes them again once it does', async () => {
    const viewer = await TestViewer.connect(server.ports.http);
    const client = await robot();
    await client.ask(sensory, values(24));
    const name = server.robots.robotSlots.find(({ session }) => session !== undefined)?.robot ?? '';
    const picture = (): Promise<void> =>
      new Promise((resolve) => {
        viewer.socket.on('message', (_data, isBinary) => isBinary && resolve());
      });
    const taken = async (): Promise<number> => {
      const text = await (await fetch(`http://127.0.0.1:${server.ports.http}/metrics`)).text();
      return Number(/^fieldbrain_field_pictures_total (\d+)$/m.exec(text)?.[1]);
    };
    const seen = picture();
    await viewer.command({ command: 'watchField', robot: name, group: 'content', hz: 20, edge: 2 });
    await seen;
    viewer.socket.pause();
    // Sockets would hold thousands of such pictures; the first that are not read end it.
    const counts = [await taken()];
    for (let look = 0; look < 100 && counts.at(-1) !== counts.at(-2); look += 1) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      counts.push(await taken());
    }
    expect(counts.at(-1)).toBe(counts.at(-2));
    const again = picture();
    viewer.socket.resume();
    await again;
    await picture();
    viewer.socket.terminate();
    client.close();
  });

  it('goes on at its own pace when a viewer does not read', async () => {
    const slow = await TestViewer.connect(server.ports.http);
    await slow.find('hello');
    slow.socket.pause();
    const client = await robot();
    const { cycles } = server.robots.counters;
    const text = 'x'.repeat(20_000);
    const event = { type: 'event', timeMs: 0, level: 'info', code: 'flood', text } as const;
    for (let i = 0; i < 50; i += 1) {
      // More than sockets and the viewer's ring can hold.
      for (let k = 0; k < 60; k += 1) server.hub.publish(event);
      expect((await client.ask(sensory, values(24)))?.type).toBe(action);
    }
    expect(server.robots.counters.cycles).toBe(cycles + 50);
    expect(server.hub.dropped).toBeGreaterThan(0);
    expect(server.robots.robotSlots.every(({ failedCycles }) => failedCycles === 0)).toBe(true);
    slow.socket.terminate();
    client.close();
  });

  it('says how it is: health, readiness, metrics, monitor', async () => {
    const base = `http://127.0.0.1:${server.ports.http}`;
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    expect((await fetch(`${base}/readyz`)).status).toBe(200);
    const text = await (await fetch(`${base}/metrics`)).text();
    expect(Number(/^fieldbrain_cycles_total (\d+)$/m.exec(text)?.[1])).toBe(server.robots.counters.cycles);
    expect(text).toMatch(/^fieldbrain_cycle_p99_milliseconds [\d.]+$/m);
    for (const name of ['device_busy_seconds_total', 'brain_cpu_seconds_total', 'cpu_seconds_total'])
      expect(Number(new RegExp(`^fieldbrain_${name} (.+)$`, 'm').exec(text)?.[1])).toBeGreaterThan(0);
    const lines = await monitor(server.ports.monitor, ['ping', 'telemetry', 'nonsense', 'server_status']);
    expect(lines.map(({ status }) => status)).toEqual(['connected', 'success', 'success', 'error', 'success']);
    const [record] = Object.values(lines[2].data ?? {}) as Record<string, unknown>[];
    for (const name of ['cycle', 'energy', 'confidence', 'mode', 'information', 'novelty', 'exploration', 'error'])
      expect(record).toHaveProperty(name);
    for (const name of ['motors', 'sensors', 'cycle_ms', 'hz']) expect(record).toHaveProperty(name);
  });
});

interface MonitorLine {
  readonly status: string;
  readonly data?: Record<string, unknown>;
}

async function monitor(port: number, requests: readonly string[]): Promise<MonitorLine[]> {
  const net = await import('node:net');
  const readline = await import('node:readline');
  const socket = net.connect({ host: '127.0.0.1', port });
  socket.write(requests.map((request) => `${request}\n`).join(''));
  const lines: MonitorLine[] = [];
  for await (const line of readline.createInterface({ input: socket })) {
    lines.push(JSON.parse(line) as MonitorLine);
    if (lines.length > requests.length) break;
  }
  socket.destroy();
  return lines;
}
