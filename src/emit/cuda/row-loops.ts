/**
 * The rows of a phase as loops over their axes, where a block's threads fit the inner ones: a thread keeps its place along
 * them for all its rows, so what depends on it alone (tables by channel, say) is loaded once, and no row number is divided.
 */
import { nodesOf } from '../../fuse/cost.js';
import { type NestPhase, type Phase, phaseExpressions } from '../../fuse/stage.js';
import type { Axis } from '../../kernel/expr.js';
import {
  every,
  inside,
  int,
  type Loop,
  laneIndex,
  name,
  operation,
  type Statement,
  thread,
  type Value,
} from '../loop/language.js';
import { serialLoop } from '../loop/lower/kernel.js';
import { knownPoints } from '../loop/passes/folds.js';
import { Roots } from '../loop/roots.js';
import { bind, when } from '../loop/statements.js';
import type { StageContext } from './context.js';
import { writeFoldLoop, writeNestRow } from './fold.js';
import { type OpenRows, openRowsOf } from './open-rows.js';
import type { Team } from './schedule.js';
import { openScope } from './scope.js';
import { axesAt } from './scope-kernel.js';
import { warpThreads } from './tuning.js';
import { turnLoop, turnLoopOf } from './turn-loop.js';

export interface RowLoops {
  readonly phase: NestPhase;
  /** Axes along which a thread stays where it is, and how many places they have. */
  readonly fixed: readonly Axis[];
  readonly places: number;
  /** The axis that the threads share beyond that: each takes every `step`-th. */
  readonly split: Axis | undefined;
  readonly step: number;
  /** Axes that every thread goes along as a whole. */
  readonly whole: readonly Axis[];
  /** A thread's number in the team that shares the rows. */
  readonly thread: Value;
}

/** Fewer rows a thread than this are not worth a loop of their own. */
const leastRows = 4;
/**
 * So few rows of the innermost loop are written out, two at a time where formulas are long: what they have in common of
 * addresses is computed once.
 */
const mostWritten = 4;
/** Formulas of more operations need their registers for values, not for pointers of outer loops. */
const mostNodes = 360;

/** The loops, or why rows stay numbered. */
export function rowLoopsOf(phase: Phase, { threads: blockThreads }: StageContext, unit: Team): RowLoops | string {
  const threads = unit === 'warp' ? warpThreads : blockThreads;
  if (phase.kind !== 'nest' || phase.sweeps.length > 0) return 'no nest without sweeps';
  const whole = [...phase.rows];
  const fixed: Axis[] = [];
  let places = 1;
  for (let axis = whole.at(-1); axis !== undefined; axis = whole.at(-1)) {
    if (typeof axis.extent !== 'number' || axis.extent < 1 || threads % (places * axis.extent) !== 0) break;
    places *= axis.extent;
    fixed.unshift(axis);
    whole.pop();
  }
  const step = threads / places;
  const split = step === 1 ? undefined : whole.pop();
  if (places === 1 || (split === undefined && step > 1)) return `${threads} threads do not fit the inner axes`;
  const rows = knownPoints(split === undefined ? whole : [...whole, split]);
  if (rows === undefined || rows / step < leastRows) return `fewer than ${leastRows} rows per thread`;
  if (split !== undefined && (split.extent as number) % step !== 0) return 'threads that do not divide an axis';
  return { phase, whole, fixed, places, split, step, thread: unit === 'warp' ? laneIndex : thread };
}

const notAlong = 'no warp goes along a row';
const isOfWarp = (rows: RowLoops): boolean => rows.thread === laneIndex;

/** The rows away from the border, which have a loop of their own that loads a turn ahead, or why there is none. */
export function openLoopOf(rows: RowLoops, context: StageContext): OpenRows | string {
  const { phase, fixed, split } = rows;
  if (split === undefined || !isOfWarp(rows)) return notAlong;
  return openRowsOf(phase, new Set([...fixed, split]), new Roots(phaseExpressions(phase)), context);
}

export function rowLoops(rows: RowLoops, units: ReadonlyMap<Axis, Value>, context: StageContext): Statement[] {
  const { phase, fixed, places, split, step, whole, thread } = rows;
  const expressions = phaseExpressions(phase);
  const alongRow = split !== undefined && isOfWarp(rows);
  const open = context.note('open-rows', openLoopOf(rows, context));
  context.take('row-loops');
  if (open !== undefined) context.take('open-rows');
  if (context.note('turn-loop', alongRow || notAlong)) context.take('turn-loop');
  const loop = alongRow ? turnLoopOf(open?.phase ?? phase, split, step, places, open !== undefined) : undefined;
  const formulas = [...new Set([...expressions, ...(loop?.phases.flatMap(phaseExpressions) ?? [])])];
  const splits = nodesOf(expressions) <= mostNodes;
  const around = openScope(context, formulas, 'warp', units, writeFoldLoop, splits);
  const place = name(context.fresh('place'), 'i32');
  const { statements, names } = axesAt(fixed, place, context);
  const kept = around.inner(names, 'thread');
  kept.put(bind(place, step === 1 ? thread : operation('rem', 'i32', thread, int(places))), ...statements);
  let scope = kept;
  let nested = (body: readonly Statement[]): Statement[] => [...around.statements, ...kept.statements, ...body];
  const enter = (axis: Axis, begin: Value, by: number, unroll: Loop['unroll'] = 1): void => {
    const index = name(context.fresh(`${axis.name}_`), 'i32');
    const [inner, outer] = [scope.inner(new Map([[axis, index]]), 'thread'), nested];
    const extent = axis.extent as number;
    nested = (body) =>
      outer([{ ...serialLoop(index.name, begin, extent, [...inner.statements, ...body], by), unroll }]);
    scope = inner;
  };
  if (loop !== undefined && alongRow) {
    for (const axis of whole) enter(axis, int(0), 1);
    const along = turnLoop(loop, scope, context);
    if (open === undefined) return nested(along);
    const isOpen = every(open.bounds.map(({ index, size }) => inside(scope.named(index), size))) as Value;
    const ruled = turnLoop(turnLoopOf(phase, split, step, places, false), scope, context);
    return nested([when(isOpen, along, ruled)]);
  }
  if (split !== undefined) enter(split, operation('div', 'i32', thread, int(places)), step);
  whole.forEach((axis, i) => {
    const isShort = i === whole.length - 1 && (axis.extent as number) <= mostWritten;
    enter(axis, int(0), 1, isShort ? (splits ? 'all' : 2) : undefined);
  });
  writeNestRow(phase, scope);
  return nested([]);
}
