/**
 * Random programs on a device, fused and unfused, against the reference: a few in `npm test`, many in `npm run test:long`.
 * On a software WebGPU adapter nearly all the time goes into compiling kernels, so programs are short there.
 */
import { createCpu } from '../../src/device/cpu/cpu.js';
import type { Device } from '../../src/device/device.js';
import { createWebgpu } from '../../src/device/webgpu/webgpu.js';
import { randomTrial } from '../../src/random/index.js';
import { checkRandom, type RandomReport } from '../../src/validate/random.js';
import { randomSourceFor } from '../../src/validate/random-source.js';

const webgpuOps = 2;

export async function checkRandomOnCpu(firstSeed: number, programs: number): Promise<RandomReport> {
  const device = await createCpu({ threads: 2 });
  return closing(device, checkRandom(device, { source: randomSourceFor(device), programs, seed: firstSeed }));
}

export async function checkRandomOnWebgpu(firstSeed: number, programs: number): Promise<RandomReport> {
  const device = await createWebgpu();
  const { dtypes } = device.description.capabilities;
  const source = { ...randomSourceFor(device), make: (seed: number) => randomTrial(seed, { dtypes, ops: webgpuOps }) };
  return closing(device, checkRandom(device, { source, programs, seed: firstSeed }));
}

async function closing(device: Device, report: Promise<RandomReport>): Promise<RandomReport> {
  try {
    return await report;
  } finally {
    await device.close();
  }
}
