/**
 * A part as a WGSL function: one invocation a unit where units are many and small, else one workgroup a unit. The choice
 * is made from the sizes that are known when the code is written, never from bindings, and changes no result beyond the
 * rounding that WGSL leaves open.
 */
import type { NestPhase, Part, Phase, Stage } from '../../fuse/stage.js';
import { writeExpressions } from '../../fuse/stage.js';
import type { Dimension } from '../../kernel/dimension.js';
import { product } from '../../kernel/dimension.js';
import type { Axis, Expr, FoldExpr } from '../../kernel/expr.js';
import type { Tree } from '../../kernel/tree.js';
import { freeAxes, visit } from '../../kernel/walk.js';
import { isTreeSum } from './accumulate.js';
import { writeHistogram } from './histogram.js';
import { Kernel } from './kernel.js';
import { decode } from './loop.js';
import { type Module, narrow, wide } from './module.js';
import { type Manner, writeNest } from './nest.js';
import { writeOpaque } from './opaque.js';
import { isRowFold } from './row-folds.js';
import { writeScan } from './scan.js';
import { Scope } from './scope.js';
import { block, type Text } from './text.js';
import { writeTopk } from './topk.js';
import { unifyFolds } from './unify.js';
import { sameLoop } from './values.js';

export interface WrittenPart {
  readonly units: readonly Dimension[];
  /** As many as a workgroup has invocations where each is a unit, else the units that share a workgroup. */
  readonly unitsPerGroup: number;
  /** Whether one invocation does a unit. */
  readonly alone: boolean;
  readonly name: string;
}

/** Workgroups and invocations that a GPU keeps busy, for the choice of a form alone. */
const groups = 128;
const lanes = narrow;
const barrier = 8;
const mostPrivateWords = 64;
/** Words of workgroup memory for the folds of all units that share a workgroup. */
const mostTeamWords = 3584;

export function writePart(module: Module, part: Part, name: string): WrittenPart {
  const alone = isAlone(part);
  const place = part.phases.flatMap((phase) => phase.ops).join('+');
  const teams = teamsOf(part, module);
  const kernel = new Kernel(module, place, part.locals, alone, teams);
  const { lines, bound } =
    part.units.length === 0 ? { lines: [], bound: new Map() } : decode(kernel, part.units, 'unit');
  const body: Text[] = [];
  part.phases.map(unifyFolds).forEach((phase, position) => {
    const scope = new Scope(undefined, bound, !alone);
    if (position > 0 && !alone) body.push('storageBarrier();', 'workgroupBarrier();');
    writePhase(kernel, scope, phase, part, alone);
    body.push(...block('', [`// ${phase.kind}: ${phase.ops.join(', ')}`, ...scope.lines]));
  });
  const parameters = alone ? 'unit: i32' : `unit: i32, lane: u32${teams === 1 ? '' : ', team: u32'}`;
  module.functions.push(...block(`fn ${name}(${parameters})`, [...kernel.prologue, ...lines, ...body]));
  const unitsPerGroup = alone ? module.lanes : teams;
  return { units: part.units.map((axis) => axis.extent), unitsPerGroup, alone, name };
}

function writePhase(kernel: Kernel, scope: Scope, phase: Phase, part: Part, alone: boolean): void {
  switch (phase.kind) {
    case 'nest':
      writeNest(kernel, scope, phase, alone ? 'alone' : mannerOf(phase));
      break;
    case 'topk':
      writeTopk(kernel, scope, phase, part.units);
      break;
    case 'histogram':
      writeHistogram(kernel, scope, phase, part.units);
      break;
    case 'scan':
      writeScan(kernel, scope, phase, part.units);
      break;
    case 'opaque':
      writeOpaque(kernel, scope, phase);
      break;
    default:
      phase satisfies never;
  }
}

/** A size to reckon with: the number, or something ordinary within a symbol's bounds. */
function usual(dimension: Dimension): number {
  return typeof dimension === 'number' ? dimension : Math.min(Math.max(dimension.min, 256), dimension.max);
}

function atLeast(dimension: Dimension): number {
  return typeof dimension === 'number' ? dimension : Math.max(1, dimension.min);
}

function isAlone(part: Part): boolean {
  if (part.phases.some((phase) => phase.kind !== 'nest')) return false;
  if (part.locals.reduce((words, local) => words + product(local.shape), 0) > mostPrivateWords) return false;
  const nests = part.phases as readonly NestPhase[];
  const units = product(part.units.map((axis) => atLeast(axis.extent)));
  const serial = nests.reduce((sum, phase) => sum + rowsOf(phase) * rowWork(phase), 0);
  const shared = nests.reduce((sum, phase) => sum + barrier + Math.min(spreadTime(phase), togetherTime(phase)), 0);
  return Math.ceil(units / (groups * lanes)) * serial <= Math.ceil(units / groups) * shared;
}

/**
 * Invocations of a stage's workgroups: many where a unit has work for them, since a unit's loops then take fewer rounds
 * and more loads are under way at once.
 */
export function lanesOf(stage: Stage): number {
  const phases = stage.parts.filter((part) => !isAlone(part)).flatMap((part) => part.phases);
  if (stage.parts.some((part) => part.phases.some((phase) => phase.kind === 'opaque'))) return narrow;
  return phases.some((phase) => abreast(phase) > narrow) ? wide : narrow;
}

