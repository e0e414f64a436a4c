/**
 * What the page knows of a robot at one time, in its own words. Feeds translate what they receive into these; views draw
 * them. Nothing here knows a socket or a canvas.
 */

/** Numbers that are kept for every moment, in this order. */
export const tracks = [
  'error',
  'confidence',
  'energy',
  'novelty',
  'exploration',
  'reward',
  'cycleMs',
  'p99Ms',
  'x',
  'y',
  'heading',
  'steering',
  'speed',
  'beam',
  'pan',
  'tilt',
] as const;

export type Track = (typeof tracks)[number];

/** One cycle of one robot. A number that is not known is left out. */
export interface Moment {
  readonly timeMs: number;
  readonly cycle: number;
  readonly values: Partial<Readonly<Record<Track, number>>>;
  readonly sensors: ArrayLike<number>;
  readonly motors: ArrayLike<number>;
  /** exploring, balanced, exploiting or dreaming. */
  readonly mode: string;
}

/** Four numbers per voxel (content, memory, rules, echo), each 0 … 255, for voxel (x, y, z) at ((x · n + y) · n + z) · 4. */
export interface FieldFrame {
  readonly timeMs: number;
  readonly size: number;
  readonly voxels: Uint8Array;
  /** What 255 stands for in each of the four. */
  readonly highs: readonly number[];
}

/** The room of a simulated robot, in metres. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Both ends of each wall: x, y, x, y. */
  readonly walls: readonly (readonly number[])[];
  readonly lights: readonly Light[];
  readonly floor: Floor | undefined;
  readonly carLength: number;
  readonly carWidth: number;
}

export interface Light {
  readonly x: number;
  readonly y: number;
  readonly brightness: number;
}

/** Brightness of the floor, 0 … 255, row by row. */
export interface Floor {
  readonly columns: number;
  readonly rows: number;
  readonly metres: number;
  readonly brightness: Uint8Array;
}

export interface StageTime {
  readonly name: string;
  readonly us: number;
}
