import { expect, it } from 'vitest';
import { rawActuatorCount } from './car.js';
import { makeCourse } from './courses/index.js';
import { VectorEnvironment } from './environment.js';
import { isHeld, turnAround } from './turn-around.js';

function carAtWall(): VectorEnvironment {
  const environment = new VectorEnvironment({ robots: 1, worlds: [makeCourse('cluttered', 1)], roomOf: [0] });
  environment.reset(1);
  const ahead = new Float64Array(rawActuatorCount);
  ahead[0] = ahead[1] = 40;
  for (let step = 0; step < 400; step += 1) environment.step(ahead);
  return environment;
}

it('a car before a wall looks away from it once it is turned around, and can drive off', () => {
  const environment = carAtWall();
  const { fleet } = environment;
  expect(isHeld(fleet, 0, 'stop')).toBe(true);
  expect([isHeld(fleet, 0, 'brain'), isHeld(fleet, 0, 'disarmed')]).toEqual([false, false]);
  const [x, y, c, s] = [fleet.x[0], fleet.y[0], fleet.cosine[0], fleet.sine[0]];
  turnAround(fleet, 0);
  expect([fleet.cosine[0], fleet.sine[0]]).toEqual([-c, -s]);
  const slowly = new Float64Array(rawActuatorCount);
  slowly[0] = slowly[1] = 40;
  for (let step = 0; step < 20; step += 1) environment.step(slowly);
  expect(isHeld(fleet, 0, 'stop')).toBe(false);
  // Away from the wall that it stood before.
  expect((fleet.x[0] - x) * c + (fleet.y[0] - y) * s).toBeLessThan(-0.02);
});

it('twice turned it stands as before', () => {
  const { fleet } = carAtWall();
  const pose = (): number[] => [fleet.x[0], fleet.y[0], fleet.cosine[0], fleet.sine[0]];
  const before = pose();
  turnAround(fleet, 0);
  turnAround(fleet, 0);
  pose().forEach((value, at) => void expect(value).toBeCloseTo(before[at], 12));
});
