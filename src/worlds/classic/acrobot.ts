/** Acrobot as formulas: Gymnasium's Acrobot-v1 (dynamics of the book, one Runge–Kutta step of 0.2 s). */
import { add, clamp, cos, div, type Expr, gt, lt, mul, neg, select, sin, sub } from '../../kernel/index.js';
import { defineWorld, type Physics } from '../definition.js';
import { box, discrete } from '../space.js';
import { like } from './formula.js';

const gravity = 9.8;
const dt = 0.2;
const turn = 2 * Math.PI;
const maximumSpeeds = [4 * Math.PI, 9 * Math.PI];

/** Rates of the state. Masses, lengths and moments of inertia are 1, centres of mass at 1/2: factors of 1 are left out. */
function rates([angle1, angle2, speed1, speed2]: readonly Expr[], torque: Expr): Expr[] {
  const [cosine2, sine2] = [cos(angle2), sin(angle2)];
  const d1 = add(add(add(add(cosine2, 1.25), 0.25), 1), 1);
  const d2 = add(add(mul(cosine2, 0.5), 0.25), 1);
  const phi2 = mul(cos(sub(add(angle1, angle2), Math.PI / 2)), 0.5 * gravity);
  const centrifugal = mul(mul(mul(speed2, speed2), -0.5), sine2);
  const coriolis = mul(mul(speed2, speed1), sine2);
  const weight = mul(cos(sub(angle1, Math.PI / 2)), 1.5 * gravity);
  const phi1 = add(add(sub(centrifugal, coriolis), weight), phi2);
  const driven = sub(sub(add(torque, mul(div(d2, d1), phi1)), mul(mul(mul(speed1, speed1), 0.5), sine2)), phi2);
  const acceleration2 = div(driven, sub(1.25, div(mul(d2, d2), d1)));
  const acceleration1 = div(neg(add(mul(d2, acceleration2), phi1)), d1);
  return [speed1, speed2, acceleration1, acceleration2];
}

function wrap(angle: Expr): Expr {
  let value = angle;
  // A step turns a link by less than a turn and a half.
  for (let round = 0; round < 2; round += 1) value = select(gt(value, Math.PI), sub(value, turn), value);
  for (let round = 0; round < 2; round += 1) value = select(lt(value, -Math.PI), add(value, turn), value);
  return value;
}

const physics: Physics = {
  begin: (draw) => [0, 1, 2, 3].map((element) => add(mul(draw(element), 0.2), -0.1)),
  observe: ([angle1, angle2, ...speeds]) => [cos(angle1), sin(angle1), cos(angle2), sin(angle2), ...speeds],
  step(before, [action]) {
    const torque = sub(action, 1);
    const ahead = (rate: readonly Expr[], by: number): Expr[] => before.map((value, i) => add(value, mul(rate[i], by)));
    const k1 = rates(before, torque);
    const k2 = rates(ahead(k1, dt / 2), torque);
    const k3 = rates(ahead(k2, dt / 2), torque);
    const k4 = rates(ahead(k3, dt), torque);
    const moved = before.map((value, i) =>
      add(value, mul(add(add(add(k1[i], mul(k2[i], 2)), mul(k3[i], 2)), k4[i]), dt / 6)),
    );
    const state = [wrap(moved[0]), wrap(moved[1]), ...maximumSpeeds.map((most, i) => clamp(moved[2 + i], -most, most))];
    const terminated = gt(sub(neg(cos(state[0])), cos(add(state[1], state[0]))), 1);
    return { state, reward: select(terminated, like(torque, 0), -1), terminated };
  },
  /** Pumps energy: torque in the direction in which the joint turns does work at the highest rate. The goal is the top, so nothing is held there. */
  expert: ([, , , speed2]) => [clamp(mul(speed2, 20), -1, 1)],
};

export const acrobot = defineWorld({
  name: 'acrobot',
  title: 'swing two links up by the joint between them',
  observations: box(
    ['cosine1', '', -1, 1],
    ['sine1', '', -1, 1],
    ['cosine2', '', -1, 1],
    ['sine2', '', -1, 1],
    ['speed1', 'rad/s', -maximumSpeeds[0], maximumSpeeds[0]],
    ['speed2', 'rad/s', -maximumSpeeds[1], maximumSpeeds[1]],
  ),
  actions: discrete('torque', 3),
  states: ['angle1', 'angle2', 'speed1', 'speed2'],
  limit: 500,
  solvedAt: -100,
  physics: () => physics,
});
