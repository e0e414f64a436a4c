/** Coarser tensors beside the rows of warps: how they are addressed and asked for; what is computed is tested in device/cuda. */
import { expect, it } from 'vitest';
import { voxelProgram } from '../../../test/support/cuda-programs.js';
import { controlBlock } from '../../fuse/arena.js';
import { planProgram } from '../../fuse/plan.js';
import { emitCuda } from '../cuda.js';

/** The text of a map over rows of voxels, which reads a pattern with a place for so many of them. */
function emitted(edge: number, coarseness: number): string {
  const { program, plan } = planProgram(voxelProgram(edge, coarseness), { fusion: 'full', target: 'cuda' });
  const { text } = emitCuda(program, plan, controlBlock(program), { launchesOnly: true });
  return text.slice(text.indexOf('void stage_0('), text.indexOf('launch_0('));
}

const loopOf = (text: string): string => text.slice(text.indexOf('for (int turn0 = 0; '));

it('a pointer moves along a tensor of half as many places', () => {
  const text = emitted(32, 2);
  const run = /unsigned short\* (run\d+) = at\d+ \+ \(\(\(lane \/ 16\) \/ 2\) \* 16\);/.exec(text)?.[1];
  expect(run).toBeDefined();
  expect(loopOf(text)).toContain(`f16_to_f32(${run}[0])`);
  expect(loopOf(text)).toContain(`f16_to_f32(${run}[16])`);
  expect(loopOf(text)).toContain(`${run} += 32;`);
});

it('a place for one turn or for several is found by the number of the turn', () => {
  expect(loopOf(emitted(32, 4)).match(/f16_to_f32\(at\d+\[\(turn0 \* 16\)\]\)/g)).toHaveLength(2);
  expect(loopOf(emitted(64, 8)).match(/f16_to_f32\(at\d+\[\(\(turn0 \/ 2\) \* 16\)\]\)/g)).toHaveLength(2);
});

it('places that end within a turn are divided for each element', () => {
  expect(loopOf(emitted(32, 3))).not.toMatch(/f16_to_f32\((run\d+\[|at\d+\[\(?turn0)/);
});

it('asks ahead for a coarser tensor, in a row that is cut too', () => {
  for (const [edge, coarseness] of [
    [32, 2],
    [64, 8],
  ])
    expect(emitted(edge, coarseness).match(/prefetch_near\(&t_pattern\[/g)).toHaveLength(1);
});
