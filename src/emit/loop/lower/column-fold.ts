/**
 * Folds down columns as loops: a thread for each of sixteen neighbouring rows and each lane of the tree. Lanes meet in shared
 * memory chunk by chunk, a thread for each row and fold, and the first sixteen threads store the rows. When this is done is the
 * pass's choice (passes/column-fold.ts).
 */
import type { Axis, FoldExpr } from '../../../kernel/expr.js';
import { foldHalves } from '../../../kernel/tree.js';
import {
  type Address,
  below,
  constant,
  int,
  laneIndex,
  least,
  loadOf,
  minus,
  type Name,
  operation,
  plus,
  quotient,
  remainder,
  type Statement,
  times,
  unit,
  unsigned,
  type Value,
} from '../language.js';
import type { ColumnNest } from '../nest.js';
import { isOrdered } from '../passes/folds.js';
import { assign, put, when } from '../statements.js';
import { type Accumulator, both, combine, LoopFolds, neutral, variable, variablesOf } from './accumulate.js';
import { barrier, joined } from './join.js';
import { type Kernel, serialLoop } from './kernel.js';
import type { MapValues } from './map-values.js';
import { Scope } from './scope.js';
import { decode, scopeAt } from './serial-loop.js';
import { storeStatements } from './store.js';

/** Elements of a lane that are loaded together: enough to keep the memory busy, and few enough to stay in registers. */
const written = 8;

export class ColumnLoops {
  readonly words: number;
  private readonly folds: LoopFolds;
  /** What free folds keep. */
  private readonly kept: readonly Name[];
  /** Where shared memory holds the chunks' results, the rows' results, and what free folds kept; first come the lanes' own. */
  private readonly at: { readonly chunks: number; readonly rows: number; readonly kept: number };
  private readonly me: Name;
  private readonly own: Name;
  private readonly lane: Name;
  private readonly row: Scope;

  constructor(
    private readonly kernel: Kernel,
    private readonly values: MapValues,
    private readonly nest: ColumnNest,
  ) {
    const { columns, column, groups, units, chunks } = nest;
    const { lanes } = kernel.module.tree;
    this.folds = new LoopFolds(kernel, nest.folds, isOrdered);
    this.kept = this.folds.free.flatMap(variablesOf);
    const own = this.folds.ordered.length * columns;
    this.at = { chunks: own * lanes, rows: own * (lanes + chunks), kept: own * (lanes + chunks + 1) };
    this.words = this.at.kept + this.kept.length * columns * lanes;
    kernel.pool(this.words);
    // From the last to the first: what the stage before wrote last is still near.
    const count = kernel.points(units);
    const begin: Statement[] = [];
    const turned = kernel.keep('unit', minus(minus(count, 1), unit), begin);
    const { statements, bound } = decode(kernel, units, turned);
    begin.push(...statements);
    this.me = kernel.keep('me', laneIndex, begin);
    this.own = kernel.keep('c', remainder(this.me, columns), begin);
    this.lane = kernel.keep('l', quotient(this.me, columns), begin);
    const at = kernel.keep('at', plus(times(bound.get(groups) as Value, columns), this.own), begin);
    this.row = new Scope(undefined, new Map<Axis, Value>([...bound, [column, at]]));
    this.row.statements.push(...begin);
  }

  body(): Statement[] {
    const { row, nest, kernel, folds } = this;
    const chunk = kernel.name('p');
    const piece = this.chunk(nest.chunks === 1 ? int(0) : chunk);
    const loops = nest.chunks === 1 ? piece : [serialLoop(chunk.name, 0, nest.chunks, piece)];
    const before = row.statements.splice(0);
    folds.ordered.forEach((fold, i) => {
      const result = loadOf(this.shared(this.at.rows + i * nest.columns, this.me), 'f32');
      row.pin(fold, kernel.keep('s', result, row.statements));
    });
    row.statements.push(...folds.free.map((one) => this.merge(one)));
    folds.pin(row);
    const stores = storeStatements(this.values, row, nest.phase.writes, nest.phase.writes.length === 1);
    return [
      ...before,
      ...folds.declarations,
      ...loops,
      ...this.finish(),
      ...this.kept.map((own) => put(this.keptAt(own, this.me), own)),
      barrier,
      when(below(this.me, nest.columns), [...row.statements, ...stores]),
      barrier,
    ];
  }

