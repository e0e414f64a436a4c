/**
 * A matrix product on tensor cores: factors rounded to the format that the op allows, products added in f32. A block has a
 * tile of the result; its warps share the slabs of both factors in three stages of shared memory, two of which are being
 * filled while one is used. Sums stay in registers, and what is done to them before they are stored is done there.
 * Rows of the left slab are 64 bytes, and 16-byte pieces are placed so that eight of them lie in different banks.
 */
import { writeExpressions } from '../../fuse/stage.js';
import { largest } from '../../kernel/dimension.js';
import type { Axis, Expr } from '../../kernel/expr.js';
import { block } from './c-text.js';
import type { StageContext } from './context.js';
import { writeFoldLoop } from './fold.js';
import { elementText } from './memory.js';
import { type TensorFormat, useInstructions } from './mma-instructions.js';
import type { Factors, MatrixProduct } from './mma-product.js';
import { type Grid, type ProductText, type Tile, tileGrid } from './mma-tile.js';
import { Roots, Scope } from './scope.js';

/** Slabs in shared memory at once, and bytes of a row of the left one. */
const stages = 3;
const leftRowBytes = 64;
/** Results that a warp may have: 16 rows by 8 columns in each instruction. */
interface Share {
  readonly across: number;
  readonly down: number;
}

/** undefined where the blocks have another size than the tiles are made for, or the result is too small. */
export function tensorText(product: MatrixProduct, turn: string, context: StageContext): ProductText | undefined {
  const { precision, sums, row, column } = product;
  if (precision === 'exact' || sums.some(({ fold }) => fold.dtype !== 'f32')) return undefined;
  if (![128, 256, 512].includes(context.threads) || sums.length > 3) return undefined;
  if (largest(row.extent) < 16 || largest(column.extent) < 16) return undefined;
  const [warpsDown, warpsAcross] = { 128: [2, 2], 256: [2, 4], 512: [4, 4] }[context.threads] as [number, number];
  const share = shareOf(product, warpsDown, warpsAcross);
  const tile: Tile = { rows: warpsDown * share.down * 16, columns: warpsAcross * share.across * 8 };
  const text = new TensorText(product, precision, context, tile, share, warpsAcross);
  const grid = tileGrid(product, tile, turn, context);
  return { ...grid, lines: [...grid.lines, ...text.lines(grid)], sharedWords: text.sharedWords };
}

/** Large shares use each load most; small ones where there are several sums, or too few large tiles for all processors. */
function shareOf(
  { sums, row, column, batch, precision }: MatrixProduct,
  warpsDown: number,
  warpsAcross: number,
): Share {
  const rows = largest(row.extent);
  const columns = largest(column.extent);
  // Factors of 32 bits are rounded after they were loaded, which takes registers.
  const large = { down: precision === 'tf32' ? 2 : 4, across: 4 };
  const tiles =
    Math.ceil(rows / (warpsDown * large.down * 16)) *
    Math.ceil(columns / (warpsAcross * 32)) *
    batch.reduce((all, axis) => all * largest(axis.extent), 1);
  return sums.length > 1 || tiles < manyTiles ? { down: 2, across: 2 } : large;
}

/** About as many as large GPUs have multiprocessors. */
const manyTiles = 128;

class TensorText {
  private readonly prefix: string;
  private readonly format: TensorFormat;
  /** Bytes of an element, and elements of the inner axis in a slab. */
  private readonly size: number;
  private readonly depth: number;
  private readonly stageBytes: number;

  constructor(
    private readonly product: MatrixProduct,
    format: TensorFormat,
    private readonly context: StageContext,
    private readonly tile: Tile,
    private readonly share: Share,
    private readonly warpsAcross: number,
  ) {
    this.prefix = useInstructions(format, context);
    this.format = format;
    this.size = format === 'tf32' ? 4 : 2;
    this.depth = leftRowBytes / this.size;
    this.stageBytes = tile.rows * leftRowBytes + this.depth * tile.columns * this.size;
  }

  get sharedWords(): number {
    return (stages * this.stageBytes) / 4;
  }

  lines(grid: Grid): string[] {
    const { share } = this;
    const { sums } = this.product;
    const acrossWidth = share.across * 8;
    return [
      'unsigned char* const slabs = (unsigned char*)shared;',
      `const int warp_row = warp / ${this.warpsAcross} * ${share.down * 16}, warp_column = warp % ${this.warpsAcross} * ${acrossWidth};`,
      ...sums.flatMap((_, f) => [
        `float sum${f}[${share.down}][${share.across}][4];`,
        ...this.eachSum([`sum${f}[m][n][e] = 0.0f;`]),
      ]),
      ...sums.flatMap((factors, f) => this.multiply(factors, f, grid)),
      ...this.epilogue(grid),
    ];
  }

