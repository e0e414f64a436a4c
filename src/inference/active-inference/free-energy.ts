/**
 * Variational free energy of beliefs q(x) = N(μ, diag s) under p(x) = N(μ_p, diag s_p), p(o|x) = N(J x + o₀, diag 1/π):
 *   complexity C = KL(q ‖ p)
 *   accuracy   A = E_q[ln p(o|x)] = −½ Σ_i [ π_i (δ_i² + Σ_j J_ij² s_j) + ln(2π/π_i) ],  δ = o − o₀ − J μ
 *   F = C − A ≥ −ln p(o), with equality where q is the exact posterior.
 * J² s is the trace term of the expectation; without it F is no bound. Five ops: two for complexity, three for accuracy.
 * (K. Friston et al., Variational free energy and the Laplace approximation, NeuroImage 34, 2007.)
 */
import type { Expr, Program } from '../../kernel/index.js';
import { add, div, log, max, mul, program, store, sub, sum } from '../../kernel/index.js';
import { divergence, legacyDivergence, legacyFloor } from './divergence.js';
import { declareMatrix } from './observation-matrix.js';
import { addResidual } from './residual.js';
import type { AgentMode, AgentShape } from './shape.js';
import { agentAxes, declareNoise, declarePrior } from './shape.js';

const twoPi = 2 * Math.PI;

/** −½ (π (δ² + spread) + ln(2π/π)): one observation's share of the accuracy. */
export function accuracyTerm(precision: Expr, residual: Expr, spread: Expr): Expr {
  const quadratic = mul(precision, add(mul(residual, residual), spread));
  return mul(-0.5, add(quadratic, log(div(twoPi, precision))));
}

/** The original's: its error is weighted already, so that π³ δ² stands where π δ² should, and no trace term. */
export function legacyAccuracyTerm(precision: Expr, weighted: Expr): Expr {
  const floored = max(precision, legacyFloor);
  return mul(-0.5, add(mul(floored, mul(weighted, weighted)), log(div(twoPi, floored))));
}

/**
 * A Program that gives complexity, accuracy and free energy [agents] of the means and variances [agents, n] that it is
 * handed, for the observation [agents, m].
 */
export function freeEnergyProgram(shape: AgentShape, mode: AgentMode = 'correct'): Program {
  const { states, observations, dtype } = shape;
  return program('freeEnergy', (b) => {
    const axes = agentAxes(b, shape);
    const { agents } = axes;
    const matrix = declareMatrix(b, axes, shape);
    const noise = declareNoise(b, shape);
    const prior = declarePrior(b, axes, shape);
    const observed = b.input('observation', dtype, [agents, observations]);
    const mean = b.input('mean', dtype, [agents, states]);
    const variance = b.input('variance', dtype, [agents, states]);
    const divergences = b.scratch('divergences', dtype, [agents, states]);
    const residual = b.scratch('residual', dtype, [agents, observations]);
    const accuracies = b.scratch('accuracies', dtype, [agents, observations]);
    const complexity = b.output('complexity', dtype, [agents]);
    const accuracy = b.output('accuracy', dtype, [agents]);
    const energy = b.output('freeEnergy', dtype, [agents]);
    const diverge = mode === 'legacy' ? legacyDivergence : divergence;
    b.map('diverge', divergences, ([a, j]) =>
      diverge(mean.at(a, j), variance.at(a, j), prior.mean(a, j), prior.variance(a, j)),
    );
    b.reduce('complexity', complexity, ([a]) => sum([states], ([j]) => divergences.at(a, j)));
    addResidual(b, 'predictionError', residual, { mode, matrix, noise, observed, mean });
    if (mode === 'legacy')
      b.map('accuracy', accuracies, ([a, i]) => legacyAccuracyTerm(noise.precision.at(i), residual.at(a, i)));
    else
      b.reduce('accuracy', accuracies, ([a, i]) => {
        const spread = matrix.rowSum(a, i, (entry, j, read) => mul(mul(entry, entry), read(variance, a, j)));
        return accuracyTerm(noise.precision.at(i), residual.at(a, i), spread);
      });
    b.reduce('freeEnergy', [agents], ([a]) => {
      const total = sum([observations], ([i]) => accuracies.at(a, i));
      return [store(accuracy, [a], total), store(energy, [a], sub(complexity.at(a), total))];
    });
  });
}
