/** Says for any plan which passes were taken at each part of each kernel, and why the others were not. */
import { controlBlock } from '../../fuse/arena.js';
import { axesText } from '../../fuse/explain.js';
import type { Plan } from '../../fuse/stage.js';
import type { Program } from '../../kernel/program.js';
import type { Machine } from './machine.js';
import { lowerProgram } from './program.js';

/** One part of a kernel: how it is bound, and what became of every pass. */
export interface PartPasses {
  readonly stage: number;
  readonly part: number;
  readonly units: string;
  /** Who runs a unit: a thread, a workgroup and how many threads it has, or a thread that takes several units. */
  readonly binding: string;
  readonly taken: readonly string[];
  readonly left: readonly { readonly pass: string; readonly reason: string }[];
}

export function explainPasses(program: Program, plan: Plan, machine: Machine): PartPasses[] {
  const { kernels } = lowerProgram(program, plan, controlBlock(program), machine);
  // A stage that stands under several guards is the same kernel each time.
  const once = kernels.filter(({ stage }, at) => kernels.findIndex((one) => one.stage === stage) === at);
  return once.flatMap(({ stage, nest, outcomes }) =>
    nest.parts.map((part, position) => {
      const own = outcomes.filter((outcome) => outcome.part === position);
      const teams = part.teams === 1 ? '' : `, ${part.teams} units side by side`;
      return {
        stage,
        part: position,
        units: axesText(part.part.units),
        binding: `a ${part.unit} per unit, ${nest.lanes} threads in a workgroup${teams}`,
        taken: own.filter(({ taken }) => taken).map(({ pass }) => pass),
        left: own.filter(({ taken }) => !taken).map(({ pass, reason }) => ({ pass, reason })),
      };
    }),
  );
}

/** The same as text. */
export function passesText(parts: readonly PartPasses[]): string {
  const lines = ['', 'passes:'];
  for (const { stage, part, units, binding, taken, left } of parts) {
    lines.push(`  stage ${stage}, part ${part} (units ${units}): ${binding}`);
    lines.push(`    taken: ${taken.length === 0 ? 'none' : taken.join(', ')}`);
    const passesBy = new Map<string, string[]>();
    for (const { pass, reason } of left) passesBy.set(reason, [...(passesBy.get(reason) ?? []), pass]);
    for (const [reason, names] of passesBy) lines.push(`    not ${names.join(', ')}: ${reason}`);
  }
  return lines.join('\n');
}
