/**
 * Acrobot as in Gymnasium's Acrobot-v1: dynamics of Sutton and Barto's book, one Runge–Kutta step of 0.2 s. State θ₁ (0 hangs
 * down), θ₂ (relative to the first link), θ̇₁, θ̇₂; action 0, 1, 2 is a torque of −1, 0, 1 at the joint between the links.
 */
import { clip, type EquationStep, type Equations } from './equations.js';

const gravity = 9.8;
const dt = 0.2;
const length1 = 1;
const mass1 = 1;
const mass2 = 1;
const centre1 = 0.5;
const centre2 = 0.5;
const inertia1 = 1;
const inertia2 = 1;
const maximumSpeed1 = 4 * Math.PI;
const maximumSpeed2 = 9 * Math.PI;

function rates([angle1, angle2, speed1, speed2]: readonly number[], torque: number): number[] {
  const d1 =
    mass1 * centre1 ** 2 +
    mass2 * (length1 ** 2 + centre2 ** 2 + 2 * length1 * centre2 * Math.cos(angle2)) +
    inertia1 +
    inertia2;
  const d2 = mass2 * (centre2 ** 2 + length1 * centre2 * Math.cos(angle2)) + inertia2;
  const phi2 = mass2 * centre2 * gravity * Math.cos(angle1 + angle2 - Math.PI / 2);
  const phi1 =
    -mass2 * length1 * centre2 * speed2 ** 2 * Math.sin(angle2) -
    2 * mass2 * length1 * centre2 * speed2 * speed1 * Math.sin(angle2) +
    (mass1 * centre1 + mass2 * length1) * gravity * Math.cos(angle1 - Math.PI / 2) +
    phi2;
  const acceleration2 =
    (torque + (d2 / d1) * phi1 - mass2 * length1 * centre2 * speed1 ** 2 * Math.sin(angle2) - phi2) /
    (mass2 * centre2 ** 2 + inertia2 - d2 ** 2 / d1);
  const acceleration1 = -(d2 * acceleration2 + phi1) / d1;
  return [speed1, speed2, acceleration1, acceleration2];
}

function wrap(angle: number): number {
  let value = angle;
  while (value > Math.PI) value -= 2 * Math.PI;
  while (value < -Math.PI) value += 2 * Math.PI;
  return value;
}

/** One Runge–Kutta step, before angles are wrapped and speeds are held in their bounds. */
export function integrateAcrobot(state: readonly number[], torque: number, seconds = dt): readonly number[] {
  const ahead = (rate: readonly number[], by: number): number[] => state.map((value, i) => value + by * rate[i]);
  const k1 = rates(state, torque);
  const k2 = rates(ahead(k1, seconds / 2), torque);
  const k3 = rates(ahead(k2, seconds / 2), torque);
  const k4 = rates(ahead(k3, seconds), torque);
  return state.map((value, i) => value + (seconds / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
}

function step(before: readonly number[], action: number): EquationStep {
  const [angle1, angle2, speed1, speed2] = integrateAcrobot(before, action - 1);
  const state = [
    wrap(angle1),
    wrap(angle2),
    clip(speed1, -maximumSpeed1, maximumSpeed1),
    clip(speed2, -maximumSpeed2, maximumSpeed2),
  ];
  const terminated = -Math.cos(state[0]) - Math.cos(state[1] + state[0]) > 1;
  return { state, reward: terminated ? 0 : -1, terminated };
}

export const acrobot: Equations = {
  limit: 500,
  begin: (draw) => [0, 1, 2, 3].map((element) => -0.1 + 0.2 * draw(element)),
  observe: ([angle1, angle2, speed1, speed2]) => [
    Math.cos(angle1),
    Math.sin(angle1),
    Math.cos(angle2),
    Math.sin(angle2),
    speed1,
    speed2,
  ],
  step,
};
