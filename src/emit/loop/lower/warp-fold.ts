/**
 * Folds by threads that run in step: they take neighbouring elements, a thread keeps one lane of the tree, and lanes meet by
 * shuffles. Every thread gets the results. No memory and no barrier is needed, so a unit that is one warp among others of a
 * workgroup can fold so.
 */
import { nodesOf } from '../../../fuse/cost.js';
import { writeExpressions } from '../../../fuse/stage.js';
import type { FoldExpr } from '../../../kernel/expr.js';
import {
  below,
  equal,
  int,
  type Loop,
  laneIndex,
  loadOf,
  minus,
  type Name,
  operation,
  plus,
  quotient,
  type Statement,
  type Value,
} from '../language.js';
import { assign, bind, declare, put, when } from '../statements.js';
import { combine, neutral, ownElement, variable } from './accumulate.js';
import { joinInStep, shuffled } from './join.js';
import { laneLoop, serialLoop } from './kernel.js';
import type { Scope } from './scope.js';
import { type Extent, extentOf, writeSerialLoop } from './serial-loop.js';
import { type Range, TreeLoop } from './tree-loop.js';
import type { LoopGroup, Values } from './values.js';

/** Turns of a loop that is unrolled, at most: all their loads are under way before the first is added. */
const mostUnrolled = 8;
/** Nodes of an element whose loop is unrolled, at most; a longer one keeps a warp busy without. */
const shortElement = 64;

/** Of each fold that follows the tree, the lanes that a thread keeps. */
type Sums = readonly (readonly Name[])[];

/** The loop by all threads where they stand at the same row, by each for itself else. */
export function writeWarpLoop(values: Values, scope: Scope, group: LoopGroup): void {
  if (scope.together) new WarpLoop(values, scope, group).write();
  else writeSerialLoop(values, scope, group);
}

export class WarpLoop extends TreeLoop {
  /** Where an element's values are put before lanes take them. */
  private readonly fetched: readonly Name[];
  /** The lanes of the tree that a thread keeps. */
  private readonly kept: number;

  constructor(values: Values, scope: Scope, group: LoopGroup) {
    super(values, scope, group);
    const { kernel } = values;
    this.fetched = this.ordered.map((fold) => kernel.name('e', fold.dtype));
    this.kept = Math.max(1, kernel.module.tree.lanes / kernel.lanes);
  }

  /** A range that was loaded is the same everywhere, but only we know that: the first thread tells the others. */
  protected override extentOf(...[values, scope, group]: Parameters<typeof extentOf>): Extent {
    const extent = extentOf(values, scope, group);
    if (!extent.loaded) return extent;
    const told = (value: Value): Value => shuffled(values.kernel, scope.statements, 'from', value, 0);
    const count = told(extent.count);
    return { ...extent, count, first: extent.first === undefined ? undefined : told(extent.first) };
  }

  protected override freeLoop(at: Name, body: readonly Statement[]): Loop {
    return laneLoop(at.name, 0, this.extent.count, this.kernel.lanes, body);
  }

  protected override joinAll(): void {
    for (const one of this.free) joinInStep(this.kernel, this.scope.statements, one, this.kernel.lanes);
  }

  /** Folds chunk `chunk` of a level, or all of it; the results, for all threads. */
  protected level(counts: readonly Value[], level: number, chunk: Value | undefined, into: Statement[]): Name[] {
    const range = this.rangeOf(counts, level, chunk);
    return this.lanes(into, (sums) =>
      level === 0 ? this.elements(range, chunk === undefined, sums) : [this.chunks(counts, level, range, sums)],
    );
  }

  /** The lanes' sums around what fills them; the results, for all threads. */
  protected lanes(into: Statement[], fill: (sums: Sums) => readonly Statement[]): Name[] {
    const { kernel, ordered } = this;
    const sums = ordered.map((fold) => Array.from({ length: this.kept }, () => variable(kernel, 's', neutral(fold))));
    into.push(...sums.flat().map(({ declaration }) => declaration));
    const own = sums.map((lanes) => lanes.map((lane) => lane.name));
    into.push(...fill(own));
    return this.halves(own, into);
  }

  /** The results of the level below, each to the thread whose lane it belongs to. */
  private chunks(counts: readonly Value[], level: number, { begin, end }: Range, sums: Sums): Statement {
    const { kernel, ordered } = this;
    const at = kernel.name('x');
    const body: Statement[] = [];
    const results = this.level(counts, level - 1, at, body);
    const mask = Math.min(kernel.module.tree.lanes, kernel.lanes) - 1;
    const taken = ordered.flatMap((fold, i) => this.take(fold, sums[i], results[i], at));
    const isMine = equal(operation('bitAnd', 'i32', at, int(mask)), laneIndex);
    return serialLoop(at.name, begin, end, [...body, when(isMine, taken)]);
  }

