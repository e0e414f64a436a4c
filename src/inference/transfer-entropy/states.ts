/** Columns as states: each different row of values is a number. What the discrete estimators count in. */
import { describeValue } from '../../kernel/errors.js';
import { FieldbrainError } from '../../kernel/index.js';
import type { Column } from './problem.js';

export interface States {
  /** By sample, from 0. */
  readonly codes: Int32Array;
  /** How many different ones there are. */
  readonly count: number;
}

/** The most values that a series of states may have: more are measurements, not states. */
const mostLevels = 256;

export function needStates(place: string, name: string, values: ArrayLike<number>): void {
  const seen = new Set<number>();
  for (let i = 0; i < values.length && seen.size <= mostLevels; i += 1) seen.add(values[i]);
  if (seen.size <= mostLevels) return;
  const text = `${place}: ${name} has too many states (got more than ${describeValue(mostLevels)} different values, expected at most ${mostLevels}). Bin it, or use symbolic, kernel or a nearest-neighbour estimator.`;
  throw new FieldbrainError('input-invalid', text, { name });
}

export function statesOf(columns: readonly Column[], samples: number): States {
  return columns.reduce((joint: States, column) => joined(joint, levelsOf(column)), {
    codes: new Int32Array(samples),
    count: 1,
  });
}

function levelsOf(column: Column): States {
  const levels = new Map<number, number>();
  const codes = new Int32Array(column.length);
  for (let i = 0; i < codes.length; i += 1) {
    const level = levels.get(column[i]) ?? levels.size;
    if (level === levels.size) levels.set(column[i], level);
    codes[i] = level;
  }
  return { codes, count: levels.size };
}

/** Larger tables of pairs are kept as maps. */
const mostDense = 4_000_000;

/** Pairs of states, numbered as they come. */
export function joined(a: States, b: States): States {
  const size = a.count * b.count;
  const codes = new Int32Array(a.codes.length);
  let count = 0;
  if (size <= mostDense) {
    const numbers = new Int32Array(size).fill(-1);
    for (let i = 0; i < codes.length; i += 1) {
      const key = a.codes[i] * b.count + b.codes[i];
      if (numbers[key] < 0) {
        numbers[key] = count;
        count += 1;
      }
      codes[i] = numbers[key];
    }
    return { codes, count };
  }
  const numbers = new Map<number, number>();
  for (let i = 0; i < codes.length; i += 1) {
    const key = a.codes[i] * b.count + b.codes[i];
    const known = numbers.get(key) ?? count;
    if (known === count) {
      numbers.set(key, count);
      count += 1;
    }
    codes[i] = known;
  }
  return { codes, count };
}

/** How often each state occurs. */
export function occurrences({ codes, count }: States): Int32Array {
  const found = new Int32Array(count);
  for (const code of codes) found[code] += 1;
  return found;
}

/** Which order the last values of a series have, as a number: equal values count in the order of time (Bandt and Pompe 2002). */
export function ordinalPatterns(values: ArrayLike<number>, order: number): Float64Array {
  const patterns = new Float64Array(Math.max(0, values.length - order + 1));
  for (let t = 0; t < patterns.length; t += 1) {
    // Lehmer code: for each value, how many later ones are smaller.
    let code = 0;
    for (let i = 0; i < order; i += 1) {
      let smaller = 0;
      for (let j = i + 1; j < order; j += 1) if (values[t + j] < values[t + i]) smaller += 1;
      code = code * (order - i) + smaller;
    }
    patterns[t] = code;
  }
  return patterns;
}
