/**
 * The world `mujoco`: a model that comes with the package, or any MJCF file, as an environment on the host. Observations are
 * positions, then velocities; actions are the actuators' controls.
 */
import { FieldbrainError } from '../../kernel/index.js';
import { defineWorld, type Environment, type WorldDefinition, type WorldOptions } from '../definition.js';
import { box } from '../space.js';
import { compileModel, type Engine, type EngineModel, loadEngine } from './engine.js';
import { type MujocoTask, mujocoTasks, plainTask } from './models.js';
import { outlineOf } from './outline.js';

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
  const look = (): number[] => [...Array.from(data.qpos), ...Array.from(data.qvel)];
  return {
    reset(draw, state) {
      engine.mj_resetData(model, data);
      for (let at = 0; at < model.nq + model.nv; at += 1) {
        const [values, place] = at < model.nq ? [data.qpos, at] : [data.qvel, at - model.nq];
        values[place] = state === undefined ? values[place] + task.noise * (2 * draw(at) - 1) : state[at];
      }
      engine.mj_forward(model, data);
      return look();
    },
    step(action) {
      for (let at = 0; at < model.nu; at += 1) data.ctrl[at] = action[at];
      for (let frame = 0; frame < task.frameSkip; frame += 1) engine.mj_step(model, data);
      return { observation: look(), ...task.outcome(data.qpos, data.qvel) };
    },
    outline: () => outlineOf(model, data),
    close() {
      data.delete();
      model.delete();
    },
  };
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
