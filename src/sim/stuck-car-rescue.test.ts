import { expect, it } from 'vitest';
import { rawActuatorCount } from './car.js';
import { makeCourse } from './courses/index.js';
import { VectorEnvironment } from './environment.js';
import { StuckCarRescue } from './stuck-car-rescue.js';

const ahead = new Float64Array(rawActuatorCount);
ahead[0] = ahead[1] = 40;

function carAtWall(): VectorEnvironment {
  const environment = new VectorEnvironment({ robots: 1, worlds: [makeCourse('cluttered', 1)], roomOf: [0] });
  environment.reset(1);
  for (let step = 0; step < 400; step += 1) environment.step(ahead);
  return environment;
}

it('turns a car around that is held before a wall, after a while, and the car can drive off', () => {
  const environment = carAtWall();
  const { fleet } = environment;
  const stuckCarRescue = new StuckCarRescue(fleet);
  const [x, y, c, s] = [fleet.x[0], fleet.y[0], fleet.cosine[0], fleet.sine[0]];
  // The first look is the earliest that it can have been held since.
  expect([10_000, 12_999].map((nowMs) => stuckCarRescue.look(0, 'stop', nowMs))).toEqual([false, false]);
  expect([fleet.x[0], fleet.cosine[0]]).toEqual([x, c]);
  expect(stuckCarRescue.look(0, 'stop', 13_000)).toBe(true);
  expect([fleet.cosine[0], fleet.sine[0]]).toEqual([-c, -s]);
  for (let step = 0; step < 20; step += 1) environment.step(ahead);
  expect(stuckCarRescue.look(0, 'stop', 99_000)).toBe(false);
  // Away from the wall that it stood before.
  expect((fleet.x[0] - x) * c + (fleet.y[0] - y) * s).toBeLessThan(-0.02);
});

it.each(['brain', 'disarmed', 'emergency'] as const)('leaves a car alone that something else holds (%s)', (layer) => {
  const stuckCarRescue = new StuckCarRescue(carAtWall().fleet);
  expect([0, 5000, 50_000].map((nowMs) => stuckCarRescue.look(0, layer, nowMs))).toEqual([false, false, false]);
});

it('twice turned a car stands as before', () => {
  const { fleet } = carAtWall();
  const stuckCarRescue = new StuckCarRescue(fleet);
  const pose = (): number[] => [fleet.x[0], fleet.y[0], fleet.cosine[0], fleet.sine[0]];
  const before = pose();
  const turned = [0, 3000, 6000].map((nowMs) => stuckCarRescue.look(0, 'stop', nowMs));
  expect(turned).toEqual([false, true, true]);
  pose().forEach((value, at) => void expect(value).toBeCloseTo(before[at], 12));
});
