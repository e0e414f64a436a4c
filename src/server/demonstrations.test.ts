import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleCycle } from '../../test/support/telemetry-sample.js';
import { smallBrain, startServer } from '../../test/support/test-server.js';
import { BrainConnection, type ConnectionOptions, detailCode } from '../robot/index.js';
import { picarxInputs, picarxOutputs } from '../robot/picarx/dictionary.js';
import { HubRecorder } from './foxglove/hub-recorder.js';
import { Hub } from './hub.js';
import type { FieldbrainServer } from './index.js';
import { replayIntoBrains } from './replay-brain.js';
import type { CycleMessage } from './telemetry.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-demonstrations-'));
afterAll(() => rmSync(folder, { recursive: true }));
const students = { ...smallBrain, demonstrations: true };
const S = picarxInputs.length;

/** A robot without a body: it asks and waits, and keeps what it was refused with. */
class Asker {
  readonly connection: BrainConnection;
  readonly refused: number[] = [];
  #wake: (() => void) | undefined;
  #motors: Float32Array | undefined;

  constructor(server: FieldbrainServer, robot: string, options: Partial<ConnectionOptions> = {}) {
    const wake = (): void => this.#wake?.();
    this.connection = new BrainConnection(
      {
        accepted: wake,
        motors: (motors) => {
          this.#motors = motors.slice();
          wake();
        },
        dropped: () => undefined,
        refused: (_wire, detail) => {
          this.refused.push(detail);
          wake();
        },
        verb: () => ({ accepted: true, armed: false, stopped: false }),
        acknowledged: () => undefined,
        fault: () => undefined,
        lost: () => this.connection.close(),
      },
      {
        ...{ host: '127.0.0.1', port: server.ports.robots, version: 3, hardwareCode: 1, demonstrations: true },
        hello: { robot, hardware: 'picarx', sensors: picarxInputs, actuators: picarxOutputs },
        ...{ deadlineMs: 60_000, givenUpMs: 60_000 },
        ...options,
      },
    );
  }

  async open(): Promise<this> {
    this.connection.open();
    await this.#until(() => this.connection.isReady || this.refused.length > 0);
    return this;
  }

  /** Asks; a vector that a busy machine made too old is sent again. */
  async ask(step: number, demonstration?: ArrayLike<number>): Promise<Float32Array | undefined> {
    const values = Float32Array.from({ length: S }, (_, i) => 0.5 + 0.4 * Math.sin(step * 0.3 + i));
    for (;;) {
      this.#motors = undefined;
      this.refused.length = 0;
      this.connection.request(values, 0, performance.now(), demonstration);
      await this.#until(() => this.#motors !== undefined || this.refused.length > 0);
      if (this.refused[0] !== detailCode.stale) return this.#motors;
    }
  }

  async #until(holds: () => boolean): Promise<void> {
    while (!holds())
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
  }
}

const demonstrationOf = (step: number): number[] => [
  0.8,
  Math.sin(step),
  step % 3 === 0 ? Number.NaN : -0.4,
  Number.NaN,
];

it('a server without brain.demonstrations refuses a robot that teaches with a code of its own, and says which setting', async () => {
  const server = await startServer({ ready: 0 });
  const events = server.hub.subscribe({ types: ['event'] });
  const teacher = await new Asker(server, 'teacher').open();
  expect(teacher.refused).toEqual([detailCode.demonstrationsNotTaken]);
  expect(server.robots.robotSlots).toEqual([]);
  const said: string[] = [];
  for (let event = events.take(); event !== undefined; event = events.take())
    if (event.type === 'event' && event.code === 'robot-refused') said.push(event.text);
  expect(said).toEqual([expect.stringMatching(/brain\.demonstrations/)]);
  await server.close();
});

