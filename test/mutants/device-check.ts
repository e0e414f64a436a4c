/**
 * Runs a few built-in programs on the CPU or the WebGPU device and says which disagree with the reference. It is bundled
 * with one mutated emitter file by emitters.test.ts; on the true sources it must find nothing.
 */
import { compareWithReference } from '../../src/device/compare.js';
import { createCpu } from '../../src/device/cpu/cpu.js';
import type { Device } from '../../src/device/device.js';
import { createWebgpu } from '../../src/device/webgpu/webgpu.js';
import { findProgram } from '../../src/programs/index.js';
import { trialOf } from '../../src/programs/trial.js';

const names = ['perChannelPool', 'bankTopk', 'vectorChain', 'kthDistanceCounts', 'matmulBias', 'histogramScan'];

async function differences(device: Device): Promise<string[]> {
  const wrong: string[] = [];
  for (const name of names) {
    const builtin = findProgram(name);
    if (builtin === undefined) throw new Error(`no program ${name}`);
    try {
      const result = await compareWithReference(device, trialOf(builtin, { steps: 1 }));
      if (!result.pass) wrong.push(`${name}: ${result.where}`);
    } catch (error) {
      wrong.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await device.close();
  return wrong;
}

export const checkCpu = async (): Promise<string[]> => differences(await createCpu({ threads: 2 }));
export const checkWebgpu = async (): Promise<string[]> => differences(await createWebgpu());
