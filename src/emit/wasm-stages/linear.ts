/**
 * Index expressions as sums: coefficient · term + … + constant, so that addresses can be put together from terms that
 * belong to different loops. Only for indices that stay inside their tensor, where wrapping cannot happen.
 */
import { intervalOf } from '../../kernel/bounds.js';
import type { Axis, Expr } from '../../kernel/expr.js';
import { freeAxes } from '../../kernel/walk.js';

export interface Linear {
  readonly terms: ReadonlyMap<Expr, number>;
  readonly constant: number;
}

export function linearise(expr: Expr): Linear {
  const terms = new Map<Expr, number>();
  let constant = 0;
  const take = (node: Expr, factor: number): void => {
    if (node.op === 'constant') {
      constant += node.value * factor;
    } else if (node.op === 'add' || node.op === 'sub') {
      take(node.args[0], factor);
      take(node.args[1], node.op === 'add' ? factor : -factor);
    } else if (node.op === 'mul' && node.args[1].op === 'constant') {
      take(node.args[0], factor * node.args[1].value);
    } else if (node.op === 'mul' && node.args[0].op === 'constant') {
      take(node.args[1], factor * node.args[0].value);
    } else {
      terms.set(node, (terms.get(node) ?? 0) + factor);
    }
  };
  take(expr, 1);
  return { terms, constant };
}

/** For index = axis + rest with a rest that does not depend on the axis: the interval of the rest. */
export function restAfter(expr: Expr, axis: Axis): { readonly low: number; readonly high: number } | undefined {
  const { terms, constant } = linearise(expr);
  let [low, high] = [constant, constant];
  let seen = 0;
  for (const [term, factor] of terms) {
    if (term.op === 'index' && term.axis === axis) {
      seen += factor;
      continue;
    }
    if (freeAxes(term).has(axis)) return undefined;
    const interval = intervalOf(term);
    low += factor * (factor > 0 ? interval.low : interval.high);
    high += factor * (factor > 0 ? interval.high : interval.low);
  }
  return seen === 1 && Number.isFinite(low) && Number.isFinite(high) ? { low, high } : undefined;
}
