/**
 * A matrix product whose sums keep the order of the Program, bit for bit. The sixteen accumulators of the tree are sixteen
 * threads: thread l takes every sixteenth element of the inner axis for a small square of results, so that each factor is
 * loaded once for a whole row of them. At the end of a chunk the threads exchange halves of their squares until each
 * holds the whole sums of a few results; chunks are added up in the order in which their sums meet. Slabs of both
 * factors lie in shared memory, and the next is being loaded while one is used. A factor that is stored as it is used is
 * copied piece by piece as it lies (then lines of the left one run along the inner axis); others pass through registers.
 */
import { largest } from '../../../kernel/dimension.js';
import { byteSize } from '../../../kernel/dtype.js';
import type { Axis, Expr } from '../../../kernel/expr.js';
import { levelsOf } from '../../../kernel/tree.js';
import { freeAxes, loadsOf } from '../../../kernel/walk.js';
import { block, indent, unrolled, valueTypes } from '../c-text.js';
import type { StageContext } from '../context.js';
import { sumText } from '../operation.js';
import { registersOf } from '../tuning.js';
import { useCopies } from './instructions.js';
import type { MicroKernel } from './micro-kernel.js';
import {
  enoughRows,
  type Factors,
  type Grid,
  type MatrixProduct,
  ProductEnd,
  productOf,
  type Tile,
  tileGrid,
} from './product.js';
import { type Direct, directAddress, type Lines } from './slab.js';
import { textScope } from './text-scope.js';

/** The accumulators of the tree that this is made for. */
const lanes = 16;
/** Elements of the inner axis in a slab. */
const depth = 32;
/** Fewer rows, columns or elements leave most of a tile empty. */
const leastExtent = 16;

interface ExactProduct extends MatrixProduct {
  readonly factors: Factors;
  readonly dtype: 'f32' | 'f64';
}

export const productExact: MicroKernel<ExactProduct> = {
  name: 'mma-exact',
  needs: `a tree of ${lanes} lanes, at least ${leastExtent} rows, columns and elements of one sum in f32 or f64`,
  order: 'program',
  match(part, { program }) {
    const product = productOf(part, program);
    if (product === undefined) return undefined;
    const { sums, row, column } = product;
    const [factors, more] = sums;
    const { fold, inner } = factors;
    const { dtype } = fold;
    if (more !== undefined || (dtype !== 'f32' && dtype !== 'f64')) return 'it is not one sum in f32 or f64';
    if (program.tree.lanes !== lanes || program.tree.chunk % depth !== 0) return 'the tree of sums has other lanes';
    if ([row, column, inner].some(({ extent }) => largest(extent) < leastExtent))
      return `it has fewer than ${leastExtent} rows, columns or elements of a sum`;
    return { ...product, factors, dtype };
  },
  from: enoughRows,
  write(product, turn, context) {
    const places = context.threads / lanes;
    const down = 2 ** Math.floor(Math.log2(places) / 2);
    const share = shareOf(product, context);
    const tile = { rows: down * share.rows, columns: (places / down) * share.columns };
    const grid = tileGrid(product, tile, turn, context);
    const text = new ExactText(product, context, tile, share, grid);
    const { units, count } = grid;
    return { units, count, lines: [...grid.lines, ...text.lines()], sharedWords: text.sharedWords };
  },
};

/**
 * The results of a thread, as many as there are registers for: factors that are computed, converted or found by more than
 * two indices need more of them.
 */
function shareOf({ sums: [{ fold, left, right }], batch }: MatrixProduct, context: StageContext): Tile {
  if (fold.dtype === 'f64') return { rows: 4, columns: 4 };
  const isRich = registersOf(context.tuning) > 128;
  const isPlain = (factor: Expr): boolean => {
    if (factor.op !== 'load' || factor.border.some((rule) => rule !== 'inside')) return false;
    const { dtype, shape } = context.look(factor.tensor, factor.version);
    return dtype === 'f32' && shape.length === 2 && shape.every((size) => typeof size === 'number');
  };
  const simple = batch.length === 0 && isPlain(left) && isPlain(right);
  return { rows: 8, columns: (simple ? 8 : 4) * (isRich ? 2 : 1) };
}

class ExactText {
  private readonly type: string;
  /** Elements of 16 bytes: lines in shared memory are one such piece longer than the tile, so that banks differ. */
  private readonly pad: number;
  private readonly held: number;
  /** What is done for each side of the product. */
  private readonly sides: readonly Side[];
  private readonly copied: readonly Side[];

