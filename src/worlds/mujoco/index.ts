/**
 * Worlds of MuJoCo, on the host: three with models of ours, and the world `mujoco`: a model that comes with the package, or any MJCF file, as an environment on the host. Observations are
 * positions, then velocities; actions are the actuators' controls.
 */
import { FieldbrainError } from '../../kernel/index.js';
import { defineWorld, type Environment, type WorldDefinition, type WorldOptions } from '../definition.js';
import { box } from '../space.js';
import { doublePendulum } from './double-pendulum.js';
import { compileModel, type Engine, type EngineModel, loadEngine } from './engine.js';
import { halfCheetah } from './half-cheetah.js';
import { hopper } from './hopper.js';
import { mujocoTasks, plainTask } from './models.js';
import { outlineOf } from './outline.js';
import type { MujocoTask } from './task.js';

const infinite = Number.POSITIVE_INFINITY;

async function taskOf({ model }: WorldOptions): Promise<MujocoTask> {
  const name = String(model);
  if (name in mujocoTasks) return mujocoTasks[name];
  if (!name.endsWith('.xml')) {
    const known = Object.keys(mujocoTasks).join(', ');
    throw new FieldbrainError(
      'usage',
      `world mujoco: no such model (got ${name}, expected ${known}, or an .xml file). Name one.`,
    );
  }
  const specifier = 'node:fs/promises';
  const { readFile } = (await import(/* @vite-ignore */ specifier)) as typeof import('node:fs/promises');
  try {
    return plainTask(await readFile(name, 'utf8'));
  } catch (error) {
    throw new FieldbrainError(
      'file-invalid',
      `world mujoco: ${name} cannot be read (${String(error)}). Name another file.`,
    );
  }
}

/** Spaces follow from the model. */
async function resolve(options: WorldOptions): Promise<Partial<WorldDefinition>> {
  const task = await taskOf(options);
  const engine = await loadEngine();
  const model = compileModel(engine, task.xml, String(options.model));
  const names = [...numbered('position', model.nq), ...numbered('velocity', model.nv)];
  const range = Array.from(model.actuator_ctrlrange);
  const actions = numbered('control', model.nu).map((name, at) => {
    const [low, high] = [range[2 * at], range[2 * at + 1]];
    return [name, '', ...(low < high ? [low, high] : [-1, 1])] as [string, string, number, number];
  });
  model.delete();
  return {
    observations: box(...names.map((name): [string, string, number, number] => [name, '', -infinite, infinite])),
    actions: box(...actions),
    states: names,
  };
}

