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
import { FieldbrainError } from '../../kernel/index.js';
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
  /** Microseconds an agent, on a data-centre GPU. */
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
  const device = await context.open();
  try {
    for (const one of cases) {
      onProgress(`free energy and ${beliefIterations} belief iterations, ${one.agents} ${one.name}`);
      const figure = await measureCase(device, one, sizes, context.effort);
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

async function measureCase(device: Device, one: Case, sizes: InferenceSizes, effort: number): Promise<Figure | string> {
  const { agents, own, method } = one;
  const { capabilities, name } = device.description;
  const dtype = capabilities.dtypes.includes('f64') ? 'f64' : 'f32';
  try {
    const model = modelFor(sizes, agents, own);
    const prepared = await prepareModel(model, { device, dtype, load: {}, learningRate: undefined, method });
    const program = inferenceProgram(shapeOf(model, dtype), { method, iterations: beliefIterations });
    const session = await device.load(program, {
      symbols: { agents },
      constants: { ...modelConstants(model, dtype), ...preparedConstants(prepared, method) },
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

/** The default model, dense; with matrices of their own each agent sees a little more or less sharply. */
function modelFor({ states, observations }: InferenceSizes, agents: number, own: boolean): CheckedModel {
  const model = defaultModel({ states, observations, dense: true });
  if (!own) return checkModel(model, agents);
  const checked = checkModel(model);
  if (checked.matrix.kind !== 'dense') throw new Error('the default model was asked for as dense');
  const matrices = new Float64Array(agents * states * observations);
  for (let agent = 0; agent < agents; agent += 1)
    matrices.set(
      checked.matrix.values.map((value) => value * (1 + 0.1 * Math.sin(agent))),
      agent * states * observations,
    );
  return { ...checked, agents, ownMatrix: true, matrix: { kind: 'dense', values: matrices } };
}
