/** A corridor of about a metre's width that turns left and right, closed at both ends. */
import { Chance } from '../chance.js';
import { plainFloor, polygon, type Sketch } from '../sketch.js';

export function corridor(seed: number): Sketch {
  const chance = new Chance(seed);
  const half = chance.between(0.4, 0.55);
  const legs = 4 + chance.below(3);
  // Legs run to the right and, in between, up or down, so that the corridor never meets itself.
  const knots = [{ x: 0, y: 0 }];
  for (let leg = 0; leg < legs; leg += 1) {
    const { x, y } = knots[knots.length - 1];
    if (leg % 2 === 0) knots.push({ x: x + chance.between(1.4, 2), y });
    else knots.push({ x, y: y + (chance.below(2) === 0 ? 1 : -1) * chance.between(1.3, 1.8) });
  }
  const margin = half + 0.1;
  const left = Math.min(...knots.map(({ x }) => x)) - margin;
  const bottom = Math.min(...knots.map(({ y }) => y)) - margin;
  const placed = knots.map(({ x, y }) => ({ x: x - left, y: y - bottom }));
  const sides = outline(placed, half);
  const width = Math.max(...placed.map(({ x }) => x)) + margin;
  const height = Math.max(...placed.map(({ y }) => y)) + margin;
  const lights = placed.filter((_, at) => at % 2 === 1).map(({ x, y }) => ({ x, y, brightness: 0.8 }));
  return {
    width,
    height,
    walls: polygon(sides),
    paint: plainFloor,
    floorMetres: 0.1,
    lights,
    origin: placed[0],
  };
}

/** The outline at distance `half` around a path of right angles: the right side forwards, then the left side back. */
function outline(path: readonly { readonly x: number; readonly y: number }[], half: number): number[] {
  const way = (at: number): { x: number; y: number } => {
    const from = path[Math.max(0, Math.min(path.length - 2, at))];
    const to = path[Math.max(0, Math.min(path.length - 2, at)) + 1];
    return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
  };
  const side = (at: number, sign: number): number[] => {
    const before = way(at - 1);
    const after = way(at);
    const { x, y } = path[at];
    if (before.x === after.x && before.y === after.y) {
      const end = at === 0 ? -half : half;
      return [x + sign * after.y * half + after.x * end, y - sign * after.x * half + after.y * end];
    }
    return [x + sign * (before.y + after.y) * half, y - sign * (before.x + after.x) * half];
  };
  const right = path.flatMap((_, at) => side(at, 1));
  const left = path.flatMap((_, at) => side(path.length - 1 - at, -1));
  return [...right, ...left];
}
