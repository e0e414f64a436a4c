/** What is known of a car as values of a world's physical state, by name; src/sim/fleet.ts holds the same in arrays. */
import type { Expr } from '../../kernel/index.js';

/** In the order of the state. Lengths in metres, angles in degrees, counts as whole numbers; what a car reads comes last. */
export const carNames = [
  ...['room', 'x', 'y', 'cosine', 'sine', 'left', 'right', 'speed', 'steering', 'pan', 'tilt', 'volts', 'celsius'],
  // Where the episode began, what was done in it, and what is remembered of contacts and reward.
  ...['startX', 'startY', 'metres', 'collisions', 'cells', 'touching', 'free', 'cooldown', 'lineScore', 'held'],
  // Commands to the actuators, smoothed, and the motors that they follow from.
  ...['leftCommand', 'rightCommand', 'steeringCommand', 'panCommand', 'tiltCommand'],
  ...['forward', 'turn', 'panMotor', 'tiltMotor'],
  // The true echo, what the sensors say, and how the distance changed.
  ...['echo', 'distance', 'change', 'grayRight', 'grayCentre', 'grayLeft', 'dark', 'cliff'],
] as const;

export type CarName = (typeof carNames)[number];

/** A car's values as formulas. */
export type Car = Readonly<Record<CarName, Expr>>;

export function carOf(state: readonly Expr[]): Car {
  return Object.fromEntries(carNames.map((name, at) => [name, state[at]])) as Car;
}

export const stateOf = (car: Car): Expr[] => carNames.map((name) => car[name]);
