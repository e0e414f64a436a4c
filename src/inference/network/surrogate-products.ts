/**
 * Products of candidates with target and given columns in all surrogates, kept from one test of a target to the next: a test
 * asks again for what earlier ones summed up, and only what was given since is new.
 */
import type { SurrogateKind } from '../transfer-entropy/surrogates.js';
import type { LagTable } from './lag-table.js';

/** Products of all candidate columns with all given ones: by surrogate, [candidate × given]. */
export type Products = (
  candidates: readonly Float64Array[],
  given: readonly Float64Array[],
  surrogates: { readonly kind: SurrogateKind; readonly seed: number; readonly count: number },
) => Promise<readonly Float64Array[]>;

/** Numbers that are kept. */
const mostKept = 32_000_000;

export class SurrogateProducts {
  readonly #known = new Map<number, Float64Array>();
  #seed: number | undefined;
  #count = 0;

  constructor(
    private readonly table: LagTable,
    private readonly kind: SurrogateKind,
    private readonly products: Products,
  ) {}

  /** By surrogate, the product of a candidate with another column. */
  async of(
    candidates: readonly number[],
    others: readonly number[],
    { seed, count }: { readonly seed: number; readonly count: number },
  ): Promise<(candidate: number, other: number) => Float64Array> {
    const known = this.#known;
    if (seed !== this.#seed || count !== this.#count || known.size * count > mostKept) known.clear();
    [this.#seed, this.#count] = [seed, count];
    const key = (candidate: number, other: number): number =>
      candidate * this.table.series * (this.table.maxLag + 1) + other;
    const isNew = (candidate: number, other: number): boolean => !known.has(key(candidate, other));
    // Those of which any is new: nearly always all candidates with the columns that were given since.
    const [rows, columns] = [
      candidates.filter((candidate) => others.some((other) => isNew(candidate, other))),
      others.filter((other) => candidates.some((candidate) => isNew(candidate, other))),
    ];
    if (rows.length > 0) {
      const [left, right] = [rows, columns].map((ids) => ids.map((id) => this.table.column(id)));
      const summed = await this.products(left, right, { kind: this.kind, seed, count });
      for (const [r, candidate] of rows.entries())
        for (const [c, other] of columns.entries())
          known.set(
            key(candidate, other),
            Float64Array.from(summed, (found) => found[r * columns.length + c]),
          );
    }
    return (candidate, other) => known.get(key(candidate, other)) as Float64Array;
  }
}
