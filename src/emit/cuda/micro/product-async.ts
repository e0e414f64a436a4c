/**
 * Large products of narrow factors on Hopper: a multiprocessor's matrix unit reads both factors from shared memory by itself
 * (`wgmma`), and tiles come there by tensor maps, which one thread asks for. A block has three groups of four warps: one
 * brings slabs into a few stages of shared memory, two multiply them, and barriers in shared memory say which stage is full
 * and which is empty. Blocks stay for all their tiles, so slabs of the next tile come while results of this one are stored.
 * What lies outside a factor comes as zero. The order of sums is the matrix unit's own; of 8-bit factors it keeps fewer bits
 * of a sum than f32 has.
 */
import { type Bindings, resolve, sameDimension, smallest } from '../../../kernel/dimension.js';
import { byteSize, isNarrow, type NarrowDtype } from '../../../kernel/dtype.js';
import type { Axis, Expr } from '../../../kernel/expr.js';
import type { Program } from '../../../kernel/program.js';
import { block, unrolled } from '../c-text.js';
import type { StageContext } from '../context.js';
import type { BlockText } from '../part-text.js';
import { plainTuning, type StageTuning } from '../tuning.js';
import { canTurn, multiplyName, type TensorMap, useAsyncInstructions } from './async-instructions.js';
import type { MicroKernel } from './micro-kernel.js';
import {
  type Grid,
  type MatrixProduct,
  manyTiles,
  ProductEnd,
  productOf,
  type Tile,
  tileCount,
  tileGrid,
} from './product.js';

/** A group of four warps that brings slabs, and two that multiply. */
const groupThreads = 128;
/** How a stage is laid out that is such a product and has a kernel of its own. */
export const asyncTuning: StageTuning = { ...plainTuning, threads: 384, residentThreads: 384, keptBlocks: 1 };

/** A slab along the inner axis: 128 bytes, after which pieces are exchanged so that no two share a bank. */
const lineBytes = 128;
/** An instruction takes 32 bytes of it. */
const stepBytes = 32;
/** Eight lines lie in one pattern of exchanged pieces. */
const patternBytes = 1024;
/** With fewer tiles, too many multiprocessors have nothing to do. */
const leastTiles = 64;

interface Side {
  readonly map: TensorMap;
  /** Neighbours in memory are neighbours along the result's axis, not along the inner one. */
  readonly isTurned: boolean;
}

interface AsyncProduct {
  readonly product: MatrixProduct;
  readonly format: NarrowDtype;
  readonly tile: Tile;
  readonly stages: number;
  readonly left: TensorMap;
  readonly right: Side;
}

export const productAsync: MicroKernel<AsyncProduct> = {
  name: 'mma-async',
  needs: `a GPU of Hopper, a kernel of its own, ${leastTiles} tiles of one product of narrow factors that are plain matrices`,
  order: 'instruction',
  match(part, { program, threads, sizes }) {
    const product = productOf(part, program);
    const large = product && asyncProductOf(product, program);
    if (typeof large !== 'object' || threads === asyncTuning.threads) return large;
    return tooFewTiles(large, sizes) ?? 'the GPU is none of Hopper, or stages share the kernel';
  },
  write: asyncText,
};

/** How a product is computed so, or why it is not; undefined for products of other formats. */
export function asyncProductOf(product: MatrixProduct, program: Program): AsyncProduct | string | undefined {
  const { precision, sums, row, column, batch } = product;
  if (!isNarrow(precision)) return undefined;
  const [sum, more] = sums;
  if (more !== undefined || sum.fold.dtype !== 'f32') return 'there are several sums, or they are not f32';
  if (batch.length > 0) return 'it is a batch of products';
  const wide: Tile = { rows: 128, columns: 256 };
  const tile = tileCount(product, wide) >= manyTiles ? wide : { rows: 128, columns: 128 };
  const left = sideOf(sum.left, row, sum.inner, tile.rows, precision, program);
  const right = sideOf(sum.right, column, sum.inner, tile.columns, precision, program);
  if (typeof left === 'string') return `the left factor ${left}`;
  if (typeof right === 'string') return `the right factor ${right}`;
  if (left.isTurned) return 'the left factor lies by columns';
  if (right.isTurned && !canTurn(precision)) return 'the right factor lies by rows, and 8-bit ones must lie by columns';
  const stages = tile.columns === 256 ? 4 : 6;
  return { product, format: precision, tile, stages, left: left.map, right };
}

