/**
 * The full cycle from TypeScript: sensors in, motors out, everything on, every row of the bank in use; with what a cycle
 * moves and launches once it runs.
 */
import type { FieldBrain } from '../../brain/field-brain.js';
import { breathe, isBreathDue } from '../breath.js';
import type { BenchContext, ClaimReport, Figure, Promised } from '../claim.js';
import { promise, repeatFor } from '../claim.js';
import { deviceTime } from '../device-time.js';
import { measure, type Run } from '../measure.js';
import { cycleOf, edgeOf, fillBank, makeBrain, rowsOf } from './subject.js';

interface Case {
  readonly size: number;
  readonly brains: number;
  /** Rows of the bank, where they are not those of the device's kind. */
  readonly bankRows?: number;
  readonly perBrainStores?: true;
  /** Microseconds promised. */
  readonly p50Us?: number;
  readonly p99Us?: number;
}

/** What is measured where the sizes are the usual ones; smaller ones, as in a trial run, measure themselves alone. */
const cases: Readonly<Record<string, readonly Case[]>> = {
  cpu: [
    { size: 16, brains: 1, p50Us: 1000 },
    { size: 32, brains: 1, p50Us: 12_000 },
  ],
  cuda: [
    { size: 16, brains: 1 },
    { size: 32, brains: 1, p50Us: 40, p99Us: 80 },
    { size: 32, brains: 32, p50Us: 260 },
    { size: 32, brains: 32, perBrainStores: true },
    { size: 128, brains: 1, p50Us: 450 },
    { size: 8, brains: 1024, bankRows: 1000, p50Us: 600 },
  ],
  webgpu: [
    { size: 16, brains: 1 },
    { size: 32, brains: 1, p50Us: 180 },
    { size: 64, brains: 1, p50Us: 400 },
    { size: 128, brains: 1, p50Us: 2000 },
  ],
};

export async function measureCycle(context: BenchContext): Promise<ClaimReport> {
  const { kind, effort, onProgress } = context;
  const usual = context.edge >= 32 ? cases[kind] : undefined;
  const figures: Figure[] = [];
  const promises: Promised[] = [];
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    const { sync } = device.description.capabilities;
    for (const one of usual ?? [{ size: edgeOf(context.edge), brains: 1 }]) {
      const { size, brains, bankRows = rowsOf(context), perBrainStores = false } = one;
      const name = `${brains === 1 ? 'one brain' : `${brains.toLocaleString('en-US')} brains`} of ${size}³${perBrainStores ? ', a bank each' : ''}`;
      onProgress(`cycle of ${name}`);
      const brain = await makeBrain(context, device, { size, brains, bankRows, perBrainStores });
      await fillBank(brain, bankRows * (perBrainStores ? brains : 1));
      const cycle = cycleOf(brain, sync);
      const repeat = repeatFor(guessUs(kind, brains * size ** 3), effort);
      const timing = await measure(cycle, { ...repeat, warmUpMs: usual === undefined ? 0 : wakeMs[kind] });
      const moved = await movedBy(brain, cycle);
      const deviceMs = deviceTime(brain.underlying.session, timing.repetitions);
      figures.push({
        name: `full cycle, ${name}`,
        device: device.description.name,
        sizes: { edge: size, brains, bankRows },
        ...timing,
        more: {
          ...moved,
          ...(deviceMs !== undefined && { deviceUs: 1000 * deviceMs }),
          arenaBytes: brain.describe().arenaBytes,
          cyclesPerSecond: (brains * 1e6) / timing.p50Us,
        },
      });
      if (one.p50Us !== undefined) promises.push(promise(`µs per cycle of ${name}, p50`, timing.p50Us, one.p50Us));
      if (one.p99Us !== undefined) promises.push(promise(`µs per cycle of ${name}, p99`, timing.p99Us, one.p99Us));
      promises.push(promise(`uploads per cycle of ${name}`, moved.uploads, 1));
      promises.push(promise(`downloads per cycle of ${name}`, moved.downloads, 1));
      promises.push(promise(`allocations per cycle of ${name}`, moved.allocations, 0));
      if (kind === 'cuda') promises.push(promise(`launches per cycle of ${name}`, moved.launches, 1));
      await brain.close();
    }
    return { claim: 'cycle', title: 'the full cycle, planner and library active', figures, promises, notes: [] };
  } finally {
    await device.close();
  }
}

/** How long a GPU is kept busy before it is timed: until its clock has risen. */
const wakeMs: Readonly<Record<string, number>> = { cuda: 300, webgpu: 300 };

/** About what a cycle of this many voxels takes, for the number of repetitions. */
function guessUs(kind: string, voxels: number): number {
  return kind === 'cuda' ? 50 + voxels / 3000 : kind === 'webgpu' ? 500 + voxels / 100 : voxels / 3;
}

const counted = 100;

/** What one of a hundred cycles moves, launches and allocates, in the steady state. */
async function movedBy(brain: FieldBrain, cycle: Run) {
  const before = brain.counters();
  for (let i = 0; i < counted; i += 1) {
    await cycle();
    if (isBreathDue()) await breathe();
  }
  const after = brain.counters();
  const each = (name: 'uploads' | 'downloads' | 'launches' | 'allocations'): number =>
    (after[name] - before[name]) / counted;
  return {
    uploads: each('uploads'),
    downloads: each('downloads'),
    launches: each('launches'),
    allocations: each('allocations'),
  };
}