  constructor(
    private readonly product: ExactProduct,
    private readonly context: StageContext,
    private readonly tile: Tile,
    private readonly share: Tile,
    private readonly grid: Grid,
  ) {
    const { row, column, dtype, factors } = product;
    this.type = valueTypes[dtype];
    this.pad = dtype === 'f64' ? 2 : 4;
    this.held = (share.rows * share.columns) / lanes;
    const { left, right, inner } = factors;
    const address = (factor: Expr, lines: Lines): Direct | undefined =>
      directAddress(factor, lines, dtype, grid.names, context);
    const ofLeft = address(left, { major: row, minor: inner });
    const ofRight = address(right, { major: inner, minor: column });
    const begin = ofLeft === undefined ? depth * (tile.rows + this.pad) : tile.rows * depth;
    this.sides = [
      { name: 'left', factor: left, axis: row, start: grid.row, extent: tile.rows, begin: 0, direct: ofLeft },
      { name: 'right', factor: right, axis: column, start: grid.column, extent: tile.columns, begin, direct: ofRight },
    ];
    this.copied = this.sides.filter(({ direct }) => direct !== undefined);
    if (this.copied.length > 0) useCopies(context);
  }

  private get slabElements(): number {
    return this.sides[1].begin + depth * (this.tile.columns + this.pad);
  }

  get sharedWords(): number {
    return 2 * this.slabElements * (this.product.dtype === 'f64' ? 2 : 1);
  }

  lines(): string[] {
    const { context, tile, share, type } = this;
    const { factors } = this.product;
    const inner = context.size(factors.inner.extent);
    const { chunk } = context.program.tree;
    const levels = levelsOf(Math.min(2 ** 31, largest(factors.inner.extent)), context.program.tree);
    const counts = Array.from({ length: levels - 1 }, (_, i) => {
      const below = i === 0 ? inner : `chunks${i}`;
      return `const int chunks${i + 1} = (${below} + ${chunk - 1}) / ${chunk};`;
    });
    const across = tile.columns / share.columns;
    return [
      `${type}* const slabs = (${type}*)shared;`,
      ...(this.copied.length > 0 ? [`const unsigned int place = ${context.prefix}shared_place(slabs);`] : []),
      `const int own = threadIdx.x & ${lanes - 1}, square = threadIdx.x / ${lanes};`,
      `const int square_row = square / ${across} * ${share.rows}, square_column = square % ${across} * ${share.columns};`,
      ...counts,
      ...this.level(levels, '0', 'total'),
      ...this.epilogue(),
      // The next tile's slabs come where these were.
      '__syncthreads();',
    ];
  }

  /** Sums the items of one chunk of a level (`window` is its number) into the array `result`, as loop.ts does. */
  private level(level: number, window: string, result: string): string[] {
    const { context, type, held } = this;
    const { factors, dtype } = this.product;
    const { chunk } = context.program.tree;
    const below = level === 1 ? context.size(factors.inner.extent) : `chunks${level - 1}`;
    const begin = window === '0' ? '0' : `${window} * ${chunk}`;
    const end = window === '0' ? below : `min_i32(${begin} + ${chunk}, ${below})`;
    if (level === 1) return this.chunk(begin, end, result);
    const [k, x, sum, item] = [`k${level}`, `x${level}`, `sum${level}`, `item${level}`];
    const bits = Math.log2(lanes);
    const each = (text: string): string => `for (int v = 0; v < ${held}; ++v) ${text}`;
    const pair = (bit: number): string => `pair${level}_${bit}`;
    const add = (a: string, b: string): string => sumText(dtype, a, b);
    const carry = Array.from({ length: bits }, (_, bit) => bit).reduceRight<string[]>(
      (rest, bit) => [
        `if (${k} & ${1 << bit}u) {`,
        `  ${each(`${sum}[v] = ${add(`${pair(bit)}[v]`, `${sum}[v]`)};`)}`,
        ...indent(rest),
        `} else { ${each(`${pair(bit)}[v] = ${sum}[v];`)} }`,
      ],
      [],
    );
    return [
      `${type} ${result}[${held}];`,
      ...Array.from({ length: bits }, (_, bit) => `${type} ${pair(bit)}[${held}];`),
      ...block(`for (unsigned int ${k} = 0u; ${k} < ${lanes}u; ++${k})`, [
        `${type} ${sum}[${held}];`,
        each(`${sum}[v] = 0;`),
        ...block(
          `for (int ${x} = ${begin === '0' ? '' : `${begin} + `}(int)(__brev(${k}) >> ${32 - bits}); ${x} < ${end}; ${x} += ${lanes})`,
          [...this.level(level - 1, x, item), each(`${sum}[v] = ${add(`${sum}[v]`, `${item}[v]`)};`)],
        ),
        ...carry,
        each(`${result}[v] = ${sum}[v];`),
      ]),
    ];
  }

