/**
 * A generative model as its author gives it (in code or as JSON) and as the Programs take it. Everything is checked here,
 * once, and refused by its key; singular models (a variance or precision of zero) are refused too. Nothing is computed.
 *   states      x ~ N(prior mean, diag prior variance)
 *   observation o = J x + offset + noise of variance 1 / precision
 */
import { repeated } from '../../kernel/dtype.js';
import type { HostArray } from '../../kernel/index.js';
import { type BandInput, type CheckedMatrix, readBands } from './bands.js';
import {
  isNested,
  needPositive,
  type Rows,
  readCount,
  readObject,
  readRows,
  readVector,
  refuseInput,
  type Vector,
} from './numbers.js';
import type { PolicyInput } from './policy-input.js';
import type { AgentDtype, AgentShape } from './shape.js';
import { mostAgents } from './shape.js';

/** A model of n states and m observations. Vectors may be given as one number for all elements. */
export interface AgentModel {
  readonly states: number;
  readonly observations: number;
  /** J, m rows of n, the same for all agents. */
  readonly matrix?: Rows;
  /** J of each agent: a list of matrices, or all numbers in one array. */
  readonly matrices?: readonly Rows[] | Float64Array | Float32Array;
  /** J as a band: for each row its first column and its entries; or such a list for each agent. */
  readonly bands?: readonly BandInput[] | readonly (readonly BandInput[])[];
  /** o₀; 0 by default. */
  readonly offset?: Vector;
  /** π: one over the variance of each observation's noise. */
  readonly precision: Vector;
  /** Of all agents, or a row for each. */
  readonly prior: { readonly mean?: Vector | Rows; readonly variance: Vector | Rows };
  /** How states go on between observations, for planning: x ← retention∘x + control + noise of this variance. */
  readonly transition?: { readonly retention?: Vector; readonly noise?: Vector };
  /** What the agent prefers to observe, for planning. */
  readonly preference?: { readonly mean: Vector; readonly variance: Vector };
  readonly policies?: readonly PolicyInput[];
}

export const modelKeys = [
  'states',
  'observations',
  'matrix',
  'matrices',
  'bands',
  'offset',
  'precision',
  'prior',
  'transition',
  'preference',
  'policies',
] as const;

/** A model that was checked, as doubles. */
export interface CheckedModel {
  readonly states: number;
  readonly observations: number;
  readonly agents: number;
  readonly matrix: CheckedMatrix;
  readonly ownMatrix: boolean;
  readonly ownPrior: boolean;
  readonly offset: Float64Array;
  readonly precision: Float64Array;
  readonly priorMean: Float64Array;
  readonly priorVariance: Float64Array;
  readonly retention: Float64Array;
  readonly drift: Float64Array;
  readonly preference: { readonly mean: Float64Array; readonly variance: Float64Array } | undefined;
}

/** Checks a model for this many agents; by default, as many as it has matrices or priors, or one. */
export function checkModel(model: AgentModel, wantedAgents?: number): CheckedModel {
  const given = readObject('model', model, modelKeys);
  const states = readCount('model.states', given.states, 1);
  const observations = readCount('model.observations', given.observations, 1);
  const prior = readObject('model.prior', given.prior, ['mean', 'variance']);
  const agents = countAgents(model, prior, states, wantedAgents);
  const ownPrior = isOwn(prior.mean, states) || isOwn(prior.variance, states);
  const read = (key: 'mean' | 'variance', value: unknown): Float64Array => {
    const place = `model.prior.${key}`;
    if (isOwn(value, states)) return readRows(place, value, agents, states);
    const one = readVector(place, value, states);
    return ownPrior ? repeated(one, agents) : one;
  };
  const { matrix, ownMatrix } = readMatrix(model, agents, states, observations);
  const transition = readObject('model.transition', given.transition ?? {}, ['retention', 'noise']);
  return {
    states,
    observations,
    agents,
    matrix,
    ownMatrix,
    ownPrior,
    offset: readVector('model.offset', given.offset ?? 0, observations),
    precision: needPositive(
      'model.precision',
      readVector('model.precision', given.precision, observations),
      'a precision',
    ),
    priorMean: read('mean', prior.mean ?? 0),
    priorVariance: needPositive('model.prior.variance', read('variance', prior.variance), 'a variance'),
    retention: readVector('model.transition.retention', transition.retention ?? 1, states),
    drift: notNegative('model.transition.noise', readVector('model.transition.noise', transition.noise ?? 0, states)),
    preference: readPreference(given.preference, observations),
  };
}

