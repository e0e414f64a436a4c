import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { impostor, machineOf } from '../../test/support/devices.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { type ClaimReport, gate, promise } from '../bench/claim.js';
import type { MeasuredSuite } from '../bench/report.js';
import { FieldbrainError } from '../kernel/index.js';
import { runBench } from './bench.js';
import { runCompare, runReport } from './bench-report.js';
import { exitStatus } from './failure.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-bench-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Everything as on a real machine, but tiny: these tests look at what is reported, never at how fast it was. */
const parts = {
  make: machineOf({ cpu: impostor('cpu') }),
  sizes: { edge: 2, channels: 2, edges: [2, 3], threads: [1, 2] },
};
const quick = { effort: '0.0005' };

it('shows figures and promises as a table', async () => {
  const output = recordOutput();
  await runBench('engine', { ...quick, only: 'fusion', device: 'cpu' }, output, parts);
  const text = output.answers.join('');
  expect(text).toMatch(/^fieldbrain \d.* on a cpu/);
  expect(text).toContain('dtype f32; baseline: an op a stage, same device and executor; transfers included');
  expect(text).toMatch(/fused +edge 2, channels 2, batch 1 +\d.*GB\/s/);
  expect(text).toMatch(/[✓✗] fused time over unfused time: [\d.,]+ \(promised: at most 1\)/);
  expect(output.notes.join('')).toContain('bench: field pass and reductions 2³ × 2');
});

it('refuses what it cannot use', async () => {
  const run = (options: object) => runBench('engine', { ...quick, ...options }, recordOutput(), parts);
  await expect(run({ only: 'speed' })).rejects.toThrow(
    'bench --only: no such claim (got speed, expected field-pass or',
  );
  await expect(run({ effort: '0' })).rejects.toThrow('bench --effort: not usable (got 0, expected a number above 0)');
  await expect(run({ device: 'gpu' })).rejects.toThrow('bench --device: no such device');
  const nowhere = path.join(folder, 'absent', 'bench.json');
  await expect(run({ only: 'fusion', out: nowhere })).rejects.toMatchObject({ code: 'file-unwritable' });
});

const figure = { name: 'a step', device: 'a cpu', sizes: { edge: 8 }, warmUp: 1, repetitions: 5 };
const times = (us: number) => ({ minUs: us, p50Us: us, p95Us: us, p99Us: us });
const report = (claim: string, more: Partial<ClaimReport> = {}): ClaimReport => ({
  claim,
  title: 'of the test',
  figures: [{ ...figure, ...times(10) }],
  promises: [],
  notes: [],
  ...more,
});

