/** Mountain car as formulas: Gymnasium's MountainCarContinuous-v0. */
import { add, and, clamp, cos, eq, ge, lt, mul, select, sub } from '../../kernel/index.js';
import { defineWorld, type Physics } from '../definition.js';
import { box } from '../space.js';
import { like } from './formula.js';

const leftEnd = -1.2;

const physics: Physics = {
  begin: (draw) => [add(mul(draw(0), 0.2), -0.6), like(draw(0), 0)],
  observe: (state) => state,
  step([x, speed], [action]) {
    const force = clamp(action, -1, 1);
    const pulled = sub(mul(force, 0.0015), mul(cos(mul(x, 3)), 0.0025));
    const free = clamp(add(speed, pulled), -0.07, 0.07);
    const newX = clamp(add(x, free), leftEnd, 0.6);
    const newSpeed = select(and(eq(newX, leftEnd), lt(free, 0)), 0, free);
    const terminated = and(ge(newX, 0.45), ge(newSpeed, 0));
    const cost = mul(mul(action, action), 0.1);
    return { state: [newX, newSpeed], reward: sub(select(terminated, like(cost, 100), 0), cost), terminated };
  },
  /** Pushes the way that it moves (from rest to the right), no harder than it must: the cost grows with the square. */
  expert: ([, speed]) => [select(lt(speed, 0), like(speed, -0.7), 0.7)],
};

export const mountainCar = defineWorld({
  name: 'mountain-car',
  title: 'gather speed to get out of a valley',
  observations: box(['x', 'm', leftEnd, 0.6], ['speed', 'm/step', -0.07, 0.07]),
  actions: box(['force', '', -1, 1]),
  states: ['x', 'speed'],
  limit: 999,
  solvedAt: 90,
  physics: () => physics,
});
