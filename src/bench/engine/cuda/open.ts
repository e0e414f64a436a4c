/** A CUDA device for claims that ask more of it than the shared contract has; other devices leave such claims out. */
import type { CudaDevice } from '../../../device/cuda/cuda.js';
import type { BenchContext, ClaimReport } from '../../claim.js';

export async function withCuda(
  context: BenchContext,
  claim: string,
  title: string,
  measure: (device: CudaDevice) => Promise<Omit<ClaimReport, 'claim' | 'title'>>,
): Promise<ClaimReport> {
  if (context.kind !== 'cuda')
    return {
      claim,
      title,
      figures: [],
      promises: [],
      notes: ['Left out: only the cuda device has what this measures.'],
    };
  const device = (await context.open()) as CudaDevice;
  try {
    return { claim, title, ...(await measure(device)) };
  } finally {
    await device.close();
  }
}

export function scaled(count: number, effort: number): number {
  return Math.max(5, Math.round(count * effort));
}
