/** Moments by the Program of moments-program.ts on a device: of one problem, and of many surrogates of it. */
import type { Arrays, Device } from '../../device/index.js';
import { estimateFromMoments } from './gaussian-moments.js';
import { momentsProgram } from './moments-program.js';
import type { Blocks } from './problem.js';
import { firstSurrogateSeed, type SurrogateKind, surrogateShift } from './surrogates.js';

/** Bytes that the columns of a batch of surrogates may take. */
const batchBytes = 256 * 2 ** 20;

export interface Surrogates {
  readonly kind: SurrogateKind;
  readonly seed: number;
  readonly count: number;
}

type Estimate = ReturnType<typeof estimateFromMoments>;

/** The estimate of the points, or of each surrogate; undefined where moments cannot tell. */
export async function momentEstimates(
  device: Device,
  { x, y, z }: Blocks,
  samples: number,
  surrogates: Surrogates | undefined,
  take: (estimate: Estimate, position: number) => void,
): Promise<void> {
  const all = [...x, ...y, ...z];
  const blocks = { x: x.length, y: y.length, z: z.length };
  const count = surrogates?.count ?? 1;
  const fit = Math.floor(batchBytes / (8 * all.length * samples));
  const problems = Math.max(1, Math.min(count, 4096, fit));
  const points = new Float64Array(all.length * samples);
  for (const [c, column] of all.entries()) points.set(column, c * samples);
  const shape = { source: x.length, columns: all.length };
  const given = surrogates === undefined ? shape : { ...shape, surrogate: surrogates.kind };
  const session = await device.load(momentsProgram(given), { symbols: { samples, problems } });
  try {
    for (let first = 0; first < count; first += problems) {
      const shifts = Int32Array.from({ length: problems }, (_, p) =>
        surrogates === undefined ? 0 : surrogateShift(surrogates.seed, first + p, samples),
      );
      if (surrogates?.kind === 'permute')
        session.setParameter('seed', (firstSurrogateSeed(surrogates.seed) + first) >>> 0);
      const inputs: Arrays = surrogates?.kind === 'shift' ? { points, shifts } : { points };
      const moments = (await session.step(inputs)).moments as Float64Array;
      const size = all.length ** 2;
      for (let p = 0; p < Math.min(problems, count - first); p += 1)
        take(estimateFromMoments(moments.subarray(p * size, (p + 1) * size), blocks, samples), first + p);
    }
  } finally {
    await session.close();
  }
}
