/**
 * Matrix products as text: which parts become tiles and of which kind, and that they compile for every architecture that
 * images are built for, without spilling. What they compute is tested on the stand-in for a GPU (inference/linear).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { quickOr } from '../../../test/support/quick.js';
import { controlBlock } from '../../fuse/arena.js';
import { planProgram } from '../../fuse/plan.js';
import { type Dtype, type MatmulPrecision, max, type Program, program } from '../../kernel/index.js';
import { emitCuda, emitMember, plainTuning } from '../cuda.js';

function product(dtype: Dtype, precision: MatmulPrecision, edge = 512): Program {
  return program('product', (b) => {
    const x = b.input('x', dtype, [edge, edge]);
    const w = b.constant('w', dtype, [edge, edge]);
    const y = b.output('y', dtype === 'f64' ? 'f64' : 'f32', [edge, edge]);
    b.matmul(
      'multiply',
      y,
      edge,
      ([i, k]) => x.at(i, k),
      ([k, j]) => w.at(k, j),
      { precision, epilogue: (sum) => max(sum, 0) },
    );
  });
}

function emit(given: Program, prefix = '', withoutPrelude = false) {
  const { program: planned, plan } = planProgram(given, { fusion: 'full', target: 'cuda' });
  return emitCuda(planned, plan, controlBlock(planned), { prefix, withoutPrelude });
}

describe('which instructions a product gets', () => {
  it.each<[Dtype, MatmulPrecision, RegExp]>([
    ['f16', 'f16', /mma\.sync\.aligned\.m16n8k16\.row\.col\.f32\.f16\.f16\.f32/],
    ['bf16', 'bf16', /mma\.sync\.aligned\.m16n8k16\.row\.col\.f32\.bf16\.bf16\.f32/],
    ['f32', 'tf32', /mma\.sync\.aligned\.m16n8k8\.row\.col\.f32\.tf32\.tf32\.f32/],
  ])('%s where %s is allowed: tensor cores, copied as it lies', (dtype, precision, instruction) => {
    const { text, stages } = emit(product(dtype, precision));
    expect(text).toMatch(instruction);
    // One pointer a factor goes from slab to slab, before the first product and among them.
    expect(text.match(/copy_16\(fill < slabs0, slabs, place, to \+ to_(left|right)0/g)).toHaveLength(4);
    expect(stages[0].sharedBytes).toBeLessThanOrEqual(48 * 1024);
  });

  it('large ones get more registers where they have a kernel of their own, and only there', () => {
    const large = product('f16', 'f16', 4096);
    const { program: planned, plan } = planProgram(large, { fusion: 'full', target: 'cuda' });
    const control = controlBlock(planned);
    const own = emitCuda(planned, plan, control, { launchesOnly: true });
    expect(own.stages[0].tuning).toMatchObject({ threads: 128, residentThreads: 256 });
    expect(own.text).toContain('float sum0[4][8][4]');
    expect(own.text).toContain('__launch_bounds__(128, 2)');
    // GPUs whose blocks have the least shared memory have this much.
    expect(own.stages[0].sharedBytes).toBeLessThanOrEqual(99 * 1024);
    expect(emitCuda(planned, plan, control).stages[0].tuning).toBe(plainTuning);
    expect(emitMember(planned, plan, control, 'm_', { tuning: [own.stages[0].tuning] }).functions).toContain(
      'sum0[4][4][4]',
    );
    expect(emit(product('f16', 'f16', 512)).stages[0].tuning).toBe(plainTuning);
  });

  it('none where nothing was allowed, nor for results that are no tile', () => {
    for (const dtype of ['f16', 'f32', 'f64'] as const)
      expect(emit(product(dtype, 'exact')).text).not.toContain('mma.sync');
    expect(emit(product('f32', 'exact')).text).toContain('square_row');
    const small = emit(product('f16', 'f16', 8)).text;
    expect(small).not.toContain('mma.sync');
    expect(small).not.toContain('square_row');
  });
});

const hasCompiler = spawnSync('nvcc', ['--version']).status === 0;
if (!hasCompiler) console.warn('SKIPPED: nvcc is not on the PATH: matrix products are not compiled here.');

describe.skipIf(!hasCompiler)('compiled by nvcc', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-mma-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('for every architecture, spilling nothing', { timeout: 900_000 }, () => {
    const file = path.join(folder, 'products.cu');
    const texts = [product('bf16', 'bf16', 4096), product('f32', 'tf32', 4096)].map((one, i) => {
      const { program: planned, plan } = planProgram(one, { fusion: 'full', target: 'cuda' });
      const options = { prefix: `p${i}_`, withoutPrelude: i > 0, launchesOnly: true };
      return emitCuda(planned, plan, controlBlock(planned), options).text;
    });
    writeFileSync(file, texts.join('\n'));
    const architectures = quickOr([90], [80, 87, 89, 90]);
    const targets = architectures.map((sm) => `-gencode=arch=compute_${sm},code=sm_${sm}`);
    const options = ['-fatbin', ...targets, '-diag-suppress', '177', '-Xptxas', '-v', '-o', `${file}.fatbin`, file];
    const { stderr, status } = spawnSync('nvcc', options, { encoding: 'utf8' });
    expect(status).toBe(0);
    const spilled = [...stderr.matchAll(/(\d+) bytes spill stores/g)].map(([, bytes]) => Number(bytes));
    expect(spilled.length).toBeGreaterThanOrEqual(2 * architectures.length);
    expect(spilled.filter((bytes) => bytes > 0)).toEqual([]);
  });
});
