/**
 * Which elements a phase reads and writes, and when two phases that touch one tensor may share a unit: a dependence is
 * local to a unit when the element's own indices tell to which unit it belongs, on both sides alike.
 */
import { affine, intervalOf } from '../kernel/bounds.js';
import { type Dimension, largest, smallest } from '../kernel/dimension.js';
import type { Axis, Expr } from '../kernel/expr.js';
import { indexOf } from '../kernel/expr.js';
import { writesOf } from '../kernel/op.js';
import { freeAxes, loadsOf } from '../kernel/walk.js';
import { Sharing } from './sharing.js';
import type { Part, Phase } from './stage.js';
import { phaseExpressions } from './stage.js';

/** One load or store; without indices it may touch anything in the tensor. */
export interface Access {
  readonly tensor: string;
  readonly version: 'current' | 'next';
  readonly indices?: readonly Expr[];
}

export interface Accesses {
  readonly reads: readonly Access[];
  readonly writes: readonly Access[];
}

/** Phases are never changed, and are asked often: what one touches is found once. */
const known = new WeakMap<Phase, Accesses>();

export function phaseAccesses(phase: Phase): Accesses {
  const found = known.get(phase) ?? findAccesses(phase);
  known.set(phase, found);
  return found;
}

function findAccesses(phase: Phase): Accesses {
  const reads = loadsOf(phaseExpressions(phase)).map(
    ({ tensor, version, args }): Access => ({ tensor, version, indices: args }),
  );
  if (phase.kind === 'nest')
    return { reads, writes: [...phase.sweeps.flatMap((sweep) => sweep.writes), ...phase.writes] };
  const { op } = phase;
  if (op.kind === 'opaque') {
    const whole = (tensor: string): Access => ({ tensor, version: 'current' });
    return { reads: op.reads.map(whole), writes: op.writes.map(whole) };
  }
  const indices = [...op.axes, ...('over' in op ? [anywhere] : [])].map(indexOf);
  return { reads, writes: writesOf(op).map((write) => ({ ...write, indices })) };
}

/** A place along a dimension that is written whole. */
const anywhere: Axis = { name: 'place', extent: 2 ** 31 - 1 };

export function sameTensor(a: Access, b: Access): boolean {
  return a.tensor === b.tensor && a.version === b.version;
}

const grouped = new WeakMap<readonly Access[], ReadonlyMap<string, Access[]>>();

function byTensor(accesses: readonly Access[]): ReadonlyMap<string, Access[]> {
  const known = grouped.get(accesses);
  if (known !== undefined) return known;
  const found = new Map<string, Access[]>();
  for (const access of accesses) {
    const same = found.get(access.tensor);
    if (same === undefined) found.set(access.tensor, [access]);
    else same.push(access);
  }
  grouped.set(accesses, found);
  return found;
}

/** Pairs (earlier, later) that must keep their order: read after write, write after read, write after write. */
export function conflicts(earlier: Accesses, later: Accesses): [Access, Access][] {
  const found: [Access, Access][] = [];
  const pair = (a: readonly Access[], b: readonly Access[]): void => {
    const [own, others] = [byTensor(a), byTensor(b)];
    const [fewer, more] = own.size < others.size ? [own, others] : [others, own];
    let meets = false;
    for (const tensor of fewer.keys()) meets ||= more.has(tensor);
    if (!meets) return;
    for (const first of a)
      for (const second of others.get(first.tensor) ?? []) if (sameTensor(first, second)) found.push([first, second]);
  };
  pair(earlier.writes, later.reads);
  pair(earlier.reads, later.writes);
  pair(earlier.writes, later.writes);
  return found;
}

/** Whether anything of `later` must wait for `earlier`; stores to parts of a tensor that cannot meet do not count. */
export function mustWait(earlier: Accesses, later: Accesses): boolean {
  return conflicts(earlier, later).some(
    ([a, b]) => !(earlier.writes.includes(a) && later.writes.includes(b) && areApart(a, b)),
  );
}

