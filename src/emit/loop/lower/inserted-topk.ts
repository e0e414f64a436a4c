/**
 * The k best of a row by threads that run in step: the list lies across them, entry p in thread p (and p − 32 for the second
 * half of a long one). As many values as there are threads are looked at together; those that beat the last entry are put in
 * one by one, lowest index first, behind every entry that is not worse. So ties stay with the lower index. NaN is never
 * taken, and what is missing has index −1 and the worst value.
 */
import { expressionsOf, type TopkOp } from '../../../kernel/op.js';
import { foldsOf } from '../../../kernel/walk.js';
import {
  above,
  atLeast,
  below,
  constant,
  equal,
  every,
  int,
  laneIndex,
  least,
  minus,
  type Name,
  negated,
  operation,
  plus,
  type Statement,
  type Value,
} from '../language.js';
import { mostPoints } from '../passes/folds.js';
import { assign, bind, declare, when } from '../statements.js';
import { beats, isCandidate, worst } from './accumulate.js';
import { isAny, rounds, shuffled, voted } from './join.js';
import { type Kernel, serialLoop } from './kernel.js';
import { entryStores, standsBefore } from './own-list.js';
import type { RowOf } from './rows.js';
import { Scope } from './scope.js';
import { Values } from './values.js';
import { writeWarpLoop } from './warp-fold.js';

/** An entry of the list in each thread. */
interface Entries {
  readonly value: Name;
  readonly at: Name;
}

/** Writes one row; `bound` are the op's own axes there. */
export function writeInserted(of: RowOf<TopkOp>): void {
  const { kernel, row, op } = of;
  const { dtype } = op.value;
  const { statements } = row;
  const worstValue = worst(dtype, op.largest);
  const list = Array.from({ length: Math.ceil(op.k / kernel.lanes) }, (): Entries => {
    const [value, at] = [kernel.name('best', dtype), kernel.name('at')];
    statements.push(declare(value, worstValue), declare(at, int(-1)));
    return { value, at };
  });
  const base = kernel.name('b');
  const [candidate, fits] = [kernel.name('c', dtype), kernel.name('fits', 'bool')];
  const turn: Statement[] = [];
  const last = list[list.length - 1];
  const lastThread = (op.k - 1) % kernel.lanes;
  const lastValue = shuffled(kernel, turn, 'from', last.value, lastThread);
  const lastAt = shuffled(kernel, turn, 'from', last.at, lastThread);
  turn.push(declare(candidate, worstValue), declare(fits, constant(0, 'bool')));
  const look = (value: Value, where: Value | undefined): Statement[] => {
    const conditions = [...isCandidate(value, where), standsBefore(value, lastValue, lastAt, op.largest)];
    return [assign(candidate, value), assign(fits, every(conditions) as Value)];
  };
  // A long fold for each value is the work of all threads together, value after value; short ones are done side by side.
  turn.push(lookLoop(of, base, longestFold(op) < 2 * kernel.lanes, look));
  turn.push(...rounds(kernel, fits, (from) => insert(kernel, op.largest, list, from, candidate, base)));
  statements.push(serialLoop(base.name, 0, kernel.size(op.over.extent), turn, kernel.lanes));
  list.forEach(({ value, at }, part) => {
    const place = part === 0 ? laneIndex : plus(int(part * kernel.lanes), laneIndex);
    const body = entryStores(of, place, value, at);
    statements.push(when(below(place, op.k), body));
  });
}

type Look = (value: Value, where: Value | undefined) => Statement[];

/** Looks at values from `base` on: `isApart`, each thread at its own, else all threads at one after the other. */
function lookLoop({ kernel, row, op }: RowOf<TopkOp>, base: Name, isApart: boolean, look: Look): Statement {
  const here = kernel.name('x');
  const inner = new Scope(row, new Map([[op.over, here]]), !isApart);
  const values = new Values(kernel, expressionsOf(op), writeWarpLoop);
  const where = op.where === undefined ? undefined : values.named(op.where, inner);
  const size = (): Value => kernel.size(op.over.extent);
  if (isApart) {
    inner.statements.push(...look(values.named(op.value, inner), where));
    const body = [bind(here, plus(base, laneIndex)), when(below(here, size()), inner.statements)];
    return { kind: 'block', body };
  }
  // A value that is not asked for costs no load.
  const asked = where === undefined ? undefined : voted(kernel, inner.statements, where);
  const before = inner.statements.splice(0);
  const value = values.named(op.value, inner);
  const found = [...inner.statements, when(equal(laneIndex, minus(here, base)), look(value, undefined))];
  const body = asked === undefined ? found : [when(isAny(asked), found)];
  return serialLoop(here.name, base, least(plus(base, kernel.lanes), size()), [...before, ...body]);
}

/** Takes the first of the open candidates into the list. */
function insert(
  kernel: Kernel,
  isLargest: boolean,
  list: readonly Entries[],
  from: Value,
  candidate: Value,
  base: Value,
): Statement[] {
  const statements: Statement[] = [];
  const value = shuffled(kernel, statements, 'from', candidate, from);
  const stay = list.map((entry) => {
    const isBefore = negated(beats(value, entry.value, isLargest));
    const votes = voted(kernel, statements, operation('and', 'bool', atLeast(entry.at, 0), isBefore));
    return operation('countBits', 'i32', votes);
  });
  const place = kernel.keep('p', stay.reduce(plus), statements);
  // From the end on: the first entry of a half is the last one of the half before it.
  for (let part = list.length - 1; part >= 0; part -= 1) {
    const own = part === 0 ? laneIndex : plus(int(part * kernel.lanes), laneIndex);
    const { value: best, at } = list[part];
    /** What stands one place before a thread's entry. */
    const before = (kind: keyof Entries): Value => {
      const up = shuffled(kernel, statements, 'up', list[part][kind], 1);
      if (part === 0) return up;
      const low = shuffled(kernel, statements, 'from', list[part - 1][kind], kernel.lanes - 1);
      return operation('select', up.type, equal(laneIndex, 0), low, up);
    };
    const moved = [assign(best, before('value')), assign(at, before('at'))];
    const taken = when(equal(own, place), [assign(best, value), assign(at, plus(base, from))]);
    statements.push(when(above(own, place), moved, [taken]));
  }
  return statements;
}

/** Elements that the longest fold in a value visits. */
function longestFold(op: TopkOp): number {
  return Math.max(0, ...foldsOf(expressionsOf(op)).map(({ axes }) => mostPoints(axes)));
}
