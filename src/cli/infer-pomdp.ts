/** `fieldbrain infer` for a discrete model (`kind: "pomdp"`): what it prints. The model is checked by the library. */
import type { PomdpPolicy, PomdpProblem, PomdpReport } from '../inference/discrete/index.js';
import { type Output, printAnswer } from './output.js';
import { formatTable } from './table.js';

export async function reportPomdp(problem: object, output: Output): Promise<void> {
  const { inferPomdp } = await import('../inference/discrete/index.js');
  printAnswer(output, { kind: 'pomdp', ...inferPomdp(problem as PomdpProblem) }, describePomdp);
}

/** Policies shown of many, the most probable first. */
const shown = 12;

export function describePomdp(report: PomdpReport): string {
  const { freeEnergy, complexity, accuracy, policies, actions, action } = report;
  const best = [...policies].sort((a, b) => b.probability - a.probability).slice(0, shown);
  const lines = [
    `free energy ${digits(freeEnergy)} nats (complexity ${digits(complexity)}, accuracy ${digits(accuracy)})`,
    ...report.beliefs.map((belief, f) => `  factor ${f}: ${belief.map(digits).join(' ')}`),
    formatTable(
      [
        { title: 'policy', cell: ({ actions: course }: PomdpPolicy) => course.join(' ') },
        { title: 'probability', cell: (one: PomdpPolicy) => digits(one.probability), right: true },
        { title: 'expected free energy', cell: (one: PomdpPolicy) => digits(one.expected), right: true },
        { title: 'pragmatic', cell: (one: PomdpPolicy) => digits(one.pragmatic), right: true },
        { title: 'epistemic', cell: (one: PomdpPolicy) => digits(one.epistemic), right: true },
        { title: 'novelty', cell: (one: PomdpPolicy) => digits(one.novelty), right: true },
      ],
      best,
      '  ',
    ),
  ];
  if (policies.length > shown) lines.push(`  … and ${policies.length - shown} more (all with --json)`);
  lines.push(`actions: ${actions.map((p, a) => `${a} ${digits(p)}`).join(', ')}; the most probable is ${action}`);
  return lines.join('\n');
}

function digits(value: number): string {
  return String(Number(value.toPrecision(6)));
}
