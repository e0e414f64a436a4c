/**
 * `fieldbrain train WORLD`: brains learn in a closed loop with a world, by reward or by its expert. The learning curve is shown
 * as it grows; an evaluation of frozen brains follows, and the best one is saved. With `--dataset` a brain learns from a
 * dataset instead (train-dataset.ts).
 */
import process from 'node:process';
import type { Command } from 'commander';
import type { TrainProgress, TrainReport } from '../worlds/train.js';
import { deviceOption, readDevice, readPort, readWhole } from './arguments.js';
import { wrongArgument } from './failure.js';
import { needNewFile } from './file.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { needFreePorts } from './ports.js';
import type { TrainDatasetArguments, TrainDatasetReport } from './train-dataset.js';
import { saveTrained } from './trained-brain.js';
import { formatNumber } from './units.js';

export interface TrainArguments extends TrainDatasetArguments {
  readonly dataset?: string;
  readonly brains?: string;
  readonly by?: string;
  readonly steps?: string;
  readonly episodes?: string;
  readonly record?: string;
  readonly recordRobots?: string;
  readonly page?: boolean;
  readonly port?: string;
  readonly json?: boolean;
}

export function register(program: Command): void {
  program
    .command('train')
    .description('train brains in a world, by reward or by its expert, or a brain on a dataset')
    .argument('[world]', 'one of those that fieldbrain worlds lists')
    .option('--dataset <folder>', 'a LeRobot dataset instead of a world: a brain learns its actions from its states')
    .option('--passes <number>', 'with --dataset: how often its frames are shown; by default 2')
    .option('--by <teacher>', 'reward, or expert: an expert shows what each motor should have done', 'reward')
    .option('--brains <number>', 'brains that learn side by side, each in an environment of its own', '2')
    .option('--steps <number>', 'steps of each brain; by default 30000 by reward and 5000 by an expert')
    .option('--episodes <number>', 'episodes of the evaluation', '20')
    .option('--size <edge>', 'edge of the field: 4, 8, 16, 32, 64 or 128', '8')
    .option('--seed <number>', 'of brains and world', '1')
    .option(...deviceOption)
    .option('--out <file>', 'save the brain that did best in the evaluation, as a new .safetensors checkpoint')
    .option('--record <file>', 'record robots of the evaluation as an .mcap file, for inspect, replay and Foxglove')
    .option('--record-robots <number>', 'with --record: how many, from the first on; by default 1')
    .option('--page', 'serve a page on this machine that shows the world and the learning curve; ends with Ctrl-C')
    .option('--port <number>', 'of the page; 0 takes a free one', '0')
    .option(...jsonOption)
    .action(async (world: string | undefined, options: TrainArguments, command: Command) => {
      const output = processOutput(options);
      const given = worldOptions.find((name) => command.getOptionValueSource(name) === 'cli');
      if (options.dataset !== undefined && given !== undefined)
        throw wrongArgument(
          `train --${given}`,
          'of no use',
          options[given],
          'no such option beside --dataset',
          'Leave it out.',
        );
      await runTrain(world, options, output);
    });
}

/** Options that say something of a world. */
const worldOptions = ['by', 'brains', 'steps', 'episodes', 'record', 'page', 'port'] as const;

