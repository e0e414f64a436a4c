/**
 * Whether a device agrees with the reference. Exact devices must give the bits of the f32 reference (any NaN equals any
 * NaN). The others are held, element by element, to the f64 reference within
 *
 *     |got − exact| ≤ u · (8 + √depth) · (|exact| + rms) + 8 · (spread + rms spread)
 *
 * u: unit roundoff of the coarsest type that the program computes or stores in. depth: rounding operations from input to
 * output over all steps (depth.ts). rms: root mean square of the tensor. spread: how far the f32 reference and some runs
 * in shaken arithmetic lie from the exact value, which measures cancellation and steep functions where they occur.
 * Discrete elements (integers, NaN, infinities) must be equal, except where those runs disagree among themselves.
 */
import { roundsOtherwise } from '../kernel/contract.js';
import type { Dtype, HostArray, Program } from '../kernel/index.js';
import { decoderOf } from '../kernel/narrow.js';
import { createSource } from '../programs/seeded.js';
import type { Trial } from '../programs/trial.js';
import { roundingDepth, unitRoundoff } from './depth.js';
import type { Capabilities, Device } from './device.js';
import { createReference } from './reference/reference.js';
import type { Observation, RunOptions } from './trial-run.js';
import { placeOf, runTrial } from './trial-run.js';

/** How far results are from the reference, and whether that is allowed. */
export interface Comparison {
  /** The error of the worst element, and the tolerance at that element. */
  readonly maxError: number;
  readonly tolerance: number;
  readonly pass: boolean;
  /** The worst element with its values: `energy at step 2 [3]: got 1.5, expected 1.25`. */
  readonly where: string;
  /** The same as data. */
  readonly worst?: WorstElement;
  /** Elements that were passed over because the references disagree about them. */
  readonly passedOver: number;
}

/** An element by its place in row-major order. */
export interface WorstElement {
  readonly tensor: string;
  readonly step: number | undefined;
  readonly element: number;
  readonly got: number;
  readonly expected: number;
}

/** What one observation should be. */
export interface Expectation {
  readonly observation: Observation;
  readonly exact: Float64Array;
  /** How far the other runs of the reference lie from it. */
  readonly spread: Float64Array;
}

export interface ExpectOptions {
  /** Runs in shaken arithmetic. */
  readonly shakes?: number;
  /** Whether the f32 reference counts towards the spread; not where it is itself what is compared. */
  readonly withSingles?: boolean;
}

/** Runs the references that a tolerant comparison needs. */
export async function expectTrial(trial: Trial, options: ExpectOptions = {}): Promise<Expectation[]> {
  const { shakes = 3, withSingles = true } = options;
  const exact = await runTrial(createReference({ arithmetic: 'f64' }), trial);
  const others: Observation[][] = [];
  if (withSingles) others.push(await runTrial(createReference({ arithmetic: 'f32' }), trial));
  for (let seed = 0; seed < shakes; seed += 1)
    others.push(await runTrial(createReference({ arithmetic: 'shaken', source: createSource(seed) }), trial));
  return expectationsOf(exact, others);
}

/** What the f64 reference gave, with the spread of other runs of the same around it. */
export function expectationsOf(
  exact: readonly Observation[],
  others: readonly (readonly Observation[])[],
): Expectation[] {
  return exact.map((observation, place) => {
    const { dtype } = observation.tensor;
    const center = values(dtype, observation.data);
    const spread = new Float64Array(center.length);
    for (const other of others) {
      values(dtype, other[place].data).forEach((value, i) => {
        spread[i] = Math.max(spread[i], distance(value, center[i]));
      });
    }
    return { observation, exact: center, spread };
  });
}

/** Tolerant comparison of what a device gave. */
export function compareTolerant(
  trial: Trial,
  got: readonly Observation[],
  expected: readonly Expectation[],
): Comparison {
  const floor = unitRoundoff(trial.program) * (8 + Math.sqrt(roundingDepth(trial.program) * trial.inputs.length));
  let worst = agreement;
  let [ratio, passedOver] = [-1, 0];
  expected.forEach(({ observation, exact, spread }, place) => {
    const discrete = observation.tensor.dtype === 'i32' || observation.tensor.dtype === 'u32';
    const found = values(observation.tensor.dtype, got[place].data);
    const [size, wobble] = [rms(exact), rms(spread)];
    found.forEach((value, i) => {
      // The references disagree about a discrete element, or about whether there is a number at all.
      if (spread[i] === Infinity || (discrete && spread[i] > 0)) {
        passedOver += 1;
        return;
      }
      const scale = Number.isFinite(exact[i]) ? Math.abs(exact[i]) + size : 0;
      const tolerance = discrete ? 0 : floor * scale + 8 * (spread[i] + wobble);
      const maxError = distance(value, exact[i]);
      const worse = maxError === 0 ? 0 : maxError / Math.max(tolerance, Number.MIN_VALUE);
      if (worse <= ratio) return;
      ratio = worse;
      const where = `${placeOf(observation)} [${i}]: got ${value}, expected ${exact[i]}`;
      const element = worstElement(observation, i, value, exact[i]);
      worst = { maxError, tolerance, pass: maxError <= tolerance, where, worst: element, passedOver: 0 };
    });
  });
  return { ...worst, passedOver };
}

/** Bit for bit comparison with the f32 reference. */
export function compareExact(got: readonly Observation[], expected: readonly Observation[]): Comparison {
  for (const [place, { tensor, data }] of expected.entries()) {
    const found = got[place].data;
    for (let i = 0; i < data.length; i += 1) {
      if (Object.is(found[i], data[i])) continue;
      const [value, want] = [found[i], data[i]].map(decoderOf(tensor.dtype));
      if (Number.isNaN(value) && Number.isNaN(want)) continue;
      const where = `${placeOf(expected[place])} [${i}]: got ${text(value)}, expected ${text(want)}`;
      const worst = worstElement(expected[place], i, value, want);
      return { maxError: distance(value, want), tolerance: 0, pass: false, where, worst, passedOver: 0 };
    }
  }
  return agreement;
}

/** Whether a device owes a program the bits of the f32 reference. */
export function promisesBits({ exact, fusesFma = false }: Capabilities, program: Program): boolean {
  return exact && !(fusesFma && roundsOtherwise(program.ops));
}

/** Runs a trial on a device and compares as strictly as the device promises. */
export async function compareWithReference(
  device: Device,
  trial: Trial,
  options: RunOptions = {},
): Promise<Comparison> {
  const got = await runTrial(device, trial, options);
  if (promisesBits(device.description.capabilities, trial.program))
    return compareExact(got, await runTrial(createReference(), trial));
  return compareTolerant(trial, got, await expectTrial(trial));
}

function worstElement(at: Observation, element: number, got: number, expected: number): WorstElement {
  return { tensor: at.tensor.name, step: at.step, element, got, expected };
}

const agreement: Comparison = { maxError: 0, tolerance: 0, pass: true, where: '', passedOver: 0 };

/** 0 for equal numbers and for two NaN; infinite where only one of them is a finite number. */
function distance(a: number, b: number): number {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return 0;
  const apart = Math.abs(a - b);
  return Number.isNaN(apart) ? Infinity : apart;
}

function rms(numbers: Float64Array): number {
  let [sum, count] = [0, 0];
  for (const value of numbers) {
    if (!Number.isFinite(value)) continue;
    sum += value * value;
    count += 1;
  }
  return count === 0 ? 0 : Math.sqrt(sum / count);
}

function values(dtype: Dtype, data: HostArray): Float64Array {
  return Float64Array.from(data, decoderOf(dtype));
}

function text(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}
