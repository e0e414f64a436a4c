import { expect, it } from 'vitest';
import { renderCamera } from './camera.js';
import { VectorEnvironment } from './environment.js';
import { rectangle, reflectance, type Sketch } from './sketch.js';
import { buildWorld } from './world.js';

const size = { width: 32, height: 24 };

function look(change: Partial<Sketch>, pan = 0, tilt = 0): (column: number, row: number) => number {
  const sketch: Sketch = {
    width: 6,
    height: 6,
    walls: rectangle(0, 0, 6, 6),
    paint: (x, y) => (Math.abs(y - 3) < 0.1 && x > 3 ? reflectance.line : reflectance.floor),
    floorMetres: 0.05,
    lights: [],
    origin: { x: 3, y: 3 },
    starts: [{ x: 3, y: 3, heading: 0 }],
    ...change,
  };
  const environment = new VectorEnvironment({ robots: 1, worlds: [buildWorld(sketch, 1)], noise: 0 });
  environment.reset(1);
  for (let step = 0; step < 20; step += 1) environment.step(Float32Array.of(0, 0, 0, pan, tilt));
  const picture = new Uint8Array(size.width * size.height);
  renderCamera(environment, 0, size, picture);
  return (column, row) => picture[row * size.width + column];
}

it('sees a line ahead below the horizon, brighter than the floor beside it', () => {
  const at = look({});
  expect(at(16, 20)).toBeGreaterThan(at(2, 20) + 50);
  expect(at(16, 2)).toBeLessThan(30);
});

it('sees a near wall higher than a far one, a lit one brighter than a dark one', () => {
  const far = look({});
  const near = look({ starts: [{ x: 5.5, y: 3, heading: 0 }] });
  const lit = look({ starts: [{ x: 5.5, y: 3, heading: 0 }], lights: [{ x: 6, y: 3, brightness: 1 }] });
  const height = (at: (column: number, row: number) => number): number =>
    Array.from({ length: 24 }, (_, row) => at(4, row)).filter((shade, row) => row < 13 && shade > 30).length;
  expect(height(near)).toBeGreaterThan(height(far) + 3);
  expect(lit(16, 8)).toBeGreaterThan(near(16, 8) + 40);
});

it('turns with pan and tilt: what lay ahead moves out of the middle', () => {
  const right = look({}, 30);
  expect(right(16, 20)).toBeLessThan(look({})(16, 20) - 50);
  expect(right(1, 20)).toBeGreaterThan(right(30, 20));
  const up = look({}, 0, 40);
  expect(up(2, 20)).toBeLessThan(look({})(2, 20));
});

it('sees what is painted on a wall', () => {
  const starts = [{ x: 5, y: 3, heading: 0 }];
  const at = look({ starts, paintWall: (_, y) => (y > 3 ? 1 : 0.2) });
  // What lies to the left of the car is on the left of the picture.
  expect(at(4, 10)).toBeGreaterThan(2 * at(28, 10));
});
