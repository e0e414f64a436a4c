/**
 * What is done to series before points are made of them: z-scores with n − 1 in the denominator, and a little noise that
 * breaks ties. Both in float64; rounding to the columns' type comes last.
 */
import { permuteIndex } from '../../kernel/permutation.js';

/** `series`: each whole series is z-scored; `column`: each column of the embedded points is; `none`: values stay. */
export type Normalise = 'series' | 'column' | 'none';

export interface Moments {
  readonly mean: number;
  /** With n − 1. */
  readonly deviation: number;
}

export function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) sum += values[i];
  return sum / values.length;
}

export function momentsOf(values: ArrayLike<number>): Moments {
  const { length } = values;
  const mean = meanOf(values);
  let squares = 0;
  for (let i = 0; i < length; i += 1) squares += (values[i] - mean) ** 2;
  return { mean, deviation: Math.sqrt(squares / (length - 1)) };
}

/** Mean 0, deviation 1. A constant has no scale and becomes 0. */
export function zScores(values: ArrayLike<number>): Float64Array {
  const scaled = new Float64Array(values.length);
  if (isConstant(values)) return scaled;
  const { mean, deviation } = momentsOf(values);
  for (let i = 0; i < scaled.length; i += 1) scaled[i] = (values[i] - mean) / deviation;
  return scaled;
}

/** The squares of values beyond this, and of those below its inverse, are not numbers any more. */
const mostTame = 1e100;

/** The largest size of a value; not finite where one of them is not, or is not a number at all. */
export function largestOf(values: ArrayLike<number>): number {
  let largest = 0;
  for (let i = 0; i < values.length; i += 1) {
    if (typeof values[i] !== 'number') return Number.NaN;
    largest = Math.max(largest, Math.abs(values[i]));
  }
  return largest;
}

/** The power of two that brings values up to this size to where they can be squared: 1 unless they are huge or tiny. */
export function tamingFactor(largest: number): number {
  const isTame = largest < mostTame && largest > 1 / mostTame;
  if (isTame || largest === 0 || !Number.isFinite(largest)) return 1;
  return 2 ** -Math.max(-1000, Math.floor(Math.log2(largest)));
}

export function isConstant(values: ArrayLike<number>): boolean {
  for (let i = 1; i < values.length; i += 1) if (values[i] !== values[0]) return false;
  return true;
}

/** How many different values there are, counted up to `most`. */
export function distinctValues(values: ArrayLike<number>, most: number): number {
  const seen = new Set<number>();
  for (let i = 0; i < values.length && seen.size < most; i += 1) seen.add(values[i]);
  return seen.size;
}

/** Uniform noise of the given amplitude on each value: a pure function of the seed, the stream and the place. */
export function jittered(values: Float64Array, amplitude: number, seed: number, stream: number): Float64Array {
  if (amplitude === 0) return values;
  const key = (Math.imul(seed, 0x9e3779b1) + Math.imul(stream + 1, 0x85ebca6b)) >>> 0;
  return values.map((value, place) => value + amplitude * (2 * unit(key, place) - 1));
}

/** In [0, 1), from two words. A permutation of all 2^32 − 1 words spreads counters well. */
function unit(key: number, place: number): number {
  const high = permuteIndex(key, place, 0xffffffff);
  const low = permuteIndex((key ^ 0x5bd1e995) >>> 0, place, 0xffffffff);
  return (high + low / 2 ** 32) / 2 ** 32;
}