const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${name}${at}`);

async function environment(options: WorldOptions): Promise<Environment> {
  const task = await taskOf(options);
  const engine = await loadEngine();
  return mujocoEnvironment(engine, compileModel(engine, task.xml, String(options.model)), task);
}

/** One environment; the model is its own and goes with it. */
export function mujocoEnvironment(engine: Engine, model: EngineModel, task: MujocoTask): Environment {
  const data = new engine.MjData(model);
  return {
    reset(draw, state) {
      engine.mj_resetData(model, data);
      for (let at = 0; at < model.nq + model.nv; at += 1) {
        const isSpeed = at >= model.nq;
        const [values, place] = isSpeed ? [data.qvel, at - model.nq] : [data.qpos, at];
        const chance = isSpeed && task.hasNormalSpeeds ? normalOf(draw, at) : 2 * draw(at) - 1;
        values[place] = state === undefined ? values[place] + task.noise * chance : state[at];
      }
      engine.mj_forward(model, data);
      return task.observe(data);
    },
    step(action) {
      const [before, start] = [Array.from(data.qpos), data.time];
      for (let at = 0; at < model.nu; at += 1) data.ctrl[at] = action[at];
      for (let frame = 0; frame < task.frameSkip; frame += 1) engine.mj_step(model, data);
      const [positions, velocities] = [Array.from(data.qpos), Array.from(data.qvel)];
      const seconds = data.time - start;
      const outcome = task.outcome({ before, positions, velocities, action: Array.from(action), seconds });
      return { observation: task.observe(data), ...outcome };
    },
    outline: () => outlineOf(model, data),
    close() {
      data.delete();
      model.delete();
    },
  };
}

/** A normal number from two uniform ones, by Box and Muller. */
function normalOf(draw: (element: number) => number, at: number): number {
  return Math.sqrt(-2 * Math.log(1 - draw(2 * at + 64))) * Math.cos(2 * Math.PI * draw(2 * at + 65));
}

export const mujoco = defineWorld({
  name: 'mujoco',
  title: 'a MuJoCo model on the host (needs the package @mujoco/mujoco)',
  // Those of the inverted pendulum; a model of your own has others.
  observations: box(
    ['position0', 'm', -infinite, infinite],
    ['position1', 'rad', -infinite, infinite],
    ['velocity0', 'm/s', -infinite, infinite],
    ['velocity1', 'rad/s', -infinite, infinite],
  ),
  sensorRanges: [
    [-1, 1],
    [-0.2, 0.2],
    [-3, 3],
    [-3, 3],
  ],
  actions: box(['control0', '', -3, 3]),
  states: ['position0', 'position1', 'velocity0', 'velocity1'],
  options: { model: 'inverted-pendulum' },
  limit: 1000,
  solvedAt: 950,
  environment,
  resolve,
});

type Ranges = readonly (readonly [name: string, unit: string, low: number, high: number])[];

/** A model that comes with the package as a world of its own; the ranges are those of a brain's sensors. */
function shippedWorld(
  names: { readonly name: string; readonly title: string; readonly solvedAt: number },
  task: MujocoTask,
  spaces: { readonly seen: Ranges; readonly motors: readonly string[]; readonly states: readonly string[] },
): WorldDefinition {
  const { seen, motors, states } = spaces;
  return defineWorld({
    ...names,
    title: `${names.title} (needs the package @mujoco/mujoco)`,
    observations: box(...seen.map(([name, unit]) => [name, unit, -infinite, infinite] as const)),
    sensorRanges: seen.map(([, , low, high]) => [low, high] as const),
    actions: box(...motors.map((name) => [name, '', -1, 1] as const)),
    states: [...states.map((name) => `${name}Position`), ...states.map((name) => `${name}Speed`)],
    limit: 1000,
    environment: async () => {
      const engine = await loadEngine();
      return mujocoEnvironment(engine, compileModel(engine, task.xml, names.name), task);
    },
  });
}

const angles = (low: number, high: number, ...names: readonly string[]): Ranges =>
  names.map((name) => [name, 'rad', low, high] as const);
const speeds = (unit: string, most: number, ...names: readonly string[]): Ranges =>
  names.map((name) => [`${name}Speed`, unit, -most, most] as const);

export const mujocoDoublePendulum = shippedWorld(
  { name: 'mujoco-double-pendulum', title: 'balance two poles on a cart by pushing it', solvedAt: 9100 },
  doublePendulum,
  {
    seen: [
      ['x', 'm', -1, 1],
      ['sineLower', '', -0.5, 0.5],
      ['sineUpper', '', -0.5, 0.5],
      ['cosineLower', '', 0.5, 1],
      ['cosineUpper', '', 0.5, 1],
      ...speeds('m/s', 5, 'x'),
      ...speeds('rad/s', 10, 'lower', 'upper'),
      ['railForce', 'N', -10, 10],
    ],
    motors: ['push'],
    states: ['x', 'lower', 'upper'],
  },
);

export const mujocoHopper = shippedWorld(
  { name: 'mujoco-hopper', title: 'hop forward on one leg', solvedAt: 3800 },
  hopper,
  {
    seen: [
      ['height', 'm', 0.5, 1.5],
      ...angles(-0.3, 0.3, 'lean'),
      ...angles(-2.7, 0.2, 'thigh', 'leg'),
      ...angles(-0.8, 0.8, 'foot'),
      ...speeds('m/s', 5, 'forward', 'height'),
      ...speeds('rad/s', 10, 'lean', 'thigh', 'leg', 'foot'),
    ],
    motors: ['thigh', 'leg', 'foot'],
    states: ['forward', 'height', 'lean', 'thigh', 'leg', 'foot'],
  },
);

const cheetahJoints = ['backThigh', 'backShin', 'backFoot', 'frontThigh', 'frontShin', 'frontFoot'];

export const mujocoHalfCheetah = shippedWorld(
  { name: 'mujoco-half-cheetah', title: 'run forward on two legs', solvedAt: 4800 },
  halfCheetah,
  {
    seen: [
      ['height', 'm', -0.6, 0.4],
      ...angles(-3.2, 3.2, 'lean'),
      ...angles(-1.2, 1.2, ...cheetahJoints),
      ...speeds('m/s', 10, 'forward', 'height'),
      ...speeds('rad/s', 20, 'lean', ...cheetahJoints),
    ],
    motors: cheetahJoints,
    states: ['forward', 'height', 'lean', ...cheetahJoints],
  },
);
