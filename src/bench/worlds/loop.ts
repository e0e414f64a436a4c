/** The closed loop: what a world adds to the cycle of its brains, and that nothing is copied while it runs. */
import { addCycle } from '../../brain/cycle.js';
import { createBrain } from '../../brain/index.js';
import { declareBrainTensors } from '../../brain/tensors.js';
import type { Device } from '../../device/device.js';
import { slowCompile } from '../../device/slow-compile.js';
import { program } from '../../kernel/index.js';
import { createLoop, createWorld, findWorld, portsOf } from '../../worlds/index.js';
import type { BenchContext, ClaimReport, Figure, Promised } from '../claim.js';
import { promise } from '../claim.js';
import { measureInTurns } from '../measure.js';

interface Case {
  readonly size: number;
  readonly brains: number;
  /** The largest share of the brains' cycle that the world may add. */
  readonly adds: number;
}

/** Many small brains, where the sizes are the usual ones. */
const many: Readonly<Record<string, Case>> = {
  cuda: { size: 8, brains: 4096, adds: 0.1 },
  webgpu: { size: 8, brains: 256, adds: 0.1 },
  cpu: { size: 8, brains: 8, adds: 0.1 },
};
/** A few large ones. */
const large: Readonly<Record<string, Case>> = { cuda: { size: 32, brains: 32, adds: 0.05 } };
const tiny: Case = { size: 4, brains: 2, adds: 1 };

const world = 'rooms';

export const measureLoop = (context: BenchContext): Promise<ClaimReport> => measureOne(context, 'loop', many);

export const measureLargeLoop = (context: BenchContext): Promise<ClaimReport> =>
  measureOne(context, 'loop-large', large);

async function measureOne(
  context: BenchContext,
  claim: string,
  cases: Readonly<Record<string, Case>>,
): Promise<ClaimReport> {
  const { kind, edge } = context;
  const title = 'world and brains in one Program';
  const one = edge >= 32 ? cases[kind] : tiny;
  if (one === undefined) return { claim, title, figures: [], promises: [], notes: [`Not measured on ${kind}.`] };
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    const { figures, promises } = await measureCase(context, device, one);
    return { claim, title, figures, promises, notes: [`The world is ${world}.`] };
  } finally {
    await device.close();
  }
}

async function measureCase(
  { effort, kind, onProgress }: BenchContext,
  device: Device,
  { size, brains, adds }: Case,
): Promise<{ readonly figures: readonly Figure[]; readonly promises: readonly Promised[] }> {
  const all = `${brains} brains of ${size}³`;
  onProgress(`making ${all}, twice`);
  const options = {
    ...portsOf(findWorld(world)),
    size,
    brains,
    bankRows: 1000,
    device,
    onProgress: slowCompile(onProgress),
  };
  const [alone, inLoop] = [await createBrain(options), await createBrain(options)];
  const made = await createWorld(world, { count: brains, device });
  onProgress(`joining ${all} with ${world}`);
  const closed = await alone.attach((build) => program('closed', (b) => addCycle(b, declareBrainTensors(b, build))));
  const loop = await createLoop({ world: made, brain: inLoop });
  const steps = kind === 'cuda' ? 100 : 20;
  onProgress(`first steps of ${all}`);
  const before = inLoop.counters();
  await loop.run(steps);
  const after = inLoop.counters();
  const cycle = async (): Promise<number> => {
    const start = performance.now();
    await closed.session.stepMany(steps);
    return (performance.now() - start) / steps;
  };
  onProgress(`measuring ${all}, alone and in ${world}`);
  const repeat = { warmUp: 2, repetitions: Math.max(3, Math.round(20 * effort)) };
  const timings = await measureInTurns([cycle, async () => (1000 * (await loop.run(steps)).seconds) / steps], repeat);
  const names = ['brains alone, one cycle of all', 'closed loop, one step of all'];
  const figures = timings.map((timing, at) => ({
    name: `${names[at]}: ${brains} of ${size}³`,
    device: device.description.name,
    sizes: { edge: size, brains, bankRows: 1000, stepsPerRun: steps },
    ...timing,
    more: { brainStepsPerSecond: (brains * 1e6) / timing.p50Us },
  }));
  const share = timings[1].p50Us / timings[0].p50Us - 1;
  await loop.close();
  for (const one of [made, alone, inLoop]) await one.close();
  return {
    figures,
    promises: [
      promise(`share of the cycle of ${all} that the world adds`, share, adds),
      // Cycle and parameters go up once in a control block on a GPU; the processor reads them where they are.
      promise(`uploads while a loop of ${all} runs`, after.uploads - before.uploads, kind === 'cpu' ? 0 : 1),
      promise(`downloaded bytes while a loop of ${all} runs`, after.downloadedBytes - before.downloadedBytes, 0),
    ],
  };
}
