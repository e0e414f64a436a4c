/**
 * Joins what the threads of a unit kept in a loop that they shared: eight to one in each round, and everybody joins the
 * last few. Halving would cost a barrier for every step. And what threads that run in step tell each other, without memory or
 * barriers.
 */
import {
  above,
  atLeast,
  below,
  choose,
  either,
  equal,
  int,
  lane,
  type Name,
  name,
  negated,
  operation,
  plus,
  type ShuffleMode,
  type Statement,
  type Type,
  unsigned,
  type Value,
} from '../language.js';
import { assign, bind, increase, put, when } from '../statements.js';
import { type Accumulator, better, type Folded, loadOf, type Names } from './accumulate.js';
import type { Kernel } from './kernel.js';
import type { Scope } from './scope.js';
import { powerOfTwo } from './serial-loop.js';

/** How many a thread joins in one round, and how many everybody joins in the last. */
const fan = 8;
const mostRead = 16;
/** Words of shared memory that one unit takes for it. */
const mostWords = 2048;

export const barrier: Statement = { kind: 'barrier', global: false };
export const globalBarrier: Statement = { kind: 'barrier', global: true };

interface Slot {
  readonly at: number;
  readonly one: Accumulator;
  readonly type: Type;
}

/** `busy`: threads from this one on kept nothing. Ties of argmax and argmin go to the lower index. */
export function join(kernel: Kernel, scope: Scope, kept: readonly Accumulator[], busy: number): void {
  const count = Math.min(kernel.lanes, powerOfTwo(Math.max(busy, 1)));
  const atOnce = Math.max(1, Math.floor(mostWords / (2 * count)));
  for (let done = 0; done < kept.length; done += atOnce) {
    joinSome(kernel, scope, kept.slice(done, done + atOnce), count);
  }
}

function joinSome(kernel: Kernel, scope: Scope, kept: readonly Accumulator[], count: number): void {
  const slots: Slot[] = [];
  let words = 0;
  for (const one of kept) {
    const type = one.fold.reducer === 'count' ? 'i32' : one.fold.args[0].dtype;
    slots.push({ at: words, one, type });
    words += one.place === undefined ? count : 2 * count;
  }
  kernel.pool(words);
  const puts = slots.flatMap(({ at, one }): Statement[] => [
    put(word(kernel, at, lane), one.value),
    ...(one.place === undefined ? [] : [put(word(kernel, at + count, lane), one.place)]),
  ]);
  const { statements } = scope;
  if (count < kernel.lanes) statements.push(when(below(lane, unsigned(count)), puts));
  else statements.push(...puts);
  statements.push(barrier);
  let left = count;
  while (left > mostRead) {
    const next = left / fan;
    const others = Array.from({ length: fan - 1 }, (_, other) => plus(lane, unsigned((other + 1) * next)));
    const body = [...merge(kernel, slots, count, others), ...puts];
    statements.push(when(below(lane, unsigned(next)), body), barrier);
    left = next;
  }
  // Everybody begins with the first, so that all end with the same.
  for (const { at, one, type } of slots) {
    statements.push(assign(one.value, loadOf(word(kernel, at, unsigned(0)), type)));
    if (one.place !== undefined) {
      const place = loadOf(word(kernel, at + count, unsigned(0)), 'i32');
      statements.push(assign(one.place, place));
    }
  }
  const rest = Array.from({ length: left - 1 }, (_, other) => unsigned(other + 1));
  statements.push(...merge(kernel, slots, count, rest));
  for (const { one } of slots) {
    scope.pin(one.fold, kernel.keep('f', one.place ?? one.value, statements));
  }
  statements.push(barrier);
}

function word(kernel: Kernel, at: number, index: Value): ReturnType<Kernel['scratch']> {
  return kernel.scratch(at === 0 ? index : plus(unsigned(at), index));
}

/** Takes what others kept: all of it is read before any is used, so that the reads wait together. */
function merge(kernel: Kernel, slots: readonly Slot[], count: number, others: readonly Value[]): Statement[] {
  const reads: Statement[] = [];
  const joins: Statement[] = [];
  const read = (at: number, other: Value, type: Type): Value =>
    kernel.keep('o', loadOf(word(kernel, at, other), type), reads);
  for (const { at, one, type } of slots) {
    for (const other of others) {
      const theirs = read(at, other, type);
      if (one.place === undefined) {
        joins.push(combined(one, theirs));
        continue;
      }
      joins.push(...mergedBest(kernel, one, theirs, read(at + count, other, 'i32')));
    }
  }
  return [...reads, ...joins];
}

/** Takes the best value and place of another where they are better; ties go to the lower place. */
export function mergedBest(names: Names, one: Accumulator<Folded>, theirs: Value, place: Value): Statement[] {
  const own = one.place as Name;
  const isBetter = one.fold.reducer === 'argmax' ? above(theirs, one.value) : below(theirs, one.value);
  const ties = operation('and', 'bool', equal(theirs, one.value), below(place, own));
  const taken = either(either(below(own, int(0)), isBetter), ties);
  const wins = name(names.fresh('w'), 'bool');
  return [
    bind(wins, operation('and', 'bool', atLeast(place, int(0)), taken)),
    assign(one.value, choose(wins, theirs, one.value)),
    assign(own, choose(wins, place, own)),
  ];
}

/** The statement that joins another's value to the own. */
export function combined({ fold, value }: Pick<Accumulator<Folded>, 'fold' | 'value'>, other: Value): Statement {
  if (fold.reducer === 'sum' || fold.reducer === 'count') return increase(value, other);
  return assign(value, better(fold.reducer === 'max', value, other));
}

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