  /** One chunk of the inner axis, slab by slab, and the exchange at its end. */
  private chunk(begin: string, end: string, result: string): string[] {
    const { type, share, held, slabElements, sides, copied, context } = this;
    const size = share.rows * share.columns;
    const carried = sides.filter(({ direct }) => direct === undefined);
    const copy = (first: string, to: string): string[] => copied.flatMap((side) => this.copySide(side, first, to));
    const arrive = copied.length === 0 ? [] : [`${context.prefix}copies_end();`, `${context.prefix}copies_wait<0>();`];
    const load = (first: string): string[] => carried.flatMap((side) => this.loadSide(side, first));
    const store = (to: string): string[] => carried.flatMap((side) => this.storeSide(side, to));
    return [
      `${type} ${result}[${held}];`,
      ...block('', [
        `${type} sum[${size}];`,
        '#pragma unroll',
        `for (int v = 0; v < ${size}; ++v) sum[v] = 0;`,
        `const int begin = ${begin}, end = ${end};`,
        ...carried.map((side) => `${type} next_${side.name}[${this.stepsOf(side)}];`),
        ...copy('begin', '0'),
        ...load('begin'),
        ...store('0'),
        ...arrive,
        '__syncthreads();',
        ...block(`for (int first = begin, turn_of = 0; first < end; first += ${depth}, turn_of ^= 1)`, [
          `const int next = first + ${depth}, to = (turn_of ^ 1) * ${slabElements};`,
          ...block('if (next < end)', [...copy('next', 'to'), ...load('next')]),
          `const ${type}* const slab = slabs + turn_of * ${slabElements};`,
          ...this.use(),
          ...(carried.length === 0 ? [] : block('if (next < end)', store('to'))),
          ...arrive,
          '__syncthreads();',
        ]),
        ...this.exchange(result),
      ]),
    ];
  }

  /** Pieces of 16 bytes, as they lie in memory. */
  private copySide({ name, direct, axis, start, extent, begin }: Side, first: string, to: string): string[] {
    const { context } = this;
    if (direct === undefined) return [];
    const size = byteSize(this.product.dtype);
    const perPiece = 16 / size;
    const isLeft = name === 'left';
    const perLine = (isLeft ? depth : extent) / perPiece;
    const pieces = (depth * extent) / perPiece;
    const turns = Math.ceil(pieces / context.threads);
    const line = isLeft ? depth : extent + this.pad;
    const inside = `${context.size(axis.extent)}`;
    return unrolled('e', turns, [
      `const int piece = e * ${context.threads} + (int)threadIdx.x;`,
      ...(turns * context.threads === pieces ? [] : [`if (piece >= ${pieces}) continue;`]),
      `const int line = piece / ${perLine}, element = piece % ${perLine} * ${perPiece};`,
      `const int across = ${start} + ${isLeft ? 'line' : 'element'}, deep = ${first} + ${isLeft ? 'element' : 'line'};`,
      `const bool present = across < ${inside} && deep < end;`,
      `const int inside = present ? ${isLeft ? 'across' : 'deep'} : 0, from = present ? ${isLeft ? 'deep' : 'across'} : 0;`,
      ...direct.lines,
      `${context.prefix}copy_16(true, (unsigned char*)slabs, place, (unsigned int)(${to} + ${begin} + line * ${line} + element) * ${size}u, ${direct.pointer}, present);`,
    ]);
  }

  /** Elements of a slab that each thread loads. */
  private stepsOf({ extent }: Side): number {
    return (depth * extent) / this.context.threads;
  }

  /** The elements of a slab that this thread brings, into registers. Neighbours in memory go to neighbouring threads. */
  private loadSide(side: Side, first: string): string[] {
    const { context, product, grid } = this;
    const { name, factor, axis, start } = side;
    const names = new Map([...grid.names, [axis, 'at'], [product.factors.inner, 'deep']]);
    const scope = textScope(context, [factor], names);
    const value = scope.value(factor);
    return unrolled('e', this.stepsOf(side), [
      ...this.placeLines(side),
      `const int at = ${start} + across, deep = ${first} + down;`,
      `next_${name}[e] = 0;`,
      ...block(`if (at < ${context.size(axis.extent)} && deep < end)`, [...scope.lines, `next_${name}[e] = ${value};`]),
    ]);
  }

