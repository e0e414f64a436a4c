import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { impostor, machineOf } from '../../test/support/devices.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { type BenchReport, runBenchEngine } from './bench.js';

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

it('reports every claim with device, sizes, warm-up, repetitions and quantiles', async () => {
  const output = recordOutput({ json: true });
  const file = path.join(folder, 'bench.json');
  await runBenchEngine({ ...quick, out: file }, output, parts);
  const report = JSON.parse(output.answers.join('')) as BenchReport;
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(report);
  expect(report.claims.map(({ claim }) => claim)).toEqual([
    'field-pass',
    'scaling',
    'empty-step',
    'steady-memory',
    'fusion',
    'ladder',
    'round-trip',
    'bandwidth',
  ]);
  for (const { figures } of report.claims) {
    for (const figure of figures) {
      expect(figure.repetitions).toBeGreaterThanOrEqual(5);
      expect(figure.p50Us).toBeGreaterThanOrEqual(figure.minUs);
      expect(figure.p99Us).toBeGreaterThanOrEqual(figure.p50Us);
      expect(figure.device).not.toBe('');
    }
  }
  const scaling = report.claims[1].figures.map(({ sizes }) => [sizes.edge, sizes.threads]);
  expect(scaling).toEqual([
    [2, 1],
    [3, 1],
    [2, 2],
    [3, 2],
  ]);
});

it('shows figures and promises as a table', async () => {
  const output = recordOutput();
  await runBenchEngine({ ...quick, only: 'fusion', device: 'cpu' }, output, parts);
  const text = output.answers.join('');
  expect(text).toMatch(/^fieldbrain \d.* on a cpu/);
  expect(text).toMatch(/fused +edge 2, channels 2, batch 1 +\d.*GB\/s/);
  expect(text).toMatch(/[✓✗] fused time over unfused time: [\d.,]+ \(promised: at most 1\)/);
  expect(output.notes.join('')).toContain('bench: field pass and reductions 2³ × 2');
});

it('refuses what it cannot use', async () => {
  const run = (options: object) => runBenchEngine({ ...quick, ...options }, recordOutput(), parts);
  await expect(run({ only: 'speed' })).rejects.toThrow(
    'bench --only: no such claim (got speed, expected field-pass or',
  );
  await expect(run({ effort: '0' })).rejects.toThrow('bench --effort: not usable (got 0, expected a number above 0)');
  await expect(run({ device: 'gpu' })).rejects.toThrow('bench --device: no such device');
  const nowhere = path.join(folder, 'absent', 'bench.json');
  await expect(run({ only: 'fusion', out: nowhere })).rejects.toMatchObject({ code: 'file-unwritable' });
});
