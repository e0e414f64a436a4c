/**
 * Belief updates that run on the device until every agent has converged or its iterations are used up. Agents that are
 * done keep their beliefs while the others go on. Two methods reach the same minimum of the free energy: conjugate
 * gradients (exact after at most m + 1 iterations) and the natural gradient with a fixed rate, in states or in observations. Variances and all else that
 * no observation changes come from preparation.ts as constants.
 */
import type { Program } from '../../kernel/index.js';
import { add, mul, ne, program, select, store, sub, sum } from '../../kernel/index.js';
import type { BeliefParts } from './belief-parts.js';
import { addConjugateGradients } from './conjugate-gradient.js';
import { meanDivergence } from './divergence.js';
import { addDualDescent } from './dual-descent.js';
import { addDescent } from './gradient-descent.js';
import { declareMatrix } from './observation-matrix.js';
import type { AgentShape } from './shape.js';
import { agentAxes, declareNoise, declarePrior } from './shape.js';

/** `dual` is the gradient's own course, computed in the space of observations. */
export const inferenceMethods = ['conjugate', 'gradient', 'dual'] as const;
/** How beliefs are updated. */
export type InferenceMethod = (typeof inferenceMethods)[number];

const names: Readonly<Record<InferenceMethod, string>> = {
  conjugate: 'infer',
  gradient: 'inferByGradient',
  dual: 'inferByDualGradient',
};

/** What the inference program contains. */
export interface InferenceOptions {
  readonly method: InferenceMethod;
  /** The most updates of an agent. */
  readonly iterations: number;
  /** Adds the output `history` [iterations + 1, agents]: the part of F that moves, before each round. */
  readonly trace?: boolean;
}

/** Outputs mean [agents, n], complexity, accuracy, freeEnergy and iterations [agents]. */
export function inferenceProgram(shape: AgentShape, { method, iterations, trace }: InferenceOptions): Program {
  const { states, observations, dtype } = shape;
  return program(names[method], (b) => {
    const axes = agentAxes(b, shape);
    const { agents, models } = axes;
    const matrix = declareMatrix(b, axes, shape);
    const noise = declareNoise(b, shape);
    const prior = declarePrior(b, axes, shape);
    const fixedComplexity = b.constant('fixedComplexity', dtype, [models]);
    const fixedAccuracy = b.constant('fixedAccuracy', dtype, [models]);
    const rate = method === 'conjugate' ? undefined : b.constant('rate', dtype, [models]);
    const result = b.output('mean', dtype, [agents, states]);
    const mean = method === 'dual' ? result : b.state('belief', dtype, [agents, states]);
    const parts: BeliefParts = {
      shape,
      axes,
      matrix,
      noise,
      prior,
      observed: b.input('observation', dtype, [agents, observations]),
      mean,
      residual: b.scratch('residual', dtype, [agents, observations]),
      active: b.state('active', 'i32', [agents]),
      rounds: b.output('iterations', 'i32', [agents]),
      finished: b.scratch('finished', 'i32', []),
      energy: b.state('energy', dtype, [agents]),
      tolerance: b.parameter('tolerance', dtype, 1e-12),
      iterations,
      history: trace === true ? b.output('history', dtype, [iterations + 1, agents]) : undefined,
    };
    /** 1 goes on from the last belief, 0 from the prior. */
    const warm = b.parameter('warm', 'i32', 0);
    const pull = b.scratch('finalPull', dtype, [agents]);
    if (method === 'dual' && rate !== undefined) {
      const dual = {
        gram: b.constant('gram', dtype, [models, observations, observations]),
        foreseen: b.constant('foreseen', dtype, [models, observations]),
        weights: b.state('weights', dtype, [agents, observations]),
        rate,
      };
      const { weights } = dual;
      b.map('start', weights, ([a, i]) => select(ne(warm, 0), weights.at(a, i), 0));
      addDualDescent(b, parts, dual);
      b.reduce('finalPull', pull, ([a]) =>
        sum([observations], ([i]) => {
          const moved = sub(
            sub(parts.observed.at(a, i), dual.foreseen.at(axes.modelOf(a), i)),
            parts.residual.at(a, i),
          );
          return mul(weights.at(a, i), moved);
        }),
      );
      matrix.multiplyTransposed(b, 'report', result, weights, (total, a, j) =>
        add(prior.mean(a, j), mul(prior.variance(a, j), total)),
      );
    } else {
      b.map('start', mean, ([a, j]) => select(ne(warm, 0), mean.at(a, j), prior.mean(a, j)));
      if (rate === undefined) addConjugateGradients(b, parts);
      else addDescent(b, parts, rate);
      b.map('report', result, ([a, j]) => mean.at(a, j));
      b.reduce('finalPull', pull, ([a]) =>
        sum([states], ([j]) => meanDivergence(mean.at(a, j), prior.mean(a, j), prior.variance(a, j))),
      );
    }
    const complexity = b.output('complexity', dtype, [agents]);
    const accuracy = b.output('accuracy', dtype, [agents]);
    const energy = b.output('freeEnergy', dtype, [agents]);
    b.reduce('freeEnergy', [agents], ([a]) => {
      const misfit = sum([observations], ([i]) =>
        mul(noise.precision.at(i), mul(parts.residual.at(a, i), parts.residual.at(a, i))),
      );
      const own = add(fixedComplexity.at(axes.modelOf(a)), mul(0.5, pull.at(a)));
      const explained = sub(fixedAccuracy.at(axes.modelOf(a)), mul(0.5, misfit));
      return [store(complexity, [a], own), store(accuracy, [a], explained), store(energy, [a], sub(own, explained))];
    });
  });
}
