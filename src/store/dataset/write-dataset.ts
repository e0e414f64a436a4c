/**
 * Writes a dataset as a LeRobotDataset v3.0 without videos. It is written beside its place and moved there when it is whole,
 * so a folder that is there is a dataset.
 */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { describeValue, FieldbrainError } from '../../kernel/errors.js';
import { type Dataset, type DatasetChannel, type DatasetEpisode, framesOf } from './dataset.js';
import { dataFile, dataFileMegabytes, episodesFile, filesPerChunk, infoOf, paths } from './info.js';
import { type Column, type ColumnType, encodeParquet } from './parquet.js';
import { type FeatureStatistics, statisticsOf } from './statistics.js';

export interface WriteOptions {
  /** A file of frames is closed when it has this many bytes, before compression. */
  readonly fileBytes?: number;
}

/** An episode with its place among the others. */
interface PlacedEpisode extends DatasetEpisode {
  readonly index: number;
  /** Number of its first frame. */
  readonly from: number;
  /** Number of the file of frames that holds it. */
  readonly file: number;
  readonly taskIndex: number;
}

/** Writes into a folder that does not exist, or is empty. */
export async function writeDataset(dataset: Dataset, folder: string, options: WriteOptions = {}): Promise<void> {
  checkNew(folder);
  checkEpisodes(dataset);
  const beside = `${folder.replace(/[\\/]+$/, '')}.partial-${process.pid}`;
  try {
    await rm(beside, { recursive: true, force: true });
    for (const [name, bytes] of filesOf(dataset, options)) {
      const file = path.join(beside, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
    if (existsSync(folder)) await rmdir(folder);
    await rename(beside, folder);
  } catch (error) {
    await rm(beside, { recursive: true, force: true }).catch(() => undefined);
    if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error;
    const text = `dataset ${folder}: cannot be written (got ${describeValue(error.code)}, expected a new folder where one can be made). Give another path.`;
    throw new FieldbrainError('usage', text, { folder, code: error.code });
  }
}

function checkNew(folder: string): void {
  const isFree = !existsSync(folder) || isEmptyFolder(folder);
  if (isFree) return;
  throw new FieldbrainError(
    'usage',
    `dataset ${folder}: there already (got a file or a folder with content, expected a new one). Give another path.`,
    { folder },
  );
}

function isEmptyFolder(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return false;
  }
}

function checkEpisodes({ episodes, state, action }: Dataset): void {
  for (const [at, one] of episodes.entries()) {
    const { frames, states, actions, rewards, dones } = one;
    const fits =
      frames > 0 &&
      states.length === frames * state.length &&
      actions.length === frames * action.length &&
      rewards.length === frames &&
      dones.length === frames;
    const isFinite = [states, actions, rewards].every((values) => values.every(Number.isFinite));
    if (fits && isFinite) continue;
    throw new FieldbrainError(
      'input-invalid',
      `dataset: episode ${at} is not usable (got ${fits ? 'values that are not finite' : `${frames} frames and other counts of values`}, expected finite values for each of its frames). Leave it out.`,
      { episode: at },
    );
  }
}

function* filesOf(dataset: Dataset, { fileBytes = dataFileMegabytes * 1024 * 1024 }: WriteOptions) {
  const { state, action, episodes, robot, fps } = dataset;
  const tasks = [...new Set(episodes.map(({ task }) => task))];
  const placed = placeEpisodes(dataset, tasks, fileBytes);
  for (const [file, own] of groupByFile(placed)) {
    const { chunk, number } = numbersOf(file);
    yield [
      dataFile(chunk, number),
      encodeParquet(
        frameColumns(dataset, own),
        own.map(({ frames }) => frames),
      ),
    ] as const;
  }
  yield [episodesFile(0, 0), encodeParquet(episodeColumns(dataset, placed), [placed.length])] as const;
  yield [paths.tasks, tasksFile(tasks)] as const;
  const text = (value: unknown): string => `${JSON.stringify(value, undefined, 4)}\n`;
  yield [paths.statistics, text(Object.fromEntries(featureStatistics(dataset, placed)))] as const;
  const counts = { episodes: episodes.length, frames: framesOf(dataset), tasks: tasks.length };
  yield [paths.info, text(infoOf({ robot, fps, state, action, ...counts }))] as const;
}

function placeEpisodes({ episodes, state, action }: Dataset, tasks: readonly string[], fileBytes: number) {
  // Floats of state, action, reward and time; four whole numbers; a flag.
  const frameBytes = 4 * (state.length + action.length + 2) + 8 * 4 + 1;
  let [from, file, bytes] = [0, 0, 0];
  return episodes.map((one, index): PlacedEpisode => {
    const own = one.frames * frameBytes;
    if (bytes > 0 && bytes + own > fileBytes) [file, bytes] = [file + 1, 0];
    bytes += own;
    from += one.frames;
    return { ...one, index, from: from - one.frames, file, taskIndex: tasks.indexOf(one.task) };
  });
}

function groupByFile(placed: readonly PlacedEpisode[]): Map<number, PlacedEpisode[]> {
  const files = new Map<number, PlacedEpisode[]>();
  for (const one of placed) files.set(one.file, [...(files.get(one.file) ?? []), one]);
  return files;
}

function numbersOf(file: number): { readonly chunk: number; readonly number: number } {
  return { chunk: Math.floor(file / filesPerChunk), number: file % filesPerChunk };
}

function frameColumns(dataset: Dataset, episodes: readonly PlacedEpisode[]): Column[] {
  const frames = <Value>(value: (one: PlacedEpisode, frame: number) => Value): Value[] =>
    episodes.flatMap((one) => Array.from({ length: one.frames }, (_, frame) => value(one, frame)));
  const vector = (
    name: string,
    channels: readonly DatasetChannel[],
    pick: (one: PlacedEpisode) => Float32Array,
  ): Column => {
    const width = channels.length;
    const row = (one: PlacedEpisode, frame: number) =>
      Array.from(pick(one).subarray(frame * width, (frame + 1) * width));
    // LeRobot keeps a vector of one value as a plain number.
    return width === 1
      ? { name, type: 'float', data: frames((one, frame) => pick(one)[frame]) }
      : { name, type: 'float', isList: true, data: frames(row) };
  };
  const column = (name: string, type: ColumnType, value: (one: PlacedEpisode, frame: number) => unknown): Column => ({
    name,
    type,
    data: frames(value),
  });
  return [
    vector('observation.state', dataset.state, ({ states }) => states),
    vector('action', dataset.action, ({ actions }) => actions),
    column('next.reward', 'float', ({ rewards }, frame) => rewards[frame]),
    column('next.done', 'bool', ({ dones }, frame) => dones[frame] === 1),
    column('timestamp', 'float', (_, frame) => Math.fround(frame / dataset.fps)),
    column('frame_index', 'int64', (_, frame) => BigInt(frame)),
    column('episode_index', 'int64', ({ index }) => BigInt(index)),
    column('index', 'int64', ({ from }, frame) => BigInt(from + frame)),
    column('task_index', 'int64', ({ taskIndex }) => BigInt(taskIndex)),
  ];
}

function episodeColumns(dataset: Dataset, placed: readonly PlacedEpisode[]): Column[] {
  const whole = (name: string, value: (one: PlacedEpisode) => number): Column => ({
    name,
    type: 'int64',
    data: placed.map((one) => BigInt(value(one))),
  });
  const statistics = placed.map((one) => featureStatistics(dataset, [one]));
  const statisticColumns = statistics[0].flatMap(([feature, first], at) =>
    (Object.keys(first) as (keyof FeatureStatistics)[]).map((key): Column => {
      const isCount = key === 'count';
      const data = statistics.map((own) => (isCount ? own[at][1][key].map(BigInt) : own[at][1][key]));
      return { name: `stats/${feature}/${key}`, type: isCount ? 'int64' : 'double', isList: true, data };
    }),
  );
  return [
    whole('episode_index', ({ index }) => index),
    { name: 'tasks', type: 'string', isList: true, data: placed.map(({ task }) => [task]) },
    whole('length', ({ frames }) => frames),
    whole('data/chunk_index', ({ file }) => numbersOf(file).chunk),
    whole('data/file_index', ({ file }) => numbersOf(file).number),
    whole('dataset_from_index', ({ from }) => from),
    whole('dataset_to_index', ({ from, frames }) => from + frames),
    ...statisticColumns,
    whole('meta/episodes/chunk_index', () => 0),
    whole('meta/episodes/file_index', () => 0),
  ];
}

/** Statistics of every feature over some episodes. */
function featureStatistics(dataset: Dataset, episodes: readonly PlacedEpisode[]): [string, FeatureStatistics][] {
  return frameColumns(dataset, episodes).map(({ name, isList, data }) => {
    const values = isList === true ? (data as number[][]).flat() : data.map(Number);
    return [name, statisticsOf(values, isList === true ? (data[0] as number[]).length : 1)];
  });
}

/** The text of a task is the index of the table, in pandas' own words. */
function tasksFile(tasks: readonly string[]): Uint8Array {
  const described = (name: string, type: string, numpy: string) => ({
    ...{ name, field_name: name, pandas_type: type, numpy_type: numpy, metadata: null },
  });
  const pandas = {
    index_columns: ['task'],
    column_indexes: [
      { name: null, field_name: null, pandas_type: 'unicode', numpy_type: 'object', metadata: { encoding: 'UTF-8' } },
    ],
    columns: [described('task_index', 'int64', 'int64'), described('task', 'unicode', 'object')],
    creator: { library: 'fieldbrain', version: '3.0' },
    pandas_version: '2.2.0',
  };
  const columns: Column[] = [
    { name: 'task_index', type: 'int64', data: tasks.map((_, at) => BigInt(at)) },
    { name: 'task', type: 'string', data: tasks },
  ];
  return encodeParquet(columns, [tasks.length], { pandas: JSON.stringify(pandas) });
}
