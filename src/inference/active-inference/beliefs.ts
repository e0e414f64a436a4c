/** What agents answer: beliefs with their free energy, and judged policies. Arrays are row-major and belong to the caller. */
import type { AgentModel } from './model.js';
import type { PolicyInput } from './policy-input.js';

export type Reals = Float64Array | Float32Array;

/** Posterior beliefs N(mean, diag variance) of all agents about their states. */
export interface Beliefs {
  /** [agents, n] */
  readonly mean: Reals;
  /** [agents, n] */
  readonly variance: Reals;
  /** [agents] each, in nats: freeEnergy = complexity − accuracy. */
  readonly complexity: Reals;
  readonly accuracy: Reals;
  readonly freeEnergy: Reals;
  /** Updates that each agent made. */
  readonly iterations: Int32Array;
  /** 1 where an agent stopped by itself, 0 where its iterations were used up. */
  readonly converged: Uint8Array;
  /** F before each update and after the last, a list for each agent, where it was asked for. */
  readonly history?: readonly Reals[];
}

/** Policies as each agent judges them. */
export interface PolicyPlan {
  readonly policies: readonly string[];
  /** [agents, policies] each, in nats over the horizon: expected = risk + ambiguity = −pragmatic − epistemic. */
  readonly expected: Reals;
  readonly risk: Reals;
  readonly ambiguity: Reals;
  readonly pragmatic: Reals;
  readonly epistemic: Reals;
  /** [agents]: the policy of least expected free energy, the first where several are equal. */
  readonly best: Int32Array;
}

/** Agents that share a model's shape and a device. */
export interface Agents {
  readonly agents: number;
  readonly states: number;
  readonly observations: number;
  readonly dtype: 'f32' | 'f64';
  /** Where and how they run, in words. */
  readonly device: string;
  /** Updates all beliefs for one observation [agents, m] (of a single agent also a plain list). */
  infer(observation: Observation): Promise<Beliefs>;
  /** Judges policies from the beliefs of the last inference; the model's own where none are given. */
  plan(policies?: readonly PolicyInput[]): Promise<PolicyPlan>;
  /** Replaces the prior, as a filter does between observations. */
  setPrior(prior: AgentModel['prior']): Promise<void>;
  close(): Promise<void>;
}

/** Observed values: of one agent, of each agent in a row, or of all in one array. */
export type Observation = readonly number[] | readonly (readonly number[])[] | Float64Array | Float32Array;
