/** Reading the strategic library: a ranking of its entries for each brain, and a blend of the best at one place. */
import type { Expr, TensorHandle } from '../kernel/index.js';
import { add, mul } from '../kernel/index.js';
import type { BrainTensors } from './tensors.js';

/** The best entries for each brain: ranks, rows (−1 for none) and the weights of their blend. */
export interface Ranking {
  readonly ranks: TensorHandle;
  readonly rows: TensorHandle;
  readonly weights: TensorHandle;
}

/** Σ weight · entry at (x, y, z, lane) of the pattern's own grid. */
export function blendOf(
  tensors: BrainTensors,
  n: Expr,
  row: (k: number) => Expr,
  weight: (k: number) => Expr,
  at: readonly Expr[],
): Expr {
  const { library, perBrainStores } = tensors;
  const entry = (k: number): Expr =>
    mul(weight(k), perBrainStores ? library.clamp(n, row(k), ...at) : library.clamp(row(k), ...at));
  return add(entry(0), entry(1), entry(2));
}
