/** `fieldbrain train --dataset DIR`: teaches a brain what a LeRobot dataset shows, and compares it with simpler rules on what was held out. */
import path from 'node:path';
import type { DatasetTrainingReport } from '../behave/dataset-training.js';
import { readDevice, readWhole } from './arguments.js';
import { needFolder } from './file.js';
import { type Output, printAnswer } from './output.js';
import { createProgress } from './progress.js';
import { formatTable } from './table.js';
import { saveTrained } from './trained-brain.js';
import { formatNumber } from './units.js';

export interface TrainDatasetArguments {
  readonly passes?: string;
  readonly size?: string;
  readonly seed?: string;
  readonly device?: string;
  readonly out?: string;
}

/** The report with the folder that it is of. */
export type TrainDatasetReport = { readonly dataset: string } & DatasetTrainingReport;

export async function runTrainDataset(
  folder: string,
  options: TrainDatasetArguments,
  output: Output,
): Promise<TrainDatasetReport> {
  const whole = (name: 'passes' | 'size' | 'seed', low: number): Record<string, number> =>
    options[name] === undefined ? {} : { [name]: readWhole(`train --${name}`, options[name], low) };
  const settings = {
    ...whole('passes', 1),
    ...whole('size', 4),
    ...whole('seed', 0),
    ...(options.device === undefined ? {} : { device: readDevice('train --device', options.device) }),
  };
  needFolder('train --dataset', folder);
  const { readDataset } = await import('../store/dataset/read-dataset.js');
  const { trainOnDataset } = await import('../behave/dataset-training.js');
  const dataset = await readDataset(folder);
  let progress: ReturnType<typeof createProgress> | undefined;
  let shown = 0;
  const { report, snapshot } = await trainOnDataset({
    dataset,
    ...settings,
    onProgress: ({ frames, of }) => {
      progress ??= createProgress(output, { label: `train on ${path.basename(folder)}`, total: of, unit: 'frames' });
      progress.advance(frames - shown);
      shown = frames;
    },
  });
  progress?.finish();
  const actions = JSON.stringify(report.actions.map(({ name, low, high }) => ({ name, low, high })));
  const metadata = { dataset: path.basename(folder), by: 'dataset', actions };
  const { out } = options;
  const unsaved = out === undefined ? undefined : await saveTrained(snapshot, metadata, out);
  if (out !== undefined && unsaved === undefined) output.note(`Saved the brain in ${out}.\n`);
  const answer = { dataset: folder, ...report };
  printAnswer(output, answer, describe);
  if (unsaved !== undefined) throw unsaved;
  return answer;
}

function describe({ dataset, robot, passes, seconds, trained, heldOut, error, actions }: TrainDatasetReport): string {
  const all = { name: 'all', low: -1, high: 1, ...error };
  return [
    `${dataset}: robot ${robot}, ${trained.frames} frames of ${trained.episodes} episodes shown ${passes} times in ${seconds.toFixed(1)} s`,
    `error on ${heldOut.frames} held-out frames (root mean square; a motor goes from -1 to 1)`,
    formatTable(
      [
        { title: 'action', cell: ({ name }) => name },
        { title: 'brain', right: true, cell: ({ brain }) => formatNumber(brain) },
        { title: 'persistence', right: true, cell: ({ persistence }) => formatNumber(persistence) },
        { title: 'linear rule', right: true, cell: ({ linear }) => formatNumber(linear) },
      ],
      [...actions, all],
      '  ',
    ),
  ].join('\n');
}