describe('all benchmarks', () => {
  const none = { engine: {}, brain: {}, inference: {}, server: {}, fleet: {}, worlds: {}, rivals: {} };
  const refused = async (): Promise<ClaimReport> => {
    throw new FieldbrainError('out-of-memory', 'brain: too large. Use less.');
  };

  it('go on after one that fails, keep its error, and are not sound', async () => {
    const output = recordOutput({ json: true });
    const out = path.join(folder, 'all');
    const claims = {
      ...none,
      engine: { small: async () => report('small') },
      brain: { large: refused },
      server: { late: async () => report('late') },
    };
    expect(await runBench('all', { ...quick, out }, output, { ...parts, claims })).toBe(false);
    const suite = JSON.parse(output.answers.join('')) as MeasuredSuite;
    expect(suite.command).toBe('fieldbrain bench all --effort 0.0005');
    expect(suite.runs.map(({ benchmark, claims: done }) => [benchmark, done.map(({ claim }) => claim)])).toEqual([
      ['engine', ['small']],
      ['brain', ['large']],
      ['server', ['late']],
    ]);
    expect(suite.runs[1].claims[0].error).toEqual({ code: 'out-of-memory', message: 'brain: too large. Use less.' });
    expect(JSON.parse(readFileSync(path.join(out, 'bench.json'), 'utf8'))).toEqual(suite);
    const page = readFileSync(path.join(out, 'report.html'), 'utf8');
    expect(page).toContain('brain large: not measured (out-of-memory): brain: too large. Use less.');
    expect(output.notes.join('')).toMatch(/bench \[#+-+\] +33 % .* left or so\n/);
  });

  it('go on where they were interrupted, with what is missing or failed', async () => {
    const out = path.join(folder, 'resumed');
    const measured: string[] = [];
    const counted = (name: string) => async () => {
      measured.push(name);
      return report(name);
    };
    const run = (brain: () => Promise<ClaimReport>, arguments_ = {}) =>
      runBench('all', { ...quick, out, ...arguments_ }, recordOutput({ json: true }), {
        ...parts,
        claims: {
          ...none,
          engine: { small: counted('small') },
          brain: { large: brain },
          server: { late: counted('late') },
        },
      });
    expect(await run(refused, { resume: true })).toBe(false);
    expect(await run(counted('large'), { resume: true })).toBe(true);
    expect(measured).toEqual(['small', 'late', 'large']);
    const suite = JSON.parse(readFileSync(path.join(out, 'bench.json'), 'utf8')) as MeasuredSuite;
    expect(suite.runs.flatMap(({ claims: done }) => done.map(({ claim }) => claim))).toEqual([
      'small',
      'large',
      'late',
    ]);
    await expect(run(refused, { resume: true, effort: '0.001' })).rejects.toThrow(
      /bench --resume: another command \(got fieldbrain bench all --effort 0.0005 in .*, expected fieldbrain bench all --effort 0.001\)/,
    );
    await expect(run(refused, { resume: true, out: undefined })).rejects.toThrow(
      /bench --resume: nothing to go on with/,
    );
    writeFileSync(path.join(out, 'bench.json'), '{"runs": [');
    await expect(run(refused, { resume: true })).rejects.toThrow(/bench --resume: no measured runs/);
  });

  it('are sound where promises fail, and not where a required limit is broken', async () => {
    const run = (promises: ClaimReport['promises']) =>
      runBench('all', quick, recordOutput({ json: true }), {
        ...parts,
        claims: { ...none, brain: { cycle: async () => report('cycle', { promises }) } },
      });
    expect(await run([promise('ms', 2, 1)])).toBe(true);
    expect(await run([gate('ms', 2, 1)])).toBe(false);
    expect(await run([gate('ms', 0.5, 1)])).toBe(true);
  });
});

it('compares two files, and is not sound where something became slower', async () => {
  const write = (name: string, us: number): string => {
    const file = path.join(folder, name);
    const claims = [report('c', { figures: [{ ...figure, ...times(us) }] })];
    const machine = { processor: 'p', cores: 2, node: 'v20', fieldbrain: '0' };
    writeFileSync(file, JSON.stringify({ benchmark: 'engine', device: 'd', loadBefore: 0, machine, claims }));
    return file;
  };
  const [slow, quicker] = [write('slow.json', 20), write('quick.json', 10)];
  const output = recordOutput();
  expect(await runCompare(quicker, slow, {}, output)).toBe(false);
  expect(output.answers.join('')).toMatch(/engine c +a step +edge 8 +10\.0 µs +20\.0 µs +2\.00 +2\.00 +slower/);
  expect(await runCompare(slow, quicker, {}, recordOutput())).toBe(true);
  expect(await runCompare(quicker, slow, { tolerance: '1.5' }, recordOutput())).toBe(true);
  await expect(runCompare(path.join(folder, 'absent.json'), slow, {}, recordOutput())).rejects.toMatchObject({
    code: 'file-invalid',
  });
});

it('makes both pages of the documentation from what was kept', async () => {
  const docs = mkdtempSync(path.join(folder, 'docs-'));
  const machine = { processor: 'p', cores: 2, node: 'v20', fieldbrain: '0' };
  const run = { benchmark: 'engine', device: 'd', loadBefore: 0, machine, claims: [report('c')] };
  mkdirSync(path.join(docs, 'benchmarks'));
  writeFileSync(
    path.join(docs, 'benchmarks', 'd.json'),
    JSON.stringify({ command: 'fieldbrain bench all', runs: [run] }),
  );
  await runReport(docs, recordOutput());
  expect(readFileSync(path.join(docs, 'benchmarks.md'), 'utf8')).toContain('| a step | edge 8 |');
  expect(readFileSync(path.join(docs, 'benchmarks', 'report.html'), 'utf8')).toContain('<td>a step</td>');
});

it('says that bench report belongs to a clone of the repository', async () => {
  await expect(runReport(path.join(folder, 'nowhere'), recordOutput())).rejects.toMatchObject({
    code: 'file-unreadable',
    status: exitStatus.usage,
    message: expect.stringMatching(/^bench report: no measured runs \(got .*ENOENT.*run it in a clone/) as string,
  });
});
