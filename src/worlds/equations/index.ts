/** The classic worlds' equations in float64. */
export { acrobot, integrateAcrobot } from './acrobot.js';
export { cartPole, cartPolePositions } from './cart-pole.js';
export type { EquationStep, Equations } from './equations.js';
export { mountainCar } from './mountain-car.js';
export { pendulum, pendulumPositions } from './pendulum.js';
export { tMaze } from './t-maze.js';