/** Why a product is too small for the whole GPU, where it is; without sizes, as small as it may be. */
export function tooFewTiles({ product, tile }: AsyncProduct, sizes: Bindings | undefined): string | undefined {
  const tiles = tileCount(product, tile, (extent) => (sizes === undefined ? smallest(extent) : resolve(extent, sizes)));
  if (tiles >= leastTiles) return undefined;
  return `the result ${sizes === undefined ? 'may have' : 'has'} ${tiles} tiles of ${tile.rows} × ${tile.columns}, and ${leastTiles} are wanted for a whole GPU`;
}

function sideOf(
  factor: Expr,
  outer: Axis,
  inner: Axis,
  width: number,
  format: NarrowDtype,
  program: Program,
): Side | string {
  if (factor.op !== 'load') return 'is computed';
  const tensor = program.tensors.find(({ name }) => name === factor.tensor);
  if (tensor === undefined) return 'is a local value';
  if (tensor.dtype !== format) return `is stored as ${tensor.dtype}`;
  // Its place in memory is the map's: it must be the same in all steps.
  if (tensor.buffered) return 'changes its place from step to step';
  const axes = factor.args.map((arg) => (arg.op === 'index' ? arg.axis : undefined));
  if (axes.length !== 2 || !axes.includes(outer) || !axes.includes(inner)) return 'is no plain matrix';
  const [lineAxis, elementAxis] = tensor.layout;
  const [lines, elements] = [tensor.shape[lineAxis], tensor.shape[elementAxis]];
  if (typeof elements !== 'number' || elements === 0 || (elements * byteSize(format)) % 16 !== 0)
    return 'has rows that are not whole pieces of 16 bytes';
  if (factor.border.some((rule) => rule !== 'inside')) return 'is read beyond its border';
  // The copy engine knows the tensor's own end: it must be the product's.
  const isAll = axes.every((axis, at) => axis !== undefined && sameDimension(tensor.shape[at], axis.extent));
  if (!isAll) return 'is a part of its tensor';
  const isTurned = axes[elementAxis] === outer;
  const depth = lineBytes / byteSize(format);
  const boxLines = isTurned ? depth : width;
  const name = `map_${factor.tensor}_${boxLines}`;
  const map = { name, tensor: factor.tensor, format, elements, lines, boxLines, boxElements: depth };
  return { map, isTurned };
}

/** What a block does for all its tiles, where grids give each of its groups names of its own. */
interface AsyncTiles extends AsyncProduct {
  readonly context: StageContext;
  /** Elements of a slab along the inner axis. */
  readonly depth: number;
  readonly leftBytes: number;
  readonly stageBytes: number;
}

function asyncText(given: AsyncProduct, _turn: string, context: StageContext): BlockText {
  const { tile, format, right, left, stages } = given;
  const maps = [left, right.map];
  useAsyncInstructions(format, tile.columns, right.isTurned, maps, context);
  const leftBytes = tile.rows * lineBytes;
  const stageBytes = leftBytes + tile.columns * lineBytes;
  const tiles = { ...given, context, depth: lineBytes / byteSize(format), leftBytes, stageBytes };
  const { units, count } = gridOf(tiles);
  // The stages, room to begin at a whole pattern, and two barriers for each stage.
  const sharedWords = (stages * stageBytes + patternBytes + stages * 16) / 4;
  return { units, count, sharedWords, lines: tileLines(tiles), maps };
}

