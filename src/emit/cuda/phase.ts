/** A phase of a unit as text: its rows spread over the team that works on the unit. */
import { type NestPhase, type OpaquePhase, type Phase, phaseExpressions, type TopkPhase } from '../../fuse/stage.js';
import { largest, product } from '../../kernel/dimension.js';
import { byteSize } from '../../kernel/dtype.js';
import { FieldbrainError } from '../../kernel/errors.js';
import type { Axis } from '../../kernel/expr.js';
import { findOpaque, type OpaqueTensor } from '../../kernel/opaque.js';
import { block } from './c-text.js';
import { axisLines, type StageContext } from './context.js';
import { writeFoldLoop, writeNestRow } from './fold.js';
import { loopPhaseLines } from './loop-part.js';
import { rowLoopLines, rowLoopsOf } from './row-loops.js';
import { rowsOfThread, rowsOfWarp, sharedFolds, type Team } from './schedule.js';
import { openScope, type Scope } from './scope.js';
import { warpThreads } from './tuning.js';

/** Who does a phase: the team of a unit and that of one of its rows; `units`: the names of the unit's indices. */
interface Work {
  readonly unit: Team;
  readonly team: Team;
  readonly units: ReadonlyMap<Axis, string>;
  /** Warps of a block before the first that has work: phases which do not wait for each other find different warps. */
  readonly shift: number;
}

/** One phase of a unit. */
export function phaseLines(phase: Phase, work: Work, context: StageContext): string[] {
  const { unit, team, units, shift } = work;
  if (shift > 0) context.take('warp-choice');
  if (phase.kind === 'opaque') {
    context.take('opaque');
    return opaqueLines(phase, context);
  }
  if (phase.kind === 'topk') return topkLines(phase, work, context);
  if (phase.kind !== 'nest') return loopPhaseLines(phase, unit, units, context);
  const formulas = phaseExpressions(phase);
  // Where a block does a brain's chain, what a phase loads anyhow is asked for at its beginning.
  const isEarly = unit === 'block' && phase.sweeps.length === 0;
  if (unit === 'thread' || (phase.rows.length === 0 && team !== 'thread')) {
    const row = openScope(context, formulas, team, units, writeFoldLoop);
    if (isEarly) row.fetchEarly();
    writeNestRow(phase, row);
    return byTeam(row.lines, work);
  }
  const together = unit === 'block' && sharedFolds(phase, context.program.tree).length > 0;
  const canLoop = team === 'thread' && shift === 0 && !together;
  const loops = canLoop ? rowLoopsOf(phase, context, unit) : undefined;
  if (loops !== undefined) return rowLoopLines(loops, units, context);
  if (together) context.take('shared-folds');
  // All threads run the text around the rows alike; each warp of a block folds there for itself, but for long folds.
  const around = openScope(context, formulas, together ? 'block' : 'warp', units, writeFoldLoop);
  if (isEarly) around.fetchEarly();
  const count = rowCount(phase, context);
  const rows = spreadRows(phase, work, context);
  const group = unit === 'block' ? rowsAtOnce(phase, team, context) : 1;
  if (group > 1) {
    context.take('rows-together');
    const inner = groupLines(phase, team, around, { ...rows, count }, group, context);
    return [...around.lines, ...block(rows.head(count, `${group} * ${rows.step}`), inner)];
  }
  const row = around.inner(rows.names, team);
  row.put(...rows.lines);
  if (team === 'thread' && phase.sweeps.length === 0) row.fetchRows();
  if (isEarly) row.fetchEarly();
  writeNestRow(phase, row);
  const all = [...around.lines, ...block(rows.head(count), row.lines)];
  return team === 'block' || together ? all : bySomeWarps(phase, work, all, context);
}

/** A list is the work of one warp. */
function topkLines(phase: TopkPhase, work: Work, context: StageContext): string[] {
  const { team, units } = work;
  if (phase.rows.length === 0) return byTeam(loopPhaseLines(phase, team, units, context), work);
  const { lines, names, head } = spreadRows(phase, work, context);
  const body = loopPhaseLines({ ...phase, rows: [] }, team, new Map([...units, ...names]), context);
  return bySomeWarps(phase, work, block(head(rowCount(phase, context)), [...lines, ...body]), context);
}

/** What one team does for its unit: a warp's work in a block is done by one warp alone. */
function byTeam(lines: string[], { unit, team, shift }: Work): string[] {
  return team === unit ? lines : block(`if (warp == ${shift})`, lines);
}

/** The rows of a phase spread over the teams of a unit: the loop of a team over its rows, and the indices of each. */
function spreadRows({ rows }: Phase, work: Work, context: StageContext) {
  const row = context.fresh('row');
  const [begin, step] = rowStep(work, context.threads);
  const head = (count: string, by = step): string => `for (int ${row} = ${begin}; ${row} < ${count}; ${row} += ${by})`;
  return { row, step, head, ...axisLines(rows, row, context) };
}

function rowCount({ rows }: Phase, context: StageContext): string {
  return context.product(rows.map((axis) => axis.extent));
}

