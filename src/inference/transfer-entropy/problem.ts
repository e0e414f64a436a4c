/**
 * What the nearest-neighbour estimators count in: three blocks of columns, x (the source), y (the target's next value) and
 * z (what is conditioned on), how many neighbours, and which points are none. And what they count: for each point, how
 * many lie near it in (z), (x, z) and (y, z).
 */

/** Columns as they are compared: f32 columns have f32 differences. */
export type Column = Float32Array | Float64Array;

/** The type of the columns. */
export type Precision = 'f32' | 'f64';

export interface Blocks {
  readonly x: readonly Column[];
  readonly y: readonly Column[];
  /** None for mutual information without a condition. */
  readonly z: readonly Column[];
}

export interface Problem extends Blocks {
  readonly samples: number;
  readonly precision: Precision;
  readonly k: number;
  /** Which of the two algorithms of Kraskov, Stögbauer and Grassberger. */
  readonly algorithm: 1 | 2;
  /** Points at most this far in time are no neighbours; 0 leaves out the point itself. */
  readonly theiler: number;
}

/** By point. A count is `tiedCount` everywhere at a point that has k others at distance 0. */
export interface Counts {
  /** Absent where there is no z. */
  readonly z: Int32Array | undefined;
  readonly xz: Int32Array;
  readonly yz: Int32Array;
}

/** Stands where the k-th neighbour has distance 0: nothing can be counted strictly nearer than that. */
export const tiedCount = -1;

/** The most neighbours that any device ranks. */
export const maximumNeighbours = 128;
