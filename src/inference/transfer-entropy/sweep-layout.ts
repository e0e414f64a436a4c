/**
 * What the stages of a sweep share: the shape they are made for, where things lie in memory, and the opcodes of the two
 * types.
 */
import type { FunctionBuilder } from '../../emit/wasm/index.js';

export interface SweepShape {
  /** Type of columns, radii and distances. */
  readonly type: 'f32' | 'f64';
  /** For each column, which radius belongs to it; the first is the key. */
  readonly blocks: readonly number[];
  /** Sets of columns (without the key, which belongs to all) in which points are counted. */
  readonly sets: readonly (readonly number[])[];
  readonly shared: boolean;
}

/** Words at the start of memory. Addresses are in bytes. */
export const header = {
  samples: 0,
  k: 4,
  theiler: 8,
  identities: 12,
  places: 16,
  distances: 20,
  found: 24,
  scratch: 28,
  radii: 32,
  counts: 48,
  columns: 64,
} as const;

/** Each worker's own memory: distances and numbers of the nearest, and a block of distances. */
export const scratchBytes = 4096;

export const foundOffset = 1024;
export const blockOffset = 2048;

/** Points looked at together; columns have as many more before the first point and after the last, the key's being NaN. */
export const blockPoints = 8;
/** Rows that a worker takes at once. */
export const rowsAtOnce = 64;

/** Loads a word of the header. */
export function word(f: FunctionBuilder, offset: number): FunctionBuilder {
  return f.i32(0).load('i32.load', { offset });
}

/** Opcodes and sizes of a type. */
export function lanesOf(type: SweepShape['type']) {
  return type === 'f64'
    ? ({ size: 8, lanes: 2, vector: 'f64x2', mask: 'i64x2', scalar: 'f64' } as const)
    : ({ size: 4, lanes: 4, vector: 'f32x4', mask: 'i32x4', scalar: 'f32' } as const);
}
