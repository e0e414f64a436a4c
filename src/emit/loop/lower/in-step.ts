/** What threads that run in step tell each other while they work on a unit together, without memory or barriers. */
import {
  int,
  type Name,
  name,
  negated,
  operation,
  type ShuffleMode,
  type Statement,
  unsigned,
  type Value,
} from '../language.js';
import type { Accumulator } from './accumulate.js';
import { combined, mergedBest } from './join.js';
import type { Kernel } from './kernel.js';

/** The value of another thread. */
export function shuffled(
  kernel: Kernel,
  statements: Statement[],
  mode: ShuffleMode,
  value: Value,
  by: number | Value,
): Name {
  const other = name(kernel.fresh('o'), value.type);
  statements.push({ kind: 'shuffle', name: other.name, mode, value, by: typeof by === 'number' ? int(by) : by });
  return other;
}

/** Who holds it true, a bit each. */
export function voted(kernel: Kernel, statements: Statement[], value: Value): Name {
  const votes = name(kernel.fresh('votes'), 'u32');
  statements.push({ kind: 'ballot', name: votes.name, value });
  return votes;
}

/** Whether a vote, or what is left of it, has somebody in favour. */
export const isAny = (votes: Value): Value => negated(operation('eq', 'bool', votes, unsigned(0)));

/** Joins what `lanes` neighbouring threads kept: all of them end with the same. */
export function joinInStep(kernel: Kernel, statements: Statement[], one: Accumulator, lanes: number): void {
  for (let by = lanes / 2; by >= 1; by /= 2) {
    const theirs = shuffled(kernel, statements, 'xor', one.value, by);
    if (one.place === undefined) statements.push(combined(one, theirs));
    else {
      const place = shuffled(kernel, statements, 'xor', one.place, by);
      statements.push(...mergedBest(kernel, one, theirs, place));
    }
  }
}
