/** Recordings to datasets from the command line, value for value as the recording and as DuckDB reads them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordOutput } from '../../test/support/recorded-output.js';
import { sampleCycle, sampleRobot } from '../../test/support/telemetry-sample.js';
import { HubRecorder } from '../server/foxglove/hub-recorder.js';
import { Hub } from '../server/hub.js';
import type { CycleMessage, Telemetry } from '../server/telemetry.js';
import { readDataset } from '../store/dataset/read-dataset.js';
import { type DatasetReport, type ExportArguments, runExport, runInspectDataset } from './dataset.js';

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-export-'));
  out = path.join(folder, 'set');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function record(name: string, messages: readonly Telemetry[]): Promise<string> {
  const file = path.join(folder, name);
  const hub = new Hub();
  const recorder = await HubRecorder.start({ hub, file });
  for (const message of messages) hub.publish(message);
  await recorder.close();
  return file;
}

const sensor = (name: string) => ({ name, unit: 'm', minimum: 0, maximum: 4, safety: 'distance' });
const robot = (name = 'car', change = {}) =>
  sampleRobot(name, { sensors: [sensor('front'), sensor('rear')], ...change });

/** A cycle whose values say which it is. */
function cycle(at: number, change: Partial<CycleMessage> = {}, name = 'car'): CycleMessage {
  const one = sampleCycle(at, name);
  return { ...one, sensors: [at / 64, -at], reward: at / 128, motors: [at / 256, 0.1, -0.5, 0], ...change };
}
const cycles = (from: number, to: number, name = 'car') =>
  Array.from({ length: to - from }, (_, at) => cycle(from + at, {}, name));

async function exported(files: readonly string[], options: ExportArguments = {}): Promise<DatasetReport> {
  const output = recordOutput({ json: true });
  await runExport(files, { out, ...options }, output);
  return JSON.parse(output.answers.join('')) as DatasetReport;
}

it('makes a frame of each cycle that another follows, with what came of it', async () => {
  const file = await record('run.mcap', [robot(), ...cycles(1, 12)]);
  expect(await exported([file], { task: 'drive about' })).toMatchObject({
    ...{ folder: out, robot: 'picarx', fps: 20, episodes: 1, frames: 10, seconds: 0.5, tasks: ['drive about'] },
    state: [{ name: 'front', min: 1 / 64, max: 10 / 64 }, { name: 'rear' }],
    reward: { ends: 0 },
  });
  const { state, action, episodes } = await readDataset(out);
  expect(state).toEqual([sensor('front'), sensor('rear')]);
  expect(action.map(({ name }) => name)).toEqual(['forward', 'turn', 'pan', 'tilt']);
  const [{ states, actions, rewards, dones }] = episodes;
  expect([...states.subarray(0, 4)]).toEqual([1 / 64, -1, 2 / 64, -2]);
  expect([...actions.subarray(0, 4)]).toEqual([1 / 256, Math.fround(0.1), -0.5, 0]);
  // The reward of an action comes with the cycle after.
  expect([...rewards]).toEqual(Array.from({ length: 10 }, (_, at) => (at + 2) / 128));
  expect([...dones]).toEqual(Array(10).fill(0));
});

it('ends an episode at an end, a gap, a jump of the clock, a rest, a pause and a stop', async () => {
  const late = (ms: number) => (one: CycleMessage) => ({ ...one, timeMs: one.timeMs + ms });
  const file = await record('run.mcap', [
    robot(),
    ...cycles(1, 4),
    cycle(4, { terminated: true }),
    ...cycles(5, 8),
    // 8 is missing.
    ...cycles(9, 12),
    ...cycles(12, 15).map(late(-60_000)),
    ...cycles(15, 18).map(late(60_000)),
    robot('car', { paused: true }),
    ...cycles(18, 20).map(late(60_000)),
    robot('car', { stopped: true }),
    ...cycles(20, 22).map(late(60_000)),
    robot(),
    ...cycles(22, 24).map(late(60_000)),
  ]);
  await exported([file]);
  const { episodes } = await readDataset(out);
  expect(episodes.map(({ states }) => states[0] * 64)).toEqual([1, 5, 9, 12, 15, 22]);
  expect(episodes.map(({ frames }) => frames)).toEqual([3, 2, 2, 2, 2, 1]);
  expect(episodes.map(({ dones }) => [...dones].join(''))).toEqual(['001', '00', '00', '00', '00', '0']);
});

it('takes demonstrations for actions where that is asked for', async () => {
  const demonstration = [{ motor: 1, value: -0.25 }];
  const file = await record('run.mcap', [robot(), cycle(1), cycle(2, { demonstration }), cycle(3)]);
  const actionsOf = async () => [...(await readDataset(out)).episodes[0].actions];
  await exported([file]);
  expect((await actionsOf())[1]).toBeCloseTo(0.1);
  rmSync(out, { recursive: true });
  await exported([file], { demonstrations: true });
  const actions = await actionsOf();
  expect([actions[1], actions[5]]).toEqual([-0.25, Math.fround(0.1)]);
});

