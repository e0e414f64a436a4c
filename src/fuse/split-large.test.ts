/** Which parts of a stage get a stage of their own, and that the plan stays in order. What it computes is tested in device/cuda. */
import { expect, it } from 'vitest';
import { branchesProgram } from '../../test/support/cuda-programs.js';
import { machines } from './machine.js';
import { planProgram } from './plan.js';
import { splitLarge } from './split-large.js';
import type { PlanStep } from './stage.js';

const { program, plan } = planProgram(branchesProgram(), { fusion: 'full', target: 'cuda' });
const opsOf = (stages: typeof plan.stages): string[] =>
  stages.flatMap(({ parts }) => parts.flatMap(({ phases }) => phases.flatMap(({ ops }) => ops))).sort();
const numbersOf = (steps: readonly PlanStep[]): number[] =>
  steps.flatMap((step) => (step.kind === 'stage' ? [step.stage] : numbersOf(step.body)));

it('splits off what is large for the sizes that are bound, and keeps the rest together', () => {
  expect(plan.stages.map(({ parts }) => parts.length)).toEqual([2, 1]);
  const found = splitLarge(plan, program, machines.cuda, { rows: 2 ** 20 });
  expect(found?.plan.stages.map(({ name }) => name)).toEqual(['total', 'double+halve', 'join']);
  expect([...(found?.beside ?? [])]).toEqual([1]);
  expect(numbersOf(found?.plan.steps ?? [])).toEqual([0, 1, 2]);
  expect(opsOf(found?.plan.stages ?? [])).toEqual(opsOf(plan.stages));
});

it('leaves plans as they are where no part is large', () => {
  expect(splitLarge(plan, program, machines.cuda, { rows: 1024 })).toBeUndefined();
});

it('never splits the last stage, which counts the cycle', () => {
  const alone = { ...plan, stages: plan.stages.slice(0, 1), steps: plan.steps.slice(0, 1) };
  expect(splitLarge(alone, program, machines.cuda, { rows: 2 ** 20 })).toBeUndefined();
});
