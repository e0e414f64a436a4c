/**
 * The tasks that a brain learns by reward: a world's equations, and what its one motor in −1 … 1 means there. A task knows
 * nothing of its learner.
 */
import {
  acrobot,
  cartPole,
  cartPolePositions,
  type Equations,
  mountainCar,
  pendulum,
  pendulumPositions,
  tMaze,
} from '../../worlds/equations/index.js';

export interface Task {
  readonly equations: Equations;
  readonly sensors: number;
  /** The world's action for a motor. */
  action(motor: number): number;
}

const pushes = (motor: number): number => (motor > 0 ? 1 : 0);
const torque = (motor: number): number => 2 * motor;
/** Three actions, as wide as each other. */
const thirds = (motor: number): number => (motor < -1 / 3 ? 0 : motor > 1 / 3 ? 2 : 1);
const as = (motor: number): number => motor;

export const tasks = {
  'cart-pole': { equations: cartPole, sensors: 4, action: pushes },
  'cart-pole-positions': { equations: cartPolePositions, sensors: 2, action: pushes },
  /** The force goes the other way: what a brain that has learned cart-pole meets when its world changes. */
  'cart-pole-reversed': { equations: cartPole, sensors: 4, action: (motor) => 1 - pushes(motor) },
  pendulum: { equations: pendulum, sensors: 3, action: torque },
  'pendulum-positions': { equations: pendulumPositions, sensors: 2, action: torque },
  'mountain-car': { equations: mountainCar, sensors: 2, action: as },
  acrobot: { equations: acrobot, sensors: 6, action: thirds },
  't-maze-10': { equations: tMaze(10), sensors: 2, action: as },
  't-maze-30': { equations: tMaze(30), sensors: 2, action: as },
  't-maze-50': { equations: tMaze(50), sensors: 2, action: as },
} satisfies Record<string, Task>;

export type TaskName = keyof typeof tasks;
