/**
 * The stages of a cycle against a copy measured on the same device: where its time goes, and what binds it. One brain, and on
 * CUDA 1,024 small ones.
 */
import { measureCopy } from '../../device/copy-speed.js';
import type { BenchContext, ClaimReport } from '../claim.js';
import { repeatFor } from '../claim.js';
import { copyElements } from '../fusion-gain.js';
import { copyFigure, stageFigures } from '../stage-figures.js';
import { cycleOf, edgeOf, fillBank, makeBrain, rowsOf } from './subject.js';

export async function measureRoofline(context: BenchContext): Promise<ClaimReport> {
  const { kind, effort, onProgress } = context;
  const edge = edgeOf(context.edge);
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    onProgress(`stages of a cycle of ${edge}³ against a copy`);
    const copy = await measureCopy(device, { elements: copyElements(kind, edge), repetitions: 15 });
    const figures = [copyFigure(device, copy)];
    const subjects = [
      { size: edge, brains: 1, bankRows: rowsOf(context) },
      ...(kind === 'cuda' && context.edge >= 32 ? [{ size: 8, brains: 1024, bankRows: 1000 }] : []),
    ];
    for (const { size, brains, bankRows } of subjects) {
      const brain = await makeBrain(context, device, { size, brains, bankRows });
      await fillBank(brain, bankRows);
      const run = cycleOf(brain, device.description.capabilities.sync);
      for (let cycle = 0; cycle < 3; cycle += 1) await run();
      const sizes = { edge: size, brains, bankRows };
      const repeat = repeatFor(kind === 'cuda' ? 1000 : size ** 3 / 2, effort / 2);
      const symbols = { B: brains, R: bankRows };
      figures.push(...(await stageFigures(device, brain.underlying.session, { symbols, sizes, copy, repeat })));
      await brain.close();
    }
    return {
      claim: 'roofline',
      title: 'stages of a cycle against the measured copy',
      figures,
      promises: [],
      notes: [],
    };
  } finally {
    await device.close();
  }
}
