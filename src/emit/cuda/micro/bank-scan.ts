/**
 * The few best of a chunk of rows that each cost a long sum (a bank compared with a query), by a block: four neighbouring
 * elements a thread, so many threads a row that every lane of the Program's tree has its own sum in one of them, and all
 * loads of a row in flight together. Where the rows do not depend on the outermost index (one bank for all brains), they
 * are loaded once for several of these. Sums and ties are exactly those of tree.ts and topk.ts.
 */
import { type Part, phaseExpressions, type TopkPhase } from '../../../fuse/stage.js';
import type { Axis, FoldExpr, LoadExpr } from '../../../kernel/expr.js';
import type { TopkOp } from '../../../kernel/op.js';
import { foldsOf, freeAxes, loadsOf } from '../../../kernel/walk.js';
import { worst } from '../../loop/lower/accumulate.js';
import { isPiece } from '../../loop/passes/pieces.js';
import { block, literal, unrolled } from '../c-text.js';
import { groupedAxis, type StageContext } from '../context.js';
import type { BlockText } from '../part-text.js';
import { warpThreads } from '../tuning.js';
import type { MicroKernel } from './micro-kernel.js';
import { axisLines, type TextScope, textScope } from './text-scope.js';

export const width = 4;
/** Rows of a chunk: one thread of a warp ranks each. */
export const chunkRows = warpThreads;
/** Outer indices that share the rows of a block. */
const sharers = 8;
const components = ['x', 'y', 'z', 'w'];

export interface RowScan {
  readonly phase: TopkPhase;
  readonly fold: FoldExpr;
  /** The outer axis whose indices share the rows, if there is one. */
  readonly shared: Axis | undefined;
  readonly units: readonly Axis[];
  /** Loads of four neighbours that all sharers have in common, and those of each. */
  readonly kept: readonly LoadExpr[];
  readonly fresh: readonly LoadExpr[];
  /** Chunks of the tree in one row; a group of threads folds each. */
  readonly pieces: number;
  /** Threads of such a group, threads and rows of a warp at once, elements of a thread, and where along a row they begin. */
  readonly group: number;
  readonly rowThreads: number;
  readonly rowsEach: number;
  readonly steps: number;
  readonly begin: string;
}

export const bankScan: MicroKernel<RowScan> = {
  name: 'row-scan',
  needs: `chunks of ${chunkRows} rows, each ranked by a sum of f32 over whole steps of the tree, read ${width} elements at a time`,
  order: 'program',
  match: rowScanOf,
  write: rowScanText,
};

/** The scan, or why a list of the best sums is none. */
export function rowScanOf(part: Part, context: StageContext): RowScan | string | undefined {
  const [phase] = part.phases;
  if (part.phases.length !== 1 || part.locals.length > 0 || phase.kind !== 'topk') return undefined;
  const { op } = phase;
  const { lanes, chunk } = context.program.tree;
  const fold = op.value;
  if (fold.op !== 'fold') return undefined;
  if (context.tuning.width !== width || op.over.extent !== chunkRows || op.k > chunkRows)
    return `it does not rank ${chunkRows} rows`;
  const inside = op.where === undefined ? fold.args : [...fold.args, op.where];
  if (fold.reducer !== 'sum' || fold.dtype !== 'f32' || fold.args.length > 1 || foldsOf(inside).length > 0)
    return 'its rows are not ranked by one plain sum of f32';
  const [axis, more] = fold.axes;
  const length = axis.extent;
  const group = lanes / width;
  const groups = warpThreads / group;
  const pieces = typeof length !== 'number' || length <= chunk ? 1 : length / chunk;
  const isEven =
    more === undefined &&
    typeof length === 'number' &&
    lanes % width === 0 &&
    lanes <= warpThreads &&
    length >= 2 * lanes &&
    Math.min(length, chunk) % lanes === 0 &&
    Number.isInteger(pieces) &&
    groups % pieces === 0;
  if (!isEven) return 'its sums do not fill the threads of a warp evenly';
  const along = loadsOf([fold.args[0]]).filter((load) => freeAxes(load).has(axis));
  const isWhole = (load: LoadExpr): boolean =>
    load.dtype === 'f32' && isPiece(context.look(load.tensor, load.version), load.args, axis, width);
  if (along.length === 0 || !along.every(isWhole)) return `its rows cannot be read ${width} elements at a time`;
  const units = [...part.units, ...phase.rows];
  const [outer] = units;
  const isShared =
    units.length > 1 &&
    along.some((load) => !freeAxes(load).has(outer)) &&
    (op.where === undefined || !freeAxes(op.where).has(outer));
  const shared = isShared ? outer : undefined;
  const isKept = (load: LoadExpr): boolean => shared !== undefined && !freeAxes(load).has(shared);
  const kept = along.filter(isKept);
  const rowThreads = group * pieces;
  const piece = pieces === 1 ? '0' : `lane / ${group} % ${pieces} * ${chunk}`;
  return {
    phase,
    fold,
    shared,
    units,
    kept,
    fresh: along.filter((load) => !isKept(load)),
    pieces,
    group,
    rowThreads,
    rowsEach: warpThreads / rowThreads,
    steps: Math.min(length, chunk) / lanes,
    begin: `${piece} + (lane & ${group - 1}) * ${width}`,
  };
}

