/**
 * Random programs on the CUDA path, run by the stand-in: fused and unfused have the bits of the reference, and together
 * they take every strategy of the emitter. `npm run test:long` runs many more.
 */
import { describe, expect, it } from 'vitest';
import { checkCudaRandom, missingStrategies, mixedSeeds } from '../../../test/support/cuda-random.js';
import { hasStandIn, withStandIn } from '../../../test/support/stand-in.js';
import type { CudaDevice } from './cuda.js';

const programs = 64;

describe.skipIf(!hasStandIn)('on the stand-in for a GPU', () => {
  let device: CudaDevice;
  withStandIn(
    (opened) => {
      device = opened;
    },
    { compilesTogether: true },
  );

  it(`${programs} random programs agree with the reference, by every strategy`, { timeout: 600_000 }, async () => {
    const report = await checkCudaRandom(device, mixedSeeds(74, programs), { ops: 2, together: 16 });
    expect(report.failures).toEqual([]);
    expect(report.passed).toBe(programs);
    expect(missingStrategies(report)).toEqual([]);
  });
});
