/**
 * Folds down columns as loops: a thread for each of sixteen neighbouring rows and each lane of the tree. Lanes meet in shared
 * memory chunk by chunk, a thread for each row and fold, and the first sixteen threads store the rows. When this is done is the
 * pass's choice (passes/column-fold.ts).
 */
import type { Axis, FoldExpr } from '../../../kernel/expr.js';
import { foldHalves } from '../../../kernel/tree.js';
import {
  below,
  constant,
  int,
  laneIndex,
  least,
  minus,
  type Name,
  name,
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
import { type Accumulator, accumulator, combine, loadOf, neutral, variable } from './accumulate.js';
import { barrier, combined, mergedBest } from './join.js';
import { type Kernel, serialLoop } from './kernel.js';
import type { MapValues } from './map-values.js';
import { Scope } from './scope.js';
import { decode } from './serial-loop.js';
import { storeStatements } from './store.js';

/** Elements of a lane that are loaded together: enough to keep the memory busy, and few enough to stay in registers. */
const written = 8;

export class ColumnLoops {
  readonly words: number;
  private readonly ordered: readonly FoldExpr[];
  private readonly free: readonly Accumulator[];
  /** Where shared memory holds the chunks' results, the rows' results, and what free folds kept; first come the lanes' own. */
  private readonly at: { readonly chunks: number; readonly rows: number; readonly kept: number };
  private readonly begin: Statement[] = [];
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
    this.ordered = nest.folds.filter(isOrdered);
    this.free = nest.folds.filter((fold) => !isOrdered(fold)).map((fold) => accumulator(kernel, fold));
    const own = this.ordered.length * columns;
    this.at = { chunks: own * lanes, rows: own * (lanes + chunks), kept: own * (lanes + chunks + 1) };
    const kept = this.free.reduce((sum, { place }) => sum + (place === undefined ? 1 : 2), 0);
    this.words = this.at.kept + kept * columns * lanes;
    kernel.pool(this.words);
    // From the last to the first: what the stage before wrote last is still near.
    const count = kernel.points(units.map(({ extent }) => extent));
    const turned = this.kernel.keep('unit', minus(minus(count, int(1)), unit), this.begin);
    const { statements, bound } = decode(kernel, units, turned);
    this.begin.push(...statements);
    this.me = this.kernel.keep('me', laneIndex, this.begin);
    this.own = this.kernel.keep('c', remainder(this.me, int(columns)), this.begin);
    this.lane = this.kernel.keep('l', quotient(this.me, int(columns)), this.begin);
    const at = this.kernel.keep('at', plus(times(bound.get(groups) as Value, int(columns)), this.own), this.begin);
    this.row = new Scope(undefined, new Map<Axis, Value>([...bound, [column, at]]), false);
  }

  body(): Statement[] {
    const { row, nest, kernel, ordered, free } = this;
    const chunk = name(kernel.fresh('p'), 'i32');
    const piece = this.chunk(nest.chunks === 1 ? int(0) : chunk);
    const loops = nest.chunks === 1 ? piece : [serialLoop(chunk.name, int(0), int(nest.chunks), piece)];
    const before = row.statements.splice(0);
    ordered.forEach((fold, i) => {
      const result = loadOf(this.shared(this.at.rows + i * nest.columns, this.me), 'f32');
      row.pin(fold, this.kernel.keep('s', result, row.statements));
    });
    const merges = this.merges();
    for (const { fold, result } of free) row.pin(fold, result);
    row.statements.push(...merges);
    const stores = storeStatements(this.values, row, nest.phase.writes, nest.phase.writes.length === 1);
    return [
      ...this.begin,
      ...before,
      ...free.flatMap(({ declarations }) => declarations),
      ...loops,
      ...this.finish(),
      ...this.keep(),
      barrier,
      when(below(this.me, int(nest.columns)), [...row.statements, ...stores]),
      barrier,
    ];
  }

  /** One chunk: what a lane takes, and what the lanes of a row and fold give together. */
  private chunk(chunk: Value): Statement[] {
    const { kernel, values, nest, ordered, row } = this;
    const { lanes, chunk: size } = kernel.module.tree;
    const { axes } = nest.folds[0];
    const sums = ordered.map((fold) => variable(kernel, 'a', neutral(fold)));
    const x = name(kernel.fresh('x'), 'i32');
    const { statements, bound } = decode(kernel, axes, x, (axis) => kernel.fresh(axis.name));
    const element = new Scope(row, bound, false);
    element.statements.push(...statements);
    const taken = nest.folds.map((fold) => values.named(fold.args[0], element));
    nest.folds.forEach((fold, i) => {
      const position = ordered.indexOf(fold);
      const free = this.free.find((one) => one.fold === fold);
      if (position >= 0) element.statements.push(combine(fold, sums[position].name, taken[i]));
      else element.statements.push(...(free?.take(taken[i], x) ?? []));
    });
    const isOne = nest.chunks === 1;
    const from = isOne ? this.lane : plus(times(chunk, int(size)), this.lane);
    const to = isOne ? int(nest.length) : least(times(plus(chunk, int(1)), int(size)), int(nest.length));
    const loop: Statement = { ...serialLoop(x.name, from, to, element.statements, lanes), unroll: written };
    if (ordered.length === 0) return [loop];
    return [
      ...sums.map(({ declaration }) => declaration),
      loop,
      ...sums.map(({ name: sum }, i): Statement => this.put(i * nest.columns * lanes, this.me, sum)),
      barrier,
      ...this.eachFold(false, (fold) => {
        const place = plus(times(plus(times(chunk, int(ordered.length)), fold), int(nest.columns)), this.own);
        return [this.at.chunks, place];
      }),
      barrier,
    ];
  }

  /** The chunks of a row and fold together. */
  private finish(): Statement[] {
    const { nest, ordered } = this;
    if (ordered.length === 0) return [];
    return this.eachFold(true, (fold) => [this.at.rows, plus(times(fold, int(nest.columns)), this.own)]);
  }

  /** A thread for each row and fold joins its lanes, or its chunks, and puts the result where it is said. */
  private eachFold(isFinish: boolean, place: (fold: Value) => readonly [number, Value]): Statement[] {
    const { kernel, nest, ordered, own, lane: fold } = this;
    const { lanes } = kernel.module.tree;
    const result = variable(kernel, 'v', constant(0, 'f32'));
    const within = plus(times(fold, int(nest.columns)), own);
    const taken: Statement[] =
      isFinish && nest.chunks === 1
        ? [assign(result.name, loadOf(this.shared(this.at.chunks, within), 'f32'))]
        : [...new Set(ordered.map(({ reducer }) => reducer))].map((reducer): Statement => {
            const mask = ordered.reduce((bits, one, i) => bits + (one.reducer === reducer ? 2 ** i : 0), 0);
            const bit = operation('shiftRight', 'u32', unsigned(mask), operation('bitcast', 'u32', fold));
            const isMine = operation('ne', 'bool', operation('bitAnd', 'u32', bit, unsigned(1)), unsigned(0));
            const one = ordered.find((found) => found.reducer === reducer) as FoldExpr;
            const from = isFinish ? within : plus(times(fold, int(nest.columns * lanes)), own);
            const stride = isFinish ? ordered.length * nest.columns : nest.columns;
            const body = this.joined(one, isFinish, from, stride, result.name);
            return when(isMine, body);
          });
    const [base, at] = place(fold);
    return [
      when(below(this.me, int(ordered.length * nest.columns)), [
        result.declaration,
        ...taken,
        this.put(base, at, result.name),
      ]),
    ];
  }

  /** Lanes in halves; chunks are first taken in by a lane each, as at the next level of the tree. */
  private joined(fold: FoldExpr, isFinish: boolean, from: Value, stride: number, result: Name): Statement[] {
    const { lanes } = this.kernel.module.tree;
    const statements: Statement[] = [];
    const op = fold.reducer === 'sum' ? 'add' : (fold.reducer as 'max' | 'min');
    const count = isFinish ? this.nest.chunks : lanes;
    const base = isFinish ? this.at.chunks : 0;
    const places = Array.from({ length: lanes }, (_, l): Value => {
      const start = neutral(fold);
      if (l >= count) return isFinish ? operation(op, 'f32', start, start) : start;
      const loaded = this.kernel.keep('o', loadOf(this.shared(base + l * stride, from), 'f32'), statements);
      return isFinish ? operation(op, 'f32', start, loaded) : loaded;
    });
    const value = foldHalves(places, (a, b) => operation(op, 'f32', a, b));
    statements.push(assign(result, value));
    return statements;
  }

  /** Where a free fold's value, and its place, lie for every thread. */
  private keptAt(): { readonly one: Accumulator; readonly value: number; readonly place: number }[] {
    const each = this.nest.columns * this.kernel.module.tree.lanes;
    let next = this.at.kept;
    return this.free.map((one) => {
      const value = next;
      next += one.place === undefined ? each : 2 * each;
      return { one, value, place: value + each };
    });
  }

  private keep(): Statement[] {
    return this.keptAt().flatMap(({ one, value, place }) => [
      this.put(value, this.me, one.value),
      ...(one.place === undefined ? [] : [this.put(place, this.me, one.place)]),
    ]);
  }

  /** What the other lanes of a row kept. */
  private merges(): Statement[] {
    const { kernel, nest } = this;
    return this.keptAt().map(({ one, value, place }) => {
      const other = name(kernel.fresh('m'), 'i32');
      const body: Statement[] = [];
      const from = plus(times(other, int(nest.columns)), this.me);
      const read = (base: number, type: Value['type']): Value =>
        this.kernel.keep('o', loadOf(this.shared(base, from), type), body);
      const theirs = read(value, one.value.type);
      if (one.place === undefined) body.push(combined(one, theirs));
      else body.push(...mergedBest(kernel, one, theirs, read(place, 'i32')));
      return serialLoop(other.name, int(1), int(kernel.module.tree.lanes), body);
    });
  }

  private shared(base: number, index: Value) {
    return this.kernel.scratch(base === 0 ? index : plus(int(base), index));
  }

  private put(base: number, index: Value, value: Value): Statement {
    return put(this.shared(base, index), value);
  }
}
