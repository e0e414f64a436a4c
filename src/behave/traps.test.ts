/**
 * A place in which students of other experts were caught for minutes; the errors are those that students were seen to have there. Two more
 * traps, which the present expert has as well, are described in docs/experiments/driving.md.
 */
import { expect, it } from 'vitest';
import { mixMotors } from '../robot/picarx/motors.js';
import { car, rawActuatorCount, rawSensor, rawSensorCount } from '../sim/car.js';
import { VectorEnvironment } from '../sim/environment.js';
import { expertAction, unevennessOf } from '../sim/expert.js';
import { worldWithObstacles } from '../sim/obstacles.js';
import { smooth } from '../sim/smoothing.js';
import type { World } from '../sim/world.js';

/** A car that looks along −x, the middle of its rear axle at (x, y); −y is its left. */
interface Trap {
  readonly world: World;
  readonly x: number;
  readonly y: number;
}

interface Errors {
  readonly forward: number;
  readonly turn: number;
}

const exact: Errors = { forward: 0, turn: 0 };
/** It backs up too little and bends too far to the left. */
const studentsErrors: Errors = { forward: 0.1, turn: -0.12 };

const clamp = (value: number): number => Math.min(1, Math.max(-1, value));

/** Touches of a car in a minute, mean over the traps, under the expert with constant errors. */
function touches(traps: readonly Trap[], errors: Errors): number {
  const worlds = traps.map(({ world }) => world);
  const environment = new VectorEnvironment({ robots: traps.length, worlds, roomOf: traps.map((_, i) => i) });
  const { fleet, observations } = environment;
  environment.reset(3);
  traps.forEach(({ x, y }, i) => {
    [fleet.x[i], fleet.y[i], fleet.cosine[i], fleet.sine[i]] = [x, y, -1, 0];
  });
  const motors = traps.map(() => new Float64Array(4));
  const wanted = new Float64Array(rawActuatorCount);
  const actions = new Float64Array(traps.length * rawActuatorCount);
  for (let step = 0; step < 1200; step += 1) {
    motors.forEach((last, i) => {
      const at = i * rawSensorCount;
      expertAction(observations[at + rawSensor.sonarMetres], unevennessOf(observations, at), last.slice(), last);
      last[0] = clamp(last[0] + errors.forward);
      last[1] = clamp(last[1] + errors.turn);
      mixMotors(last, wanted);
      smooth(actions.subarray(i * rawActuatorCount, (i + 1) * rawActuatorCount), wanted);
    });
    environment.step(actions);
  }
  return fleet.collisions.reduce((sum, count) => sum + count, 0) / traps.length;
}

const rooms = Array.from({ length: 18 }, (_, at) => 401 + at);
const halfWidth = car.widthMetres / 2;
const radius = 0.03;

it('it comes away from a pole beside its right front wheel, with a wall ahead', () => {
  const traps = rooms.map((room, at) => {
    const echo = [0.45, 0.55, 0.65][at % 3];
    const [x, y] = [echo + car.sonarAhead, at % 2 === 0 ? 1.2 : 1.7];
    const poleX = x - car.centreAhead - [-0.01, 0.02, 0.05][Math.floor(at / 6)];
    const obstacle = { x: poleX, y: y + halfWidth + radius + 0.002, radius };
    return { world: worldWithObstacles('empty', room, [obstacle]), x, y };
  });
  expect(touches(traps, exact)).toBeLessThan(8);
  expect(touches(traps, studentsErrors)).toBeLessThan(8);
});
