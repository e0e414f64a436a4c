/** Which rows become the work of warps, and how their text looks; what it computes is tested in device/cuda. */
import { expect, it } from 'vitest';
import { controlBlock } from '../../fuse/arena.js';
import { planProgram } from '../../fuse/plan.js';
import type { Part } from '../../fuse/stage.js';
import { add, mul, type Program, program, store, sum, tanh } from '../../kernel/index.js';
import { emitCuda } from '../cuda.js';
import { warpRows } from './warp-rows.js';

/** A map whose lanes share a sum over the channels of a voxel, and two of the channels as they are. */
function voxels(edge: number, lanes: number, rows = 8): Program {
  return program('voxels', (b) => {
    const shape = [8, rows, edge, lanes];
    const [x, y] = [b.input('x', 'f32', shape), b.output('y', 'f32', shape)];
    b.map('grow', shape, ([i, k, z, j]) => {
      const voxel = tanh(sum([lanes], ([c]) => x.at(i, k, z, c)));
      const near = add(x.clamp(add(i, 1), k, z, j), x.clamp(i, add(k, 1), z, j));
      const same = add(x.at(i, k, z, 2), x.at(i, k, z, 3));
      return [store(y, [i, k, z, j], add(mul(near, voxel), mul(x.at(i, k, z, j), same)))];
    });
  });
}

const planned = (given: Program) => planProgram(given, { fusion: 'full', target: 'cuda' });
const partOf = (given: Program): Part => planned(given).plan.stages[0].parts[0];

function emitted(given: Program): string {
  const { program: own, plan } = planned(given);
  const { text } = emitCuda(own, plan, controlBlock(own), { launchesOnly: true });
  return text.slice(text.indexOf('void stage_0('), text.indexOf('launch_0('));
}

/** The part that was found. */
function rowsOf(...given: Parameters<typeof warpRows>): Part | undefined {
  const found = warpRows(...given);
  return typeof found === 'string' ? undefined : found;
}

it('says why there are no rows for warps', () => {
  expect(warpRows(partOf(voxels(48, 16)), 256)).toBe('rows of 48, which are too few or no parts of a warp');
  expect(warpRows(partOf(voxels(32, 12)), 256)).toBe('elements of a row that do not divide a warp');
});

it.each([
  [32, [8, 8]],
  [128, [8, 4, 8]],
])('rows of %i are cut to 32, and neighbours along the last axis stay neighbours', (edge, units) => {
  const found = rowsOf(partOf(voxels(edge, 16)), 256);
  expect(found?.units.map(({ extent }) => extent)).toEqual(units);
  expect(found?.phases.map(({ rows }) => rows.map(({ extent }) => extent))).toEqual([[32], [32, 16]]);
  expect(found?.locals.every(({ shape }) => shape.length === 1 && shape[0] === 32)).toBe(true);
});

it.each([
  [16, 16],
  [48, 16],
  [32, 32],
  [32, 12],
])('rows of %i with %i lanes are left to blocks', (edge, lanes) => {
  expect(rowsOf(partOf(voxels(edge, lanes)), 256)).toBeUndefined();
});

it.each([
  [16, 8, [8, 4], [2, 16]],
  [8, 8, [8, 2], [4, 8]],
  [4, 4, [4, 1], [2, 4, 4]],
])('rows of %i, %i side by side, are joined to 32 where that is wanted', (edge, beside, units, rows) => {
  const part = partOf(voxels(edge, 16, beside));
  expect(rowsOf(part, 256)).toBeUndefined();
  const found = rowsOf(part, 256, true);
  expect(found?.units.map(({ extent }) => extent)).toEqual(units);
  expect(found?.phases.map((phase) => phase.rows.map(({ extent }) => extent))).toEqual([rows, [...rows, 16]]);
  expect(found?.locals.every(({ shape }) => shape.join() === rows.join())).toBe(true);
});

it('rows that do not come out even are left to blocks', () => {
  expect(rowsOf(partOf(voxels(12, 16)), 256, true)).toBeUndefined();
  expect(rowsOf(partOf(voxels(8, 16, 6)), 256, true)).toBeUndefined();
  expect(rowsOf(partOf(voxels(2, 16)), 256, true)).toBeUndefined();
});

