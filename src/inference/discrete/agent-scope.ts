/** What the parts of a step of discrete agents share: sizes, tables and resident tensors, declared in a Program. */
import type { Dimension, Expr, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import { constant, i32, log, max } from '../../kernel/index.js';
import type { PomdpShape } from './agent-shape.js';
import { leastProbability } from './probability.js';

/** The most agents of one session. */
export const mostPomdpAgents = 2 ** 20;

/** What the parts of a step share. */
export interface AgentScope {
  readonly b: ProgramBuilder;
  readonly shape: PomdpShape;
  readonly agents: Dimension;
  readonly models: Dimension;
  readonly modelOf: (agent: Expr) => Expr;
  readonly real: (value: number) => Expr;
  readonly gamma: Expr;
  /** A constant with a row for each model. */
  readonly table: (name: string, shape: readonly number[]) => TensorHandle;
  readonly indices: (name: string, shape: readonly number[]) => TensorHandle;
  readonly scratch: (name: string, shape: readonly number[]) => TensorHandle;
  /** Of each agent: an output where agents report, else scratch. */
  readonly report: (name: string, shape: readonly number[]) => TensorHandle;
  readonly tables: ReturnType<typeof declareTables>;
}

/** Agents that stay on the device. */
export interface AgentTensors extends AgentScope {
  readonly belief: TensorHandle;
  readonly action: TensorHandle;
}

/** ln p, with zero as ln ε. */
export const logFloor = (p: Expr): Expr => log(max(p, leastProbability));

function declareTables(shape: PomdpShape, table: AgentScope['table']) {
  const { states, actions, combinations, preferences, outcomes, hasNovelty, policies, settings } = shape;
  return {
    logLikelihood: outcomes.map((size, g) => table(`logLikelihood${g}`, [size, states])),
    initial: table('initial', [states]),
    transition: table('transition', [actions, states, states]),
    likelihood: table('likelihood', [combinations, states]),
    outcomesAhead: table('outcomesAhead', [actions, combinations, states]),
    preferenceAhead: table('preferenceAhead', [preferences, actions, states]),
    ambiguityAhead: table('ambiguityAhead', [actions, states]),
    logPrior: table('logPrior', [policies.length]),
    noveltyAhead: hasNovelty ? table('noveltyAhead', [actions, states]) : undefined,
    progress: settings.planning === 'inductive' ? table('progress', [actions, states]) : undefined,
  };
}

/** Declares agents in a Program; with `reports` their beliefs and plans are outputs. */
export function declareAgents(b: ProgramBuilder, agents: Dimension, shape: PomdpShape, reports: boolean): AgentTensors {
  const { dtype, states, ownModel, settings } = shape;
  const models = ownModel ? agents : 1;
  const table: AgentScope['table'] = (name, size) => b.constant(name, dtype, [models, ...size]);
  return {
    b,
    shape,
    agents,
    models,
    modelOf: (agent) => (ownModel ? agent : i32(0)),
    real: (value) => constant(value, dtype),
    gamma: b.parameter('gamma', dtype, settings.gamma),
    table,
    indices: (name, size) => b.constant(name, 'i32', size),
    scratch: (name, size) => b.scratch(name, dtype, [agents, ...size]),
    report: (name, size) =>
      reports ? b.output(name, dtype, [agents, ...size]) : b.scratch(name, dtype, [agents, ...size]),
    tables: declareTables(shape, table),
    belief: b.state('belief', dtype, [agents, states]),
    action: b.state('agentAction', 'i32', [agents]),
  };
}
