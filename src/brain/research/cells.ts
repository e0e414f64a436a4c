/** The 4³ cells as research mode sees them: numbered 0 … 63, with their places, their neighbours and their channels. */
import type { Expr, TensorHandle } from '../../kernel/index.js';
import { add, clamp, div, eq, f32, mul, rem, select, sub } from '../../kernel/index.js';
import { placeOfCell } from '../cells.js';
import { channels } from '../constants.js';

const { cells: edge } = channels;

export const cellCount = edge ** 3;

export function cellNumber([x, y, z]: readonly Expr[]): Expr {
  return add(mul(add(mul(x, edge), y), edge), z);
}

/** The cell at one of 27 steps (0 … 2 along each axis, 1 stays); beyond the border, the nearest one. */
export function neighbourOf(cell: Expr, step: readonly Expr[]): Expr {
  return cellNumber(placeOfCell(cell).map((at, axis) => clamp(add(at, sub(step[axis], 1)), 0, edge - 1)));
}

/** The mean of content channel `c` (0 … 31) in a cell. */
export function contentOfCell(means: TensorHandle, n: Expr, cell: Expr, c: Expr): Expr {
  return means.at(n, ...placeOfCell(cell), rem(c, 2), div(c, 2));
}

/** One of a few numbers, by an index. */
export function choose(index: Expr, values: readonly number[]): Expr {
  return values.slice(1).reduce<Expr>((rest, value, at) => select(eq(index, at + 1), value, rest), f32(values[0]));
}
