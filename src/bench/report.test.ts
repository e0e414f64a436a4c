import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareRuns } from './compare.js';
import { reportPage } from './html/page.js';
import { benchmarksPage, type KeptRuns, type MeasuredRun, namedRuns } from './report.js';

function run(p50Us: number, minUs = 1): MeasuredRun {
  const figure = {
    name: 'a step',
    device: 'd',
    sizes: { edge: 8 },
    warmUp: 1,
    repetitions: 5,
    minUs,
    p50Us,
    p95Us: 9,
    p99Us: 9,
  };
  const promises = [{ text: 'p50', value: p50Us, limit: 10, holds: p50Us <= 10 }];
  return {
    benchmark: 'engine',
    device: 'd',
    loadBefore: 0,
    machine: { processor: 'p', cores: 2, node: 'v20', fieldbrain: '0' },
    claims: [{ claim: 'c', title: 't', figures: [figure], promises, notes: ['a note'] }],
  };
}

describe('the page of figures', () => {
  it('shows every figure with its sizes and repetitions, and whether promises held', () => {
    const page = benchmarksPage([{ file: 'a.json', command: 'fieldbrain bench engine', run: run(12.345) }]);
    expect(page).toContain('| a step | edge 8 | 1 | 12.3 | 9 | 9 | 1 + 5 |  |');
    expect(page).toContain('- ✗ p50: 12.3 (promised: at most 10)');
    expect(page).toContain('a note');
  });

  it('says of each goal of speed whether it was reached, and of a missed one what it waits for', () => {
    const goalRun = (p50Us: number): MeasuredRun => {
      const [claim] = run(p50Us).claims;
      const figure = (state: string, time: number) => ({
        ...{ ...claim.figures[0], name: `one brain of 128³, ${state}`, p50Us: time },
      });
      const figures = [figure('before', 650), figure('after', p50Us)];
      return { ...run(1), benchmark: 'speed', claims: [{ ...claim, claim: 'in-turns', figures, promises: [] }] };
    };
    const page = (p50Us: number, file = 'benchmarks/h200-in-turns.json') =>
      benchmarksPage([{ file, command: 'node bench/in-turns/run.mjs', run: goalRun(p50Us) }]);
    const tag = (state: string) => `<!-- h200-in-turns speed/in-turns "one brain of 128³, ${state}" p50Us -->`;
    const before = `| one brain of 128³ | 620 | 480 | 350 | 650 µs${tag('before')} |`;
    expect(page(480)).toContain(`${before} 480 µs${tag('after')} | ✓ |`);
    expect(page(480)).not.toContain('- **one brain of 128³**');
    expect(page(1480.4)).toContain(`${before} 1,480 µs${tag('after')} | ✗ |`);
    expect(page(1480.4)).toContain('- **one brain of 128³**: By [counters]');
    expect(page(480)).toMatch(/32 brains of 32³ \| 369 \| 280 \| 190 \| – \| – \| not published yet \|/);
    expect(page(480, 'benchmarks/other.json')).not.toContain('asked and reached');
  });

  it('in the documentation is what its files say', () => {
    const folder = path.resolve(import.meta.dirname, '../../docs/benchmarks');
    const runs = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .flatMap((name) => {
        const kept = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as KeptRuns;
        return namedRuns(`benchmarks/${name}`, kept);
      });
    expect(readFileSync(path.join(folder, '../benchmarks.md'), 'utf8')).toBe(benchmarksPage(runs));
    const plots = reportPage(...runs.map(({ command, run: measured }) => ({ command, runs: [measured] })));
    expect(readFileSync(path.join(folder, 'report.html'), 'utf8') === plots).toBe(true);
  });
});

describe('two runs', () => {
  it.each([
    [10, 12, 10, 12, 'slower'],
    [10, 8, 10, 8, 'faster'],
    [10, 10.5, 10, 10.5, 'same'],
    [10, 20, 9, 9.2, 'unsure'],
  ])('from %f to %f µs, the fastest from %f to %f, is %s', (before, after, minBefore, minAfter, verdict) => {
    const { changes } = compareRuns([run(before, minBefore)], [run(after, minAfter)]);
    expect(changes).toMatchObject([{ figure: 'a step', verdict }]);
  });

  it('says which promises broke, which figures came and went, and whether the machines differ', () => {
    const other = { ...run(12), device: 'e' };
    const moved = {
      ...other,
      claims: other.claims.map((one) => ({ ...one, figures: [{ ...one.figures[0], sizes: { edge: 9 } }] })),
    };
    expect(compareRuns([run(9)], [moved])).toEqual({
      changes: [],
      broken: ['engine, c: p50'],
      gone: ['engine, c, a step, edge 8'],
      added: ['engine, c, a step, edge 9'],
      warnings: ['Measured on different machines: d (p) before, e (p) after.'],
    });
  });
});
