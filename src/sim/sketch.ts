/**
 * What a course is drawn with before it becomes a World: walls as straight pieces, a floor painter, lights and a place to
 * start from. It only collects; world.ts builds what is fast to ask.
 */
import { cosine, sine } from './angle.js';

/** A lamp: where it hangs over the floor and how bright it is (1 = lights a floor directly below fully). */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly brightness: number;
}

export interface Pose {
  readonly x: number;
  readonly y: number;
  /** In radians, 0 along x, to the left positive. */
  readonly heading: number;
}

/** How bright the floor is at a point, 0 … 1; below `voidBelow` there is no floor. */
export type Paint = (x: number, y: number) => number;

/** Reflectance of the plain floor, of a line on it, and of nothing at all. */
export const reflectance = { floor: 0.35, line: 0.85, void: 0.02 } as const;
/** A floor darker than this is an abyss. */
export const voidBelow = 0.05;

export interface Sketch {
  readonly width: number;
  readonly height: number;
  /** ax, ay, bx, by of each piece. */
  readonly walls: readonly number[];
  readonly paint: Paint;
  /** How bright the walls are at a point, 0 … 1, for the camera; 1 by default. */
  readonly paintWall?: Paint;
  /** Edge of a floor sample in metres. */
  readonly floorMetres: number;
  readonly lights: readonly Light[];
  /** A point from which everything that counts as reachable can be reached. */
  readonly origin: { readonly x: number; readonly y: number };
  /** Where robots start; where none are given, free places are chosen by chance. */
  readonly starts?: readonly Pose[];
}

/** The plain floor. */
export const plainFloor: Paint = () => reflectance.floor;

/** The four walls of a rectangle. */
export function rectangle(x: number, y: number, width: number, height: number): number[] {
  return polygon([x, y, x + width, y, x + width, y + height, x, y + height]);
}

/** The closed outline through the given points (x, y, x, y, …). */
export function polygon(points: readonly number[]): number[] {
  const pieces: number[] = [];
  for (let at = 0; at < points.length; at += 2) {
    const next = (at + 2) % points.length;
    pieces.push(points[at], points[at + 1], points[next], points[next + 1]);
  }
  return pieces;
}

/** A box of the given half sizes, turned by `angle`. */
export function box(x: number, y: number, halfLength: number, halfWidth: number, angle: number): number[] {
  const c = cosine(angle);
  const s = sine(angle);
  const corner = (u: number, w: number): number[] => [x + u * c - w * s, y + u * s + w * c];
  const [a, b] = [halfLength, halfWidth];
  return polygon([...corner(a, b), ...corner(-a, b), ...corner(-a, -b), ...corner(a, -b)]);
}

/** A round thing (a pole, a chair's leg) as an octagon. */
export function pole(x: number, y: number, radius: number): number[] {
  const points: number[] = [];
  for (let corner = 0; corner < 8; corner += 1) {
    const angle = ((corner + 0.5) * Math.PI) / 4 - Math.PI;
    points.push(x + radius * cosine(angle), y + radius * sine(angle));
  }
  return polygon(points);
}
