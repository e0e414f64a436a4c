/**
 * The phases of a unit one after the other. A barrier of the team stands only before a phase that touches what one since
 * the last barrier wrote, or writes what one read; phases in between share the block, each on warps of its own.
 */
import { type Accesses, conflicts, phaseAccesses } from '../../fuse/access.js';
import type { Part, Phase } from '../../fuse/stage.js';
import type { Axis } from '../../kernel/expr.js';
import { indent } from './c-text.js';
import type { StageContext } from './context.js';
import { crewOf, phaseLines, warpsOf } from './phase.js';
import type { Schedule, Team } from './schedule.js';

export function chainLines(
  part: Part,
  { unit, rows }: Pick<Schedule, 'unit' | 'rows'>,
  names: ReadonlyMap<Axis, string>,
  context: StageContext,
): string[] {
  const lines: string[] = [];
  let wave: Accesses[] = [];
  let taken = 0;
  part.phases.forEach((phase, i) => {
    const own = phaseAccesses(phase);
    const alone = !canShare(phase, rows[i]);
    const waits = wave.some((before) => alone || conflicts(before, own).length > 0);
    if (waits && unit !== 'thread') {
      lines.push(crewOf(unit, context).sync);
      [wave, taken] = [[], 0];
    }
    const before = context.workWords;
    const shift = unit === 'block' ? taken % context.warps : 0;
    const write = (): string[] => phaseLines(phase, unit, rows[i], names, context, shift);
    lines.push(...(part.phases.length < longChain ? write() : enclosed(context, write)));
    wave.push(own);
    taken += warpsOf(phase, rows[i], context.warps);
    // What works in shared memory with all threads is ended by a barrier before anything else goes on.
    if ((alone || context.workWords > before) && unit !== 'thread') {
      lines.push(crewOf(unit, context).sync);
      [wave, taken] = [[], 0];
    }
  });
  const chained = part.phases.length > 1 || part.locals.length > 0 || context.workWords > 0;
  if (chained && unit !== 'thread' && wave.length > 0) lines.push(crewOf(unit, context).sync);
  return lines;
}

/** Chains of so many phases use more tensors than there are registers for their addresses. */
export const longChain = 3;

function enclosed(context: StageContext, write: () => string[]): string[] {
  const { declared, written } = context.scoped(write);
  return declared.length === 0 ? written : ['{', ...indent([...declared, ...written]), '}'];
}

/** Loop nests and top-k lists by threads or warps meet nobody else inside. */
function canShare(phase: Phase, team: Team): boolean {
  return (phase.kind === 'nest' || phase.kind === 'topk') && team !== 'block';
}
