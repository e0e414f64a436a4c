/**
 * Discrete agents in the cue-maze against the same agents in NumPy and JAX: agents and world in one loop, all data resident,
 * a run of several steps and its end. Draws differ, since each library has its own generator; what a sample of agents
 * believes and plans, step by step from the same outcomes, must agree.
 */
import type { Device } from '../../device/device.js';
import { agentConstants } from '../../inference/discrete/agent-constants.js';
import { prepareAgents } from '../../inference/discrete/agent-shape.js';
import { checkPomdp } from '../../inference/discrete/model.js';
import { readPlanning } from '../../inference/discrete/plan-options.js';
import { createPomdpAgents, cueMazeModel } from '../../inference/index.js';
import { pomdpPhysics } from '../../worlds/discrete/pomdp-physics.js';
import { createWorld } from '../../worlds/index.js';
import type { BenchContext, ClaimReport } from '../claim.js';
import { measure } from '../measure.js';
import {
  type DiscreteCase,
  discreteCases,
  discreteGamma,
  discreteSizes,
  openDiscreteLoop,
} from '../worlds/discrete-agents.js';
import type { Task, TaskArray } from './python.js';
import { type Heat, leftOut, race, rivalDevice } from './race.js';

const claim = 'discrete-agents';
const title = 'discrete active inference in the cue-maze';
const scripts = ['numpy_rival.py', 'jax_rival.py'];
/** Agents and steps that are compared: two episodes of two moves, and the steps that begin them. */
const sample = { agents: 64, steps: 6, seed: 5 };
/** Moves of an episode of the world. */
const limit = 2;

export async function raceDiscreteAgents(context: BenchContext): Promise<ClaimReport> {
  const kind = rivalDevice(context);
  if (kind === undefined) return leftOut(claim, title, context);
  const heats: Heat[] = [];
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    for (const one of discreteCases) {
      context.onProgress(`${title}: ours, ${one.name}`);
      heats.push(await discreteHeat(one, context, device, kind));
    }
  } finally {
    await device.close();
  }
  const report = await race({ claim, title, scripts }, heats, context);
  const figures = report.figures.map((figure) => {
    const { agents, steps } = figure.sizes as { agents: number; steps: number };
    return { ...figure, more: { ...figure.more, agentStepsPerSecond: (agents * steps * 1e6) / figure.p50Us } };
  });
  return { ...report, figures };
}

/** Our figure of one way of planning, and the same agents as a task for rivals. */
export async function discreteHeat(
  one: DiscreteCase,
  context: BenchContext,
  device: Device,
  kind: 'cpu' | 'cuda',
): Promise<Heat> {
  const { agents, horizon, steps, repetitions } = discreteSizes(one, context);
  const repeat = { warmUp: 2, repetitions };
  const sizes = { agents, horizon, planning: one.planning, steps };
  const loop = await openDiscreteLoop(one, context, device);
  const timing = await measure(async () => {
    await loop.session.stepMany(steps);
    return undefined;
  }, repeat);
  await loop.close();
  const isTree = one.planning === 'sophisticated';
  const task: Task = {
    task: claim,
    device: kind,
    ...repeat,
    tolerance: 1e-4,
    constants: { gamma: discreteGamma },
    more: { agents, steps, depth: horizon, isTree: Number(isTree), states: 8, limit },
    arrays: { ...tablesOf(one, horizon), ...(await samplesOf(one, horizon, device)) },
  };
  const name = 'ours, agents and world in one Program';
  return {
    ours: [{ name, device: device.description.name, sizes: { ...sizes, clock: 'wait' }, ...timing }],
    sizes,
    task,
  };
}