  /** One chunk: what a lane takes, and what the lanes of a row and fold give together. */
  private chunk(chunk: Value): Statement[] {
    const { kernel, values, nest, row } = this;
    const { ordered } = this.folds;
    const { lanes, chunk: size } = kernel.module.tree;
    const { axes } = nest.folds[0];
    const sums = ordered.map((fold) => variable(kernel, 'a', neutral(fold)));
    const x = kernel.name('x');
    const element = scopeAt(row, kernel, axes, x, (axis) => kernel.fresh(axis.name));
    const taken = nest.folds.map((fold) => values.named(fold.args[0], element));
    const takes = this.folds.takes((fold, place) => (value) => [combine(fold, sums[place].name, value)]);
    element.statements.push(...takes.flatMap((take, i) => take(taken[i], x)));
    const isOne = nest.chunks === 1;
    const from = isOne ? this.lane : plus(times(chunk, size), this.lane);
    const to = isOne ? int(nest.length) : least(times(plus(chunk, 1), size), nest.length);
    const loop: Statement = { ...serialLoop(x.name, from, to, element.statements, lanes), unroll: written };
    if (ordered.length === 0) return [loop];
    return [
      ...sums.map(({ declaration }) => declaration),
      loop,
      ...sums.map(({ name: sum }, i) => put(this.shared(i * nest.columns * lanes, this.me), sum)),
      barrier,
      ...this.eachFold(false, (fold) => {
        const place = plus(times(plus(times(chunk, ordered.length), fold), nest.columns), this.own);
        return this.shared(this.at.chunks, place);
      }),
      barrier,
    ];
  }

  /** The chunks of a row and fold together. */
  private finish(): Statement[] {
    if (this.folds.ordered.length === 0) return [];
    return this.eachFold(true, (fold) => this.shared(this.at.rows, plus(times(fold, this.nest.columns), this.own)));
  }

  /** A thread for each row and fold joins its lanes, or its chunks, and puts the result where it is said. */
  private eachFold(isFinish: boolean, place: (fold: Value) => Address): Statement[] {
    const { kernel, nest, own, lane: fold } = this;
    const { ordered } = this.folds;
    const { lanes } = kernel.module.tree;
    const result = variable(kernel, 'v', constant(0, 'f32'));
    const within = plus(times(fold, nest.columns), own);
    const taken: Statement[] =
      isFinish && nest.chunks === 1
        ? [assign(result.name, loadOf(this.shared(this.at.chunks, within), 'f32'))]
        : [...new Set(ordered.map(({ reducer }) => reducer))].map((reducer): Statement => {
            const mask = ordered.reduce((bits, one, i) => bits + (one.reducer === reducer ? 2 ** i : 0), 0);
            const bit = operation('shiftRight', 'u32', unsigned(mask), operation('bitcast', 'u32', fold));
            const isMine = operation('ne', 'bool', operation('bitAnd', 'u32', bit, unsigned(1)), unsigned(0));
            const one = ordered.find((found) => found.reducer === reducer) as FoldExpr;
            const from = isFinish ? within : plus(times(fold, nest.columns * lanes), own);
            const stride = isFinish ? ordered.length * nest.columns : nest.columns;
            return when(isMine, this.joinLanes(one, isFinish, from, stride, result.name));
          });
    const body = [result.declaration, ...taken, put(place(fold), result.name)];
    return [when(below(this.me, ordered.length * nest.columns), body)];
  }

  /** Lanes in halves; chunks are first taken in by a lane each, as at the next level of the tree. */
  private joinLanes(fold: FoldExpr, isFinish: boolean, from: Value, stride: number, result: Name): Statement[] {
    const { lanes } = this.kernel.module.tree;
    const statements: Statement[] = [];
    const count = isFinish ? this.nest.chunks : lanes;
    const base = isFinish ? this.at.chunks : 0;
    const places = Array.from({ length: lanes }, (_, l): Value => {
      const start = neutral(fold);
      if (l >= count) return isFinish ? both(fold, start, start) : start;
      const loaded = this.kernel.keep('o', loadOf(this.shared(base + l * stride, from), 'f32'), statements);
      return isFinish ? both(fold, start, loaded) : loaded;
    });
    const value = foldHalves(places, (a, b) => both(fold, a, b));
    return [...statements, assign(result, value)];
  }

  /** What the other lanes of a row kept. */
  private merge(one: Accumulator): Statement {
    const { kernel, nest } = this;
    const other = kernel.name('m');
    const reads: Statement[] = [];
    const from = plus(times(other, nest.columns), this.me);
    const joins = joined(kernel, one, (own) => kernel.keep('o', loadOf(this.keptAt(own, from), own.type), reads));
    return serialLoop(other.name, 1, kernel.module.tree.lanes, [...reads, ...joins]);
  }

  /** Where a variable of a free fold lies, of every thread. */
  private keptAt(own: Name, index: Value): Address {
    const each = this.nest.columns * this.kernel.module.tree.lanes;
    return this.shared(this.at.kept + this.kept.indexOf(own) * each, index);
  }

  private shared(base: number, index: Value): Address {
    return this.kernel.scratch(base === 0 ? index : plus(int(base), index));
  }
}
