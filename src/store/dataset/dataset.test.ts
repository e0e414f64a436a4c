/** Datasets on disk: what is written is read back, its schema and metadata are LeRobot's, and whatever is wrong is refused with its file. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { type FileMetaData, parquetMetadata, parquetReadObjects } from 'hyparquet';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Dataset, DatasetEpisode } from './dataset.js';
import { type Column, encodeParquet } from './parquet.js';
import { readDataset } from './read-dataset.js';
import { statisticsOf } from './statistics.js';
import { writeDataset } from './write-dataset.js';

let scratch: string;
let folder: string;
beforeEach(() => {
  scratch = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-dataset-'));
  folder = path.join(scratch, 'set');
});
afterEach(() => rmSync(scratch, { recursive: true }));

function episode(frames: number, task = 'drive', states = 2, actions = 2): DatasetEpisode {
  const values = (count: number, scale: number): Float32Array =>
    Float32Array.from({ length: count }, (_, at) => Math.sin(scale * at + frames));
  return {
    task,
    frames,
    states: values(frames * states, 0.7),
    actions: values(frames * actions, 0.3),
    rewards: values(frames, 0.1),
    dones: Uint8Array.from({ length: frames }, (_, at) => (at === frames - 1 ? 1 : 0)),
  };
}

function sample(episodes: readonly DatasetEpisode[] = [episode(3), episode(2, 'park'), episode(4)]): Dataset {
  return {
    robot: 'toy',
    fps: 20,
    state: [{ name: 'front', unit: 'm', minimum: 0, maximum: 4, safety: 'distance' }, { name: 'battery' }],
    action: [{ name: 'left', minimum: -1, maximum: 1, role: 'drive' }, { name: 'right' }],
    episodes,
  };
}

const bytesOf = (name: string): ArrayBuffer => {
  const bytes = readFileSync(path.join(folder, name));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
};
const rowsOf = (name: string) => parquetReadObjects({ file: bytesOf(name) });
const data = 'data/chunk-000/file-000.parquet';
const episodes = 'meta/episodes/chunk-000/file-000.parquet';

it('is read back as it was written, in one file or in many', async () => {
  const value = fc.float({ noNaN: true, noDefaultInfinity: true });
  const vector = (count: number) =>
    fc.array(value, { minLength: count, maxLength: count }).map((v) => Float32Array.from(v));
  const shape = fc.record({ states: fc.integer({ min: 1, max: 4 }), actions: fc.integer({ min: 1, max: 3 }) });
  const anyDataset = shape.chain(({ states, actions }) => {
    const one = fc.integer({ min: 1, max: 6 }).chain((frames) =>
      fc.record({
        task: fc.constantFrom('drive', 'park', 'ümläut ✓'),
        frames: fc.constant(frames),
        states: vector(frames * states),
        actions: vector(frames * actions),
        rewards: vector(frames),
        dones: fc.uint8Array({ minLength: frames, maxLength: frames, max: 1 }),
      }),
    );
    const named = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ name: `n${at}`, minimum: -1 - at, maximum: 1 }));
    return fc.record({
      robot: fc.constant('toy'),
      fps: fc.integer({ min: 1, max: 240 }),
      state: fc.constant(named(states)),
      action: fc.constant(named(actions)),
      episodes: fc.array(one, { minLength: 1, maxLength: 5 }),
    });
  });
  let count = 0;
  await fc.assert(
    fc.asyncProperty(anyDataset, fc.constantFrom(1, 200, 1e8), async (dataset, fileBytes) => {
      count += 1;
      const place = path.join(scratch, `any-${count}`);
      await writeDataset(dataset, place, { fileBytes });
      expect(await readDataset(place)).toEqual(dataset);
    }),
    { numRuns: 40 },
  );
});

/** Top columns with their types, lists in brackets. */
function schemaOf({ schema }: FileMetaData): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [at, { name, type, num_children, converted_type }] of schema.entries()) {
    if (at === 0 || name === 'list' || name === 'element') continue;
    found[name] = num_children === undefined ? (type ?? '') : `${converted_type} ${schema[at + 2].type}`;
  }
  return found;
}

