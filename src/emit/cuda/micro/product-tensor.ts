/**
 * A matrix product on tensor cores: factors rounded to the format that the op allows, products added in f32. A block has a
 * tile of the result; its warps share the slabs of both factors in a few stages of shared memory, all but one of which are
 * being filled while that one is used. Sums stay in registers, and what is done to them before they are stored is done
 * there. Where a thread has registers for it, the fragments of the next step are loaded while one is multiplied.
 * Pieces of 16 bytes are placed so that the eight that are read at once lie in different banks.
 */
import { largest } from '../../../kernel/dimension.js';
import { block, unrolled } from '../c-text.js';
import type { StageContext } from '../context.js';
import type { BlockText } from '../part-text.js';
import { registersOf } from '../tuning.js';
import { type TensorFormat, useInstructions } from './instructions.js';
import type { MicroKernel } from './micro-kernel.js';
import {
  enoughRows,
  type Factors,
  type MatrixProduct,
  manyTiles,
  ProductEnd,
  productOf,
  type Tile,
  tileCount,
  tileGrid,
} from './product.js';
import { fillLines, type SlabShape, slabsOf, stages, swizzle } from './slab.js';

/** Results that a warp may have: 16 rows by 8 columns in each instruction. */
interface Share {
  readonly across: number;
  readonly down: number;
}

interface TensorProduct extends MatrixProduct {
  readonly format: TensorFormat;
}

/** How many warps of a block lie down and across its tile. */
const warpsOf: Readonly<Record<number, readonly [number, number]>> = { 128: [2, 2], 256: [2, 4], 512: [4, 4] };

export const productTensor: MicroKernel<TensorProduct> = {
  name: 'mma-tensor',
  needs: 'blocks of 128, 256 or 512 threads, at least 16 rows and columns, up to three sums in f32',
  order: 'instruction',
  match(part, { program, threads }) {
    const product = productOf(part, program);
    if (product === undefined) return undefined;
    const { precision, sums, row, column } = product;
    if (precision === 'exact') return 'no op allows it a format of tensor cores';
    if (sums.length > 3 || sums.some(({ fold }) => fold.dtype !== 'f32')) return 'it is not up to three sums in f32';
    if (warpsOf[threads] === undefined) return `blocks have ${threads} threads`;
    if (largest(row.extent) < 16 || largest(column.extent) < 16) return 'the result is smaller than a tile of 16 × 16';
    // Both 8-bit formats are exact in f16.
    return { ...product, format: precision === 'f8e4m3' || precision === 'f8e5m2' ? 'f16' : precision };
  },
  from: enoughRows,
  write: tensorText,
};

function tensorText(product: TensorProduct, turn: string, context: StageContext): BlockText {
  const { format } = product;
  const [warpsDown, warpsAcross] = warpsOf[context.threads];
  const share = shareOf(product, warpsDown, warpsAcross, registersOf(context.tuning) > 128);
  const tile: Tile = { rows: warpsDown * share.down * 16, columns: warpsAcross * share.across * 8 };
  // Long rows take fewer barriers, and two sets of fragments hide their loads; both only where there is room.
  const results = share.down * share.across;
  const rowBytes = results === 16 ? 64 : 128;
  const sets = results > 16 && format !== 'tf32' ? 2 : 1;
  const size = format === 'tf32' ? 4 : 2;
  const depth = rowBytes / size;
  const stageBytes = tile.rows * rowBytes + depth * tile.columns * size;
  const grid = tileGrid(product, tile, turn, context);
  const shape = { product, format, context, tile, grid, rowBytes, size, depth, steps: rowBytes / 32, stageBytes };
  useInstructions(format, context);
  const lines = [...grid.lines, ...tileLines({ ...shape, share, warpsAcross, sets })];
  return { units: grid.units, count: grid.count, lines, sharedWords: (stages * stageBytes) / 4 };
}

/** Large shares use each load most; small ones where there are several sums, or too few large tiles for all processors. */
function shareOf(product: MatrixProduct, warpsDown: number, warpsAcross: number, isRich: boolean): Share {
  const large = { down: 4, across: isRich ? 8 : 4 };
  const tile = { rows: warpsDown * large.down * 16, columns: warpsAcross * large.across * 8 };
  return product.sums.length > 1 || tileCount(product, tile) < manyTiles ? { down: 2, across: 2 } : large;
}

/** What a block's warps do for one tile. */
interface TensorTile extends SlabShape {
  readonly share: Share;
  readonly warpsAcross: number;
  /** Sets of fragments. */
  readonly sets: 1 | 2;
}

function tileLines(tensor: TensorTile): string[] {
  const { product, context, share, warpsAcross, sets } = tensor;
  const acrossWidth = share.across * 8;
  return [
    'unsigned char* const slabs = (unsigned char*)shared;',
    `const unsigned int place = ${context.prefix}shared_place(slabs);`,
    `const int warp_row = warp / ${warpsAcross} * ${share.down * 16}, warp_column = warp % ${warpsAcross} * ${acrossWidth};`,
    `unsigned int left[${sets}][${share.down}][4], right[${sets}][${share.across}][2];`,
    ...product.sums.flatMap((_, f) => [
      `float sum${f}[${share.down}][${share.across}][4];`,
      ...unrolled('m', share.down, acrossSums(share, [`sum${f}[m][n][e] = 0.0f;`])),
    ]),
    ...product.sums.flatMap((factors, f) => multiply(tensor, factors, f)),
    ...epilogue(tensor),
  ];
}