/** What the lines of a scan's sums know: the prefix of their names, where results go, and what is known of the turn. */
export interface ScanFrame extends RowScan {
  readonly name: string;
  readonly result: string;
  /** The number of all outer indices that share rows. */
  readonly most: string;
  readonly outside: TextScope;
}

/**
 * A unit is a chunk of rows, for all that share it: `sums` brings their sums into shared memory, where they are ranked. Names
 * begin with `kind`; a turn takes `together` outer indices and `words` of shared memory.
 */
export function scanText(
  scan: RowScan,
  turn: string,
  context: StageContext,
  { kind, together, words }: { readonly kind: string; readonly together: number; readonly words: number },
  sums: (frame: ScanFrame) => readonly string[],
): BlockText {
  const { shared, units } = scan;
  const name = context.fresh(kind);
  const { lines: place, names, count, most } = placeLines(scan, turn, together, name, context);
  context.beginWork(0);
  const result = `shared + ${context.work(words)}`;
  const outside = textScope(context, phaseExpressions(scan.phase), names);
  const frame = { ...scan, name, result, most, outside };
  const added = sums(frame);
  const rank = rankLines(frame, names);
  return {
    units: shared === undefined ? units : [groupedAxis(shared, together, 'Sharing'), ...units.slice(1)],
    count,
    lines: [...place, ...outside.lines, ...added, ...rank],
    sharedWords: words,
  };
}

/** Which chunk of rows a turn is, and for which outer indices. */
function placeLines(
  { shared, units }: RowScan,
  turn: string,
  together: number,
  name: string,
  context: StageContext,
): { lines: string[]; names: ReadonlyMap<Axis, string>; count: string; most: string } {
  const inner = shared === undefined ? units : units.slice(1);
  const innerCount = context.pointsText(inner);
  const unit = `${name}_unit`;
  const { lines: axes, names } = axisLines(inner, unit, context);
  if (shared === undefined)
    return { lines: [`const int ${unit} = ${turn};`, ...axes], names, count: innerCount, most: '1' };
  const most = context.size(shared.extent);
  // Units of one tile lie apart, so that blocks that run together read different rows.
  const lines = [
    `const int ${unit} = ${turn} % ${innerCount};`,
    `const int ${name}_n0 = ${turn} / ${innerCount} * ${together};`,
    `const int ${name}_end = min_i32(${name}_n0 + ${together}, ${most});`,
    ...axes,
  ];
  return { lines, names, count: `((${most} + ${together - 1}) / ${together}) * ${innerCount}`, most };
}

