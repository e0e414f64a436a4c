/** `fieldbrain infer` for a discrete model (`kind: "pomdp"`): what it prints. The model is checked by the library. */
import type { DeviceName } from '../device/device.js';
import type { DeviceMaker } from '../device/registry.js';
import type { PomdpPolicy, PomdpProblem, PomdpReport } from '../inference/discrete/index.js';
import { type Output, printAnswer } from './output.js';
import { formatTable } from './table.js';

/** A device that was asked for. */
interface Wanted {
  readonly kind: DeviceName;
  readonly dtype: 'f64' | 'f32' | undefined;
  readonly make: DeviceMaker;
}

/** On the host in float64, or on the device that was asked for. */
export async function reportPomdp(problem: object, output: Output, wanted: Wanted | undefined): Promise<void> {
  const { inferPomdp, inferPomdpOn } = await import('../inference/discrete/index.js');
  if (wanted === undefined) {
    const report = inferPomdp(problem as PomdpProblem);
    printAnswer(output, { kind: 'pomdp', device: 'host', dtype: 'f64', ...report }, describePomdp);
    return;
  }
  const device = await wanted.make(wanted.kind);
  try {
    const { dtype } = wanted;
    const report = await inferPomdpOn(problem as PomdpProblem, { device, ...(dtype === undefined ? {} : { dtype }) });
    printAnswer(output, { kind: 'pomdp', ...report }, describePomdp);
  } finally {
    await device.close();
  }
}

/** Policies shown of many, the most probable first. */
const shown = 12;

export function describePomdp(report: PomdpReport & { readonly device: string; readonly dtype: string }): string {
  const { freeEnergy, complexity, accuracy, policies, actions, action } = report;
  const best = [...policies].sort((a, b) => b.probability - a.probability).slice(0, shown);
  const lines = [
    `free energy ${digits(freeEnergy)} nats (complexity ${digits(complexity)}, accuracy ${digits(accuracy)}), ${report.dtype} on ${report.device}`,
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
