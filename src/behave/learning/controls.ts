/** What a brain that learns by reward is compared with: the same learner on its sensors alone, and chance. */
import { HostAgent } from '../../brain/learning/host/agent.js';
import { uniformOf } from '../../kernel/noise.js';
import { createWorld } from '../../worlds/index.js';
import { TaskWorld } from './episode.js';
import { type Task, type TaskName, tasks } from './tasks.js';

/** Runs this many episodes and gives their returns. */
function live(name: TaskName, seed: number, episodes: number, act: (seen: ReturnType<TaskWorld['step']>) => number) {
  const task: Task = tasks[name];
  const world = new TaskWorld(task, seed);
  let motor = 0;
  while (world.episodes.length < episodes) motor = act(world.step(motor));
  return world.episodes.map((episode) => episode.return);
}

/** The whitened actor-critic on standardised sensors and a constant: no differences, no fast units, no lines. */
export function rawReturns(name: TaskName, seed: number, episodes: number): number[] {
  const agent = new HostAgent({ edge: 4, sensors: tasks[name].sensors, motors: 1, seed, sees: 'sensors' });
  return live(name, seed, episodes, (seen) => agent.process(seen.sensed, seen)[0]);
}

/** Motors drawn from −1 … 1. */
export function randomReturns(name: TaskName, seed: number, episodes: number): number[] {
  let cycle = 0;
  return live(name, seed, episodes, () => {
    cycle += 1;
    return 2 * uniformOf(seed, 0, cycle, 91, 0) - 1;
  });
}

/** The same in a world itself, for tasks that have no equations on the host. */
export async function randomInWorld(name: string, seed: number, episodes: number): Promise<number[]> {
  const world = await createWorld(name, { count: 1, seed });
  const { low, high } = world.actions;
  const returns: number[] = [];
  await world.reset();
  for (let cycle = 0; returns.length < episodes; cycle += 1) {
    const action = low.map((least, at) => least + (high[at] - least) * uniformOf(seed, 0, cycle, 91, at));
    const { info } = await world.step(action);
    if (info.lengths[0] > 0) returns.push(info.returns[0]);
  }
  await world.close();
  return returns;
}
