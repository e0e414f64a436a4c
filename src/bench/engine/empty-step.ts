/**
 * What a step costs by itself: a program that does next to nothing but that every worker touches, stepped while the
 * workers are awake, and after they have gone to sleep. The promise holds for the processor's pool.
 */
import { empty } from '../../programs/index.js';
import type { BenchContext, ClaimReport, Figure } from '../claim.js';
import { promise } from '../claim.js';
import { measure, measureInTurns, stepOf } from '../measure.js';

const limitUs = 10;
/** Enough that the step is shared among the workers, and little enough that it is nearly empty. */
const elements = 4096;
/** Longer than the workers spin. */
const pauseMs = 3;

export async function measureEmptyStep(context: BenchContext): Promise<ClaimReport> {
  const { kind, effort, onProgress } = context;
  const threads = Math.max(...context.threads);
  onProgress('empty step, awake and after sleep');
  const device = await context.open(kind === 'cpu' ? { threads } : {});
  try {
    const { sync } = device.description.capabilities;
    const session = await device.load(empty(elements));
    const step = stepOf(session, sync);
    const many = { warmUp: scaled(5000, effort), repetitions: scaled(sync ? 20_000 : 2000, effort) };
    const awake = await measure(step, many);
    const rest = async (): Promise<number> => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      return 0;
    };
    const [, asleep] = await measureInTurns([rest, step], { warmUp: 10, repetitions: scaled(300, effort) });
    await session.close();
    const head = {
      device: device.description.name,
      sizes: { elements, ...(kind === 'cpu' ? { threads } : {}) },
    };
    const figures: Figure[] = [
      { name: kind === 'cpu' ? 'empty step, workers awake' : 'empty step, one after the other', ...head, ...awake },
      { name: `empty step after ${pauseMs} ms of rest`, ...head, ...asleep },
    ];
    const promises = kind === 'cpu' ? [promise('empty step p50 in µs, workers awake', awake.p50Us, limitUs)] : [];
    return { claim: 'empty-step', title: 'the cost of a step itself', figures, promises, notes: [] };
  } finally {
    await device.close();
  }
}

function scaled(count: number, effort: number): number {
  return Math.max(5, Math.round(count * effort));
}