/** The tables that our Programs are loaded with, under their names there; the world's are running sums. */
function tablesOf({ planning }: DiscreteCase, horizon: number): Task['arrays'] {
  const model = checkPomdp(cueMazeModel());
  const settings = readPlanning({ planning, horizon, gamma: discreteGamma });
  const prepared = prepareAgents([model], settings, { dtype: 'f32', choice: 'sample', ownModel: false });
  const { states, actions, combinations, outcomes, tree } = prepared.shape;
  const shapes: Readonly<Record<string, readonly number[]>> = {
    ...Object.fromEntries(outcomes.map((size, g) => [`logLikelihood${g}`, [1, size, states]])),
    initial: [1, states],
    transition: [1, actions, states, states],
    likelihood: [1, combinations, states],
    outcomesAhead: [1, actions, combinations, states],
    preferenceAhead: [1, 1, actions, states],
    ambiguityAhead: [1, actions, states],
    logPrior: [1, prepared.shape.policies.length],
    ...Object.fromEntries(
      (tree?.levels ?? []).flatMap(({ nodes }, d) => [
        [`first${d}`, [nodes, actions]],
        [`children${d}`, [nodes, actions]],
      ]),
    ),
  };
  const agents = Object.entries(agentConstants(prepared)).map(
    ([name, data]) => [name, { data: data as TaskArray, shape: shapes[name] ?? [data.length] }] as const,
  );
  const rewards = [
    [0, 0, 0, 0],
    [0, 1, -1],
    [0, 0, 0],
  ];
  const world = Object.entries(pomdpPhysics(cueMazeModel(), rewards).tables?.() ?? {}).map(
    ([name, { data, shape }]) => [name, { data: Float32Array.from(data), shape }] as const,
  );
  return Object.fromEntries([...agents, ...world]);
}

/** Outcomes and actions of a few agents in their world, and what ours believe, expect and plan on the way. */
async function samplesOf({ planning }: DiscreteCase, horizon: number, device: Device): Promise<Task['arrays']> {
  const { agents: count, steps, seed } = sample;
  const options = { agents: count, planning, horizon, gamma: discreteGamma, seed, device, dtype: 'f32' } as const;
  const agents = await createPomdpAgents(cueMazeModel(), options);
  const world = await createWorld('cue-maze', { count, seed, device: 'cpu', steps: limit });
  const [observed, begin, taken, pragmatic, epistemic, policies, belief]: number[][] = [[], [], [], [], [], [], []];
  let seen: ArrayLike<number> = (await world.reset({ seed })).observations;
  let begins: ArrayLike<number> = new Int32Array(count).fill(1);
  for (let step = 0; step < steps; step += 1) {
    agents.reset(begins);
    const found = await agents.observe(Int32Array.from(seen));
    observed.push(...Array.from(seen));
    begin.push(...Array.from(begins));
    taken.push(...found.action);
    pragmatic.push(...found.expected.pragmatic);
    epistemic.push(...found.expected.epistemic);
    policies.push(...found.policies);
    belief.push(...jointOf(found.beliefs, count));
    const answer = await world.step(Float64Array.from(found.action));
    [seen, begins] = [answer.observations, answer.info.reset];
  }
  await agents.close();
  await world.close();
  const each = (values: readonly number[], isWhole = false): Task['arrays'][string] => {
    const width = values.length / steps / count;
    const data = isWhole ? Int32Array.from(values) : Float32Array.from(values);
    return { data, shape: [steps, count, ...(width === 1 ? [] : [width])] };
  };
  return {
    observed: each(observed, true),
    begin: each(begin, true),
    taken: each(taken, true),
    expectedBelief: each(belief),
    expectedPragmatic: each(pragmatic),
    expectedEpistemic: each(epistemic),
    expectedPolicies: each(policies),
  };
}

/** The belief over joint states: in this maze the place is known, so that factors are independent. */
function jointOf([place, context]: readonly ArrayLike<number>[], agents: number): number[] {
  const [places, contexts] = [place.length / agents, context.length / agents];
  return Array.from({ length: agents * places * contexts }, (_, at) => {
    const agent = Math.floor(at / (places * contexts));
    const [p, c] = [Math.floor(at / contexts) % places, at % contexts];
    return place[agent * places + p] * context[agent * contexts + c];
  });
}
