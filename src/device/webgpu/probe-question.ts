/** One question to a device: an expression over three words, inputs, and the meanings that the expression could have. */

/** Words a, b, c of one case; the expression also sees them as floats x, y, z and the first two as integers i, j. */
export type Case = readonly [a: number, b: number, c: number];

export interface Question {
  readonly name: string;
  /** A WGSL expression of type u32. */
  readonly expression: string;
  /** Functions that the expression calls. */
  readonly declarations?: string;
  readonly cases: readonly Case[];
  /** The result is the bits of an f32: NaNs count as equal, differences are given in ulps. */
  readonly isFloat: boolean;
  /** Tried in order; the first that holds for every case is the answer. */
  readonly meanings: Readonly<Record<string, (a: number, b: number, c: number) => number>>;
}

/** The same words on every run (xorshift32). */
export function randomWords(count: number, seed: number): number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  });
}

export function randomCases(count: number, seed: number, shape: (word: number) => number = (word) => word): Case[] {
  const words = randomWords(3 * count, seed).map(shape);
  return Array.from({ length: count }, (_, index) => [words[3 * index], words[3 * index + 1], words[3 * index + 2]]);
}
