/**
 * A large map behind small phases that only prepare local arrays, the same for many units: those are computed once for all
 * units that a block takes one after the other, and the map is done as if it stood alone.
 */
import { phaseAccesses, sameTensor } from '../../fuse/access.js';
import { type Part, phaseExpressions } from '../../fuse/stage.js';
import { freeAxes } from '../../kernel/walk.js';
import { name, operation } from '../loop/language.js';
import { localSize } from '../loop/lower/kernel.js';
import type { PartNest } from '../loop/nest.js';
import { knownPoints } from '../loop/passes/folds.js';
import { assign, when } from '../loop/statements.js';
import { chainStatements } from './chain.js';
import type { StageContext } from './context.js';
import { bindPart, loopText } from './loop-part.js';
import type { PartText } from './part-text.js';
import { rowTeam } from './schedule.js';
import { meetOf } from './scope.js';
import { axesAt } from './scope-kernel.js';

/** The map, begun by what it keeps of the phases before, or why there is none. */
export function prologueText(part: Part, turn: string, context: StageContext): PartText | string {
  const main = part.phases[part.phases.length - 1];
  const before = part.phases.slice(0, -1);
  if (before.length === 0 || main.kind !== 'nest') return 'no loop nest behind other phases';
  const isLocal = new Set(part.locals.map(({ name }) => name));
  const stores = phaseAccesses(main).writes;
  for (const phase of before) {
    if (phase.kind !== 'nest') return `before the last phase stands no loop nest, but ${phase.kind}`;
    const { reads, writes } = phaseAccesses(phase);
    if (!writes.every(({ tensor }) => isLocal.has(tensor))) return 'earlier phases write more than local arrays';
    // Several blocks share a unit: one may store in the map before another has prepared.
    if (stores.some((store) => reads.some((read) => sameTensor(read, store))))
      return 'it stores what earlier phases read';
  }
  const used = new Set(before.flatMap((phase) => phaseExpressions(phase)).flatMap((expr) => [...freeAxes(expr)]));
  const outer = part.units.reduce((last, axis, i) => (used.has(axis) ? i + 1 : last), 0);
  const alone: Part = { units: [...part.units, ...main.rows], phases: [{ ...main, rows: [] }], locals: part.locals };
  const map = bindPart(alone, context, outer);
  if (map.map === undefined || alone.units.slice(0, outer).includes(map.map.lane))
    return 'the last phase is no large map';
  return keptText(part, map, outer, turn, context);
}

/**
 * A block keeps the prologue of its outer index, which depends on the first `outer` units; all its turns lie within one, since
 * inner units fill whole turns.
 */
function keptText(part: Part, map: PartNest, outer: number, turn: string, context: StageContext): PartText | string {
  const localWords = localSize(part.locals);
  const locals = context.enterPart(part.locals);
  const { residentThreads: _, loops, ...text } = loopText(map, turn, context);
  const inner = text.units.slice(outer);
  const perOuter = knownPoints(inner) ?? Number.NaN;
  if (outer > 0 && !(perOuter % context.threads === 0)) return 'the units of one prologue are no whole turns';
  context.beginWork(localWords);
  const own = name(context.fresh('outer'), 'i32');
  const ready = name(context.fresh('ready'), 'i32');
  const turns = outer === 0 ? undefined : perOuter / context.threads;
  const units = part.units.slice(0, outer);
  const { statements: axes, names } = axesAt(units, own, context);
  const phases = part.phases.slice(0, -1);
  const rows = phases.map((phase) => rowTeam(phase, 'block', context.program.tree, context.threads));
  const chain = chainStatements({ ...part, phases }, { unit: 'block', rows }, names, context);
  const isOther = operation('ne', 'bool', own, ready);
  const body = [...locals, when(isOther, [meetOf('block'), ...axes, ...chain, assign(ready, own)])];
  const index = `const int ${own.name} = ${turns === undefined ? '0' : `${turn} / ${turns}`};`;
  return {
    ...text,
    ...(loops && { loops: { ...loops, kept: { outer: own, turns, ready, body } } }),
    head: [`int ${ready.name} = -1;`],
    lines: [index, ...context.print(body), ...text.lines],
    sharedWords: localWords + context.workWords,
    strategies: ['prologue', ...text.strategies, ...context.strategies],
  };
}
