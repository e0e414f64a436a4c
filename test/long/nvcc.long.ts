/** Built-in programs compiled by nvcc without fusion; `npm test` compiles them fused. */
import { expect, it } from 'vitest';
import { emitCuda } from '../../src/emit/cuda.js';
import { controlBlock } from '../../src/fuse/arena.js';
import { planProgram } from '../../src/fuse/plan.js';
import { builtinPrograms } from '../../src/programs/index.js';
import { compileByNvcc, hasNvcc } from '../support/nvcc.js';

it.skipIf(!hasNvcc)('every built-in program, unfused, spills nothing', async () => {
  const texts = builtinPrograms.map(({ name, build }, i) => {
    const { program, plan } = planProgram(build(), { fusion: 'none', target: 'cuda' });
    return emitCuda(program, plan, controlBlock(program), { prefix: `${name}_`, withoutPrelude: i > 0 }).text;
  });
  const kernels = await compileByNvcc(texts.join('\n'));
  expect(kernels.filter(({ kernel }) => kernel.endsWith('all_stages'))).toHaveLength(builtinPrograms.length);
  expect(kernels.filter(({ spilled }) => spilled > 0)).toEqual([]);
});
