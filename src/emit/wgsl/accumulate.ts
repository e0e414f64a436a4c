/**
 * What a loop keeps for each fold that it runs. Sums of floats follow the Program's tree and are loop.ts's and
 * shared-loop.ts's own business; everything else does not depend on the order and is here.
 */
import type { Scalar } from '../../kernel/dtype.js';
import type { FoldExpr } from '../../kernel/expr.js';
import { levelsOf, type Tree } from '../../kernel/tree.js';
import { halvesHelper } from './helpers.js';
import type { Kernel } from './kernel.js';
import { block, type Text, typeOf } from './text.js';

/** A sum whose order is declared. */
export function isTreeSum(fold: FoldExpr): boolean {
  return fold.reducer === 'sum' && fold.dtype === 'f32';
}

/** The value that never wins: −∞ or the least integer for a maximum, and the other way round. */
export function worst(kernel: Kernel, dtype: Scalar, largest: boolean): string {
  const type = typeOf(dtype);
  if (type === 'i32') return largest ? 'i32(-2147483648)' : '2147483647i';
  if (type === 'u32') return largest ? '0u' : '4294967295u';
  return `${kernel.module.helpers.use('fromBits')}(${largest ? '0xff800000u' : '0x7f800000u'})`;
}

/** The better of two values; the first is never NaN. */
export function better(dtype: Scalar, largest: boolean, kept: string, value: string): string {
  if (dtype !== 'f32') return `${largest ? 'max' : 'min'}(${kept}, ${value})`;
  return `select(${kept}, ${value}, ${value} ${largest ? '>' : '<'} ${kept})`;
}

export interface Accumulator {
  readonly fold: FoldExpr;
  /** Variables: the value, and for argmax and argmin the place. */
  readonly value: string;
  readonly place: string | undefined;
  readonly declarations: readonly string[];
  /** Takes a value (a name) at a linear index. */
  readonly take: (value: string, index: string) => Text[];
  readonly result: string;
}

export function accumulator(kernel: Kernel, fold: FoldExpr): Accumulator {
  const value = kernel.fresh('a');
  const [body] = fold.args;
  const largest = fold.reducer === 'max' || fold.reducer === 'argmax';
  const base = { fold, value, place: undefined, result: value };
  switch (fold.reducer) {
    case 'sum':
      return { ...base, declarations: [`var ${value} = ${typeOf(fold.dtype)}();`], take: (v) => [`${value} += ${v};`] };
    case 'count':
      return { ...base, declarations: [`var ${value} = 0i;`], take: (v) => [`${value} += select(0i, 1i, ${v});`] };
    case 'max':
    case 'min': {
      const declarations = [`var ${value} = ${worst(kernel, fold.dtype, largest)};`];
      return { ...base, declarations, take: (v) => [`${value} = ${better(fold.dtype, largest, value, v)};`] };
    }
    case 'argmax':
    case 'argmin': {
      const place = kernel.fresh('k');
      const notNan = body.dtype === 'f32' ? `!${kernel.module.helpers.use('isNan')}` : undefined;
      const declarations = [`var ${value} = ${worst(kernel, body.dtype, largest)};`, `var ${place} = -1i;`];
      const take = (v: string, index: string): Text[] => {
        const wins = `(${place} < 0i || ${v} ${largest ? '>' : '<'} ${value})`;
        const condition = notNan === undefined ? wins : `${notNan}(${v}) && ${wins}`;
        return block(`if (${condition})`, [`${value} = ${v};`, `${place} = ${index};`]);
      };
      return { fold, value, place, declarations, take, result: place };
    }
    default:
      return fold.reducer satisfies never;
  }
}

/** The levels of a sum's tree above its first chunks: results of chunks are pushed in order. */
export class UpperLevels {
  private readonly levels: { readonly sums: string; readonly count: string }[];
  private readonly halves: string;

  constructor(
    kernel: Kernel,
    private readonly tree: Tree,
    most: number,
  ) {
    this.halves = halvesHelper(kernel.module.helpers, tree.lanes);
    const above = levelsOf(most, tree) - 1;
    this.levels = Array.from({ length: above }, () => ({ sums: kernel.fresh('u'), count: kernel.fresh('n') }));
  }

  get exists(): boolean {
    return this.levels.length > 0;
  }

  declarations(): string[] {
    const type = `array<f32, ${this.tree.lanes}>`;
    return this.levels.flatMap(({ sums, count }) => [`var ${sums} = ${type}();`, `var ${count} = 0i;`]);
  }

  push(result: string, level = 0): Text[] {
    const { sums, count } = this.levels[level];
    const lines: Text[] = [`${sums}[${count} & ${this.tree.lanes - 1}i] += ${result};`, `${count}++;`];
    if (level === this.levels.length - 1) return lines;
    const full = [
      ...this.push(`${this.halves}(${sums})`, level + 1),
      `${sums} = array<f32, ${this.tree.lanes}>();`,
      `${count} = 0i;`,
    ];
    return [...lines, ...block(`if (${count} == ${this.tree.chunk}i)`, full)];
  }

  /** Pushes what is left at every level; the text of the whole sum. */
  finish(): { lines: string[]; result: string } {
    const lines = this.levels.slice(0, -1).map(({ sums }, level) => {
      const above = this.levels[level + 1];
      return `${above.sums}[${above.count} & ${this.tree.lanes - 1}i] += ${this.halves}(${sums});`;
    });
    return { lines, result: `${this.halves}(${this.levels[this.levels.length - 1].sums})` };
  }
}
