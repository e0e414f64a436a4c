/**
 * Matrix products as text: which parts become tiles and of which kind, and that they compile for every architecture that
 * images are built for, without spilling. What they compute is tested on the stand-in for a GPU (inference/linear).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isQuick } from '../../../../test/support/quick.js';
import { controlBlock } from '../../../fuse/arena.js';
import { planProgram } from '../../../fuse/plan.js';
import { add, type Dtype, type MatmulPrecision, max, type Program, program } from '../../../kernel/index.js';
import {
  architectureOf,
  asyncTuning,
  type CudaOptions,
  emitCuda,
  emitMember,
  explainCuda,
  plainTuning,
} from '../../cuda.js';

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

function emit(given: Program, options: CudaOptions = {}) {
  const { program: planned, plan } = planProgram(given, { fusion: 'full', target: 'cuda' });
  return emitCuda(planned, plan, controlBlock(planned), options);
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

  it.each(['f8e4m3', 'f8e5m2'] as const)('%s becomes f16 on its way into shared memory', (dtype) => {
    const { text } = emit(product(dtype, dtype));
    expect(text).toMatch(/mma\.sync\.aligned\.m16n8k16\.row\.col\.f32\.f16\.f16\.f32/);
    expect(text).toMatch(/word = \(unsigned short\)f32_to_f16\(/);
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

interface Shape {
  readonly rows: number | 'symbol';
  readonly inner: number;
  readonly columns: number;
  readonly isTurned?: boolean;
  readonly dtype?: Dtype;
  readonly result?: Dtype;
  readonly isBuffered?: boolean;
}

/** relu(x w + bias), with w as [inner, columns] or turned. */
function layer({
  rows: given,
  inner,
  columns,
  isTurned = false,
  dtype = 'bf16',
  result = 'f32',
  isBuffered,
}: Shape): Program {
  return program('layer', (b) => {
    const rows = given === 'symbol' ? b.symbol('rows', 1, 1 << 20) : given;
    const x = isBuffered ? b.state('x', dtype, [rows, inner], { buffered: true }) : b.input('x', dtype, [rows, inner]);
    if (isBuffered) b.map('keep', x.next, ([i, k]) => x.at(i, k));
    const w = b.constant('w', dtype, isTurned ? [columns, inner] : [inner, columns]);
    const bias = b.constant('bias', 'f32', [columns]);
    b.matmul(
      'multiply',
      b.output('y', result, [rows, columns]),
      inner,
      ([i, k]) => x.at(i, k),
      ([k, j]) => (isTurned ? w.at(j, k) : w.at(k, j)),
      { precision: dtype as MatmulPrecision, epilogue: (sum, [, j]) => max(add(sum, bias.at(j)), 0) },
    );
  });
}

function own(given: Program, options: CudaOptions = {}) {
  return emit(given, { launchesOnly: true, isHopper: true, ...options });
}

