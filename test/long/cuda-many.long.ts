/** Many small brains on the CUDA path: short rows joined for warps, large parts in kernels beside the others, and the bits of the CPU. */
import { describe, expect, it } from 'vitest';
import { createBrain } from '../../src/brain/index.js';
import { createCuda } from '../../src/device/cuda/cuda.js';
import type { Device } from '../../src/device/device.js';
import { createDevice } from '../../src/device/registry.js';
import { hasStandIn } from '../support/stand-in.js';
import { buildStandIn } from '../support/stand-in-library.js';

/** 16 rows of four voxels each: 2,048 of them, from where on they are joined. */
const shape = { sensors: 16, motors: 5, size: 4 as const, brains: 128, bankRows: 64, seed: 3 };

async function statesOf(device: Device, executor?: string): Promise<Record<string, unknown>> {
  const brain = await createBrain({ ...shape, device, ...(executor === undefined ? {} : { executor }) });
  try {
    for (let cycle = 0; cycle < 3; cycle += 1)
      await brain.processBatch(Float32Array.from({ length: 128 * 16 }, (_, i) => Math.sin(0.37 * i + cycle)));
    return { ...(await brain.save()).tensors };
  } finally {
    await brain.close();
    await device.close();
  }
}

describe.skipIf(!hasStandIn)('on the stand-in for a GPU', () => {
  it('128 brains of 4³ have the states of the CPU', async () => {
    const standIn = buildStandIn();
    try {
      const expected = await statesOf(await createDevice('cpu'));
      const device = await createCuda({ libraries: standIn.libraries, branchNs: 100 });
      expect(await statesOf(device, 'graph')).toEqual(expected);
    } finally {
      standIn.remove();
    }
  });
});
