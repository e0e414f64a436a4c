/** How the cost of a cycle grows with the field's edge, the number of brains and the rows of the bank. */
import type { BenchContext, ClaimReport, Figure } from '../claim.js';
import { repeatFor } from '../claim.js';
import { measure } from '../measure.js';
import { cycleOf, edgeOf, makeBrain } from './subject.js';

export async function measureGrowth(context: BenchContext): Promise<ClaimReport> {
  const { kind, effort, onProgress } = context;
  const edges = [...new Set([4, 8, ...context.edges].map(edgeOf))].filter((edge) => edge <= context.edge || edge <= 8);
  const small = Math.min(8, edgeOf(context.edge));
  const points = [
    ...edges.map((size) => ({ size, brains: 1, bankRows: 1000 })),
    ...brainCounts(kind).map((brains) => ({
      size: kind === 'cuda' ? edgeOf(context.edge) : small,
      brains,
      bankRows: 1000,
    })),
    ...[100, 1000, 10_000, 100_000].map((bankRows) => ({ size: small, brains: 1, bankRows })),
  ].filter((one, i, all) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === i);
  const figures: Figure[] = [];
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    for (const { size, brains, bankRows } of points) {
      onProgress(`${brains} × ${size}³, ${bankRows} rows`);
      const brain = await makeBrain(context, device, { size, brains, bankRows });
      const timing = await measure(
        cycleOf(brain, device.description.capabilities.sync),
        repeatFor(kind === 'cuda' ? 100 + brains * 10 : (brains * size ** 3) / 2 + bankRows / 10 + 100, effort / 2),
      );
      const more = { arenaBytes: brain.describe().arenaBytes, cyclesPerSecond: (brains * 1e6) / timing.p50Us };
      figures.push({
        name: 'full cycle',
        device: device.description.name,
        sizes: { edge: size, brains, bankRows },
        ...timing,
        more,
      });
      await brain.close();
    }
    return { claim: 'growth', title: 'cost over edge, brains and bank', figures, promises: [], notes: [] };
  } finally {
    await device.close();
  }
}

/** Brains in a batch: a processor shows the slope with few, a GPU is filled by many. */
function brainCounts(kind: string): number[] {
  return kind === 'cuda' ? [1, 2, 4, 8, 16, 32, 64] : [1, 2, 4, 8, 16, 32];
}