describe("Hopper's own instructions", () => {
  it('multiply large products of 16-bit factors, where they have a kernel of their own', () => {
    const { stages, text } = own(layer({ rows: 4096, inner: 4096, columns: 4096 }));
    const [{ strategies, tuning, maps, keeps, sharedBytes }] = stages;
    expect(strategies).toEqual(['mma-async']);
    expect(tuning).toBe(asyncTuning);
    expect(keeps).toBe(true);
    expect(sharedBytes).toBeLessThanOrEqual(227 * 1024);
    expect(maps).toEqual([
      { name: 'map_x_128', tensor: 'x', format: 'bf16', elements: 4096, lines: 4096, boxElements: 64, boxLines: 128 },
      { name: 'map_w_64', tensor: 'w', format: 'bf16', elements: 4096, lines: 4096, boxElements: 64, boxLines: 64 },
    ]);
    expect(text).toContain('wgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16');
    expect(text).toContain('__launch_bounds__(384, 1)');
    expect(architectureOf(text, 'sm_90')).toBe('sm_90a');
    expect(architectureOf(own(product('f32', 'exact')).text, 'sm_90')).toBe('sm_90');
  });

  it('take the other order of the right factor, smaller tiles, and rows that are bound at load', () => {
    const turned = own(layer({ rows: 1024, inner: 512, columns: 1024, isTurned: true, dtype: 'f16' }));
    expect(turned.stages[0].maps[1]).toMatchObject({ tensor: 'w', format: 'f16', boxLines: 128, elements: 512 });
    expect(turned.text).toContain('m64n128k16.f32.f16.f16');
    const bound = layer({ rows: 'symbol', inner: 512, columns: 1024 });
    expect(own(bound, { sizes: { rows: 8192 } }).stages[0].strategies).toEqual(['mma-async']);
    expect(own(bound, { sizes: { rows: 100 } }).stages[0].strategies).toContain('mma-tensor');
    expect(own(bound).stages[0].strategies).toContain('mma-tensor');
  });

  it('multiply 8-bit factors, 32 at a step, where both lie along the inner axis', () => {
    const large = { rows: 4096, inner: 4096, columns: 4096, isTurned: true } as const;
    const { stages, text } = own(layer({ ...large, dtype: 'f8e4m3' }));
    expect(stages[0].strategies).toEqual(['mma-async']);
    expect(stages[0].sharedBytes).toBeLessThanOrEqual(227 * 1024);
    const map = { format: 'f8e4m3', elements: 4096, lines: 4096, boxElements: 128 };
    expect(stages[0].maps).toEqual([
      { ...map, name: 'map_x_128', tensor: 'x', boxLines: 128 },
      { ...map, name: 'map_w_256', tensor: 'w', boxLines: 256 },
    ]);
    expect(text).toContain('wgmma.mma_async.sync.aligned.m64n256k32.f32.e4m3.e4m3');
    expect(text).toContain('adds, 1, 1; }');
    expect(text).toContain('const int count = (4096 + 127) / 128');
    expect(own(layer({ ...large, dtype: 'f8e5m2' })).text).toContain('m64n256k32.f32.e5m2.e5m2');
  });

  it('are left alone on other GPUs and in kernels that stages share', () => {
    const given = layer({ rows: 4096, inner: 4096, columns: 4096 });
    for (const { text, stages } of [own(given, { isHopper: false }), own(given, { launchesOnly: false })]) {
      expect(text).not.toContain('wgmma');
      expect(stages[0].maps).toEqual([]);
    }
  });

  it.each<[Shape, string]>([
    [{ rows: 512, inner: 512, columns: 512 }, '16 tiles of 128 × 128'],
    [{ rows: 4096, inner: 4096, columns: 4096, dtype: 'f8e4m3' }, 'the right factor lies by rows'],
    [{ rows: 4096, inner: 1028, columns: 4096 }, 'rows that are not whole pieces of 16 bytes'],
    [{ rows: 4096, inner: 4096, columns: 4096, isBuffered: true }, 'changes its place from step to step'],
  ])('say why not: %o', (shape, reason) => {
    const [{ taken, left }] = explainCuda(layer(shape), 'full');
    expect(taken).toContain('mma-tensor');
    expect(left.find(({ pass }) => pass === 'mma-async')?.reason).toContain(reason);
  });
});

function expectNoSpills(log: string, kernels: number): void {
  const spilled = [...log.matchAll(/(\d+) bytes spill stores/g)].map(([, bytes]) => Number(bytes));
  expect(spilled.length).toBeGreaterThanOrEqual(kernels);
  expect(spilled.filter((bytes) => bytes > 0)).toEqual([]);
}

const hasCompiler = spawnSync('nvcc', ['--version']).status === 0;
if (!hasCompiler) console.warn('SKIPPED: nvcc is not on the PATH: matrix products are not compiled here.');

describe.skipIf(!hasCompiler || isQuick)('compiled by nvcc', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-mma-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('for every architecture, spilling nothing', { timeout: 900_000 }, () => {
    const file = path.join(folder, 'products.cu');
    const products = [product('bf16', 'bf16', 4096), product('f32', 'tf32', 4096)];
    const texts = products.map((one, i) => own(one, { isHopper: false, prefix: `p${i}_`, withoutPrelude: i > 0 }).text);
    writeFileSync(file, texts.join('\n'));
    const architectures = [80, 87, 89, 90];
    const targets = architectures.map((sm) => `-gencode=arch=compute_${sm},code=sm_${sm}`);
    const options = ['-fatbin', ...targets, '-diag-suppress', '177', '-Xptxas', '-v', '-o', `${file}.fatbin`, file];
    const { stderr, status } = spawnSync('nvcc', options, { encoding: 'utf8' });
    expect(status).toBe(0);
    expectNoSpills(stderr, 2 * architectures.length);
  });

  it("with Hopper's own instructions for sm_90a, spilling nothing", { timeout: 900_000 }, () => {
    const file = path.join(folder, 'async.cu');
    const shapes: Shape[] = [
      { rows: 4096, inner: 4096, columns: 4096 },
      { rows: 1000, inner: 520, columns: 1032, isTurned: true, dtype: 'f16', result: 'f16' },
      { rows: 4096, inner: 4096, columns: 4096, isTurned: true, dtype: 'f8e4m3' },
      { rows: 1000, inner: 528, columns: 1032, isTurned: true, dtype: 'f8e5m2', result: 'f8e5m2' },
    ];
    const texts = shapes.map((shape, i) => own(layer(shape), { prefix: `p${i}_`, withoutPrelude: i > 0 }).text);
    writeFileSync(file, texts.join('\n'));
    const options = ['-cubin', '-arch=sm_90a', '--fmad=false', '-diag-suppress', '177', '-Xptxas', '-v'];
    const { stderr, status } = spawnSync('nvcc', [...options, '-o', `${file}.cubin`, file], { encoding: 'utf8' });
    expect(stderr).not.toMatch(/error|serialized|ignored/);
    expect(status).toBe(0);
    expectNoSpills(stderr, shapes.length);
  });
});
