/**
 * The random programs reach the fusion rules: over the 2,000 programs that the CPU device is tested with at most, every rule
 * fires at least fifty times, and over the 300 of `npm test` at least five times.
 */
import { expect, it } from 'vitest';
import { planProgram } from '../src/fuse/index.js';
import { randomProgram } from '../src/random/index.js';

const rules = [
  'pointwise',
  'horizontal',
  'hoist',
  'reduce epilogue',
  'reduce prologue',
  'split-finish',
  'row-local',
  'replicate',
  'small-domain',
  'side-by-side',
  'stencil recompute',
  'matmul epilogue',
  'topk epilogue',
];

it('every fusion rule fires at least 50 times in 2,000 random programs, and 5 times in the first 300', () => {
  const fired = new Map<string, number>();
  const missing = (least: number): string[] => rules.filter((rule) => (fired.get(rule) ?? 0) < least);
  for (let seed = 0; seed < 2000; seed += 1) {
    if (seed === 300) expect(missing(5)).toEqual([]);
    // A GPU's plans fire every rule; those of a CPU leave out hoist.
    const { plan } = planProgram(randomProgram(seed), { fusion: 'full', target: 'webgpu' });
    for (const { rule } of plan.decisions) fired.set(rule, (fired.get(rule) ?? 0) + 1);
  }
  expect(missing(50)).toEqual([]);
}, 600_000);
