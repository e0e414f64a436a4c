import { expect, it } from 'vitest';
import { makeCourse } from './courses/index.js';
import { VectorEnvironment } from './environment.js';
import { meetsCar, worldWithObstacles } from './obstacles.js';
import { castRay } from './ray.js';

it('puts a pole where a beam meets it, and leaves the rest of the room as it was', () => {
  const bare = worldWithObstacles('empty', 4, []);
  expect(bare).toEqual(makeCourse('empty', 4));
  const [x, y] = [bare.width / 2, bare.height / 2];
  const put = worldWithObstacles('empty', 4, [{ x: x + 1, y, radius: 0.1 }]);
  expect(castRay(bare, x, y, 1, 0, 10)).toBeCloseTo(bare.width / 2, 6);
  expect(castRay(put, x, y, 1, 0, 10)).toBeGreaterThan(0.85);
  expect(castRay(put, x, y, 1, 0, 10)).toBeLessThan(1);
  expect(castRay(put, x, y, -1, 0, 10)).toBeCloseTo(bare.width / 2, 6);
});

it('can be put before a car that drives: the car never enters it', () => {
  const worlds = [worldWithObstacles('empty', 4, [])];
  const environment = new VectorEnvironment({ robots: 1, worlds, roomOf: [0] });
  environment.reset(1);
  const { fleet } = environment;
  const obstacle = { x: fleet.x[0] + 0.6 * fleet.cosine[0], y: fleet.y[0] + 0.6 * fleet.sine[0], radius: 0.08 };
  worlds[0] = worldWithObstacles('empty', 4, [obstacle]);
  for (let step = 0; step < 60; step += 1) environment.step(Float64Array.of(50, 50, 0, 0, 0));
  expect(Math.hypot(fleet.x[0] - obstacle.x, fleet.y[0] - obstacle.y)).toBeGreaterThan(0.08);
  expect(fleet.collisions[0]).toBeGreaterThan(0);
});

it('is refused where a car stands', () => {
  expect(meetsCar({ x: 1, y: 1, radius: 0.1 }, 1.15, 1)).toBe(true);
  expect(meetsCar({ x: 1, y: 1, radius: 0.1 }, 1.3, 1)).toBe(false);
});