/** How many invocations of a workgroup a phase could use. */
function abreast(phase: Phase): number {
  switch (phase.kind) {
    case 'nest':
      if (mannerOf(phase) === 'spread') return Math.max(rowsOf(phase), rowsOf(phase) * foldsAbreast(phase, phase.rows));
      return Math.max(1, ...phase.sweeps.map((sweep) => product(sweep.axes.map((axis) => usual(axis.extent)))));
    case 'topk':
      return usual(phase.op.over.extent);
    case 'scan':
      return usual(phase.op.axes[phase.op.along].extent);
    case 'histogram':
      return product(phase.op.over.map((axis) => usual(axis.extent)));
    case 'opaque':
      return narrow;
    default:
      return phase satisfies never;
  }
}

/**
 * Units that share a workgroup: where each keeps few invocations busy, several stand side by side, the last of their
 * indices fastest, so that together they read whole stretches of memory.
 */
function teamsOf(part: Part, { lanes: most, tree }: Module): number {
  if (isAlone(part) || part.locals.length > 0 || part.units.length === 0) return 1;
  let busy: number = tree.lanes;
  let folds = 1;
  for (const phase of part.phases) {
    if (phase.kind !== 'nest' || mannerOf(phase) !== 'together') return 1;
    const used = busyIn(phase, tree);
    if (used === undefined) return 1;
    busy = Math.max(busy, used.busy);
    folds = Math.max(folds, used.folds);
  }
  const last = part.units[part.units.length - 1].extent;
  const units = product(part.units.map((axis) => atLeast(axis.extent)));
  let teams = 1;
  while (
    2 * teams * busy <= most &&
    2 * teams * busy * folds <= mostTeamWords &&
    typeof last === 'number' &&
    last % (2 * teams) === 0 &&
    units / (2 * teams) >= groups
  )
    teams *= 2;
  return teams;
}

/** The invocations that a row shared by a workgroup keeps busy; undefined where a range is computed. */
function busyIn(phase: NestPhase, tree: Tree): { busy: number; folds: number } | undefined {
  let busy = 1;
  let known = true;
  const folds = new Set<FoldExpr>();
  const seen = new Set<Expr>();
  const go = (expr: Expr): void => {
    if (seen.has(expr)) return;
    seen.add(expr);
    if (expr.op === 'fold') folds.add(expr);
    else expr.args.forEach(go);
  };
  for (const sweep of phase.sweeps) busy = Math.max(busy, product(sweep.axes.map((axis) => usual(axis.extent))));
  phase.sweeps.flatMap((sweep) => sweep.writes.flatMap(writeExpressions)).forEach(go);
  phase.writes.flatMap(writeExpressions).forEach(go);
  for (const fold of folds) {
    if (fold.args.length > 1) known = false;
    const points = product(fold.axes.map((axis) => usual(axis.extent)));
    // What shares a loop with a sum runs in the order of the sum.
    const ordered = [...folds].some((other) => isTreeSum(other) && sameLoop(fold, other));
    busy = Math.max(busy, ordered ? Math.ceil(points / tree.chunk) * tree.lanes : points);
  }
  return known ? { busy, folds: folds.size } : undefined;
}

/** Accumulators of a row's folds that a workgroup can keep side by side. */
function foldsAbreast(phase: NestPhase, rows: readonly Axis[]): number {
  let most = 0;
  visit(phase.writes.flatMap(writeExpressions), (expr) => {
    if (isRowFold(expr, rows))
      most = Math.max(most, Math.min(16, product(expr.axes.map((axis) => usual(axis.extent)))));
  });
  return most;
}

function mannerOf(phase: NestPhase): Manner {
  return spreadTime(phase) <= togetherTime(phase) ? 'spread' : 'together';
}

function rowsOf(phase: NestPhase): number {
  return product(phase.rows.map((axis) => usual(axis.extent)));
}

function spreadTime(phase: NestPhase): number {
  return Math.ceil(rowsOf(phase) / lanes) * rowWork(phase);
}

/** A row shared by the workgroup: its loops are spread, and each costs some barriers. */
function togetherTime(phase: NestPhase): number {
  return rowsOf(phase) * (Math.ceil(rowWork(phase) / (lanes / 2)) + 2 * barrier);
}

/** Visits of loop bodies in one row. */
function rowWork(phase: NestPhase): number {
  const sweeps = phase.sweeps.reduce((sum, sweep) => {
    const points = product(sweep.axes.map((axis) => usual(axis.extent)));
    return sum + points * (1 + foldWork(sweep.writes.flatMap(writeExpressions)));
  }, 0);
  return 1 + sweeps + foldWork(phase.writes.flatMap(writeExpressions));
}

function foldWork(roots: readonly Expr[]): number {
  let work = 0;
  const seen = new Set<Expr>();
  const go = (expr: Expr): void => {
    if (seen.has(expr)) return;
    seen.add(expr);
    if (expr.op !== 'fold') {
      expr.args.forEach(go);
      return;
    }
    const points = product(expr.axes.map((axis) => usual(axis.extent)));
    work += points * (1 + foldWork(insideOf(expr)));
    expr.args.slice(1).forEach(go);
  };
  roots.forEach(go);
  return work;
}

/** What runs in each element. A loop whose range is computed often follows from loops before it: those run once, before it. */
function insideOf(fold: FoldExpr): readonly Expr[] {
  if (fold.args.length === 1) return fold.args;
  const free = new Map<Expr, ReadonlySet<Axis>>();
  const found: Expr[] = [];
  visit([fold.args[0]], (inner) => {
    if (inner.op === 'fold' && fold.axes.some((axis) => freeAxes(inner, free).has(axis))) found.push(inner);
  });
  return found;
}
