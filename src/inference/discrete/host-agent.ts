/** One discrete agent in float64 on the host: what the Programs of agents are held to, step by step. */
import { uniformOf } from '../../kernel/noise.js';
import type { ActionChoice } from './agent-shape.js';
import { actionStream } from './choose-action.js';
import { logLikelihoodOf, productOf, times } from './joint.js';
import { learnStep } from './learn-pomdp.js';
import type { LearningSettings } from './learning.js';
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

/** Which agent of a batch it is, how it chooses, and whether it learns the counts that its model has. */
export interface HostAgentOptions {
  readonly seed?: number;
  readonly agent?: number;
  readonly choice?: ActionChoice;
  readonly learning?: LearningSettings;
}

export interface HostAgent {
  /** With the counts learned so far. */
  readonly model: CheckedPomdp;
  observe(outcomes: readonly number[]): HostStep;
  reset(): void;
}

/** An agent with the number `agent` of its batch; `reset` begins an episode with the next observation. */
export function createHostAgent(
  given: CheckedPomdp,
  settings: PomdpSettings,
  { seed = 1, agent = 0, choice = 'sample', learning }: HostAgentOptions = {},
): HostAgent {
  let planner = createPlanner(given, settings);
  let learned = given;
  let last: HostStep | undefined;
  let beliefs: StateBelief[] = [];
  let cycle = 0;
  return {
    get model() {
      return learned;
    },
    observe(outcomes) {
      if (learning !== undefined && (learning.every === 'step' || last === undefined))
        planner = createPlanner(learned, settings);
      const { model } = planner;
      const prior =
        last === undefined ? productOf(model.D) : times(planner.tables.transitions[last.action], last.belief.joint);
      const belief = inferStates(model, settings.inference, prior, logLikelihoodOf(model, outcomes));
      const plan = planFrom(planner, belief.joint);
      const action =
        choice === 'mode'
          ? likeliestAction(plan.actions)
          : drawAction(plan.actions, uniformOf(seed, agent, cycle, actionStream, 0));
      cycle += 1;
      if (learning !== undefined) {
        beliefs = last === undefined ? [belief] : [...beliefs, belief];
        const taken = last === undefined ? undefined : model.actions[last.action];
        learned = learnStep(learned, given, beliefs, outcomes, taken, learning);
      }
      last = { belief, plan, action };
      return last;
    },
    reset() {
      last = undefined;
    },
  };
}
