/**
 * Chance for the simulator: 32-bit integer mixing, so that a draw depends only on what it is keyed by and has the same
 * bits in every JavaScript engine. Nothing is stored for a robot: its noise is a function of (seed, counter). It is no
 * cipher, and it is not the device's noise (kernel/noise.ts), which is made for fields.
 */

/** 32 bits from a seed and a counter. */
export function bitsOf(seed: number, counter: number): number {
  return mix(seed, counter) >>> 0;
}

/** The same bits as a signed number, which engines keep in a register. */
function mix(seed: number, counter: number): number {
  let x = Math.imul(seed ^ 0x5bd1e995, 0x1e3779b1) ^ Math.imul((counter ^ 0x7f4a7c15) | 0, 0x05ebca6b);
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

/** A number in [0, 1), a multiple of 2^−32. */
export function uniformOf(seed: number, counter: number): number {
  return bitsOf(seed, counter) * 2 ** -32;
}

/** Mean 0, variance 1, bell-shaped and bounded (|x| ≤ 3.46): the centred sum of a word's four bytes. */
export function bellOf(seed: number, counter: number): number {
  const bits = mix(seed, counter);
  return ((bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24) - 510) * bellScale;
}

/** Four bytes, each of variance (256² − 1) / 12. */
export const bellScale = 1 / Math.sqrt((4 * (256 ** 2 - 1)) / 12);

/** Mean 0, variance 1, |x| ≤ 2.38, from the lowest ten bits: two numbers of five bits, added. */
export function triangleOf(bits: number): number {
  return ((bits & 31) + ((bits >>> 5) & 31) - 31) * triangleScale;
}

/** Five bits have variance (32² − 1) / 12. */
export const triangleScale = 1 / Math.sqrt((2 * (32 ** 2 - 1)) / 12);

/** A sequence of draws for building things, where the order of drawing is part of the recipe. */
export class Chance {
  readonly #seed: number;
  #counter = 0;

  constructor(seed: number) {
    this.#seed = seed >>> 0;
  }

  /** In [low, high). */
  between(low: number, high: number): number {
    return low + (high - low) * uniformOf(this.#seed, this.#counter++);
  }

  /** A whole number from 0 to `count` − 1. */
  below(count: number): number {
    return Math.floor(this.between(0, count));
  }

  /** Mean 0, variance 1. */
  bell(): number {
    return bellOf(this.#seed, this.#counter++);
  }

  /** The elements in random order; the given array is left alone. */
  shuffled<T>(items: readonly T[]): T[] {
    const result = [...items];
    for (let at = result.length - 1; at > 0; at -= 1) {
      const other = this.below(at + 1);
      [result[at], result[other]] = [result[other], result[at]];
    }
    return result;
  }
}
