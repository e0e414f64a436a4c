/** Which folds of a thread are written out; what they compute is tested in device/cuda. */
import { expect, it } from 'vitest';
import { controlBlock } from '../../fuse/arena.js';
import { planProgram } from '../../fuse/plan.js';
import { program, store, sum } from '../../kernel/index.js';
import { emitCuda } from '../cuda.js';

/** So many sums over so many parts each, for 64 × 16 elements: the end of a sum that was cut into slabs. */
function finishText(sums: number, parts: number): string {
  const given = program('finish', (b) => {
    const slabs = Array.from({ length: sums }, (_, i) => b.input(`slab${i}`, 'f32', [64, parts, 16]));
    const wholes = Array.from({ length: sums }, (_, i) => b.output(`whole${i}`, 'f32', [64, 16]));
    b.reduce('finish', [64, 16], ([cell, lane]) =>
      wholes.map((whole, i) => {
        return store(
          whole,
          [cell, lane],
          sum([parts], ([part]) => slabs[i].at(cell, part, lane)),
        );
      }),
    );
  });
  const { program: own, plan } = planProgram(given, { fusion: 'full', target: 'cuda' });
  return emitCuda(own, plan, controlBlock(own), { launchesOnly: true }).text;
}

const lanesWrittenOut = /#pragma unroll\n\s*for \(unsigned int k0 = 0u; k0 < 16u;/;

it.each([
  [13, 16],
  [16, 8],
  [8, 32],
])('%i sums over %i parts are written out, so that their loads are under way together', (sums, parts) => {
  expect(finishText(sums, parts)).toMatch(lanesWrittenOut);
});

it.each([
  [13, 32],
  [17, 16],
])('%i sums over %i parts are too much text and stay a loop', (sums, parts) => {
  const text = finishText(sums, parts);
  expect(text).toContain('for (unsigned int k0 = 0u; k0 < 16u;');
  expect(text).not.toMatch(lanesWrittenOut);
});
