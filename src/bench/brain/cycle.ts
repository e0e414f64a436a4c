/** The full cycle of one brain from TypeScript: sensors in, motors out, everything on, with what it moves and launches. */
import type { BenchContext, ClaimReport, Figure } from '../claim.js';
import { promise, repeatFor } from '../claim.js';
import { measure } from '../measure.js';
import { cycleOf, edgeOf, makeBrain, rowsOf } from './subject.js';

/** Microseconds promised at an edge, per kind of device. */
const limits: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  cpu: { 16: 1000, 32: 12_000 },
  cuda: { 32: 40, 128: 450 },
  webgpu: { 32: 250 },
};

export async function measureCycle(context: BenchContext): Promise<ClaimReport> {
  const { kind, effort, onProgress } = context;
  const edges = [...new Set([Math.min(16, context.edge), context.edge].map(edgeOf))];
  const figures: Figure[] = [];
  const promises = [];
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    const { sync } = device.description.capabilities;
    for (const size of edges) {
      onProgress(`cycle of one brain of ${size}³`);
      const bankRows = rowsOf(context);
      const brain = await makeBrain(device, { size, bankRows });
      const timing = await measure(cycleOf(brain, sync), repeatFor(size ** 3 / 3, effort));
      const counters = brain.counters();
      const each = (value: number): number => value / counters.steps;
      figures.push({
        name: 'full cycle',
        device: device.description.name,
        sizes: { edge: size, brains: 1, bankRows },
        ...timing,
        more: {
          uploads: each(counters.uploads),
          downloads: each(counters.downloads),
          launches: each(counters.launches),
          allocations: counters.allocations,
          arenaBytes: brain.describe().arenaBytes,
        },
      });
      const limit = limits[kind]?.[size];
      if (limit !== undefined) promises.push(promise(`µs a cycle of ${size}³, p50`, timing.p50Us, limit));
      promises.push(promise(`uploads a cycle of ${size}³`, each(counters.uploads), 1));
      promises.push(promise(`downloads a cycle of ${size}³`, each(counters.downloads), 1));
      await brain.close();
    }
    return { claim: 'cycle', title: 'one brain, planner and library active', figures, promises, notes: [] };
  } finally {
    await device.close();
  }
}
