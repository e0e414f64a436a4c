/**
 * Descent on the free energy, a fixed number of iterations on the device:
 *   μ ← μ + κ [ Jᵀ Π δ − S_p⁻¹ (μ − μ_p) ],  δ = o − o₀ − J μ,
 * which never raises F where κ·λ_max(S_p⁻¹ + Jᵀ Π J) < 2. Three ops per iteration. The legacy form has neither prediction
 * nor prior. Beliefs that stop by themselves when they have converged are in inference.ts.
 */
import type { Program } from '../../kernel/index.js';
import { add, div, mul, program, sub } from '../../kernel/index.js';
import { declareMatrix } from './observation-matrix.js';
import { addResidual } from './residual.js';
import type { AgentMode, AgentShape } from './shape.js';
import { agentAxes, declareNoise, declarePrior } from './shape.js';

/** The original's learning rate. */
export const legacyRate = 0.01;

/** The state `mean` [agents, n] moves by `iterations` updates of rate `rate` (a parameter) in each step. */
export function beliefUpdateProgram(shape: AgentShape, iterations: number, mode: AgentMode = 'correct'): Program {
  const { states, observations, dtype } = shape;
  return program('beliefDescent', (b) => {
    const axes = agentAxes(b, shape);
    const { agents } = axes;
    const rate = b.parameter('rate', dtype, legacyRate);
    const matrix = declareMatrix(b, axes, shape);
    const noise = declareNoise(b, shape);
    const prior = mode === 'correct' ? declarePrior(b, axes, shape) : undefined;
    const observed = b.input('observation', dtype, [agents, observations]);
    const mean = b.state('mean', dtype, [agents, states]);
    const residual = b.scratch('residual', dtype, [agents, observations]);
    const gradient = b.scratch('gradient', dtype, [agents, states]);
    b.repeat('descend', iterations, () => {
      addResidual(b, 'predictionError', residual, { mode, matrix, noise, observed, mean });
      const weight = mode === 'legacy' ? undefined : noise.precision;
      matrix.multiplyTransposed(b, 'gradient', gradient, residual, (total) => total, weight);
      b.map('update', mean, ([a, j]) => {
        const likelihood = gradient.at(a, j);
        const pull = prior && div(sub(mean.at(a, j), prior.mean(a, j)), prior.variance(a, j));
        return add(mean.at(a, j), mul(rate, pull === undefined ? likelihood : sub(likelihood, pull)));
      });
    });
  });
}
