/**
 * A loop that the invocations of a workgroup share: each takes some of the positions, and what they gathered is joined in
 * workgroup memory. A sum of floats follows the Program's tree: an invocation takes one accumulator of one chunk at a
 * time, accumulators are folded in halves, and the chunks' results go up in order. Everything stands in uniform control flow.
 */

import { FieldbrainError } from '../../kernel/errors.js';
import { type Accumulator, accumulator, isTreeSum } from './accumulate.js';
import { join } from './join.js';
import type { Kernel } from './kernel.js';
import { type Extent, extentOf, loopBody, writeSerialLoop } from './loop.js';
import { shareRowFolds } from './row-folds.js';
import type { Scope } from './scope.js';
import { shareSums, sumSlots } from './shared-sums.js';
import { block } from './text.js';
import type { LoopGroup, Values } from './values.js';

/** A shorter loop is run by every invocation for itself, which costs no barrier. */
const shortest = 16;

/** The loop in the form that fits its scope. */
export function writeLoop(values: Values, scope: Scope, group: LoopGroup): void {
  if (scope.together && (group.writes.length > 0 || longest(group) > shortest)) writeSharedLoop(values, scope, group);
  else writeSerialLoop(values, scope, group);
}

function longest(group: LoopGroup): number {
  return group.axes.reduce((size, { extent }) => size * (typeof extent === 'number' ? extent : extent.max), 1);
}

export function writeSharedLoop(values: Values, scope: Scope, group: LoopGroup): void {
  const { kernel } = values;
  const extent = uniformExtent(kernel, scope, extentOf(values, scope, group));
  const sums = group.folds.filter(isTreeSum);
  const others = group.folds.filter((fold) => !isTreeSum(fold)).map((fold) => accumulator(kernel, fold));
  if (sums.length > kernel.lanes) {
    throw new FieldbrainError(
      'program-unsupported',
      `${kernel.place}: too many sums in one loop (got ${sums.length}, expected at most ${kernel.lanes}). Load it with fusion: 'none'.`,
      { place: kernel.place, sums: sums.length },
    );
  }
  scope.lines.push(...others.flatMap((kept) => kept.declarations));
  const privately = sums.map(() => kernel.fresh('s'));
  const takes = group.folds.map((fold): Accumulator['take'] => {
    const sum = sums.indexOf(fold);
    if (sum >= 0) return (value) => [`${privately[sum]} += ${value};`];
    return (others.find((kept) => kept.fold === fold) as Accumulator).take;
  });
  const linear = group.axes.length === 1 ? kernel.axisName(group.axes[0]) : kernel.fresh('p');
  const inner = group.folds.flatMap((fold) => fold.args.slice(0, 1));
  const shared = extent.loaded ? undefined : shareRowFolds(kernel, scope, group.axes, inner, writeLoop);
  const body = loopBody(values, scope, group, linear, takes, shared?.name);
  if (sums.length > 0) shareSums(kernel, scope, sums, privately, extent, linear, body);
  else scope.lines.push(...block(strided(kernel, linear, extent), body));
  const busy = sums.length > 0 ? sumSlots(kernel, sums.length, extent.most) : extent.most;
  if (others.length > 0) join(kernel, scope, others, busy);
  if (shared !== undefined && others.length + sums.length === 0) scope.lines.push('workgroupBarrier();');
  shared?.release();
  if (group.writes.length > 0) scope.lines.push('storageBarrier();', 'workgroupBarrier();');
}

/** A range that was loaded is the same everywhere, but only we know that: one invocation tells the others. */
function uniformExtent(kernel: Kernel, scope: Scope, extent: Extent): Extent {
  if (!extent.loaded) return extent;
  const shared = kernel.module.shared('shared_range', 'vec2<i32>', 2);
  const range = kernel.fresh('range');
  scope.lines.push(
    `if (lane == 0u) { ${shared} = vec2<i32>(${extent.first ?? '0i'}, ${extent.count}); }`,
    `let ${range} = workgroupUniformLoad(&${shared});`,
  );
  return { ...extent, first: extent.first === undefined ? undefined : `${range}.x`, count: `${range}.y` };
}

function strided(kernel: Kernel, linear: string, { first, count }: Extent): string {
  const start = first === undefined ? 'i32(lane)' : `${first} + i32(lane)`;
  const end = first === undefined ? count : `${first} + ${count}`;
  return `for (var ${linear} = ${start}; ${linear} < ${end}; ${linear} += ${kernel.lanes}i)`;
}
