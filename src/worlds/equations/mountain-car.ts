/** Mountain car as in Gymnasium's MountainCarContinuous-v0. State x, ẋ; action a force in −1 … 1. */
import { clip, type EquationStep, type Equations } from './equations.js';

const leftEnd = -1.2;
const rightEnd = 0.6;
const maximumSpeed = 0.07;
const goal = 0.45;
const power = 0.0015;

function step([x, speed]: readonly number[], action: number): EquationStep {
  const force = clip(action, -1, 1);
  let newSpeed = clip(speed + (force * power - 0.0025 * Math.cos(3 * x)), -maximumSpeed, maximumSpeed);
  const newX = clip(x + newSpeed, leftEnd, rightEnd);
  if (newX === leftEnd && newSpeed < 0) newSpeed = 0;
  const terminated = newX >= goal && newSpeed >= 0;
  // The cost is of the action as it was given, as in Gymnasium.
  return { state: [newX, newSpeed], reward: (terminated ? 100 : 0) - action ** 2 * 0.1, terminated };
}

export const mountainCar: Equations = {
  limit: 999,
  begin: (draw) => [-0.6 + 0.2 * draw(0), 0],
  observe: (state) => state,
  step,
};
