/**
 * Formulas over the few states or actions of a small model, written out: a thread holds all of them in registers, where folds
 * over tensors would pass them through memory from op to op.
 */
import type { Expr } from '../../kernel/index.js';
import { add, div, exp, max, sub } from '../../kernel/index.js';

/** 0, 1, … size − 1. */
export const upTo = (size: number): number[] => Array.from({ length: size }, (_, i) => i);

/** The sum, in halves, so that additions do not all wait for one another. */
export function total(terms: readonly Expr[]): Expr {
  if (terms.length === 1) return terms[0];
  const half = Math.ceil(terms.length / 2);
  return add(total(terms.slice(0, half)), total(terms.slice(half)));
}

export const highest = (terms: readonly Expr[]): Expr => terms.reduce((most, one) => max(most, one));

export function softmax(scores: readonly Expr[]): Expr[] {
  const most = highest(scores);
  const weights = scores.map((score) => exp(sub(score, most)));
  const all = total(weights);
  return weights.map((weight) => div(weight, all));
}
