/**
 * Joins what the threads of a unit kept in a loop that they shared: eight to one in each round, and everybody joins the
 * last few. Halving would cost a barrier for every step. And what threads that run in step tell each other, without memory or
 * barriers.
 */
import {
  type Address,
  above,
  atLeast,
  below,
  choose,
  either,
  equal,
  int,
  lane,
  loadOf,
  type Name,
  name,
  negated,
  operation,
  plus,
  type ShuffleMode,
  type Statement,
  unsigned,
  type Value,
} from '../language.js';
import { assign, bind, declare, increase, put, when } from '../statements.js';
import { type Accumulator, better, type Folded, type Names, variablesOf } from './accumulate.js';
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

/** `busy`: threads from this one on kept nothing. Ties of argmax and argmin go to the lower index. */
export function join(kernel: Kernel, scope: Scope, kept: readonly Accumulator[], busy: number): void {
  const count = Math.min(kernel.lanes, powerOfTwo(Math.max(busy, 1)));
  const atOnce = Math.max(1, Math.floor(mostWords / (2 * count)));
  for (let done = 0; done < kept.length; done += atOnce) {
    joinSome(kernel, scope, kept.slice(done, done + atOnce), count);
  }
}

function joinSome(kernel: Kernel, scope: Scope, kept: readonly Accumulator[], count: number): void {
  const { statements } = scope;
  const variables = kept.flatMap(variablesOf);
  kernel.pool(variables.length * count);
  const word = (own: Name, index: Value): Address => {
    const at = variables.indexOf(own) * count;
    return kernel.scratch(at === 0 ? index : plus(unsigned(at), index));
  };
  const puts = variables.map((own) => put(word(own, lane), own));
  /** Takes what others kept: all of it is read before any is used, so that the reads wait together. */
  const merge = (others: readonly Value[]): Statement[] => {
    const reads: Statement[] = [];
    const read = (own: Name, other: Value): Value => kernel.keep('o', loadOf(word(own, other), own.type), reads);
    const joins = kept.flatMap((one) => others.flatMap((other) => joined(kernel, one, (own) => read(own, other))));
    return [...reads, ...joins];
  };
  if (count < kernel.lanes) statements.push(when(below(lane, count), puts));
  else statements.push(...puts);
  statements.push(barrier);
  let left = count;
  while (left > mostRead) {
    const next = left / fan;
    const others = Array.from({ length: fan - 1 }, (_, other) => plus(lane, (other + 1) * next));
    statements.push(when(below(lane, next), [...merge(others), ...puts]), barrier);
    left = next;
  }
  // Everybody begins with the first, so that all end with the same.
  statements.push(...variables.map((own) => assign(own, loadOf(word(own, unsigned(0)), own.type))));
  statements.push(...merge(Array.from({ length: left - 1 }, (_, other) => unsigned(other + 1))));
  for (const { fold, result } of kept) scope.pin(fold, kernel.keep('f', result, statements));
  statements.push(barrier);
}

/** Takes in what another kept; `theirs`: its value of a variable. */
export function joined(names: Names, one: Accumulator<Folded>, theirs: (own: Name) => Value): Statement[] {
  const value = theirs(one.value);
  return one.place === undefined ? [combined(one, value)] : mergedBest(names, one, value, theirs(one.place));
}

/** Takes the best value and place of another where they are better; ties go to the lower place. */
export function mergedBest(names: Names, one: Accumulator<Folded>, theirs: Value, place: Value): Statement[] {
  const own = one.place as Name;
  const isBetter = one.fold.reducer === 'argmax' ? above(theirs, one.value) : below(theirs, one.value);
  const ties = operation('and', 'bool', equal(theirs, one.value), below(place, own));
  const taken = either(either(below(own, 0), isBetter), ties);
  const wins = name(names.fresh('w'), 'bool');
  return [
    bind(wins, operation('and', 'bool', atLeast(place, 0), taken)),
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
  const other = kernel.name('o', value.type);
  statements.push({ kind: 'shuffle', name: other.name, mode, value, by: typeof by === 'number' ? int(by) : by });
  return other;
}

/** Who holds it true, a bit each. */
export function voted(kernel: Kernel, statements: Statement[], value: Value): Name {
  const votes = kernel.name('votes', 'u32');
  statements.push({ kind: 'ballot', name: votes.name, value });
  return votes;
}

/** Whether a vote, or what is left of it, has somebody in favour. */
export const isAny = (votes: Value): Value => negated(operation('eq', 'bool', votes, unsigned(0)));

/** A round for each thread that holds it true, the lowest first; `again` lets those go on alone that hold something else true. */
export function rounds(
  kernel: Kernel,
  holds: Value,
  round: (from: Value, again: (holds: Value) => Statement[]) => readonly Statement[],
): Statement[] {
  const statements: Statement[] = [];
  const [open, from] = [kernel.name('open', 'u32'), kernel.name('from')];
  statements.push(declare(open, voted(kernel, statements, holds)));
  const rest = (votes: Value): Statement => assign(open, operation('bitAnd', 'u32', open, votes));
  const again = (more: Value): Statement[] => {
    const asked: Statement[] = [];
    const votes = voted(kernel, asked, more);
    return [...asked, rest(votes)];
  };
  const next = [bind(from, operation('lowestBit', 'i32', open)), rest(operation('sub', 'u32', open, unsigned(1)))];
  const body = [...next, ...round(from, again)];
  return [...statements, { kind: 'while', condition: isAny(open), body }];
}

/** Joins what `lanes` neighbouring threads kept: all of them end with the same. */
export function joinInStep(kernel: Kernel, statements: Statement[], one: Accumulator, lanes: number): void {
  for (let by = lanes / 2; by >= 1; by /= 2) {
    statements.push(...joined(kernel, one, (own) => shuffled(kernel, statements, 'xor', own, by)));
  }
}
