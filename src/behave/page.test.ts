import { expect, it } from 'vitest';
import { type BehaviourContext, Verdict } from './behaviour.js';
import { renderPage } from './page.js';
import { runBehaviour } from './run.js';

const contextAt = (times: number[]): Omit<BehaviourContext, 'time'> => ({
  open: () => Promise.reject(new Error('not used')),
  device: 'none',
  edge: 8,
  quick: true,
  nowMs: () => times.shift() ?? 0,
  onProgress: () => {},
  keep: (_, make) => make(),
});

it('shows scores, controls, checks and curves on one page that loads nothing', async () => {
  const verdict = new Verdict();
  verdict.atLeast(verdict.score('seen <b>', [0.9, 0.8]), 0.5);
  verdict.atLeast(verdict.control('chance', [0.1]), 0.5);
  const behaviour = {
    name: 'sight',
    title: 'Sees & is seen',
    procedure: 'Looks.',
    run: async () => ({
      edge: 8,
      seeds: 2,
      cycles: 10,
      scores: verdict.scores,
      checks: verdict.checks,
      notes: ['a note'],
      plots: [{ title: 'curve', xLabel: 'x', yLabel: 'y', curves: [{ name: 'one', x: [0, 1], y: [2, Number.NaN] }] }],
    }),
  };
  const one = await runBehaviour(behaviour, contextAt([0, 500]));
  expect([one.passed, one.seconds]).toEqual([false, 0.5]);
  const page = renderPage({
    report: 'behave',
    fieldbrain: '1',
    device: 'none',
    quick: true,
    passed: false,
    behaviours: [one],
  });
  expect(page).toContain('seen &lt;b&gt;');
  expect(page).toContain('Sees &amp; is seen');
  expect(page).toMatch(/✓ seen .*≥ 0\.5/);
  expect(page).toMatch(/✗ chance ≥ 0\.5/);
  expect(page).toContain('<polyline');
  expect(page).not.toMatch(/<script|src=|href="http|url\(/);
});

it('does not let a behaviour pass that checked nothing', async () => {
  const run = async () => ({ edge: 4, seeds: 1, cycles: 1, scores: [], checks: [] });
  const one = await runBehaviour({ name: 'n', title: 't', procedure: 'p', run }, contextAt([]));
  expect(one.passed).toBe(false);
});
