import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cosine, sine } from './angle.js';
import { car } from './car.js';
import { courseNames, makeCourse } from './courses/index.js';
import { bodyMeetsWall, castRay, meetWall, wallTouched } from './ray.js';
import { plainFloor, rectangle } from './sketch.js';
import { buildWorld } from './world.js';

const room = buildWorld(
  {
    width: 4,
    height: 3,
    walls: rectangle(0, 0, 4, 3),
    paint: plainFloor,
    floorMetres: 0.1,
    lights: [],
    origin: { x: 2, y: 1.5 },
  },
  1,
);
const worlds = courseNames.map((name) => makeCourse(name, 5));

it('measures a plain room exactly', () => {
  expect(castRay(room, 1, 1, 1, 0, 10)).toBeCloseTo(3, 12);
  expect(castRay(room, 1, 1, -1, 0, 10)).toBeCloseTo(1, 12);
  expect(castRay(room, 1, 1, 0, 1, 10)).toBeCloseTo(2, 12);
  expect(castRay(room, 1, 1, 0, -1, 10)).toBeCloseTo(1, 12);
  expect(castRay(room, 1, 1, 0.6, 0.8, 10)).toBeCloseTo(2.5, 12);
  expect(castRay(room, 1, 1, 1, 0, 2)).toBe(2);
});

it('finds through the grid what looking at every wall finds', () => {
  fc.assert(
    fc.property(
      fc.nat(worlds.length - 1),
      fc.double({ min: 0.001, max: 0.999, noNaN: true }),
      fc.double({ min: 0.001, max: 0.999, noNaN: true }),
      fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
      (which, u, w, angle) => {
        const world = worlds[which];
        const [x, y, dx, dy] = [u * world.width, w * world.height, cosine(angle), sine(angle)];
        let nearest = 4;
        let touches = false;
        for (let at = 0; at < world.walls.length; at += 4) {
          nearest = Math.min(nearest, meetWall(world.walls, at, x, y, dx, dy));
          touches ||= bodyMeetsWall(world.walls, at, x, y, dx, dy);
        }
        expect(castRay(world, x, y, dx, dy, 4)).toBe(nearest);
        expect(wallTouched(world, x, y, dx, dy) >= 0).toBe(touches);
      },
    ),
    { numRuns: 3000 },
  );
});

it('takes the nearer wall, though a farther one stands in the first cell too', () => {
  const slanted = [0.2, 0.39, 1.1, 0.05];
  const upright = [0.6, 0, 0.6, 0.2];
  const shape = { width: 4, height: 3, paint: plainFloor, floorMetres: 0.1, lights: [], origin: { x: 2, y: 1.5 } };
  const one = buildWorld({ ...shape, walls: slanted }, 1);
  const both = buildWorld({ ...shape, walls: [...slanted, ...upright] }, 1);
  expect(castRay(one, 0.1, 0.1, 1, 0, 4)).toBeGreaterThan(0.8);
  expect(castRay(both, 0.1, 0.1, 1, 0, 4)).toBeCloseTo(0.5, 12);
});

it('knows where a body ends', () => {
  const ahead = car.lengthMetres / 2;
  const aside = car.widthMetres / 2;
  expect(wallTouched(room, ahead + 0.001, 1.5, 1, 0)).toBe(-1);
  expect(wallTouched(room, ahead - 0.001, 1.5, 1, 0)).toBeGreaterThanOrEqual(0);
  expect(wallTouched(room, aside + 0.001, 1.5, 0, 1)).toBe(-1);
  expect(wallTouched(room, aside - 0.001, 1.5, 0, 1)).toBeGreaterThanOrEqual(0);
  // On the diagonal a corner touches first.
  const corner = (ahead + aside) * Math.SQRT1_2;
  expect(wallTouched(room, corner + 0.001, 1.5, Math.SQRT1_2, Math.SQRT1_2)).toBe(-1);
  expect(wallTouched(room, corner - 0.001, 1.5, Math.SQRT1_2, Math.SQRT1_2)).toBeGreaterThanOrEqual(0);
});