describe('a server of students', () => {
  it('teaches what is about the last cycle of a brain and nothing else, and its recording replays bit for bit', async () => {
    const record = path.join(folder, 'taught.mcap');
    const server = await startServer({ brain: students, record, brains: 1 });
    const cycles = server.hub.subscribe({ types: ['cycle'], capacity: 1000 });
    const teacher = await new Asker(server, 'teacher').open();
    // Before the first motion there is nothing to speak of.
    await teacher.ask(0, demonstrationOf(0));
    for (let step = 1; step < 20; step += 1) await teacher.ask(step, demonstrationOf(step));
    // While the robot is held, and after it, the last motion was none of the brain's.
    await server.run({ command: 'pause', robot: 'teacher', paused: true });
    expect([...((await teacher.ask(20, demonstrationOf(20))) ?? [])]).toEqual([0, 0, 0, 0]);
    await server.run({ command: 'pause', robot: 'teacher', paused: false });
    await teacher.ask(21, demonstrationOf(21));
    await teacher.ask(22, demonstrationOf(22));
    // A brain that was made anew has had no cycle.
    await server.run({ command: 'reset', robot: 'teacher', seed: 5 });
    await teacher.ask(23, demonstrationOf(23));
    await teacher.ask(24, demonstrationOf(24));
    // Frozen, it still hears, and learns nothing of it.
    await server.run({ command: 'setParameter', robot: 'teacher', parameter: 'learn', value: 0 });
    const read = async (): Promise<Float32Array> => {
      const robotSlot = server.robots.robotSlot('teacher');
      const pool = robotSlot && server.robots.poolOf(robotSlot);
      if (robotSlot === undefined || pool === undefined) throw new Error('no robotSlot');
      return pool.ask({ kind: 'read', batch: robotSlot.batch, what: 'actor' });
    };
    const frozen = await read();
    for (let step = 25; step < 30; step += 1) await teacher.ask(step, demonstrationOf(step));
    expect(await read()).toEqual(frozen);
    const robotSlot = server.robots.robotSlot('teacher');
    expect([robotSlot?.demonstrations, robotSlot?.demonstrationsPassedOver]).toEqual([19 + 1 + 1 + 5, 3]);
    // A person at the wheel shows it, if they say so: what was driven in one cycle is the demonstration of the next.
    await server.run({ command: 'setParameter', robot: 'teacher', parameter: 'learn', value: 1 });
    await server.run({ command: 'takeover', robot: 'teacher', drive: true, teach: true });
    for (let step = 30, shown = 0; shown < 2; step += 1) {
      await server.run({ command: 'drive', robot: 'teacher', motors: [0.5, -0, -0.25, 1] });
      // On a machine that is busy the person's hand may have been gone for too long.
      if ((await teacher.ask(step))?.[0] === 0.5) shown += 1;
    }
    await server.run({ command: 'takeover', robot: 'teacher', drive: false });
    await teacher.ask(98);
    await teacher.ask(99);
    const seen: CycleMessage[] = [];
    for (let one = cycles.take(); one !== undefined; one = cycles.take()) if (one.type === 'cycle') seen.push(one);
    expect(seen.map(({ demonstration }) => demonstration?.length ?? 0).slice(0, 4)).toEqual([0, 3, 3, 2]);
    expect(seen[1].demonstration?.[0]).toEqual({ motor: 0, value: Math.fround(0.8) });
    const shown = seen.slice(29);
    shown.forEach(({ demonstration }, at) => {
      const isShown = at > 0 && shown[at - 1].motors[0] === 0.5;
      expect(demonstration?.map(({ value }) => value)).toEqual(isShown ? [0.5, 0, -0.25, 1] : undefined);
    });
    expect(shown.at(-2)?.demonstration).toBeDefined();
    teacher.connection.close();
    await server.close();
    expect(existsSync(record)).toBe(true);
    const [replay] = await replayIntoBrains(record);
    expect(replay).toEqual({ robot: 'teacher', cycles: seen.length, differing: 0, note: '' });
  });

  it('that share a batch pass over demonstrations about a cycle that others have overtaken', async () => {
    const server = await startServer({ brain: students, brains: 2, batch: 2 });
    const one = await new Asker(server, 'one').open();
    const two = await new Asker(server, 'two').open();
    await one.ask(0);
    await one.ask(1, demonstrationOf(1));
    await two.ask(0);
    await one.ask(2, demonstrationOf(2));
    await one.ask(3, demonstrationOf(3));
    const robotSlot = server.robots.robotSlot('one');
    expect([robotSlot?.demonstrations, robotSlot?.demonstrationsPassedOver]).toEqual([2, 1]);
    one.connection.close();
    two.connection.close();
    await server.close();
  });
});

it('a recording whose first cycle is missing is not compared, and says so', async () => {
  const file = path.join(folder, 'late.mcap');
  const hub = new Hub();
  const recorder = await HubRecorder.start({ hub, file });
  const channels = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `c${i}`, min: 0, max: 1 }));
  const { device, size, bankRows, planner } = smallBrain;
  const born = { ...{ device, size, bankRows, planner }, mode: 'deployment', precision: 'f32', seed: 1, brains: 1 };
  const configuration = JSON.stringify({ ...born, sensors: channels(2), motors: channels(4) });
  const details = { beginning: 'newborn', cycle: 0, file: '', configuration, parameters: '{}' };
  const event = { type: 'event', timeMs: 1, level: 'info', code: 'brain-open', text: '', robot: 'car' } as const;
  hub.publish({ ...event, details });
  hub.publish(sampleCycle(2, 'car'));
  await recorder.close();
  const [replay] = await replayIntoBrains(file);
  expect(replay).toMatchObject({ cycles: 0, note: expect.stringContaining('cycles 1 to 1') });
});
