/**
 * Ours against rivals on the same data: the figures of both, the ratio to our fastest by the same clock, whether the
 * answers agree, and which are missing, by name.
 *   wait    one step and its end, as a caller waits for it
 *   device  many steps back to back, over their number, by the device's clock
 */
import type { CudaSession } from '../../device/cuda/session.js';
import type { Device, Session } from '../../device/device.js';
import type { BenchContext, ClaimReport, Figure, Promised } from '../claim.js';
import { promise } from '../claim.js';
import { measure, type Run, summarise } from '../measure.js';
import { type RivalAnswer, runRival, type Task } from './python.js';

export type Clock = 'wait' | 'device';

/** One size at which the race is run: our figures, and the task for the others. */
export interface Heat {
  readonly ours: readonly Figure[];
  /** Rivals that need no script, by the clock of a caller. */
  readonly others?: readonly Figure[];
  readonly task: Task;
  readonly sizes: Figure['sizes'];
}

export interface RaceOptions {
  readonly claim: string;
  readonly title: string;
  readonly scripts: readonly string[];
  /** Puts another runner in place, for tests. */
  readonly run?: (script: string, tasks: readonly Task[]) => Promise<RivalAnswer[]>;
}

/** The kinds of device that rivals have too. */
export function rivalDevice({ kind }: BenchContext): 'cpu' | 'cuda' | undefined {
  return kind === 'cpu' || kind === 'cuda' ? kind : undefined;
}

export function leftOut(claim: string, title: string, context: BenchContext): ClaimReport {
  const notes = [`Left out: rivals run on the processor or on CUDA, and this is ${context.kind}.`];
  return { claim, title, figures: [], promises: [], notes };
}

/** Races all scripts over all heats. */
export async function race(
  { claim, title, scripts, run = runRival }: RaceOptions,
  heats: readonly Heat[],
  { onProgress }: BenchContext,
): Promise<ClaimReport> {
  const figures: Figure[] = [];
  const promises: Promised[] = [];
  const notes: string[] = [];
  const answers = new Map<string, RivalAnswer[]>();
  for (const script of scripts) {
    if (script === processorOnly && heats.some(({ task }) => task.device === 'cuda')) {
      notes.push('NumPy is left out: it runs on the processor alone.');
      continue;
    }
    onProgress(`${title}: ${script}`);
    const tasks = heats.map(({ task }) => task);
    answers.set(script, await run(script, tasks));
  }
  for (const [heat, { ours, others = [], sizes }] of heats.entries()) {
    figures.push(...ours);
    const rivals: Figure[] = others.map((one) => ({
      ...one,
      more: { timesOurs: one.p50Us / (fastest(ours, 'wait')?.p50Us ?? 0) },
    }));
    for (const [script, given] of answers) {
      const answer = given[heat];
      if (answer === undefined) throw new Error(`${script} gave ${given.length} answers to ${heats.length} tasks.`);
      if ('missing' in answer) {
        notes.push(`Missing: ${answer.rival}: ${answer.missing}.`);
        continue;
      }
      for (const result of answer.results) {
        const name = `${answer.rival}, ${result.variant}`;
        if ('failed' in result) {
          notes.push(`Missing: ${name}: ${result.failed}.`);
          continue;
        }
        const { largest, tolerance, agrees } = result.agreement;
        const value = typeof largest === 'number' ? largest : Number.POSITIVE_INFINITY;
        if (result.clock === 'wait')
          promises.push({
            ...promise(`${name}, ${text(sizes)}: largest difference from ours`, value, tolerance),
            holds: agrees,
          });
        const timing = summarise(
          result.samplesUs.map((us) => us / 1000),
          result.warmUp,
        );
        const best = fastest(ours, result.clock);
        rivals.push({
          name,
          device: answer.device,
          sizes: { ...sizes, clock: result.clock },
          ...timing,
          ...(best === undefined ? {} : { more: { timesOurs: timing.p50Us / best.p50Us } }),
        });
        if (result.note !== '') notes.push(`${name}: ${result.note}.`);
      }
    }
    figures.push(...rivals);
    for (const clock of ['wait', 'device'] as const) {
      const [mine, theirs] = [fastest(ours, clock), fastest(rivals, clock)];
      if (mine !== undefined && theirs !== undefined)
        promises.push(
          promise(
            `${text(sizes)}: ours over the fastest rival (${theirs.name}), by ${clock}`,
            mine.p50Us / theirs.p50Us,
            1,
          ),
        );
    }
  }
  return { claim, title, figures, promises, notes: [...new Set(notes)], setting };
}

const processorOnly = 'numpy_rival.py';

const setting = {
  dtype: 'f32',
  baseline: 'our fastest form by the same clock',
  transfers:
    'none: data stays on the device; clock "wait" is a step and its end, "device" many steps over their number',
} as const;

function fastest(figures: readonly Figure[], clock: Clock): Figure | undefined {
  return figures
    .filter(({ sizes }) => sizes.clock === clock)
    .reduce<Figure | undefined>((best, one) => (best === undefined || one.p50Us < best.p50Us ? one : best), undefined);
}

function text(sizes: Figure['sizes']): string {
  return Object.entries(sizes)
    .map(([name, size]) => `${name} ${size}`)
    .join(', ');
}

/** Our own figures by both clocks where the device has its own, for one loaded session. */
export async function timeOurs(
  device: Device,
  session: Session,
  name: string,
  run: Run,
  sizes: Figure['sizes'],
  repeat: { readonly warmUp: number; readonly repetitions: number },
): Promise<Figure[]> {
  const head = { name, device: device.description.name };
  const wait: Figure = { ...head, sizes: { ...sizes, clock: 'wait' }, ...(await measure(run, repeat)) };
  return device.description.kind === 'cuda' ? [wait, timeDevice(device, session, name, sizes)] : [wait];
}

/** Our own figure by the device's clock alone, on CUDA. */
export function timeDevice(device: Device, session: Session, name: string, sizes: Figure['sizes']): Figure {
  const steps = 50;
  const { timeSteps } = session as CudaSession;
  const time = timeSteps.bind(session);
  time(steps);
  const runs = Array.from({ length: 9 }, () => time(steps) / steps);
  return { name, device: device.description.name, sizes: { ...sizes, clock: 'device' }, ...summarise(runs, steps) };
}

/** The executors that are raced: those whose steps cost least. */
export function racedExecutors({ description }: Device): (string | undefined)[] {
  if (description.kind !== 'cuda') return [undefined];
  return ['graph', 'persistent'].filter((executor) => description.capabilities.executors.includes(executor));
}
