/**
 * Folds of a phase that run over the same extents at the same depth get the same axes, and equal expressions become one
 * object: after fusion they come from different ops, and only then can they share a loop and its loads. Axes of sweeps
 * stay as they are, since folds over them belong to the sweep's loop.
 */
import { changePhase } from '../../../fuse/rename.js';
import { Sharing } from '../../../fuse/sharing.js';
import type { Phase } from '../../../fuse/stage.js';
import { dimensionText } from '../../../kernel/dimension.js';
import type { Axis, Expr } from '../../../kernel/expr.js';
import { freeAxes } from '../../../kernel/walk.js';

/** The axes of the folds around, by their old identity. */
type Names = ReadonlyMap<Axis, { readonly axis: Axis; readonly depth: number }>;

export function unifyFolds(phase: Phase): Phase {
  const sharing = new Sharing();
  const kept = new Set(phase.kind === 'nest' ? phase.sweeps.flatMap((sweep) => sweep.axes) : []);
  const axes = new Map<string, Axis>();
  const canonical = (axis: Axis, depth: number): Axis => {
    if (kept.has(axis)) return axis;
    const key = `${depth}:${dimensionText(axis.extent)}`;
    const known = axes.get(key) ?? { name: `j${depth}`, extent: axis.extent };
    axes.set(key, known);
    return known;
  };
  const free = new Map<Expr, ReadonlySet<Axis>>();
  const walk = (expr: Expr, names: Names, memory: Map<Expr, Expr>): Expr => {
    const known = memory.get(expr);
    if (known !== undefined) return known;
    let result: Expr;
    if (expr.op === 'fold') {
      // Only the loops that it depends on stand around it: what does not depend on them is computed outside.
      let depth = 0;
      for (const axis of freeAxes(expr, free)) depth = Math.max(depth, (names.get(axis)?.depth ?? -1) + 1);
      const own = expr.axes.map((axis, position) => canonical(axis, depth + position));
      const bound = expr.axes.map(
        (axis, position) => [axis, { axis: own[position], depth: depth + position }] as const,
      );
      const body = walk(expr.args[0], new Map([...names, ...bound]), new Map());
      result = { ...expr, axes: own, args: [body, ...expr.args.slice(1).map((range) => walk(range, names, memory))] };
    } else if (expr.op === 'index') {
      result = { ...expr, axis: names.get(expr.axis)?.axis ?? expr.axis };
    } else {
      result = { ...expr, args: expr.args.map((arg) => walk(arg, names, memory)) } as Expr;
    }
    const unique = sharing.unique(result);
    memory.set(expr, unique);
    return unique;
  };
  const memory = new Map<Expr, Expr>();
  const change = (expr: Expr): Expr => walk(expr, new Map(), memory);
  return changePhase(phase, change);
}