export async function runTrain(
  world: string | undefined,
  options: TrainArguments,
  output: Output,
): Promise<TrainReport | TrainDatasetReport> {
  const { by = 'reward', out, dataset } = options;
  if (world === undefined && dataset === undefined)
    throw wrongArgument('train', 'nothing to learn from', 'neither', 'a world, or --dataset', 'Give one of them.');
  if (world !== undefined && dataset !== undefined)
    throw wrongArgument(
      'train',
      'a world and a dataset',
      `${world} and --dataset ${dataset}`,
      'one of them',
      'Leave one out.',
    );
  if (by !== 'reward' && by !== 'expert')
    throw wrongArgument('train --by', 'unknown', by, 'reward or expert', 'Give one of these.');
  if (out !== undefined && !out.endsWith('.safetensors'))
    throw wrongArgument('train --out', 'not a checkpoint', out, 'a name that ends in .safetensors', 'Name it so.');
  if (out !== undefined) needNewFile('train --out', out);
  if (dataset !== undefined) return (await import('./train-dataset.js')).runTrainDataset(dataset, options, output);
  if (options.passes !== undefined)
    throw wrongArgument(
      'train --passes',
      'of no use',
      options.passes,
      'no such option without --dataset',
      'Leave it out.',
    );
  const { train } = await import('../worlds/train.js');
  const whole = (name: 'brains' | 'steps' | 'episodes' | 'size' | 'seed', low: number): Record<string, number> =>
    options[name] === undefined ? {} : { [name]: readWhole(`train --${name}`, options[name], low) };
  const robots = readRecorded(options);
  const training = {
    world: world as string,
    by,
    ...whole('brains', 1),
    ...whole('steps', 1),
    ...whole('episodes', 1),
    ...whole('size', 4),
    ...whole('seed', 0),
    ...(options.device === undefined ? {} : { device: readDevice('train --device', options.device) }),
    onProgress: (progress: TrainProgress) => output.note(`${describeProgress(progress)}\n`),
  } as const;
  const port = readPort('train --port', options.port ?? '0', 0);
  if (options.page === true)
    await needFreePorts('train', '127.0.0.1', [{ option: '--port', port, purpose: 'the page' }]);
  const recorder = options.record === undefined ? undefined : await openRecorder(options.record, String(world), robots);
  const page = options.page === true ? await (await import('./train-page.js')).openTrainPage(port) : undefined;
  if (page !== undefined) {
    output.note(`The page: ${page.address}\n`);
    process.once('SIGINT', () => process.exit(page.isDone() ? 0 : 130));
  }
  const { report, snapshot } = await train({
    ...training,
    ...(page && { viewer: page.viewer }),
    ...(recorder && { record: recorder }),
  }).catch(async (error: unknown) => {
    page?.close();
    await recorder?.discard();
    throw error;
  });
  if (recorder !== undefined) {
    await recorder.close();
    output.note(`Recorded ${robots} of the robots of the evaluation in ${options.record}.\n`);
  }
  const unsaved = out === undefined ? undefined : await saveTrained(snapshot, { world: report.world, by }, out);
  if (out !== undefined && unsaved === undefined) output.note(`Saved the best brain in ${out}.\n`);
  printAnswer(output, report, describe);
  if (page !== undefined) output.note('The page stays. End with Ctrl+C.\n');
  if (unsaved !== undefined) throw unsaved;
  return report;
}

/** How many robots of the evaluation are recorded. */
function readRecorded({ record, recordRobots, brains = '2' }: TrainArguments): number {
  if (record === undefined && recordRobots !== undefined)
    throw wrongArgument('train --record-robots', 'of no use', recordRobots, '--record beside it', 'Name a file.');
  if (record !== undefined && !record.endsWith('.mcap'))
    throw wrongArgument('train --record', 'not a recording', record, 'a name that ends in .mcap', 'Name it so.');
  const robots = readWhole('train --record-robots', recordRobots ?? '1', 1);
  if (robots > Number(brains))
    throw wrongArgument('train --record-robots', 'too many', recordRobots, `1 … ${brains}`, 'Record fewer.');
  return robots;
}

async function openRecorder(file: string, world: string, robots: number) {
  const { LoopRecorder } = await import('../server/loop-recorder.js');
  return LoopRecorder.start({ file, world, robots });
}

/** One line of the curve. */
function describeProgress({ steps, of, episodes, meanReturn }: TrainProgress): string {
  const share = `${String(Math.round((100 * steps) / of)).padStart(3)} %`;
  const mean = Number.isNaN(meanReturn) ? 'none ended' : `mean return ${formatNumber(meanReturn)}`;
  return `${share}  ${String(episodes).padStart(6)} episodes  ${mean}`;
}

const blocks = '▁▂▃▄▅▆▇█';

/** The curve as one line of blocks, from its least to its largest value. */
export function sparkline(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const level = (value: number): number => (high > low ? (value - low) / (high - low) : 1);
  return values.map((value) => blocks[Math.min(7, Math.floor(8 * level(value)))]).join('');
}

function describe({ world, by, brains, steps, episodes, seconds, curve, evaluation }: TrainReport): string {
  const rate = (brains * steps) / seconds;
  const returns = curve.map(({ meanReturn }) => meanReturn);
  return [
    `${world} by ${by}: ${brains} brains, ${steps} steps each, ${episodes} episodes, ${seconds.toFixed(1)} s (${formatNumber(rate)} steps/s)`,
    ...(returns.length === 0
      ? []
      : [
          `  mean return ${formatNumber(returns[0])} ${sparkline(returns)} ${formatNumber(returns[returns.length - 1])}`,
        ]),
    `  evaluation, frozen: ${evaluation.episodes} episodes, mean return ${formatNumber(evaluation.meanReturn)}, worst ${formatNumber(evaluation.worstReturn)}`,
    ...Object.entries(evaluation.measures).map(([name, mean]) => `  ${name} per episode: ${formatNumber(mean)}`),
  ].join('\n');
}
