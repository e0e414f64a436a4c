/** Pendulum as in Gymnasium's Pendulum-v1. State θ (0 is upright, not wrapped), θ̇; action a torque in −2 … 2. */
import { clip, type EquationStep, type Equations } from './equations.js';

const gravity = 10;
const mass = 1;
const length = 1;
const dt = 0.05;
const maximumSpeed = 8;
const maximumTorque = 2;

/** The angle in −π … π. */
function wrapped(angle: number): number {
  const turn = 2 * Math.PI;
  const shifted = angle + Math.PI;
  return shifted - turn * Math.floor(shifted / turn) - Math.PI;
}

function step([angle, speed]: readonly number[], action: number): EquationStep {
  const torque = clip(action, -maximumTorque, maximumTorque);
  const cost = wrapped(angle) ** 2 + 0.1 * speed ** 2 + 0.001 * torque ** 2;
  const acceleration = ((3 * gravity) / (2 * length)) * Math.sin(angle) + (3 / (mass * length ** 2)) * torque;
  const newSpeed = clip(speed + acceleration * dt, -maximumSpeed, maximumSpeed);
  return { state: [angle + newSpeed * dt, newSpeed], reward: -cost, terminated: false };
}

export const pendulum: Equations = {
  limit: 200,
  begin: (draw) => [-Math.PI + 2 * Math.PI * draw(0), -1 + 2 * draw(1)],
  observe: ([angle, speed]) => [Math.cos(angle), Math.sin(angle), speed],
  step,
};

/** The same with the speed hidden. */
export const pendulumPositions: Equations = { ...pendulum, observe: ([angle]) => [Math.cos(angle), Math.sin(angle)] };
