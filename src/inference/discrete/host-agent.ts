/** One discrete agent in float64 on the host: what the Programs of agents are held to, step by step. */
import { uniformOf } from '../../kernel/noise.js';
import { actionStream } from './agent-program.js';
import type { ActionChoice } from './agent-shape.js';
import { logLikelihoodOf, productOf, times } from './joint.js';
import type { CheckedPomdp } from './model.js';
import type { PomdpSettings } from './plan-options.js';
import { createPlanner, type Plan, planFrom } from './planning.js';
import { drawAction, likeliestAction } from './policies.js';
import { inferStates, type StateBelief } from './state-inference.js';

/** What the agent believes, plans and does. */
export interface HostStep {
  readonly belief: StateBelief;
  readonly plan: Plan;
  readonly action: number;
}

/** An agent with the number `agent` of its batch; `reset` begins an episode with the next observation. */
export function createHostAgent(
  model: CheckedPomdp,
  settings: PomdpSettings,
  { seed = 1, agent = 0, choice = 'sample' }: { seed?: number; agent?: number; choice?: ActionChoice } = {},
): { observe(outcomes: readonly number[]): HostStep; reset(): void } {
  const planner = createPlanner(model, settings);
  let last: HostStep | undefined;
  let cycle = 0;
  return {
    observe(outcomes) {
      const prior =
        last === undefined ? productOf(model.D) : times(planner.tables.transitions[last.action], last.belief.joint);
      const belief = inferStates(model, settings.inference, prior, logLikelihoodOf(model, outcomes));
      const plan = planFrom(planner, belief.joint);
      const action =
        choice === 'mode'
          ? likeliestAction(plan.actions)
          : drawAction(plan.actions, uniformOf(seed, agent, cycle, actionStream, 0));
      cycle += 1;
      last = { belief, plan, action };
      return last;
    },
    reset() {
      last = undefined;
    },
  };
}
