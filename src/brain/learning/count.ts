/** Counters that stand still before they would overflow: at a thousand cycles per second, after twelve days. */
import { add, type Expr, gt, select } from '../../kernel/index.js';

const most = 2 ** 30;

export function increased(old: Expr, by: Expr | number): Expr {
  return select(gt(old, most), old, add(old, by));
}
