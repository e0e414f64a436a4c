/**
 * reduce prologue: a map and the reduction that consumes it, each element once. The reduction's rows become the units, and
 * its loop (a sweep) computes the element, stores it where somebody else needs it, and accumulates it. The reduction may
 * cut an axis of the map into tiles.
 */
import { affine } from '../../kernel/bounds.js';
import { largest, sameDimension } from '../../kernel/dimension.js';
import type { Axis, Expr, LoadExpr } from '../../kernel/expr.js';
import type { MapOp, Write } from '../../kernel/op.js';
import { changeWrite } from '../../kernel/op.js';
import { loadsOf, outermostFolds } from '../../kernel/walk.js';
import { conflicts, phaseAccesses, sameElement, sameTensor, tileOf } from '../access.js';
import type { Answer, Context, JoinRule } from '../context.js';
import { phaseOf } from '../lower.js';
import { axisMap, renaming } from '../rename.js';
import { Sharing } from '../sharing.js';
import type { NestPhase, Part } from '../stage.js';
import { writeExpressions } from '../stage.js';
import { matchingAxes, readsOverwritten, valueOfLoads } from './same-space.js';

export const reducePrologue: JoinRule = (part, op, context) => {
  if (op.kind !== 'reduce') return `a ${op.kind} is not a reduction`;
  const phase = part.phases[0];
  if (part.phases.length !== 1 || phase.kind !== 'nest' || phase.rows.length > 0)
    return 'the part is not a single loop nest';
  const over = sharedFoldAxes(op);
  if (over === undefined) return 'its reductions run over different axes or given ranges';
  if (conflicts(phaseAccesses(phase), phaseAccesses(phaseOf(op))).length === 0)
    return 'it does not read what the part writes';
  return phase.sweeps.length === 0
    ? turnIntoSweep(part, phase, op, over, context)
    : addToSweep(part, phase, op, over, context);
};

/** The axes of all outermost folds, where they are the same and have no range. */
export function sharedFoldAxes(op: MapOp): readonly Axis[] | undefined {
  const folds = outermostFolds(op.writes.flatMap(writeExpressions));
  const axes = folds[0]?.axes;
  const same = folds.every(
    (fold) =>
      fold.args.length === 1 &&
      fold.axes.length === axes?.length &&
      fold.axes.every((axis, position) => axis === axes[position]),
  );
  return axes !== undefined && same ? axes : undefined;
}

function turnIntoSweep(part: Part, phase: NestPhase, op: MapOp, over: readonly Axis[], context: Context): Answer {
  if (phase.writes.some((write) => write.where !== undefined)) return 'the map masks its writes';
  const eaten = loadsOf(op.writes.flatMap(writeExpressions)).filter((found) =>
    phase.writes.some((write) => sameTensor(write, found)),
  );
  if (eaten.length === 0) return 'only order, no values, lies between them';
  const replacement = inverse(phase, part.units, eaten[0], op.axes, over);
  if (typeof replacement === 'string') return replacement;
  const change = renaming(replacement);
  const swept = phase.writes.map((write) => changeWrite(write, change));
  return finish(
    part,
    { ...phase, sweeps: [{ axes: over, writes: swept }], writes: [] },
    op.axes,
    op.writes,
    op.name,
    context,
    phase.ops,
  );
}

function addToSweep(part: Part, phase: NestPhase, op: MapOp, over: readonly Axis[], context: Context): Answer {
  const [sweep] = phase.sweeps;
  if (phase.sweeps.length !== 1 || !matchingAxes(part.units, op.axes) || !matchingAxes(sweep.axes, over))
    return 'other rows or another sweep';
  const change = renaming(new Map([...axisMap(op.axes, part.units), ...axisMap(over, sweep.axes)]));
  const moved = op.writes.map((write) => changeWrite(write, change));
  return finish(part, phase, part.units, moved, op.name, context, phase.ops);
}

/** Puts the reduction's own writes under the sweep, its loads of swept elements replaced by their values. */
function finish(
  part: Part,
  phase: NestPhase,
  units: readonly Axis[],
  writes: readonly Write[],
  name: string,
  context: Context,
  before: readonly string[],
): Answer {
  const sharing = new Sharing();
  const own = phaseAccesses({ kind: 'nest', ops: [name], rows: [], sweeps: [], writes });
  for (const [a, b] of conflicts(phaseAccesses(phase), own)) {
    if (!sameElement(a, b, sharing)) return `${a.tensor} is needed at other elements`;
  }
  if (writes.some((write) => phaseAccesses(phase).writes.some((known) => sameTensor(known, write))))
    return 'a tensor is written twice';
  const stored = [...phase.sweeps.flatMap((sweep) => sweep.writes), ...phase.writes];
  const value = valueOfLoads(stored, context, sharing);
  if (writes.some((write) => writeExpressions(write).some(value.masked))) return 'a masked write cannot be passed on';
  const joined = writes.map((write) => changeWrite(write, value.change));
  const stale = readsOverwritten([...stored, ...joined]);
  if (stale !== undefined) return `${stale} is updated in place, and its old value would be read after`;
  const next: NestPhase = { ...phase, ops: [...before, name], writes: [...phase.writes, ...joined] };
  return {
    part: { ...part, units, phases: [next] },
    rule: 'reduce prologue',
    text: `accumulated while ${before.join(', ')} is computed`,
  };
}

/** How the map's axes follow from the reduction's rows and folded axes; they must hit every index of the map exactly once. */
function inverse(
  phase: NestPhase,
  axes: readonly Axis[],
  eaten: LoadExpr,
  rows: readonly Axis[],
  over: readonly Axis[],
): Map<Axis, Expr> | string {
  const write = phase.writes.find((candidate) => sameTensor(candidate, eaten));
  if (write === undefined) return 'it does not read what the part writes';
  const replacement = new Map<Axis, Expr>();
  const used = new Set<Axis>();
  const take = (...list: Axis[]): boolean =>
    list.every((axis) => (rows.includes(axis) || over.includes(axis)) && !used.has(axis) && used.add(axis));
  for (let position = 0; position < write.indices.length; position += 1) {
    const { axis, offset } = affine(write.indices[position]);
    const index = eaten.args[position];
    if (axis === undefined) {
      if (index.op !== 'constant' || index.value !== offset) return 'the map writes a slice';
      continue;
    }
    if (offset !== 0) return 'the map writes a slice';
    const tile = tileOf(index);
    const fits =
      (index.op === 'index' && sameDimension(index.axis.extent, axis.extent) && take(index.axis)) ||
      (tile !== undefined &&
        axis.extent === largest(tile.outer.extent) * tile.size &&
        typeof tile.outer.extent === 'number' &&
        take(tile.outer, tile.inner));
    if (!fits) return `the reduction does not meet each index of axis ${axis.name} once`;
    replacement.set(axis, index);
  }
  if (axes.some((axis) => !replacement.has(axis)) || used.size !== rows.length + over.length)
    return 'the reduction meets elements more than once';
  return replacement;
}
