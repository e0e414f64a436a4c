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
    ...[4, 32].map((brains) => ({ size: small, brains, bankRows: 1000 })),
    ...[100, 10_000].map((bankRows) => ({ size: small, brains: 1, bankRows })),
  ];
  const figures: Figure[] = [];
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    for (const { size, brains, bankRows } of points) {
      onProgress(`${brains} × ${size}³, ${bankRows} rows`);
      const brain = await makeBrain(device, { size, brains, bankRows });
      const timing = await measure(
        cycleOf(brain, device.description.capabilities.sync),
        repeatFor((brains * size ** 3) / 2 + bankRows / 10 + 100, effort / 2),
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
