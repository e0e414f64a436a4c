/**
 * The rows of a phase as loops over their axes, where a block's threads fit the inner ones: a thread keeps its place along
 * them for all its rows, so what depends on it alone (tables by channel, say) is loaded once, and no row number is divided.
 */
import { nodesOf } from '../../fuse/cost.js';
import { Sharing } from '../../fuse/sharing.js';
import type { NestPhase, Phase } from '../../fuse/stage.js';
import { phaseExpressions } from '../../fuse/stage.js';
import { type Axis, add, type Expr, i32, indexOf, mul } from '../../kernel/expr.js';
import { changeWrite } from '../../kernel/op.js';
import { rewriter } from '../../kernel/walk.js';
import { block } from './c-text.js';
import type { StageContext } from './context.js';
import { writeFoldLoop } from './fold.js';
import { axisLines } from './index-text.js';
import { writeNestRow } from './nest.js';
import { openRowsOf } from './open-rows.js';
import { RunningPointers } from './running-pointers.js';
import type { Team } from './schedule.js';
import { Roots, Scope } from './scope.js';
import { warpThreads } from './tuning.js';

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
/** Turns of a warp along its row whose values are computed before the first of them is stored. */
const turnsTogether = 2;
/** Formulas of more operations need their registers for values, not for pointers of outer loops. */
const mostNodes = 360;

export function rowLoopsOf(
  phase: Phase,
  { threads: blockThreads, tuning }: StageContext,
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
  let rows = 1;
  for (const { extent } of split === undefined ? whole : [...whole, split]) {
    if (typeof extent !== 'number') return undefined;
    rows *= extent;
  }
  if (split !== undefined && (split.extent as number) % step !== 0) return undefined;
  if (rows / step < leastRows) return undefined;
  return {
    ...unrolled(phase, whole, tuning.together),
    fixed,
    places,
    split,
    step,
    thread: unit === 'warp' ? 'lane' : 'threadIdx.x',
  };
}

/** Up to `most` rows along the last axis are computed before the first of them is stored: they share their loads. */
function unrolled(phase: NestPhase, whole: readonly Axis[], most: number): Pick<RowLoops, 'phase' | 'whole'> {
  const axis = whole.at(-1);
  if (axis === undefined) return { phase, whole };
  const extent = axis.extent as number;
  let together = 1;
  while (2 * together <= most && extent % (2 * together) === 0) together *= 2;
  if (together === 1) return { phase, whole };
  const outer: Axis = { name: axis.name, extent: extent / together };
  const sharing = new Sharing();
  const moves = Array.from({ length: together }, (_, r) => {
    const place = extent === together ? i32(r) : add(mul(indexOf(outer), together), r);
    const move = rewriter((expr) => (expr.op === 'index' && expr.axis === axis ? place : expr));
    return (expr: Expr) => sharing.unique(move(expr));
  });
  // Value by value, not row by row: what belongs to one value need not be kept for the others.
  const writes = phase.writes.flatMap((write) => moves.map((move) => changeWrite(write, move)));
  const inner = extent === together ? [] : [outer];
  return { phase: { ...phase, writes }, whole: [...whole.slice(0, -1), ...inner] };
}

export function rowLoopLines(
  { phase, fixed, places, split, step, whole, thread }: RowLoops,
  units: ReadonlyMap<Axis, string>,
  context: StageContext,
): string[] {
  const expressions = phaseExpressions(phase);
  const alongRow = split !== undefined && thread === 'lane' && whole.length === 0;
  const known = new Roots(expressions);
  const open = alongRow ? openRowsOf(phase, new Set([...fixed, split]), known, context) : undefined;
  const roots = open === undefined ? known : new Roots([...expressions, ...phaseExpressions(open.phase)]);
  const splits = nodesOf(expressions) <= mostNodes;
  const around = new Scope(context, roots, 'warp', units, writeFoldLoop, undefined, splits);
  const place = context.fresh('place');
  const { lines, names } = axisLines(fixed, place, context);
  const kept = around.inner(names, 'thread');
  kept.lines.push(`const int ${place} = ${step === 1 ? thread : `${thread} % ${places}`};`, ...lines);
  const loops: { head: string; unroll: string; scope: Scope }[] = [];
  let scope = kept;
  const enter = (axis: Axis, begin: string, by: string, unroll = '#pragma unroll 1'): void => {
    const name = context.fresh(`${axis.name}_`);
    scope = scope.inner(new Map([[axis, name]]), 'thread');
    loops.push({
      unroll,
      head: `for (int ${name} = ${begin}; ${name} < ${axis.extent}; ${by.replace('#', name)})`,
      scope,
    });
  };
  if (alongRow) {
    const turns = (split.extent as number) / step;
    const together = turns % turnsTogether === 0 ? turnsTogether : 1;
    const loop = (own: NestPhase): string[] => {
      const turn = context.fresh('turn');
      const pointers = new RunningPointers(context, `(${thread} / ${places})`, together * step);
      // The values of some turns before the first store: behind it no load could be issued, since it might read what was stored.
      const made = Array.from({ length: together }, (_, u) => {
        const name = context.fresh(`${split.name}_`);
        const inner = kept.inner(new Map([[split, name]]), 'thread');
        const number = together === 1 ? turn : u === 0 ? `${turn} * ${together}` : `(${turn} * ${together} + ${u})`;
        inner.lines.push(`const int ${name} = ${number} * ${step} + ${thread} / ${places};`);
        inner.follow({ pointers, axis: split, text: name, ahead: u * step, beside: step, each: together * step, turn });
        inner.chooseByMask();
        return { inner, stores: inner.prepare(own.writes, false) };
      });
      const head = `for (int ${turn} = 0; ${turn} < ${turns / together}; ++${turn})`;
      const values = made.flatMap(({ inner }) => inner.lines);
      const stores = made.flatMap((one) => one.stores);
      const body = [...pointers.heads(), ...values, ...stores, ...pointers.ends()];
      return [...pointers.begins, '#pragma unroll 1', ...block(head, body)];
    };
    if (open === undefined) {
      const whole = loop(phase);
      return [...around.lines, ...kept.lines, ...whole];
    }
    const inside = open.bounds.map(({ index, size }) => `(unsigned int)${around.named(index)} < ${size}u`);
    const choice = [...block(`if (${inside.join(' && ')})`, loop(open.phase)), ...block('else', loop(phase))];
    return [...around.lines, ...kept.lines, ...choice];
  }
  if (split !== undefined) enter(split, `${thread} / ${places}`, `# += ${step}`);
  whole.forEach((axis, i) => {
    const isShort = i === whole.length - 1 && (axis.extent as number) <= mostWritten;
    enter(axis, '0', '++#', isShort ? `#pragma unroll${splits ? '' : ' 2'}` : undefined);
  });
  writeNestRow(phase, scope);
  let inner: string[] = [];
  for (const { head, unroll, scope: own } of [...loops].reverse())
    inner = [unroll, ...block(head, own.lines.concat(inner))];
  return [...around.lines, ...kept.lines, ...inner];
}