  /** As many elements as there are threads at a time; of a few turns, all are fetched before the first is added. */
  private elements({ begin, end }: Range, isAll: boolean, sums: Sums): Statement[] {
    const { kernel, ordered } = this;
    const { chunk } = kernel.module.tree;
    const [base, at] = [kernel.name('b'), kernel.name('x')];
    const { most, loaded } = this.extent;
    const isFixed = !loaded && this.group.axes.every(({ extent }) => typeof extent === 'number');
    const each = isAll ? most : chunk;
    const isWhole = isFixed && each % kernel.lanes === 0 && most % each === 0;
    const own = plus(base, laneIndex);
    const element = this.element(at, (place, value) => [assign(this.fetched[place], value)]);
    const fetch: Statement[] = [
      bind(at, isAll ? own : plus(begin, own)),
      ...this.fetched.map((fetched, i) => declare(fetched, neutral(ordered[i]))),
      ...(isWhole ? element : [when(below(at, end), element)]),
    ];
    const turns = Math.ceil(each / kernel.lanes);
    const length = isFixed && most % each === 0 ? int(each) : isAll ? end : minus(end, begin);
    const loop = (body: readonly Statement[]): Loop => serialLoop(base.name, 0, length, body, kernel.lanes);
    const { folds, writes } = this.group;
    const nodes = nodesOf([...folds.map(({ args }) => args[0]), ...writes.flatMap(writeExpressions)]);
    const isShort = nodes <= shortElement && !element.some(({ kind }) => kind === 'loop');
    // Of a loop whose length is not known, what was fetched would not lie in registers.
    if (length.kind !== 'constant' || turns <= 1 || turns > mostUnrolled || !isShort)
      return [loop([...fetch, ...this.takes(sums, this.fetched, base)])];
    const arrays = this.fetched.map(({ type }) => ({ text: kernel.fresh('e'), type }));
    const slots = arrays.map(({ text }) => ownElement(text, quotient(base, kernel.lanes), turns));
    const keep = slots.map((address, i): Statement => put(address, this.fetched[i]));
    const kept = slots.map((address, i) => loadOf(address, this.fetched[i].type));
    return [
      ...arrays.map(({ text, type }): Statement => ({ kind: 'array', name: text, type, length: turns, zero: false })),
      { ...loop([...fetch, ...keep]), unroll: 'all' },
      { ...loop(this.takes(sums, kept, base)), unroll: 'all' },
    ];
  }

  /** Lanes take what their thread fetched, then what threads further on did. */
  protected takes(sums: Sums, fetched: readonly Value[], base: Value): Statement[] {
    const { kernel, ordered } = this;
    const { lanes } = kernel.module.tree;
    const statements: Statement[] = [];
    ordered.forEach((fold, i) => {
      statements.push(...this.take(fold, sums[i], fetched[i], base));
      for (let further = lanes; further < kernel.lanes; further += lanes)
        statements.push(combine(fold, sums[i][0], shuffled(kernel, statements, 'down', fetched[i], further)));
    });
    return statements;
  }

  /** Of twice as many lanes as threads, `position` says which half takes it. */
  private take(fold: FoldExpr, [first, second]: readonly Name[], value: Value, position: Value): Statement[] {
    if (second === undefined) return [combine(fold, first, value)];
    const isFirst = equal(operation('bitAnd', 'i32', position, int(this.kernel.lanes)), 0);
    const [body, otherwise] = [[combine(fold, first, value)], [combine(fold, second, value)]];
    return [when(isFirst, body, otherwise)];
  }

  /** A step of all folds before the next step of any: compilers keep shuffles in their order, and so each waits for one alone. */
  private halves(sums: Sums, into: Statement[]): Name[] {
    const { kernel, ordered } = this;
    const step = (far: (lanes: readonly Name[]) => Name): void => {
      const others = sums.map(far);
      into.push(...ordered.map((fold, i) => combine(fold, sums[i][0], others[i])));
    };
    if (this.kept > 1) step(([, second]) => second);
    for (let half = Math.min(kernel.module.tree.lanes, kernel.lanes) / 2; half >= 1; half /= 2)
      step(([first]) => shuffled(kernel, into, 'down', first, half));
    return sums.map(([first]) => shuffled(kernel, into, 'from', first, 0));
  }
}
