/**
 * A matrix product on tensor cores: factors rounded to the format that the op allows, products added in f32. A block has a
 * tile of the result; its warps share the slabs of both factors in a few stages of shared memory, all but one of which are
 * being filled while that one is used. Sums stay in registers, and what is done to them before they are stored is done
 * there. Where a thread has registers for it, the fragments of the next step are loaded while one is multiplied.
 * Pieces of 16 bytes are placed so that the eight that are read at once lie in different banks.
 */
import { writeExpressions } from '../../fuse/stage.js';
import { largest } from '../../kernel/dimension.js';
import type { Axis, Expr } from '../../kernel/expr.js';
import { block } from './c-text.js';
import type { StageContext } from './context.js';
import { writeFoldLoop } from './fold.js';
import { type Direct, directAddress, type Lines } from './mma-direct.js';
import { type TensorFormat, useInstructions } from './mma-instructions.js';
import type { Factors, MatrixProduct } from './mma-product.js';
import { type Grid, manyTiles, type ProductText, type Tile, tileCount, tileGrid } from './mma-tile.js';
import { Roots, Scope } from './scope.js';
import { registersOf } from './tuning.js';

/** Slabs in shared memory at once, bytes of a row of the left one, and sets of fragments. */
interface Depth {
  readonly stages: number;
  readonly rowBytes: number;
  readonly sets: 1 | 2;
}

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
  const isRich = registersOf(context.tuning) > 128;
  const share = shareOf(product, warpsDown, warpsAcross, isRich);
  const tile: Tile = { rows: warpsDown * share.down * 16, columns: warpsAcross * share.across * 8 };
  const depth = depthOf(precision, share);
  const text = new TensorText(product, precision, context, tile, share, warpsAcross, depth);
  const grid = tileGrid(product, tile, turn, context);
  return { ...grid, lines: [...grid.lines, ...text.lines(grid)], sharedWords: text.sharedWords };
}

/** Large shares use each load most; small ones where there are several sums, or too few large tiles for all processors. */
function shareOf(product: MatrixProduct, warpsDown: number, warpsAcross: number, isRich: boolean): Share {
  const large = { down: 4, across: isRich ? 8 : 4 };
  const tile = { rows: warpsDown * large.down * 16, columns: warpsAcross * large.across * 8 };
  return product.sums.length > 1 || tileCount(product, tile) < manyTiles ? { down: 2, across: 2 } : large;
}

/** Long rows take fewer barriers, and two sets of fragments hide their loads; both only where there is room. */
function depthOf(format: TensorFormat, { down, across }: Share): Depth {
  const isLarge = down * across > 16;
  const isSmall = down * across < 16;
  return { stages: 3, rowBytes: isLarge || isSmall ? 128 : 64, sets: isLarge && format !== 'tf32' ? 2 : 1 };
}

class TensorText {
  private readonly prefix: string;
  private readonly format: TensorFormat;
  /** Bytes of an element, elements of the inner axis in a slab, and steps of the instruction through it. */
  private readonly size: number;
  private readonly depth: number;
  private readonly steps: number;
  private readonly stageBytes: number;

  constructor(
    private readonly product: MatrixProduct,
    format: TensorFormat,
    private readonly context: StageContext,
    private readonly tile: Tile,
    private readonly share: Share,
    private readonly warpsAcross: number,
    private readonly slab: Depth,
  ) {
    this.prefix = useInstructions(format, context);
    this.format = format;
    this.size = format === 'tf32' ? 4 : 2;
    this.depth = slab.rowBytes / this.size;
    this.steps = slab.rowBytes / 32;
    this.stageBytes = tile.rows * slab.rowBytes + this.depth * tile.columns * this.size;
  }

  get sharedWords(): number {
    return (this.slab.stages * this.stageBytes) / 4;
  }

