import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { benchmarksPage, compareRuns, type MeasuredRun, type NamedRun } from './report.js';

function run(p50Us: number): MeasuredRun {
  const figure = {
    name: 'a step',
    device: 'd',
    sizes: { edge: 8 },
    warmUp: 1,
    repetitions: 5,
    minUs: 1,
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
    expect(page).toContain('| a step | edge 8 | 1 | 12.3 | 9 | 1 + 5 |  |');
    expect(page).toContain('- ✗ p50: 12.3 (promised: at most 10)');
    expect(page).toContain('a note');
  });

  it('in the documentation is what its files say', () => {
    const folder = path.resolve(import.meta.dirname, '../../docs/benchmarks');
    const runs = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as NamedRun & { command: string })
      .map(({ command, run: measured }, i) => ({ command, run: measured, file: `benchmarks/${namesOf(folder)[i]}` }));
    expect(readFileSync(path.join(folder, '../benchmarks.md'), 'utf8')).toBe(benchmarksPage(runs));
  });
});

function namesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
}

describe('two runs', () => {
  it.each([
    [10, 12, 'slower'],
    [10, 8, 'faster'],
    [10, 10.5, 'same'],
  ])('from %f to %f µs is %s', (before, after, verdict) => {
    expect(compareRuns(run(before), run(after))).toMatchObject([{ figure: 'a step', verdict }]);
  });
});
