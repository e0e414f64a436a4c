/**
 * Expected free energy of candidate policies. A policy is a course of controls u_t (and may look with other precisions);
 * states follow x ← a∘x + u_t + noise of variance Q. Over the horizon, with q(o) = N(ô, C), C = J S Jᵀ + Π⁻¹:
 *   risk      = KL(q(o) ‖ N(o*, S*))           ambiguity = E[H(p(o|x))] = ½ Σ ln(2πe/π_i)
 *   epistemic = I(x; o) = ½ ln det(I + Π J S Jᵀ)   pragmatic = E_q[ln N(o; o*, S*)]
 *   G = risk + ambiguity = −pragmatic − epistemic,
 * so what looking tells is already in G and must not be subtracted once more.
 * (K. Friston et al., Active inference and epistemic value, Cognitive Neuroscience 6, 2015.)
 */
import type { Expr, Program } from '../../kernel/index.js';
import {
  add,
  and,
  div,
  eq,
  f32,
  f64,
  gt,
  log,
  mul,
  program,
  select,
  sqrt,
  store,
  sub,
  sum,
} from '../../kernel/index.js';
import { declareMatrix } from './observation-matrix.js';
import type { AgentShape } from './shape.js';
import { agentAxes, declareNoise } from './shape.js';

/** How many policies are compared, and how far ahead. */
export interface PolicyShape {
  readonly policies: number;
  readonly horizon: number;
}

const twoPi = 2 * Math.PI;

/** Outputs risk, pragmatic and expected [agents, policies], epistemic [models, policies], ambiguity [policies]. */
export function expectedFreeEnergyProgram(shape: AgentShape, { policies, horizon }: PolicyShape): Program {
  const { states, observations, dtype } = shape;
  const zero = (dtype === 'f64' ? f64 : f32)(0);
  return program('expectedFreeEnergy', (b) => {
    const axes = agentAxes(b, shape);
    const { agents, models } = axes;
    const matrix = declareMatrix(b, axes, shape);
    const { offset } = declareNoise(b, shape);
    const mean = b.input('mean', dtype, [agents, states]);
    const variance = b.constant('variance', dtype, [models, states]);
    const controls = b.constant('controls', dtype, [policies, horizon, states]);
    const attention = b.constant('attention', dtype, [policies, observations]);
    const retention = b.constant('retention', dtype, [states]);
    const drift = b.constant('drift', dtype, [states]);
    const wanted = b.constant('wanted', dtype, [observations]);
    const leeway = b.constant('leeway', dtype, [observations]);

    const futureMean = b.state('futureMean', dtype, [agents, policies, states]);
    const futureVariance = b.state('futureVariance', dtype, [models, states]);
    const spread = b.scratch('spread', dtype, [models, observations, observations]);
    const left = b.state('left', dtype, [models, policies, observations, observations]);
    const column = b.scratch('column', dtype, [models, policies, observations]);
    const information = b.state('information', dtype, [models, policies]);
    const risk = b.output('risk', dtype, [agents, policies]);
    const pragmatic = b.output('pragmatic', dtype, [agents, policies]);
    const epistemic = b.output('epistemic', dtype, [models, policies]);
    const ambiguity = b.output('ambiguity', dtype, [policies]);
    const expected = b.output('expected', dtype, [agents, policies]);

    b.map('startMean', futureMean, ([a, _p, j]) => mean.at(a, j));
    b.map('startVariance', futureVariance, ([v, j]) => variance.at(v, j));
    b.map('startValues', [agents, policies], ([a, p]) => [store(risk, [a, p], zero), store(pragmatic, [a, p], zero)]);
    b.map('startEpistemic', epistemic, () => zero);
    b.reduce('ambiguity', ambiguity, ([p]) =>
      mul(
        horizon / 2,
        sum([observations], ([i]) => log(div(twoPi * Math.E, attention.at(p, i)))),
      ),
    );
    b.repeat('horizon', horizon, (t) => {
      b.map('predictMean', futureMean, ([a, p, j]) =>
        add(mul(retention.at(j), futureMean.at(a, p, j)), controls.at(p, t, j)),
      );
      b.map('predictVariance', futureVariance, ([v, j]) =>
        add(mul(mul(retention.at(j), retention.at(j)), futureVariance.at(v, j)), drift.at(j)),
      );
      // J S Jᵀ, which no policy changes.
      b.reduce('spread', spread, ([v, i, k]) =>
        matrix.rowSum(v, i, (entry, j, read) => mul(mul(entry, matrix.entry(v, k, j)), read(futureVariance, v, j))),
      );
      b.map('whiten', left, ([v, p, i, k]) => {
        const scaled = mul(sqrt(mul(attention.at(p, i), attention.at(p, k))), spread.at(v, i, k));
        return add(scaled, select(eq(i, k), add(zero, 1), zero));
      });
      b.map('startInformation', information, () => zero);
      // Elimination without pivoting, as of a Cholesky factor: the determinant is the product of the pivots.
      b.repeat('eliminate', observations, (k) => {
        b.map('takeColumn', column, ([v, p, i]) => left.at(v, p, i, k));
        b.map('addPivot', information, ([v, p]) => add(information.at(v, p), mul(0.5, log(column.at(v, p, k)))));
        b.map(
          'reduceRest',
          left,
          ([v, p, i, j]) =>
            sub(left.at(v, p, i, j), div(mul(column.at(v, p, i), column.at(v, p, j)), column.at(v, p, k))),
          { where: ([, , i, j]) => and(gt(i, k), gt(j, k)) },
        );
      });
      b.map('addEpistemic', epistemic, ([v, p]) => add(epistemic.at(v, p), information.at(v, p)));
      b.reduce('judge', [agents, policies], ([a, p]) => {
        const v = axes.modelOf(a);
        const predicted = (i: Expr): Expr =>
          add(
            offset.at(i),
            matrix.rowSum(a, i, (entry, j, read) => mul(entry, read(futureMean, a, p, j))),
          );
        const misses = sum([observations], ([i]) => {
          const apart = sub(predicted(i), wanted.at(i));
          const total = add(spread.at(v, i, i), div(1, attention.at(p, i)));
          return div(add(mul(apart, apart), total), leeway.at(i));
        });
        const logs = sum([observations], ([i]) => log(mul(leeway.at(i), attention.at(p, i))));
        const preferences = sum([observations], ([i]) => log(mul(twoPi, leeway.at(i))));
        return [
          store(
            risk,
            [a, p],
            add(risk.at(a, p), sub(mul(0.5, add(sub(misses, observations), logs)), information.at(v, p))),
          ),
          store(pragmatic, [a, p], sub(pragmatic.at(a, p), mul(0.5, add(misses, preferences)))),
        ];
      });
    });
    b.map('expected', expected, ([a, p]) => add(risk.at(a, p), ambiguity.at(p)));
  });
}