/** One sum: its slabs one after the other. */
function multiply(tensor: TensorTile, factors: Factors, f: number): string[] {
  const { context, depth, steps, sets } = tensor;
  const { prefix } = context;
  const inner = context.size(factors.inner.extent);
  const count = `slabs${f}`;
  const end = `${prefix}copies_end();`;
  const sides = slabsOf(tensor, factors, f);
  const fill = (during?: string): string[] => fillLines(tensor, sides, during);
  const forward = sides.flatMap((side) => side.walk?.forward ?? []);
  const arrive = [`${prefix}copies_wait<${stages - 2}>();`, '__syncthreads();'];
  const next = `const int fill = slab + ${stages - 1};`;
  const inTurn = block(`for (int slab = 0; slab < ${count}; ++slab)`, [
    ...arrive,
    next,
    ...block('', fill()),
    ...forward,
    end,
    ...unrolled('step', steps, [...loadFragments(tensor, '0', 'step', 'slab'), ...products(tensor, '0', f)]),
  ]);
  // The last step of a slab loads the first fragments of the next, which has arrived by then.
  const following = ['(step + 1) & 1', `(step + 1) % ${steps}`, `(slab + (step + 1) / ${steps})`] as const;
  const ahead = [
    ...arrive,
    ...block('', loadFragments(tensor, '0', '0', '0')),
    ...block(`for (int slab = 0; slab < ${count}; ++slab)`, [
      next,
      ...unrolled('step', steps, [
        ...block(`if (step == ${steps - 1})`, arrive),
        ...block('', fill('step')),
        ...block(`if (step == ${Math.max(0, steps - 2)})`, [...forward, end]),
        ...loadFragments(tensor, ...following),
        ...products(tensor, 'step & 1', f),
      ]),
    ]),
  ];
  return [
    `const int ${count} = (${inner} + ${depth - 1}) / ${depth};`,
    ...sides.flatMap((side) => side.walk?.declared ?? []),
    ...block(`for (int fill = 0; fill < ${stages - 1}; ++fill)`, [...fill(), ...forward, end]),
    ...(sets === 2 ? ahead : inTurn),
    // The next slabs may come where these were.
    '__syncthreads();',
  ];
}

/** The fragments of one step. */
function loadFragments(tensor: TensorTile, set: string, step: string, slab: string): string[] {
  const { share, format, tile, stageBytes, rowBytes } = tensor;
  return [
    `const unsigned int left_slab = (unsigned int)(${slab} % ${stages}) * ${stageBytes}u, right_slab = left_slab + ${tile.rows * rowBytes}u;`,
    ...unrolled('m', share.down, loadLeft(tensor, set, step)),
    ...(format === 'tf32' ? rightWords(tensor, set, step) : rightMatrices(tensor, set, step)),
  ];
}

function loadLeft({ context: { prefix }, format, rowBytes }: TensorTile, set: string, step: string): string[] {
  return [
    'const int at = warp_row + m * 16 + (lane & 15);',
    `${prefix}load_matrices(left[${set}][m], slabs, place, left_slab + at * ${rowBytes} + ${swizzle(rowBytes, 'at', `(${step}) * 2 + (lane >> 4)`)} * 16);`,
    ...(format === 'tf32'
      ? ['#pragma unroll', `for (int e = 0; e < 4; ++e) ${prefix}round_tf32(left[${set}][m][e]);`]
      : []),
  ];
}

function products({ context: { prefix }, share, format }: TensorTile, set: string, f: number): string[] {
  return unrolled('m', share.down, [
    '#pragma unroll',
    `for (int n = 0; n < ${share.across}; ++n) ${prefix}multiply_${format}(sum${f}[m][n], left[${set}][m], right[${set}][n]);`,
  ]);
}

/** Two neighbouring tiles of eight columns at once, turned on the way. */
function rightMatrices({ context: { prefix }, share, tile }: TensorTile, set: string, step: string): string[] {
  const bytes = tile.columns * 2;
  return [
    '#pragma unroll',
    ...block(`for (int n = 0; n < ${share.across}; n += 2)`, [
      `const int at = (${step}) * 16 + (lane & 15);`,
      'const int piece = warp_column / 8 + n + (lane >> 4);',
      `${prefix}load_matrices_turned(right[${set}][n], slabs, place, right_slab + at * ${bytes} + ${swizzle(bytes, 'at', 'piece')} * 16);`,
    ]),
  ];
}

function rightWords({ context: { prefix }, share, tile }: TensorTile, set: string, step: string): string[] {
  return unrolled(
    'n',
    share.across,
    unrolled('e', 2, [
      `const int at = (${step}) * 8 + e * 4 + (lane & 3), column = warp_column + n * 8 + (lane >> 2);`,
      `right[${set}][n][e] = ((const unsigned int*)(slabs + right_slab))[at * ${tile.columns} + (((column >> 2) ^ ((at & 3) << 1)) << 2) + (column & 3)];`,
      `${prefix}round_tf32(right[${set}][n][e]);`,
    ]),
  );
}

/** What becomes of the sums. */
function epilogue({ product, context, tile, grid, share }: TensorTile): string[] {
  const end = new ProductEnd(product, grid, (f) => `sum${f}[m][n][e]`, context);
  const each = (lines: readonly string[]): string[] =>
    acrossSums(share, [
      `const int row = ${grid.row} + warp_row + m * 16 + (lane >> 2) + (e >> 1) * 8;`,
      `const int column = ${grid.column} + warp_column + n * 8 + (lane & 3) * 2 + (e & 1);`,
      ...end.guarded(lines, tile),
    ]);
  return unrolled('m', share.down, end.written(each));
}

function acrossSums(share: Share, body: readonly string[]): string[] {
  return unrolled('n', share.across, unrolled('e', 4, body));
}
