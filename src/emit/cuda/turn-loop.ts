/**
 * The loop of a warp along its row. Its threads stand side by side at some places of the row and go on together; two turns
 * are written out. Pointers and numbers move along with the loop, and where nothing is in the way (no border rule decides
 * what is loaded) each turn's loads are issued before the turn in front of it is computed.
 */
import { changeNest } from '../../fuse/rename.js';
import { type NestPhase, phaseExpressions } from '../../fuse/stage.js';
import { type Interval, intervalOf } from '../../kernel/bounds.js';
import type { Axis, Expr } from '../../kernel/expr.js';
import { rewriter, visit } from '../../kernel/walk.js';
import { below, int, laneIndex, name, operation, plus, type Statement, times } from '../loop/language.js';
import { serialLoop } from '../loop/lower/kernel.js';
import { bind } from '../loop/statements.js';
import type { StageContext } from './context.js';
import { RunningNumbers, RunningPointers, TurnLoads } from './running.js';
import type { Scope } from './scope.js';

/** Turns that are written out. */
const most = 2;

export interface TurnLoop {
  readonly axis: Axis;
  /** Places of the row that the warp takes in a turn, and how many threads share one. */
  readonly step: number;
  readonly places: number;
  /** What each of the turns that are written out computes. */
  readonly phases: readonly NestPhase[];
  /** Whether turns load what the next one wants. */
  readonly ahead: boolean;
}

/** The loop over the rows of a phase; an open one has neighbours at fixed distances, and turns that know where they are. */
export function turnLoopOf(phase: NestPhase, axis: Axis, step: number, places: number, isOpen: boolean): TurnLoop {
  const extent = axis.extent as number;
  const together = (extent / step) % most === 0 ? most : 1;
  const phases = Array.from({ length: together }, (_, u) => {
    const high = extent - (together - u) * step + step - 1;
    return isOpen ? withinRange(phase, axis, { low: u * step, high }) : phase;
  });
  return { axis, step, places, phases, ahead: isOpen && together > 1 };
}

/** `kept`: the scope around the loop, in which a thread knows its place beside the others. */
export function turnLoop(
  { axis, step, places, phases, ahead }: TurnLoop,
  kept: Scope,
  context: StageContext,
): Statement[] {
  const turn = name(context.fresh('turn'), 'i32');
  const together = phases.length;
  const each = together * step;
  const first = operation('div', 'i32', laneIndex, int(places));
  const pointers = new RunningPointers(context, first, each);
  const numbers = new RunningNumbers(context, first, each);
  const made = phases.map((phase, u) => {
    const index = name(context.fresh(`${axis.name}_`), 'i32');
    const scope = kept.inner(new Map([[axis, index]]), 'thread');
    const whole = together === 1 ? turn : times(turn, together);
    scope.put(bind(index, plus(times(u === 0 ? whole : plus(whole, u), step), first)));
    const loads = new TurnLoads(context, pointers);
    scope.follow(
      { pointers, numbers, axis, index, ahead: u * step, beside: step, each, turn },
      ahead ? loads : undefined,
    );
    return { scope, loads, stores: scope.prepare(phase.writes, false) };
  });
  const passes = (axis.extent as number) / each;
  const isNext = below(turn, passes - 1);
  // Without loads ahead, the values of all turns before the first store: no load is issued before a store that stands in front of it.
  const written = ahead
    ? made.flatMap(({ scope, loads, stores }, u) => {
        const next = made[u + 1]?.loads.behind(loads) ?? made[0].loads.again(loads, isNext);
        return [...next, ...scope.statements, ...stores];
      })
    : [...made.flatMap(({ scope }) => scope.statements), ...made.flatMap(({ stores }) => stores)];
  const body = [...numbers.heads(), ...pointers.heads(), ...written, ...numbers.ends(), ...pointers.ends()];
  const begins = [...numbers.begins, ...pointers.begins, ...made[0].loads.begins()];
  return [...begins, { ...serialLoop(turn.name, 0, passes, body), unroll: 1 }];
}

/**
 * What one of the turns that a loop writes out knows of its index: the first is never at the end of the row, nor the last
 * at its beginning. Choices that this decides are made here.
 */
export function withinRange(phase: NestPhase, axis: Axis, range: Interval): NestPhase {
  const ranges = new Map<Expr, Interval>();
  visit(phaseExpressions(phase), (expr) => {
    if (expr.op === 'index' && expr.axis === axis) ranges.set(expr, range);
  });
  const decide = rewriter((expr) => {
    const decided = expr.op === 'select' ? decidedBy(expr.args[0], ranges) : undefined;
    return decided === undefined ? expr : expr.args[decided ? 1 : 2];
  });
  return changeNest(phase, decide);
}

/** Whether a comparison of whole numbers always holds, or never. */
function decidedBy(condition: Expr, ranges: Map<Expr, Interval>): boolean | undefined {
  if (condition.op !== 'lt' && condition.op !== 'ge') return undefined;
  const [a, b] = condition.args.map((arg) => intervalOf(arg, ranges));
  const isBelow = a.high < b.low ? true : a.low >= b.high ? false : undefined;
  return isBelow === undefined || condition.op === 'lt' ? isBelow : !isBelow;
}
