/**
 * Launches of the workload (one free energy, ten belief iterations, a transfer entropy, a matrix product, a matrix times
 * vector), read off the sessions' counters: 48 unfused, one a Program in a cooperative launch. In the persistent executor
 * steps launch nothing: the one launch is its own.
 */
import type { CudaDevice } from '../../device/cuda/cuda.js';
import type { Device } from '../../device/device.js';
import type { BenchContext, ClaimReport, Promised } from '../claim.js';
import { promise } from '../claim.js';
import { formsOf } from './part-timing.js';
import { sizesFor } from './sizes.js';
import { countLaunches, loadPart, workload } from './workload.js';

const limits: Readonly<Record<string, number>> = { launch: 48, graph: 5, cooperative: 5, persistent: 1 };

/** How often the persistent kernel of a CUDA device was launched. */
function kernelsBegun(device: Device): number {
  return (device as CudaDevice).persistentKernel().launchCount;
}

export async function measureLaunches(context: BenchContext): Promise<ClaimReport> {
  context.onProgress('launches of the workload');
  const device = await context.open();
  const promises: Promised[] = [];
  try {
    const { forms, absent } = formsOf(device);
    const { dtypes } = device.description.capabilities;
    const parts = workload(context.inference ?? sizesFor(context.kind), dtypes.includes('f64') ? 'f64' : 'f32');
    const missing = parts.filter(({ program }) => program.tensors.some(({ dtype }) => !dtypes.includes(dtype)));
    for (const { name, fusion, executor } of forms) {
      const sessions = [];
      for (const part of parts) {
        if (missing.includes(part)) continue;
        const session = await loadPart(device, part, { fusion, ...(executor === undefined ? {} : { executor }) });
        sessions.push({ session, part });
      }
      let launches = 0;
      const isPersistent = executor === 'persistent';
      const before = isPersistent ? kernelsBegun(device) : 0;
      for (const { session, part } of sessions) launches += await countLaunches(session, part);
      // All its Programs live in one kernel, and a step is a command to it.
      if (isPersistent) launches = kernelsBegun(device) - before;
      for (const { session } of sessions) await session.close();
      const limit = limits[executor ?? ''] ?? 48;
      promises.push(promise(`${name}: launches of the workload`, launches, limit));
    }
    const beside =
      'By single launches on CUDA, whether a repeat goes on is asked by small kernels beside the 48, and these count.';
    const notes = [
      ...(context.kind === 'cuda' ? [beside] : []),
      ...absent,
      ...missing.map(({ name }) => `Without ${name}: the device lacks one of its types.`),
    ];
    return { claim: 'launches', title: 'launches of the workload, counted', figures: [], promises, notes };
  } finally {
    await device.close();
  }
}
