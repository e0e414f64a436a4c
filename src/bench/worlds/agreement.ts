/** Whether the device's worlds are the reference's: one step at a time from the same states, as src/worlds/agreement.ts says. */
import { compareWorld } from '../../worlds/agreement.js';
import type { BenchContext, ClaimReport, Promised } from '../claim.js';
import { gate } from '../claim.js';
import { classicWorlds } from './subject.js';

export async function measureAgreement({ open, edge, onProgress }: BenchContext): Promise<ClaimReport> {
  const promises: Promised[] = [];
  const notes: string[] = [];
  const device = await open();
  try {
    for (const world of classicWorlds) {
      onProgress(`${world} against the reference`);
      const found = await compareWorld(world, device, { steps: edge >= 32 ? 400 : 40 });
      promises.push(gate(`${world}: largest difference of one step from the f64 reference`, found.worst, 1e-5));
      promises.push(gate(`${world}: ends that differ away from a threshold`, found.differentEnds, 0));
      notes.push(`${world}: ${found.compared} steps compared, ${found.ends} of them ends.`);
    }
    return { claim: 'agreement', title: 'worlds against the float64 reference', figures: [], promises, notes };
  } finally {
    await device.close();
  }
}
