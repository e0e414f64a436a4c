/** Stages of the engine's own programs against a copy measured on the same device. */
import { measureCopy } from '../../device/copy-speed.js';
import type { Program } from '../../kernel/index.js';
import { fieldPassReductions, fieldPassSmallOps } from '../../programs/index.js';
import type { BenchContext, ClaimReport, Figure } from '../claim.js';
import { repeatFor } from '../claim.js';
import { copyElements } from '../fusion-gain.js';
import { copyFigure, stageFigures } from '../stage-figures.js';

export async function measureRoofline(context: BenchContext): Promise<ClaimReport> {
  const { kind, edge, channels, effort, onProgress } = context;
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    onProgress('a copy, as the roof of all stages');
    const copy = await measureCopy(device, { elements: copyElements(kind, edge), repetitions: 15 });
    const figures: Figure[] = [copyFigure(device, copy)];
    const programs: readonly [Program, Record<string, number>, Record<string, Float32Array> | undefined][] = [
      [fieldPassReductions(edge, channels), { batch: kind === 'cuda' ? 32 : 1 }, undefined],
      [fieldPassSmallOps(edge, channels), {}, { sensed: new Float32Array(channels).fill(0.25) }],
    ];
    for (const [program, symbols, inputs] of programs) {
      onProgress(`stages of ${program.name}`);
      const session = await device.load(program, { symbols });
      await session.step(inputs);
      const sizes = { program: program.name, edge, channels, ...symbols };
      const repeat = repeatFor(kind === 'cuda' ? 2000 : (edge ** 3 * channels * 4) / 1000, effort / 2);
      figures.push(...(await stageFigures(device, session, { symbols, sizes, copy, repeat })));
      await session.close();
    }
    return { claim: 'roofline', title: 'stages against the measured copy', figures, promises: [], notes: [] };
  } finally {
    await device.close();
  }
}
