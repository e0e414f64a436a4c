import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { impostor, machineOf } from '../../test/support/devices.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { add, mul, parse, program, sum } from '../kernel/index.js';
import { builtin } from '../programs/builtin.js';
import { doublePrecisionBuiltin } from '../programs/double-precision.js';
import { fieldPassReductions } from '../programs/index.js';
import { type Trial, trialOf } from '../programs/trial.js';
import { subjectOf } from '../validate/subject.js';
import { runValidate } from './validate.js';

const pass = builtin({
  name: 'pass',
  title: '',
  build: () => fieldPassReductions(3, 4),
  symbols: { batch: 2 },
  ranges: { field: [-1, 1] },
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-validate-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('checks every program on every device, fused and unfused, and says what is absent', async () => {
  const output = recordOutput();
  const make = machineOf({ cpu: impostor('cpu'), reference: impostor('reference') });
  expect(await runValidate({}, output, { make, programs: [pass] })).toBe(0);
  const text = output.answers.join('');
  expect(text).toMatch(/fieldPassReductions {2}cpu +f32 +full +0 +exact {2}✓/);
  expect(text).toMatch(/fieldPassReductions {2}cpu +f32 +none +0 +exact {2}✓/);
  expect(text).toMatch(/fieldPassReductions {2}reference +f32 +none +\d\.\de-\d+ +\d\.\de-\d+ {2}✓/);
  expect(text).toContain('cuda was not checked: cuda: none here.');
  expect(text).toContain('3 passed, 0 failed, 0 unsupported (seed 1, 3 steps each).');
  expect(output.notes.some((note) => note.includes('100 %'))).toBe(true);
});

it('lists what a device cannot run as unsupported, with the reason', async () => {
  const output = recordOutput({ json: true });
  const make = machineOf({ webgpu: impostor('webgpu', { dtypes: ['f32', 'i32'], exact: false }) });
  const status = await runValidate({ device: 'webgpu' }, output, { make, programs: [doublePrecisionBuiltin, pass] });
  expect(status).toBe(0);
  const report = JSON.parse(output.answers.join(''));
  expect(report.summary).toEqual({ pass: 2, fail: 0, unsupported: 2 });
  expect(report.checks[0]).toMatchObject({ status: 'unsupported', error: 'NaN' });
  expect(report.checks[0].detail).toContain('webgpu lacks its dtype f64');
  expect(report.checks[2].tolerance).toBeGreaterThan(0);
});

it('fails with the element, and status 1, where a device computes wrongly', async () => {
  const output = recordOutput();
  const make = machineOf({ cpu: impostor('cpu', { fault: { op: 'measurePeak', fusion: 'full' } }) });
  expect(await runValidate({ device: 'cpu' }, output, { make, programs: [pass] })).toBe(1);
  const text = output.answers.join('');
  expect(text).toMatch(/full .*✗ FAIL: peak at step 0 \[0\]: got .*, expected /);
  expect(text).toMatch(/1 passed, 1 failed, 0 unsupported/);
  expect(text).toContain('Run fieldbrain bisect');
});

/** A chain of this many additions; every shorter one is a smaller program. */
function chain(length: number) {
  return program('chain', (b) => {
    const values = b.input('values', 'f32', [5]);
    const total = b.output('total', 'f32', []);
    let last = values;
    for (let i = 0; i < length; i += 1) {
      const next = b.scratch(`link${i}`, 'f32', [5]);
      const from = last;
      b.map(`add${i}`, next, ([j]) => add(mul(from.at(j), 0.5), i));
      last = next;
    }
    b.reduce('total', total, () => sum([5], ([j]) => last.at(j)));
  });
}

it('shrinks random programs that fail, prints and saves them', async () => {
  const output = recordOutput();
  const source = {
    make: (seed: number) => trialOf(subjectOf(chain(seed))),
    shrink: async (trial: Trial, _seed: number, fails: (one: Trial) => Promise<boolean>) => {
      let small = trial;
      for (let length = trial.program.ops.length - 2; length >= 0; length -= 1) {
        const candidate = trialOf(subjectOf(chain(length)));
        if (await fails(candidate)) small = candidate;
      }
      return small;
    },
  };
  const make = machineOf({ cpu: impostor('cpu', { fault: { op: 'add2' } }) });
  const options = { device: 'cpu', random: '4', seed: '1', save: folder };
  expect(await runValidate(options, output, { make, programs: [], source: () => source })).toBe(1);
  const text = output.answers.join('');
  expect(text).toContain('random programs on cpu, from seed 1: 2 of 4 passed, 0 unsupported, 2 failed.');
  expect(text).toMatch(/seed 4, f32, fusion full: total at step 0 \[0\]: got/);
  const file = path.join(folder, 'fieldbrain-random-cpu-4.json');
  expect(text).toContain(`saved as ${file}`);
  expect(parse(readFileSync(file, 'utf8')).ops.map(({ name }) => name)).toEqual(['add0', 'add1', 'add2', 'total']);
});

it.each([
  [
    { device: 'gpu' },
    'validate --device: no such device (got gpu, expected cuda (cuda:1 for the second GPU), webgpu, cpu or reference)',
  ],
  [{ random: '-1' }, 'validate --random: not usable (got -1, expected a whole number from 0)'],
  [{ seed: 'x' }, 'validate --seed: not usable (got x'],
  [{ device: 'cuda' }, 'cuda: none here. Buy one.'],
])('refuses %j', async (options, text) => {
  const run = runValidate(options, recordOutput(), { make: machineOf({}), programs: [pass] });
  await expect(run).rejects.toThrow(text);
});

it('draws random programs from the generator, within what the device can hold', async () => {
  const output = recordOutput({ json: true });
  const make = machineOf({ webgpu: impostor('webgpu', { dtypes: ['f32', 'i32', 'u32'], exact: false }) });
  const options = { device: 'webgpu', random: '12', seed: '100', save: folder };
  expect(await runValidate(options, output, { make, programs: [] })).toBe(0);
  const report = JSON.parse(output.answers.join(''));
  const [random] = report.random;
  expect(random).toMatchObject({ device: 'webgpu', programs: 12, firstSeed: 100, failures: [] });
  expect(random.passed + random.unsupported).toBe(12);
  expect(random.passed).toBeGreaterThan(6);
});

it('shrinks what the generator made to a program that still fails', async () => {
  const output = recordOutput({ json: true });
  // Every random program ends in this op.
  const make = machineOf({ cpu: impostor('cpu', { fault: { op: 'report' } }) });
  const options = { device: 'cpu', random: '1', seed: '7', save: folder };
  expect(await runValidate(options, output, { make, programs: [] })).toBe(1);
  const [failure] = JSON.parse(output.answers.join('')).random[0].failures;
  const small = parse(readFileSync(failure.file, 'utf8'));
  expect(small.ops.map(({ name }) => name)).toEqual(['report']);
  expect(failure.program).toContain('report');
});
