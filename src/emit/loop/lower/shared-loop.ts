/**
 * A loop that the threads of a unit share: each takes some of the positions, and what they gathered is joined in shared
 * memory. A sum of floats follows the Program's tree (shared-sums.ts). Everything stands in uniform control flow.
 */
import { FieldbrainError } from '../../../kernel/errors.js';
import { int, type Name, name, plus, type Value } from '../language.js';
import type { Machine } from '../machine.js';
import { type Accumulator, accumulator, isOrdered, isTreeSum } from './accumulate.js';
import { barrier, globalBarrier, join } from './join.js';
import { type Kernel, laneLoop } from './kernel.js';
import { shareRowFolds } from './row-folds.js';
import type { Scope } from './scope.js';
import { bodyWriter, type Extent, extentOf, linearName, writeSerialLoop } from './serial-loop.js';
import { shareSums, sumSlots, turnsAtOnce } from './shared-sums.js';
import type { LoopGroup, Values } from './values.js';

/** A shorter loop is run by every thread for itself, which costs no barrier. */
const shortest = 16;

/** The loop in the form that fits its scope. */
export function writeLoop(values: Values, scope: Scope, group: LoopGroup): void {
  const isShared = scope.together && canShare(group, values.kernel.module.machine);
  if (isShared && (group.writes.length > 0 || longest(group) > shortest)) writeSharedLoop(values, scope, group);
  else writeSerialLoop(values, scope, group);
}

/** What threads gather is joined in words of 32 bits, and only sums there in the order of the tree. */
function canShare({ folds }: LoopGroup, machine: Machine): boolean {
  return folds.every(
    (fold) => fold.dtype !== 'f64' && fold.args[0].dtype !== 'f64' && (isTreeSum(fold) || !isOrdered(fold, machine)),
  );
}

function longest(group: LoopGroup): number {
  return group.axes.reduce((size, { extent }) => size * (typeof extent === 'number' ? extent : extent.max), 1);
}

function writeSharedLoop(values: Values, scope: Scope, group: LoopGroup): void {
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
  scope.statements.push(...others.flatMap((kept) => kept.declarations));
  const privately = sums.map(() => kernel.fresh('s'));
  const takes = group.folds.map((fold): Accumulator['take'] => {
    const sum = sums.indexOf(fold);
    if (sum >= 0) return (value) => [{ kind: 'increase', name: privately[sum], value }];
    return (others.find((kept) => kept.fold === fold) as Accumulator).take;
  });
  const linear = linearName(kernel, group.axes);
  const inner = group.folds.flatMap((fold) => fold.args.slice(0, 1));
  const shared = extent.loaded ? undefined : shareRowFolds(kernel, scope, group.axes, inner, writeLoop);
  const write = bodyWriter(values, scope, group, linear, takes, shared?.name);
  if (sums.length > 0) {
    const isKnown = extent.count.kind === 'constant';
    const turns =
      !isKnown || shared !== undefined || group.writes.length > 0
        ? 1
        : turnsAtOnce(kernel, group.folds, extent.most, kernel.module.tree.lanes);
    shareSums(kernel, scope, sums, privately, extent, linear.name, write, turns);
  } else {
    const end = extent.first === undefined ? extent.count : plus(extent.first, extent.count);
    scope.statements.push(laneLoop(linear.name, extent.first ?? int(0), end, kernel.lanes, write([linear])));
  }
  const busy = sums.length > 0 ? sumSlots(kernel, sums.length, extent.most) : extent.most;
  if (others.length > 0) join(kernel, scope, others, busy);
  if (shared !== undefined && others.length + sums.length === 0) scope.statements.push(barrier);
  shared?.release();
  if (group.writes.length > 0) scope.statements.push(globalBarrier);
}

/** A range that was loaded is the same everywhere, but only we know that: the first thread tells the others. */
function uniformExtent(kernel: Kernel, scope: Scope, extent: Extent): Extent {
  if (!extent.loaded) return extent;
  const range: Name = name(kernel.fresh('range'), 'i32');
  const array = kernel.module.shared({ name: 'shared_range', type: 'i32', length: 2, atomic: false });
  scope.statements.push({ kind: 'broadcast', name: range.name, array, values: [extent.first ?? int(0), extent.count] });
  const received = (place: number): Value => ({ kind: 'component', type: 'i32', name: range.name, place });
  return { ...extent, first: extent.first === undefined ? undefined : received(0), count: received(1) };
}
