/**
 * Products of candidates with target and given columns in all surrogates, kept from one test of a target to the next: a test
 * asks again for what earlier ones summed up, and only what was given since is new.
 */
import type { SurrogateKind } from '../transfer-entropy/surrogates.js';
import type { LagTable } from './lag-table.js';

/** Products of all candidate columns with all given ones: by surrogate from `first` on, [candidate × given]. */
export type Products = (
  candidates: readonly Float64Array[],
  given: readonly Float64Array[],
  surrogates: {
    readonly kind: SurrogateKind;
    readonly seed: number;
    readonly first: number;
    readonly count: number;
  },
) => Promise<readonly Float64Array[]>;

/** Of one candidate with another column: by surrogate, as far as they are summed up. */
interface Kept {
  readonly products: Float64Array;
  summed: number;
}

/** Numbers that are kept. */
const mostKept = 32_000_000;

export class SurrogateProducts {
  readonly #kept = new Map<number, Kept>();
  #seed: number | undefined;
  #count = 0;

  constructor(
    private readonly table: LagTable,
    private readonly kind: SurrogateKind,
    private readonly products: Products,
  ) {}

  /** By surrogate, the product of a candidate with another column: at least the first `needed` of all `count`. */
  async of(
    candidates: readonly number[],
    others: readonly number[],
    { seed, count, needed }: { readonly seed: number; readonly count: number; readonly needed: number },
  ): Promise<(candidate: number, other: number) => Float64Array> {
    const kept = this.#kept;
    if (seed !== this.#seed || count !== this.#count || kept.size * count > mostKept) kept.clear();
    [this.#seed, this.#count] = [seed, count];
    const key = (candidate: number, other: number): number =>
      candidate * this.table.series * (this.table.maxLag + 1) + other;
    const summedOf = (candidate: number, other: number): number => kept.get(key(candidate, other))?.summed ?? 0;
    const isNew = (candidate: number, other: number): boolean => summedOf(candidate, other) < needed;
    // Those of which any is new: nearly always all candidates with the columns that were given since.
    const [rows, columns] = [
      candidates.filter((candidate) => others.some((other) => isNew(candidate, other))),
      others.filter((other) => candidates.some((candidate) => isNew(candidate, other))),
    ];
    if (rows.length > 0) {
      const [left, right] = [rows, columns].map((ids) => ids.map((id) => this.table.column(id)));
      const first = Math.min(...rows.flatMap((row) => columns.map((column) => summedOf(row, column))));
      const found = await this.products(left, right, { kind: this.kind, seed, first, count: needed - first });
      for (const [r, candidate] of rows.entries())
        for (const [c, other] of columns.entries()) {
          const one = kept.get(key(candidate, other)) ?? { products: new Float64Array(count), summed: 0 };
          for (const [s, row] of found.entries()) one.products[first + s] = row[r * columns.length + c];
          one.summed = Math.max(one.summed, needed);
          kept.set(key(candidate, other), one);
        }
    }
    return (candidate, other) => (kept.get(key(candidate, other)) as Kept).products;
  }
}