/** Warps of a block that find no work pass over it. */
function bySomeWarps(
  phase: Phase,
  { unit, team, shift }: Work,
  lines: string[],
  { warps: all }: StageContext,
): string[] {
  const warps = warpsOf(phase, team, all);
  if (unit !== 'block' || warps >= all) return lines;
  return block(`if (${shifted('warp', shift, all)} < ${warps})`, lines);
}

function rowsAtOnce(phase: NestPhase, team: Team, { program, threads, warps }: StageContext): number {
  if (team === 'block') return 1;
  return team === 'warp' ? rowsOfWarp(phase, program.tree, warps) : rowsOfThread(phase, threads);
}

/**
 * Several rows of a warp or thread: the values of all before the first store, a step of all rows before the next of any.
 * One behind the last is the last once more, not stored.
 */
function groupLines(
  phase: NestPhase,
  team: Team,
  around: Scope,
  { row, count, step }: Record<'row' | 'count' | 'step', string>,
  group: number,
  context: StageContext,
): string[] {
  const names = Array.from({ length: group }, (_, r) => (r === 0 ? row : context.fresh('row')));
  const made = names.map((name, r) => {
    const { lines, names: axes } = axisLines(phase.rows, name, context);
    const scope = around.inner(axes, team);
    scope.put(...lines);
    const stores = scope.prepare(phase.writes, false);
    return { scope, stores: r === 0 ? stores : block(`if (${row} + ${r} * ${step} < ${count})`, stores) };
  });
  const stores = made.flatMap((one) => one.stores);
  return [
    ...names.slice(1).map((name, r) => `const int ${name} = min_i32(${row} + ${r + 1} * ${step}, ${count} - 1);`),
    ...interleaved(made.map(({ scope }) => scope.lines)),
    ...(team === 'warp' ? ['__syncwarp();', ...block('if (lane == 0)', stores)] : stores),
  ];
}

/** Texts of the same shape statement by statement; others one behind the other. */
function interleaved(texts: readonly (readonly string[])[]): string[] {
  if (texts.some(({ length }) => length !== texts[0].length)) return texts.flat();
  return texts[0].flatMap((_, i) => texts.map((one) => one[i]));
}

/** Warps of a block that find work in a phase. */
export function warpsOf(phase: Phase, team: Team, blockWarps: number): number {
  const rows = product(phase.rows.map((axis) => largest(axis.extent)));
  if (team === 'block') return blockWarps;
  return Math.min(blockWarps, Math.max(1, team === 'warp' ? rows : Math.ceil(rows / warpThreads)));
}

function shifted(name: string, by: number, count: number): string {
  return by === 0 ? name : `((${name} + ${count - by}) & ${count - 1})`;
}

/** Where a thread starts among the rows, and how far it goes from one to its next. */
function rowStep({ unit, team, shift }: Work, blockThreads: number): [string, string] {
  if (team === unit && team !== 'thread') return ['0', '1'];
  const blockWarps = blockThreads / warpThreads;
  if (team === 'warp') return [shifted('warp', shift, blockWarps), `${blockWarps}`];
  if (unit !== 'block') return ['lane', `${warpThreads}`];
  return [
    shift === 0 ? 'threadIdx.x' : `(int)${shifted('threadIdx.x', shift * warpThreads, blockThreads)}`,
    `${blockThreads}`,
  ];
}

/** An opaque op: its own CUDA body, run by one block, with the names declared that opaque.ts of the kernel promises. */
/** What makes a number of words one of elements, by the bytes of an element. */
const fromWords: Readonly<Record<number, string>> = { 1: ' * 4u', 2: ' * 2u', 4: '', 8: ' / 2u' };

function opaqueLines(phase: OpaquePhase, context: StageContext): string[] {
  const { op } = phase;
  const body = findOpaque(op.body)?.cuda;
  if (body === undefined)
    throw new FieldbrainError(
      'program-unsupported',
      `opaque ${op.name}: ${op.body} has no CUDA body. Give its definition one, or use another device.`,
      { op: op.name, body: op.body },
    );
  const lines: string[] = [];
  const declare = (kind: string, name: string, position: number): OpaqueTensor => {
    const { dtype, shape } = context.tensor(name);
    const offset = context.offset(name, 'current');
    lines.push(`const unsigned int ${kind}_${position} = ${offset}${fromWords[byteSize(dtype)]};`);
    shape.forEach((dimension, axis) => {
      lines.push(`const unsigned int ${kind}_${position}_${axis} = (unsigned int)${context.size(dimension)};`);
    });
    return { name, dtype, shape: shape.map(largest) };
  };
  const reads = op.reads.map((name, position) => declare('read', name, position));
  const writes = op.writes.map((name, position) => declare('write', name, position));
  const text = body({ attributes: op.attributes, reads, writes });
  return block(`/* opaque ${op.name} */`, [
    'const unsigned int lane = threadIdx.x, lanes = blockDim.x;',
    ...lines,
    ...text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ]);
}
