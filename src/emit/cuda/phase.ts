/** A phase of a unit: its rows spread over the team that works on the unit. */
import { type NestPhase, type Phase, phaseExpressions, type TopkPhase } from '../../fuse/stage.js';
import type { Axis } from '../../kernel/expr.js';
import {
  below,
  equal,
  int,
  laneIndex,
  least,
  minus,
  type Name,
  name,
  operation,
  plus,
  remainder,
  type Statement,
  thread,
  type Value,
  warp,
} from '../loop/language.js';
import { serialLoop } from '../loop/lower/kernel.js';
import { isFirst } from '../loop/lower/store.js';
import { mostPoints } from '../loop/passes/folds.js';
import { bind, when } from '../loop/statements.js';
import type { StageContext } from './context.js';
import { writeFoldLoop, writeNestRow } from './fold.js';
import { loopPhase } from './loop-part.js';
import { opaqueBlock } from './opaque.js';
import { rowLoops, rowLoopsOf } from './row-loops.js';
import { noBlock, points, rowsOfThread, rowsOfWarp, sharedFolds, type Team } from './schedule.js';
import { meetOf, openScope, type Scope } from './scope.js';
import { axesAt } from './scope-kernel.js';
import { warpThreads } from './tuning.js';

/** Who does a phase: the team of a unit and that of one of its rows; `units`: the unit's indices. */
interface Work {
  readonly unit: Team;
  readonly team: Team;
  readonly units: ReadonlyMap<Axis, Value>;
  /** Warps of a block before the first that has work: phases which do not wait for each other find different warps. */
  readonly shift: number;
}

/** One phase of a unit. */
export function phaseStatements(phase: Phase, work: Work, context: StageContext): Statement[] {
  const { unit, team, units, shift } = work;
  if (shift > 0) context.take('warp-choice');
  if (phase.kind === 'opaque') {
    context.take('opaque');
    return [opaqueBlock(phase, context)];
  }
  if (phase.kind === 'topk') return topk(phase, work, context);
  if (phase.kind !== 'nest') return [loopPhase(phase, unit, units, context)];
  const formulas = phaseExpressions(phase);
  // Where a block does a brain's chain, what a phase loads anyhow is asked for at its beginning.
  const isEarly = unit === 'block' && phase.sweeps.length === 0;
  if (unit === 'thread' || (phase.rows.length === 0 && team !== 'thread')) {
    const row = openScope(context, formulas, team, units, writeFoldLoop);
    if (isEarly) row.fetchEarly();
    writeNestRow(phase, row);
    return byTeam(row.statements, work);
  }
  const together = unit === 'block' && sharedFolds(phase, context.program.tree).length > 0;
  const whyApart = unit === 'block' ? 'no fold of many elements that is the same for all rows' : noBlock;
  context.note('shared-folds', together || whyApart);
  const canLoop = team === 'thread' && shift === 0 && !together;
  const found = canLoop
    ? rowLoopsOf(phase, context, unit)
    : 'rows of a warp, of other warps than the first, or with shared folds';
  const loops = context.note('row-loops', found);
  if (loops !== undefined) return rowLoops(loops, units, context);
  if (together) context.take('shared-folds');
  // All threads run the text around the rows alike; each warp of a block folds there for itself, but for long folds.
  const around = openScope(context, formulas, together ? 'block' : 'warp', units, writeFoldLoop);
  if (isEarly) around.fetchEarly();
  const rows = spreadRows(phase, work, context);
  const group = unit === 'block' ? rowsAtOnce(phase, team, context) : 1;
  const whySingle = unit === 'block' ? 'long text, or too many, too few or unknown rows' : noBlock;
  if (context.note('rows-together', group > 1 || whySingle)) {
    context.take('rows-together');
    const groups = rowGroups(phase, team, around, rows, group, context);
    return [...around.statements, ...groups];
  }
  const row = around.inner(rows.names, team);
  row.put(...rows.statements);
  if (team === 'thread' && phase.sweeps.length === 0) row.fetchRows();
  if (isEarly) row.fetchEarly();
  writeNestRow(phase, row);
  const all = [...around.statements, rows.loop(row.statements)];
  return team === 'block' || together ? all : bySomeWarps(phase, work, all, context);
}

/** A list is the work of one warp. */
function topk(phase: TopkPhase, work: Work, context: StageContext): Statement[] {
  const { team, units } = work;
  if (phase.rows.length === 0) return byTeam([loopPhase(phase, team, units, context)], work);
  const { statements, names, loop } = spreadRows(phase, work, context);
  const list = loopPhase({ ...phase, rows: [] }, team, new Map([...units, ...names]), context);
  return bySomeWarps(phase, work, [loop([...statements, list])], context);
}

/** What one team does for its unit: a warp's work in a block is done by one warp alone. */
function byTeam(statements: readonly Statement[], { unit, team, shift }: Work): Statement[] {
  return team === unit ? [...statements] : [when(equal(warp, shift), statements)];
}

