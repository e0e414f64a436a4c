/**
 * The named functions in full double precision, for the f64 reference: what the polynomials of the devices are held to.
 * Everything but erf is the host's own; nothing here is meant to be fast.
 */
import type { NamedFunction } from '../../kernel/index.js';
import { squashOf } from '../../kernel/index.js';

export const exactFunctions: Readonly<Record<NamedFunction, (x: number) => number>> = {
  exp: Math.exp,
  log: Math.log,
  tanh: Math.tanh,
  squash: squashOf,
  sigmoid: (x) => 1 / (1 + Math.exp(-x)),
  sin: Math.sin,
  cos: Math.cos,
  erf,
};

/** erf x = 2/√π · e^(−x²) · Σ 2ⁿ x^(2n+1) / (1·3·5 … (2n+1)): all terms of one sign, so nothing cancels. */
export function erf(x: number): number {
  if (Number.isNaN(x)) return x;
  if (Math.abs(x) > 6) return Math.sign(x);
  let term = x;
  let total = x;
  for (let n = 1; Math.abs(term) > Math.abs(total) * 1e-18; n += 1) {
    term *= (2 * x * x) / (2 * n + 1);
    total += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * total;
}