it('has the schema and the metadata that LeRobot reads', async () => {
  await writeDataset(sample(), folder);
  expect(schemaOf(parquetMetadata(bytesOf(data)))).toEqual({
    'observation.state': 'LIST FLOAT',
    action: 'LIST FLOAT',
    'next.reward': 'FLOAT',
    'next.done': 'BOOLEAN',
    timestamp: 'FLOAT',
    ...{ frame_index: 'INT64', episode_index: 'INT64', index: 'INT64', task_index: 'INT64' },
  });
  expect(parquetMetadata(bytesOf(data)).row_groups.map(({ num_rows }) => Number(num_rows))).toEqual([3, 2, 4]);
  expect((await rowsOf(data))[3]).toMatchObject({
    timestamp: 0,
    ...{ frame_index: 0n, episode_index: 1n, index: 3n, task_index: 1n },
  });
  const info = JSON.parse(readFileSync(path.join(folder, 'meta/info.json'), 'utf8'));
  expect(info).toMatchObject({
    codebase_version: 'v3.0',
    robot_type: 'toy',
    ...{ total_episodes: 3, total_frames: 9, total_tasks: 2, chunks_size: 1000, fps: 20, video_path: null },
    splits: { train: '0:3' },
    data_path: 'data/chunk-{chunk_index:03d}/file-{file_index:03d}.parquet',
  });
  expect(info.features['observation.state']).toMatchObject({
    dtype: 'float32',
    shape: [2],
    names: ['front', 'battery'],
  });
  expect(info.features.index).toEqual({ dtype: 'int64', shape: [1], names: null });
  const places = await rowsOf(episodes);
  expect(places[1]).toMatchObject({
    ...{ episode_index: 1n, tasks: ['park'], length: 2n, dataset_from_index: 3n, dataset_to_index: 5n },
    ...{
      'data/chunk_index': 0n,
      'data/file_index': 0n,
      'meta/episodes/chunk_index': 0n,
      'meta/episodes/file_index': 0n,
    },
    ...{ 'stats/frame_index/max': [1], 'stats/frame_index/count': [2n] },
  });
  const tasks = parquetMetadata(bytesOf('meta/tasks.parquet'));
  const pandas = JSON.parse(tasks.key_value_metadata?.find(({ key }) => key === 'pandas')?.value ?? '');
  expect(pandas.index_columns).toEqual(['task']);
  expect(pandas.columns.map(({ field_name }: { field_name: string }) => field_name)).toEqual(['task_index', 'task']);
  expect(await rowsOf('meta/tasks.parquet')).toEqual([
    { task_index: 0n, task: 'drive' },
    { task_index: 1n, task: 'park' },
  ]);
  const statistics = JSON.parse(readFileSync(path.join(folder, 'meta/stats.json'), 'utf8'));
  expect(statistics.frame_index).toMatchObject({ min: [0], max: [3], count: [9] });
  expect(statistics.action.mean).toHaveLength(2);
  expect(readdirSync(scratch)).toEqual(['set']);
});

it('counts mean and deviation as they are', () => {
  const { mean, std, min, max } = statisticsOf([1, 10, 3, 10, 5, 10], 2);
  expect(mean).toEqual([3, 10]);
  expect(std[0]).toBeCloseTo(Math.sqrt(8 / 3));
  expect([std[1], min, max]).toEqual([0, [1, 10], [5, 10]]);
});

it('goes into a new or an empty folder only', async () => {
  mkdirSync(folder);
  await writeDataset(sample(), folder);
  await expect(writeDataset(sample(), folder)).rejects.toThrow(/there already/);
  writeFileSync(path.join(scratch, 'file'), '');
  await expect(writeDataset(sample(), path.join(scratch, 'file'))).rejects.toThrow(/there already/);
  await expect(writeDataset(sample(), path.join(scratch, 'file', 'set'))).rejects.toMatchObject({ code: 'usage' });
  const nan = { ...episode(2), rewards: Float32Array.of(0, Number.NaN) };
  await expect(writeDataset(sample([nan]), path.join(scratch, 'nan'))).rejects.toThrow(/episode 0 is not usable/);
  expect(existsSync(path.join(scratch, 'nan'))).toBe(false);
});

