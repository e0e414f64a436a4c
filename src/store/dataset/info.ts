/**
 * `meta/info.json` of a LeRobotDataset v3.0: rate, totals, and the features with their types and shapes. Checked before
 * anything else is opened. Paths are those of the standard; no other is followed, so that no dataset names files outside of itself.
 */
import { z } from 'zod';
import { definedOf } from '../../kernel/defined.js';
import type { DatasetChannel } from './dataset.js';
import { refuseFile } from './refusal.js';

export const paths = {
  info: 'meta/info.json',
  statistics: 'meta/stats.json',
  tasks: 'meta/tasks.parquet',
} as const;

const dataPath = 'data/chunk-{chunk_index:03d}/file-{file_index:03d}.parquet';

/** Files of a chunk folder. */
export const filesPerChunk = 1000;
/** A file of data is closed when it has this many bytes, before compression. */
export const dataFileMegabytes = 100;

function numbered(folder: string, chunk: number, file: number): string {
  const digits = (value: number): string => String(value).padStart(3, '0');
  return `${folder}/chunk-${digits(chunk)}/file-${digits(file)}.parquet`;
}

/** The file with these numbers, of frames or of episodes. */
export const dataFile = (chunk: number, file: number): string => numbered('data', chunk, file);
export const episodesFile = (chunk: number, file: number): string => numbered('meta/episodes', chunk, file);

const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const names = z.union([z.array(z.string()), z.record(z.string(), z.unknown()), z.null()]);
const feature = z.looseObject({ dtype: z.string(), shape: z.array(count), names: names.optional() });

const infoSchema = z.looseObject({
  codebase_version: z.string(),
  robot_type: z.string().nullish(),
  total_episodes: count,
  total_frames: count,
  total_tasks: count,
  fps: z.number().positive().max(1_000_000),
  data_path: z.string(),
  features: z.record(z.string(), feature),
});

export type DatasetInfo = z.infer<typeof infoSchema>;
export type Feature = z.infer<typeof feature>;

/** Frames of a vector column in floats, and of numbers that count: everything that a frame must have. */
export const vectorFeatures = ['observation.state', 'action'] as const;
const countFeatures = ['timestamp', 'frame_index', 'episode_index', 'index', 'task_index'] as const;

/** Most values of a state or an action: as many as a brain has sensors. */
const mostValues = 1024;

/** The info of a dataset, from the text of its file. */
export function parseInfo(file: string, text: string): DatasetInfo {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    refuseFile(file, 'not JSON', error instanceof Error ? error.message : error, 'the info of a dataset');
  }
  const version = (value as { codebase_version?: unknown } | null)?.codebase_version;
  if (typeof version !== 'string' || !/^v3\./.test(version))
    refuseFile(
      file,
      'another version',
      version,
      'codebase_version v3.0',
      "Convert it with LeRobot's own script, which brings v2.1 to v3.0.",
    );
  const found = infoSchema.safeParse(value);
  if (!found.success) {
    const [{ path, message }] = found.error.issues;
    refuseFile(file, `wrong at ${path.join('.') || 'its top'}`, message, 'the info of a LeRobotDataset v3.0');
  }
  checkFeatures(file, found.data);
  return found.data;
}

function checkFeatures(file: string, { features, data_path }: DatasetInfo): void {
  if (data_path !== dataPath) refuseFile(file, 'another data_path', data_path, dataPath);
  for (const name of [...vectorFeatures, ...countFeatures])
    if (!Object.hasOwn(features, name))
      refuseFile(file, `no feature ${name}`, Object.keys(features).join(', '), 'it among the features');
  for (const name of vectorFeatures) {
    const { dtype, shape } = features[name];
    if (!/^(float|int|uint)\d+$/.test(dtype)) refuseFile(file, `${name} holds no numbers`, dtype, 'float32');
    if (shape.length !== 1 || shape[0] < 1 || shape[0] > mostValues)
      refuseFile(file, `${name} has a wrong shape`, shape, `one size from 1 to ${mostValues}`);
  }
}

/** Names, and whatever else the info says of a vector's values. Names may stand under a key of their own, or be missing. */
export function channelsOf(file: string, info: DatasetInfo, name: (typeof vectorFeatures)[number]): DatasetChannel[] {
  const { shape, names: given, channels } = info.features[name];
  const [size] = shape;
  const flat = Array.isArray(given) ? given : given == null ? undefined : Object.values(given)[0];
  const list = Array.isArray(flat) && flat.every((one) => typeof one === 'string') ? flat : undefined;
  if (list !== undefined && list.length !== size)
    refuseFile(file, `${name} has another number of names than of values`, list.length, `${size}`);
  const short = name === 'action' ? 'action' : 'state';
  const said = z.array(channelSchema).safeParse(channels);
  return Array.from({ length: size }, (_, at) => ({
    ...(said.success && said.data.length === size ? definedOf(said.data[at]) : {}),
    name: list?.[at] ?? `${short} ${at}`,
  }));
}

const channelSchema = z.object({
  unit: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  safety: z.string().optional(),
  role: z.string().optional(),
});

/** The info of a dataset that is being written. */
export function infoOf(dataset: {
  readonly robot: string;
  readonly fps: number;
  readonly state: readonly DatasetChannel[];
  readonly action: readonly DatasetChannel[];
  readonly episodes: number;
  readonly frames: number;
  readonly tasks: number;
}): Readonly<Record<string, unknown>> {
  const scalar = (dtype: string) => ({ dtype, shape: [1], names: null });
  const vector = (channels: readonly DatasetChannel[]) => ({
    dtype: 'float32',
    shape: [channels.length],
    names: channels.map(({ name }) => name),
    channels: channels.map(({ name: _, ...rest }) => rest),
  });
  return {
    codebase_version: 'v3.0',
    robot_type: dataset.robot,
    total_episodes: dataset.episodes,
    total_frames: dataset.frames,
    total_tasks: dataset.tasks,
    chunks_size: filesPerChunk,
    data_files_size_in_mb: dataFileMegabytes,
    video_files_size_in_mb: 200,
    fps: dataset.fps,
    splits: { train: `0:${dataset.episodes}` },
    data_path: dataPath,
    video_path: null,
    features: {
      'observation.state': vector(dataset.state),
      action: vector(dataset.action),
      'next.reward': scalar('float32'),
      'next.done': scalar('bool'),
      timestamp: scalar('float32'),
      frame_index: scalar('int64'),
      episode_index: scalar('int64'),
      index: scalar('int64'),
      task_index: scalar('int64'),
    },
  };
}
