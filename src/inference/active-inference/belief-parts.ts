/**
 * What both methods of inference work on: the tensors of one inference and the model around them. `mean` moves, `active`
 * says which agents still move, and `finished` ends the loop.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import { abs, add, cast, eq, gt, minimum, mul, store } from '../../kernel/index.js';
import type { ObservationMatrix } from './observation-matrix.js';
import type { AgentAxes, AgentShape, Noise, Prior } from './shape.js';

export interface BeliefParts {
  readonly shape: AgentShape;
  readonly axes: AgentAxes;
  readonly matrix: ObservationMatrix;
  readonly noise: Noise;
  readonly prior: Prior;
  readonly observed: TensorHandle;
  /** [agents, n], the belief. */
  readonly mean: TensorHandle;
  /** δ = o − o₀ − J μ, [agents, m]. */
  readonly residual: TensorHandle;
  /** 1 while an agent still moves. */
  readonly active: TensorHandle;
  /** Updates that an agent has made. */
  readonly rounds: TensorHandle;
  /** Set once no agent moves. */
  readonly finished: TensorHandle;
  /** The part of F that moves, ½ Σ π δ² + ½ Σ (μ − μ_p)²/s_p. */
  readonly energy: TensorHandle;
  /** A change of F below tolerance · (1 + |F's moving part|) ends an agent's updates. */
  readonly tolerance: Expr;
  readonly iterations: number;
  /** The moving part of F before each round, [iterations + 1, agents], where it was asked for. */
  readonly history: TensorHandle | undefined;
}

/** Whether a drop of F is worth another round. */
export function isWorth(drop: Expr, energy: Expr, tolerance: Expr): Expr {
  return gt(abs(drop), mul(tolerance, add(abs(energy), 1)));
}

/** finished = no agent is active. */
export function addFinished(b: ProgramBuilder, name: string, { axes, active, finished }: BeliefParts): void {
  b.reduce(name, finished, () => minimum([axes.agents], ([a]) => cast(eq(active.at(a), 0), 'i32')));
}

/** A store into the history, where there is one. */
export function historyStore({ history }: BeliefParts, round: Expr | number, agent: Expr, value: Expr) {
  return history === undefined ? [] : [store(history, [round, agent], value)];
}