  lines(grid: Grid): string[] {
    const { share, prefix, slab } = this;
    const { sums } = this.product;
    const acrossWidth = share.across * 8;
    return [
      'unsigned char* const slabs = (unsigned char*)shared;',
      `const unsigned int place = ${prefix}shared_place(slabs);`,
      `const int warp_row = warp / ${this.warpsAcross} * ${share.down * 16}, warp_column = warp % ${this.warpsAcross} * ${acrossWidth};`,
      `unsigned int left[${slab.sets}][${share.down}][4], right[${slab.sets}][${share.across}][2];`,
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
    const { context, prefix, steps, slab } = this;
    const inner = context.size(factors.inner.extent);
    const count = `slabs${f}`;
    const end = `${prefix}copies_end();`;
    const sides = this.sides(factors, f, grid, count);
    const fill = (during?: string): string[] => this.fill(sides, during);
    const forward = sides.flatMap((side) => side.walk?.forward ?? []);
    const arrive = [`${prefix}copies_wait<${slab.stages - 2}>();`, '__syncthreads();'];
    const next = `const int fill = slab + ${slab.stages - 1};`;
    const inTurn = block(`for (int slab = 0; slab < ${count}; ++slab)`, [
      ...arrive,
      next,
      ...braces(fill()),
      ...forward,
      end,
      '#pragma unroll',
      ...block(`for (int step = 0; step < ${steps}; ++step)`, [
        ...this.load('0', 'step', 'slab'),
        ...this.products('0', f),
      ]),
    ]);
    // The last step of a slab loads the first fragments of the next, which has arrived by then.
    const following = ['(step + 1) & 1', `(step + 1) % ${steps}`, `(slab + (step + 1) / ${steps})`] as const;
    const ahead = [
      ...arrive,
      ...braces(this.load('0', '0', '0')),
      ...block(`for (int slab = 0; slab < ${count}; ++slab)`, [
        next,
        '#pragma unroll',
        ...block(`for (int step = 0; step < ${steps}; ++step)`, [
          ...block(`if (step == ${steps - 1})`, arrive),
          ...braces(fill('step')),
          ...block(`if (step == ${Math.max(0, steps - 2)})`, [...forward, end]),
          ...this.load(...following),
          ...this.products('step & 1', f),
        ]),
      ]),
    ];
    return [
      `const int ${count} = (${inner} + ${this.depth - 1}) / ${this.depth};`,
      ...sides.flatMap((side) => side.walk?.declared ?? []),
      ...block(`for (int fill = 0; fill < ${slab.stages - 1}; ++fill)`, [...fill(), ...forward, end]),
      ...(slab.sets === 2 ? ahead : inTurn),
      // The next slabs may come where these were.
      '__syncthreads();',
    ];
  }

  private places(slab: string): string {
    const { rowBytes, stages } = this.slab;
    return `const unsigned int left_slab = (unsigned int)(${slab} % ${stages}) * ${this.stageBytes}u, right_slab = left_slab + ${this.tile.rows * rowBytes}u;`;
  }

  /** The fragments of one step. */
  private load(set: string, step: string, slab: string): string[] {
    const { share } = this;
    return [
      this.places(slab),
      '#pragma unroll',
      ...block(`for (int m = 0; m < ${share.down}; ++m)`, this.loadLeft(set, step)),
      ...(this.format === 'tf32' ? this.rightWords(set, step) : this.rightMatrices(set, step)),
    ];
  }

  private loadLeft(set: string, step: string): string[] {
    const { prefix, format } = this;
    const { rowBytes } = this.slab;
    return [
      'const int at = warp_row + m * 16 + (lane & 15);',
      `${prefix}load_matrices(left[${set}][m], slabs, place, left_slab + at * ${rowBytes} + ${swizzle(rowBytes, 'at', `(${step}) * 2 + (lane >> 4)`)} * 16);`,
      ...(format === 'tf32'
        ? ['#pragma unroll', `for (int e = 0; e < 4; ++e) ${prefix}round_tf32(left[${set}][m][e]);`]
        : []),
    ];
  }

  private products(set: string, f: number): string[] {
    const { share, prefix, format } = this;
    return [
      '#pragma unroll',
      ...block(`for (int m = 0; m < ${share.down}; ++m)`, [
        '#pragma unroll',
        `for (int n = 0; n < ${share.across}; ++n) ${prefix}multiply_${format}(sum${f}[m][n], left[${set}][m], right[${set}][n]);`,
      ]),
    ];
  }

  /** Two neighbouring tiles of eight columns at once, turned on the way. */
  private rightMatrices(set: string, step: string): string[] {
    const { prefix, tile } = this;
    const bytes = tile.columns * 2;
    return [
      '#pragma unroll',
      ...block(`for (int n = 0; n < ${this.share.across}; n += 2)`, [
        `const int at = (${step}) * 16 + (lane & 15);`,
        'const int piece = warp_column / 8 + n + (lane >> 4);',
        `${prefix}load_matrices_turned(right[${set}][n], slabs, place, right_slab + at * ${bytes} + ${swizzle(bytes, 'at', 'piece')} * 16);`,
      ]),
    ];
  }

  private rightWords(set: string, step: string): string[] {
    const { prefix, tile } = this;
    return [
      '#pragma unroll',
      ...block(`for (int n = 0; n < ${this.share.across}; ++n)`, [
        '#pragma unroll',
        ...block('for (int e = 0; e < 2; ++e)', [
          `const int at = (${step}) * 8 + e * 4 + (lane & 3), column = warp_column + n * 8 + (lane >> 2);`,
          `right[${set}][n][e] = ((const unsigned int*)(slabs + right_slab))[at * ${tile.columns} + (((column >> 2) ^ ((at & 3) << 1)) << 2) + (column & 3)];`,
          `${prefix}round_tf32(right[${set}][n][e]);`,
        ]),
      ]),
    ];
  }

  /** The slabs of both factors. */
  private sides({ left, right, inner }: Factors, f: number, grid: Grid, count: string): readonly Slab[] {
    const { tile, size, depth } = this;
    const { rowBytes } = this.slab;
    const { row, column } = this.product;
    const rightBytes = tile.columns * size;
    const turned = (line: string, piece: string): string =>
      size === 2 ? swizzle(rightBytes, line, piece) : `((${piece}) ^ ((${line} & 3) << 1))`;
    const slabs: readonly Slab[] = [
      {
        name: `left${f}`,
        factor: left,
        major: row,
        minor: inner,
        lines: tile.rows,
        elements: depth,
        period: 8,
        lineStart: grid.row,
        elementStart: undefined,
        place: (line, piece) => `${line} * ${rowBytes} + ${swizzle(rowBytes, line, piece)} * 16`,
        grid,
        count,
      },
      {
        name: `right${f}`,
        factor: right,
        major: inner,
        minor: column,
        lines: depth,
        elements: tile.columns,
        period: size === 2 ? 8 : 4,
        lineStart: undefined,
        elementStart: grid.column,
        place: (line, piece) => `${tile.rows * rowBytes} + ${line} * ${rightBytes} + ${turned(line, piece)} * 16`,
        grid,
        count,
      },
    ];
    return slabs.map((slab) => ({ ...slab, walk: this.walkOf(slab) }));
  }

  /** Brings slab number `fill` of both factors into its stage, if there are that many. */
  private fill(sides: readonly Slab[], during?: string): string[] {
    const { depth, stageBytes } = this;
    const { stages } = this.slab;
    return [
      `const unsigned int to = (unsigned int)(fill % ${stages}) * ${stageBytes}u;`,
      `const int first = fill * ${depth};`,
      ...sides.flatMap((side) => this.fillFactor(side, during)),
    ];
  }

  /** Where a factor lies as it is used, in rows of whole pieces. */
  private directOf(slab: Slab): Direct | undefined {
    const stored = this.size === 4 ? 'f32' : (this.format as 'f16' | 'bf16');
    return directAddress(slab.factor, slab, stored, slab.grid.names, this.context);
  }

  /**
   * A pointer that goes from slab to slab: all pieces that a thread brings lie at fixed distances from it. Undefined where
   * slabs are not whole along the inner axis, or the factor lies otherwise.
   */
  private walkOf(slab: Slab): Walk | undefined {
    const { context, size, depth } = this;
    const direct = this.directOf(slab);
    const perPiece = 16 / size;
    const perLine = slab.elements / perPiece;
    const lines = context.threads / perLine;
    const inner = slab.lineStart === undefined ? slab.major : slab.minor;
    const isFixed = isWhole(inner, depth) && isWhole(slab.minor, slab.elements);
    if (direct?.stride === undefined || !isFixed || lines % slab.period !== 0 || slab.lines % lines !== 0) return undefined;
    const { name } = slab;
    const [line, part] = [`(int)threadIdx.x / ${perLine}`, `(int)threadIdx.x % ${perLine}`];
    const rest = isWhole(slab.major, slab.lines) ? undefined : `rest_${name}`;
    const start = (text: string | undefined): string => (text === undefined ? '' : `${text} + `);
    return {
      declared: [
        `const unsigned char* from_${name};`,
        ...braces([
          `const int inside = ${start(slab.lineStart)}${line}, from = ${start(slab.elementStart)}${part} * ${perPiece};`,
          ...direct.lines,
          `from_${name} = (const unsigned char*)(${direct.pointer});`,
        ]),
        `const unsigned int to_${name} = ${slab.place(`(${line})`, `(${part})`)};`,
        ...(rest === undefined
          ? []
          : [`const int ${rest} = ${context.size(slab.major.extent)} - (${start(slab.lineStart)}${line});`]),
      ],
      forward: [`from_${name} += ${depth * size * (slab.lineStart === undefined ? direct.stride : 1)};`],
      to: `to_${name} + e * ${lines * slab.elements * size}`,
      from: `from_${name} + e * ${lines * direct.stride * size}`,
      present: rest === undefined ? 'true' : `${rest} > e * ${lines}`,
    };
  }

  private fillFactor(slab: Slab, during: string | undefined): string[] {
    const { context, size, prefix } = this;
    const { factor, walk } = slab;
    const perPiece = 16 / size;
    const pieces = (slab.lines * slab.elements) / perPiece;
    const perLine = slab.elements / perPiece;
    const head = [
      `const int line = piece / ${perLine}, part = piece % ${perLine};`,
      `const int major = ${slab.lineStart ?? 'first'} + line, minor = ${slab.elementStart ?? 'first'} + part * ${perPiece};`,
    ];
    const [lines, elements] = [context.size(slab.major.extent), context.size(slab.minor.extent)];
    // A number of turns that the compiler knows, so that nothing branches between the products.
    const turns = Math.ceil(pieces / context.threads);
    const number = `const int piece = e * ${context.threads} + (int)threadIdx.x;`;
    const isFull = turns * context.threads === pieces;
    const isNow =
      during === undefined ? [] : [`if (e * ${Math.max(1, this.steps - 1)} / ${turns} != ${during}) continue;`];
    if (walk !== undefined)
      return loop('e', turns, [
        ...isNow,
        `${prefix}copy_16(fill < ${slab.count}, slabs, place, to + ${walk.to}, ${walk.from}, ${walk.present});`,
      ]);
    const direct = this.directOf(slab);
    if (direct !== undefined)
      return loop('e', turns, [
        ...isNow,
        number,
        ...(isFull ? [] : [`if (piece >= ${pieces}) continue;`]),
        ...head,
        `const bool present = major < ${lines} && minor < ${elements};`,
        'const int inside = present ? major : 0, from = present ? minor : 0;',
        ...direct.lines,
        `${prefix}copy_16(fill < ${slab.count}, slabs, place, to + ${slab.place('line', 'part')}, ${direct.pointer}, present);`,
      ]);
    const names = new Map([...slab.grid.names, [slab.major, 'major'], [slab.minor, 'at']]);
    const scope = new Scope(context, new Roots([factor]), 'thread', names, writeFoldLoop);
    const value = scope.named(factor);
    const convert = size === 4 ? `__float_as_uint(${value})` : `(unsigned short)f32_to_${this.format}(${value})`;
    const type = size === 4 ? 'unsigned int' : 'unsigned short';
    const isWanted = [`fill < ${slab.count}`, ...(during === undefined ? [] : [`${during} == 0`])].join(' && ');
    return block(`if (${isWanted}) for (int e = 0; e < ${turns}; ++e)`, [
      number,
      ...(isFull ? [] : [`if (piece >= ${pieces}) continue;`]),
      ...head,
      `${type}* const words = (${type}*)(slabs + to + ${slab.place('line', 'part')});`,
      ...block(`for (int i = 0; i < ${perPiece}; ++i)`, [
        'const int at = minor + i;',
        `${type} word = 0;`,
        ...block(`if (major < ${lines} && at < ${elements})`, [...scope.lines, `word = ${convert};`]),
        'words[i] = word;',
      ]),
    ]);
  }

  /** What becomes of the sums. */
  private epilogue(grid: Grid): string[] {
    const { product, context, tile } = this;
    const { row, column, phase, sums } = product;
    const names = new Map([...grid.names, [row, 'row'], [column, 'column']]);
    const open = (): Scope => {
      const roots = new Roots(phase.writes.flatMap(writeExpressions));
      const scope = new Scope(context, roots, 'thread', names, writeFoldLoop);
      for (const [f, { fold }] of sums.entries()) scope.note(fold, `sum${f}[m][n][e]`);
      return scope;
    };
    const inside = isWhole(row, tile.rows) && isWhole(column, tile.columns);
    const each = (lines: readonly string[]): string[] => [
      `const int row = ${grid.row} + warp_row + m * 16 + (lane >> 2) + (e >> 1) * 8;`,
      `const int column = ${grid.column} + warp_column + n * 8 + (lane & 3) * 2 + (e & 1);`,
      ...(inside
        ? lines
        : block(`if (row < ${context.size(row.extent)} && column < ${context.size(column.extent)})`, lines)),
    ];
    const scope = open();
    const [only, more] = phase.writes;
    // Values of many results before the first is stored: a load cannot pass a store.
    if (more === undefined && only.where === undefined && only.value.dtype === 'f32' && only.value.op !== 'fold') {
      const value = scope.value(only.value);
      const stores = open();
      stores.note(only.value, 'sum0[m][n][e]');
      stores.write(phase.writes);
      return loop('m', this.share.down, [
        ...this.acrossSums(each([...scope.lines, `sum0[m][n][e] = ${value};`])),
        ...this.acrossSums(each(stores.lines)),
      ]);
    }
    scope.write(phase.writes);
    return this.eachSum(each(scope.lines));
  }

  private eachSum(body: readonly string[]): string[] {
    return loop('m', this.share.down, this.acrossSums(body));
  }

  private acrossSums(body: readonly string[]): string[] {
    return loop('n', this.share.across, loop('e', 4, body));
  }
}

function braces(lines: readonly string[]): string[] {
  return ['{', ...lines.map((line) => `  ${line}`), '}'];
}

function loop(name: string, count: number, inner: readonly string[]): string[] {
  return ['#pragma unroll', ...block(`for (int ${name} = 0; ${name} < ${count}; ++${name})`, inner)];
}

/** Where a piece lies in its line, so that eight lines of the same piece lie in different banks. */
function swizzle(lineBytes: number, line: string, piece: string): string {
  if (lineBytes >= 128) return `((${piece}) ^ (${line} & 7))`;
  return lineBytes === 64 ? `((${piece}) ^ ((${line} >> 1) & 3))` : `((${piece}) ^ ((${line} >> 2) & 1))`;
}

function isWhole({ extent }: Axis, tile: number): boolean {
  return typeof extent === 'number' && extent % tile === 0;
}

/** How a thread brings its pieces of slab after slab; `e` counts its pieces of one. */
interface Walk {
  readonly declared: readonly string[];
  readonly forward: readonly string[];
  readonly to: string;
  readonly from: string;
  readonly present: string;
}

/** How a slab of a factor lies in shared memory: lines of neighbouring elements, in pieces of 16 bytes. */
interface Slab extends Lines {
  readonly name: string;
  readonly factor: Expr;
  readonly lines: number;
  readonly elements: number;
  /** Lines after which pieces lie in the same order again. */
  readonly period: number;
  /** Where the tile begins along the axis that is not the inner one. */
  readonly lineStart: string | undefined;
  readonly elementStart: string | undefined;
  place(line: string, piece: string): string;
  readonly grid: Grid;
  /** The number of slabs. */
  readonly count: string;
  readonly walk?: Walk | undefined;
}