const gridOf = ({ product, tile, context }: AsyncTiles): Grid => tileGrid(product, tile, 'turn', context);

function tileLines(tiles: AsyncTiles): string[] {
  const { context, product, stages, stageBytes, depth } = tiles;
  const { prefix } = context;
  const inner = context.size(product.sums[0].inner.extent);
  return [
    `const unsigned int slabs = (${prefix}shared_place(shared) + ${patternBytes - 1}u) & ~${patternBytes - 1}u;`,
    `const unsigned int full = slabs + ${stages * stageBytes}u, empty = full + ${stages * 8}u;`,
    ...block('if (threadIdx.x == 0)', [
      ...block(`for (int s = 0; s < ${stages}; ++s)`, [
        `${prefix}barrier_opens(full + 8 * s, 1);`,
        `${prefix}barrier_opens(empty + 8 * s, 2);`,
      ]),
      `${prefix}barriers_are_open();`,
    ]),
    '__syncthreads();',
    `const int count = (${inner} + ${depth - 1}) / ${depth}, tiles = ${gridOf(tiles).count};`,
    'int stage = 0, parity = 0;',
    ...block(`if (threadIdx.x < ${groupThreads})`, bring(tiles)),
    ...block('else', multiply(tiles)),
  ];
}

/** One thread asks for the slabs of all tiles, as stages become empty. */
function bring(tiles: AsyncTiles): string[] {
  const { context, left, right, tile, leftBytes, stageBytes, depth } = tiles;
  const { prefix } = context;
  const grid = gridOf(tiles);
  const from = (map: TensorMap): string => `(const void*)${prefix}${map.name}`;
  const box = depth * lineBytes;
  const whole = `${prefix}tile_comes(right_slab, ${from(right.map)}, slab * ${depth}, ${grid.column}, full + 8 * stage);`;
  const strips = unrolled('n', tile.columns / depth, [
    `${prefix}tile_comes(right_slab + n * ${box}, ${from(right.map)}, ${grid.column} + n * ${depth}, slab * ${depth}, full + 8 * stage);`,
  ]);
  return [
    `${prefix}gives_registers();`,
    ...block(
      'if (threadIdx.x == 0)',
      block('for (int turn = block; turn < tiles; turn += blocks)', [
        ...grid.lines,
        ...block('for (int slab = 0; slab < count; ++slab)', [
          `${prefix}barrier_waits(empty + 8 * stage, parity ^ 1);`,
          `const unsigned int left_slab = slabs + stage * ${stageBytes}u, right_slab = left_slab + ${leftBytes}u;`,
          `${prefix}barrier_expects(full + 8 * stage, ${stageBytes});`,
          `${prefix}tile_comes(left_slab, ${from(left)}, slab * ${depth}, ${grid.row}, full + 8 * stage);`,
          ...(right.isTurned ? strips : [whole]),
          ...nextStage(tiles),
        ]),
      ]),
    ),
  ];
}

