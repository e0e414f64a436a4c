/** How rows become loops or are fetched whole, addresses sums, and the bytes of a word one instruction; what they compute is tested in device/cuda. */
import { expect, it } from 'vitest';
import { controlBlock } from '../../fuse/arena.js';
import { planProgram } from '../../fuse/plan.js';
import type { NestPhase } from '../../fuse/stage.js';
import {
  type Axis,
  add,
  cast,
  type Expr,
  indexOf,
  mul,
  noiseWords,
  normal,
  type Program,
  program,
  store,
  sub,
  sum,
  tanh,
} from '../../kernel/index.js';
import { emitCuda } from '../cuda.js';
import { byteSumOf } from '../loop/lower/byte-sum.js';
import type { StageContext } from './context.js';
import { type RowLoops, rowLoopsOf } from './row-loops.js';
import { linearTerms } from './split-address.js';
import { plainTuning } from './tuning.js';

const context = { threads: 256, tuning: plainTuning } as StageContext;
const axis = (name: string, extent: number): Axis => ({ name, extent });
const phaseOf = (...extents: number[]): NestPhase => ({
  kind: 'nest',
  ops: ['map'],
  rows: extents.map((extent, i) => axis(`i${i}`, extent)),
  sweeps: [],
  writes: [],
});

it.each([
  [[4, 32, 16], { places: 16, step: 16, split: 32, whole: [4] }],
  [[8, 16, 16], { places: 256, step: 1, split: undefined, whole: [8] }],
  [[6, 64, 8], { places: 8, step: 32, split: 64, whole: [6] }],
])('rows of %j: a thread keeps its place along the inner axes', (extents, expected) => {
  const found = rowLoopsOf(phaseOf(...extents), context, 'block');
  const { places, step, split, whole } = found as RowLoops;
  const shown = { places, step, split: split?.extent, whole: whole.map(({ extent }) => extent) };
  expect(shown).toEqual(expected);
});

it.each([[[4, 32, 24]], [[3, 5, 16]], [[2, 16, 16]], [[16]]])('rows of %j stay numbered', (extents) => {
  expect(rowLoopsOf(phaseOf(...extents), context, 'block')).toMatch(
    /^256 threads do not fit|^fewer than 4|^threads that/,
  );
});

it('takes an index apart', () => {
  const [x, y] = [indexOf(axis('x', 8)), indexOf(axis('y', 8))];
  expect(linearTerms(sub(add(mul(x, 4), y), 3))).toEqual([
    { expr: x, factor: 4 },
    { expr: y, factor: 1 },
    { factor: -3 },
  ]);
});

it('knows the sum of bytes in a normal draw of one word', () => {
  const words = noiseWords({ seed: 1, brain: 0, cycle: 0, stream: 0 });
  const centred = (count: 1 | 2) => normal(words, cast(indexOf(axis('i', 8)), 'u32'), count).args[0].args[0];
  expect(byteSumOf(centred(1))?.plus).toBe(-510);
  expect(byteSumOf(centred(2))).toBeUndefined();
});

it('loads what depends on the lane alone once, before the loops', () => {
  const given: Program = program('lanes', (b) => {
    const x = b.input('x', 'f32', [8, 8, 32, 16]);
    const table = b.input('table', 'f32', [16]);
    const y = b.output('y', 'f32', [8, 8, 32, 16]);
    b.map('scale', [8, 8, 32, 16], ([i, k, z, j]) => {
      const voxel = tanh(sum([16], ([c]) => x.at(i, k, z, c)));
      return [store(y, [i, k, z, j], mul(mul(x.at(i, k, z, j), table.at(j)), voxel))];
    });
  });
  const { program: planned, plan } = planProgram(given, { fusion: 'full', target: 'cuda' });
  const { text } = emitCuda(planned, plan, controlBlock(planned));
  const kept = text.indexOf('= t_table[place0];');
  expect(kept).toBeGreaterThan(0);
  expect(text.indexOf('for (int', kept)).toBeGreaterThan(kept);
  expect(text.slice(kept + 1)).not.toContain('= t_table[');
});

/** A map whose lanes share sums over all channels of a voxel and some rules of it; rows of no 32 voxels are blocks' work. */
const voxels = (edge: number): Program =>
  program('voxels', (b) => {
    const [x, rules] = [b.input('x', 'f32', [8, 8, edge, 32]), b.input('rules', 'f32', [8, 8, edge, 16])];
    const y = b.output('y', 'f32', [8, 8, edge, 16]);
    b.map('grow', [8, 8, edge, 16], ([i, k, z, j]) => {
      const channel = (c: Expr | number): Expr => x.at(i, k, z, c);
      const whole = sum([32], ([c]) => mul(channel(c), channel(c)));
      const half = tanh(sum([16], ([c]) => channel(add(c, 16))));
      const ruled = [0, 1, 2, 4, 5, 6, 8, 9, 12].map((r) => tanh(rules.at(i, k, z, r)));
      const own = ruled.reduce((total, one) => add(total, one));
      return [store(y, [i, k, z, j], add(mul(x.at(i, k, z, j), own), mul(whole, half)))];
    });
  });

