/**
 * What becomes of the sums of a product's tile: the formulas behind them and the stores. A load cannot pass a store, so one
 * plain result can be computed for many sums, in their places, before the first is stored. Whoever writes the tile declares
 * `row` and `column` around these lines.
 */
import { writeExpressions } from '../../fuse/stage.js';
import type { Axis } from '../../kernel/expr.js';
import { block } from './c-text.js';
import type { StageContext } from './context.js';
import { threadScope } from './fold.js';
import type { Grid, MatrixProduct, Tile } from './mma-product.js';
import type { Scope } from './scope.js';

export class ProductEnd {
  private readonly names: ReadonlyMap<Axis, string>;

  constructor(
    private readonly product: MatrixProduct,
    grid: Grid,
    /** Where a result's sum lies, by the number of the product. */
    private readonly sum: (f: number) => string,
    private readonly context: StageContext,
  ) {
    this.names = new Map([...grid.names, [product.row, 'row'], [product.column, 'column']]);
  }

  /**
   * All that is done for many results: `each` writes lines for every one of them. One f32 for each, which is always stored, is
   * computed for all before the first is stored, by `stores` where there is a better way.
   */
  written(
    each: (lines: readonly string[]) => readonly string[],
    stores = (): readonly string[] => each(this.stores()),
  ) {
    const [only, more] = this.product.phase.writes;
    if (more !== undefined || only.where !== undefined || only.value.dtype !== 'f32') return each(this.whole());
    const values = this.values();
    return [...(values.length === 0 ? [] : each(values)), ...stores()];
  }

  /** All that is done for one result. */
  whole(): string[] {
    const scope = this.open();
    scope.write(this.product.phase.writes);
    return scope.lines;
  }

  /** The value of a plain result in the place of its sum; nothing where it is the sum. */
  private values(): string[] {
    const [{ value }] = this.product.phase.writes;
    if (value.op === 'fold') return [];
    const scope = this.open();
    const text = scope.value(value);
    return [...scope.lines, `${this.sum(0)} = ${text};`];
  }

  /** Stores that value. */
  private stores(): string[] {
    const { writes } = this.product.phase;
    const scope = this.open();
    scope.note(writes[0].value, this.sum(0));
    scope.write(writes);
    return scope.lines;
  }

  /** Lines for results that exist; `tile`: those of it may all do. */
  guarded(lines: readonly string[], tile?: Tile): readonly string[] {
    const { row, column } = this.product;
    if (tile !== undefined && isWhole(row, tile.rows) && isWhole(column, tile.columns)) return lines;
    const { context } = this;
    return block(`if (row < ${context.size(row.extent)} && column < ${context.size(column.extent)})`, lines);
  }

  private open(): Scope {
    const { phase, sums } = this.product;
    const scope = threadScope(this.context, phase.writes.flatMap(writeExpressions), this.names);
    for (const [f, { fold }] of sums.entries()) scope.note(fold, this.sum(f));
    return scope;
  }
}

export function isWhole({ extent }: Axis, tile: number): boolean {
  return typeof extent === 'number' && extent % tile === 0;
}
