/**
 * A scan of rows (row-scan.ts) for many outer indices at once: a bank compared with the queries of many brains. A warp
 * takes eight rows by eight outer indices, and each of its threads one lane of the Program's tree for all of them: sixteen
 * numbers that were loaded serve sixty-four sums. What the warps of a block need is copied into shared memory, some steps
 * ahead, so that nobody waits for it. Each sum has its elements in the same order as one row by one index.
 */
import type { Axis, Expr, LoadExpr } from '../../../kernel/expr.js';
import { freeAxes } from '../../../kernel/walk.js';
import { block, literal, unrolled } from '../c-text.js';
import type { StageContext } from '../context.js';
import { warpThreads } from '../tuning.js';
import {
  askedText,
  bankScan,
  chunkRows,
  pieceAddress,
  type RowScan,
  rowScanOf,
  rowScope,
  type ScanFrame,
  scanText,
  width,
} from './bank-scan.js';
import { useCopies } from './instructions.js';
import type { MicroKernel } from './micro-kernel.js';
import type { TextScope } from './text-scope.js';

/** Rows and outer indices of a warp: with more, the sums of a thread take more registers than there are. */
const side = 8;
/** Warps of a block along its rows; the others take other outer indices. */
const warpsAlong = chunkRows / side;
/** Steps of the tree that are copied together, and how many such slices are on their way or in use at once. */
const sliceSteps = 2;
const ringSlices = 4;
/** Words of a row in a slice. */
const rowWords = warpThreads * sliceSteps;
/** The first row and the first outer index of a warp. */
const [firstRow, firstIndex] = [`warp % ${warpsAlong} * ${side}`, `warp / ${warpsAlong} * ${side}`];

/** Outer indices that share the rows of a block: with fewer of them a tile would be empty in part. */
function tileSharers(context: StageContext): number {
  return (context.warps / warpsAlong) * side;
}

interface SharedScan extends RowScan {
  readonly shared: Axis;
}

export const bankTile: MicroKernel<SharedScan> = {
  name: 'scan-tile',
  needs:
    'a scan whose rows many outer indices share, a lane of the tree for each thread of a warp, four slices of two steps',
  order: 'program',
  match(part, context) {
    const scan = rowScanOf(part, context);
    if (typeof scan !== 'object') return undefined;
    const { shared, kept, fresh, fold, phase, pieces, steps } = scan;
    if (shared === undefined) return 'no outer indices share the rows';
    const isPlain = kept.length === 1 && fresh.length === 1 && isMadeOf(fold.args[0], [kept[0], fresh[0]]);
    if (!isPlain || freeAxes(fresh[0]).has(phase.op.over)) return 'its sums are not of a row and an outer index alone';
    const copies = (rowWords / width) * side;
    const isEven =
      context.program.tree.lanes * pieces === warpThreads &&
      steps % sliceSteps === 0 &&
      steps / sliceSteps >= ringSlices &&
      context.warps % warpsAlong === 0 &&
      copies % (context.threads / warpsAlong) === 0;
    return isEven ? { ...scan, shared } : 'its sums or the threads of a block do not fill tiles';
  },
  from: ({ shared }, context) => ({ size: shared.extent, least: tileSharers(context), below: bankScan }),
  write(scan, turn, context) {
    const sharers = tileSharers(context);
    const sliceWords = (chunkRows + sharers) * rowWords;
    const way = { kind: 'tile', together: sharers, words: ringSlices * sliceWords };
    return scanText(scan, turn, context, way, (frame) =>
      tileLines({ ...frame, shared: scan.shared, sharers, sliceWords, slices: scan.steps / sliceSteps }),
    );
  },
};

/** Whether a formula knows nothing but these values and what is the same everywhere. */
function isMadeOf(expr: Expr, values: readonly Expr[]): boolean {
  if (values.includes(expr)) return true;
  return expr.op !== 'load' && expr.op !== 'index' && expr.op !== 'fold' && expr.args.every((e) => isMadeOf(e, values));
}

/** Slices lie where the results are to come. */
interface Tile extends ScanFrame {
  readonly shared: Axis;
  readonly sharers: number;
  readonly sliceWords: number;
  readonly slices: number;
}

