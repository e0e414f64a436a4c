/** How long folds of a chain stand in its text; that their bits stay is tested in device/cuda. */
import { expect, it } from 'vitest';
import { measuresProgram } from '../../../test/support/cuda-programs.js';
import { controlBlock } from '../../fuse/arena.js';
import { planProgram } from '../../fuse/plan.js';
import type { NestPhase } from '../../fuse/stage.js';
import { program, store, sum } from '../../kernel/index.js';
import { defaultTree } from '../../kernel/tree.js';
import { emitCuda } from '../cuda.js';
import { type FoldChunks, foldChunks } from './fold-chunks.js';

function textOf(): string {
  const { program: planned, plan } = planProgram(measuresProgram(), { fusion: 'full', target: 'cuda' });
  const { text } = emitCuda(planned, plan, controlBlock(planned), { launchesOnly: true });
  const few = text.slice(text.indexOf('void stage_0('));
  // The text for few brains comes first, a block for each.
  return few.slice(0, few.indexOf('\n      else {'));
}

it('chunks of long folds stand beside the other phases, and their ends behind one barrier', () => {
  const waves = textOf().split('__syncthreads();');
  // Behind the last one stand only the ends of the unit and of the part.
  expect(waves.findIndex((wave) => wave.includes('t_out['))).toBe(2);
  expect(waves.length).toBe(5);
  const chunks = /l_chunk(\d)\[[^\]]*\] = /g;
  expect([...waves[0].matchAll(chunks)].map(([, place]) => place).sort()).toEqual(['0', '1', '2', '3', '4', '5']);
  expect(waves[0]).toMatch(/t_counts\[[^\]]* \+ 1\] = /);
  expect(waves[1]).toMatch(/= l_chunk\d\[/);
  expect(waves[1]).toContain('t_facts[');
  expect(waves[1]).not.toMatch(chunks);
});

it('a count of rows reads them by fours, the first rows of a tensor too', () => {
  const text = textOf();
  expect(text).toMatch(/const float4 piece\d+_7 = \*\(const float4\*\)\(t_cells \+ [^\n]* \+ 28\)+;/);
  expect(text).not.toMatch(/max_f32\([^\n]*t_cells\[/);
});

it('folds of one chunk, of a part of one and of places are left whole', () => {
  const phaseOf = (length: number): NestPhase => {
    const built = program('sum', (b) => {
      const x = b.input('x', 'f32', [length]);
      b.reduce('sum', [1], () => [
        store(
          b.output('y', 'f32', [1]),
          [0],
          sum([length], ([i]) => x.at(i)),
        ),
      ]);
    });
    const [op] = built.ops;
    if (op.kind !== 'reduce') throw new Error('no reduction');
    return { kind: 'nest', ops: ['sum'], rows: [], sweeps: [], writes: op.writes };
  };
  expect(foldChunks(phaseOf(256), defaultTree, 0)).toMatch(/^no fold of more than 256/);
  expect(foldChunks(phaseOf(700), defaultTree, 0)).toMatch(/^folds that are not plain ones/);
  const cut = foldChunks(phaseOf(1024), defaultTree, 2) as FoldChunks;
  expect(cut.locals).toEqual([{ name: '%chunk2', dtype: 'f32', shape: [4] }]);
  expect(cut.chunks.map(({ rows }) => rows.map(({ extent }) => extent))).toEqual([[4]]);
});