/** Changes the info of the dataset. */
function changeInfo(change: (info: Record<string, never>) => unknown): void {
  const file = path.join(folder, 'meta/info.json');
  const info = JSON.parse(readFileSync(file, 'utf8'));
  change(info);
  writeFileSync(file, JSON.stringify(info));
}

/** Writes the frames again, with some columns changed or left out. */
async function changeFrames(change: (columns: Column[]) => Column[]): Promise<void> {
  const rows = await rowsOf(data);
  const column = (name: string, type: Column['type'], isList = false): Column => ({
    ...{ name, type, isList },
    data: rows.map((row) => row[name]),
  });
  const columns = change([
    column('observation.state', 'float', true),
    column('action', 'float', true),
    column('next.reward', 'float'),
    column('next.done', 'bool'),
    column('timestamp', 'float'),
    ...['frame_index', 'episode_index', 'index', 'task_index'].map((name) => column(name, 'int64')),
  ]);
  writeFileSync(path.join(folder, data), encodeParquet(columns, [columns[0].data.length]));
}

const replaced = (columns: Column[], name: string, at: number, value: unknown): Column[] =>
  columns.map((one) =>
    one.name === name ? { ...one, data: one.data.map((old, row) => (row === at ? value : old)) } : one,
  );

type Damage = readonly [what: string, file: string, wrong: RegExp, damage: () => unknown];
const rewritten = (name: string, file: string, at: number, value: unknown, wrong: RegExp): Damage => [
  ...([`${name} ${String(value)} at row ${at}`, file, wrong] as const),
  () => changeFrames((columns) => replaced(columns, name, at, value)),
];
const info = 'meta/info.json';
const set = (key: string, value: unknown) => () => changeInfo((one) => Object.assign(one, { [key]: value }));

