/** A plan's stages as a few lines of text: what the tests of the fusion rules show before and after. */
import { explain, type Target } from '../../src/fuse/index.js';
import type { Program } from '../../src/kernel/index.js';

export function stagesText(program: Program, fusion: 'full' | 'none', target: Target = 'cpu'): string {
  return explain(program, { fusion, target })
    .stages.flatMap((stage, number) =>
      stage.parts.flatMap((part, position) => [
        `${position === 0 ? `stage ${number}` : '      |'} units ${part.units}${part.locals.length > 0 ? ` locals ${part.locals.join(' ')}` : ''}`,
        ...part.phases.map((phase) => `    ${phase}`),
      ]),
    )
    .join('\n');
}

/** Why an op went where it went. */
export function reasonOf(program: Program, op: string, target: Target = 'cpu'): string {
  return explain(program, { target })
    .decisions.filter((decision) => decision.op === op)
    .map((decision) => `${decision.rule}: ${decision.text}`)
    .join('\n');
}

export function rulesFired(program: Program, target: Target = 'cpu'): string[] {
  return explain(program, { target }).decisions.map((decision) => decision.rule);
}