function tileLines(tile: Tile): string[] {
  const { name, result, phase, pieces, outside } = tile;
  const { prefix, program } = outside.context;
  const copies = copyLines(tile);
  const add = addLines(tile);
  const settled = rowScope(tile);
  const where = askedText(phase.op, settled);
  const meet = meetLines(`${name}_s`, name, program.tree.lanes, pieces);
  return [
    ...copies.begin,
    `float ${name}_s[${side * side}];`,
    ...unrolled(`${name}_i`, side * side, [`${name}_s[${name}_i] = 0.0f;`]),
    '#pragma unroll 1',
    ...block(`for (int ${name}_b = 0; ${name}_b < ${tile.slices}; ++${name}_b)`, [
      `${prefix}copies_wait<${ringSlices - 2}>();`,
      '__syncthreads();',
      `const int ${name}_a = ${name}_b + ${ringSlices - 1};`,
      ...copies.ask,
      ...add,
    ]),
    ...meet.lines,
    // Slices and results lie in the same place.
    '__syncthreads();',
    ...unrolled(`${name}_i`, meet.left, [
      `const int ${name}_at = ${meet.at} + ${name}_i;`,
      `const int ${name}_row = ${firstRow} + ${name}_at / ${side};`,
      ...settled.lines,
      `((float*)(${result}))[(${firstIndex} + ${name}_at % ${side}) * ${chunkRows} + ${name}_row] = ${where} ? ${name}_s[${name}_i] : ${literal(Number.NaN, 'f32')};`,
    ]),
  ];
}

/** One slice, which has come: sixteen numbers for each of its steps and sixty-four sums. */
function addLines(tile: Tile): string[] {
  const { name, result, shared, fold, kept, fresh, sliceWords } = tile;
  const bound = new Map([
    [shared, `${name}_n`],
    [fold.axes[0], `${name}_e`],
  ]);
  const element = rowScope(tile).inner(bound);
  element.note(kept[0], `${name}_k[${name}_r]`);
  element.note(fresh[0], `${name}_q[${name}_i]`);
  const value = element.value(fold.args[0]);
  const sum = `${name}_s[${name}_r * ${side} + ${name}_i]`;
  const slice = `(const float*)(${result}) + ${name}_b % ${ringSlices} * ${sliceWords} + lane`;
  const each = unrolled(`${name}_i`, side, [...element.lines, `${sum} = __fadd_rn(${sum}, ${value});`]);
  return [
    `const float* const ${name}_rows = ${slice} + (${firstRow}) * ${rowWords};`,
    `const float* const ${name}_indices = ${slice} + (${chunkRows} + ${firstIndex}) * ${rowWords};`,
    ...unrolled(`${name}_j`, sliceSteps, [
      `float ${name}_k[${side}], ${name}_q[${side}];`,
      ...unrolled(`${name}_r`, side, [
        `${name}_k[${name}_r] = ${name}_rows[${name}_r * ${rowWords} + ${name}_j * ${warpThreads}];`,
        `${name}_q[${name}_r] = ${name}_indices[${name}_r * ${rowWords} + ${name}_j * ${warpThreads}];`,
      ]),
      ...unrolled(`${name}_r`, side, each),
    ]),
  ];
}

