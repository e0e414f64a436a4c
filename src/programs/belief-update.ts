/**
 * Belief updating until each brain has converged: a damped fixed point of likelihood × prediction. The flag is per brain:
 * those that are done keep their belief while the others go on, and the repeat ends when all are done.
 */
import type { Program } from '../kernel/index.js';
import { abs, add, cast, div, i32, lt, max, maximum, mul, program, store, sub, sum } from '../kernel/index.js';
import { builtin } from './builtin.js';

export function beliefUpdate(states = 9, observations = 5, iterations = 16): Program {
  return program('beliefUpdate', (b) => {
    const batch = b.symbol('batch', 1, 65_536);
    const seen = b.input('seen', 'i32', [batch]);
    const likelihood = b.constant('likelihood', 'f32', [observations, states]);
    const transition = b.constant('transition', 'f32', [states, states]);
    const belief = b.state('belief', 'f32', [batch, states], { initial: 1 / states });
    const proposal = b.state('proposal', 'f32', [batch, states]);
    const total = b.state('total', 'f32', [batch]);
    const change = b.state('change', 'f32', [batch]);
    const done = b.state('done', 'i32', [batch]);
    const rounds = b.output('rounds', 'i32', [batch]);
    const result = b.output('result', 'f32', [batch, states]);
    b.map('begin', [batch], ([i]) => [store(done, [i], i32(0)), store(rounds, [i], i32(0))]);
    b.repeat(
      'settle',
      iterations,
      () => {
        b.reduce('propose', proposal, ([i, s]) =>
          mul(
            likelihood.clamp(seen.at(i), s),
            sum([states], ([t]) => mul(transition.at(s, t), belief.at(i, t))),
          ),
        );
        b.reduce('weigh', total, ([i]) =>
          max(
            sum([states], ([s]) => proposal.at(i, s)),
            1e-9,
          ),
        );
        b.reduce('compare', change, ([i]) =>
          maximum([states], ([s]) => abs(sub(div(proposal.at(i, s), total.at(i)), belief.at(i, s)))),
        );
        b.map('update', belief, ([i, s]) =>
          add(mul(belief.at(i, s), 0.5), mul(div(proposal.at(i, s), total.at(i)), 0.5)),
        );
        b.map('countRound', rounds, ([i]) => add(rounds.at(i), 1));
        b.map('decide', done, ([i]) => cast(lt(change.at(i), 0.02), 'i32'));
      },
      { until: done },
    );
    b.map('report', result, ([i, s]) => belief.at(i, s));
  });
}

export const beliefUpdateBuiltin = builtin({
  name: 'beliefUpdate',
  title: 'belief updating until each brain has converged',
  build: () => beliefUpdate(),
  symbols: { batch: 4 },
  ranges: { seen: [0, 4], likelihood: [0.05, 1], transition: [0.05, 1] },
});
