/**
 * Who does what: whether a unit of a part is one thread, one warp or one block, and whether a row of a phase is done by a
 * thread or by a warp. Only time depends on it, never a bit of the result. Symbols that are not bound yet count as long
 * where they are folded over and as many where they are units.
 */
import { type NestPhase, type Part, type Phase, phaseExpressions, writeExpressions } from '../../fuse/stage.js';
import { product } from '../../kernel/dimension.js';
import type { Axis, Expr, FoldExpr } from '../../kernel/expr.js';
import type { Tree } from '../../kernel/tree.js';
import { freeAxes, loadsOf, outermostFolds, visit } from '../../kernel/walk.js';
import { knownPoints, mostPoints } from '../loop/passes/folds.js';
import { insideOf } from '../loop/passes/work.js';
import { foldChunks } from './fold-chunks.js';
import { warpThreads } from './tuning.js';

export type Team = 'thread' | 'warp' | 'block';

export interface Schedule {
  /** What works on one unit. */
  readonly unit: Team;
  /** The part with the rows of a single phase counted among its units. */
  readonly part: Part;
  /** For each phase, who does one of its rows; `block` only where the unit is one. */
  readonly rows: readonly Team[];
  /** Whether local arrays lie interleaved. */
  readonly interleaved?: boolean;
  /** That long folds were cut for the warps of a block, or why they were not. */
  readonly cut?: true | string;
}

/** Why what is for the warps of a block is not done. */
export const noBlock = 'no block for each unit';

/** What a symbol counts as. */
const symbolLength = 1024;
/** From this many elements on, a warp folds a row faster than a thread; from this many chunks on, a block does. */
const longLoop = 96;
const manyChunks = 8;
/** The exchange of partial results among a warp or block, in elements. */
const warpOverhead = 8;
const blockOverhead = 56;
/** Threads whose rows lie far apart load so much slower than a warp that reads along one row. */
const apartFactor = 4;
const longRow = 32;
/** Elements that a thread may fetch for all rows of its warp at once, and operations that all their text may have. */
const mostFetched = 32;
const mostText = 80;
/** Rows of so few operations are done four at a time where all are too many. */
const shortText = 16;
/** Rows of more operations, or more rows a thread, are computed one by one. */
const mostNodes = 48;
const mostRows = 16;
/** With this few units, a loop over a symbol gets a block for each. */
const fewUnits = 16;
/** So much longer must a warp take than half as long again as a block, in elements, before a second text pays. */
const worthBlocks = 8;
/** Units with more rows than this, or more local words, get a block; where units are many, warps take longer rows. */
const mostWarpRows = 128;
const manyUnits = 2048;
const mostWarpRowsOfMany = 512;
const mostWarpLocals = 512;

/** `threads`: of a block. */
export function scheduleOf(part: Part, tree: Tree, threads: number): Schedule {
  const isSingle = part.phases.length === 1 && part.locals.length === 0;
  return isSingle ? scheduleSingle(part, tree) : scheduleChain(part, tree, threads);
}

function scheduleSingle(part: Part, tree: Tree): Schedule {
  const [phase] = part.phases;
  const flat: Part = { ...part, units: [...part.units, ...phase.rows], phases: [{ ...phase, rows: [] }] };
  const team = singleTeam(phase, points(flat.units), tree);
  return { unit: team, part: flat, rows: [team] };
}

function singleTeam(phase: Phase, units: number, tree: Tree): Team {
  switch (phase.kind) {
    case 'nest': {
      const loop = longestLoop(phase);
      const long = loop >= manyChunks * tree.chunk || (units <= fewUnits && loop > tree.chunk);
      if (long && canBeBlock(phase, tree)) return 'block';
      return loop >= longLoop || phase.sweeps.some((sweep) => points(sweep.axes) >= warpThreads) ? 'warp' : 'thread';
    }
    case 'topk':
      return 'warp';
    case 'histogram':
      return points(phase.op.over) > 4 * warpThreads ? 'block' : 'warp';
    case 'scan':
    case 'opaque':
      return 'block';
    default:
      return phase satisfies never;
  }
}

/** The warps of a block share the chunks of a loop; a sweep within one chunk would be stored by each of them. */
function canBeBlock(phase: NestPhase, tree: Tree): boolean {
  return phase.sweeps.every((sweep) => mostPoints(sweep.axes) > tree.chunk);
}

function scheduleChain(part: Part, tree: Tree, threads: number): Schedule {
  const unit = chainTeam(part);
  return unit === 'block'
    ? blockChain(part, tree, threads)
    : { unit, part, rows: part.phases.map((phase) => rowTeam(phase, unit, tree, threads)) };
}

