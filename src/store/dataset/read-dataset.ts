/**
 * Reads a LeRobotDataset v3.0: states and actions, rewards where it has them, episode by episode. Videos are left alone. All
 * that the metadata says is compared with the files before memory is taken, and every frame must be where it says it is; the
 * first thing that is wrong is refused with the file and the reason.
 */
import { readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Dataset, DatasetEpisode } from './dataset.js';
import { channelsOf, type DatasetInfo, dataFile, parseInfo, paths } from './info.js';
import { ParquetFile, type Row } from './parquet.js';
import { refuseFile } from './refusal.js';

/** A longer info is not read. */
const longestInfo = 16 * 1024 * 1024;
/** Most bytes of states, actions and rewards together. */
const mostBytes = 2 ** 31;

/** The place of an episode, as the dataset's metadata says. */
interface EpisodePlace {
  readonly index: number;
  readonly file: string;
  readonly from: number;
  readonly length: number;
}

export async function readDataset(folder: string): Promise<Dataset> {
  const infoFile = path.join(folder, paths.info);
  const info = parseInfo(infoFile, await readInfo(infoFile));
  const state = channelsOf(infoFile, info, 'observation.state');
  const action = channelsOf(infoFile, info, 'action');
  const bytes = info.total_frames * (4 * (state.length + action.length + 1) + 1);
  if (bytes > mostBytes)
    refuseFile(infoFile, 'too large', `${bytes} bytes`, `at most ${mostBytes}`, 'Take a part of its episodes.');
  const tasks = await readTasks(path.join(folder, paths.tasks), info);
  const places = await readPlaces(folder, info);
  const files = [...new Set(places.map(({ file }) => file))];
  const episodes: DatasetEpisode[] = [];
  // All files are opened before any is read: together they must have the frames that the info says.
  await checkRows(folder, info, files);
  for (const file of files) {
    const own = places.filter((one) => one.file === file);
    episodes.push(...(await readFrames(path.join(folder, file), info, own, tasks)));
  }
  return { robot: info.robot_type ?? 'unknown', fps: info.fps, state, action, episodes };
}

