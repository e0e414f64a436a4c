/**
 * Natural gradient descent in the prior's metric, two dependent products a round:
 *   μ ← μ + κ [ S_p Jᵀ Π δ − (μ − μ_p) ].
 * A round first decides which agents still move, from the energies of the two rounds before, and measures the energy of the means
 * it began with; so a decision costs no barrier of its own, and the last round only measures.
 */
import type { ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import { add, and, cast, i32, lt, mul, ne, or, select, store, sub, sum } from '../../kernel/index.js';
import { addFinished, type BeliefParts, historyStore, isWorth } from './belief-parts.js';
import { meanDivergence } from './divergence.js';
import { addResidual } from './residual.js';

/** `rate` [models] is κ. Leaves the residual of the final means. */
export function addDescent(b: ProgramBuilder, parts: BeliefParts, rate: TensorHandle): void {
  const { shape, axes, matrix, noise, prior, mean, residual, active, rounds, energy, finished, tolerance } = parts;
  const { agents } = axes;
  const last = b.state('lastEnergy', shape.dtype, [agents]);
  const pull = b.scratch('pull', shape.dtype, [agents]);
  b.map('begin', [agents], ([a]) => [store(active, [a], i32(1)), store(rounds, [a], i32(0))]);
  b.repeat(
    'settle',
    parts.iterations + 1,
    (round) => {
      b.map('decide', active, ([a]) => {
        const moved = or(lt(round, 2), isWorth(sub(last.at(a), energy.at(a)), energy.at(a), tolerance));
        return cast(and(ne(active.at(a), 0), and(lt(round, parts.iterations), moved)), 'i32');
      });
      addResidual(b, 'residual', residual, { ...parts, mode: 'correct' });
      b.reduce('pull', pull, ([a]) =>
        sum([shape.states], ([j]) => meanDivergence(mean.at(a, j), prior.mean(a, j), prior.variance(a, j))),
      );
      b.reduce('measure', [agents], ([a]) => {
        const misfit = sum([shape.observations], ([i]) =>
          mul(noise.precision.at(i), mul(residual.at(a, i), residual.at(a, i))),
        );
        const value = mul(0.5, add(pull.at(a), misfit));
        return [
          store(last, [a], energy.at(a)),
          store(energy, [a], value),
          store(rounds, [a], add(rounds.at(a), active.at(a))),
          ...historyStore(parts, round, a, value),
        ];
      });
      matrix.multiplyTransposed(
        b,
        'update',
        mean,
        residual,
        (likelihood, a, j) => {
          const here = mean.at(a, j);
          const step = sub(mul(prior.variance(a, j), likelihood), sub(here, prior.mean(a, j)));
          return select(ne(active.at(a), 0), add(here, mul(rate.at(axes.modelOf(a)), step)), here);
        },
        noise.precision,
      );
      addFinished(b, 'finish', parts);
    },
    { until: finished },
  );
}
