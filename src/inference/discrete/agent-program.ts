/**
 * Discrete agents as ops of a Program: what stays on the device, and one step of all agents, from outcomes to actions. The
 * same step serves agents alone and a closed loop with a world. Arithmetic follows the host's (state-inference.ts,
 * policies.ts, sophisticated.ts), which tests hold it to.
 */
import type { Expr, Program, TensorHandle } from '../../kernel/index.js';
import {
  add,
  argmax,
  count,
  div,
  exp,
  ge,
  gt,
  le,
  log,
  maximum,
  mul,
  ne,
  neg,
  program,
  select,
  store,
  sub,
  sum,
} from '../../kernel/index.js';
import { type AgentTensors, declareAgents, logFloor, mostPomdpAgents } from './agent-scope.js';
import { isSmall, type PomdpShape } from './agent-shape.js';
import { drawOf } from './choose-action.js';
import { learnCounts, learnedTables, recallMarginals } from './learning-ops.js';
import { meanFieldOps } from './mean-field-ops.js';
import { policyOps } from './policy-ops.js';
import { stepSmallAgents } from './small-ops.js';
import { treeOps } from './tree-ops.js';

/** One step of all agents: `observed(n, g)` is the outcome of a modality, `begins(n)` whether an episode begins. */
export function stepAgents(
  tensors: AgentTensors,
  observed: (agent: Expr, modality: number) => Expr,
  begins: (agent: Expr) => Expr,
): void {
  const { b, shape, agents, modelOf, scratch, report, tables, belief, action, real } = tensors;
  if (isSmall(shape)) {
    stepSmallAgents(tensors, observed, begins);
    return;
  }
  const { states, outcomes, factors, settings } = shape;
  const prior = scratch('prior', [states]);
  const logs = scratch('logLikelihood', [states]);
  learnedTables(tensors, begins);
  const before = recallMarginals(tensors);
  b.reduce('predict', prior, ([n, next]) =>
    select(
      begins(n),
      tables.initial.at(modelOf(n), next),
      sum([states], ([s]) => mul(tables.transition.clamp(modelOf(n), action.at(n), next, s), belief.at(n, s))),
    ),
  );
  b.map('weigh', logs, ([n, s]) =>
    outcomes
      .map((_, g) => tables.logLikelihood[g].clamp(modelOf(n), observed(n, g), s))
      .reduce((total, one) => add(total, one)),
  );
  const freeEnergy = report('freeEnergy', []);
  const accuracy = report('accuracy', []);
  const complexity = report('complexity', []);
  if (settings.inference === 'exact') {
    const peak = scratch('peak', []);
    const evidence = scratch('evidence', []);
    b.reduce('findPeak', peak, ([n]) =>
      maximum([states], ([s]) => select(gt(prior.at(n, s), 0), logs.at(n, s), real(-1e30))),
    );
    const weight = (n: Expr, s: Expr): Expr =>
      select(gt(prior.at(n, s), 0), mul(prior.at(n, s), exp(sub(logs.at(n, s), peak.at(n)))), real(0));
    b.reduce('sumEvidence', evidence, ([n]) => sum([states], ([s]) => weight(n, s)));
    b.map('update', belief, ([n, s]) => div(weight(n, s), evidence.at(n)));
    b.reduce('judgeAccuracy', accuracy, ([n]) => sum([states], ([s]) => mul(belief.at(n, s), logs.at(n, s))));
    b.map('judgeFreeEnergy', [agents], ([n]) => {
      const F = neg(add(peak.at(n), log(evidence.at(n))));
      return [store(freeEnergy, [n], F), store(complexity, [n], add(F, accuracy.at(n)))];
    });
  } else {
    const productPrior = meanFieldOps(tensors, prior, logs);
    b.reduce('judgeParts', [agents], ([n]) => {
      const parts = {
        accuracy: sum([states], ([s]) => mul(belief.at(n, s), logs.at(n, s))),
        complexity: sum([states], ([s]) =>
          mul(belief.at(n, s), sub(logFloor(belief.at(n, s)), logFloor(productPrior(n, s)))),
        ),
      };
      return [
        store(accuracy, [n], parts.accuracy),
        store(complexity, [n], parts.complexity),
        store(freeEnergy, [n], sub(parts.complexity, parts.accuracy)),
      ];
    });
  }
  const marginals = factors.map((size, f) => {
    const inner = factors.slice(f + 1).reduce((product, one) => product * one, 1);
    const outer = states / size / inner;
    const marginal = report(`belief${f}`, [size]);
    b.reduce(`marginal${f}`, marginal, ([n, i]) =>
      sum([outer, inner], ([o, r]) => belief.clamp(n, add(mul(add(mul(o, size), i), inner), r))),
    );
    return marginal;
  });
  learnCounts(tensors, observed, begins, before, marginals);
  const actions = settings.planning === 'sophisticated' ? treeOps(tensors) : policyOps(tensors);
  chooseAction(tensors, actions);
}

/** The next action, from the marginal over first actions. */
function chooseAction(tensors: AgentTensors, marginal: TensorHandle): void {
  const { b, shape, action, scratch } = tensors;
  const { actions, choice } = shape;
  if (choice === 'mode') {
    b.reduce('choose', action, ([n]) => argmax([actions], ([a]) => marginal.at(n, a)));
    return;
  }
  const running = scratch('running', [actions]);
  // Few enough for a sum each: a scan would keep a block of threads at every agent.
  b.reduce('accumulate', running, ([n, a]) => sum([actions], ([i]) => select(le(i, a), marginal.at(n, i), 0)));
  const draw = drawOf(tensors);
  b.reduce('choose', action, ([n]) => {
    const drawn = draw(n);
    return count([actions - 1], ([a]) => ge(drawn, running.at(n, a)));
  });
}

const programNames = {
  policies: 'pomdpAgents',
  sophisticated: 'pomdpTreeAgents',
  inductive: 'pomdpInductiveAgents',
} as const;

/** Agents alone: outcomes come from the host, beliefs, plans and actions go back. */
export function pomdpAgentsProgram(shape: PomdpShape): Program {
  const name = shape.learning === undefined ? programNames[shape.settings.planning] : 'pomdpLearningAgents';
  return program(name, (b) => {
    const agents = b.symbol('agents', 1, mostPomdpAgents);
    const observed = b.input('observed', 'i32', [agents, shape.outcomes.length]);
    const begin = b.input('begin', 'i32', [agents]);
    const tensors = declareAgents(b, agents, shape, true);
    stepAgents(
      tensors,
      (n, g) => observed.at(n, g),
      (n) => ne(begin.at(n), 0),
    );
    b.map('reportAction', b.output('action', 'i32', [agents]), ([n]) => tensors.action.at(n));
  });
}
