/**
 * Factors that lie in memory as they are used, so that pieces of 16 bytes can be copied into shared memory by instructions
 * that nobody waits for.
 */
import { product } from '../../kernel/dimension.js';
import { byteSize, type Dtype } from '../../kernel/dtype.js';
import type { Axis, Expr, LoadExpr } from '../../kernel/expr.js';
import { Roots } from '../loop/roots.js';
import type { Place, StageContext } from './context.js';
import { writeFoldLoop } from './fold.js';
import { elementText } from './memory.js';
import { Scope } from './scope.js';

/** Which line of a factor (`major`) and which of its elements (`minor`) are neighbours in memory. */
export interface Lines {
  readonly major: Axis;
  readonly minor: Axis;
}

export interface Direct {
  readonly lines: readonly string[];
  readonly pointer: string;
  /** Elements from one line to the next, where that is one number. */
  readonly stride: number | undefined;
}

/**
 * Where 16 bytes of a factor lie, given the line in the variable `inside` and the first element in `from`; undefined where
 * it is stored otherwise, is computed, or its rows are not whole pieces.
 */
export function directAddress(
  factor: Expr,
  { major, minor }: Lines,
  stored: Dtype,
  axes: ReadonlyMap<Axis, string>,
  context: StageContext,
): Direct | undefined {
  if (factor.op !== 'load' || factor.border.some((rule) => rule !== 'inside')) return undefined;
  const place = context.place(factor.tensor, factor.version);
  const last = place.layout[place.layout.length - 1];
  const perPiece = 16 / byteSize(stored);
  const isWhole = (extent: unknown): boolean => typeof extent === 'number' && extent % perPiece === 0;
  if (place.dtype !== stored || !isWhole(place.shape[last]) || !isWhole(minor.extent)) return undefined;
  const isMinor = (expr: Expr): boolean => expr.op === 'index' && expr.axis === minor;
  const roots = new Roots(factor.args);
  if (!isMinor(factor.args[last])) return undefined;
  if (factor.args.some((arg, axis) => axis !== last && roots.freeAxes(arg).has(minor))) return undefined;
  const names = new Map([...axes, [major, 'inside'], [minor, 'from']]);
  const scope = new Scope(context, roots, 'thread', names, writeFoldLoop);
  const indices = factor.args.map((arg) => scope.value(arg));
  const pointer = `${place.pointer} + (${elementText(place, indices, context)})`;
  return { lines: scope.lines, pointer, stride: strideOf(factor, major, place, roots) };
}

function strideOf(factor: LoadExpr, major: Axis, { layout, shape }: Place, roots: Roots): number | undefined {
  const users = factor.args.flatMap((arg, axis) => (roots.freeAxes(arg).has(major) ? [axis] : []));
  const [user, more] = users;
  const index = factor.args[user];
  if (more !== undefined || index?.op !== 'index') return undefined;
  const sizes = layout.slice(layout.indexOf(user) + 1).map((axis) => shape[axis]);
  return sizes.every((size) => typeof size === 'number') ? product(sizes as number[]) : undefined;
}
