/** What the stages of a sweep share: the shape they are made for, where things lie in memory, and a point's values. */
import type { FunctionBuilder, Local } from '../emit/wasm/index.js';
import { locals } from './loops.js';

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
  return f.i32(0).load('i32.load', offset);
}

/** What both functions of a row begin with: opcodes of the type, and a point's place among the columns. */
export function rowOf(f: FunctionBuilder, { type, blocks }: SweepShape) {
  const codes =
    type === 'f64'
      ? ({ size: 8, lanes: 2, vector: 'f64x2', mask: 'i64x2', scalar: 'f64' } as const)
      : ({ size: 4, lanes: 4, vector: 'f32x4', mask: 'i32x4', scalar: 'f32' } as const);
  const { size, vector, scalar } = codes;
  const bases = locals(f, 'i32', blocks.length);
  const queries = locals(f, 'v128', blocks.length);
  /** To the address on the stack. */
  const addIndex = (index: Local, bytes: number = size) => f.get(index).i32(bytes).op('i32.mul').op('i32.add');
  return {
    ...codes,
    bases,
    addIndex,
    /** Loads an i32 of the array that a word of the header points to. */
    loadOf(array: number, index: Local): FunctionBuilder {
      word(f, array);
      return addIndex(index, 4).load('i32.load');
    },
    loadValue(column: number, place: Local): FunctionBuilder {
      f.get(bases[column]);
      return addIndex(place).load(`${scalar}.load`);
    },
    /** Takes the point's values as vectors, and of some columns as scalars too. */
    begin(place: Local, scalars: readonly Local[]): void {
      for (const [column, base] of bases.entries()) {
        word(f, header.columns + column * 4).tee(base);
        addIndex(place).load(`${scalar}.load`);
        if (column < scalars.length) f.tee(scalars[column]);
        f.op(`${vector}.splat`).set(queries[column]);
      }
    },
    /** How far the lanes at `start` + part are from the point in a column. */
    loadGaps(column: number, start: Local, part: number): FunctionBuilder {
      f.get(bases[column]);
      addIndex(start).load('v128.load', { offset: part * 16, align: size });
      return f.get(queries[column]).op(`${vector}.sub`).op(`${vector}.abs`);
    },
  };
}
