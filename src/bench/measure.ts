/**
 * How a time is measured: some runs to warm up, then many that are timed one by one, and of those the median and the
 * tails. Two things that are to be compared are run in turns, so that what disturbs the machine disturbs both.
 */
import type { Arrays, Session } from '../device/device.js';
import { quantile } from '../device/profile.js';
import { breathe, isBreathDue } from './breath.js';

/** Times in microseconds, with what they are times of. */
export interface Timing {
  readonly warmUp: number;
  readonly repetitions: number;
  readonly minUs: number;
  readonly p50Us: number;
  readonly p95Us: number;
  readonly p99Us: number;
  /** How the times lie; only where there are enough of them to have a shape. */
  readonly histogram?: Histogram;
}

/** Counts in bins of equal width; the last count is of all times beyond `toUs`. */
export interface Histogram {
  readonly fromUs: number;
  readonly toUs: number;
  readonly counts: readonly number[];
  readonly beyond: number;
}

const bins = 40;
const leastForShape = 50;

export interface Repeat {
  /** The least number of runs. */
  readonly warmUp: number;
  /** At least so long: a GPU that has waited runs at a fraction of its clock, and takes its time to rise. */
  readonly warmUpMs?: number;
  readonly repetitions: number;
}

/** Something that is run and timed: it returns nothing, or the time that it measured itself in milliseconds. */
export type Run = () => undefined | number | Promise<undefined | number>;
/** A Run that measures itself, in milliseconds. */
export type TimedRun = () => number | Promise<number>;

export function summarise(samplesMs: ArrayLike<number>, warmUp: number): Timing {
  const sorted = Float64Array.from(samplesMs).sort();
  const at = (share: number): number => quantile(sorted, share) * 1000;
  return {
    warmUp,
    repetitions: sorted.length,
    minUs: (sorted[0] ?? 0) * 1000,
    p50Us: at(0.5),
    p95Us: at(0.95),
    p99Us: at(0.99),
    ...(sorted.length < leastForShape ? {} : { histogram: histogramOf(sorted) }),
  };
}

/** From the fastest to a little beyond the 99th percentile: a few stragglers must not squeeze all others into one bin. */
function histogramOf(sorted: Float64Array): Histogram {
  const fromUs = sorted[0] * 1000;
  const toUs = fromUs + Math.max(1e-3, (quantile(sorted, 0.99) * 1000 - fromUs) * 1.1);
  const counts = new Array<number>(bins).fill(0);
  let beyond = 0;
  for (const ms of sorted) {
    const bin = Math.floor(((ms * 1000 - fromUs) / (toUs - fromUs)) * bins);
    if (bin < bins) counts[bin] += 1;
    else beyond += 1;
  }
  return { fromUs, toUs, counts, beyond };
}

/** Times one thing. */
export async function measure(run: Run, repeat: Repeat, nowMs = clock): Promise<Timing> {
  return (await measureInTurns([run], repeat, nowMs))[0];
}

/** Times several things in turns: one run of each, again and again. */
export async function measureInTurns(runs: readonly Run[], repeat: Repeat, nowMs = clock): Promise<Timing[]> {
  const samples = runs.map(() => new Float64Array(repeat.repetitions));
  const warmFrom = nowMs() + (repeat.warmUpMs ?? 0);
  let warmUp = 0;
  let round = 0;
  while (round < repeat.repetitions) {
    const isWarm = round > 0 || (warmUp >= repeat.warmUp && nowMs() >= warmFrom);
    for (const [which, run] of runs.entries()) {
      const start = nowMs();
      const answer = run();
      // A run that is done must not be awaited: that would time the event loop.
      const own = answer instanceof Promise ? await answer : answer;
      const took = own ?? nowMs() - start;
      if (isWarm) samples[which][round] = took;
      if (isBreathDue()) await breathe();
    }
    if (isWarm) round += 1;
    else warmUp += 1;
  }
  return samples.map((times) => summarise(times, warmUp));
}

/** One step of a session, without yielding where the device can. */
export function stepOf(session: Session, sync: boolean, inputs?: Arrays): Run {
  if (sync) {
    return () => {
      session.stepSync(inputs);
      return undefined;
    };
  }
  return async () => {
    await session.step(inputs);
    return undefined;
  };
}

function clock(): number {
  return performance.now();
}
