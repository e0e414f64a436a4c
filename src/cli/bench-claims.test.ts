/** All claims of the engine on a real device, tiny: what is reported, never how fast it was. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { impostor, machineOf } from '../../test/support/devices.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { type BenchReport, runBench } from './bench.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-bench-'));
afterAll(() => rmSync(folder, { recursive: true }));

const parts = {
  make: machineOf({ cpu: impostor('cpu') }),
  sizes: { edge: 2, channels: 2, edges: [2, 3], threads: [1, 2] },
};

it('reports every claim with device, sizes, dtype, baseline, warm-up, repetitions and quantiles', async () => {
  const output = recordOutput({ json: true });
  const file = path.join(folder, 'bench.json');
  await runBench('engine', { effort: '0.0005', out: file }, output, parts);
  const report = JSON.parse(output.answers.join('')) as BenchReport;
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(report);
  expect(report.claims.map(({ claim, error }) => [claim, error])).toEqual(
    [
      'field-pass',
      'scaling',
      'empty-step',
      'steady-memory',
      'fusion',
      'ladder',
      'round-trip',
      'bandwidth',
      'roofline',
      'neural-fields',
    ].map((claim) => [claim, undefined]),
  );
  for (const { figures, setting, utilisation, seconds } of report.claims) {
    expect(setting?.dtype).not.toBe('not stated');
    expect(utilisation?.processorShare).toBeGreaterThanOrEqual(0);
    expect(seconds).toBeGreaterThanOrEqual(0);
    for (const figure of figures) {
      expect(figure.repetitions).toBeGreaterThanOrEqual(5);
      expect(figure.p50Us).toBeGreaterThanOrEqual(figure.minUs);
      expect(figure.p95Us).toBeGreaterThanOrEqual(figure.p50Us);
      expect(figure.p99Us).toBeGreaterThanOrEqual(figure.p95Us);
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
