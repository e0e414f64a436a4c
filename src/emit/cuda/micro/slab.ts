/**
 * Slabs of the factors of a tensor-core product in shared memory, and how threads bring them there: pieces of 16 bytes that
 * are copied as they lie, by a pointer that goes from slab to slab wherever slabs are whole, or formulas that are computed
 * and converted. Pieces are placed so that the eight that are read at once lie in different banks.
 */
import { product } from '../../../kernel/dimension.js';
import { byteSize, type Dtype } from '../../../kernel/dtype.js';
import type { Axis, Expr, LoadExpr } from '../../../kernel/expr.js';
import type { MemoryLayout } from '../../loop/pairs.js';
import type { Roots } from '../../loop/roots.js';
import { block, unrolled } from '../c-text.js';
import type { StageContext } from '../context.js';
import type { TensorFormat } from './instructions.js';
import { type Factors, type Grid, isWhole, type MatrixProduct, type Tile } from './product.js';
import { textScope } from './text-scope.js';

/** Slabs in shared memory at once. */
export const stages = 3;

/** How the slabs of a block's tile lie in shared memory. */
export interface SlabShape {
  readonly product: MatrixProduct;
  readonly format: TensorFormat;
  readonly context: StageContext;
  readonly tile: Tile;
  readonly grid: Grid;
  /** Bytes of a row of the left one. */
  readonly rowBytes: number;
  /** Bytes of an element, elements of the inner axis in a slab, steps of the instruction through it, and bytes of both. */
  readonly size: number;
  readonly depth: number;
  readonly steps: number;
  readonly stageBytes: number;
}

/** The slabs of both factors. */
export function slabsOf(shape: SlabShape, { left, right, inner }: Factors, f: number): readonly Slab[] {
  const { tile, size, depth, rowBytes, grid } = shape;
  const { row, column } = shape.product;
  const count = `slabs${f}`;
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
      count,
    },
  ];
  return slabs.map((slab) => ({ ...slab, walk: walkOf(shape, slab) }));
}

/** Brings slab number `fill` of both factors into its stage, if there are that many. */
export function fillLines(shape: SlabShape, sides: readonly Slab[], during?: string): string[] {
  const { depth, stageBytes } = shape;
  return [
    `const unsigned int to = (unsigned int)(fill % ${stages}) * ${stageBytes}u;`,
    `const int first = fill * ${depth};`,
    ...sides.flatMap((side) => fillFactor(shape, side, during)),
  ];
}

/** Where a factor lies as it is used, in rows of whole pieces. */
function directOf({ format, grid, context }: SlabShape, slab: Slab): Direct | undefined {
  return directAddress(slab.factor, slab, format === 'tf32' ? 'f32' : format, grid.names, context);
}

/**
 * A pointer that goes from slab to slab: all pieces that a thread brings lie at fixed distances from it. Undefined where
 * slabs are not whole along the inner axis, or the factor lies otherwise.
 */
