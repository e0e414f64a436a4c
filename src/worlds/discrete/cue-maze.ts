/** The T-maze of active inference as a world: a reward in one of two arms, and a cue that says in which. */
import { wrongUse } from '../../brain/refusal.js';
import { cueMazeModel } from '../../inference/discrete/cue-maze-model.js';
import { defineWorld } from '../definition.js';
import { box, discrete } from '../space.js';
import { pomdpPhysics } from './pomdp-physics.js';

export const cueMaze = defineWorld({
  name: 'cue-maze',
  title: 'ask a cue where the reward is, or guess',
  observations: box(['place', '', 0, 3], ['reward', '', 0, 2], ['cue', '', 0, 2]),
  actions: discrete('go to', 4),
  states: ['place', 'context', 'seen place', 'seen reward', 'seen cue'],
  options: { chance: 0.98, validity: 1, cost: 0, steps: 2 },
  limit: ({ steps }) => Number(steps),
  physics: ({ chance, validity, cost }) => {
    for (const [name, value] of [
      ['chance', chance],
      ['validity', validity],
    ] as const)
      if (!(Number(value) >= 0 && Number(value) <= 1))
        throw wrongUse('createWorld cue-maze', `bad ${name}`, value, 'a probability from 0 to 1');
    return pomdpPhysics(cueMazeModel({ chance: Number(chance), validity: Number(validity) }), [
      [0, 0, 0, -Number(cost)],
      [0, 1, -1],
      [0, 0, 0],
    ]);
  },
});
