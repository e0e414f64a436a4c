/**
 * Joins an op into a phase that already visits the same indices, so that values pass in registers: the common work of
 * the rules `pointwise`, `horizontal`, `reduce epilogue` and `matmul epilogue`, which differ in what stands before.
 */
import { largest, product, sameDimension } from '../../kernel/dimension.js';
import type { Axis, LoadExpr } from '../../kernel/expr.js';
import type { MapOp, MatmulOp, Write } from '../../kernel/op.js';
import { changeWrite } from '../../kernel/op.js';
import { loadsOf, visit } from '../../kernel/walk.js';
import { type Access, conflicts, inOtherPlanes, phaseAccesses, sameElement, sameTensor, unitLocal } from '../access.js';
import type { Context } from '../context.js';
import { dtypeOf, throughStorage } from '../context.js';
import { nodesOf } from '../cost.js';
import { axisMap, renaming, replacingLoads } from '../rename.js';
import { Sharing } from '../sharing.js';
import type { NestPhase, Part } from '../stage.js';
import { phaseExpressions, writeExpressions } from '../stage.js';

/** A phase with more stores or operations per point than this keeps too much in registers. */
const mostWrites = 24;
const mostNodes = 1500;

/**
 * Longer folds are rows of reductions, which run side by side while little else is done in them: what works on planes of
 * their results stays a phase of its own.
 */
const shortFold = 32;

export function matchingAxes(a: readonly Axis[], b: readonly Axis[]): boolean {
  return a.length === b.length && a.every((axis, position) => sameDimension(axis.extent, b[position].extent));
}

/** The part with `op` inside its phase number `at`, or the reason why that cannot be. */
export function joinSameSpace(part: Part, at: number, op: MapOp | MatmulOp, context: Context): Part | string {
  const phase = part.phases[at];
  if (phase.kind !== 'nest') return 'the phase is not a loop nest';
  const axes = [...part.units, ...phase.rows];
  if (!matchingAxes(axes, op.axes)) return 'other index space';
  const change = renaming(axisMap(op.axes, axes));
  const moved = op.writes.map((write) => changeWrite(write, change));
  const own = phaseAccesses({ kind: 'nest', ops: [op.name], rows: phase.rows, sweeps: [], writes: moved });
  const before = part.phases.slice(0, at).flatMap((earlier) => conflicts(phaseAccesses(earlier), own));
  if (before.some(([a, b]) => !unitLocal(a, b, part.units)))
    return 'an earlier phase of the part is needed across units';
  if (part.phases.slice(at + 1).some((later) => conflicts(own, phaseAccesses(later)).length > 0))
    return 'a later phase of the part stands between';
  const sharing = new Sharing();
  const isPlain = longestFold(phase) <= shortFold;
  const inOthers = (a: Access, b: Access): boolean =>
    isPlain && inOtherPlanes(a, b, context.tensors.get(a.tensor)?.shape ?? []);
  for (const [a, b] of conflicts(phaseAccesses(phase), own)) {
    if (!sameElement(a, b, sharing) && !inOthers(a, b)) return `${a.tensor} is needed at other elements`;
  }
  // What is written to an element last is what stays, in the place of what was; values on the way there pass in registers.
  const replaced = new Map<Write, Write>();
  for (const write of moved)
    for (const known of phase.writes) {
      if (!sameTensor(known, write) || inOthers(known, write)) continue;
      if (known.where !== undefined || write.where !== undefined || !isPlain) return `${write.tensor} is written twice`;
      replaced.set(write, known);
    }
  const value = valueOfLoads(phase.writes, context, sharing);
  if (moved.some((write) => writeExpressions(write).some((root) => value.masked(root))))
    return 'a masked write cannot be passed on';
  const writes = [...phase.writes];
  for (const write of moved) {
    const known = replaced.get(write);
    const joined = changeWrite(write, value.change);
    if (known === undefined) writes.push(joined);
    else writes[writes.indexOf(known)] = joined;
  }
  const stale = context.machine.valuesFirst ? undefined : readsOverwritten(writes);
  if (stale !== undefined) return `${stale} is updated in place, and its old value would be read after`;
  if (writes.length > mostWrites) return `more than ${mostWrites} stores a point`;
  if (nodesOf(writes.flatMap(writeExpressions)) > mostNodes)
    return `cost: more than ${mostNodes} different operations per point`;
  const next: NestPhase = { ...phase, ops: [...phase.ops, op.name], writes };
  return { ...part, phases: part.phases.map((known, position) => (position === at ? next : known)) };
}

function longestFold(phase: NestPhase): number {
  let longest = 0;
  visit(phaseExpressions(phase), (expr) => {
    if (expr.op === 'fold') longest = Math.max(longest, product(expr.axes.map(({ extent }) => largest(extent))));
  });
  return longest;
}

/** A tensor that a later write of the list loads after an earlier one has stored to it: its old value would be gone. */
export function readsOverwritten(writes: readonly Write[]): string | undefined {
  for (let later = 1; later < writes.length; later += 1) {
    for (const found of loadsOf(writeExpressions(writes[later]))) {
      if (writes.slice(0, later).some((write) => sameTensor(write, found))) return found.tensor;
    }
  }
  return undefined;
}

/** Replaces loads of what these writes store, at the same element, by the stored value. */
export function valueOfLoads(
  writes: readonly Write[],
  context: Context,
  sharing = new Sharing(),
): { change: (expr: Write['value']) => Write['value']; masked: (expr: Write['value']) => boolean } {
  const find = (found: LoadExpr): Write | undefined =>
    writes.find((write) =>
      sameElement({ ...write }, { tensor: found.tensor, version: found.version, indices: found.args }, sharing),
    );
  const change = replacingLoads((found) => {
    const write = find(found);
    return write === undefined ? undefined : throughStorage(write.value, dtypeOf(context, write.tensor));
  });
  const masked = (root: Write['value']): boolean => {
    let hit = false;
    replacingLoads((found) => {
      if (find(found)?.where !== undefined) hit = true;
      return undefined;
    })(root);
    return hit;
  };
  return { change, masked };
}
