/** Discrete agents at small sizes, as `validate` holds every device to the reference with: models come from the seed. */
import { type BuiltinProgram, builtin } from '../../programs/builtin.js';
import { agentConstants } from './agent-constants.js';
import { pomdpAgentsProgram } from './agent-program.js';
import { type PreparedAgents, prepareAgents } from './agent-shape.js';
import { type LearningSettings, readLearning } from './learning.js';
import { checkPomdp, type PomdpModel } from './model.js';
import { type PomdpPlanning, readPlanning } from './plan-options.js';
import { randomPomdp } from './random-model.js';

const sizes = { factors: [2, 3], outcomes: [3, 2], controls: [3, 1] };

function agentsOf(
  name: string,
  title: string,
  planning: PomdpPlanning,
  learning?: Partial<LearningSettings>,
): BuiltinProgram {
  const prepared = (seed: number): PreparedAgents => {
    const { A, B, D, ...rest } = randomPomdp(sizes, seed);
    const model = learning === undefined ? { ...rest, A, B, D } : { ...rest, pA: A, pB: B, pD: D };
    return prepareAgents([checkPomdp({ ...model, intended: [[1], null] } as PomdpModel)], readPlanning(planning), {
      ...{ dtype: 'f32', choice: 'sample', ownModel: false, sweeps: 3 },
      learning: learning === undefined ? undefined : readLearning(learning),
    });
  };
  const counts = prepared(1).shape.learning === undefined ? [] : ['pA0', 'pA1', 'pB0', 'pB1', 'pD0', 'pD1'];
  const above = counts.flatMap((one) => [one, `${one}_used`]).map((one) => [one, [0.5, 3]] as const);
  const plain = builtin({
    name,
    title,
    build: () => pomdpAgentsProgram(prepared(1).shape),
    symbols: { agents: 5 },
    ranges: { belief: [0.1, 1], ...Object.fromEntries(above) },
  });
  return { ...plain, constants: (seed) => agentConstants(prepared(seed)) };
}

export const discreteBuiltins: readonly BuiltinProgram[] = [
  agentsOf('pomdpAgents', 'discrete agents that infer exactly and weigh policies', { horizon: 2, gamma: 2 }),
  agentsOf('pomdpInductiveAgents', 'mean-field beliefs and inductive planning', {
    planning: 'inductive',
    inference: 'mean-field',
  }),
  agentsOf('pomdpTreeAgents', 'sophisticated inference over a tree of outcomes', {
    planning: 'sophisticated',
    horizon: 2,
    leastOutcome: 0.05,
    leastAction: 0.05,
  }),
  agentsOf(
    'pomdpLearningAgents',
    'discrete agents that learn the counts of their model',
    { horizon: 2 },
    { every: 'episode', forgetting: 0.1, rate: 0.5 },
  ),
];
