/**
 * What the car's camera sees, on request: a small gray picture. Each column is one ray; the wall that it meets stands as
 * high as it looks from there, below it lies the floor with its line and edges, above it the dark. Lamps light both.
 */
import { cosine, radians, sine, tangent } from './angle.js';
import { car } from './car.js';
import type { VectorEnvironment } from './environment.js';
import { floorAt } from './floor.js';
import { castRay } from './ray.js';
import { illumination } from './world.js';

export interface CameraOptions {
  readonly width: number;
  readonly height: number;
  /** Of the whole picture, from side to side (62). */
  readonly fieldOfViewDegrees?: number;
}

/** How high walls are, how far is looked, and the angle of view where none is given. */
export const cameraConstants = { wallMetres: 0.4, farMetres: 12, fieldOfViewDegrees: 62 } as const;
const { wallMetres, farMetres } = cameraConstants;

/** Draws what robot `i` sees into `picture` (row by row from the top, 0 dark … 255 bright). */
export function renderCamera(
  environment: VectorEnvironment,
  i: number,
  options: CameraOptions,
  picture: Uint8Array,
): void {
  const { fleet } = environment;
  const world = environment.worlds[fleet.world[i]];
  const { width, height, fieldOfViewDegrees = cameraConstants.fieldOfViewDegrees } = options;
  const focal = width / 2 / tangent(radians(fieldOfViewDegrees / 2));
  // Panning to the right is positive.
  const pan = radians(-fleet.pan[i]);
  const [c, s] = [fleet.cosine[i], fleet.sine[i]];
  const x = fleet.x[i] + car.cameraAhead * c;
  const y = fleet.y[i] + car.cameraAhead * s;
  const lookC = c * cosine(pan) - s * sine(pan);
  const lookS = s * cosine(pan) + c * sine(pan);
  const horizon = height / 2 + focal * tangent(radians(fleet.tilt[i]));
  for (let column = 0; column < width; column += 1) {
    const sideways = (width / 2 - 0.5 - column) / focal;
    const length = Math.sqrt(1 + sideways * sideways);
    const dx = (lookC - sideways * lookS) / length;
    const dy = (lookS + sideways * lookC) / length;
    const distance = castRay(world, x, y, dx, dy, farMetres);
    const depth = distance / length;
    const isWall = distance < farMetres;
    const top = isWall ? horizon - (focal * (wallMetres - car.cameraHeight)) / depth : horizon;
    const bottom = isWall ? horizon + (focal * car.cameraHeight) / depth : horizon;
    const hitX = x + distance * dx;
    const hitY = y + distance * dy;
    const paint = world.paintWall?.(hitX, hitY) ?? 1;
    const wall = (paint * (0.25 + 0.6 * illumination(world.lights, hitX, hitY))) / (1 + 0.15 * distance);
    for (let row = 0; row < height; row += 1) {
      const centre = row + 0.5;
      let shade = 0.04;
      if (centre >= bottom) {
        const ground = Math.min(farMetres, ((focal * car.cameraHeight) / Math.max(1e-6, centre - horizon)) * length);
        const [gx, gy] = [x + ground * dx, y + ground * dy];
        const inside = gx >= 0 && gy >= 0 && gx <= world.width && gy <= world.height;
        shade = inside ? floorAt(world, gx, gy) / (1 + 0.1 * ground) : shade;
      } else if (centre >= top && isWall) shade = wall;
      picture[row * width + column] = Math.round(255 * Math.max(0, Math.min(1, shade)));
    }
  }
}
