/** What the parts of a step of discrete agents share: sizes, tables and resident tensors, declared in a Program. */
import type { Dimension, Expr, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import { constant, i32, log, max } from '../../kernel/index.js';
import { isSmall, type PomdpShape } from './agent-shape.js';
import { type CountTensors, declareCounts } from './learned-counts.js';
import { leastProbability } from './probability.js';

/** The most agents of one session. */
export const mostPomdpAgents = 2 ** 20;

/** What the parts of a step share. */
export interface AgentScope {
  readonly b: ProgramBuilder;
  readonly shape: PomdpShape;
  readonly agents: Dimension;
  readonly models: Dimension;
  /** The row of an agent in the tables: of its model, or its own where it learns. */
  readonly modelOf: (agent: Expr) => Expr;
  /** The row of an agent in what is not learned. */
  readonly givenOf: (agent: Expr) => Expr;
  readonly real: (value: number) => Expr;
  readonly gamma: Expr;
  /** A table with a row for each model, or for each agent that learns. */
  readonly table: (name: string, shape: readonly number[]) => TensorHandle;
  readonly indices: (name: string, shape: readonly number[]) => TensorHandle;
  readonly scratch: (name: string, shape: readonly number[]) => TensorHandle;
  /** Scratch in which neighbouring agents lie side by side. */
  readonly innermost: (name: string, shape: readonly number[]) => TensorHandle;
  /** Whether beliefs and plans are outputs. */
  readonly reports: boolean;
  /** Of each agent: an output where agents report, else scratch. */
  readonly report: (name: string, shape: readonly number[]) => TensorHandle;
  readonly tables: ReturnType<typeof declareTables>;
  /** Of agents that learn. */
  readonly counts: CountTensors | undefined;
}

/** Agents that stay on the device. */
export interface AgentTensors extends AgentScope {
  readonly belief: TensorHandle;
  readonly action: TensorHandle;
}

/** ln p, with zero as ln ε. */
export const logFloor = (p: Expr): Expr => log(max(p, leastProbability));

function declareTables(shape: PomdpShape, table: AgentScope['table'], given: AgentScope['table']) {
  const { states, actions, combinations, preferences, outcomes, hasNovelty, policies, settings } = shape;
  return {
    logLikelihood: outcomes.map((size, g) => table(`logLikelihood${g}`, [size, states])),
    initial: table('initial', [states]),
    transition: table('transition', [actions, states, states]),
    likelihood: table('likelihood', [combinations, states]),
    outcomesAhead: table('outcomesAhead', [actions, combinations, states]),
    preferenceAhead: table('preferenceAhead', [preferences, actions, states]),
    ambiguityAhead: table('ambiguityAhead', [actions, states]),
    logPrior: given('logPrior', [policies.length]),
    noveltyAhead: hasNovelty ? table('noveltyAhead', [actions, states]) : undefined,
    progress: settings.planning === 'inductive' ? given('progress', [actions, states]) : undefined,
  };
}

/** The layout of [agents, …] that has agents innermost. */
const agentsLast = (others: number): number[] => [...Array.from({ length: others }, (_, i) => i + 1), 0];

/** Declares agents in a Program; with `reports` their beliefs and plans are outputs. */
export function declareAgents(b: ProgramBuilder, agents: Dimension, shape: PomdpShape, reports: boolean): AgentTensors {
  const { dtype, states, ownModel, settings } = shape;
  const models = ownModel ? agents : 1;
  const given: AgentScope['table'] = (name, size) => b.constant(name, dtype, [models, ...size]);
  const scratch: AgentScope['scratch'] = (name, size) => b.scratch(name, dtype, [agents, ...size]);
  const learns = shape.learning !== undefined;
  const table = learns ? scratch : given;
  const givenOf = (agent: Expr): Expr => (ownModel ? agent : i32(0));
  return {
    b,
    shape,
    agents,
    models,
    modelOf: learns ? (agent) => agent : givenOf,
    givenOf,
    real: (value) => constant(value, dtype),
    gamma: b.parameter('gamma', dtype, settings.gamma),
    table,
    indices: (name, size) => b.constant(name, 'i32', size),
    scratch,
    innermost: (name, size) => b.scratch(name, dtype, [agents, ...size], { layout: agentsLast(size.length) }),
    reports,
    report: (name, size) => (reports ? b.output(name, dtype, [agents, ...size]) : scratch(name, size)),
    tables: declareTables(shape, table, given),
    counts: declareCounts(b, agents, models, shape),
    belief: b.state(
      ...(['belief', dtype, [agents, states]] as const),
      // A small model's belief is read and written by one op.
      isSmall(shape) ? { layout: agentsLast(1), buffered: true } : {},
    ),
    action: b.state('agentAction', 'i32', [agents]),
  };
}