it('takes several robots and recordings of one kind, or one robot of many', async () => {
  const other = robot('tank', { sensors: [sensor('left'), sensor('right')] });
  const first = await record('a.mcap', [robot(), robot('bus'), ...cycles(1, 4), ...cycles(1, 4, 'bus')]);
  const second = await record('b.mcap', [robot(), other, ...cycles(7, 9), ...cycles(1, 9, 'tank')]);
  expect(await exported([first, second], { robot: 'car', fps: '10' })).toMatchObject({
    episodes: 2,
    frames: 3,
    fps: 10,
  });
  rmSync(out, { recursive: true });
  expect(await exported([first])).toMatchObject({ episodes: 2, frames: 4 });
  rmSync(out, { recursive: true });
  await expect(exported([first, second])).rejects.toThrow(
    /the robots car and tank have other sensors or motors.*--robot/,
  );
  await expect(exported([first], { robot: 'plane' })).rejects.toThrow(/no two cycles .* of the robot plane/);
});

it('refuses what is not a recording of a robot that drives', async () => {
  const text = path.join(folder, 'text.mcap');
  writeFileSync(text, 'no recording');
  await expect(exported([text])).rejects.toMatchObject({ code: 'file-invalid' });
  await expect(exported([path.join(folder, 'absent.mcap')])).rejects.toMatchObject({ code: 'file-unreadable' });
  await expect(exported([await record('idle.mcap', [robot(), cycle(1)])])).rejects.toThrow(/no two cycles/);
  const ragged = [robot(), cycle(1), cycle(2, { sensors: [1] })];
  await expect(exported([await record('ragged.mcap', ragged)])).rejects.toThrow(
    /ragged\.mcap: car, cycle 2: not usable as a dataset \(got 1 sensors and 4 motors, expected 2 sensors and 4 motors/,
  );
  await expect(runInspectDataset(path.join(folder, 'absent'), recordOutput())).rejects.toMatchObject({ status: 2 });
  await expect(runInspectDataset(folder, recordOutput())).rejects.toThrow(/meta[\\/]info\.json: cannot be read/);
});

it('shows what a dataset holds', async () => {
  await exported([await record('run.mcap', [robot(), ...cycles(1, 12)])]);
  const output = recordOutput();
  await runInspectDataset(out, output);
  const shown = output.answers.join('');
  expect(shown).toContain('1 episodes, 10 frames at 20 per second (0.500 s), robot picarx');
  expect(shown).toMatch(/front {2}0\.016 to 0\.156, mean 0\.086/);
});

it('is read by DuckDB as by our own reader, value for value', async () => {
  const file = await record('run.mcap', [
    robot(),
    ...cycles(1, 40),
    cycle(40, { terminated: true }),
    ...cycles(41, 60).map((one) => ({ ...one, sensors: [Math.sin(one.report.cycle), 1 / 3] })),
  ]);
  await exported([file], { task: 'drive ✓' });
  const { episodes, fps } = await readDataset(out);
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const rowsOf = async (pattern: string, order: string) => {
    const query = `SELECT * FROM read_parquet('${path.join(out, pattern)}') ORDER BY ${order}`;
    return (await connection.runAndReadAll(query)).getRowObjectsJS();
  };
  let index = 0;
  const expected = episodes.flatMap((one, episode) =>
    Array.from({ length: one.frames }, (_, frame) => {
      index += 1;
      return {
        'observation.state': [...one.states.subarray(2 * frame, 2 * frame + 2)],
        action: [...one.actions.subarray(4 * frame, 4 * frame + 4)],
        'next.reward': one.rewards[frame],
        'next.done': one.dones[frame] === 1,
        timestamp: Math.fround(frame / fps),
        frame_index: BigInt(frame),
        episode_index: BigInt(episode),
        index: BigInt(index - 1),
        task_index: 0n,
      };
    }),
  );
  expect(expected).toHaveLength(39 + 18);
  expect(await rowsOf('data/*/*.parquet', '"index"')).toEqual(expected);
  expect(await rowsOf('meta/tasks.parquet', 'task_index')).toEqual([{ task_index: 0n, task: 'drive ✓' }]);
  expect(await rowsOf('meta/episodes/*/*.parquet', 'episode_index')).toMatchObject([
    { tasks: ['drive ✓'], length: 39n, dataset_from_index: 0n, dataset_to_index: 39n, 'stats/index/count': [39n] },
    { tasks: ['drive ✓'], length: 18n, dataset_from_index: 39n, dataset_to_index: 57n, 'stats/index/max': [56] },
  ]);
  connection.closeSync();
  instance.closeSync();
});
