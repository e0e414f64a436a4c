/**
 * Moves phases and ops to other axes: index variables are replaced by expressions, fold axes by other axes, loads by
 * values. Every rule that joins two loop nests is built from these.
 */
import type { Axis, Expr, LoadExpr } from '../kernel/expr.js';
import { indexOf } from '../kernel/expr.js';
import { changeOp, changeWrite, innerAxes, withAxes } from '../kernel/op.js';
import { rewriter } from '../kernel/walk.js';
import type { NestPhase, Part, Phase, Sweep } from './stage.js';

export type Change = (expr: Expr) => Expr;

/** A change of index variables; a fold over a renamed axis follows when the new value is again a plain axis. */
export function renaming(replacement: ReadonlyMap<Axis, Expr>): Change {
  return rewriter((expr) => {
    if (expr.op === 'index') return replacement.get(expr.axis) ?? expr;
    if (expr.op !== 'fold') return expr;
    const axes = expr.axes.map((axis) => {
      const next = replacement.get(axis);
      return next?.op === 'index' ? next.axis : axis;
    });
    return axes.some((axis, position) => axis !== expr.axes[position]) ? { ...expr, axes } : expr;
  });
}

export function axisMap(from: readonly Axis[], to: readonly Axis[]): Map<Axis, Expr> {
  return new Map(from.map((axis, position) => [axis, indexOf(to[position])]));
}

/** Replaces loads (seen after their indices were rewritten). */
export function replacingLoads(change: (found: LoadExpr) => Expr | undefined): Change {
  return rewriter((expr) => (expr.op === 'load' ? (change(expr) ?? expr) : expr));
}

export function changeSweep(sweep: Sweep, change: Change): Sweep {
  return { axes: sweep.axes, writes: sweep.writes.map((write) => changeWrite(write, change)) };
}

export function changeNest(phase: NestPhase, change: Change): NestPhase {
  return {
    ...phase,
    sweeps: phase.sweeps.map((sweep) => changeSweep(sweep, change)),
    writes: phase.writes.map((write) => changeWrite(write, change)),
  };
}

/** Rewrites every expression of a phase; its axes stay. */
export function changePhase(phase: Phase, change: Change): Phase {
  if (phase.kind === 'nest') return changeNest(phase, change);
  if (phase.kind === 'opaque') return phase;
  return { ...phase, op: changeOp(phase.op, change) } as Phase;
}

/** Rules try the same move one after the other: it gives the same object, so what is known of it is kept. */
const moves = new WeakMap<Phase, { from: readonly Axis[]; to: readonly Axis[]; moved: Phase }[]>();

/** Rewrites a phase whose axes (units and rows) become other axes. */
export function movePhase(phase: Phase, from: readonly Axis[], to: readonly Axis[]): Phase {
  const known = moves.get(phase) ?? [];
  const found = known.find((one) => sameItems(one.from, from) && sameItems(one.to, to));
  if (found !== undefined) return found.moved;
  const moved = findMove(phase, from, to);
  moves.set(phase, [...known, { from, to, moved }]);
  return moved;
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, position) => item === b[position]);
}

function findMove(phase: Phase, from: readonly Axis[], to: readonly Axis[]): Phase {
  const change = renaming(axisMap(from, to));
  const move = (axes: readonly Axis[]): Axis[] => axes.map((axis) => to[from.indexOf(axis)] ?? axis);
  if (phase.kind === 'nest') return { ...changeNest(phase, change), rows: move(phase.rows) };
  if (phase.kind === 'opaque') return phase;
  const op = withAxes(changeOp(phase.op, change), move(phase.op.axes), innerAxes(phase.op));
  return { ...phase, rows: move(phase.rows), op } as Phase;
}

const shortened = new WeakMap<Phase, { given: readonly Axis[]; phase: Phase }[]>();

/** The same part with fewer unit axes: those given up become the outermost rows of every phase. */
export function shortenUnits(part: Part, count: number): Part {
  const given = part.units.slice(count);
  if (given.length === 0) return part;
  return { ...part, units: part.units.slice(0, count), phases: part.phases.map((phase) => withRows(phase, given)) };
}

function withRows(phase: Phase, given: readonly Axis[]): Phase {
  const known = shortened.get(phase) ?? [];
  const found = known.find((one) => sameItems(one.given, given));
  if (found !== undefined) return found.phase;
  const longer = { ...phase, rows: [...given, ...phase.rows] };
  shortened.set(phase, [...known, { given, phase: longer }]);
  return longer;
}
