/**
 * Free energy and ten belief iterations (natural gradient, in the space of states and of observations, which give the
 * same iterates) of the original's model, dense, for one agent, for many that
 * share the matrix, and for many with a matrix each. A step takes the observation up and the beliefs down; the time of its
 * stages alone stands beside it. The promises are for a data-centre GPU in f64.
 */
import type { Device } from '../../device/device.js';
import { defaultModel, inferenceProgram } from '../../inference/active-inference/index.js';
import {
  type CheckedModel,
  checkModel,
  hostArray,
  modelConstants,
  shapeOf,
} from '../../inference/active-inference/model.js';
import { preparedConstants, prepareModel } from '../../inference/active-inference/prepared-model.js';
import { agentSymbols } from '../../inference/active-inference/shape.js';
import { createHostArray, FieldbrainError, type HostArray } from '../../kernel/index.js';
import type { BenchContext, ClaimReport, Figure, Promised } from '../claim.js';
import { promise, repeatFor } from '../claim.js';
import { measure, stepOf } from '../measure.js';
import { type InferenceSizes, sizesFor } from './sizes.js';
import { beliefIterations } from './workload.js';

interface Case {
  readonly name: string;
  readonly agents: number;
  readonly own: boolean;
  readonly method: 'gradient' | 'dual';
  /** Microseconds per agent, on a data-centre GPU. */
  readonly limitUs: number;
}

export async function measureActiveInference(context: BenchContext): Promise<ClaimReport> {
  const { kind, onProgress } = context;
  const sizes = context.inference ?? sizesFor(kind);
  const methods = ['gradient', 'dual'] as const;
  const cases: readonly Case[] = [
    { name: 'one agent', agents: 1, own: false, limitUs: 60 },
    { name: 'agents that share the matrix', agents: sizes.agents, own: false, limitUs: 0.4 },
    { name: 'agents with a matrix each', agents: sizes.ownAgents, own: true, limitUs: 2.5 },
  ].flatMap((one) => methods.map((method) => ({ ...one, method })));
  const figures: Figure[] = [];
  const promises: Promised[] = [];
  const notes: string[] = [];
  if (sizes.ownAgents > distinctMatrices)
    notes.push(`Of the matrices, which lie apart in memory, ${distinctMatrices} differ; the others repeat them.`);
  const device = await context.open();
  try {
    // The matrices of all agents are gigabytes: made once, for both methods.
    let models: Models | undefined;
    for (const one of cases) {
      onProgress(`free energy and ${beliefIterations} belief iterations, ${one.agents} ${one.name}, ${one.method}`);
      if (models?.case.name !== one.name) models = modelsFor(one, sizes);
      const figure = await measureCase(device, one, models, sizes, context.effort);
      if (typeof figure === 'string') {
        notes.push(`Left out ${one.name}: ${figure}`);
        continue;
      }
      figures.push(figure);
      // The dual form gives the same iterates with less work: it is what the promise is for.
      if (kind === 'cuda' && one.method === 'dual')
        promises.push(
          promise(`${one.name}: µs of the stages for each, p50`, figure.more?.stagesUsEach ?? 0, one.limitUs),
        );
    }
  } finally {
    await device.close();
  }
  return { claim: 'active-inference', title: 'free energy and ten belief iterations', figures, promises, notes };
}

async function measureCase(
  device: Device,
  one: Case,
  { model, distinct }: Models,
  sizes: InferenceSizes,
  effort: number,
): Promise<Figure | string> {
  const { agents, method } = one;
  const { capabilities, name } = device.description;
  const dtype = capabilities.dtypes.includes('f64') ? 'f64' : 'f32';
  try {
    const prepared = await prepareModel(distinct, { device, dtype, load: {}, learningRate: undefined, method });
    const constants = preparedConstants(prepared, method);
    if (model !== distinct)
      for (const [key, values] of Object.entries(constants))
        constants[key] = repeatTo(values, (values.length / distinct.agents) * agents);
    const shape = { ...shapeOf(model, dtype), alone: agents === 1 };
    const program = inferenceProgram(shape, { method, iterations: beliefIterations });
    const session = await device.load(program, {
      symbols: agentSymbols(shape, agents),
      constants: { ...modelConstants(model, dtype), ...constants },
      // Below zero no change is small enough: every iteration is made.
      parameters: { tolerance: -1 },
    });
    const observation = hostArray(
      Array.from({ length: agents * sizes.observations }, (_, i) => 1 + Math.sin(i)),
      dtype,
    );
    const guessUs = (agents * sizes.states * sizes.observations * 4 * beliefIterations) / 2000;
    const timing = await measure(stepOf(session, capabilities.sync, { observation }), repeatFor(guessUs, effort));
    const rounds = Math.min(200, Math.max(3, Math.round(timing.repetitions / 4)));
    const stages = (await session.profile(rounds)).reduce((total, { totalMs }) => total + totalMs, 0) / rounds;
    await session.close();
    return {
      name: `${one.name}, ${method === 'dual' ? 'in observations' : 'in states'}`,
      device: name,
      sizes: { states: sizes.states, observations: sizes.observations, agents, dtype },
      ...timing,
      more: {
        usEach: timing.p50Us / agents,
        stagesUs: stages * 1000,
        stagesUsEach: (stages * 1000) / agents,
      },
    };
  } catch (error) {
    if (error instanceof FieldbrainError && error.code === 'out-of-memory') return error.message;
    throw error;
  }
}

/** How many agents with matrices of their own really differ: what follows from those is prepared, and then repeated. */
const distinctMatrices = 64;

/** The model that is measured, and the one that is prepared in its place, with fewer agents where they repeat. */
interface Models {
  readonly case: Case;
  readonly model: CheckedModel;
  readonly distinct: CheckedModel;
}

/** The default model, dense; with matrices of their own each agent sees a little more or less sharply. */
function modelsFor(one: Case, { states, observations }: InferenceSizes): Models {
  const { agents, own } = one;
  const given = defaultModel({ states, observations, dense: true });
  if (!own) {
    const model = checkModel(given, agents);
    return { case: one, model, distinct: model };
  }
  const checked = checkModel(given);
  if (checked.matrix.kind !== 'dense') throw new Error('the default model was asked for as dense');
  const { values } = checked.matrix;
  const few = Math.min(agents, distinctMatrices);
  const matrices = new Float64Array(few * values.length);
  for (let agent = 0; agent < few; agent += 1) {
    const sharpness = 1 + 0.1 * Math.sin(agent);
    for (let at = 0; at < values.length; at += 1) matrices[agent * values.length + at] = values[at] * sharpness;
  }
  const withMatrices = (count: number, all: Float64Array): CheckedModel => ({
    ...checked,
    agents: count,
    ownMatrix: true,
    matrix: { kind: 'dense', values: all },
  });
  const distinct = withMatrices(few, matrices);
  if (few === agents) return { case: one, model: distinct, distinct };
  return { case: one, model: withMatrices(agents, repeatTo(matrices, agents * values.length)), distinct };
}

/** The values again and again, up to a length. */
function repeatTo<T extends HostArray>(values: T, length: number): T {
  const all = createHostArray(values instanceof Float64Array ? 'f64' : 'f32', length) as T;
  for (let begin = 0; begin < length; begin += values.length)
    all.set(values.subarray(0, Math.min(values.length, length - begin)) as never, begin);
  return all;
}