const damages: readonly Damage[] = [
  ['no info', info, /cannot be read \(got ENOENT/, () => rmSync(path.join(folder, info))],
  ['info that is not JSON', info, /not JSON/, () => writeFileSync(path.join(folder, info), '{"a":')],
  ['a former version', info, /another version \(got v2\.1/, set('codebase_version', 'v2.1')],
  ['no version', info, /another version \(got undefined/, set('codebase_version', undefined)],
  ['a rate of nothing', info, /wrong at fps/, set('fps', 0)],
  ['a wrong rate', data, /the times do not fit the rate at frame 1 of episode 0/, set('fps', 25)],
  ['a rate that is nearly right', data, /the times do not fit the rate/, set('fps', 20.2)],
  ['frames of another planet', info, /too large/, set('total_frames', 2 ** 50)],
  ['negative frames', info, /wrong at total_frames/, set('total_frames', -1)],
  [
    'a frame too many',
    episodes,
    /another number of frames than the info says \(got 9, expected 10/,
    set('total_frames', 10),
  ],
  ['an episode too many', episodes, /another number of episodes than the info says/, set('total_episodes', 4)],
  ['an episode too few', episodes, /more episodes than the info says/, set('total_episodes', 2)],
  ['a task too many', 'meta/tasks.parquet', /another number of tasks/, set('total_tasks', 3)],
  ['data elsewhere', info, /another data_path/, set('data_path', '../../{chunk_index:03d}')],
  ['no actions', info, /no feature action/, () => changeInfo(({ features }) => delete features['action' as never])],
  [
    'a shape that lies',
    data,
    /observation\.state is ragged at frame 0 of episode 0 \(got 2 values, expected 3/,
    () =>
      changeInfo(({ features }) => Object.assign(features['observation.state'] as object, { shape: [3], names: null })),
  ],
  [
    'a shape beyond all sense',
    info,
    /observation\.state has a wrong shape/,
    () => changeInfo(({ features }) => Object.assign(features['observation.state'] as object, { shape: [2 ** 40] })),
  ],
  [
    'names that are too few',
    info,
    /action has another number of names/,
    () => changeInfo(({ features }) => Object.assign(features['action' as never] as object, { names: ['one'] })),
  ],
  ['no tasks', 'meta/tasks.parquet', /cannot be read/, () => rmSync(path.join(folder, 'meta/tasks.parquet'))],
  [
    'no episodes',
    'meta/episodes',
    /no episodes/,
    () => rmSync(path.join(folder, 'meta/episodes'), { recursive: true }),
  ],
  ['no frames', data, /cannot be read/, () => rmSync(path.join(folder, data))],
  ['an empty file', data, /not a whole Parquet file/, () => truncateSync(path.join(folder, data), 0)],
  ['half a file', data, /not a whole Parquet file/, () => truncateSync(path.join(folder, data), 800)],
  [
    'a missing column',
    data,
    /no column action/,
    () => changeFrames((columns) => columns.filter(({ name }) => name !== 'action')),
  ],
  [
    'a missing row',
    'data',
    /another number of frames than the info says \(got 8, expected 9/,
    () => changeFrames((columns) => columns.map((one) => ({ ...one, data: one.data.slice(1) }))),
  ],
  rewritten('observation.state', data, 4, [1], /observation\.state is ragged at frame 1 of episode 1/),
  rewritten(
    'observation.state',
    data,
    4,
    [1, Number.NaN],
    /observation\.state\[1\] at frame 1 of episode 1 is not a finite/,
  ),
  rewritten('action', data, 0, [Number.POSITIVE_INFINITY, 0], /action\[0\] at frame 0 of episode 0 is not a finite/),
  rewritten('action', data, 0, null, /action is ragged/),
  rewritten('next.reward', data, 2, Number.NaN, /next\.reward at frame 2 of episode 0 is not a finite/),
  rewritten('next.reward', data, 2, null, /next\.reward at frame 2 of episode 0 is not a finite/),
  rewritten('timestamp', data, 2, 5, /the times do not fit the rate at frame 2/),
  rewritten('frame_index', data, 2, 7n, /a wrong frame_index at frame 2 of episode 0 \(got 7, expected 2/),
  rewritten('episode_index', data, 2, 1n, /a wrong episode_index at frame 2/),
  rewritten('index', data, 2, 1n, /a wrong index at frame 2/),
  rewritten('task_index', data, 2, 9n, /no such task at frame 2/),
];

it.each(damages)('is refused by its file and the reason: %s', async (_what, file, wrong, damage) => {
  await writeDataset(sample(), folder);
  await damage();
  const refused = await readDataset(folder).catch((error: unknown) => error as Error & { code?: string });
  expect(refused).toMatchObject({ code: 'file-invalid' });
  expect((refused as Error).message).toMatch(wrong);
  expect((refused as Error).message.startsWith(`${path.join(folder, file)}: `)).toBe(true);
});

it('cut anywhere is refused', async () => {
  await writeDataset(sample(), folder);
  for (const name of [data, episodes, 'meta/tasks.parquet']) {
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    for (let length = 0; length < bytes.length; length += 1 + Math.floor(bytes.length / 40)) {
      writeFileSync(file, bytes.subarray(0, length));
      await expect(readDataset(folder), `${name} cut at ${length}`).rejects.toMatchObject({ code: 'file-invalid' });
    }
    writeFileSync(file, bytes);
  }
});

it('of others is read without reward, with names of any form, and with values of one as lists', async () => {
  await writeDataset({ ...sample([episode(3, 'drive', 2, 1)]), action: [{ name: 'turn' }] }, folder);
  const rows = await rowsOf(data);
  expect(rows[0].action).toBeTypeOf('number');
  changeInfo(({ features }) => {
    const of = features as unknown as Record<string, Record<string, unknown>>;
    delete of['next.reward'];
    delete of['next.done'];
    of['observation.state'].names = { motors: ['a', 'b'] };
    of['observation.state'].dtype = 'float64';
    of.action.names = null;
  });
  await changeFrames((columns) =>
    columns
      .filter(({ name }) => !name.startsWith('next.'))
      .map((one) =>
        one.name === 'action'
          ? { ...one, isList: true, data: one.data.map((value) => [value]) }
          : one.name === 'observation.state'
            ? { ...one, type: 'double' }
            : one,
      ),
  );
  const found = await readDataset(folder);
  expect(found.state.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(found.action.map(({ name }) => name)).toEqual(['action 0']);
  expect([...found.episodes[0].rewards]).toEqual([0, 0, 0]);
  expect(found.episodes[0].actions).toEqual(episode(3, 'drive', 2, 1).actions);
});
