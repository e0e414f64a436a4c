/**
 * Parts by the loop language: passes bind them (loop/passes), lowering makes loops of them (loop/lower), and the printer writes
 * these. Here they are placed among the turns of a stage. So far: plain maps, folds of one
 * chunk, and folds down columns.
 */
import { changePhase } from '../../fuse/rename.js';
import { Sharing } from '../../fuse/sharing.js';
import { hasFold, type Part } from '../../fuse/stage.js';
import { largest, product } from '../../kernel/dimension.js';
import type { Statement } from '../loop/language.js';
import { lowerChunks } from '../loop/lower/chunk-fold.js';
import { lowerColumns } from '../loop/lower/column-fold.js';
import { type LoweredPart, lowerMap } from '../loop/lower/map.js';
import { Module } from '../loop/lower/module.js';
import { freshNest, type PartNest } from '../loop/nest.js';
import { applyPasses, mapPasses, type Pass } from '../loop/passes/index.js';
import { roundUp, type StageContext } from './context.js';
import { cudaMachine } from './machine.js';
import { type PartText, unitLines } from './part-text.js';
import { Printer } from './print.js';
import type { Strategy } from './strategy.js';

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
  // Functions that were written out may have formulas in common.
  const sharing = new Sharing();
  const phases = part.phases.map((phase) => changePhase(phase, (expr) => sharing.unique(expr)));
  const stage = { name: part.phases[0].ops.join('+'), parts: [{ ...part, phases }] };
  const nest = freshNest(stage, context.program, machine, fixedUnits);
  const { nest: bound, outcomes } = applyPasses(nest, machine, passes);
  context.noteOutcomes(outcomes);
  return bound.parts[0];
}

/** The loops of a part as it is bound. */
export function lowerPart(module: Module, nest: PartNest): LoweredPart {
  if (nest.columns !== undefined) return lowerColumns(module, nest, nest.columns);
  return nest.chunks === undefined ? lowerMap(module, nest) : lowerChunks(module, nest, nest.chunks);
}

/** What the loops of one part or phase share, whose units have so many threads. */
export function moduleOf({ program, control, tuning }: StageContext, threads: number): Module {
  return new Module(program, control, cudaMachine(tuning), [], threads, (_, name) => {
    throw new Error(`CUDA: ${name} was not expanded`);
  });
}

export function loopText(nest: PartNest, turn: string, context: StageContext): PartText {
  const unit = context.fresh('unit');
  const printer = new Printer(unit);
  const { prologue, body, sharedWords } = lowerPart(moduleOf(context, context.threads), nest);
  for (const statement of prologue) declare(statement, printer, context);
  const { units } = nest.columns ?? nest.chunks ?? nest.map ?? nest.part;
  const team = nest.unit === 'thread' ? 'thread' : 'block';
  const count = context.product(units.map(({ extent }) => extent));
  return {
    team,
    units,
    count,
    lines: unitLines(team, unit, turn, count, context.threads, printer.statements(body)),
    sharedWords: roundUp(sharedWords),
    strategies: strategiesOf(nest),
    residentThreads: residentThreads(nest, body),
  };
}

/** What all threads know stands at the head; local arrays are declared with the phases that fill them. */
export function declare(statement: Statement, printer: Printer, context: StageContext): void {
  if (statement.kind !== 'let' && statement.kind !== 'base') throw new Error(`CUDA: ${statement.kind} in a prologue`);
  if (statement.kind === 'base' && statement.space === 'shared') return;
  const isSize = statement.kind === 'let' && statement.value.type === 'i32';
  context.declareName(statement.name, printer.statement(statement)[0], isSize);
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
  if (product(map.units.map(({ extent }) => largest(extent))) <= manyThreads) return undefined;
  if (map.window.sum !== undefined) return 1024;
  return map.window.families.length === 1 && countStatements(body) <= lightWindow ? 1280 : undefined;
}

function countStatements(statements: readonly Statement[]): number {
  return statements.reduce((sum, one) => sum + 1 + ('body' in one ? countStatements(one.body) : 0), 0);
}