it('no warp waits for another, and values of a voxel lie side by side', () => {
  const text = emitted(voxels(32, 16));
  expect(text).toContain('* 8 + warp;');
  expect(text).toContain('= lane % 16;');
  expect(text).toContain('__syncwarp();');
  expect(text).not.toContain('__syncthreads();');
  expect(text).toMatch(/l_hoist0 = \(float\*\)\(shared \+ \(\(warp \* 128\) \+ 0\)\);/);
  expect(text).toMatch(/l_kept0 = \(float\*\)\(shared \+ \(\(warp \* 128\) \+ 1\)\);/);
  expect(text).toMatch(/l_hoist0\[\w+ \* 4\]/);
});

it('what all lanes load alike is loaded once a voxel', () => {
  const rows = emitted(voxels(32, 16)).split('__syncwarp();')[1];
  expect(rows).toMatch(/l_kept0\[\w+ \* 4\]/);
  expect(rows).not.toMatch(/\[\w+ \* 16 \+ [23]\]/);
});

it('a short sum that lanes do for themselves stays theirs', () => {
  const given = program('short', (b) => {
    const [x, y] = [b.input('x', 'f32', [8, 8, 32, 16]), b.output('y', 'f32', [8, 8, 32, 16])];
    b.map('grow', [8, 8, 32, 16], ([i, k, z, j]) => {
      const voxel = tanh(sum([16], ([c]) => x.at(i, k, z, c)));
      const few = sum([2], ([c]) => mul(x.at(i, k, z, c), x.at(i, k, z, j)));
      return [store(y, [i, k, z, j], mul(few, voxel))];
    });
  });
  const found = rowsOf(partOf(given), 256);
  expect(found?.locals.map(({ name }) => name)).toEqual(['%hoist0']);
  expect(emitted(given)).toContain('__syncwarp();');
});

it('more than a block has room for is left to blocks', () => {
  const part = partOf(voxels(32, 16));
  expect(rowsOf(part, 2048)).toBeDefined();
  expect(rowsOf(part, 4096)).toBeUndefined();
});

it('asks early for the planes beside a block, not for what its own warps read', () => {
  const asked = [...emitted(voxels(32, 16)).matchAll(/prefetch_near\(&t_x\[([^;]*)\]\);/g)].map(([, at]) => at);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^min_i32\(\w+, \(8 - 1\)\) \* 4096/);
});

it('asks behind the loads of its own voxels, which are wanted first', () => {
  const text = emitted(voxels(32, 16));
  const own = text.indexOf('const float4 piece0_3 = *(const float4*)(t_x + ');
  expect(own).toBeGreaterThan(0);
  expect(text.indexOf('prefetch_near(')).toBeGreaterThan(own);
  expect(text.indexOf('prefetch_near(')).toBeLessThan(text.indexOf('__syncwarp();'));
});

it('asks at its beginning where no thread reads a whole row', () => {
  const given = program('plain', (b) => {
    const [x, y] = [b.input('x', 'f32', [8, 8, 32, 16]), b.output('y', 'f32', [8, 8, 32, 16])];
    const rate = b.input('rate', 'f32', [8, 8, 32]);
    b.map('grow', [8, 8, 32, 16], ([i, k, z, j]) => [
      store(y, [i, k, z, j], mul(x.clamp(add(i, 1), k, z, j), tanh(rate.at(i, k, z)))),
    ]);
  });
  const text = emitted(given);
  expect(text.match(/prefetch_near\(/g)).toHaveLength(1);
  expect(text.indexOf('prefetch_near(')).toBeLessThan(text.indexOf('t_rate['));
});

it('the values of two turns stand before the first store', () => {
  const rows = emitted(voxels(32, 16)).split('__syncwarp();')[1];
  const stores = [...rows.matchAll(/^ *\w+\[.*\] = /gm)].map(({ index }) => index as number);
  expect(stores).toHaveLength(2);
  expect(rows.slice(stores[0])).not.toMatch(/= \w+\[/);
  expect(rows).toContain('for (int turn0 = 0; turn0 < 8; ++turn0)');
});
