/**
 * The phases of a unit one after the other. A barrier of the team stands only before a phase that touches what one since
 * the last barrier wrote, or writes what one read; phases in between share the block, each on warps of its own. Phases are
 * moved forward to where they can do so.
 */
import { type Accesses, mustWait, phaseAccesses } from '../../fuse/access.js';
import type { Part, Phase } from '../../fuse/stage.js';
import { largest, product } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import { indent } from './c-text.js';
import type { StageContext } from './context.js';
import { phaseLines, warpsOf } from './phase.js';
import { type Schedule, sharedFolds, type Team } from './schedule.js';
import { phaseWeight, WarpLoads } from './warp-choice.js';

export function chainLines(
  part: Part,
  { unit, rows }: Pick<Schedule, 'unit' | 'rows'>,
  names: ReadonlyMap<Axis, string>,
  context: StageContext,
): string[] {
  const lines: string[] = [];
  const barrier = unit === 'warp' ? '__syncwarp();' : '__syncthreads();';
  let wave: Accesses[] = [];
  let taken = 0;
  const loads = new WarpLoads(context.warps);
  const meet = (): void => {
    lines.push(barrier);
    [wave, taken] = [[], 0];
    loads.clear();
  };
  const isAlone = (i: number): boolean => !canShare(part.phases[i], rows[i], unit, context);
  const weights = part.phases.map((phase, i) => (unit === 'block' ? weightOf(phase, rows[i], context) : 0));
  for (const i of unit === 'thread' ? part.phases.keys() : earliest(part.phases, isAlone, weights)) {
    const phase = part.phases[i];
    const own = phaseAccesses(phase);
    const alone = isAlone(i);
    const waits = wave.some((before) => alone || mustWait(before, own));
    if (waits && unit !== 'thread') meet();
    const before = context.workWords;
    const warps = warpsOf(phase, rows[i], context.warps);
    const shift = unit === 'block' ? loads.take(warps, weights[i], taken % context.warps) : 0;
    const write = (): string[] => phaseLines(phase, unit, rows[i], names, context, shift);
    lines.push(...(part.phases.length < longChain ? write() : enclosed(context, write)));
    wave.push(own);
    taken += warps;
    // What works in shared memory with all threads is ended by a barrier before anything else goes on.
    if ((alone || context.workWords > before) && unit !== 'thread') meet();
  }
  const chained = part.phases.length > 1 || part.locals.length > 0 || context.workWords > 0;
  if (chained && unit !== 'thread' && wave.length > 0) lines.push(barrier);
  return lines;
}

/** Chains of so many phases use more tensors than there are registers for their addresses. */
export const longChain = 3;

function enclosed(context: StageContext, write: () => string[]): string[] {
  const { declared, written } = context.scoped(write);
  return declared.length === 0 ? written : ['{', ...indent([...declared, ...written]), '}'];
}

/** What a phase costs a warp that takes part in it. */
function weightOf(phase: Phase, team: Team, { threads, warps }: StageContext): number {
  const together = team === 'thread' ? threads : team === 'warp' ? warps : 1;
  const rows = product(phase.rows.map((axis) => largest(axis.extent)));
  return phaseWeight(phase, team, Math.ceil(rows / together));
}

/** Loop nests and top-k lists by threads or warps meet nobody else inside. */
function canShare(phase: Phase, team: Team, unit: Team, { program }: StageContext): boolean {
  if (unit === 'block' && sharedFolds(phase, program.tree).length > 0) return false;
  return (phase.kind === 'nest' || phase.kind === 'topk') && team !== 'block';
}

/**
 * Phases as early as what they wait for allows, so that those which do not wait for each other stand together; two that
 * touch the same elements keep their order. Among phases that could run together, those that need the block alone come
 * last, and of the others those that take longest first, so that short ones find warps that would only wait.
 */
function earliest(phases: readonly Phase[], isAlone: (i: number) => boolean, weights: readonly number[]): number[] {
  const accesses = phases.map(phaseAccesses);
  const levels: number[] = [];
  phases.forEach((_, i) => {
    const before = levels.map((level, j) => (mustWait(accesses[j], accesses[i]) ? level + 1 : 0));
    levels.push(Math.max(0, ...before));
  });
  const late = (i: number): number => levels[i] * 2 + (isAlone(i) ? 1 : 0);
  return [...phases.keys()].sort((a, b) => late(a) - late(b) || weights[b] - weights[a] || a - b);
}
