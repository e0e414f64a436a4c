/**
 * Fused against unfused: the field pass of one brain with four reductions over the new field, in bytes by `explain` and
 * in time, both forms stepped in turns on the same device.
 */
import type { Fusion } from '../../device/device.js';
import { kindTraits } from '../../device/kinds.js';
import { explain } from '../../fuse/index.js';
import { fieldPassReductions } from '../../programs/index.js';
import type { BenchContext, ClaimReport } from '../claim.js';
import { promise, repeatFor } from '../claim.js';
import { executorForBoth } from '../fusion-gain.js';
import { measureInTurns, stepOf } from '../measure.js';

const symbols = { batch: 1 };

export async function measureFusion(context: BenchContext): Promise<ClaimReport> {
  const { kind, edge, channels, effort, onProgress } = context;
  onProgress(`field pass and reductions ${edge}³ × ${channels}, fused and unfused`);
  const program = fieldPassReductions(edge, channels);
  const { target } = kindTraits[kind];
  const fusions: readonly Fusion[] = ['full', 'none'];
  const plans = fusions.map((fusion) => {
    const { stages } = explain(program, { fusion, target, symbols });
    const bytes = stages.reduce((sum, stage) => sum + stage.readBytes + stage.writtenBytes, 0);
    return { stages: stages.length, bytes };
  });
  const device = await context.open();
  try {
    const { sync } = device.description.capabilities;
    const sessions = [];
    for (const fusion of fusions)
      sessions.push(await device.load(program, { fusion, symbols, ...executorForBoth(device) }));
    const timings = await measureInTurns(
      sessions.map((session) => stepOf(session, sync)),
      repeatFor((edge ** 3 * channels * 8) / 1000, effort),
    );
    for (const session of sessions) await session.close();
    const figures = fusions.map((fusion, i) => ({
      name: fusion === 'full' ? 'fused' : 'unfused',
      device: device.description.name,
      sizes: { edge, channels, ...symbols },
      ...timings[i],
      more: { ...plans[i], gigabytesPerSecond: plans[i].bytes / (timings[i].p50Us * 1000) },
    }));
    const promises = [
      promise('fused time over unfused time', timings[0].p50Us / timings[1].p50Us, 1),
      promise('fused bytes over unfused bytes', plans[0].bytes / plans[1].bytes, 1),
    ];
    return { claim: 'fusion', title: 'the field pass with four reductions', figures, promises, notes: [] };
  } finally {
    await device.close();
  }
}