/** Half of a tile's rows for each of two groups of warps. A stage is empty when both have read it. */
function multiply(tiles: AsyncTiles): string[] {
  const { context, format, right, tile, stages, leftBytes, stageBytes, depth } = tiles;
  const { prefix } = context;
  const grid = gridOf(tiles);
  const before = `stage == 0 ? ${stages - 1} : stage - 1`;
  const empties = (when: string): string =>
    `if (${when}member == 0) ${prefix}barrier_arrives(empty + 8 * (${before}));`;
  const [far, near] = right.isTurned ? [depth * lineBytes, 16 * lineBytes] : [16, stepBytes];
  return [
    `${prefix}takes_registers();`,
    `const int member = threadIdx.x % ${groupThreads}, half = threadIdx.x / ${groupThreads} - 1;`,
    `float sum[${tile.columns / 2}];`,
    ...block('for (int turn = block; turn < tiles; turn += blocks)', [
      ...grid.lines,
      ...block('for (int slab = 0; slab < count; ++slab)', [
        `${prefix}barrier_waits(full + 8 * stage, parity);`,
        `const unsigned int left_slab = slabs + stage * ${stageBytes}u + half * ${leftBytes / 2}u, right_slab = slabs + stage * ${stageBytes}u + ${leftBytes}u;`,
        `${prefix}products_begin();`,
        ...unrolled('k', lineBytes / stepBytes, [
          `${prefix}${multiplyName(format, tile.columns, right.isTurned)}(sum, ${prefix}slab_at(left_slab + k * ${stepBytes}, 16), ${prefix}slab_at(right_slab + k * ${near}, ${far}), (slab | k) != 0);`,
        ]),
        `${prefix}products_end();`,
        // All but the newest are done, so the stage before this one has been read.
        `${prefix}products_wait<1>();`,
        empties('slab > 0 && '),
        ...nextStage(tiles),
      ]),
      `${prefix}products_wait<0>();`,
      `${prefix}sums_stand(sum);`,
      empties(''),
      ...epilogue(tiles, grid),
    ]),
  ];
}

function nextStage({ stages }: AsyncTiles): string[] {
  return block(`if (++stage == ${stages})`, ['stage = 0;', 'parity ^= 1;']);
}

/** What becomes of the sums. */
function epilogue(tiles: AsyncTiles, grid: Grid): string[] {
  const { context, product, tile } = tiles;
  const end = new ProductEnd(product, grid, () => 'sum[n * 4 + e]', context);
  const across = (count: number, place: string, lines: readonly string[]): string[] =>
    unrolled('n', tile.columns / 8, unrolled('e', count, [place, ...end.guarded(lines, tile)]));
  const each = (lines: readonly string[]): string[] =>
    across(4, 'const int row = top + (e >> 1) * 8, column = edge + n * 8 + (e & 1);', lines);
  const head = `const int top = ${grid.row} + half * 64 + member / 32 * 16 + (lane >> 2), edge = ${grid.column} + (lane & 3) * 2;`;
  const pairs = (): string[] | undefined => {
    const pair = pairStore(tiles);
    if (pair === undefined) return undefined;
    return across(2, 'const int row = top + e * 8, column = edge + n * 8;', [pair]);
  };
  return [head, ...end.written(each, pairs)];
}

/** Two neighbours at once, where the result is a plain matrix of rows of pairs. */
function pairStore({ context, product }: AsyncTiles): string | undefined {
  const { phase, row, column } = product;
  const [{ tensor, version, indices }] = phase.writes;
  const place = context.look(tensor, version);
  const isAt = (expr: Expr, axis: Axis): boolean => expr.op === 'index' && expr.axis === axis;
  const columns = place.shape[1];
  if (indices.length !== 2 || !isAt(indices[0], row) || !isAt(indices[1], column) || place.layout[1] !== 1)
    return undefined;
  if (!sameDimension(place.shape[0], row.extent) || !sameDimension(columns, column.extent)) return undefined;
  if (typeof columns !== 'number' || columns % 2 !== 0) return undefined;
  const { dtype } = place;
  const { name: pointer } = context.pointer(tensor, version);
  const at = `${pointer} + (long long)row * ${columns} + column`;
  const [a, b] = ['sum[n * 4 + e * 2]', 'sum[n * 4 + e * 2 + 1]'];
  if (dtype === 'f32') return `*(float2*)(${at}) = make_float2(${a}, ${b});`;
  if (!isNarrow(dtype)) return undefined;
  const [type, shift] = byteSize(dtype) === 2 ? ['unsigned int', 16] : ['unsigned short', 8];
  const bits = (value: string): string => `(unsigned int)f32_to_${dtype}(${value})`;
  return `*(${type}*)(${at}) = (${type})(${bits(a)} | (${bits(b)} << ${shift}));`;
}
