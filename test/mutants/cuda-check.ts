/**
 * Runs a few large random programs on the stand-in for a GPU and says which disagree with the reference. It is bundled
 * with one mutated emitter file by cuda.test.ts; on the true sources it must find nothing.
 */
import { createCuda } from '../../src/device/cuda/cuda.js';
import type { CudaLibraries } from '../../src/device/cuda/driver.js';
import { largeTrial } from '../../src/random/index.js';
import { checkTrial, Expected } from '../../src/validate/check.js';
import { createSharedCompiler } from '../support/shared-compiler.js';

export interface CudaCheck {
  readonly folder: string;
  readonly libraries: CudaLibraries;
  /** Of large random programs. */
  readonly seeds: readonly number[];
}

export async function check({ folder, libraries, seeds }: CudaCheck): Promise<string[]> {
  const device = await createCuda({ libraries: { ...libraries, compiler: createSharedCompiler(folder) } });
  const checks = await Promise.all(
    seeds.map((seed) => checkTrial(device, new Expected(largeTrial(seed)), { executor: 'launch', fusion: 'full' })),
  );
  await device.close();
  return checks.flatMap(({ status, detail }, i) => (status === 'pass' ? [] : [`seed ${seeds[i]}: ${detail}`]));
}
