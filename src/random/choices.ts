/**
 * Where a random program's decisions come from: a seed, or a tape of words. Small words choose the first and simplest
 * option, and a tape that has run out gives zeros, so a shorter tape with smaller words makes a simpler program. That is
 * what lets a property-testing library shrink programs by shrinking a list of numbers.
 */
import { createSource } from '../programs/seeded.js';

export class Choices {
  constructor(private readonly next: () => number) {}

  static fromSeed(seed: number): Choices {
    return new Choices(createSource(seed));
  }

  /** From whole numbers 0 … 2³² − 1. */
  static fromTape(tape: readonly number[]): Choices {
    let place = 0;
    return new Choices(() => {
      place += 1;
      return place <= tape.length ? tape[place - 1] : 0;
    });
  }

  /** A whole number 0 … count − 1. */
  below(count: number): number {
    return Math.min(count - 1, Math.floor((this.next() / 2 ** 32) * count));
  }

  /** From low to high, both included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  pick<T>(options: readonly T[]): T {
    return options[this.below(options.length)];
  }

  /** True in this many cases of a hundred; false where the tape has run out. */
  chance(percent: number): boolean {
    return this.below(100) >= 100 - percent;
  }

  /** One of the options, by weight. */
  weighted<T>(options: readonly (readonly [number, T])[]): T {
    let rest = this.below(options.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, option] of options) {
      if (rest < weight) return option;
      rest -= weight;
    }
    return options[options.length - 1][1];
  }
}