/** A row for each agent, instead of one vector for all. */
function isOwn(value: unknown, states: number): boolean {
  return isNested(value) || (ArrayBuffer.isView(value) && (value as Float64Array).length !== states);
}

function countAgents(
  model: AgentModel,
  prior: Partial<Record<'mean' | 'variance', unknown>>,
  states: number,
  wanted: number | undefined,
): number {
  if (wanted !== undefined) {
    const agents = readCount('agents', wanted, 1);
    if (agents > mostAgents)
      refuseInput('agents', 'too many', agents, `at most ${mostAgents}`, 'Use several sessions.');
    return agents;
  }
  const lists: unknown[] = [model.matrices, isNested(model.bands) ? model.bands : undefined];
  for (const value of [prior.mean, prior.variance]) if (isNested(value) && isOwn(value, states)) lists.push(value);
  const own = lists.find(Array.isArray);
  return own === undefined ? 1 : own.length;
}

function notNegative(place: string, values: Float64Array): Float64Array {
  const bad = values.findIndex((one) => one < 0);
  if (bad >= 0) refuseInput(`${place}[${bad}]`, 'negative', values[bad], 'a variance from 0', 'Correct it.');
  return values;
}

function readPreference(value: unknown, observations: number): CheckedModel['preference'] {
  if (value === undefined) return undefined;
  const given = readObject('model.preference', value, ['mean', 'variance']);
  const variance = readVector('model.preference.variance', given.variance, observations);
  return {
    mean: readVector('model.preference.mean', given.mean, observations),
    variance: needPositive('model.preference.variance', variance, 'a variance'),
  };
}

function readMatrix(
  model: AgentModel,
  agents: number,
  states: number,
  observations: number,
): { readonly matrix: CheckedMatrix; readonly ownMatrix: boolean } {
  const { matrix, matrices, bands } = model;
  const given = [matrix, matrices, bands].filter((one) => one !== undefined).length;
  if (given !== 1)
    refuseInput('model', 'needs one observation matrix', given, 'one of matrix, matrices, bands', 'Give exactly one.');
  if (bands !== undefined) return readBands(bands, agents, states, observations);
  if (matrix !== undefined) {
    const values = readRows('model.matrix', matrix, observations, states);
    return { matrix: { kind: 'dense', values }, ownMatrix: false };
  }
  if (ArrayBuffer.isView(matrices)) {
    const values = readRows('model.matrices', matrices, agents * observations, states);
    return { matrix: { kind: 'dense', values }, ownMatrix: true };
  }
  const list: readonly Rows[] = Array.isArray(matrices) ? matrices : [];
  if (list.length !== agents)
    refuseInput('model.matrices', 'wrong number of matrices', list, `${agents}, one for each agent`, 'Give them all.');
  const values = new Float64Array(agents * observations * states);
  for (const [agent, one] of list.entries())
    values.set(readRows(`model.matrices[${agent}]`, one, observations, states), agent * observations * states);
  return { matrix: { kind: 'dense', values }, ownMatrix: true };
}

/** What Programs of the model depend on. */
export function shapeOf(model: CheckedModel, dtype: AgentDtype): AgentShape {
  const { states, observations, ownMatrix, ownPrior, matrix } = model;
  return {
    states,
    observations,
    dtype,
    ownMatrix,
    ownPrior,
    matrix: matrix.kind === 'dense' ? 'dense' : matrix.band,
  };
}

/** Doubles as a tensor of this dtype holds them; what is one already is not copied: matrices may take gigabytes. */
export function hostArray(values: ArrayLike<number>, dtype: AgentDtype): Float64Array | Float32Array {
  if (dtype === 'f32') return new Float32Array(values);
  return values instanceof Float64Array ? values : new Float64Array(values);
}

/** The constants that declareMatrix, declareNoise and declarePrior of a Program take. */
export function modelConstants(model: CheckedModel, dtype: AgentDtype): Record<string, HostArray> {
  const { matrix } = model;
  const entries: Record<string, HostArray> =
    matrix.kind === 'dense'
      ? { matrix: hostArray(matrix.values, dtype) }
      : {
          rowBands: hostArray(matrix.rows, dtype),
          rowStart: matrix.rowStart,
          columnBands: hostArray(matrix.columns, dtype),
          columnStart: matrix.columnStart,
        };
  return {
    ...entries,
    offset: hostArray(model.offset, dtype),
    precision: hostArray(model.precision, dtype),
    priorMean: hostArray(model.priorMean, dtype),
    priorVariance: hostArray(model.priorVariance, dtype),
  };
}