  /** One sum: its slabs one after the other. */
  private multiply(factors: Factors, f: number, grid: Grid): string[] {
    const { context, prefix, stageBytes } = this;
    const inner = context.size(factors.inner.extent);
    const count = `slabs${f}`;
    const fill = (slab: string): string[] => this.fill(factors, grid, slab);
    return [
      `const int ${count} = (${inner} + ${this.depth - 1}) / ${this.depth};`,
      ...block(`for (int fill = 0; fill < ${stages - 1}; ++fill)`, [
        ...block(`if (fill < ${count})`, fill('fill')),
        `${prefix}copies_end();`,
      ]),
      ...block(`for (int slab = 0; slab < ${count}; ++slab)`, [
        `${prefix}copies_wait();`,
        '__syncthreads();',
        `const int fill = slab + ${stages - 1};`,
        ...block(`if (fill < ${count})`, fill('fill')),
        `${prefix}copies_end();`,
        `const unsigned char* const left_slab = slabs + slab % ${stages} * ${stageBytes};`,
        `const unsigned char* const right_slab = left_slab + ${this.tile.rows * leftRowBytes};`,
        ...this.use(f),
      ]),
      // The next slabs may come where these were.
      '__syncthreads();',
    ];
  }

  /** All fragments of a slab, and the products of each pair. */
  private use(f: number): string[] {
    const { share, prefix, format } = this;
    return [
      '#pragma unroll',
      ...block('for (int step = 0; step < 2; ++step)', [
        `unsigned int left[${share.down}][4], right[${share.across}][2];`,
        '#pragma unroll',
        ...block(`for (int m = 0; m < ${share.down}; ++m)`, [
          'const int at = warp_row + m * 16 + (lane & 15);',
          `${prefix}load_matrices(left[m], left_slab + at * ${leftRowBytes} + (((step * 2 + (lane >> 4)) ^ ((at >> 1) & 3)) * 16));`,
          ...(format === 'tf32'
            ? ['#pragma unroll', `for (int e = 0; e < 4; ++e) ${prefix}round_tf32(left[m][e]);`]
            : []),
        ]),
        ...(format === 'tf32' ? this.rightWords() : this.rightMatrices()),
        '#pragma unroll',
        ...block(`for (int m = 0; m < ${share.down}; ++m)`, [
          '#pragma unroll',
          `for (int n = 0; n < ${share.across}; ++n) ${prefix}multiply_${format}(sum${f}[m][n], left[m], right[n]);`,
        ]),
      ]),
    ];
  }

  /** Two neighbouring tiles of eight columns at once, turned on the way. */
  private rightMatrices(): string[] {
    const { share, prefix, tile } = this;
    return [
      '#pragma unroll',
      ...block(`for (int n = 0; n < ${share.across}; n += 2)`, [
        'const int at = step * 16 + (lane & 15);',
        'const int piece = warp_column / 8 + n + (lane >> 4);',
        `${prefix}load_matrices_turned(right[n], right_slab + at * ${tile.columns * 2} + ((piece ^ (at & 7)) * 16));`,
      ]),
    ];
  }

  private rightWords(): string[] {
    const { share, prefix, tile } = this;
    return [
      '#pragma unroll',
      ...block(`for (int n = 0; n < ${share.across}; ++n)`, [
        '#pragma unroll',
        ...block('for (int e = 0; e < 2; ++e)', [
          'const int at = step * 8 + e * 4 + (lane & 3), place = warp_column + n * 8 + (lane >> 2);',
          `right[n][e] = ((const unsigned int*)right_slab)[at * ${tile.columns} + (((place >> 2) ^ ((at & 3) << 1)) << 2) + (place & 3)];`,
          `${prefix}round_tf32(right[n][e]);`,
        ]),
      ]),
    ];
  }

  /** Brings slab number `slab` of both factors into its stage. */
  private fill({ left, right, inner }: Factors, grid: Grid, slab: string): string[] {
    const { tile, size, depth, stageBytes } = this;
    const { row, column } = this.product;
    const rightBytes = tile.columns * size;
    const swizzle = (at: string, piece: string): string =>
      size === 2 ? `(${piece} ^ (${at} & 7))` : `(${piece} ^ ((${at} & 3) << 1))`;
    return [
      `unsigned char* const to = slabs + ${slab} % ${stages} * ${stageBytes};`,
      `const int first = ${slab} * ${depth};`,
      ...this.fillFactor(left, {
        major: row,
        minor: inner,
        lines: tile.rows,
        elements: depth,
        lineStart: grid.row,
        elementStart: 'first',
        place: (line, piece) => `to + ${line} * ${leftRowBytes} + (${piece} ^ ((${line} >> 1) & 3)) * 16`,
        grid,
      }),
      ...this.fillFactor(right, {
        major: inner,
        minor: column,
        lines: depth,
        elements: tile.columns,
        lineStart: 'first',
        elementStart: grid.column,
        place: (line, piece) =>
          `to + ${tile.rows * leftRowBytes} + ${line} * ${rightBytes} + ${swizzle(line, piece)} * 16`,
        grid,
      }),
    ];
  }

