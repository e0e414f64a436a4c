/** Each part of the workload, fused and unfused in every executor of the device: the fair baselines, on the same data. */
import type { BenchContext, ClaimReport, Figure, Promised } from '../claim.js';
import { promise } from '../claim.js';
import { formsOf, timePart } from './part-timing.js';
import { sizesFor } from './sizes.js';
import { workload } from './workload.js';

export async function measureBaselines(context: BenchContext): Promise<ClaimReport> {
  const { kind, effort, onProgress } = context;
  const device = await context.open();
  const figures: Figure[] = [];
  const promises: Promised[] = [];
  try {
    const { capabilities, name } = device.description;
    const dtype = capabilities.dtypes.includes('f64') ? 'f64' : 'f32';
    for (const part of workload(context.inference ?? sizesFor(kind), dtype)) {
      onProgress(`${part.name}, fused and unfused`);
      if (part.program.tensors.some((tensor) => !capabilities.dtypes.includes(tensor.dtype))) continue;
      const timed = await timePart(device, part, effort);
      for (const { form, timing, launches, bytes } of timed)
        figures.push({
          name: `${part.name}: ${form.name}`,
          device: name,
          sizes: { ...part.symbols, ...sizesOf(context, part.name) },
          ...timing,
          more: { launches, bytes, timesB1: timing.p50Us / timed[0].timing.p50Us },
        });
      const fused = timed.filter(({ form }) => form.fusion === 'full');
      const best = Math.min(...fused.map(({ timing }) => timing.p50Us));
      promises.push(promise(`${part.name}: fused time over B1`, best / timed[0].timing.p50Us, 0.5));
    }
    const notes = [
      'All forms in turns on the same data, the persistent one by itself; a step takes its inputs up and its outputs down. B0, waiting after each launch, has no executor.',
      ...formsOf(device).absent,
    ];
    return { claim: 'baselines', title: 'fused forms against unfused ones', figures, promises, notes };
  } finally {
    await device.close();
  }
}

function sizesOf(context: BenchContext, part: string): Record<string, number> {
  const { states, observations, samples, products, vector } = context.inference ?? sizesFor(context.kind);
  switch (part) {
    case 'transferEntropy':
      return { samples };
    case 'matmul':
      return { edge: products[0] };
    case 'gemv':
      return { rows: vector, columns: vector };
    default:
      return { states, observations };
  }
}
