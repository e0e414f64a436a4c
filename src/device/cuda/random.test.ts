/**
 * Random programs on the CUDA path, run by the stand-in: fused and unfused have the bits of the reference, and together
 * they take every strategy of the emitter. `npm run test:long` runs many more.
 */
import { describe, expect, it } from 'vitest';
import { checkCudaRandom, missingStrategies, mixedSeeds, type RandomSeed } from '../../../test/support/cuda-random.js';
import { quickOr } from '../../../test/support/quick.js';
import { hasStandIn, withStandIn } from '../../../test/support/stand-in.js';
import type { CudaDevice } from './cuda.js';

const programs = 64;
/** Short ones among the large programs, which take between them every strategy that needs many elements. */
const shortLarge = [5, 29, 46, 65, 66, 93, 125, 129, 151, 152, 188, 189];

function quickSeeds(): RandomSeed[] {
  const small = Array.from({ length: programs - shortLarge.length }, (_, i) => ({
    seed: 74 + i,
    kind: 'small' as const,
  }));
  return [...shortLarge.map((seed) => ({ seed, kind: 'large' as const })), ...small];
}

describe.skipIf(!hasStandIn)('on the stand-in for a GPU', () => {
  let device: CudaDevice;
  withStandIn(
    (opened) => {
      device = opened;
    },
    { compilesTogether: true },
  );

  it(`${programs} random programs agree with the reference, by every strategy`, { timeout: 600_000 }, async () => {
    const report = await checkCudaRandom(device, quickOr(quickSeeds(), mixedSeeds(82, programs)), {
      ops: 2,
      together: 16,
    });
    expect(report.failures).toEqual([]);
    expect(report.passed).toBe(programs);
    expect(missingStrategies(report)).toEqual([]);
  });
});
