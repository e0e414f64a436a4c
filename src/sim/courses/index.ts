/** The courses by name. A course and a seed make a world; another seed makes a room that nobody has seen. */
import { describeValue, FieldbrainError } from '../../kernel/errors.js';
import type { Sketch } from '../sketch.js';
import { buildWorld, type World } from '../world.js';
import { corridor } from './corridor.js';
import { lineTrack } from './line-track.js';
import { maze } from './maze.js';
import { clutteredRoom, emptyRoom } from './room.js';
import { table } from './table.js';

const recipes = {
  empty: emptyRoom,
  cluttered: clutteredRoom,
  corridor,
  line: lineTrack,
  table,
  maze,
} satisfies Record<string, (seed: number) => Sketch>;

/** The name of a course. */
export type CourseName = keyof typeof recipes;

/** Every course there is. */
export const courseNames = Object.keys(recipes) as readonly CourseName[];

/** The sketch of a course, for those who want to change it before it is built. */
export function sketchCourse(name: CourseName, seed: number): Sketch {
  const recipe = recipes[name];
  if (recipe === undefined)
    throw new FieldbrainError(
      'usage',
      `sketchCourse: no such course (got ${describeValue(name)}, expected ${courseNames.join(' or ')}). Give one of them.`,
      { name },
    );
  return recipe(seed >>> 0);
}

/** The world of a course and a seed: the same seed gives the same world, bit for bit. */
export function makeCourse(name: CourseName, seed: number): World {
  return buildWorld(sketchCourse(name, seed), seed);
}