/** A chain with a block for each unit: folds that would have the block to themselves are cut for its warps. */
function blockChain(part: Part, tree: Tree, threads: number): Schedule {
  const [phases, rows, locals] = [[] as Phase[], [] as Team[], [...part.locals]];
  let whyNot = 'no loop nest that a block does alone';
  for (const phase of part.phases) {
    const team = rowTeam(phase, 'block', tree, threads);
    const cut = team === 'block' && phase.kind === 'nest' ? foldChunks(phase, tree, locals.length) : whyNot;
    if (typeof cut === 'string') {
      whyNot = cut;
      phases.push(phase);
      rows.push(team);
      continue;
    }
    const pieces = [...cut.chunks, cut.rest];
    locals.push(...cut.locals);
    phases.push(...pieces);
    rows.push(...pieces.map(() => 'warp' as const));
  }
  const cut = locals.length > part.locals.length || whyNot;
  return { unit: 'block', part: { ...part, phases, locals }, rows, cut };
}

function chainTeam(part: Part): Team {
  const words = part.locals.reduce((sum, local) => sum + product(local.shape) * (local.dtype === 'f64' ? 2 : 1), 0);
  const most = points(part.units) >= manyUnits ? mostWarpRowsOfMany : mostWarpRows;
  const small = part.phases.every(
    (phase) => phase.kind !== 'scan' && phase.kind !== 'opaque' && points(phase.rows) <= most,
  );
  return small && words <= mostWarpLocals && points(part.units) > 1 ? 'warp' : 'block';
}

/**
 * The same chain with a block for each unit, where there may be few units and a warp alone would take clearly longer, or why
 * there is nothing to win.
 */
export function blockSchedule({ unit, part }: Schedule, tree: Tree, threads: number): Schedule | string {
  if (unit !== 'warp' || part.phases.length < 2) return 'no chain of a warp';
  if (knownPoints(part.units) !== undefined) return 'a number of units that is known';
  const [byWarp, byBlock] = [chainTime(part, warpThreads), chainTime(part, threads)];
  if (byWarp < 1.5 * byBlock + worthBlocks)
    return `${byWarp} elements one by one in a warp, ${byBlock} in a block, too little to gain`;
  return blockChain(part, tree, threads);
}

/** A search of one thread is a loop of at least so many elements. */
const longSearch = 8;

/**
 * The same map with a warp for each unit, where there may be few units and each searches lists: loops whose range is computed,
 * with loads that wait for one another; or why there is nothing to win.
 */
export function searchSchedule({ unit, part }: Schedule): Schedule | string {
  const [phase] = part.phases;
  if (unit !== 'thread' || part.phases.length > 1 || phase.kind !== 'nest' || phase.sweeps.length > 0)
    return 'no loop nest by threads';
  if (knownPoints(part.units) !== undefined) return 'a number of units that is known';
  const isSearch = (fold: FoldExpr): boolean => fold.args.length > 1 && points(fold.axes) >= longSearch;
  const searches = outermostFolds(phase.writes.flatMap(writeExpressions)).some(isSearch);
  return searches ? { unit: 'warp', part, rows: ['warp'] } : 'no loop whose range is computed';
}

/** Elements that a team visits one after the other in the nests of a chain. */
function chainTime(part: Part, threads: number): number {
  return part.phases.reduce((sum, phase) => {
    if (phase.kind !== 'nest') return sum;
    const [rows, loop] = [points(phase.rows), longestLoop(phase)];
    const byWarps = Math.ceil((rows * warpThreads) / threads) * (Math.ceil(loop / warpThreads) + warpOverhead);
    return sum + Math.min(Math.ceil(rows / threads) * loop, byWarps);
  }, 0);
}

/** Who does a row of a phase, where a unit is done by `unit`. */
export function rowTeam(phase: Phase, unit: Team, tree: Tree, blockThreads: number): Team {
  switch (phase.kind) {
    case 'nest': {
      const [shared, threads] = unit === 'block' ? [sharedFolds(phase, tree), blockThreads] : [[], warpThreads];
      const [rows, loop] = [points(phase.rows), longestLoop(phase, shared)];
      if (loop <= 1) return 'thread';
      const byThreads = Math.ceil(rows / threads) * loop * (readsAlongRows(phase) ? apartFactor : 1);
      const warps = threads / warpThreads;
      const byWarps = Math.ceil(rows / warps) * (longestLoop(phase, shared, warpThreads) + warpOverhead);
      const byBlock = rows * (longestLoop(phase, shared, blockThreads) + blockOverhead);
      const best = Math.min(byThreads, byWarps);
      if (unit === 'block' && byBlock < best && loop > tree.chunk && canBeBlock(phase, tree)) return 'block';
      return byWarps < byThreads ? 'warp' : 'thread';
    }
    case 'topk':
      return 'warp';
    default:
      return unit;
  }
}

