/** Many random programs on the CUDA path, run by the stand-in, with a count of how often each strategy was taken. */
import { describe, expect, it } from 'vitest';
import type { CudaDevice } from '../../src/device/cuda/cuda.js';
import { checkCudaRandom, missingStrategies, mixedSeeds } from '../support/cuda-random.js';
import { hasStandIn, withStandIn } from '../support/stand-in.js';

const programs = 3000;

describe.skipIf(!hasStandIn)('on the stand-in for a GPU', () => {
  let device: CudaDevice;
  withStandIn(
    (opened) => {
      device = opened;
    },
    { compilesTogether: true },
  );

  it(`${programs} random programs agree with the reference, by every strategy`, async () => {
    const report = await checkCudaRandom(device, mixedSeeds(1000, programs));
    console.log(`programs by strategy: ${JSON.stringify(report.taken)}`);
    expect(report.failures).toEqual([]);
    expect(missingStrategies(report)).toEqual([]);
  });
});
