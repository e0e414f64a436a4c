/** The ladder of a whole cycle: the same brain with an op a stage, then fused, by each executor of the device. */
import type { BenchContext, ClaimReport, Figure, Promised } from '../claim.js';
import { promise, repeatFor } from '../claim.js';
import { measure } from '../measure.js';
import { cycleOf, edgeOf, makeBrain, rowsOf } from './subject.js';

export async function measureLadder(context: BenchContext): Promise<ClaimReport> {
  const { kind, effort, onProgress } = context;
  const edge = edgeOf(context.edge);
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    const { executors, sync } = device.description.capabilities;
    const upward = [...executors].reverse();
    const rungs = [
      { name: 'an op a stage', executor: upward[0], fusion: 'none' as const },
      ...upward.map((executor) => ({ name: `fused, ${executor}`, executor, fusion: 'full' as const })),
    ];
    const bankRows = rowsOf(context);
    const figures: Figure[] = [];
    for (const { name, executor, fusion } of rungs) {
      onProgress(`cycle of ${edge}³: ${name}`);
      const brain = await makeBrain(context, device, { size: edge, bankRows, executor, fusion });
      const timing = await measure(cycleOf(brain, sync), repeatFor(kind === 'cuda' ? 300 : edge ** 3 / 2, effort / 2));
      const { launches, steps } = brain.counters();
      await brain.close();
      const sizes = { edge, bankRows, executor, fusion };
      figures.push({ name, device: device.description.name, sizes, ...timing, more: { launches: launches / steps } });
    }
    const p50 = (executor: string): number | undefined =>
      figures.find(({ name }) => name === `fused, ${executor}`)?.p50Us;
    const [persistent, graph] = [p50('persistent'), p50('graph')];
    const promises: Promised[] =
      persistent === undefined || graph === undefined
        ? []
        : [promise('persistent over graph, p50', persistent / graph, 0.9)];
    return { claim: 'ladder', title: 'the same cycle on every executor', figures, promises, notes: [] };
  } finally {
    await device.close();
  }
}
