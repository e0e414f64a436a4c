/**
 * The field pass against the same loop in C (same tanh, -O3 -march=native, restrict, threads): blocks of passes of the one
 * and of the other take turns in one run, and the medians are compared. The promise is for the processor with two threads.
 */
import type { Session } from '../../device/device.js';
import { fieldPass } from '../../programs/index.js';
import type { BenchContext, ClaimReport, Figure } from '../claim.js';
import { promise, repeatFor } from '../claim.js';
import { type Run, stepOf, summarise } from '../measure.js';
import { type CProgram, compileC } from './c-program.js';

const limit = 1.1;
/** How often the two change over. */
const blocks = 8;

export async function measureFieldPass(context: BenchContext): Promise<ClaimReport> {
  const { kind, edge, channels, effort, onProgress } = context;
  const threads = Math.max(...context.threads);
  onProgress(`field pass ${edge}³ × ${channels} against C`);
  const device = await context.open(kind === 'cpu' ? { threads } : {});
  const compiled = kind === 'cpu' ? await compileC() : 'C runs on the processor, and this is another device';
  try {
    const session = await device.load(fieldPass(edge, channels));
    await fillField(session, edge, channels);
    const step = stepOf(session, device.description.capabilities.sync);
    const { warmUp, repetitions } = repeatFor((edge ** 3 * channels * 3) / 1000, effort);
    const passes = Math.max(1, Math.ceil(repetitions / blocks));
    const [own, c]: [number[], number[]] = [[], []];
    for (let block = 0; block < blocks; block += 1) {
      own.push(...(await timed(step, warmUp, passes)));
      if (typeof compiled !== 'string') c.push(...(await compiled.run({ edge, channels, threads, warmUp, passes })));
    }
    await session.close();
    const sizes = { edge, channels, ...(kind === 'cpu' ? { threads } : {}) };
    const figures = [figureOf('field pass', device.description.name, sizes, own, warmUp)];
    if (typeof compiled !== 'string')
      figures.push(figureOf(`the same in C (${compiled.compiledWith})`, device.description.name, sizes, c, warmUp));
    const promises =
      figures.length === 2 ? [promise('field pass over C, p50', figures[0].p50Us / figures[1].p50Us, limit)] : [];
    const notes = typeof compiled === 'string' ? [`Not compared with C: ${compiled}.`] : [turnsNote(warmUp, figures)];
    return { claim: 'field-pass', title: '7-point diffusion and tanh, f32', figures, promises, notes };
  } finally {
    if (typeof compiled !== 'string') (compiled satisfies CProgram).close();
    await device.close();
  }
}

function turnsNote(warmUp: number, [own, c]: readonly Figure[]): string {
  const best = (own.minUs / c.minUs).toFixed(2);
  return `Both in turns: ${blocks} blocks each, every block with ${warmUp} passes to warm up. Ratio of the fastest passes: ${best}.`;
}

/** Values that fade neither to zero nor to denormals, where arithmetic may be slower. */
async function fillField(session: Session, edge: number, channels: number): Promise<void> {
  const field = Float32Array.from({ length: edge ** 3 * channels }, (_, i) => 0.4 + 0.4 * Math.sin(i * 0.37));
  await session.write('field', field);
}

async function timed(step: Run, warmUp: number, passes: number): Promise<number[]> {
  const times: number[] = [];
  for (let pass = -warmUp; pass < passes; pass += 1) {
    const start = performance.now();
    const pending = step();
    if (pending instanceof Promise) await pending;
    if (pass >= 0) times.push(performance.now() - start);
  }
  return times;
}

function figureOf(
  name: string,
  device: string,
  sizes: Record<string, number>,
  timesMs: readonly number[],
  warmUp: number,
): Figure {
  const timing = summarise(timesMs, warmUp);
  const bytes = sizes.edge ** 3 * sizes.channels * 8;
  return { name, device, sizes, ...timing, more: { gigabytesPerSecond: bytes / (timing.p50Us * 1000) } };
}
