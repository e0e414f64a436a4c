/** A grid with a goal in its far corner, as a world. */
import { wrongUse } from '../../brain/refusal.js';
import { gridModel } from '../../inference/discrete/grid-model.js';
import { defineWorld } from '../definition.js';
import { box, discrete } from '../space.js';
import { pomdpPhysics } from './pomdp-physics.js';

export const gridWorld = defineWorld({
  name: 'grid-world',
  title: 'find the way to the far corner of a grid',
  observations: box(['place', '', 0, 1023], ['goal', '', 0, 1]),
  actions: discrete('move', 5),
  states: ['place', 'seen place', 'seen goal'],
  options: { size: 5, slip: 0, steps: 20 },
  limit: ({ steps }) => Number(steps),
  physics: ({ size, slip }) => {
    if (!Number.isInteger(size) || Number(size) < 2 || Number(size) > 32)
      throw wrongUse('createWorld grid-world', 'bad size', size, 'a whole number from 2 to 32');
    if (!(Number(slip) >= 0 && Number(slip) < 1))
      throw wrongUse('createWorld grid-world', 'bad slip', slip, 'a probability from 0 and below 1');
    const places = Number(size) ** 2;
    return pomdpPhysics(gridModel({ size: Number(size), slip: Number(slip) }), [
      new Array<number>(places).fill(0),
      [0, 1],
    ]);
  },
});
