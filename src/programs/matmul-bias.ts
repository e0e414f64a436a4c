/**
 * A linear layer as three ops: a matrix product, a bias with a gelu, and a residual with a tanh. Fusion turns the maps
 * into the product's epilogue. Also a batched product whose left matrix is transposed by its index function.
 */
import type { Expr, Program } from '../kernel/index.js';
import { add, erf, mul, program, tanh } from '../kernel/index.js';
import { builtin } from './builtin.js';

/** x/2 · (1 + erf(x/√2)). */
export function gelu(x: Expr): Expr {
  return mul(mul(x, 0.5), add(erf(mul(x, Math.SQRT1_2)), 1));
}

export function matmulBias(inner = 40, outer = 33): Program {
  return program('matmulBias', (b) => {
    const rows = b.symbol('rows', 0, 65_536);
    const x = b.input('x', 'f32', [rows, inner]);
    const weights = b.constant('weights', 'f32', [inner, outer]);
    const bias = b.constant('bias', 'f32', [outer]);
    const product = b.scratch('product', 'f32', [rows, outer]);
    const active = b.scratch('active', 'f32', [rows, outer]);
    const result = b.output('result', 'f32', [rows, outer]);
    const gram = b.output('gram', 'f32', [outer, outer]);
    b.matmul(
      'multiply',
      product,
      inner,
      ([i, k]) => x.at(i, k),
      ([k, j]) => weights.at(k, j),
    );
    b.map('activate', active, ([i, j]) => gelu(add(product.at(i, j), bias.at(j))));
    b.map('squash', result, ([i, j]) => tanh(add(active.at(i, j), product.at(i, j))));
    b.matmul(
      'correlate',
      gram,
      rows,
      ([i, k]) => result.at(k, i),
      ([k, j]) => result.at(k, j),
      { epilogue: (total) => mul(total, 0.125) },
    );
  });
}

export const matmulBiasBuiltin = builtin({
  name: 'matmulBias',
  title: 'matrix product, bias and gelu, residual and tanh',
  build: () => matmulBias(),
  symbols: { rows: 21 },
});
