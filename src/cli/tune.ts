/**
 * `fieldbrain tune PROGRAM`: how each stage of a program is laid out on this GPU, chosen by measurement. What is found is
 * kept beside the compiled kernels and used by everything that loads the program from then on. Results never depend on it.
 */
import type { Command } from 'commander';
import type { CudaSession } from '../device/cuda/session.js';
import type { Device } from '../device/device.js';
import { readPositive, readSymbols, symbolsOption } from './arguments.js';
import { CommandFailure, exitStatus } from './failure.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { formatTable } from './table.js';
import { formatMicroseconds } from './units.js';

export interface TuneArguments {
  readonly symbols?: string;
  readonly seconds?: string;
  readonly json?: boolean;
}

export interface TuneReport {
  readonly program: string;
  readonly device: string;
  readonly symbols: Readonly<Record<string, number>>;
  readonly from: string;
  readonly stages: readonly {
    readonly stage: string;
    readonly plainUs: number;
    readonly chosenUs: number;
    /** The sizes that differ from the plain layout. */
    readonly change: Readonly<Record<string, number>>;
  }[];
  readonly notes: readonly string[];
}

/** Makes the device that tunes; tests hand in their own. */
export type TunerMaker = (budgetMs: number) => Promise<Device>;

export function register(program: Command): void {
  program
    .command('tune')
    .description('choose the layout of a program’s stages by measurement on an NVIDIA GPU, and keep the result')
    .argument('[program]', 'a built-in program (left out: their names), or a .json file of a serialised one')
    .option(...symbolsOption)
    .option('--seconds <count>', 'time for the search; the chosen kernels are compiled on top', '10')
    .option(...jsonOption)
    .action((name: string | undefined, options: TuneArguments) => runTune(name, options, processOutput(options)));
}

export async function runTune(
  name: string | undefined,
  options: TuneArguments,
  output: Output,
  make: TunerMaker = openCuda,
): Promise<void> {
  const { changeOf } = await import('../device/cuda/tune/search.js');
  const { loadOptions } = await import('../device/trial-run.js');
  const { trialOf } = await import('../programs/trial.js');
  const { readSubject } = await import('./subject.js');
  const budgetMs = 1000 * readPositive('tune --seconds', options.seconds ?? '10');
  const symbols = options.symbols === undefined ? {} : readSymbols('tune --symbols', options.symbols);
  const subject = readSubject('tune', name, symbols, output);
  if (subject === undefined) return;
  const trial = trialOf(subject, { steps: 1 });
  const device = await make(budgetMs);
  try {
    const loaded = await device.load(trial.program, { ...loadOptions(trial, {}), tune: true });
    const { tuned, stageNames } = loaded as CudaSession;
    const report: TuneReport = {
      program: trial.program.name,
      device: device.description.name,
      symbols: subject.symbols,
      from: tuned.from,
      stages: tuned.stages.map(({ tuning, plainUs, chosenUs }, i) => ({
        stage: stageNames[i],
        plainUs,
        chosenUs,
        change: changeOf(tuning) as Record<string, number>,
      })),
      notes: tuned.notes,
    };
    printAnswer(output, report, describeTune);
    if (tuned.from === 'plain')
      throw new CommandFailure('device-unavailable', `tune: ${tuned.notes.join('; ') || 'nothing was measured'}.`, {
        status: exitStatus.failed,
      });
  } finally {
    await device.close();
  }
}

async function openCuda(budgetMs: number): Promise<Device> {
  const { createDevice } = await import('../device/registry.js');
  return createDevice('cuda', { tuning: { budgetMs } });
}

function describeTune({ program, device, from, stages, notes }: TuneReport): string {
  const total = (key: 'plainUs' | 'chosenUs'): number => stages.reduce((sum, stage) => sum + stage[key], 0);
  const changes = (change: Readonly<Record<string, number>>): string =>
    Object.entries(change)
      .map(([key, size]) => `${key} ${size}`)
      .join(', ') || 'plain';
  return [
    `${program} on ${device}: ${from === 'stored' ? 'measured before, and kept' : 'measured now'}`,
    formatTable(
      [
        { title: 'stage', cell: ({ stage }) => (stage.length > 48 ? `${stage.slice(0, 47)}…` : stage) },
        { title: 'plain', cell: ({ plainUs }) => formatMicroseconds(plainUs), right: true },
        { title: 'chosen', cell: ({ chosenUs }) => formatMicroseconds(chosenUs), right: true },
        { title: 'layout', cell: ({ change }) => changes(change) },
      ],
      stages,
    ),
    `all stages: ${formatMicroseconds(total('plainUs'))} plain, ${formatMicroseconds(total('chosenUs'))} as chosen`,
    ...notes,
  ].join('\n');
}
