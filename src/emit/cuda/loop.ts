/** The loop of some folds and of a sweep, with its range and its results; the text of its turns is loop-writer.ts. */
import { largest } from '../../kernel/dimension.js';
import { levelsOf } from '../../kernel/tree.js';
import type { LoopGroup } from '../loop/lower/values.js';
import { isOrdered } from '../loop/passes/folds.js';
import { LoopWriter } from './loop-writer.js';
import { declareKept, freeFold, joinBlock, joinWarp, joinWords } from './reducer.js';
import type { Scope } from './scope.js';

export function writeLoop(loop: LoopGroup, scope: Scope): void {
  const { context } = scope;
  const number = context.fresh('loop');
  const total = context.product(loop.axes.map((axis) => axis.extent));
  const limits = loop.range.map((expr) => scope.named(expr));
  let first = '0';
  let count = total;
  if (limits.length > 0) {
    first = `${number}_first`;
    count = `${number}_count`;
    scope.lines.push(`const int ${first} = max_i32(${limits[0]}, 0);`);
    scope.lines.push(`const int ${count} = max_i32(min_i32(${limits[1]}, ${total}) - ${first}, 0);`);
  }
  const ordered = loop.folds.filter(isOrdered);
  const free = loop.folds.filter((fold) => !isOrdered(fold));
  const frees = free.map((fold) => freeFold(fold, context.fresh('s')));
  const extent = loop.axes.reduce((size, axis) => Math.min(2 ** 31, size * largest(axis.extent)), 1);
  const levels = levelsOf(extent, context.program.tree);
  // One chunk is no work for a block: then each of its warps folds it for itself.
  const runner = scope.runner === 'block' && ordered.length > 0 && levels === 1 ? 'warp' : scope.runner;
  for (const one of frees) scope.lines.push(...declareKept(one));
  const writer = new LoopWriter(loop, scope, number, runner, { first, count, levels, free, frees, ordered });
  scope.lines.push(...writer.lines());
  if (runner !== 'thread') scope.lines.push(...frees.flatMap(joinWarp));
  if (runner === 'block' && frees.length > 0)
    scope.lines.push(...joinBlock(frees, context.work(joinWords(frees, context.warps)), context.warps));
  free.forEach((fold, i) => {
    scope.note(fold, frees[i].result);
  });
}
