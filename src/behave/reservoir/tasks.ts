/** Textbook tasks for reservoirs: what goes in, what a linear readout of its rows must find, and how that is scored. */
import { uniformOf } from '../../kernel/noise.js';
import { applyWeights, fitRidge, rowsOf } from '../linear.js';
import { fitReadout, lorenz, memoryCapacity } from '../science/index.js';
import { mackeyGlass, narma10, scaleMackeyGlass, uniformNoise } from '../signals.js';

/** Something that is fed one input after the other, and shows a row of features after each. */
export interface Feed {
  next(input: ArrayLike<number>): ArrayLike<number> | Promise<ArrayLike<number>>;
  /** Called before the first row that is fitted: from here on nothing but the input changes what the rows show. */
  settle?(): Promise<void>;
}

export interface Series {
  readonly input: Float64Array;
  /** What the row of the same time must give; left out where the input itself is asked for. */
  readonly target: Float64Array;
}

export interface Task {
  readonly name: string;
  /** Whether more is better. */
  readonly isCapacity?: boolean;
  series(seed: number): Series;
  score(rows: readonly ArrayLike<number>[], series: Series): number;
}

/** Rows before the first that is used, rows that are fitted, and rows that are judged. */
export const wash = 500;
const [fitted, judged] = [2000, 1000];
const length = wash + fitted + judged;
const lags = 200;
const ridge = 1e-8;

/** The error of a readout on rows that it was not fitted on, over the deviation of the target. */
function errorOf(rows: readonly ArrayLike<number>[], { target }: Series): number {
  const readout = fitReadout(rows.slice(wash, wash + fitted), target.subarray(wash, wash + fitted), { ridge });
  return readout.error(rows.slice(wash + fitted, length), target.subarray(wash + fitted, length));
}

const foresee = (horizon: number): Task => ({
  name: `Mackey–Glass, ${horizon} ahead`,
  series(seed) {
    const values = mackeyGlass(length + horizon, seed).map(scaleMackeyGlass);
    return { input: values.subarray(0, length), target: values.subarray(horizon) };
  },
  score: errorOf,
});

export const tasks: readonly Task[] = [
  {
    name: 'NARMA-10',
    series(seed) {
      const { input, output } = narma10(length + 1, seed);
      return { input: input.subarray(0, length).map((value) => 4 * value - 1), target: output.subarray(1) };
    },
    score: errorOf,
  },
  {
    name: 'memory capacity',
    isCapacity: true,
    series: (seed) => {
      const input = uniformNoise(length, seed);
      return { input, target: input };
    },
    score: (rows, { input }) => memoryCapacity(rows.slice(wash), input.subarray(wash), { lags, ridge }).total,
  },
  ...[1, 6, 20].map(foresee),
];

/** Lyapunov exponent of the Lorenz system, seconds of a sample, and how far a prediction may be off, in deviations. */
const [exponent, seconds, tolerance] = [0.906, 0.02, 0.4];
const [starts, forced, free] = [5, 100, 500];
/** What is added to the inputs while readouts are fitted, at most: without it no reservoir learns to come back to the attractor. */
const noise = 1e-4;
const noiseStream = 77;

/** How long readouts that are fed their own predictions follow the Lorenz system, in Lyapunov times: the mean of some starts. */
export async function lorenzValidTime(feed: Feed, seed: number): Promise<number> {
  const samples = lorenz(wash + fitted + starts * (forced + free), seed, seconds);
  const scaled = samples.map(([x, y, z]) => [x / 20, y / 25, (z - 25) / 25]);
  const rows: ArrayLike<number>[] = [];
  for (let t = 0; t < wash + fitted; t += 1) {
    if (t === wash) await feed.settle?.();
    const input = scaled[t].map((value, axis) => value + noise * (2 * uniformOf(seed, t, axis, noiseStream, 0) - 1));
    rows.push(Float64Array.from(await feed.next(input)));
  }
  // What is learned is the step, from which the next values follow.
  const steps = [0, 1, 2].map((axis) =>
    rows.slice(wash).map((_, at) => scaled[wash + at + 1][axis] - scaled[wash + at][axis]),
  );
  const readouts = fitRidge(rowsOf(rows.slice(wash), true), steps, ridge);
  const deviation = Math.sqrt(scaled.reduce((sum, [x, y, z]) => sum + x * x + y * y + z * z, 0) / scaled.length);
  let [at, total] = [wash + fitted, 0];
  for (let start = 0; start < starts; start += 1) {
    for (let t = 0; t < forced - 1; t += 1) await feed.next(scaled[at + t]);
    let now: readonly number[] = scaled[at + forced - 1];
    let held = 0;
    for (; held < free - 1; held += 1) {
      const row = await feed.next(now);
      const seen = rowsOf([row], true);
      now = now.map((value, axis) => value + applyWeights(seen, readouts[axis])[0]);
      const truth = scaled[at + forced + held];
      if (!(Math.hypot(...now.map((value, axis) => value - truth[axis])) < tolerance * deviation)) break;
    }
    total += held * seconds * exponent;
    at += forced + free;
  }
  return total / starts;
}
