/** A course with poles put into it while cars drive there: the same room, built again with a few walls more. */
import { type CourseName, sketchCourse } from './courses/index.js';
import { pole } from './sketch.js';
import { buildWorld, type World } from './world.js';

export interface Obstacle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The world of a course and a seed with these obstacles in it. */
export function worldWithObstacles(course: CourseName, seed: number, obstacles: readonly Obstacle[]): World {
  const sketch = sketchCourse(course, seed);
  const poles = obstacles.flatMap(({ x, y, radius }) => pole(x, y, radius));
  return buildWorld({ ...sketch, walls: [...sketch.walls, ...poles] }, seed);
}

/** Whether an obstacle would stand in (or touch) a car whose middle is at x, y. */
export function meetsCar({ x, y, radius }: Obstacle, carX: number, carY: number): boolean {
  return Math.hypot(x - carX, y - carY) < radius + carReach;
}

/** Half of a car's diagonal, and some air. */
const carReach = 0.12;
