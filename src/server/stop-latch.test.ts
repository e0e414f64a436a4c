import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { AskingRobot, renamedInputs } from '../../test/support/asking-robot.js';
import { until } from '../../test/support/brain-server.js';
import { ByteClient } from '../../test/support/byte-client.js';
import { fakeChild } from '../../test/support/fake-child.js';
import { startServer } from '../../test/support/test-server.js';
import { picarxOutputs } from '../robot/index.js';
import type { FieldbrainServer } from './index.js';
import { StopLatch, stopFile } from './stop-latch.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-stop-'));
const program = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-stop-child-'));
const childEntry = fakeChild(program);
afterAll(() => {
  for (const one of [folder, program]) rmSync(one, { recursive: true });
});
const [sensory, handshake] = [0, 2];

describe('the latch', () => {
  const place = (name: string): string => path.join(folder, name);
  const silent = (text: string): void => {
    throw new Error(text);
  };

  it('holds by name or for all, until it is cleared', () => {
    const latch = new StopLatch(undefined, silent);
    latch.stop('A');
    expect([latch.holds('A'), latch.holds('B'), latch.all]).toEqual([true, false, false]);
    latch.stop(undefined);
    latch.clear('A');
    expect([latch.holds('A'), latch.holds('B'), latch.all]).toEqual([true, true, true]);
    latch.stop('A');
    latch.clear(undefined);
    expect([latch.holds('A'), latch.holds('B'), latch.all]).toEqual([false, false, false]);
  });

  it('is on disk before the call returns, and nothing else is', () => {
    const latch = new StopLatch(folder, silent);
    latch.stop('A');
    latch.stop('B');
    latch.clear('B');
    expect(readdirSync(folder)).toEqual([stopFile]);
    const next = new StopLatch(folder, silent);
    next.load();
    expect([next.robots, next.all]).toEqual([['A'], false]);
    latch.clear(undefined);
    next.load();
    expect([next.robots, next.all]).toEqual([[], false]);
    rmSync(place(stopFile));
    next.stop(undefined);
    latch.load();
    expect(latch.all).toBe(true);
    rmSync(place(stopFile));
  });

  it.each(['', '{"version":1,"all":false', '{"version":2,"all":false,"robots":[]}', '{"all":false}'])(
    'stops all robots where its file says %j',
    (text) => {
      const told: string[] = [];
      writeFileSync(place(stopFile), text);
      const latch = new StopLatch(folder, (one) => told.push(one));
      latch.load();
      expect(latch.all).toBe(true);
      expect(told).toEqual([expect.stringContaining('cannot be read')]);
      rmSync(place(stopFile));
    },
  );

  it('holds and says so where it cannot be written', () => {
    const told: string[] = [];
    const latch = new StopLatch(place('missing'), (one) => told.push(one));
    latch.stop('A');
    expect(latch.holds('A')).toBe(true);
    expect(told).toEqual([expect.stringContaining('cannot be written')]);
  });
});

describe('an emergency stop', () => {
  let server: FieldbrainServer;
  afterEach(() => server.close());
  const zeros = [0, 0, 0, 0];
  const hello = (robot: string) => ({ robot, hardware: 'picarx', actuators: picarxOutputs });

  /** Connects, asks, leaves; gives the motors. */
  async function drive(robot: string, isRenamed = false) {
    const options = isRenamed ? { hello: { ...hello(robot), sensors: renamedInputs } } : {};
    const one = await new AskingRobot(server.ports.robots, robot, options).open();
    const motors = await one.ask();
    one.close();
    await until(`${robot} gone`, () => server.robots.robotSlot(robot)?.session === undefined, 60_000);
    return { motors, verbs: one.verbs };
  }

  it('belongs to the name: it survives a new description and a restart, and ends by clear alone', async () => {
    const checkpoints = { folder: path.join(folder, 'brains') };
    server = await startServer({ brains: 1, checkpoints }, { childEntry });
    expect((await drive('L1')).motors).not.toEqual(zeros);
    expect(await server.run({ command: 'emergencyStop', robot: 'L1' })).toEqual({ ok: true });
    expect(await drive('L1')).toEqual({ motors: zeros, verbs: ['stop'] });
    expect(await drive('L1', true)).toEqual({ motors: zeros, verbs: ['stop'] });
    expect(await drive('L1')).toEqual({ motors: zeros, verbs: ['stop'] });
    expect((await drive('L2')).motors).not.toEqual(zeros);
    await server.close();

    server = await startServer({ brains: 2, checkpoints }, { childEntry });
    // Known before the robot has come: it can be cleared, and others cannot.
    expect(await server.run({ command: 'clearStop', robot: 'L9' })).toMatchObject({ ok: false, code: 'no-such-robot' });
    expect(await drive('L1')).toEqual({ motors: zeros, verbs: ['stop'] });
    expect((await drive('L2')).motors).not.toEqual(zeros);
    expect(await server.run({ command: 'clearStop', robot: 'L1' })).toEqual({ ok: true });
    expect((await drive('L1')).motors).not.toEqual(zeros);
    await server.run({ command: 'emergencyStop' });
    await server.close();

    server = await startServer({ brains: 2, checkpoints }, { childEntry });
    expect(server.status().stopped).toBe(true);
    expect(await drive('L2')).toEqual({ motors: zeros, verbs: ['stop'] });
    expect(await server.run({ command: 'clearStop' })).toEqual({ ok: true });
    expect((await drive('L2')).motors).not.toEqual(zeros);
    expect(existsSync(path.join(checkpoints.folder, stopFile))).toBe(true);
  });

  it('of a robot without a name belongs to its address', async () => {
    server = await startServer({ brains: 2 }, { childEntry });
    const values = (count: number): number[] => Array.from({ length: count }, (_, i) => i / count);
    const ask = async (sensors: number) => {
      const client = await ByteClient.connect(server.ports.robots, 2);
      await client.ask(handshake, [1, sensors, 4, 1, 0]);
      const answer = await client.ask(sensory, values(sensors));
      client.close();
      return answer?.values;
    };
    expect(await ask(24)).not.toEqual(zeros);
    const [{ robot }] = server.robots.robotSlots;
    await server.run({ command: 'emergencyStop', robot });
    expect(await ask(24)).toEqual(zeros);
    // The same robot that says it has another sensor.
    expect(await ask(25)).toEqual(zeros);
    await server.run({ command: 'clearStop', robot });
    expect(await ask(25)).not.toEqual(zeros);
  });
});
