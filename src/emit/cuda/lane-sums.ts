/** The sums of a chunk's lanes in a warp, as text: thread l keeps lane l (and lane l + 32 of 64), and they meet in halves. */
import type { FoldExpr } from '../../kernel/expr.js';
import { valueTypes } from './c-text.js';
import { combineText, neutralText, type OrderedReducer } from './reducer.js';

export function combine(fold: FoldExpr, a: string, b: string): string {
  return combineText(fold.reducer as OrderedReducer, fold.dtype, a, b);
}

export class LaneSums {
  constructor(
    private readonly lanes: number,
    private readonly folds: readonly FoldExpr[],
  ) {}

  /** 32 fetched items to the lanes that they belong to. */
  add(sums: readonly string[], fetched: readonly string[], second: string): string[] {
    const groups = Array.from({ length: Math.max(0, 32 / this.lanes - 1) }, (_, group) => group + 1);
    return this.folds.flatMap((fold, i) => [
      ...this.accumulate(fold, sums[i], fetched[i], second),
      ...groups.map((group) => {
        const far = `__shfl_down_sync(~0u, ${fetched[i]}, ${group * this.lanes})`;
        return `${sums[i]} = ${combine(fold, sums[i], far)};`;
      }),
    ]);
  }

  declare(sums: readonly string[]): string[] {
    const suffixes = this.lanes === 64 ? ['', '_b'] : [''];
    return this.folds.flatMap((fold, i) =>
      suffixes.map((suffix) => `${valueTypes[fold.dtype]} ${sums[i]}${suffix} = ${neutralText(fold)};`),
    );
  }

  /** Adds a value to a lane; of 64 lanes, `second` says which half. */
  accumulate(fold: FoldExpr, sum: string, value: string, second: string): string[] {
    const plain = `${sum} = ${combine(fold, sum, value)};`;
    if (this.lanes !== 64) return [plain];
    return [`if (${second}) ${sum}_b = ${combine(fold, `${sum}_b`, value)};`, `else ${plain}`];
  }

  /**
   * The lanes' sums in halves, and the results for all threads. A step of all folds before the next step of any: the
   * compiler keeps shuffles in the order in which they stand, and so each waits for its own before it alone.
   */
  halves(sums: readonly string[], results: readonly string[]): string[] {
    const step = (far: (sum: string) => string): string[] =>
      this.folds.map((fold, i) => `${sums[i]} = ${combine(fold, sums[i], far(sums[i]))};`);
    const lines = this.lanes === 64 ? step((sum) => `${sum}_b`) : [];
    for (let half = Math.min(this.lanes, 32) / 2; half >= 1; half /= 2)
      lines.push(...step((sum) => `__shfl_down_sync(~0u, ${sum}, ${half})`));
    return [...lines, ...sums.map((sum, i) => `${results[i]} = __shfl_sync(~0u, ${sum}, 0);`)];
  }
}
