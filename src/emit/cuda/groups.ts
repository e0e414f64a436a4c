/**
 * Groups of elements that are passed over together. Where a formula asks something of the group that an element belongs to
 * (its index divided by `groupLength`), the answer is the same for all of the group, and a warp that takes a group
 * at once can ask before it looks at any of them: 32 groups in one vote.
 */
import { type Dimension, largest } from '../../kernel/dimension.js';
import { type Axis, type Expr, indexOf } from '../../kernel/expr.js';
import { groupLength } from '../../kernel/group.js';
import { freeAxes, rewriter } from '../../kernel/walk.js';

/** The groups of an axis; how many there are is only known not to be more than this. */
export function groupAxis(extent: Dimension): Axis {
  return { name: 'group', extent: Math.ceil(largest(extent) / groupLength) };
}

/** Writes the number of an element's group, along one of the axes, as an index of its own. */
export function groupRewriter(axes: ReadonlySet<Axis>, group: Axis): (expr: Expr) => Expr {
  return rewriter((expr) => {
    if (expr.op !== 'div' || expr.dtype !== 'i32') return expr;
    const [element, length] = expr.args;
    const isGroup = element.op === 'index' && axes.has(element.axis) && length.op === 'constant';
    return isGroup && length.value === groupLength ? indexOf(group) : expr;
  });
}

/** Whether a value is the same for all elements of a group, and not for all groups. */
export function isOfGroup(expr: Expr, axes: ReadonlySet<Axis>, group: Axis): boolean {
  const free = freeAxes(expr);
  return free.has(group) && ![...axes].some((axis) => free.has(axis));
}

/** The conditions that must all hold for this one. */
export function conditionsOf(expr: Expr): Expr[] {
  return expr.op === 'and' && expr.dtype === 'bool' ? expr.args.flatMap(conditionsOf) : [expr];
}
