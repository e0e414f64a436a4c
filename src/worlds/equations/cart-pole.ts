/** Cart-pole (Barto, Sutton, Anderson 1983) as in Gymnasium's CartPole-v1. State x, ẋ, θ, θ̇; action 0 pushes left, 1 right. */
import type { EquationStep, Equations } from './equations.js';

const gravity = 9.8;
const cartMass = 1.0;
const poleMass = 0.1;
const totalMass = poleMass + cartMass;
const halfLength = 0.5;
const poleMassLength = poleMass * halfLength;
const forceMagnitude = 10.0;
const dt = 0.02;
const angleLimit = (12 * 2 * Math.PI) / 360;
const positionLimit = 2.4;

function step([x, speed, angle, spin]: readonly number[], action: number): EquationStep {
  const force = action === 1 ? forceMagnitude : -forceMagnitude;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const push = (force + poleMassLength * spin ** 2 * sine) / totalMass;
  const angleAcceleration =
    (gravity * sine - cosine * push) / (halfLength * (4.0 / 3.0 - (poleMass * cosine ** 2) / totalMass));
  const acceleration = push - (poleMassLength * angleAcceleration * cosine) / totalMass;
  // Euler: positions move by the old speeds.
  const state = [x + dt * speed, speed + dt * acceleration, angle + dt * spin, spin + dt * angleAcceleration];
  return { state, reward: 1, terminated: Math.abs(state[0]) > positionLimit || Math.abs(state[2]) > angleLimit };
}

export const cartPole: Equations = {
  limit: 500,
  begin: (draw) => [0, 1, 2, 3].map((element) => -0.05 + 0.1 * draw(element)),
  observe: (state) => state,
  step,
};

/** The same with the speeds hidden, as POPGym's PositionOnlyCartPole. */
export const cartPolePositions: Equations = { ...cartPole, observe: ([x, , angle]) => [x, angle] };
