/** A table: floor that ends, and nothing below. A few things stand on it; beyond its edge no echo comes back. */
import { Chance } from '../chance.js';
import { pole, reflectance, type Sketch } from '../sketch.js';

const margin = 0.4;

export function table(seed: number): Sketch {
  const chance = new Chance(seed);
  const length = chance.between(2, 3);
  const depth = chance.between(1.4, 2);
  // One corner may be missing, as on an L-shaped desk.
  const notch = chance.below(2) === 0 ? 0 : chance.between(0.4, 0.7);
  const onTable = (x: number, y: number): boolean => {
    const u = x - margin;
    const w = y - margin;
    return u >= 0 && w >= 0 && u <= length && w <= depth && !(u > length - notch && w > depth - notch);
  };
  const walls: number[] = [];
  const cups = 1 + chance.below(3);
  for (let cup = 0; cup < cups; cup += 1) {
    const x = margin + length * (0.15 + (0.7 * (cup + chance.between(0, 0.3))) / cups);
    walls.push(...pole(x, margin + depth * 0.75 - 0.3 * (cup % 2) * depth, 0.04));
  }
  return {
    width: length + 2 * margin,
    height: depth + 2 * margin,
    walls,
    paint: (x, y) => (onTable(x, y) ? reflectance.floor : reflectance.void),
    floorMetres: 0.02,
    lights: [{ x: margin, y: margin, brightness: 0.7 }],
    origin: { x: margin + length / 2, y: margin + depth * 0.2 },
  };
}
