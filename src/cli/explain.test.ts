import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordOutput } from '../../test/support/recorded-output.js';
import { cudaPasses } from '../emit/cuda/strategy.js';
import type { PartPasses } from '../emit/loop/explain.js';
import { passes as allPasses } from '../emit/loop/passes/index.js';
import { cpuPasses } from '../emit/wasm.js';
import type { Explanation } from '../fuse/index.js';
import { serialise } from '../kernel/index.js';
import { fieldPassReductions } from '../programs/index.js';
import { type ExplainArguments, runExplain } from './explain.js';

async function explained(name: string, options: ExplainArguments = {}): Promise<Explanation> {
  const output = recordOutput({ json: true });
  await runExplain(name, options, output);
  expect(output.notes).toEqual([]);
  return JSON.parse(output.answers.join('')) as Explanation;
}

async function refusalOf(name: string | undefined, options: ExplainArguments = {}): Promise<string> {
  return runExplain(name, options, recordOutput()).then(
    () => 'nothing was refused',
    (error: unknown) => (error as Error).message,
  );
}

it('says in words what fusion did', async () => {
  const output = recordOutput();
  await runExplain('fieldPassReductions', {}, output);
  const text = output.answers.join('');
  expect(text).toContain('program fieldPassReductions for cpu, fusion full');
  expect(text).toMatch(/why:\n {2}\w+/);
  expect(text).toMatch(/arena: .*B/);
});

it('says for WebGPU which passes made the kernels, and why the others did not', async () => {
  const output = recordOutput();
  await runExplain('bankTopk', { target: 'webgpu' }, output);
  const text = output.answers.join('');
  expect(text).toMatch(/stage 0, part 0 \(units .*\): a workgroup per unit, \d+ threads in a workgroup/);
  expect(text).toMatch(/taken: .*unit-per-workgroup/);
  expect(text).toMatch(/not .*rank-topk.*: [a-z0-9]/);
  const { passes } = (await explained('bankTopk', { target: 'webgpu' })) as Explanation & { passes: PartPasses[] };
  for (const { taken, left } of passes) {
    expect(taken.length + left.length).toBe(allPasses.length);
    expect(left.every(({ reason }) => reason !== '')).toBe(true);
  }
});

it('says for the CPU which passes made the parts, and why the others did not', async () => {
  const output = recordOutput();
  await runExplain('bankTopk', {}, output);
  const text = output.answers.join('');
  expect(text).toMatch(/stage 0, part 0 \(units .*\): a range of units per thread/);
  expect(text).toMatch(/taken: .*elements-in-lanes/);
  const { passes } = (await explained('bankTopk')) as Explanation & { passes: PartPasses[] };
  for (const { taken, left } of passes) {
    expect([...taken, ...left.map(({ pass }) => pass)].sort()).toEqual([...cpuPasses].sort());
    expect(left.every(({ reason }) => reason !== '')).toBe(true);
  }
});

it('says for CUDA how each part is written, and why passes left it alone', async () => {
  const { passes } = (await explained('perChannelPool', { target: 'cuda' })) as Explanation & { passes: PartPasses[] };
  expect(passes.map(({ binding, taken }) => [binding, taken])).toEqual([
    ['a block per unit, 256 threads in a block', ['fold-columns']],
  ]);
  const { passes: walk } = (await explained('noiseWalk', { target: 'cuda' })) as Explanation & { passes: PartPasses[] };
  const reasons = walk.flatMap(({ left }) => left);
  expect(reasons.map(({ pass }) => pass)).toContain('vectorise');
  expect(reasons.every(({ reason }) => reason !== '')).toBe(true);
  for (const { taken, left } of [...passes, ...walk]) {
    const passed = taken.filter((name) => (cudaPasses as readonly string[]).includes(name));
    expect([...passed, ...left.map(({ pass }) => pass)].sort()).toEqual([...cudaPasses].sort());
  }
});

it('fuses for the target that was asked for, and not at all with --fusion none', async () => {
  const full = await explained('fieldPassReductions', { target: 'cuda' });
  const none = await explained('fieldPassReductions', { target: 'cuda', fusion: 'none' });
  expect(full.target).toBe('cuda');
  expect(full.stages.length).toBeLessThan(none.stages.length);
  expect(none.stages).toHaveLength(5);
});

it('binds the symbols that were given', async () => {
  const one = await explained('fieldPassReductions', { symbols: 'batch=1' });
  const ten = await explained('fieldPassReductions', { symbols: 'batch=10' });
  expect(ten.arena.bytes).toBeGreaterThan(5 * one.arena.bytes);
});

describe('a file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-explain-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is explained like the program it holds', async () => {
    const file = path.join(folder, 'pass.json');
    writeFileSync(file, serialise(fieldPassReductions(5)));
    expect((await explained(file, { symbols: 'batch=3' })).stages).toEqual(
      (await explained('fieldPassReductions', { symbols: 'batch=3' })).stages,
    );
  });

  it('is refused where it cannot be read or holds no program', async () => {
    expect(await refusalOf(path.join(folder, 'absent.json'))).toMatch(/cannot be read .*ENOENT.*\. Check the path\.$/);
    const file = path.join(folder, 'bad.json');
    writeFileSync(file, '{"format": "something"}');
    await expect(runExplain(file, {}, recordOutput())).rejects.toMatchObject({ code: 'file-invalid' });
  });
});

it.each([
  ['fieldPas', {}, 'explain: no such program (got fieldPas, expected empty, '],
  ['fieldPas', {}, 'Did you mean fieldPass?'],
  ['fieldPass', { target: 'gpu' }, 'explain --target: unknown (got gpu, expected cpu or webgpu or cuda)'],
  ['fieldPass', { fusion: 'some' }, 'explain --fusion: unknown (got some, expected full or none)'],
  ['fieldPass', { symbols: 'batch=2' }, 'not in the program (got batch, expected none, it has no symbols)'],
  ['fieldPassReductions', { symbols: 'batch' }, 'explain --symbols: not usable (got batch, expected NAME=NUMBER'],
  ['fieldPassReductions', { symbols: 'batch=0' }, 'batch'],
])('refuses %s %j', async (name, options, text) => {
  expect(await refusalOf(name, options)).toContain(text);
});

it('lists the programs where none was named', async () => {
  const output = recordOutput({ json: true });
  await runExplain(undefined, {}, output);
  expect(JSON.parse(output.answers.join(''))).toEqual({ programs: expect.arrayContaining(['fieldPass', 'bankTopk']) });
  expect(await refusalOf(undefined, { target: 'gpu' })).toContain('explain --target');
});
