/** T-maze as formulas (after Bakker 2001): the cue of the first place must be remembered until the junction. */
import { wrongUse } from '../../brain/refusal.js';
import { add, eq, ge, gt, lt, mul, select } from '../../kernel/index.js';
import { defineWorld, type Physics } from '../definition.js';
import { box } from '../space.js';
import { like } from './formula.js';

const physics = (length: number): Physics => ({
  begin: (draw) => [like(draw(0), 0), select(lt(draw(0), 0.5), like(draw(0), -1), 1)],
  observe: ([place, way]) => [select(eq(place, 0), way, 0), select(eq(place, length), like(place, 1), 0)],
  step([place, way], [action]) {
    const isJunction = ge(place, length);
    const isRight = gt(mul(action, way), 0);
    const verdict = select(isRight, like(place, 1), -1);
    return {
      state: [select(isJunction, place, add(place, 1)), way],
      reward: select(isJunction, verdict, 0),
      terminated: isJunction,
    };
  },
});

export const tMaze = defineWorld({
  name: 't-maze',
  title: 'remember a cue to the end of a corridor',
  observations: box(['cue', '', -1, 1], ['junction', '', 0, 1]),
  actions: box(['turn', '', -1, 1]),
  states: ['place', 'way'],
  options: { length: 10 },
  // One more than an episode ever has.
  limit: ({ length }) => Number(length) + 2,
  solvedAt: 1,
  physics: ({ length }) => {
    if (!Number.isInteger(length) || Number(length) < 1 || Number(length) > 100_000)
      throw wrongUse('createWorld t-maze', 'bad length', length, 'a whole number of steps from 1 to 100,000');
    return physics(Number(length));
  },
});