/** Two stores whose indices differ along some axis, whatever the loops' indices are. What lies outside is not stored. */
function areApart(a: Access, b: Access): boolean {
  if (a.indices === undefined || b.indices === undefined) return false;
  return a.indices.some((index, position) => {
    const [first, second] = [intervalOf(index), intervalOf((b.indices as readonly Expr[])[position])];
    return first.high < second.low || second.high < first.low;
  });
}

/**
 * Two accesses, loads or stores, of different planes of a tensor: along some axis their indices differ whatever the loops'
 * indices are, and no border rule moves either, since both lie inside.
 */
export function inOtherPlanes(a: Access, b: Access, shape: readonly Dimension[]): boolean {
  const [left, right] = [a.indices, b.indices];
  if (left === undefined || right === undefined) return false;
  return shape.some((extent, position) => {
    const [first, second] = [intervalOf(left[position]), intervalOf(right[position])];
    const areInside = [first, second].every(({ low, high }) => low >= 0 && high < smallest(extent));
    return areInside && (first.high < second.low || second.high < first.low);
  });
}

export function partConflicts(part: Part, later: Accesses): [Access, Access][] {
  return part.phases.flatMap((phase) => conflicts(phaseAccesses(phase), later));
}

type Signature =
  | { readonly kind: 'inner' | 'mixed' }
  | { readonly kind: 'unit' | 'tile'; readonly axis: Axis; readonly text: number };

/** How one index depends on the unit: not at all, on one unit axis alone, as a tile of one, or in a way we do not follow. */
function signature(index: Expr, units: ReadonlySet<Axis>): Signature {
  const used = [...freeAxes(index)].filter((axis) => units.has(axis));
  if (used.length === 0) return { kind: 'inner' };
  const { axis, offset } = affine(index);
  if (axis !== undefined) return { kind: 'unit', axis, text: offset };
  const tile = tileOf(index);
  if (tile !== undefined && units.has(tile.outer) && !units.has(tile.inner))
    return { kind: 'tile', axis: tile.outer, text: tile.size };
  return { kind: 'mixed' };
}

/** index = outer·size + inner, where inner runs over exactly 0 … size − 1. */
export function tileOf(index: Expr): { outer: Axis; inner: Axis; size: number } | undefined {
  if (index.op !== 'add') return undefined;
  const [a, b] = index.args;
  if (a.op !== 'mul' || b.op !== 'index') return undefined;
  const [outer, size] = a.args;
  if (outer.op !== 'index' || size.op !== 'constant' || b.axis.extent !== size.value) return undefined;
  return { outer: outer.axis, inner: b.axis, size: size.value };
}

/** Whether two accesses can only meet inside one unit. Both sides speak of the same unit axes. */
export function unitLocal(a: Access, b: Access, units: readonly Axis[]): boolean {
  if (a.tensor.startsWith('%')) return true;
  const needed = units.filter((axis) => largest(axis.extent) > 1);
  if (needed.length === 0) return true;
  if (a.indices === undefined || b.indices === undefined) return false;
  const set = new Set(units);
  const left = a.indices.map((index) => signature(index, set));
  const right = b.indices.map((index) => signature(index, set));
  return needed.every((axis) =>
    left.some((first, position) => {
      const second = right[position];
      return (
        'axis' in first &&
        'axis' in second &&
        first.kind === second.kind &&
        first.axis === axis &&
        second.axis === axis &&
        first.text === second.text
      );
    }),
  );
}

/** Whether two accesses touch the same element at the same index of the loops. */
export function sameElement(a: Access, b: Access, sharing = new Sharing()): boolean {
  if (a.indices === undefined || b.indices === undefined || !sameTensor(a, b)) return false;
  return a.indices.every((index, position) => sharing.same(index, (b.indices as readonly Expr[])[position]));
}
