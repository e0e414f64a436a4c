/**
 * Planted faults in active inference, the original's own among them: each must be found by the closed forms.
 */
import { describe, expect, it } from 'vitest';
import { type Mutant, runMutant } from './bundle.js';

const entry = 'test/mutants/active-inference-check.ts';
const folder = 'src/inference/active-inference';

const mutants: readonly Mutant[] = [
  {
    name: 'the error is weighted three times by its precision',
    file: `${folder}/free-energy.ts`,
    find: 'const quadratic = mul(precision, add(mul(residual, residual), spread));',
    replace: 'const quadratic = mul(mul(precision, mul(precision, precision)), add(mul(residual, residual), spread));',
  },
  {
    name: 'the first states are taken for the predicted observation',
    file: `${folder}/residual.ts`,
    find: 'sub(sub(observed.at(agent, i), noise.offset.at(i)), predicted),',
    replace: 'sub(sub(observed.at(agent, i), mean.clamp(agent, i)), mul(0, predicted)),',
  },
  {
    name: 'the trace term is left out',
    file: `${folder}/free-energy.ts`,
    find: 'add(mul(residual, residual), spread)',
    replace: 'add(mul(residual, residual), mul(0, spread))',
  },
  {
    name: 'the logarithm loses its digits near the prior',
    file: `${folder}/divergence.ts`,
    find: 'const seriesBelow = 0.1;',
    replace: 'const seriesBelow = 0;',
  },
  {
    name: 'the update has no prior',
    file: `${folder}/gradient-descent.ts`,
    find: 'sub(mul(prior.variance(a, j), likelihood), sub(here, prior.mean(a, j)))',
    replace: 'mul(prior.variance(a, j), likelihood)',
  },
  {
    name: 'the step has the wrong sign',
    file: `${folder}/gradient-descent.ts`,
    find: 'add(here, mul(rate.at(axes.modelOf(a)), step))',
    replace: 'sub(here, mul(rate.at(axes.modelOf(a)), step))',
  },
  {
    name: 'the learning rate is too large',
    file: `${folder}/preparation.ts`,
    find: 'return div(1, add(div(seen, own), 1));',
    replace: 'return div(2.5, add(div(seen, own), 1));',
  },
  {
    name: 'directions are not conjugate',
    file: `${folder}/conjugate-gradient.ts`,
    find: 'div(gamma, slope.at(a))',
    replace: 'div(slope.at(a), gamma)',
  },
  {
    name: 'the variance weighs the prior by half',
    file: `${folder}/preparation.ts`,
    find: 'div(1, add(div(1, prior.variance(v, j)), information))',
    replace: 'div(1, add(div(0.5, prior.variance(v, j)), information))',
  },
  {
    name: 'what looking tells is counted once more',
    file: `${folder}/expected-free-energy.ts`,
    find: "b.map('expected', expected, ([a, p]) => add(risk.at(a, p), ambiguity.at(p)));",
    replace:
      "b.map('expected', expected, ([a, p]) => sub(add(risk.at(a, p), ambiguity.at(p)), epistemic.at(axes.modelOf(a), p)));",
  },
];

describe('mutants of active inference', () => {
  it('the true sources pass', async () => {
    expect(await runMutant(entry)).toEqual([]);
  });
  it.each(mutants.map((mutant) => [mutant.name, mutant] as const))('%s', async (_, mutant) => {
    expect(await runMutant(entry, mutant)).not.toEqual([]);
  });
});
