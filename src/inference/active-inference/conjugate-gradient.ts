/**
 * Conjugate gradients for H (μ − μ_p) = Jᵀ Π (o − o₀ − J μ_p), H = S_p⁻¹ + Jᵀ Π J, with S_p as preconditioner. In exact
 * arithmetic every iteration lowers F as far as its directions allow, by α γ / 2, and the minimum is reached after as many
 * iterations as S_p H has different eigenvalues: m + 1 at most. (M. Hestenes, E. Stiefel, J. Res. NBS 49, 1952.)
 */
import type { ProgramBuilder } from '../../kernel/index.js';
import { add, and, cast, div, gt, i32, mul, ne, select, store, sub, sum } from '../../kernel/index.js';
import { addFinished, type BeliefParts, historyStore, isWorth } from './belief-parts.js';
import { meanDivergence } from './divergence.js';
import { addResidual } from './residual.js';

/** Leaves the residual of the final means, computed anew. */
export function addConjugateGradients(b: ProgramBuilder, parts: BeliefParts): void {
  const { shape, axes, matrix, noise, prior, mean, residual, active, rounds, energy, finished, tolerance } = parts;
  const { states, observations, dtype } = shape;
  const { agents } = axes;
  const descent = b.state('descent', dtype, [agents, states]);
  const direction = b.state('direction', dtype, [agents, states]);
  const slope = b.state('slope', dtype, [agents]);
  const image = b.scratch('image', dtype, [agents, observations]);
  const bend = b.scratch('bend', dtype, [agents]);
  const length = b.scratch('length', dtype, [agents]);
  const blend = b.scratch('blend', dtype, [agents]);

  addResidual(b, 'residual', residual, { ...parts, mode: 'correct' });
  matrix.multiplyTransposed(
    b,
    'steepest',
    descent,
    residual,
    (likelihood, a, j) => sub(likelihood, div(sub(mean.at(a, j), prior.mean(a, j)), prior.variance(a, j))),
    noise.precision,
  );
  b.map('aim', direction, ([a, j]) => mul(prior.variance(a, j), descent.at(a, j)));
  b.reduce('begin', [agents], ([a]) => {
    const gamma = sum([states], ([j]) => mul(direction.at(a, j), descent.at(a, j)));
    const misfit = sum([observations], ([i]) => mul(noise.precision.at(i), mul(residual.at(a, i), residual.at(a, i))));
    const pull = sum([states], ([j]) => meanDivergence(mean.at(a, j), prior.mean(a, j), prior.variance(a, j)));
    const start = mul(0.5, add(pull, misfit));
    return [
      store(slope, [a], gamma),
      store(energy, [a], start),
      store(active, [a], cast(gt(gamma, 0), 'i32')),
      store(rounds, [a], i32(0)),
      ...historyStore(parts, 0, a, start),
    ];
  });
  b.repeat(
    'settle',
    parts.iterations,
    (round) => {
      matrix.multiply(b, 'look', image, direction, (total) => total);
      b.reduce('bend', bend, ([a]) =>
        sum([states], ([j]) => div(mul(direction.at(a, j), direction.at(a, j)), prior.variance(a, j))),
      );
      b.reduce('measure', length, ([a]) => {
        const seen = sum([observations], ([i]) => mul(noise.precision.at(i), mul(image.at(a, i), image.at(a, i))));
        return select(ne(active.at(a), 0), div(slope.at(a), add(bend.at(a), seen)), 0);
      });
      b.map('update', mean, ([a, j]) => add(mean.at(a, j), mul(length.at(a), direction.at(a, j))));
      matrix.multiplyTransposed(
        b,
        'turn',
        descent,
        image,
        (likelihood, a, j) => {
          const bent = add(div(direction.at(a, j), prior.variance(a, j)), likelihood);
          return sub(descent.at(a, j), mul(length.at(a), bent));
        },
        noise.precision,
      );
      b.reduce('decide', [agents], ([a]) => {
        const gamma = sum([states], ([j]) => mul(mul(prior.variance(a, j), descent.at(a, j)), descent.at(a, j)));
        const drop = mul(0.5, mul(length.at(a), slope.at(a)));
        const left = sub(energy.at(a), drop);
        const goesOn = and(isWorth(drop, left, tolerance), gt(gamma, 0));
        return [
          store(blend, [a], select(ne(active.at(a), 0), div(gamma, slope.at(a)), 0)),
          store(slope, [a], gamma),
          store(energy, [a], left),
          store(rounds, [a], add(rounds.at(a), active.at(a))),
          store(active, [a], cast(and(ne(active.at(a), 0), goesOn), 'i32')),
          ...historyStore(parts, add(round, 1), a, left),
        ];
      });
      b.map('aimAgain', direction, ([a, j]) =>
        add(mul(prior.variance(a, j), descent.at(a, j)), mul(blend.at(a), direction.at(a, j))),
      );
      addFinished(b, 'finish', parts);
    },
    { until: finished },
  );
  addResidual(b, 'residualAfter', residual, { ...parts, mode: 'correct' });
}
