/** Cart-pole as formulas: Gymnasium's CartPole-v1, in its own order of operations. */
import { abs, add, clamp, cos, div, type Expr, eq, gt, mul, or, select, sin, sub } from '../../kernel/index.js';
import { defineWorld, type Physics } from '../definition.js';
import { box, discrete } from '../space.js';
import { like } from './formula.js';

const angleLimit = (12 * 2 * Math.PI) / 360;
const poleMassLength = 0.1 * 0.5;
const totalMass = 0.1 + 1.0;

/** Linear feedback over x, ẋ, θ, θ̇: balances from any first state, and keeps the cart near the middle. */
const feedback = [0.5, 1, 20, 4];

/** A force below 0 pushes the other way: the same world, changed. */
const physics = (observed: readonly number[], force: number): Physics => ({
  begin: (draw) => [0, 1, 2, 3].map((element) => add(mul(draw(element), 0.1), -0.05)),
  observe: (state) => observed.map((at) => state[at]),
  step([x, speed, angle, spin], [action]) {
    const pushed = select(eq(action, 1), like(x, force), -force);
    const [cosine, sine] = [cos(angle), sin(angle)];
    const push = div(add(pushed, mul(mul(poleMassLength, mul(spin, spin)), sine)), totalMass);
    const inertia = mul(sub(4 / 3, div(mul(mul(cosine, cosine), 0.1), totalMass)), 0.5);
    const angular = div(sub(mul(sine, 9.8), mul(cosine, push)), inertia);
    const linear = sub(push, div(mul(mul(angular, poleMassLength), cosine), totalMass));
    const ahead = (value: Expr, rate: Expr): Expr => add(value, mul(rate, 0.02));
    const state = [ahead(x, speed), ahead(speed, linear), ahead(angle, spin), ahead(spin, angular)];
    const terminated = or(gt(abs(state[0]), 2.4), gt(abs(state[2]), angleLimit));
    return { state, reward: like(x, 1), terminated };
  },
  expert: (state) => [
    clamp(
      state.map((value, at) => mul(value, Math.sign(force) * feedback[at])).reduce((sum, term) => add(sum, term)),
      -1,
      1,
    ),
  ],
});

const rows = [
  ['x', 'm', -4.8, 4.8],
  ['speed', 'm/s', -Infinity, Infinity],
  ['angle', 'rad', -2 * angleLimit, 2 * angleLimit],
  ['spin', 'rad/s', -Infinity, Infinity],
] as const;
const ranges = [
  [-2.4, 2.4],
  [-3, 3],
  [-angleLimit, angleLimit],
  [-3, 3],
] as const;
const common = {
  actions: discrete('push', 2),
  states: ['x', 'speed', 'angle', 'spin'],
  limit: 500,
  solvedAt: 475,
  options: { force: 10 },
};

export const cartPole = defineWorld({
  ...common,
  name: 'cart-pole',
  title: 'balance a pole on a cart',
  observations: box(...rows),
  sensorRanges: ranges,
  physics: ({ force }) => physics([0, 1, 2, 3], Number(force)),
});

export const cartPolePositions = defineWorld({
  ...common,
  name: 'cart-pole-positions',
  title: 'the same without speeds, which needs memory',
  observations: box(rows[0], rows[2]),
  sensorRanges: [ranges[0], ranges[2]],
  physics: ({ force }) => physics([0, 2], Number(force)),
});