function emitted(given: Program): string {
  const { program: planned, plan } = planProgram(given, { fusion: 'full', target: 'cuda' });
  return emitCuda(planned, plan, controlBlock(planned), { launchesOnly: true }).text;
}

it('fetches rows that a thread reads whole by fours, and writes out the loops over them', () => {
  const text = emitted(voxels(16));
  expect(text).toMatch(/const float4 piece\d+_7 = \*\(const float4\*\)\(t_x \+/);
  expect(text).toMatch(/const float4 piece\d+_3 = \*\(const float4\*\)\(t_rules \+/);
  for (const [, loop] of text.matchAll(
    /\n([^\n]*)\n\s*for \(unsigned int \w+ = 0u; \w+ < 16u; \w+ \+= 1u\) \{[^}]*piece/g,
  ))
    expect(loop.trim()).toBe('#pragma unroll');
});

it('gives values that read different rows warps of their own', () => {
  const text = emitted(voxels(16));
  expect(text).toContain('if (warp < 4) {');
  expect(text).toContain('if (((warp + 4) & 7) < 4) {');
});

it('leaves rows alone that are read in part, or by neighbouring threads', () => {
  const part: Program = program('part', (b) => {
    const rules = b.input('rules', 'f32', [8, 8, 32, 16]);
    const y = b.output('y', 'f32', [8, 8, 32, 16]);
    b.map('grow', [8, 8, 32, 16], ([i, k, z, j]) => {
      const few = [0, 1, 2].map((r) => tanh(rules.at(i, k, z, r))).reduce((total, one) => add(total, one));
      return [store(y, [i, k, z, j], mul(rules.at(i, k, z, j), few))];
    });
  });
  expect(emitted(part)).not.toContain('piece');
});

it('writes out a short innermost loop over rows, and no other', () => {
  const text = emitted(voxels(48));
  expect(text).toMatch(/#pragma unroll 1\n\s*for \(int i\d_\d+ = \(\(int\)threadIdx\.x\) \/ 16;/);
  expect(text).toMatch(/#pragma unroll\n\s*for \(int i\dn_\d+ = 0; i\dn_\d+ < 4;/);
});

it('asks early for what only the rows read, and not for what was read for the voxel, nor for tables', () => {
  const far: Program = program('far', (b) => {
    const x = b.input('x', 'f32', [8, 8, 32, 16]);
    const memory = b.input('memory', 'f32', [8, 8, 32, 16]);
    const table = b.constant('table', 'f32', [8, 16]);
    const y = b.output('y', 'f32', [8, 8, 32, 16]);
    b.map('grow', [8, 8, 32, 16], ([i, k, z, j]) => {
      const voxel = tanh(sum([16], ([c]) => x.at(i, k, z, c)));
      const beside = add(x.clamp(add(i, 1), k, z, j), x.clamp(i, k, add(z, 1), j));
      const own = add(mul(memory.at(i, k, z, j), table.at(k, j)), x.at(i, k, z, j));
      return [store(y, [i, k, z, j], mul(add(own, beside), voxel))];
    });
  });
  const asked = [...emitted(far).matchAll(/prefetch_near\(&(t_\w+)\[([^;]*)\]\);/g)].map(([, tensor, at]) => [
    tensor,
    /min_i32/.test(at),
  ]);
  expect(asked.sort()).toEqual([
    ['t_memory', false],
    ['t_x', true],
  ]);
});

it.each([
  [9, false],
  [12, true],
])('reads the first 4 of rows of %i at once only where each row begins on 16 bytes', (width, whole) => {
  const text = emitted(
    program('heads', (b) => {
      const batch = b.symbol('batch', 1, 4096);
      const x = b.input('x', 'f32', [batch, width]);
      const weights = b.constant('weights', 'f32', [64, 4]);
      const y = b.scratch('y', 'f32', [batch, 64]);
      const z = b.output('z', 'f32', [batch]);
      b.reduce('mix', y, ([n, i]) => tanh(sum([4], ([k]) => mul(weights.at(i, k), x.at(n, k)))));
      b.reduce('add', z, ([n]) => sum([64], ([i]) => y.at(n, i)));
    }),
  );
  expect(/float4\*\)\(t_weights/.test(text)).toBe(true);
  expect(/float4\*\)\(t_x/.test(text)).toBe(whole);
});
