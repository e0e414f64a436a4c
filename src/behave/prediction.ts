/**
 * Prediction: how much the field adds to what a linear readout can foresee. One readout (the brain's own rule, recursive
 * least squares, in float64) follows the features of the brain, the same features without the field's, and those of a
 * 128-unit echo-state network; persistence and linear extrapolation need no learning. Errors are those of the last third.
 */
import { shapeOf } from '../brain/shape.js';
import { type Behaviour, type BehaviourContext, type Plot, Verdict } from './behaviour.js';
import { type CarErrors, foreseeCar } from './car-prediction.js';
import { EchoStateNetwork } from './echo-state-network.js';
import { createRows, pickColumns, type Rows } from './linear.js';
import { followTargets } from './recursive.js';
import { mackeyGlass, narma10, scaleMackeyGlass, uniformNoise } from './signals.js';
import { correlationSquare, normalisedError } from './statistics.js';
import { plainSensors, range, recordFeatures } from './subject.js';

const horizons = [1, 6, 20];
const longestLag = 40;
const units = 128;
/** Cycles before the first that is used. */
const wash = 500;
/** Rides differ by their rooms: there are more of them, and all are long. */
const rideCycles = 5000;

export const prediction: Behaviour = {
  name: 'prediction',
  title: 'Prediction with and without a field',
  procedure: `Mackey–Glass (τ = 17) at horizons ${horizons.join(', ')}, NARMA-10, memory capacity and the sensors of a driving car: one linear readout on the brain's features, on the same without the field's, and on a ${units}-unit echo-state network, learning as it goes; normalised root mean square errors over the last third.`,
  async run(context) {
    const verdict = new Verdict();
    const seeds = context.quick ? 3 : 5;
    const cycles = context.quick ? 2500 : 5000;
    const series = range(seeds).map((slot) => mackeyGlass(cycles + 20, slot + 11).map(scaleMackeyGlass));
    const seen = await observe(context, series, cycles, 0);
    for (const horizon of horizons) compareHorizon(verdict, series, seen, cycles, horizon);
    context.onProgress(0.25);

    const narma = range(seeds).map((slot) => narma10(cycles, slot + 21));
    const inputs = narma.map(({ input }) => input.map((value) => 4 * value - 1));
    const narmaSeen = await observe(context, inputs, cycles, 1);
    const errors = (rows: readonly Rows[]): number[] =>
      rows.map((table, slot) => readoutError(table, narma[slot].output.subarray(wash, cycles), 1));
    const field = verdict.score('NARMA-10 error, field', errors(narmaSeen.field));
    const bare = verdict.control('NARMA-10 error, without field', errors(narmaSeen.bare));
    const network = verdict.control('NARMA-10 error, echo-state network', errors(narmaSeen.network));
    verdict.below(field, bare);
    within(verdict, 'NARMA-10', field.values, network.values);
    context.onProgress(0.5);

    const noise = range(seeds).map((slot) => uniformNoise(cycles, slot + 31));
    const noiseSeen = await observe(context, noise, cycles, 2);
    const curves = { field: capacities(noiseSeen.field, noise), network: capacities(noiseSeen.network, noise) };
    const total = (lags: readonly number[][]): number[] =>
      lags.map((one) => one.reduce((sum, value) => sum + value, 0));
    const capacity = verdict.score('memory capacity, field', total(curves.field));
    verdict.atLeast(capacity, 10);
    const bareCapacity = verdict.control('memory capacity, without field', total(capacities(noiseSeen.bare, noise)));
    verdict.above(capacity, bareCapacity);
    verdict.control('memory capacity, echo-state network', total(curves.network));
    const rides = await foreseeCar(context, context.quick ? 6 : 10, rideCycles, horizons);
    for (const [at, ride] of rides.entries()) compareRide(verdict, ride, horizons[at]);
    context.onProgress(1);
    const plot: Plot = {
      title: 'memory: how well the input of some cycles ago is known',
      xLabel: 'cycles ago',
      yLabel: 'r²',
      curves: Object.entries(curves).map(([name, lags]) => ({
        name,
        x: range(longestLag).map((lag) => lag + 1),
        y: range(longestLag).map((lag) => lags.reduce((sum, one) => sum + one[lag] / lags.length, 0)),
      })),
    };
    return { edge: context.edge, seeds, cycles, scores: verdict.scores, checks: verdict.checks, plots: [plot] };
  },
};

/** The features of all cycles after the wash, of the brain, without its field, and of the network, one table per slot. */
interface Observed {
  readonly field: readonly Rows[];
  readonly bare: readonly Rows[];
  readonly network: readonly Rows[];
}