  /** Which element of a slab a thread brings as its number e: `down` the inner axis, `across` the other. */
  private placeLines({ factor, extent }: Side): string[] {
    const number = `const int number = e * ${this.context.threads} + (int)threadIdx.x;`;
    return this.runsAlong(factor, this.product.factors.inner)
      ? [number, `const int across = number / ${depth}, down = number % ${depth};`]
      : [number, `const int across = number % ${extent}, down = number / ${extent};`];
  }

  private storeSide(side: Side, to: string): string[] {
    const { name, extent, begin } = side;
    return unrolled('e', this.stepsOf(side), [
      ...this.placeLines(side),
      `slabs[${to} + ${begin} + down * ${extent + this.pad} + across] = next_${name}[e];`,
    ]);
  }

  /** Whether neighbours along the inner axis are neighbours in memory. */
  private runsAlong(factor: Expr, inner: Axis): boolean {
    return loadsOf([factor]).some(({ tensor, version, args }) => {
      const { layout } = this.context.look(tensor, version);
      return args.length > 1 && freeAxes(args[layout[layout.length - 1]]).has(inner);
    });
  }

  /** Every sixteenth element of the inner axis for each thread. */
  private use(): string[] {
    const { share, type, sides, pad } = this;
    const { dtype } = this.product;
    const [left, right] = sides;
    const at = ({ direct, extent, begin }: Side, first: string): string =>
      direct === undefined || begin > 0
        ? `slab[${begin} + deep * ${extent + pad} + ${first} + v]`
        : `slab[(${first} + v) * ${depth} + deep]`;
    const read = (side: Side, first: string, count: number): string[] => [
      `${type} ${side.name}[${count}];`,
      '#pragma unroll',
      `for (int v = 0; v < ${count}; ++v) ${side.name}[v] = ${at(side, first)};`,
    ];
    const term = dtype === 'f64' ? '__dmul_rn' : '__fmul_rn';
    return [
      dtype === 'f64' ? '#pragma unroll 1' : '#pragma unroll',
      ...block(`for (int deep = own; deep < ${depth}; deep += ${lanes})`, [
        ...read(left, 'square_row', share.rows),
        ...read(right, 'square_column', share.columns),
        ...unrolled('r', share.rows, [
          '#pragma unroll',
          `for (int c = 0; c < ${share.columns}; ++c) sum[r * ${share.columns} + c] = ${sumText(dtype, `sum[r * ${share.columns} + c]`, `${term}(left[r], right[c])`)};`,
        ]),
      ]),
    ];
  }

  /** Accumulators 0 and 8, then 0 and 4, …: each time a thread gives away one half of its results and keeps the other. */
  private exchange(result: string): string[] {
    const { share, held } = this;
    const { dtype } = this.product;
    const lines: string[] = [];
    let count = share.rows * share.columns;
    for (let by = lanes / 2; by >= 1; by /= 2) {
      count /= 2;
      const [low, high] = ['sum[v]', `sum[v + ${count}]`];
      lines.push(
        ...unrolled('v', count, [
          `const ${this.type} given = __shfl_xor_sync(~0u, (own & ${by}) ? ${low} : ${high}, ${by});`,
          `${low} = ${sumText(dtype, `((own & ${by}) ? ${high} : ${low})`, 'given')};`,
        ]),
      );
    }
    return [...lines, '#pragma unroll', `for (int v = 0; v < ${held}; ++v) ${result}[v] = sum[v];`];
  }

  private epilogue(): string[] {
    const { product, context, held, share } = this;
    const end = new ProductEnd(product, this.grid, () => 'total[v]', context);
    // Which result a thread holds first: its own bits, the highest first, choose the halves.
    const size = share.rows * share.columns;
    const first = [8, 4, 2, 1].map((by, i) => `((own & ${by}) ? ${size / 2 ** (i + 1)} : 0)`).join(' + ');
    return [
      `const int held = ${first};`,
      ...unrolled('v', held, [
        `const int row = ${this.grid.row} + square_row + (held + v) / ${share.columns}, column = ${this.grid.column} + square_column + (held + v) % ${share.columns};`,
        ...end.guarded(end.whole()),
      ]),
    ];
  }
}

/** One factor and where its part of a slab begins. */
interface Side {
  readonly name: 'left' | 'right';
  readonly factor: Expr;
  readonly axis: Axis;
  readonly start: string;
  readonly extent: number;
  readonly begin: number;
  /** Where it lies, if it is copied as it does. */
  readonly direct: Direct | undefined;
}
