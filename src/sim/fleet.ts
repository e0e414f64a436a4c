/**
 * The state of all cars of an environment, one array per quantity, so that a step walks flat memory and allocates nothing.
 * It holds numbers only; motion.ts moves them and senses.ts reads them.
 */

/** Steps over which net displacement is measured: 3 s at 20 Hz. */
export const displacementSteps = 60;

export interface Fleet {
  readonly count: number;
  /** Words of 32 cells kept for each robot. */
  readonly coverageWords: number;
  /** Where each robot is: the rear axle, and the heading as a unit vector. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly cosine: Float64Array;
  readonly sine: Float64Array;
  /** Wheels as shares of full speed, speed in m/s, servos in degrees. */
  readonly left: Float64Array;
  readonly right: Float64Array;
  readonly speed: Float64Array;
  readonly steering: Float64Array;
  readonly pan: Float64Array;
  readonly tilt: Float64Array;
  readonly volts: Float64Array;
  readonly celsius: Float64Array;
  /** The last true distance of the beam. */
  readonly echo: Float64Array;
  readonly dark: Uint8Array;
  /** Steps since the present contact began or was last counted; 0 where nothing is touched. */
  readonly touching: Uint8Array;
  /** Free steps since the last touch: a contact has ended after a few of them. */
  readonly free: Uint8Array;
  /** Signed, so that they stay small whole numbers in every engine. */
  readonly seed: Int32Array;
  readonly episode: Uint32Array;
  readonly step: Uint32Array;
  readonly world: Uint16Array;
  /** What was done since the episode began. */
  readonly metres: Float64Array;
  readonly collisions: Uint32Array;
  readonly cells: Uint32Array;
  readonly visited: Uint32Array;
  /** Falls since the reset, over all episodes. */
  readonly falls: Uint32Array;
  /** Positions in the last 60 steps: all robots of one step side by side, x and y in turn. */
  readonly trail: Float64Array;
  readonly cooldown: Uint8Array;
  readonly lineScore: Float64Array;
}

export function createFleet(count: number, coverageWords: number): Fleet {
  const floats = (): Float64Array => new Float64Array(count);
  const words = (): Uint32Array => new Uint32Array(count);
  return {
    count,
    coverageWords,
    x: floats(),
    y: floats(),
    cosine: floats(),
    sine: floats(),
    left: floats(),
    right: floats(),
    speed: floats(),
    steering: floats(),
    pan: floats(),
    tilt: floats(),
    volts: floats(),
    celsius: floats(),
    echo: floats(),
    dark: new Uint8Array(count),
    touching: new Uint8Array(count),
    free: new Uint8Array(count),
    seed: new Int32Array(count),
    episode: words(),
    step: words(),
    world: new Uint16Array(count),
    metres: floats(),
    collisions: words(),
    falls: words(),
    cells: words(),
    visited: new Uint32Array(count * coverageWords),
    trail: new Float64Array(count * displacementSteps * 2),
    cooldown: new Uint8Array(count),
    lineScore: floats(),
  };
}
