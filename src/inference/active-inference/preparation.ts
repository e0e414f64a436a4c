/**
 * What follows from a model alone, once, before anything is observed: the variances of the mean-field optimum
 *   s_j = 1 / (1/s_pj + Σ_i π_i J_ij²),
 * the parts of the free energy that no observation changes, and a learning rate at which descent cannot raise F. That is
 * one over the largest eigenvalue of S_p (S_p⁻¹ + Jᵀ Π J), by power iteration: an estimate from below, and safe as long as
 * it is more than half of the eigenvalue, which forty rounds from a random start do not miss.
 */
import type { Program } from '../../kernel/index.js';
import {
  abs,
  add,
  cast,
  div,
  log,
  max,
  maximum,
  mul,
  noiseWords,
  program,
  store,
  sub,
  sum,
  uniform,
} from '../../kernel/index.js';
import { spreadDivergence } from './divergence.js';
import { declareMatrix } from './observation-matrix.js';
import type { AgentShape } from './shape.js';
import { agentAxes, declareNoise, declarePrior } from './shape.js';

const powerRounds = 40;

/** With `dual` also what dual-descent.ts needs: J S_p Jᵀ and o₀ + J μ_p. */
export function preparationProgram(shape: AgentShape, { dual = false } = {}): Program {
  const { states, observations, dtype } = shape;
  return program('agentPreparation', (b) => {
    const axes = agentAxes(b, shape);
    const { models } = axes;
    const matrix = declareMatrix(b, axes, shape);
    const noise = declareNoise(b, shape);
    const prior = declarePrior(b, axes, shape);
    const variance = b.output('variance', dtype, [models, states]);
    const complexity = b.output('fixedComplexity', dtype, [models]);
    const accuracy = b.output('fixedAccuracy', dtype, [models]);
    const rate = b.output('rate', dtype, [models]);
    b.reduce('variance', variance, ([v, j]) => {
      const information = matrix.columnSum(v, j, (entry, i, read) => mul(read(noise.precision, i), mul(entry, entry)));
      return div(1, add(div(1, prior.variance(v, j)), information));
    });
    b.reduce('fixedComplexity', complexity, ([v]) =>
      mul(
        0.5,
        sum([states], ([j]) => spreadDivergence(variance.at(v, j), prior.variance(v, j))),
      ),
    );
    const spread = b.scratch('spread', dtype, [models, observations]);
    b.reduce('spread', spread, ([v, i]) =>
      matrix.rowSum(v, i, (entry, j, read) => mul(mul(entry, entry), read(variance, v, j))),
    );
    b.reduce('fixedAccuracy', accuracy, ([v]) =>
      mul(
        -0.5,
        sum([observations], ([i]) => {
          const precision = noise.precision.at(i);
          return add(mul(precision, spread.at(v, i)), log(div(2 * Math.PI, precision)));
        }),
      ),
    );
    if (dual) {
      const gram = b.output('gram', dtype, [models, observations, observations]);
      const foreseen = b.output('foreseen', dtype, [models, observations]);
      const means = b.scratch('means', dtype, [models, states]);
      const scales = b.scratch('scales', dtype, [models, states]);
      b.map('spreadPrior', [models, states], ([v, j]) => [
        store(means, [v, j], prior.mean(v, j)),
        store(scales, [v, j], prior.variance(v, j)),
      ]);
      b.reduce('gram', gram, ([v, i, k]) =>
        matrix.rowSum(v, i, (entry, j, read) => mul(mul(entry, matrix.entry(v, k, j)), read(scales, v, j))),
      );
      b.reduce('foresee', foreseen, ([v, i]) =>
        add(
          noise.offset.at(i),
          matrix.rowSum(v, i, (entry, j, read) => mul(entry, read(means, v, j))),
        ),
      );
    }
    const direction = b.state('direction', dtype, [models, states]);
    const image = b.scratch('image', dtype, [models, observations]);
    const back = b.scratch('back', dtype, [models, states]);
    const size = b.scratch('size', dtype, [models]);
    b.map('start', direction, ([v, j]) => {
      const words = noiseWords({ seed: 1, brain: cast(v, 'u32'), cycle: 0, stream: 0 });
      return cast(sub(uniform(words, cast(j, 'u32')), 0.5), dtype);
    });
    b.repeat('powerIteration', powerRounds, () => {
      b.reduce('see', image, ([v, i]) => matrix.rowSum(v, i, (entry, j, read) => mul(entry, read(direction, v, j))));
      b.reduce('return', back, ([v, j]) => {
        const likelihood = matrix.columnSum(v, j, (entry, i, read) =>
          mul(entry, mul(read(noise.precision, i), read(image, v, i))),
        );
        return add(direction.at(v, j), mul(prior.variance(v, j), likelihood));
      });
      b.reduce('size', size, ([v]) =>
        max(
          maximum([states], ([j]) => abs(back.at(v, j))),
          1e-30,
        ),
      );
      b.map('scale', direction, ([v, j]) => div(back.at(v, j), size.at(v)));
    });
    b.reduce('seeAgain', image, ([v, i]) => matrix.rowSum(v, i, (entry, j, read) => mul(entry, read(direction, v, j))));
    b.reduce('rate', rate, ([v]) => {
      const own = sum([states], ([j]) => div(mul(direction.at(v, j), direction.at(v, j)), prior.variance(v, j)));
      const seen = sum([observations], ([i]) => mul(noise.precision.at(i), mul(image.at(v, i), image.at(v, i))));
      return div(1, add(div(seen, own), 1));
    });
  });
}
