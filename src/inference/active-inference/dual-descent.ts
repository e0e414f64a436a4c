/**
 * The natural gradient in the space of observations. From the prior's mean every update stays in μ = μ_p + S_p Jᵀ a, so
 * that the same iterates come from m numbers instead of n, with the Gram matrix G = J S_p Jᵀ in place of two products
 * with J:
 *   δ = o − o₀ − J μ_p − G a,   a ← a + κ (Π δ − a),   Σ (μ − μ_p)²/s_p = aᵀ G a.
 * J itself is read once, at the end. It pays where m is clearly smaller than n and J is dense.
 */
import type { ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import { add, and, cast, i32, lt, mul, ne, or, select, store, sub, sum } from '../../kernel/index.js';
import { addFinished, type BeliefParts, historyStore, isWorth } from './belief-parts.js';

export interface DualTensors {
  /** G, [models, m, m]. */
  readonly gram: TensorHandle;
  /** o₀ + J μ_p, [models, m]. */
  readonly foreseen: TensorHandle;
  readonly rate: TensorHandle;
  /** a, [agents, m]. */
  readonly weights: TensorHandle;
}

/** Leaves the weights and the residual of the final means. */
export function addDualDescent(b: ProgramBuilder, parts: BeliefParts, dual: DualTensors): void {
  const { shape, axes, noise, observed, residual, active, rounds, energy, finished, tolerance } = parts;
  const { gram, foreseen, rate, weights } = dual;
  const { observations, dtype } = shape;
  const { agents } = axes;
  const last = b.state('lastEnergy', dtype, [agents]);
  const terms = b.scratch('terms', dtype, [agents, observations]);
  b.map('begin', [agents], ([a]) => [store(active, [a], i32(1)), store(rounds, [a], i32(0))]);
  b.repeat(
    'settle',
    parts.iterations + 1,
    (round) => {
      b.map('decide', active, ([a]) => {
        const moved = or(lt(round, 2), isWorth(sub(last.at(a), energy.at(a)), energy.at(a), tolerance));
        return cast(and(ne(active.at(a), 0), and(lt(round, parts.iterations), moved)), 'i32');
      });
      if (axes.models === 1)
        b.matmul(
          'residual',
          residual,
          observations,
          ([a, k]) => weights.at(a, k),
          ([k, i]) => gram.at(0, k, i),
          { epilogue: (moved, [a, i]) => sub(sub(observed.at(a, i), foreseen.at(0, i)), moved) },
        );
      else
        b.reduce('residual', residual, ([a, i]) => {
          const moved = sum([observations], ([k]) => mul(gram.at(axes.modelOf(a), i, k), weights.at(a, k)));
          return sub(sub(observed.at(a, i), foreseen.at(axes.modelOf(a), i)), moved);
        });
      b.map('weigh', terms, ([a, i]) => {
        const left = residual.at(a, i);
        const moved = sub(sub(observed.at(a, i), foreseen.at(axes.modelOf(a), i)), left);
        return mul(0.5, add(mul(noise.precision.at(i), mul(left, left)), mul(weights.at(a, i), moved)));
      });
      b.reduce('measure', [agents], ([a]) => {
        const value = sum([observations], ([i]) => terms.at(a, i));
        return [
          store(last, [a], energy.at(a)),
          store(energy, [a], value),
          store(rounds, [a], add(rounds.at(a), active.at(a))),
          ...historyStore(parts, round, a, value),
        ];
      });
      b.map('update', weights, ([a, i]) => {
        const here = weights.at(a, i);
        const step = sub(mul(noise.precision.at(i), residual.at(a, i)), here);
        return select(ne(active.at(a), 0), add(here, mul(rate.at(axes.modelOf(a)), step)), here);
      });
      addFinished(b, 'finish', parts);
    },
    { until: finished },
  );
}
