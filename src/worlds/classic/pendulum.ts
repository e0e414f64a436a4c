/** Pendulum as formulas: Gymnasium's Pendulum-v1. The angle is not wrapped, as there. */
import { add, clamp, constant, cos, div, type Expr, floor, mul, neg, sin, sub } from '../../kernel/index.js';
import { defineWorld, type Physics } from '../definition.js';
import { box } from '../space.js';
import { swingUp } from './formula.js';

const turn = 2 * Math.PI;

/** The angle in −π … π. */
export function wrapped(angle: Expr): Expr {
  const shifted = add(angle, Math.PI);
  return sub(sub(shifted, mul(floor(div(shifted, turn)), turn)), Math.PI);
}

const square = (x: Expr): Expr => mul(x, x);

const physics = (showsSpeed: boolean): Physics => ({
  begin: (draw) => [add(mul(draw(0), turn), -Math.PI), add(mul(draw(1), 2), -1)],
  observe: ([angle, speed]) => [cos(angle), sin(angle), ...(showsSpeed ? [speed] : [])],
  step([angle, speed], [action]) {
    const torque = clamp(action, -2, 2);
    const cost = add(add(square(wrapped(angle)), mul(square(speed), 0.1)), mul(square(torque), 0.001));
    const newSpeed = clamp(add(speed, mul(add(mul(sin(angle), 15), mul(torque, 3)), 0.05)), -8, 8);
    return { state: [add(angle, mul(newSpeed, 0.05)), newSpeed], reward: neg(cost), terminated: constant(0, 'bool') };
  },
  // Energy relative to that of standing upright, with the rod's moment of inertia 1/3 and its centre at 1/2.
  expert([angle, speed]) {
    const energy = add(div(square(speed), 6), mul(sub(cos(angle), 1), 5));
    const near = neg(add(mul(wrapped(angle), 10), mul(speed, 2.5)));
    return [swingUp(cos(angle), 0.85, clamp(div(near, 2), -1, 1), mul(neg(energy), speed))];
  },
});

const rows = [
  ['cosine', '', -1, 1],
  ['sine', '', -1, 1],
  ['speed', 'rad/s', -8, 8],
] as const;
const common = { actions: box(['torque', 'N·m', -2, 2]), states: ['angle', 'speed'], limit: 200 };

export const pendulum = defineWorld({
  ...common,
  name: 'pendulum',
  title: 'swing a pendulum up with too weak a motor',
  observations: box(...rows),
  physics: () => physics(true),
});

export const pendulumPositions = defineWorld({
  ...common,
  name: 'pendulum-positions',
  title: 'the same without the speed',
  observations: box(rows[0], rows[1]),
  physics: () => physics(false),
});