/** The rows of a phase spread over the teams of a unit. */
interface Rows {
  readonly row: Name;
  readonly begin: Value;
  readonly count: Value;
  readonly step: number;
  /** What binds the indices of a row, and these. */
  readonly statements: readonly Statement[];
  readonly names: ReadonlyMap<Axis, Value>;
  /** The loop of a team over its rows, some at a time. */
  readonly loop: (body: readonly Statement[], together?: number) => Statement;
}

function spreadRows({ rows }: Phase, work: Work, context: StageContext): Rows {
  const row = name(context.fresh('row'), 'i32');
  const { begin, step } = rowStep(work, context.threads);
  const count = context.points(rows);
  const loop: Rows['loop'] = (body, together = 1) => serialLoop(row.name, begin, count, body, together * step);
  return { row, begin, count, step, loop, ...axesAt(rows, row, context) };
}

/** Warps of a block that find no work pass over it. */
function bySomeWarps(
  phase: Phase,
  { unit, team, shift }: Work,
  statements: Statement[],
  { warps: all }: StageContext,
): Statement[] {
  const warps = warpsOf(phase, team, all);
  if (unit !== 'block' || warps >= all) return statements;
  return [when(below(shifted(warp, shift, all), warps), statements)];
}

function rowsAtOnce(phase: NestPhase, team: Team, { program, threads, warps }: StageContext): number {
  if (team === 'block') return 1;
  return team === 'warp' ? rowsOfWarp(phase, program.tree, warps) : rowsOfThread(phase, threads);
}

/**
 * Several rows of a warp or thread: the values of all before the first store, a step of all rows before the next of any.
 * One behind the last is this team's last once more, not stored: the last of the phase may be another's, and stored by then. (To take
 * the first instead needs a condition, which the compiler joins with that of the store: a branch between the loads.)
 */
function rowGroups(
  phase: NestPhase,
  team: Team,
  around: Scope,
  { row, begin, count, step, loop }: Rows,
  group: number,
  context: StageContext,
): Statement[] {
  const rows = Array.from({ length: group }, (_, r) => (r === 0 ? row : name(context.fresh('row'), 'i32')));
  // Where the rows fill every turn, none is behind the last.
  const isWhole = points(phase.rows) % (group * step) === 0;
  const at = (r: number): Value => plus(row, r * step);
  const final = minus(count, 1);
  const last = name(context.fresh('last'), 'i32');
  const made = rows.map((own, r) => {
    const { statements, names: axes } = axesAt(phase.rows, own, context);
    const scope = around.inner(axes, team);
    scope.put(...statements);
    const stores = scope.prepare(phase.writes, false);
    return { scope, stores: r === 0 || isWhole ? stores : [when(below(at(r), count), stores)] };
  });
  const stores = made.flatMap((one) => one.stores);
  const body = [
    ...rows.slice(1).map((own, r) => bind(own, isWhole ? at(r + 1) : least(at(r + 1), last))),
    ...interleaved(made.map(({ scope }) => scope.statements)),
    ...(team === 'warp' ? [meetOf(team), when(isFirst, stores)] : stores),
  ];
  if (isWhole) return [loop(body, group)];
  const beyond = remainder(minus(final, begin), step);
  return [bind(last, minus(final, beyond)), loop(body, group)];
}

/** Statements of the same shape one by one; others one text behind the other. */
function interleaved(texts: readonly (readonly Statement[])[]): Statement[] {
  if (texts.some(({ length }) => length !== texts[0].length)) return texts.flat();
  return texts[0].flatMap((_, i) => texts.map((one) => one[i]));
}

/** Warps of a block that find work in a phase. */
export function warpsOf(phase: Phase, team: Team, blockWarps: number): number {
  const rows = mostPoints(phase.rows);
  if (team === 'block') return blockWarps;
  return Math.min(blockWarps, Math.max(1, team === 'warp' ? rows : Math.ceil(rows / warpThreads)));
}

function shifted(number: Value, by: number, count: number): Value {
  if (by === 0) return number;
  const moved = plus(number, count - by);
  const isPower = (count & (count - 1)) === 0;
  return isPower ? operation('bitAnd', 'i32', moved, int(count - 1)) : remainder(moved, int(count));
}

/** Where a thread starts among the rows, and how far it goes from one to its next. */
function rowStep({ unit, team, shift }: Work, blockThreads: number): { readonly begin: Value; readonly step: number } {
  if (team === unit && team !== 'thread') return { begin: int(0), step: 1 };
  const blockWarps = blockThreads / warpThreads;
  if (team === 'warp') return { begin: shifted(warp, shift, blockWarps), step: blockWarps };
  if (unit !== 'block') return { begin: laneIndex, step: warpThreads };
  return { begin: shifted(thread, shift * warpThreads, blockThreads), step: blockThreads };
}