function walkOf(shape: SlabShape, slab: Slab): Walk | undefined {
  const { context, size, depth } = shape;
  const direct = directOf(shape, slab);
  const perPiece = 16 / size;
  const perLine = slab.elements / perPiece;
  const lines = context.threads / perLine;
  const inner = slab.lineStart === undefined ? slab.major : slab.minor;
  const isFixed = isWhole(inner, depth) && isWhole(slab.minor, slab.elements);
  if (direct?.stride === undefined || !isFixed || lines % slab.period !== 0 || slab.lines % lines !== 0)
    return undefined;
  const { name } = slab;
  const [line, part] = [`(int)threadIdx.x / ${perLine}`, `(int)threadIdx.x % ${perLine}`];
  const rest = isWhole(slab.major, slab.lines) ? undefined : `rest_${name}`;
  const start = (text: string | undefined): string => (text === undefined ? '' : `${text} + `);
  return {
    declared: [
      `const unsigned char* from_${name};`,
      ...block('', [
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

function fillFactor(shape: SlabShape, slab: Slab, during: string | undefined): string[] {
  const { context, size, format, grid } = shape;
  const { prefix } = context;
  const { factor, walk } = slab;
  const perPiece = 16 / size;
  const pieces = (slab.lines * slab.elements) / perPiece;
  const perLine = slab.elements / perPiece;
  // A number of turns that the compiler knows, so that nothing branches between the products.
  const turns = pieces / context.threads;
  const head = [
    `const int piece = e * ${context.threads} + (int)threadIdx.x;`,
    `const int line = piece / ${perLine}, part = piece % ${perLine};`,
    `const int major = ${slab.lineStart ?? 'first'} + line, minor = ${slab.elementStart ?? 'first'} + part * ${perPiece};`,
  ];
  const [lines, elements] = [context.size(slab.major.extent), context.size(slab.minor.extent)];
  const copy = (to: string, from: string, present: string): string =>
    `${prefix}copy_16(fill < ${slab.count}, slabs, place, to + ${to}, ${from}, ${present});`;
  const isNow =
    during === undefined ? [] : [`if (e * ${Math.max(1, shape.steps - 1)} / ${turns} != ${during}) continue;`];
  if (walk !== undefined) return unrolled('e', turns, [...isNow, copy(walk.to, walk.from, walk.present)]);
  const direct = directOf(shape, slab);
  if (direct !== undefined)
    return unrolled('e', turns, [
      ...isNow,
      ...head,
      `const bool present = major < ${lines} && minor < ${elements};`,
      'const int inside = present ? major : 0, from = present ? minor : 0;',
      ...direct.lines,
      copy(slab.place('line', 'part'), direct.pointer, 'present'),
    ]);
  const names = new Map([...grid.names, [slab.major, 'major'], [slab.minor, 'at']]);
  const scope = textScope(context, [factor], names);
  const value = scope.named(factor);
  const convert = size === 4 ? `__float_as_uint(${value})` : `(unsigned short)f32_to_${format}(${value})`;
  const type = size === 4 ? 'unsigned int' : 'unsigned short';
  const isWanted = [`fill < ${slab.count}`, ...(during === undefined ? [] : [`${during} == 0`])].join(' && ');
  return block(`if (${isWanted}) for (int e = 0; e < ${turns}; ++e)`, [
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

/** Where a piece lies in its line of 64 bytes or more, so that eight lines of the same piece lie in different banks. */
export function swizzle(lineBytes: number, line: string, piece: string): string {
  return lineBytes >= 128 ? `((${piece}) ^ (${line} & 7))` : `((${piece}) ^ ((${line} >> 1) & 3))`;
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
export interface Slab extends Lines {
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
  /** The number of slabs. */
  readonly count: string;
  readonly walk?: Walk | undefined;
}

/** Which line of a factor (`major`) and which of its elements (`minor`) are neighbours in memory. */
export interface Lines {
  readonly major: Axis;
  readonly minor: Axis;
}

export interface Direct {
  readonly lines: readonly string[];
  readonly pointer: string;
  /** Elements from one line to the next, where that is one number. */
  readonly stride: number | undefined;
}

/**
 * Where 16 bytes of a factor lie, given the line in the variable `inside` and the first element in `from`; undefined where
 * it is stored otherwise, is computed, or its rows are not whole pieces.
 */
export function directAddress(
  factor: Expr,
  { major, minor }: Lines,
  stored: Dtype,
  axes: ReadonlyMap<Axis, string>,
  context: StageContext,
): Direct | undefined {
  if (factor.op !== 'load' || factor.border.some((rule) => rule !== 'inside')) return undefined;
  const place = context.look(factor.tensor, factor.version);
  const last = place.layout[place.layout.length - 1];
  const perPiece = 16 / byteSize(stored);
  const isWhole = (extent: unknown): boolean => typeof extent === 'number' && extent % perPiece === 0;
  if (place.dtype !== stored || !isWhole(place.shape[last]) || !isWhole(minor.extent)) return undefined;
  const isMinor = (expr: Expr): boolean => expr.op === 'index' && expr.axis === minor;
  const scope = textScope(context, factor.args, new Map([...axes, [major, 'inside'], [minor, 'from']]));
  const { roots } = scope.scope;
  if (!isMinor(factor.args[last])) return undefined;
  if (factor.args.some((arg, axis) => axis !== last && roots.freeAxes(arg).has(minor))) return undefined;
  const pointer = `&${scope.element(factor)}`;
  return { lines: scope.lines, pointer, stride: strideOf(factor, major, place, roots) };
}

function strideOf(factor: LoadExpr, major: Axis, { layout, shape }: MemoryLayout, roots: Roots): number | undefined {
  const users = factor.args.flatMap((arg, axis) => (roots.freeAxes(arg).has(major) ? [axis] : []));
  const [user, more] = users;
  const index = factor.args[user];
  if (more !== undefined || index?.op !== 'index') return undefined;
  const sizes = layout.slice(layout.indexOf(user) + 1).map((axis) => shape[axis]);
  return sizes.every((size) => typeof size === 'number') ? product(sizes as number[]) : undefined;
}