/** Whether a long fold reads a tensor along its last index, of which every row has its own stretch. */
function readsAlongRows(phase: NestPhase): boolean {
  const memory = new Map<Expr, ReadonlySet<Axis>>();
  let found = false;
  visit(phaseExpressions(phase), (expr) => {
    if (expr.op !== 'fold' || points(expr.axes) < longRow) return;
    const inner = expr.axes[expr.axes.length - 1];
    for (const { args } of loadsOf([expr.args[0]])) {
      const last = args[args.length - 1];
      const before = args.slice(0, -1).some((index) => phase.rows.some((axis) => freeAxes(index, memory).has(axis)));
      if (before && last.op === 'index' && last.axis === inner) found = true;
    }
  });
  return found;
}

/**
 * Whether a warp may do several rows of a phase at once: plain rows of short text, many for each warp, with folds of one
 * chunk and a fixed length, so that the loads of all lie in flight together.
 */
export function rowsOfWarp(phase: NestPhase, tree: Tree, warps: number): number {
  const isShort = ({ args, axes }: FoldExpr): boolean =>
    args.length === 1 && (knownPoints(axes) ?? Number.POSITIVE_INFINITY) <= tree.chunk;
  const nodes = rowNodes(phase, isShort);
  if (phase.rows.length === 0 || nodes === undefined) return 1;
  const each = Math.ceil(points(phase.rows) / warps);
  if (each * Math.ceil(longestLoop(phase) / warpThreads) <= mostFetched && each * nodes <= mostText) return each;
  return nodes <= shortText ? Math.min(4, Math.floor(points(phase.rows) / warps)) : 1;
}

/**
 * How many rows without folds a thread of a block computes before it stores the first: behind a store the compiler issues
 * no load, since it might read what was stored.
 */
export function rowsOfThread(phase: NestPhase, threads: number): number {
  const nodes = rowNodes(phase, () => false);
  const each = Math.ceil(points(phase.rows) / threads);
  if (nodes === undefined || nodes > mostNodes || each > mostRows) return 1;
  return [8, 7, 6, 5, 4, 3, 2].find((rows) => each % rows === 0) ?? 1;
}

/** Operations of a row; undefined where rows sweep, how many there are is not known, or a fold is not allowed. */
function rowNodes(phase: NestPhase, allows: (fold: FoldExpr) => boolean): number | undefined {
  let nodes = 0;
  visit(phaseExpressions(phase), (expr) => {
    nodes += expr.op === 'fold' && !allows(expr) ? Number.NaN : Math.min(expr.args.length, 1);
  });
  const isKnown = phase.sweeps.length === 0 && knownPoints(phase.rows) !== undefined;
  return isKnown && !Number.isNaN(nodes) ? nodes : undefined;
}

/** How many places axes have; a symbol counts as something large. */
export function points(axes: readonly Axis[]): number {
  return product(axes.map((axis) => (typeof axis.extent === 'number' ? axis.extent : symbolLength)));
}

/**
 * Folds of a nest that are the same for all its rows and longer than a chunk: a block folds them once with all its warps,
 * before the rows.
 */
export function sharedFolds(phase: Phase, tree: Tree): readonly FoldExpr[] {
  if (phase.kind !== 'nest' || phase.rows.length === 0) return [];
  const memory = new Map<Expr, ReadonlySet<Axis>>();
  const inner = new Set<Expr>();
  const found: FoldExpr[] = [];
  visit(phaseExpressions(phase), (expr) => {
    if (expr.op !== 'fold') return;
    visit(expr.args, (below) => inner.add(below));
    const free = freeAxes(expr, memory);
    if (points(expr.axes) > tree.chunk && !phase.rows.some((axis) => free.has(axis))) found.push(expr);
  });
  return found.filter((fold) => !inner.has(fold));
}

/**
 * Elements that the longest loop inside one row of the nest visits, one thread of `team` that share it; what stands inside
 * an element is the work of one thread. `shared` folds are no part of a row.
 */
function longestLoop(phase: NestPhase, shared: readonly FoldExpr[] = [], team = 1): number {
  const memory = new Map<Expr, number>(shared.map((fold) => [fold, 1]));
  const most = (exprs: readonly number[]): number => Math.max(1, ...exprs);
  const visits = (expr: Expr): number => {
    const known = memory.get(expr);
    if (known !== undefined) return known;
    const below = expr.args.reduce((most, arg) => Math.max(most, visits(arg)), 1);
    const result = expr.op === 'fold' ? points(expr.axes) * most(insideOf(expr).map(visits)) : below;
    memory.set(expr, Math.max(result, below));
    return Math.max(result, below);
  };
  const spread = (axes: readonly Axis[], each: number): number => Math.ceil(points(axes) / team) * each;
  const folded = outermostFolds(phase.writes.flatMap(writeExpressions))
    .filter((fold) => !shared.includes(fold))
    .map((fold) => Math.max(spread(fold.axes, most(insideOf(fold).map(visits))), ...fold.args.slice(1).map(visits)));
  const swept = phase.sweeps.map(({ axes, writes }) =>
    spread(axes, most(writes.flatMap(writeExpressions).map(visits))),
  );
  return most([...swept, ...folded]);
}
