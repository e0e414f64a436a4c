/**
 * Discrete active inference: agents in a T-maze, with a cue that says in which arm the reward is. They go to the cue while it is
 * free, and guess once it costs more than knowing is worth to them. Run it with `node cue-maze.mjs`.
 */
import { createPomdpAgents, createPomdpLoop, cueMazeModel } from 'fieldbrain';

const places = ['centre', 'left arm', 'right arm', 'cue'];

// Two agents that plan through a tree of what they may see; each outcome is place, reward, cue.
const agents = await createPomdpAgents(cueMazeModel(), {
  agents: 2,
  planning: 'sophisticated',
  horizon: 2,
  gamma: 16,
  choice: 'mode',
  device: 'cpu',
});
const start = [0, 0, 0];
const { action } = await agents.observe([start, start]);
console.log(`first: ${places[action[0]]}, ${places[action[1]]}`);
const after = await agents.observe([
  [3, 0, 1],
  [3, 0, 2],
]);
console.log(`told left and right: ${places[after.action[0]]}, ${places[after.action[1]]}`);
await agents.close();

// Agents and maze in one Program on the device, with a free cue and with a costly one.
for (const [planning, cost] of [
  ['policies', 0],
  ['policies', 0.5],
  ['sophisticated', 0.5],
]) {
  const loop = await createPomdpLoop({
    world: 'cue-maze',
    worldOptions: { cost },
    model: cueMazeModel({ cost }),
    agents: 256,
    planning,
    horizon: 2,
    gamma: 16,
    choice: 'mode',
    device: 'cpu',
  });
  const { firstActions, meanReturn } = await loop.run(30);
  const mean = Math.round(10 * meanReturn) / 10;
  console.log(`${planning}, cost ${cost}: ${100 * firstActions[3]} % go to the cue, return ${mean}`);
  await loop.close();
}

// Prints:
//   first: cue, cue
//   told left and right: left arm, right arm
//   policies, cost 0: 100 % go to the cue, return 1
//   policies, cost 0.5: 0 % go to the cue, return 0
//   sophisticated, cost 0.5: 100 % go to the cue, return 0.5
