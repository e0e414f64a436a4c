/**
 * What one of the turns that a loop writes out knows of its index: the first is never at the end of the row, nor the last
 * at its beginning. Choices that this decides are made here.
 */
import type { NestPhase } from '../../fuse/stage.js';
import { phaseExpressions } from '../../fuse/stage.js';
import { type Interval, intervalOf } from '../../kernel/bounds.js';
import type { Axis, Expr } from '../../kernel/expr.js';
import { changeWrite } from '../../kernel/op.js';
import { rewriter, visit } from '../../kernel/walk.js';

export function withinRange(phase: NestPhase, axis: Axis, range: Interval): NestPhase {
  const ranges = new Map<Expr, Interval>();
  visit(phaseExpressions(phase), (expr) => {
    if (expr.op === 'index' && expr.axis === axis) ranges.set(expr, range);
  });
  const decide = rewriter((expr) => {
    const decided = expr.op === 'select' ? decidedBy(expr.args[0], ranges) : undefined;
    return decided === undefined ? expr : expr.args[decided ? 1 : 2];
  });
  return { ...phase, writes: phase.writes.map((write) => changeWrite(write, decide)) };
}

/** Whether a comparison of whole numbers always holds, or never. */
function decidedBy(condition: Expr, ranges: Map<Expr, Interval>): boolean | undefined {
  if (condition.op !== 'lt' && condition.op !== 'ge') return undefined;
  const [a, b] = condition.args.map((arg) => intervalOf(arg, ranges));
  const isBelow = a.high < b.low ? true : a.low >= b.high ? false : undefined;
  return isBelow === undefined || condition.op === 'lt' ? isBelow : !isBelow;
}
