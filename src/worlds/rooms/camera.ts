/** What a car's camera sees, as formulas: src/sim/camera.ts, with one beam for each column of the picture. */
import {
  add,
  and,
  clamp,
  cos,
  div,
  type Expr,
  ge,
  le,
  lt,
  max,
  min,
  mul,
  neg,
  round,
  select,
  sin,
  sub,
} from '../../kernel/index.js';
import { radians, tangent } from '../../sim/angle.js';
import { type CameraOptions, cameraConstants } from '../../sim/camera.js';
import { car as body } from '../../sim/car.js';
import type { Light } from '../../sim/sketch.js';
import { like, square, tangentOf } from './formula.js';
import { floorAt } from './senses.js';
import type { Car } from './state.js';
import type { RoomsSizes } from './tables.js';
import type { Room } from './walls.js';

/** The rooms that a camera looks into, all of one size and under the same lamps. */
export interface Scene {
  readonly sizes: RoomsSizes;
  /** In metres. */
  readonly width: number;
  readonly height: number;
  readonly lights: readonly Light[];
  /** How bright the walls of a room are at a point, 0 … 1. */
  readonly paintWall: (room: Room, x: Expr, y: Expr) => Expr;
}

/** The pixels, row by row from the top, 0 dark … 255 bright. The tables of the rooms must serve beams of `cameraConstants.farMetres`. */
export function cameraPixels(car: Car, room: Room, scene: Scene, picture: CameraOptions): Expr[] {
  const { farMetres, wallMetres } = cameraConstants;
  const { width, height, fieldOfViewDegrees = cameraConstants.fieldOfViewDegrees } = picture;
  const focal = width / 2 / tangent(radians(fieldOfViewDegrees / 2));
  const inRadians = (degrees: Expr): Expr => div(mul(degrees, Math.PI), 180);
  // Panning to the right is positive.
  const pan = inRadians(neg(car.pan));
  const { cosine: c, sine: s } = car;
  const [x, y] = [add(car.x, mul(c, body.cameraAhead)), add(car.y, mul(s, body.cameraAhead))];
  const lookC = sub(mul(c, cos(pan)), mul(s, sin(pan)));
  const lookS = add(mul(s, cos(pan)), mul(c, sin(pan)));
  const horizon = add(mul(tangentOf(inRadians(car.tilt)), focal), height / 2);
  const columns = Array.from({ length: width }, (_, column) => {
    const sideways = (width / 2 - 0.5 - column) / focal;
    const length = Math.sqrt(1 + sideways * sideways);
    const dx = div(sub(lookC, mul(lookS, sideways)), length);
    const dy = div(add(lookS, mul(lookC, sideways)), length);
    const distance = room.beam(x, y, dx, dy, farMetres);
    const isWall = lt(distance, farMetres);
    const depth = div(distance, length);
    const edge = (metres: number): Expr =>
      select(isWall, add(div(like(depth, focal * metres), depth), horizon), horizon);
    const [top, bottom] = [edge(body.cameraHeight - wallMetres), edge(body.cameraHeight)];
    const [hitX, hitY] = [add(x, mul(distance, dx)), add(y, mul(distance, dy))];
    const lit = add(mul(illumination(scene.lights, hitX, hitY), 0.6), 0.25);
    const wall = div(mul(scene.paintWall(room, hitX, hitY), lit), add(mul(distance, 0.15), 1));
    return Array.from({ length: height }, (_, row) => {
      const centre = row + 0.5;
      const below = max(sub(like(horizon, centre), horizon), 1e-6);
      const ground = min(mul(div(like(below, focal * body.cameraHeight), below), length), farMetres);
      const [gx, gy] = [add(x, mul(ground, dx)), add(y, mul(ground, dy))];
      const isInside = and(ge(gx, 0), ge(gy, 0), le(gx, scene.width), le(gy, scene.height));
      const dark = like(ground, 0.04);
      const floor = select(isInside, div(floorAt(room, gx, gy, scene.sizes), add(mul(ground, 0.1), 1)), dark);
      const isFloor = le(bottom, centre);
      const shade = select(isFloor, floor, select(and(le(top, centre), isWall), wall, dark));
      return round(mul(clamp(shade, 0, 1), 255));
    });
  });
  return Array.from({ length: height * width }, (_, at) => columns[at % width][Math.floor(at / width)]);
}

function illumination(lights: readonly Light[], x: Expr, y: Expr): Expr {
  const from = (light: Light): Expr =>
    div(like(x, light.brightness), add(add(square(sub(x, light.x)), square(sub(y, light.y))), 1));
  return min(
    lights.map(from).reduce((sum, one) => add(sum, one), like(x, 0)),
    1,
  );
}
