/** Where the time that one unit waits decides whether two ops share a stage. */
import { expect, it } from 'vitest';
import { exp, type Program, program, store, sum } from '../kernel/index.js';
import type { Target } from './machine.js';
import { planProgram } from './plan.js';

/** Sums of sums, as a pool of large cells has them: few rows of some long folds, with much to compute in each element. */
function pools(parts: number, elements: number): Program {
  return program('pools', (b) => {
    const x = b.input('x', 'f32', [64, parts, elements, 16]);
    const slabs = b.scratch('slabs', 'f32', [64, parts, 16]);
    const y = b.output('y', 'f32', [64, 16]);
    b.reduce('slabs', [64, parts, 16], ([i, p, j]) => [
      store(
        slabs,
        [i, p, j],
        sum([elements], ([e]) => exp(exp(x.at(i, p, e, j)))),
      ),
    ]);
    b.reduce('cells', [64, 16], ([i, j]) => [
      store(
        y,
        [i, j],
        sum([parts], ([p]) => slabs.at(i, p, j)),
      ),
    ]);
  });
}

const stagesOf = (given: Program, target: Target): number =>
  planProgram(given, { fusion: 'full', target }).plan.stages.length;

it.each(['webgpu', 'cuda'] as const)(
  'keeps long folds of few rows apart, where many units share them: %s',
  (target) => {
    expect(stagesOf(pools(16, 2048), target)).toBe(2);
    expect(stagesOf(pools(4, 4), target)).toBe(1);
  },
);

it('lets one core sum them in one go', () => {
  expect(stagesOf(pools(16, 2048), 'cpu')).toBe(1);
});
