import { expect, it } from 'vitest';
import { brainBuiltins } from '../brain/builtins.js';
import { explain, machines } from '../fuse/index.js';
import { planProgram } from '../fuse/plan.js';
import { splitLarge } from '../fuse/split-large.js';
import { operationsOf } from './stage-figures.js';

it('counts the operations of a stage as explain does, also where its parts were split off', () => {
  const builtin = brainBuiltins.find(({ name }) => name === 'brain');
  if (builtin === undefined) throw new Error('no brain among the built-in programs');
  const program = builtin.build();
  const { symbols } = builtin;
  const flopsOf = operationsOf(program, 'cuda', 'full', symbols);
  const { stages } = explain(program, { target: 'cuda', symbols });
  expect(stages.map(({ name }) => flopsOf(name))).toEqual(stages.map(({ flops }) => flops));
  const planned = planProgram(program, { target: 'cuda', fusion: 'full' });
  const split = splitLarge(planned.plan, planned.program, machines.cuda, symbols, 0)?.plan.stages ?? [];
  expect(split.length).toBeGreaterThan(stages.length);
  const total = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);
  expect(total(split.map(({ name }) => flopsOf(name)))).toBeCloseTo(total(stages.map(({ flops }) => flops)), 3);
});
