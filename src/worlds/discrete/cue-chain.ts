/** Epistemic chaining as a world: a cue that says where a cue is that says where the reward is. */
import { chainModel } from '../../inference/discrete/chain-model.js';
import { defineWorld } from '../definition.js';
import { box, discrete } from '../space.js';
import { pomdpPhysics } from './pomdp-physics.js';

export const cueChain = defineWorld({
  name: 'cue-chain',
  title: 'follow a cue to a cue to the reward',
  observations: box(['place', '', 0, 14], ['first cue', '', 0, 3], ['second cue', '', 0, 2], ['reward', '', 0, 2]),
  actions: discrete('move', 5),
  states: ['place', 'which cue', 'side', 'seen place', 'seen first cue', 'seen second cue', 'seen reward'],
  options: { steps: 14 },
  limit: ({ steps }) => Number(steps),
  physics: () => pomdpPhysics(chainModel(), [new Array<number>(15).fill(0), [0, 0, 0, 0], [0, 0, 0], [0, 1, -1]]),
});
