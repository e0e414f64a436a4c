/** A closed bright line on the floor of a walled room: a circle with bumps, drawn from a seed. Robots start on the line. */
import { cosine, sine } from '../angle.js';
import { Chance } from '../chance.js';
import { type Pose, rectangle, reflectance, type Sketch } from '../sketch.js';

const lineWidth = 0.035;
const knots = 256;

export function lineTrack(seed: number): Sketch {
  const chance = new Chance(seed);
  const radius = chance.between(0.9, 1.2);
  const bumps = [2, 3].map((wave) => ({ wave, size: chance.between(0.05, 0.13), turn: chance.between(-1, 1) }));
  const size = 3.4;
  const middle = size / 2;
  const points = Array.from({ length: knots }, (_, at) => {
    const angle = (2 * Math.PI * at) / knots - Math.PI;
    const bump = bumps.reduce((sum, one) => sum + one.size * waveAt(one.wave * angle + one.turn), 1);
    return { x: middle + radius * bump * cosine(angle), y: middle + radius * bump * sine(angle) };
  });
  const starts: Pose[] = points
    .filter((_, at) => at % 8 === 0)
    .map(({ x, y }, at) => {
      const next = points[(8 * at + 1) % knots];
      return { x, y, heading: Math.atan2(next.y - y, next.x - x) };
    });
  return {
    width: size,
    height: size,
    walls: rectangle(0, 0, size, size),
    paint: (x, y) => (nearLine(points, x, y) ? reflectance.line : reflectance.floor),
    floorMetres: 0.02,
    lights: [{ x: middle, y: middle, brightness: 0.8 }],
    origin: { x: middle, y: middle },
    starts,
  };
}

/** sin of any angle. */
function waveAt(angle: number): number {
  return sine(angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI)));
}

function nearLine(points: readonly { readonly x: number; readonly y: number }[], x: number, y: number): boolean {
  const most = (lineWidth / 2) ** 2;
  // Knots lie closer to one another than the line is wide, so that its middle is never missed.
  return points.some((one) => (one.x - x) ** 2 + (one.y - y) ** 2 <= most);
}
