import { expect, it } from 'vitest';
import type { ClaimReport, Figure } from '../claim.js';
import { summarise } from '../measure.js';
import type { MeasuredRun } from '../report.js';
import { reportPage } from './page.js';
import { short, time } from './svg.js';

const figure = (name: string, sizes: Figure['sizes'], us: number, more?: Figure['more']): Figure => ({
  name,
  device: 'd',
  sizes,
  ...summarise(
    new Float64Array(60).map((_, i) => (us + i / 10) / 1000),
    3,
  ),
  ...(more === undefined ? {} : { more }),
});
const claim = (name: string, figures: readonly Figure[], more: Partial<ClaimReport> = {}): ClaimReport => ({
  claim: name,
  title: `of ${name}`,
  figures,
  promises: [],
  notes: [],
  ...more,
});
const stage = { bytes: 1e6, flops: 2e6, gigabytesPerSecond: 5 };
const run = (benchmark: string, claims: readonly ClaimReport[]): MeasuredRun => ({
  benchmark,
  device: 'a <GPU> & more',
  loadBefore: 0,
  machine: { processor: 'p', cores: 8, node: 'v20', fieldbrain: '0' },
  claims,
});

const page = reportPage({
  command: 'fieldbrain bench all',
  runs: [
    run('engine', [
      claim('ladder', [
        figure('an op a stage', { executor: 'launch', fusion: 'none' }, 40),
        figure('fused, graph', { executor: 'graph', fusion: 'full' }, 20),
        figure('1 stages, graph', { stages: 1, executor: 'graph' }, 5),
        figure('4 stages, graph', { stages: 4, executor: 'graph' }, 9),
      ]),
      claim('scaling', [figure('pass', { edge: 8, threads: 1 }, 5), figure('pass', { edge: 16, threads: 1 }, 40)]),
    ]),
    run('brain', [
      claim('roofline', [figure('copy', {}, 100, { gigabytesPerSecond: 10 }), figure('evolve+pool', {}, 200, stage)]),
      claim('growth', [
        figure('full cycle', { edge: 4, brains: 1, bankRows: 10 }, 5),
        figure('full cycle', { edge: 8, brains: 1, bankRows: 10 }, 20),
        figure('full cycle', { edge: 8, brains: 4, bankRows: 10 }, 50),
        figure('full cycle', { edge: 8, brains: 1, bankRows: 100 }, 30),
      ]),
      claim('fusion', [figure('a chain', {}, 5, { speedUp: 3 })], {
        promises: [{ text: 'slow', value: 3, limit: 1, holds: false, explanation: 'Explained: it must be.' }],
      }),
      claim('broken', [], { error: { code: 'out-of-memory', message: 'too <large>' } }),
    ]),
    run('rivals', [
      claim('field-pass', [figure('ours', { clock: 'wait' }, 10), figure('Torch', { clock: 'wait' }, 30)], {
        notes: ['Missing: JAX: jax is not installed.'],
      }),
    ]),
  ],
});

it('stands alone: no script, no network, no unescaped text', () => {
  expect(page).not.toMatch(/<script|https?:|src=|@import|url\(/);
  expect(page).toContain('a &lt;GPU&gt; &amp; more');
  expect(page).not.toContain('<GPU>');
  expect(page).toContain('prefers-color-scheme: dark');
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
});

it('says first what did not hold and what failed', () => {
  expect(page).toContain('What did not hold (2)');
  expect(page).toContain('brain fusion: slow: 3 (promised: at most 1) Explained: it must be.');
  expect(page).toContain('brain broken: not measured (out-of-memory): too &lt;large&gt;');
});

it('draws ladder, roofline, gains, scaling in n, B and rows, rivals and histograms', () => {
  for (const heading of [
    'The ladder: the field pass with seven small ops',
    'Graph against persistent kernel',
    'against the measured copy',
    'What fusion gains',
    'A cycle over edge of the field, n',
    'A cycle over brains in the batch, B',
    'A cycle over rows of the bank',
    'The field pass over its edge',
    'Rivals: of field-pass',
    'How latencies lie',
  ])
    expect(page).toContain(heading);
  expect(page).toContain('5 GB/s, 50 %, 203 µs');
  expect(page).toMatch(/32\.9 µs, 2\.\d+ × ours/);
  expect(page).toContain('Missing: JAX: jax is not installed.');
  expect(page.match(/<svg/g)?.length).toBeGreaterThanOrEqual(11);
});

it('writes numbers as people read them', () => {
  expect([short(1500), short(0.25), short(2e6)]).toEqual(['1.5k', '0.25', '2M']);
  expect([time(0.25), time(2), time(1500), time(2.5e6)]).toEqual(['250 ns', '2 µs', '1.5 ms', '2.5 s']);
});
