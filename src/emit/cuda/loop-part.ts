/**
 * Parts by the loop language: passes bind them (loop/passes), lowering makes loops of them (loop/lower), and the printer writes
 * these. Here they are placed among the turns of a stage. So far: plain maps, folds of one chunk and folds down columns as parts,
 * and scans, histograms and top-k as phases of a chain.
 */
import { hasFold, type NestPhase, type Part, phaseExpressions, type RowPhase } from '../../fuse/stage.js';
import type { Axis } from '../../kernel/expr.js';
import { name, type SharedArray, type Statement, type Value } from '../loop/language.js';
import { ChunkLoops } from '../loop/lower/chunk-fold.js';
import { ColumnLoops } from '../loop/lower/column-fold.js';
import { Kernel, roundUp } from '../loop/lower/kernel.js';
import { lowerMap } from '../loop/lower/map.js';
import { MapValues } from '../loop/lower/map-values.js';
import type { Module } from '../loop/lower/module.js';
import { writeRowPhase } from '../loop/lower/row-op.js';
import { Scope } from '../loop/lower/scope.js';
import { freshNest, type PartNest } from '../loop/nest.js';
import { layoutsOf } from '../loop/pairs.js';
import { mostPoints } from '../loop/passes/folds.js';
import { whyNotPicked } from '../loop/passes/forms.js';
import { applyPasses, mapPasses, type Pass } from '../loop/passes/index.js';
import { bind } from '../loop/statements.js';
import { countStatements } from '../loop/walk.js';
import type { StageContext } from './context.js';
import { type PartText, unitLines } from './part-text.js';
import { Printer } from './print.js';
import type { Team } from './schedule.js';
import type { CudaPass, Strategy } from './strategy.js';
import { cudaMachine, warpThreads } from './tuning.js';

/** Whether a part is one phase that stores values at every unit, without sums. */
export function isMap({ phases, locals }: Part): boolean {
  const [phase] = phases;
  if (phases.length !== 1 || locals.length > 0 || phase.kind !== 'nest') return false;
  return phase.rows.length === 0 && phase.sweeps.length === 0 && !hasFold(phase);
}

/** The part as the passes bind it; the first `fixedUnits` units keep their place. */
export function bindPart(
  part: Part,
  context: StageContext,
  fixedUnits = 0,
  passes: readonly Pass[] = mapPasses,
): PartNest {
  const machine = cudaMachine(context.tuning);
  const stage = { name: part.phases[0].ops.join('+'), parts: [part] };
  const nest = freshNest(stage, context.program, machine, fixedUnits);
  const { nest: bound, outcomes } = applyPasses(nest, machine, passes);
  for (const { pass, taken, reason } of outcomes) context.note(pass as CudaPass, taken || reason);
  return bound.parts[0];
}

/** What a thread does, with what is the same for all threads apart. */
interface LoweredPart {
  readonly prologue: readonly Statement[];
  readonly body: readonly Statement[];
  /** Shared memory that a workgroup needs. */
  readonly sharedWords: number;
}

/** The loops of a part as it is bound. */
export function lowerPart(module: Module, nest: PartNest): LoweredPart {
  const { part, columns, chunks } = nest;
  const phase = (columns ?? chunks)?.phase ?? (part.phases[0] as NestPhase);
  const kernel = new Kernel(module, phase.ops.join('+'), part.locals, false);
  const values = new MapValues(kernel, phaseExpressions(phase), layoutsOf(part, module.tensors));
  const { prologue } = kernel;
  if (columns !== undefined) {
    const loops = new ColumnLoops(kernel, values, columns);
    return { prologue, body: loops.body(), sharedWords: loops.words };
  }
  const body =
    chunks === undefined ? lowerMap(kernel, values, nest, phase) : new ChunkLoops(kernel, values, chunks).body();
  return { prologue, body, sharedWords: 0 };
}

export function loopText(nest: PartNest, turn: string, context: StageContext): PartText {
  const unit = context.fresh('unit');
  const printer = new Printer({ unit });
  const { prologue, body, sharedWords } = lowerPart(context.module(), nest);
  context.declareAll(prologue);
  const { units } = nest.columns ?? nest.chunks ?? nest.map ?? nest.part;
  const team = nest.unit === 'thread' ? 'thread' : 'block';
  const count = context.pointsText(units);
  return {
    team,
    units,
    loops: { body },
    count,
    lines: unitLines(team, unit, turn, count, context.threads, printer.statements(body)),
    sharedWords: roundUp(sharedWords),
    strategies: strategiesOf(nest),
    residentThreads: residentThreads(nest, body),
  };
}

function strategiesOf({ map, chunks, columns }: PartNest): Strategy[] {
  if (columns !== undefined) return ['fold-columns'];
  if (chunks !== undefined) return ['vectorise-folds'];
  if (map === undefined) return ['thread'];
  return [
    map.from === undefined ? 'vectorise' : 'vectorise-from-size',
    ...(map.window === undefined ? [] : (['slide-window'] as const)),
    ...(map.window?.sum === undefined ? [] : (['begin-sums-early'] as const)),
    ...(map.cuts.length === 0 ? [] : (['tile-squares'] as const)),
  ];
}

/** Up to this many threads all are resident anyhow, and had better have the registers. */
const manyThreads = 2 ** 17;
/** Up to this many statements a window leaves room for five blocks of 256 threads. */
const lightWindow = 120;

/** What the registers allow without spilling: more loads of other warps are then under way. */
function residentThreads({ map }: PartNest, body: readonly Statement[]): number | undefined {
  if (map?.window === undefined) return undefined;
  if (mostPoints(map.units) <= manyThreads) return undefined;
  if (map.window.sum !== undefined) return 1024;
  return map.window.families.length === 1 && countStatements(body) <= lightWindow ? 1280 : undefined;
}

/** A phase for the team that works on the unit; `units`: the unit's indices. */
export function loopPhase(
  phase: RowPhase,
  team: Team,
  units: ReadonlyMap<Axis, Value>,
  context: StageContext,
): Statement {
  const module = context.module({ thread: 1, warp: warpThreads, block: context.threads }[team]);
  const isPicked = phase.kind === 'topk' && whyNotPicked(phase.op, module.machine) === undefined;
  context.take(phase.kind !== 'topk' ? phase.kind : isPicked ? 'pick-topk' : 'insert-topk');
  const kernel = new Kernel(module, phase.ops.join('+'), context.localTensors, false);
  // Under names of its own: what is lowered knows nothing of the names around it.
  const own = [...units].map(([axis, value]) => ({ axis, value, bound: name(kernel.axisName(axis), 'i32') }));
  const shares = team !== 'thread';
  const scope = new Scope(undefined, new Map(own.map(({ axis, bound }) => [axis, bound])), shares);
  writeRowPhase(kernel, scope, phase, { topk: isPicked ? 'picked' : 'inserted', shared: shares });
  context.declareAll(kernel.prologue);
  const shared = placed(module.declarations(kernel.place), context);
  const body = [...own.map(({ value, bound }) => bind(bound, value)), ...scope.statements];
  return { kind: 'block', by: team === 'block' ? 'workgroup' : team, shared, body };
}

/** Where the shared arrays of a phase begin among the block's words. */
function placed(arrays: readonly SharedArray[], context: StageContext): SharedArray[] {
  const own = arrays.filter(({ name: array }) => array !== 'local');
  if (own.length === 0) return [];
  let at = context.work(own.reduce((words, { length }) => words + roundUp(length), 0));
  return own.map((array) => {
    at += roundUp(array.length);
    return { ...array, at: at - roundUp(array.length) };
  });
}