/** What a thread copies of each slice: the same piece of rows, and of outer indices, at fixed distances. */
function copyLines(tile: Tile): { begin: string[]; ask: string[] } {
  const { name, result, shared, outside, slices, sliceWords } = tile;
  const { context } = outside;
  const { prefix, threads } = context;
  const { lanes, chunk } = context.program.tree;
  useCopies(context);
  const [rowPieces, lanePieces] = [rowWords / width, (lanes * sliceSteps) / width];
  const step = threads / rowPieces;
  const [keptCopies, freshCopies] = [chunkRows / step, tile.sharers / step];
  const [kept, fresh] = [rowScope(tile), outside.inner(new Map([[shared, `${name}_n`]]))];
  const addressOf = (load: LoadExpr, scope: TextScope): string => pieceAddress(tile, load, `${name}_from`, scope);
  const [keptAt, freshAt] = [addressOf(tile.kept[0], kept), addressOf(tile.fresh[0], fresh)];
  const isAsked = askedText(tile.phase.op, kept);
  const copy = (first: number, source: string, present: string): string =>
    `${prefix}copy_16(${name}_a < ${slices}, ${name}_slabs, ${name}_place, ${name}_to + (${name}_a % ${ringSlices} * ${sliceWords} + (${first} + ${name}_c * ${step}) * ${rowWords}) * 4, ${source} + ${name}_a * ${lanes * sliceSteps}, ${present});`;
  const ask = [
    ...unrolled(`${name}_c`, keptCopies, [copy(0, `${name}_k0[${name}_c]`, `${name}_ok[${name}_c]`)]),
    ...unrolled(`${name}_c`, freshCopies, [copy(chunkRows, `${name}_q0[${name}_c]`, 'true')]),
    `${prefix}copies_end();`,
  ];
  const own = `(int)threadIdx.x / ${rowPieces}`;
  const begin = [
    `unsigned char* const ${name}_slabs = (unsigned char*)(${result});`,
    `const unsigned int ${name}_place = ${prefix}shared_place(${name}_slabs);`,
    `const int ${name}_part = (int)threadIdx.x % ${rowPieces} / ${lanePieces};`,
    `const int ${name}_in = (int)threadIdx.x % ${lanePieces} * ${width};`,
    `const int ${name}_from = ${name}_part * ${chunk} + ${name}_in;`,
    // In shared memory, what the lanes of one step read lies side by side.
    `const unsigned int ${name}_to = (${own} * ${rowWords} + ${name}_in / ${lanes} * ${warpThreads} + ${name}_part * ${lanes} + ${name}_in % ${lanes}) * 4;`,
    `const float* ${name}_k0[${keptCopies}];`,
    `bool ${name}_ok[${keptCopies}];`,
    ...unrolled(`${name}_c`, keptCopies, [
      `const int ${name}_row = ${own} + ${name}_c * ${step};`,
      ...kept.lines,
      `${name}_k0[${name}_c] = ${keptAt};`,
      `${name}_ok[${name}_c] = ${isAsked};`,
    ]),
    `const float* ${name}_q0[${freshCopies}];`,
    ...unrolled(`${name}_c`, freshCopies, [
      `const int ${name}_n = min_i32(${name}_n0 + ${own} + ${name}_c * ${step}, ${tile.most} - 1);`,
      ...fresh.lines,
      `${name}_q0[${name}_c] = ${freshAt};`,
    ]),
    ...unrolled(`${name}_a`, ringSlices - 1, ask),
  ];
  return { begin, ask };
}
/**
 * The lanes of all sums meet in halves, and then the chunks of a row. In each step a thread gives away half of its sums
 * and takes in the other half, so that all threads add and none does so in vain; which of two operands stands left changes
 * no bit. In the end a thread has `left` sums, from number `at` on.
 */
function meetLines(
  sums: string,
  name: string,
  lanes: number,
  pieces: number,
): { lines: string[]; left: number; at: string } {
  const halves = (from: number): number[] => (from < 1 ? [] : [from, ...halves(from / 2)]);
  let left = side * side;
  const at: string[] = [];
  const take = (bit: number): string[] => {
    left /= 2;
    at.push(`((lane & ${bit}) != 0 ? ${left} : 0)`);
    return unrolled(`${name}_i`, left, [
      `const float ${name}_own = (lane & ${bit}) != 0 ? ${sums}[${name}_i + ${left}] : ${sums}[${name}_i];`,
      `const float ${name}_other = (lane & ${bit}) != 0 ? ${sums}[${name}_i] : ${sums}[${name}_i + ${left}];`,
      `${sums}[${name}_i] = __fadd_rn(${name}_own, __shfl_xor_sync(~0u, ${name}_other, ${bit}));`,
    ]);
  };
  const lines = halves(lanes / 2).flatMap(take);
  if (pieces > 1)
    lines.push(...unrolled(`${name}_i`, left, [`${sums}[${name}_i] = __fadd_rn(0.0f, ${sums}[${name}_i]);`]));
  lines.push(...halves(pieces / 2).flatMap((half) => take(half * lanes)));
  return { lines, left, at: at.join(' + ') };
}
