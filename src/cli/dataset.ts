/**
 * `fieldbrain dataset export RECORDING… --out DIR` writes recordings as a LeRobot dataset; `fieldbrain dataset inspect DIR` reads
 * one through and says what it holds.
 */
import type { Command } from 'commander';
import type { Dataset } from '../store/dataset/dataset.js';
import { readWhole } from './arguments.js';
import { wrongArgument } from './failure.js';
import { needFolder, needReadable } from './file.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { formatNumber } from './units.js';

export interface ExportArguments {
  readonly out?: string;
  readonly robot?: string;
  readonly task?: string;
  readonly fps?: string;
  readonly demonstrations?: boolean;
  readonly json?: boolean;
}

/** What a dataset holds. */
export interface DatasetReport {
  readonly folder: string;
  readonly robot: string;
  readonly fps: number;
  readonly episodes: number;
  readonly frames: number;
  readonly seconds: number;
  readonly tasks: readonly string[];
  readonly state: readonly ChannelReport[];
  readonly action: readonly ChannelReport[];
  readonly reward: { readonly mean: number; readonly ends: number };
}

/** A value's name, and its least, largest and mean value. */
export interface ChannelReport {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly mean: number;
}

export function register(program: Command): void {
  const dataset = program.command('dataset').description('write recordings as a LeRobot dataset, or read one');
  dataset
    .command('export')
    .description('write recordings as a LeRobot dataset (v3.0)')
    .argument('<recordings...>', '.mcap recordings of robots of one kind')
    .requiredOption('--out <folder>', 'a folder that does not exist yet')
    .option('--robot <name>', 'only this robot of the recordings')
    .option('--task <text>', 'what was to be done', 'drive')
    .option('--fps <number>', 'frames per second; by default the rate of the recorded cycles')
    .option('--demonstrations', 'where a cycle was demonstrated, take the demonstration for its action')
    .option(...jsonOption)
    .action(async (files: string[], options: ExportArguments) => runExport(files, options, processOutput(options)));
  dataset
    .command('inspect')
    .description('read a LeRobot dataset (v3.0) through and show what it holds')
    .argument('<folder>', 'the folder with meta/ and data/ in it')
    .option(...jsonOption)
    .action(async (folder: string, options: { json?: boolean }) => runInspectDataset(folder, processOutput(options)));
}

export async function runExport(files: readonly string[], options: ExportArguments, output: Output): Promise<void> {
  const { out = '', robot, task = 'drive', demonstrations = false } = options;
  if (out === '') throw wrongArgument('dataset export --out', 'no folder', out, 'a new folder', 'Name one.');
  if (task.trim() === '') throw wrongArgument('dataset export --task', 'empty', task, 'a few words', 'Say what it is.');
  const fps = options.fps === undefined ? {} : { fps: readWhole('dataset export --fps', options.fps, 1) };
  for (const file of files) needReadable('dataset export', file);
  const { recordedEpisodes } = await import('../server/foxglove/recorded-episodes.js');
  const { writeDataset } = await import('../store/dataset/write-dataset.js');
  const dataset = await recordedEpisodes(files, {
    ...{ task, demonstrations, ...fps },
    ...(robot === undefined ? {} : { robot }),
    onDamage: (file, { offset, what }) =>
      output.note(`${file} is damaged at byte ${offset}: ${what}; the rest is taken.\n`),
  });
  await writeDataset(dataset, out);
  printAnswer(output, await reportOf(out, dataset), describe);
}

export async function runInspectDataset(folder: string, output: Output): Promise<void> {
  needFolder('dataset inspect', folder);
  const { readDataset } = await import('../store/dataset/read-dataset.js');
  printAnswer(output, await reportOf(folder, await readDataset(folder)), describe);
}

async function reportOf(folder: string, dataset: Dataset): Promise<DatasetReport> {
  const { statisticsOf } = await import('../store/dataset/statistics.js');
  const { robot, fps, state, action, episodes } = dataset;
  const frames = episodes.reduce((sum, one) => sum + one.frames, 0);
  const channels = (
    of: Dataset['state'],
    pick: (one: Dataset['episodes'][number]) => Float32Array,
  ): ChannelReport[] => {
    const all = new Float32Array(frames * of.length);
    let at = 0;
    for (const one of episodes) {
      all.set(pick(one), at);
      at += pick(one).length;
    }
    const { min, max, mean } = statisticsOf(all, of.length);
    return of.map(({ name }, i) => ({ name, min: min[i], max: max[i], mean: mean[i] }));
  };
  const total = episodes.reduce((sum, { rewards }) => sum + rewards.reduce((a, b) => a + b, 0), 0);
  const ends = episodes.reduce((sum, { dones }) => sum + dones.reduce((a, b) => a + b, 0), 0);
  return {
    ...{ folder, robot, fps, episodes: episodes.length, frames, seconds: frames / fps },
    tasks: [...new Set(episodes.map(({ task }) => task))],
    state: channels(state, ({ states }) => states),
    action: channels(action, ({ actions }) => actions),
    reward: { mean: frames === 0 ? 0 : total / frames, ends },
  };
}

function describe(report: DatasetReport): string {
  const { folder, robot, fps, episodes, frames, seconds, tasks, state, action, reward } = report;
  const line = ({ name, min, max, mean }: ChannelReport): string =>
    `    ${name}  ${formatNumber(min)} to ${formatNumber(max)}, mean ${formatNumber(mean)}`;
  return [
    `${folder}: ${episodes} episodes, ${frames} frames at ${fps} per second (${formatNumber(seconds)} s), robot ${robot}`,
    `  tasks: ${tasks.join('; ')}`,
    `  mean reward ${formatNumber(reward.mean)}, ${reward.ends} episodes ended by the robot`,
    '  observation.state',
    ...state.map(line),
    '  action',
    ...action.map(line),
    `Next: fieldbrain train --dataset ${folder}`,
  ].join('\n');
}
