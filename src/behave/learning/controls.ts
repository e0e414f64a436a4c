/** What a brain that learns by reward is compared with: the same learner on its sensors alone, and chance. */
import { HostAgent } from '../../brain/learning/host/agent.js';
import { uniformOf } from '../../kernel/noise.js';
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
