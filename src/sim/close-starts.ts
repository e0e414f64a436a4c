/** A room for training: every other episode begins close before something, since that is where drivers differ. */
import { cosine, sine } from './angle.js';
import { car } from './car.js';
import { castRay, wallTouched } from './ray.js';
import type { Pose } from './sketch.js';
import type { World } from './world.js';

/** Distances to what is ahead at the beginning of every other episode, in metres. */
const closeMetres = [0.12, 0.2, 0.3, 0.4, 0.55];

/** The same room, in which every other start is close before what is ahead of it. */
export function withCloseStarts(world: World): World {
  const starts = world.starts.map((start, at) =>
    at % 2 === 0 ? start : moveClose(world, start, closeMetres[(at >> 1) % closeMetres.length]),
  );
  return { ...world, starts };
}

/** The start moved along its heading until so much is left to what is ahead; the same where there is no room. */
function moveClose(world: World, start: Pose, metres: number): Pose {
  const [c, s] = [cosine(start.heading), sine(start.heading)];
  // Starts are of the middle of the body.
  const ahead = car.sonarAhead - car.centreAhead;
  const echo = castRay(world, start.x + ahead * c, start.y + ahead * s, c, s, car.sonarMaxMetres);
  const way = echo - metres;
  const moved = { ...start, x: start.x + way * c, y: start.y + way * s };
  return way > 0 && wallTouched(world, moved.x, moved.y, c, s) < 0 ? moved : start;
}