async function readInfo(file: string): Promise<string> {
  const handle = await open(file, 'r').catch((error: unknown) =>
    refuseFile(
      file,
      'cannot be read',
      (error as { code?: unknown }).code,
      'the info of a dataset',
      'Give the folder that has meta/ and data/ in it.',
    ),
  );
  try {
    const { size } = await handle.stat();
    if (size > longestInfo) refuseFile(file, 'too long', `${size} bytes`, `at most ${longestInfo}`);
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}

/** Texts by number. The column of the texts is the index of the table, or is called task. */
async function readTasks(file: string, info: DatasetInfo): Promise<ReadonlyMap<number, string>> {
  const parquet = await ParquetFile.open(file, ['task_index']);
  try {
    if (parquet.rows !== info.total_tasks)
      refuseFile(file, 'another number of tasks than the info says', parquet.rows, `${info.total_tasks}`);
    const index = indexColumn(parquet.metadata.pandas) ?? 'task';
    const texts = new Map<number, string>();
    for await (const rows of parquet.read(['task_index', index]))
      for (const row of rows) {
        const text = row[index];
        if (typeof text !== 'string') refuseFile(file, `no text in the column ${index}`, text, 'the text of a task');
        texts.set(wholeOf(file, row, 'task_index'), text);
      }
    return texts;
  } finally {
    await parquet.close();
  }
}

function indexColumn(pandas: string | undefined): string | undefined {
  try {
    const [name] = (JSON.parse(pandas ?? '{}') as { index_columns?: unknown[] }).index_columns ?? [];
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

const placeColumns = [
  ...['episode_index', 'length', 'data/chunk_index', 'data/file_index', 'dataset_from_index', 'dataset_to_index'],
];

async function readPlaces(folder: string, info: DatasetInfo): Promise<EpisodePlace[]> {
  const places: EpisodePlace[] = [];
  let last = '';
  for (const file of episodeFiles(folder)) {
    last = file;
    const parquet = await ParquetFile.open(file, placeColumns);
    try {
      if (places.length + parquet.rows > info.total_episodes)
        refuseFile(file, 'more episodes than the info says', places.length + parquet.rows, `${info.total_episodes}`);
      for await (const rows of parquet.read(placeColumns)) for (const row of rows) places.push(placeOf(file, row));
    } finally {
      await parquet.close();
    }
  }
  if (places.length !== info.total_episodes)
    refuseFile(last, 'another number of episodes than the info says', places.length, `${info.total_episodes}`);
  places.sort((a, b) => a.index - b.index);
  let from = 0;
  for (const [at, one] of places.entries()) {
    if (one.index !== at) refuseFile(last, 'episodes that do not count up', one.index, `${at}`);
    if (one.from !== from) refuseFile(last, `episode ${at} begins at a wrong frame`, one.from, `${from}`);
    from += one.length;
  }
  if (from !== info.total_frames)
    refuseFile(last, 'another number of frames than the info says', from, `${info.total_frames}`);
  return places;
}

function episodeFiles(folder: string): string[] {
  const root = path.join(folder, 'meta/episodes');
  try {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.parquet'));
    if (files.length > 0) return files.sort().map((name) => path.join(root, name));
  } catch {
    // Told below.
  }
  return refuseFile(root, 'no episodes', 'no file', 'chunk-000/file-000.parquet');
}

function placeOf(file: string, row: Row): EpisodePlace {
  const [index, length, chunk, number, from, to] = placeColumns.map((name) => wholeOf(file, row, name));
  if (length < 1 || to - from !== length)
    refuseFile(file, `episode ${index} has a wrong length`, length, `${to - from}, and at least 1`);
  return { index, length, from, file: dataFile(chunk, number) };
}

async function checkRows(folder: string, info: DatasetInfo, files: readonly string[]): Promise<void> {
  let rows = 0;
  for (const file of files) {
    const parquet = await ParquetFile.open(path.join(folder, file), frameColumnsOf(info));
    rows += parquet.rows;
    await parquet.close();
  }
  if (rows !== info.total_frames)
    refuseFile(path.join(folder, 'data'), 'another number of frames than the info says', rows, `${info.total_frames}`);
}

/** What is read of each frame; reward and end where the dataset has them. */
function frameColumnsOf({ features }: DatasetInfo): string[] {
  const needed = ['observation.state', 'action', 'timestamp', 'frame_index', 'episode_index', 'index', 'task_index'];
  return [...needed, ...['next.reward', 'next.done'].filter((name) => Object.hasOwn(features, name))];
}

async function readFrames(
  file: string,
  info: DatasetInfo,
  places: readonly EpisodePlace[],
  tasks: ReadonlyMap<number, string>,
): Promise<DatasetEpisode[]> {
  const columns = frameColumnsOf(info);
  const [states, actions] = [info.features['observation.state'].shape[0], info.features.action.shape[0]];
  const parquet = await ParquetFile.open(file, columns);
  try {
    const expected = places.reduce((sum, { length }) => sum + length, 0);
    if (parquet.rows !== expected)
      refuseFile(file, 'another number of frames than its episodes', parquet.rows, `${expected}`);
    const episodes = places.map((place) => ({
      place,
      task: '',
      frames: place.length,
      states: new Float32Array(place.length * states),
      actions: new Float32Array(place.length * actions),
      rewards: new Float32Array(place.length),
      dones: new Uint8Array(place.length),
      lastTime: 0,
    }));
    let [at, frame] = [0, 0];
    for await (const rows of parquet.read(columns))
      for (const row of rows) {
        if (frame === episodes[at].frames) [at, frame] = [at + 1, 0];
        const one = episodes[at];
        const where = `frame ${frame} of episode ${one.place.index}`;
        checkPlace(file, row, where, one.place, frame);
        one.lastTime = checkTime(file, row, where, frame, one.lastTime, info.fps);
        takeVector(file, row, where, 'observation.state', one.states, frame, states);
        takeVector(file, row, where, 'action', one.actions, frame, actions);
        const reward = row['next.reward'];
        if (reward !== undefined) one.rewards[frame] = numberOf(file, reward, `next.reward at ${where}`);
        one.dones[frame] = row['next.done'] === true ? 1 : 0;
        const task = wholeOf(file, row, 'task_index');
        one.task = tasks.get(task) ?? refuseFile(file, `no such task at ${where}`, task, `one of ${tasks.size}`);
        frame += 1;
      }
    return episodes.map(({ place: _place, lastTime: _lastTime, ...rest }) => rest);
  } finally {
    await parquet.close();
  }
}

function checkPlace(file: string, row: Row, where: string, { index, from }: EpisodePlace, frame: number): void {
  for (const [name, expected] of [
    ['episode_index', index],
    ['frame_index', frame],
    ['index', from + frame],
  ] as const) {
    const got = wholeOf(file, row, name);
    if (got !== expected) refuseFile(file, `a wrong ${name} at ${where}`, got, `${expected}`);
  }
}

/** Frames must follow each other at the rate that the info says, as LeRobot itself asks for, to a tenth of a millisecond. */
function checkTime(file: string, row: Row, where: string, frame: number, last: number, fps: number): number {
  const time = numberOf(file, row.timestamp, `timestamp at ${where}`);
  // Times are float32: what their rounding costs is not a wrong rate.
  const slack = Math.min(1e-4, 0.01 / fps) + 4 * 2 ** -24 * Math.abs(time);
  if (frame > 0 && Math.abs(time - last - 1 / fps) > slack)
    refuseFile(
      file,
      `the times do not fit the rate at ${where}`,
      `${time - last} s after the frame before`,
      `${1 / fps} s at ${fps} frames per second`,
      'Correct fps in meta/info.json, or the timestamps.',
    );
  return time;
}

function takeVector(
  file: string,
  row: Row,
  where: string,
  name: string,
  into: Float32Array,
  frame: number,
  width: number,
): void {
  const value = row[name];
  const values: ArrayLike<unknown> =
    Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView))
      ? (value as ArrayLike<unknown>)
      : [value];
  if (values.length !== width) refuseFile(file, `${name} is ragged at ${where}`, `${values.length} values`, `${width}`);
  for (let at = 0; at < width; at += 1)
    into[frame * width + at] = numberOf(file, values[at], `${name}[${at}] at ${where}`);
}

function numberOf(file: string, value: unknown, what: string): number {
  const number = typeof value === 'bigint' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(Math.fround(number))) return number;
  return refuseFile(
    file,
    `${what} is not a finite number`,
    value ?? 'nothing',
    'a number of 32 bits',
    'Leave the episode out.',
  );
}

function wholeOf(file: string, row: Row, name: string): number {
  const value = Number(row[name] ?? Number.NaN);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  return refuseFile(file, `${name} is wrong`, row[name], 'a whole number from 0');
}
