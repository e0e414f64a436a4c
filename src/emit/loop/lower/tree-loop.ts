/**
 * One loop over the axes of folds and of a sweep in the order of the Program's tree: what loops by one thread (lane-fold.ts)
 * and by threads that run in step (warp-fold.ts) have in common. Other loops keep a chunk's lanes in an array (serial-loop.ts)
 * or in shared memory (shared-loop.ts).
 */
import type { FoldExpr } from '../../../kernel/expr.js';
import { levelsOf } from '../../../kernel/tree.js';
import { int, type Loop, least, type Name, plus, quotient, type Statement, times, type Value } from '../language.js';
import { bind } from '../statements.js';
import { someValue, statementValues, visitStatements } from '../walk.js';
import { type Accumulator, isOrdered, LoopFolds } from './accumulate.js';
import type { Kernel } from './kernel.js';
import type { Scope } from './scope.js';
import { type Extent, extentOf, linearName, loopBody } from './serial-loop.js';
import type { LoopGroup, Values } from './values.js';

/** From the first item to behind the last. */
export interface Range {
  readonly begin: Value;
  readonly end: Value;
}

export abstract class TreeLoop {
  protected readonly kernel: Kernel;
  protected readonly extent: Extent;
  protected readonly folds: LoopFolds;
  protected readonly ordered: readonly FoldExpr[];
  protected readonly free: readonly Accumulator[];

  constructor(
    protected readonly values: Values,
    protected readonly scope: Scope,
    protected readonly group: LoopGroup,
  ) {
    const { kernel } = values;
    this.kernel = kernel;
    this.extent = this.extentOf(values, scope, group);
    this.folds = new LoopFolds(kernel, group.folds, (fold) => isOrdered(fold, kernel.module.machine));
    this.ordered = this.folds.ordered;
    this.free = this.folds.free;
  }

  /** Folds chunk `chunk` of a level, or all of it; the results. */
  protected abstract level(
    counts: readonly Value[],
    level: number,
    chunk: Value | undefined,
    into: Statement[],
  ): readonly Name[];
  /** The loop where no fold follows the tree. */
  protected abstract freeLoop(at: Name, body: readonly Statement[]): Loop;
  /** What other threads kept of the other folds, taken in. */
  protected abstract joinAll(): void;

  protected extentOf(values: Values, scope: Scope, group: LoopGroup): Extent {
    return extentOf(values, scope, group);
  }

  write(): void {
    const { kernel, scope, extent, ordered, folds } = this;
    const { statements } = scope;
    statements.push(...folds.declarations);
    if (ordered.length === 0) {
      const at = kernel.name('x');
      const body = this.element(at);
      const loop = this.freeLoop(at, body);
      statements.push(readsOwn(body) ? { ...loop, unroll: 'all' } : loop);
    } else {
      const { tree } = kernel.module;
      const counts = [extent.count];
      for (let level = 1; level < levelsOf(extent.most, tree); level += 1) {
        const value = quotient(plus(counts[level - 1], tree.chunk - 1), tree.chunk);
        counts.push(kernel.keep('count', value, statements));
      }
      const results = this.level(counts, counts.length - 1, undefined, statements);
      ordered.forEach((fold, i) => {
        scope.pin(fold, results[i]);
      });
    }
    this.joinAll();
    folds.pin(scope);
  }

  /** How a fold that does not follow the tree takes an element. */
  protected takeFree(one: Accumulator): Accumulator['take'] {
    return one.take;
  }

  /** The items of a chunk of a level. */
  protected rangeOf(counts: readonly Value[], level: number, chunk: Value | undefined): Range {
    const size = int(this.kernel.module.tree.chunk);
    const begin = chunk === undefined ? int(0) : times(chunk, size);
    return { begin, end: chunk === undefined ? counts[level] : least(plus(begin, size), counts[level]) };
  }

  /** One element, whose value `take` hands to one of those folds that follow the tree. */
  protected element(at: Name, take: (place: number, value: Value) => Statement[] = () => []): Statement[] {
    const { values, scope, group, extent, kernel } = this;
    const takes = this.folds.takes(
      (_, place) => (value) => take(place, value),
      (one) => this.takeFree(one),
    );
    if (extent.first === undefined) return loopBody(values, scope, group, at, takes);
    const linear = linearName(kernel, group.axes);
    return [bind(linear, plus(extent.first, at)), ...loopBody(values, scope, group, linear, takes)];
  }
}

/** Whether a thread's own array is read: then the loop is unrolled, which keeps the array in registers. */
export function readsOwn(statements: readonly Statement[]): boolean {
  let found = false;
  visitStatements(statements, (statement) => {
    const isOwn = (value: Value): boolean => value.kind === 'load' && value.address.space === 'register';
    found ||= statementValues(statement).some((value) => someValue(value, isOwn));
  });
  return found;
}
