/**
 * w = α A x + β y (or α Aᵀ x + β y), out = λ w + ρ v, s = reduction of out: three ops that fusion joins. A matrix times
 * one vector reads the matrix once and is bound by memory, so a shorter format of the matrix is the only gain there is.
 */
import type { Expr, Program } from '../../kernel/index.js';
import { abs, add, maximum, mul, program, sum } from '../../kernel/index.js';
import { factorDtype, sumDtype } from './factor-storage.js';
import type { LinearPrecision } from './precision.js';

export const reductions = ['sum', 'sumSquares', 'maxAbs', 'dot'] as const;
/** What is folded out of the product in the same pass. */
export type Reduction = (typeof reductions)[number];

/** The sizes of a matrix times a vector. */
export interface GemvShape {
  readonly rows: number;
  readonly columns: number;
  readonly transposed?: boolean;
  readonly reduction?: Reduction;
}

/** Constants `matrix`; inputs `x`, `y`, `v` (and `u` for dot); outputs `out` and `value`. */
export function gemvProgram(shape: GemvShape, precision: LinearPrecision): Program {
  const { rows, columns, transposed = false, reduction = 'sum' } = shape;
  const [length, inner] = transposed ? [columns, rows] : [rows, columns];
  const summed = sumDtype(precision);
  return program('gemvAxpbyReduce', (b) => {
    const [alpha, beta, lambda, rho] = [
      b.parameter('alpha', summed, 1),
      b.parameter('beta', summed, 0),
      b.parameter('lambda', summed, 1),
      b.parameter('rho', summed, 0),
    ];
    const matrix = b.constant('matrix', factorDtype(precision), [rows, columns]);
    const x = b.input('x', summed, [inner]);
    const y = b.input('y', summed, [length]);
    const v = b.input('v', summed, [length]);
    const u = reduction === 'dot' ? b.input('u', summed, [length]) : undefined;
    const w = b.scratch('w', summed, [length]);
    const out = b.output('out', summed, [length]);
    const value = b.output('value', summed, []);
    b.reduce('gemv', w, ([i]) => {
      const product = sum([inner], ([k]) => mul(transposed ? matrix.at(k, i) : matrix.at(i, k), x.at(k)));
      return add(mul(alpha, product), mul(beta, y.at(i)));
    });
    b.map('axpby', out, ([i]) => add(mul(lambda, w.at(i)), mul(rho, v.at(i))));
    const term = (i: Expr): Expr => {
      if (reduction === 'sumSquares') return mul(out.at(i), out.at(i));
      if (reduction === 'maxAbs') return abs(out.at(i));
      return u === undefined ? out.at(i) : mul(out.at(i), u.at(i));
    };
    b.reduce('reduce', value, () => (reduction === 'maxAbs' ? maximum : sum)([length], ([i]) => term(i)));
  });
}
