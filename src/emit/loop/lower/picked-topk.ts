/**
 * The k best of a long row, by picking the best k times. For a small k every thread keeps the best of its share, and the best
 * of all heads is picked; else each round searches all values for the best behind what was picked last. Best first, the lower
 * index on ties, NaN never, −1 and the worst value for what is missing.
 */
import type { FoldExpr } from '../../../kernel/expr.js';
import type { TopkOp } from '../../../kernel/op.js';
import {
  above,
  atLeast,
  below,
  constant,
  either,
  equal,
  every,
  int,
  lane,
  laneIndex,
  name,
  operation,
  plus,
  type Statement,
  type Value,
} from '../language.js';
import { assign, bind, declare, increase, when } from '../statements.js';
import { type Accumulator, accumulator, beats, isCandidate, worst } from './accumulate.js';
import { isAny, join, joinInStep, voted } from './join.js';
import { laneLoop, serialLoop } from './kernel.js';
import { entryStores, OwnList } from './own-list.js';
import type { RowOf } from './rows.js';
import { Scope } from './scope.js';
import { isFirst } from './store.js';

/** Values that a thread loads before it looks at the first, where threads run in step. */
const together = 8;

/** Writes one row. Picked: threads keep lists. */
export function writePicked(row: RowOf<TopkOp>, form: 'picked' | 'searched'): void {
  const picker = new Picker(row);
  if (form === 'searched') picker.searching();
  else if (row.kernel.isInStep) picker.inStep();
  else picker.throughMemory();
}

class Picker {
  private readonly list: OwnList;

  constructor(private readonly of: RowOf<TopkOp>) {
    this.list = new OwnList(of.kernel, of.op);
  }

  throughMemory(): void {
    const { list } = this;
    const { kernel, row, op } = this.of;
    row.statements.push(...list.declarations);
    const here = name(kernel.axisName(op.over), 'i32');
    const { inner, value, conditions } = this.look(here);
    inner.statements.push(...list.take(value, here, conditions));
    row.statements.push(laneLoop(here.name, 0, kernel.size(op.over.extent), kernel.lanes, inner.statements));
    const { head, statements } = this.head();
    this.rounds(statements, head, [this.drop(head.result)]);
  }

  searching(): void {
    const { kernel, row, op } = this.of;
    const [last, at] = [kernel.name('last', op.value.dtype), kernel.name('at')];
    row.statements.push(declare(last, worst(op.value.dtype, op.largest)), declare(at, int(-1)));
    const here = name(kernel.axisName(op.over), 'i32');
    const head = accumulator(kernel, this.bestFold());
    const { inner, value, conditions } = this.look(here);
    const ties = operation('and', 'bool', equal(value, last), above(here, at));
    const isBehind = operation('and', 'bool', atLeast(at, 0), either(beats(last, value, op.largest), ties));
    const isOpen = either(equal(name('r', 'i32'), 0), isBehind);
    inner.statements.push(when(every([...conditions, isOpen]) as Value, head.take(value, here)));
    const look = laneLoop(here.name, 0, kernel.size(op.over.extent), kernel.lanes, inner.statements);
    this.rounds([...head.declarations, look], head, [assign(last, head.value), assign(at, head.result)]);
  }

  /** Picks the best of all threads k times; `begin` and `end` are what a thread does before and after it in each round. */
  private rounds(begin: readonly Statement[], head: Accumulator, end: readonly Statement[]): void {
    const { kernel, row, op } = this.of;
    const round = new Scope(row, new Map(), true);
    round.statements.push(...begin);
    join(kernel, round, [head], kernel.lanes);
    const stores = entryStores(this.of, name('r', 'i32'), head.value, head.result);
    round.statements.push(when(isFirst, stores), ...end);
    row.statements.push(serialLoop('r', 0, kernel.hidden(op.k), round.statements));
  }

  /** Loads of several values lie in flight together, and heads meet by shuffles. Thread r keeps what round r picked. */
  inStep(): void {
    const { list } = this;
    const { kernel, row, op } = this.of;
    row.statements.push(...list.declarations);
    const first = kernel.name('x');
    const size = kernel.size(op.over.extent);
    const seen = Array.from({ length: together }, (_, turn) => this.fetch(plus(first, turn * kernel.lanes), size));
    const taken = seen.map(({ value, here, fits }) => list.takeRarely(value, here, [fits]));
    const fetched = seen.flatMap(({ statements }) => statements);
    row.statements.push(laneLoop(first.name, 0, size, together * kernel.lanes, [...fetched, ...taken]));
    const [best, at] = [kernel.name('best', op.value.dtype), kernel.name('at')];
    const [r, open] = [kernel.name('r'), kernel.name('open', 'u32')];
    const { head, statements: round } = this.head();
    joinInStep(kernel, round, head, kernel.lanes);
    const keep: Statement = when(equal(laneIndex, r), [assign(best, head.value), assign(at, head.result)]);
    round.push(keep, this.drop(head.result), increase(r, int(1)));
    const isOpen = atLeast(list.at[0], 0);
    round.push(assign(open, voted(kernel, round, isOpen)));
    row.statements.push(declare(best, worst(op.value.dtype, op.largest)), declare(at, int(-1)), declare(r, int(0)));
    const any = voted(kernel, row.statements, isOpen);
    row.statements.push(
      declare(open, any),
      { kind: 'while', condition: operation('and', 'bool', below(r, op.k), isAny(open)), body: round },
      when(below(lane, op.k), entryStores(this.of, laneIndex, best, at)),
    );
  }

  private look(here: Value): { inner: Scope; value: Value; conditions: readonly Value[] } {
    const { row, op, values } = this.of;
    const inner = row.inside(new Map([[op.over, here]]));
    const where = op.where === undefined ? undefined : values.named(op.where, inner);
    const value = values.named(op.value, inner);
    return { inner, value, conditions: isCandidate(value, where) };
  }

  /** A value that is there or not. */
  private fetch(at: Value, size: Value): { statements: Statement[]; value: Value; here: Value; fits: Value } {
    const { kernel, op } = this.of;
    const here = kernel.name('x');
    const [value, fits] = [kernel.name('c', op.value.dtype), kernel.name('fits', 'bool')];
    const seen = this.look(here);
    const body: Statement[] = [
      ...seen.inner.statements,
      assign(value, seen.value),
      assign(fits, every(seen.conditions) ?? constant(1, 'bool')),
    ];
    const statements: Statement[] = [
      bind(here, at),
      declare(value, worst(op.value.dtype, op.largest)),
      declare(fits, constant(0, 'bool')),
      when(below(here, size), body),
    ];
    return { statements, value, here, fits };
  }

  private bestFold(): FoldExpr {
    const { largest, over, value } = this.of.op;
    return { op: 'fold', dtype: 'i32', reducer: largest ? 'argmax' : 'argmin', axes: [over], args: [value] };
  }

  /** The best entry of the thread, to be joined with those of the others. */
  private head(): { head: Accumulator; statements: Statement[] } {
    const { list } = this;
    const { kernel, op } = this.of;
    const fold = this.bestFold();
    const [value, place] = [kernel.name('head', op.value.dtype), kernel.name('place')];
    const statements: Statement[] = [declare(value, list.best[0]), declare(place, list.at[0])];
    return { head: { fold, value, place, declarations: [], take: () => [], result: place }, statements };
  }

  /** Who has what was picked goes on to its next. */
  private drop(picked: Value): Statement {
    const isMine = operation('and', 'bool', atLeast(picked, 0), equal(this.list.at[0], picked));
    return when(isMine, this.list.next());
  }
}
