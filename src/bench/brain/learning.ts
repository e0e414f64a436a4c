/** What learning by reward adds to a cycle: brains that learn beside plain ones without a planner, timed in turns. */
import type { FieldBrain } from '../../brain/field-brain.js';
import type { BenchContext, ClaimReport, Figure, Promised } from '../claim.js';
import { repeatFor } from '../claim.js';
import { measureInTurns } from '../measure.js';
import { cycleOf, edgeOf, makeBrain } from './subject.js';

const bankRows = 1000;

/** What is measured, and the most that learning may add, as a share of the plain cycle. */
interface Point {
  readonly size: number;
  readonly brains: number;
  readonly most?: number;
}

function pointsFor({ kind, edge }: BenchContext): readonly Point[] {
  const small = edgeOf(Math.min(8, edge));
  if (kind !== 'cuda') return [{ size: small, brains: 1, most: 0.25 }];
  const many = 1024;
  return [
    { size: small, brains: 1 },
    { size: small, brains: many, most: 0.3 },
    { size: edgeOf(Math.min(32, edge)), brains: many, most: 0.15 },
  ];
}

export async function measureLearning(context: BenchContext): Promise<ClaimReport> {
  const { kind, effort, onProgress } = context;
  const figures: Figure[] = [];
  const promises: Promised[] = [];
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  const { name, capabilities } = device.description;
  try {
    for (const { size, brains, most } of pointsFor(context)) {
      onProgress(`${brains} × ${size}³`);
      const open: FieldBrain[] = [];
      try {
        for (const options of [{ planner: false }, { learning: 'reward' as const }])
          open.push(await makeBrain(context, device, { size, brains, bankRows, ...options }));
        const runs = open.map((brain) => cycleOf(brain, capabilities.sync, 1));
        const estimateUs = kind === 'cuda' ? 100 + (brains * size ** 3) / 5000 : (brains * size ** 3) / 2 + 300;
        const timings = await measureInTurns(runs, repeatFor(estimateUs, effort));
        const added = timings[1].p50Us / timings[0].p50Us - 1;
        timings.forEach((timing, at) => {
          figures.push({
            name: at === 0 ? 'plain' : 'learning by reward',
            device: name,
            sizes: { edge: size, brains, bankRows },
            ...timing,
            more: {
              arenaBytes: open[at].describe().arenaBytes,
              ...(at === 0 ? {} : { added, leastAdded: timing.minUs / timings[0].minUs - 1 }),
            },
          });
        });
        if (most !== undefined)
          promises.push({
            text: `learning adds at most ${100 * most} % to a cycle of ${brains} brains of ${size}³`,
            ...{ value: added, limit: most, holds: added <= most },
          });
      } finally {
        for (const brain of open) await brain.close();
      }
    }
  } finally {
    await device.close();
  }
  const notes = [
    '16 sensors, 5 motors, a reward in every cycle, no planner; both kinds are timed in turns, cycle by cycle.',
  ];
  const setting = { dtype: 'f32', baseline: 'a plain brain without a planner', transfers: 'inside' };
  return { claim: 'learning', title: 'what learning by reward adds to a cycle', figures, promises, notes, setting };
}