/** A scope in which the row has its name. */
export function rowScope({ outside, phase, name }: ScanFrame): TextScope {
  return outside.inner(new Map([[phase.op.over, `${name}_row`]]));
}

/** Whether the row is asked for. */
export function askedText({ where }: TopkOp, row: TextScope): string {
  return where === undefined ? 'true' : row.named(where);
}

/** Where a load's element `first` along the folded axis lies. */
export function pieceAddress({ fold }: RowScan, load: LoadExpr, first: string, scope: TextScope): string {
  const [along] = fold.axes;
  const own = load.args.filter((arg) => arg.op === 'index' && arg.axis === along);
  return `&${scope.element(load, new Map(own.map((arg) => [arg, first])))}`;
}

function rowScanText(scan: RowScan, turn: string, context: StageContext): BlockText {
  const way = { kind: 'scan', together: sharers, words: chunkRows * sharers };
  return scanText(scan, turn, context, way, (frame) => {
    const [first, step] = [`${frame.name}_r0`, scan.rowsEach];
    const head = `for (int ${first} = warp * ${step}; ${first} < ${chunkRows}; ${first} += ${context.warps * step})`;
    return block(head, rowLines(frame));
  });
}

/** The sums of a warp's rows, for all that share them, into shared memory. */
function rowLines(frame: ScanFrame): string[] {
  const { phase, fold, shared, pieces, kept, fresh, group, rowThreads, rowsEach, steps, begin, name, result } = frame;
  const { lanes } = frame.outside.context.program.tree;
  const row = rowScope(frame);
  const where = askedText(phase.op, row);
  const sharer = row.inner(new Map(shared === undefined ? [] : [[shared, `${name}_n`]]));
  const keptAt = (i: number): string => `${name}_k${i}[${name}_j]`;
  const vector = (load: LoadExpr, scope: TextScope): string =>
    `*(const float4*)(${pieceAddress(frame, load, `${name}_e`, scope)})`;
  const loadKept = kept.map(
    (load, i) => `${keptAt(i)} = ${name}_ok ? ${vector(load, row)} : make_float4(0.0f, 0.0f, 0.0f, 0.0f);`,
  );
  const loadFresh = fresh.map((load, i) => `const float4 ${name}_q${i} = ${vector(load, sharer)};`);
  const vectors = [
    ...kept.map((load, i) => ({ load, text: keptAt(i) })),
    ...fresh.map((load, i) => ({ load, text: `${name}_q${i}` })),
  ];
  const element = sharer.inner(new Map());
  const sums = components.map((component) => `${name}_${component}`);
  const adds = sums.flatMap((sum, i) => {
    const scope = element.inner(new Map([[fold.axes[0], `(${name}_e + ${i})`]]));
    for (const { load, text } of vectors) scope.note(load, `${text}.${components[i]}`);
    const value = scope.value(fold.args[0]);
    return [...scope.lines, `${sum} = __fadd_rn(${sum}, ${value});`];
  });
  const here = `const int ${name}_e = ${name}_first + ${name}_j * ${lanes};`;
  const slot = shared === undefined ? `${name}_row` : `(${name}_n - ${name}_n0) * ${chunkRows} + ${name}_row`;
  // Rows that are not asked for cost no load: either they were not kept, or they are passed over here.
  const addUp = unrolled(`${name}_j`, steps, [here, ...loadFresh, ...element.lines, ...adds]);
  const foldRow = [
    ...sharer.lines,
    ...sums.map((sum) => `float ${sum} = 0.0f;`),
    ...(shared === undefined ? block(`if (${name}_ok)`, addUp) : addUp),
    ...halvesOf(sums, lanes),
    ...joinPieces(sums[0], pieces, group),
    `if ((lane & ${rowThreads - 1}) == 0) ((float*)(${result}))[${slot}] = ${name}_ok ? ${sums[0]} : ${literal(Number.NaN, 'f32')};`,
  ];
  return [
    `const int ${name}_row = ${name}_r0 + ${rowsEach === 1 ? '0' : `lane / ${rowThreads}`};`,
    `const int ${name}_first = ${begin};`,
    ...row.lines,
    `const bool ${name}_ok = ${where};`,
    ...kept.map((_, i) => `float4 ${name}_k${i}[${steps}];`),
    ...(kept.length === 0 ? [] : unrolled(`${name}_j`, steps, [here, ...loadKept])),
    ...(shared === undefined
      ? foldRow
      : block(`for (int ${name}_n = ${name}_n0; ${name}_n < ${name}_end; ++${name}_n)`, foldRow)),
  ];
}

