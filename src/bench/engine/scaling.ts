/**
 * How the field pass (7-point diffusion and tanh over edge³ voxels of some channels, f32) grows with the edge and shrinks
 * with threads. No promise: the figures show where memory or hand-over begins to bind.
 */
import type { Device } from '../../device/device.js';
import { FieldbrainError } from '../../kernel/index.js';
import { fieldPass } from '../../programs/index.js';
import type { BenchContext, ClaimReport, Figure } from '../claim.js';
import { repeatFor } from '../claim.js';
import { measure, stepOf } from '../measure.js';

/** About what one element takes on one slow core, to choose repetitions by. */
const guessNs = 3;

export async function measureScaling(context: BenchContext): Promise<ClaimReport> {
  const { kind, edges, onProgress } = context;
  const threadCounts = kind === 'cpu' ? context.threads : [undefined];
  const figures: Figure[] = [];
  const notes: string[] = [];
  for (const threads of threadCounts) {
    const device = await context.open(threads === undefined ? {} : { threads });
    try {
      for (const edge of edges) {
        onProgress(`${nameOf(edge, context)}${threads === undefined ? '' : `, ${threads} threads`}`);
        const figure = await measureEdge(device, edge, threads, context);
        if (typeof figure === 'string') notes.push(`Left out ${nameOf(edge, context)}: ${figure}`);
        else figures.push(figure);
      }
    } finally {
      await device.close();
    }
  }
  return { claim: 'scaling', title: 'the field pass by size and threads', figures, promises: [], notes };
}

function nameOf(edge: number, { channels }: BenchContext): string {
  return `field pass ${edge}³ × ${channels}`;
}

/** The figure, or why the device refused the size. */
async function measureEdge(
  device: Device,
  edge: number,
  threads: number | undefined,
  context: BenchContext,
): Promise<Figure | string> {
  const { channels, effort } = context;
  const { name, capabilities } = device.description;
  const elements = edge ** 3 * channels;
  try {
    const session = await device.load(fieldPass(edge, channels));
    const timing = await measure(stepOf(session, capabilities.sync), repeatFor((elements * guessNs) / 1000, effort));
    await session.close();
    const gigabytesPerSecond = (elements * 8) / (timing.p50Us * 1000);
    return {
      name: nameOf(edge, context),
      device: name,
      sizes: { edge, channels, ...(threads === undefined ? {} : { threads }) },
      ...timing,
      more: { gigabytesPerSecond, nsPerElement: (timing.p50Us * 1000) / elements },
    };
  } catch (error) {
    if (error instanceof FieldbrainError && error.code === 'out-of-memory') return error.message;
    throw error;
  }
}
