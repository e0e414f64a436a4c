/**
 * The sizes of a generative model and what its agents share: all that a Program of active inference depends on. Numbers of
 * the model itself (matrix, priors, precisions) are data of the session, so one Program serves every model of its shape.
 */
import type { Bindings, Dimension, Expr, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import { i32 } from '../../kernel/index.js';

/** What values are held and computed in. */
export type AgentDtype = 'f32' | 'f64';

/** `correct` is the literature's; `legacy` reproduces the original chains with their errors, for comparison only. */
export type AgentMode = 'correct' | 'legacy';

/** A band matrix has at most `width` entries in a row and `height` rows over a column, each range without gaps. */
export interface Band {
  readonly width: number;
  readonly height: number;
}

/** The sizes and the kind of a model, on which its program depends. */
export interface AgentShape {
  /** n: hidden states. */
  readonly states: number;
  /** m: observed values. */
  readonly observations: number;
  readonly dtype: AgentDtype;
  readonly matrix: 'dense' | Band;
  /** Each agent has its own observation matrix. */
  readonly ownMatrix: boolean;
  /** Each agent has its own prior. */
  readonly ownPrior: boolean;
  /** There is one agent and never another: whether all have finished need not be asked of many. */
  readonly alone?: boolean;
}

/** The largest number of agents in one session. */
export const mostAgents = 65_536;

/** Sizes of the leading axis: one for all, or one per agent. */
export interface AgentAxes {
  readonly agents: Dimension;
  readonly matrices: Dimension;
  readonly priors: Dimension;
  /** Of what follows from matrix and prior alone: variances and all constants of the free energy. */
  readonly models: Dimension;
  readonly matrixOf: (agent: Expr) => Expr;
  readonly priorOf: (agent: Expr) => Expr;
  readonly modelOf: (agent: Expr) => Expr;
}

/** The symbols that a Program of this shape is loaded with. */
export function agentSymbols({ alone }: AgentShape, agents: number): Bindings {
  return alone === true ? {} : { agents };
}

export function agentAxes(b: ProgramBuilder, { ownMatrix, ownPrior, alone }: AgentShape): AgentAxes {
  const agents = alone === true ? 1 : b.symbol('agents', 1, mostAgents);
  const pick = (own: boolean) => ({ size: own ? agents : 1, of: (agent: Expr) => (own ? agent : i32(0)) });
  const [matrix, prior, model] = [pick(ownMatrix), pick(ownPrior), pick(ownMatrix || ownPrior)];
  return {
    agents,
    matrices: matrix.size,
    priors: prior.size,
    models: model.size,
    matrixOf: matrix.of,
    priorOf: prior.of,
    modelOf: model.of,
  };
}

/** The prior N(mean, diag variance) of an agent's states. */
export interface Prior {
  readonly mean: (agent: Expr, state: Expr) => Expr;
  readonly variance: (agent: Expr, state: Expr) => Expr;
}

export function declarePrior(b: ProgramBuilder, axes: AgentAxes, { states, dtype }: AgentShape): Prior {
  const mean = b.constant('priorMean', dtype, [axes.priors, states]);
  const variance = b.constant('priorVariance', dtype, [axes.priors, states]);
  return {
    mean: (agent, state) => mean.at(axes.priorOf(agent), state),
    variance: (agent, state) => variance.at(axes.priorOf(agent), state),
  };
}

/** Observation noise: o = J x + offset + noise of variance 1 / precision. */
export interface Noise {
  readonly offset: TensorHandle;
  readonly precision: TensorHandle;
}

export function declareNoise(b: ProgramBuilder, { observations, dtype }: AgentShape): Noise {
  return {
    offset: b.constant('offset', dtype, [observations]),
    precision: b.constant('precision', dtype, [observations]),
  };
}