/** Each seed has its own room and ride: what counts is its error beside that of the same ride without the field. */
function compareRide(verdict: Verdict, { field, bare, persistence }: CarErrors, horizon: number): void {
  const name = `driving car, ${horizon} ahead`;
  verdict.score(`${name}, error with field`, field);
  verdict.control(`${name}, error without field`, bare);
  verdict.control(`${name}, error of persistence`, persistence);
  const itself = new Array<number>(field.length).fill(1);
  const share = (others: readonly number[]): number[] => field.map((error, seed) => error / others[seed]);
  const ofBare = verdict.score(`${name}, share of the error without field`, share(bare));
  verdict.below(ofBare, verdict.control(`${name}, the readout without field itself`, itself));
  const ofLast = verdict.score(`${name}, share of the error of persistence`, share(persistence));
  verdict.below(ofLast, verdict.control(`${name}, persistence itself`, itself));
}

async function observe(
  context: BehaviourContext,
  inputs: readonly Float64Array[],
  cycles: number,
  part: number,
): Promise<Observed> {
  const brains = inputs.length;
  const options = { sensors: plainSensors(1), motors: 1, size: context.edge, brains, seed: 5, planner: false };
  const brain = await context.open({ ...options, bankRows: 256 });
  try {
    const demonstration = {
      cycles,
      feed: (t: number, slot: number, row: Float32Array): void => {
        row[0] = inputs[slot][t];
      },
      onCycle: ({ t }: { readonly t: number }): void => {
        if (t % 50 === 0) context.onProgress((part + (0.95 * t) / cycles) / 4);
      },
    };
    const field = await recordFeatures(brain, demonstration, wash);
    // Motors count as the field's: they come from it. What is left are the sensor now and before, and the constant.
    const { now, last, constant } = shapeOf(context.edge, 1, 1).at;
    const columns = [now, last, constant];
    return {
      field,
      bare: field.map((table) => pickColumns(table, columns)),
      network: inputs.map((input, slot) => observeNetwork(input, cycles, slot)),
    };
  } finally {
    await brain.close();
  }
}

function observeNetwork(input: Float64Array, cycles: number, slot: number): Rows {
  const network = new EchoStateNetwork({ units, inputs: 1, seed: 41 + slot });
  const table = createRows(cycles - wash, units + 2);
  for (let t = 0; t < cycles; t += 1) {
    const state = network.step([input[t]]);
    if (t < wash) continue;
    const at = (t - wash) * table.width;
    table.data.set(state, at);
    table.data[at + units] = input[t];
    table.data[at + units + 1] = 1;
  }
  return table;
}

/** The readout's error over the last third; its truth comes `delay` cycles late. */
function readoutError(table: Rows, target: Float64Array, delay: number): number {
  const split = Math.floor((2 * table.count) / 3);
  const [guess] = followTargets(table, [target], delay);
  return normalisedError(target.subarray(split), guess.subarray(split));
}

function compareHorizon(
  verdict: Verdict,
  series: readonly Float64Array[],
  seen: Observed,
  cycles: number,
  horizon: number,
): void {
  const target = series.map((one) => one.subarray(wash + horizon, cycles + horizon));
  const errors = (rows: readonly Rows[]): number[] =>
    rows.map((table, slot) => readoutError(table, target[slot], horizon));
  const split = Math.floor((2 * (cycles - wash)) / 3);
  const guessed = (guess: (now: number, last: number) => number): number[] =>
    series.map((one, slot) => {
      const guesses = Float64Array.from({ length: cycles - wash - split }, (_, at) => {
        const t = wash + split + at;
        return guess(one[t], one[t - 1]);
      });
      return normalisedError(target[slot].subarray(split), guesses);
    });
  const name = `Mackey–Glass, horizon ${horizon}`;
  const field = verdict.score(`${name}, field`, errors(seen.field));
  const bare = verdict.control(`${name}, without field`, errors(seen.bare));
  const network = verdict.control(`${name}, echo-state network`, errors(seen.network));
  const persistence = verdict.control(
    `${name}, persistence`,
    guessed((now) => now),
  );
  const extrapolation = verdict.control(
    `${name}, extrapolation`,
    guessed((now, last) => now + horizon * (now - last)),
  );
  const ratio = field.values.map((value, slot) => value / bare.values[slot]);
  verdict.atMost(verdict.score(`${name}: share of the error without field`, ratio), 0.5);
  for (const control of [bare, persistence, extrapolation]) verdict.below(field, control);
  within(verdict, name, field.values, network.values);
}

/** Within twice the network's error. */
function within(verdict: Verdict, name: string, field: readonly number[], network: readonly number[]): void {
  const ratio = field.map((value, slot) => value / network[slot]);
  verdict.atMost(verdict.score(`${name}: times the network's error`, ratio), 2);
}

/** For each slot, the squared correlation of the best guess with the input of 1 … 40 cycles ago. */
function capacities(tables: readonly Rows[], inputs: readonly Float64Array[]): number[][] {
  return tables.map((table, slot) => {
    const split = Math.floor((2 * table.count) / 3);
    const targets = range(longestLag).map((lag) => inputs[slot].subarray(wash - lag - 1, wash - lag - 1 + table.count));
    const guesses = followTargets(table, targets);
    return guesses.map((guess, lag) => correlationSquare(guess.subarray(split), targets[lag].subarray(split)));
  });
}
