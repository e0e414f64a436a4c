/**
 * Random programs on the WebGPU device in Node, fused and unfused. On a software adapter nearly all the time goes into
 * compiling kernels, so programs are short and the driver is asked not to optimise; two test files share the seeds, so
 * that both cores of a small machine are used.
 */
import process from 'node:process';
import { createWebgpu } from '../../src/device/webgpu/webgpu.js';
import { randomTrial } from '../../src/random/index.js';
import { checkRandom, type RandomReport } from '../../src/validate/random.js';
import { randomSourceFor } from '../../src/validate/random-source.js';

const ops = 2;

export async function checkRandomPrograms(firstSeed: number, programs: number): Promise<RandomReport> {
  process.env.GALLIVM_PERF ??= 'nopt'; // read by Mesa's software driver when it is loaded
  const device = await createWebgpu();
  try {
    const { dtypes } = device.description.capabilities;
    const source = { ...randomSourceFor(device), make: (seed: number) => randomTrial(seed, { dtypes, ops }) };
    return await checkRandom(device, { source, programs, seed: firstSeed });
  } finally {
    await device.close();
  }
}
