/**
 * The rows of a phase as loops over their axes, where a block's threads fit the inner ones: a thread keeps its place along
 * them for all its rows, so what depends on it alone (tables by channel, say) is loaded once, and no row number is divided.
 */
import { nodesOf } from '../../fuse/cost.js';
import { type NestPhase, type Phase, phaseExpressions } from '../../fuse/stage.js';
import type { Axis } from '../../kernel/expr.js';
import { knownPoints } from '../loop/passes/folds.js';
import { Roots } from '../loop/roots.js';
import { block } from './c-text.js';
import { axisLines, type StageContext } from './context.js';
import { writeFoldLoop, writeNestRow } from './fold.js';
import { type OpenRows, openRowsOf } from './open-rows.js';
import type { Team } from './schedule.js';
import { openScope } from './scope.js';
import { warpThreads } from './tuning.js';
import { turnLoopLines, turnLoopOf } from './turn-loop.js';

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
  readonly thread: string;
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

export function rowLoopsOf(
  phase: Phase,
  { threads: blockThreads }: StageContext,
  unit: Team = 'block',
): RowLoops | undefined {
  const threads = unit === 'warp' ? warpThreads : blockThreads;
  if (phase.kind !== 'nest' || phase.sweeps.length > 0) return undefined;
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
  if (places === 1 || (split === undefined && step > 1)) return undefined;
  const rows = knownPoints(split === undefined ? whole : [...whole, split]);
  if (rows === undefined || rows / step < leastRows) return undefined;
  if (split !== undefined && (split.extent as number) % step !== 0) return undefined;
  return { phase, whole, fixed, places, split, step, thread: unit === 'warp' ? 'lane' : 'threadIdx.x' };
}

/** The rows away from the border, which have a loop of their own that loads a turn ahead; undefined where there is none. */
export function openLoopOf({ phase, fixed, split, thread }: RowLoops, context: StageContext): OpenRows | undefined {
  if (split === undefined || thread !== 'lane') return undefined;
  return openRowsOf(phase, new Set([...fixed, split]), new Roots(phaseExpressions(phase)), context);
}

export function rowLoopLines(rowLoops: RowLoops, units: ReadonlyMap<Axis, string>, context: StageContext): string[] {
  const { phase, fixed, places, split, step, whole, thread } = rowLoops;
  const expressions = phaseExpressions(phase);
  const alongRow = split !== undefined && thread === 'lane';
  const open = openLoopOf(rowLoops, context);
  context.take('row-loops');
  if (open !== undefined) context.take('open-rows');
  if (alongRow) context.take('turn-loop');
  const loop = alongRow ? turnLoopOf(open?.phase ?? phase, split, step, places, open !== undefined) : undefined;
  const formulas = [...new Set([...expressions, ...(loop?.phases.flatMap(phaseExpressions) ?? [])])];
  const splits = nodesOf(expressions) <= mostNodes;
  const around = openScope(context, formulas, 'warp', units, writeFoldLoop, splits);
  const place = context.fresh('place');
  const { lines, names } = axisLines(fixed, place, context);
  const kept = around.inner(names, 'thread');
  kept.put(`const int ${place} = ${step === 1 ? thread : `${thread} % ${places}`};`, ...lines);
  let scope = kept;
  let nested = (body: readonly string[]): string[] => [...around.lines, ...kept.lines, ...body];
  const enter = (axis: Axis, begin: string, by: (name: string) => string, unroll = '#pragma unroll 1'): void => {
    const name = context.fresh(`${axis.name}_`);
    const [inner, outer] = [scope.inner(new Map([[axis, name]]), 'thread'), nested];
    const head = `for (int ${name} = ${begin}; ${name} < ${axis.extent}; ${by(name)})`;
    nested = (body) => outer(block(head, inner.lines.concat(body), unroll));
    scope = inner;
  };
  if (alongRow && loop !== undefined) {
    for (const axis of whole) enter(axis, '0', (name) => `++${name}`);
    const along = turnLoopLines(loop, scope, context);
    if (open === undefined) return nested(along);
    const inside = open.bounds.map(({ index, size }) => `(unsigned int)${scope.named(index)} < ${size}u`);
    const ruled = turnLoopLines(turnLoopOf(phase, split, step, places, false), scope, context);
    return nested([...block(`if (${inside.join(' && ')})`, along), ...block('else', ruled)]);
  }
  if (split !== undefined) enter(split, `${thread} / ${places}`, (name) => `${name} += ${step}`);
  whole.forEach((axis, i) => {
    const isShort = i === whole.length - 1 && (axis.extent as number) <= mostWritten;
    enter(axis, '0', (name) => `++${name}`, isShort ? `#pragma unroll${splits ? '' : ' 2'}` : undefined);
  });
  writeNestRow(phase, scope);
  return nested([]);
}