/** The lanes' sums in halves: lane = 4 × thread of the group + component. */
function halvesOf(sums: readonly string[], lanes: number): string[] {
  const [x, y, z, w] = sums;
  const last = [
    [x, z],
    [y, w],
    [x, y],
  ];
  return [
    ...meetings(sums, lanes / 2 / width, 1),
    ...last.map(([sum, other]) => `${sum} = __fadd_rn(${sum}, ${other});`),
  ];
}

/** Chunks of a row are the lanes of the next level; lanes without a chunk hold zero, which changes no sum. */
function joinPieces(sum: string, pieces: number, group: number): string[] {
  return pieces === 1 ? [] : [`${sum} = __fadd_rn(0.0f, ${sum});`, ...meetings([sum], (pieces / 2) * group, group)];
}

/** Adds what threads hold that lie so far apart, then half as far, down to `nearest`. */
function meetings(sums: readonly string[], farthest: number, nearest: number): string[] {
  if (farthest < nearest) return [];
  const here = sums.map((sum) => `${sum} = __fadd_rn(${sum}, __shfl_down_sync(~0u, ${sum}, ${farthest}));`);
  return [...here, ...meetings(sums, farthest / 2, nearest)];
}

/** A warp for each result, when all sums are there: its thread l looks how many rows are before row l; those with fewer than k write their entry. */
function rankLines(
  { phase: { op }, shared, name, result, outside }: ScanFrame,
  names: ReadonlyMap<Axis, string>,
): string[] {
  const sign = op.largest ? '>' : '<';
  const missing = outside.context.text(worst('f32', op.largest));
  const entries = (place: string, value: string, index: string): string[] => {
    const outer = op.axes.map((axis) => (axis === shared ? `${name}_n` : (names.get(axis) as string)));
    const places = [...outer, place];
    const store = (tensor: string | undefined, stored: string): string[] =>
      tensor === undefined ? [] : [outside.storeText(tensor, places, stored)];
    return [...store(op.values, value), ...store(op.indices, index)];
  };
  const from = shared === undefined ? '' : ` + (${name}_n - ${name}_n0) * ${chunkRows}`;
  const each = `for (int ${name}_n = ${name}_n0 + warp; ${name}_n < ${name}_end; ${name}_n += ${outside.context.warps})`;
  const rank = [
    `const float* const ${name}_v = (const float*)(${result})${from};`,
    `const float ${name}_own = ${name}_v[lane];`,
    `int ${name}_before = 0;`,
    `const int ${name}_valid = __popc(__ballot_sync(~0u, ${name}_own == ${name}_own));`,
    ...unrolled(`${name}_o`, chunkRows, [
      `const float ${name}_c = ${name}_v[${name}_o];`,
      `${name}_before += ${name}_c ${sign} ${name}_own || (${name}_c == ${name}_own && ${name}_o < lane) ? 1 : 0;`,
    ]),
    ...block(
      `if (${name}_own == ${name}_own && ${name}_before < ${op.k})`,
      entries(`${name}_before`, `${name}_own`, 'lane'),
    ),
    ...block(`if (lane >= ${name}_valid && lane < ${op.k})`, entries('lane', missing, '-1')),
  ];
  return ['__syncthreads();', ...block(shared === undefined ? 'if (warp == 0)' : each, rank), '__syncthreads();'];
}