  private fillFactor(factor: Expr, slab: Slab): string[] {
    const { context, size, prefix } = this;
    const perPiece = 16 / size;
    const pieces = (slab.lines * slab.elements) / perPiece;
    const perLine = slab.elements / perPiece;
    const head = [
      `const int line = piece / ${perLine}, part = piece % ${perLine};`,
      `const int major = ${slab.lineStart} + line, minor = ${slab.elementStart} + part * ${perPiece};`,
    ];
    const [lines, elements] = [context.size(slab.major.extent), context.size(slab.minor.extent)];
    const direct = this.directAddress(factor, slab);
    const each = `for (int piece = threadIdx.x; piece < ${pieces}; piece += ${context.threads})`;
    if (direct !== undefined)
      return [
        '#pragma unroll',
        ...block(each, [
          ...head,
          `const bool present = major < ${lines} && minor < ${elements};`,
          'const int inside = present ? major : 0, from = present ? minor : 0;',
          ...direct.lines,
          `${prefix}copy_16(${slab.place('line', 'part')}, ${direct.pointer}, present);`,
        ]),
      ];
    const names = new Map([...slab.grid.names, [slab.major, 'major'], [slab.minor, 'at']]);
    const scope = new Scope(context, new Roots([factor]), 'thread', names, writeFoldLoop);
    const value = scope.named(factor);
    const convert = size === 4 ? `__float_as_uint(${value})` : `(unsigned short)f32_to_${this.format}(${value})`;
    const type = size === 4 ? 'unsigned int' : 'unsigned short';
    return block(each, [
      ...head,
      `${type}* const words = (${type}*)(${slab.place('line', 'part')});`,
      ...block(`for (int e = 0; e < ${perPiece}; ++e)`, [
        'const int at = minor + e;',
        `${type} word = 0;`,
        ...block(`if (major < ${lines} && at < ${elements})`, [...scope.lines, `word = ${convert};`]),
        'words[e] = word;',
      ]),
    ]);
  }

  /** Where 16 bytes of a factor lie that is stored as it is used, in rows of whole pieces. */
  private directAddress(factor: Expr, slab: Slab): { readonly lines: string[]; readonly pointer: string } | undefined {
    const { context, size } = this;
    if (factor.op !== 'load' || factor.border.some((rule) => rule !== 'inside')) return undefined;
    const place = context.place(factor.tensor, factor.version);
    const stored = size === 4 ? 'f32' : this.format;
    const last = place.layout[place.layout.length - 1];
    const perPiece = 16 / size;
    const whole = (extent: unknown): boolean => typeof extent === 'number' && extent % perPiece === 0;
    if (place.dtype !== stored || !whole(place.shape[last]) || !whole(slab.minor.extent)) return undefined;
    const isMinor = (expr: Expr): boolean => expr.op === 'index' && expr.axis === slab.minor;
    const roots = new Roots(factor.args);
    if (!isMinor(factor.args[last])) return undefined;
    if (factor.args.some((arg, axis) => axis !== last && roots.freeAxes(arg).has(slab.minor))) return undefined;
    const names = new Map([...slab.grid.names, [slab.major, 'inside'], [slab.minor, 'from']]);
    const scope = new Scope(context, roots, 'thread', names, writeFoldLoop);
    const indices = factor.args.map((arg) => scope.value(arg));
    return { lines: scope.lines, pointer: `${place.pointer} + ${elementText(place, indices, context)}` };
  }

  /** What becomes of the sums. */
  private epilogue(grid: Grid): string[] {
    const { product, context } = this;
    const { row, column, phase, sums } = product;
    const names = new Map([...grid.names, [row, 'row'], [column, 'column']]);
    const scope = new Scope(context, new Roots(phase.writes.flatMap(writeExpressions)), 'thread', names, writeFoldLoop);
    for (const [f, { fold }] of sums.entries()) scope.note(fold, `sum${f}[m][n][e]`);
    scope.write(phase.writes);
    return this.eachSum([
      `const int row = ${grid.row} + warp_row + m * 16 + (lane >> 2) + (e >> 1) * 8;`,
      `const int column = ${grid.column} + warp_column + n * 8 + (lane & 3) * 2 + (e & 1);`,
      ...block(`if (row < ${context.size(row.extent)} && column < ${context.size(column.extent)})`, scope.lines),
    ]);
  }

  private eachSum(body: readonly string[]): string[] {
    const { down, across } = this.share;
    const loop = (name: string, count: number, inner: readonly string[]): string[] => [
      '#pragma unroll',
      ...block(`for (int ${name} = 0; ${name} < ${count}; ++${name})`, inner),
    ];
    return loop('m', down, loop('n', across, loop('e', 4, body)));
  }
}

/** How a slab of a factor lies in shared memory: lines of neighbouring elements, in pieces of 16 bytes. */
interface Slab {
  readonly major: Axis;
  readonly minor: Axis;
  readonly lines: number;
  readonly elements: number;
  readonly lineStart: string;
  readonly elementStart: string;
  place(line: string, piece: string): string;
  readonly grid: Grid;
}
