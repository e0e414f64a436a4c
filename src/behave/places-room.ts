/**
 * The room of `navigation` and the pilot that drives in it: four corners that look different, and the way from one to the next.
 * The simulator steps it on the host; places-world.ts says the same as formulas.
 */
import type { CameraOptions } from '../sim/camera.js';
import { rawActuator, rawActuatorCount } from '../sim/car.js';
import { Chance, uniformOf } from '../sim/chance.js';
import type { VectorEnvironment } from '../sim/environment.js';
import { box, type Light, plainFloor, pole, rectangle } from '../sim/sketch.js';
import { buildWorld, type World } from '../sim/world.js';

/** What the camera gives. */
export const picture: CameraOptions = { width: 8, height: 4 };
export const pixels = picture.width * picture.height;

export const roomMetres = 2.6;
const inset = 0.65;
/** Corners in the order of the first move; the second move goes the other way round. */
export const corners = [
  [inset, inset],
  [roomMetres - inset, inset],
  [roomMetres - inset, roomMetres - inset],
  [inset, roomMetres - inset],
] as const;

/** A move: steps of driving, then steps of standing and looking. */
export const moveSteps = 140;
export const lookSteps = 45;

/** Commands of the pilot: wheels in percent, angles in degrees, and how near to a corner it has arrived, in metres. */
export const pilotConstants = { wheels: 60, pan: 90, steering: 30, arrived: 0.08 } as const;

export const lights: readonly Light[] = [{ x: roomMetres / 2, y: roomMetres / 2, brightness: 1 }];

/** Posters on the walls: squares of this many metres, each of a brightness of its own. No border of a square runs along a wall. */
const posterMetres = 0.4;
const posterOffset = 0.1;
export const postersAlong = 8;

/** The number of the poster that a point lies on, along one axis, before it is rounded down. */
export const posterScale = (at: number): number => (at + posterOffset) / posterMetres;

/** How bright the posters of a room are: column of posters by column. */
export const postersOf = (seed: number): Float64Array =>
  Float64Array.from(
    { length: postersAlong ** 2 },
    (_, at) => 0.1 + 0.9 * uniformOf(seed, 100 * Math.floor(at / postersAlong) + (at % postersAlong)),
  );

/** A room whose corners look different: posters, boxes and poles of their own. */
export function placesRoom(seed: number): World {
  const chance = new Chance(seed + 400);
  const far = roomMetres - 0.18;
  const walls = [
    ...rectangle(0, 0, roomMetres, roomMetres),
    ...box(0.18, 0.18, 0.14, 0.06, chance.between(-0.5, 0.5)),
    ...pole(far, 0.2, 0.05),
    ...box(far, far, 0.08, 0.16, chance.between(-0.3, 0.3)),
  ];
  const posters = postersOf(seed);
  const [x, y] = corners[0];
  return buildWorld(
    {
      ...{ width: roomMetres, height: roomMetres, walls, paint: plainFloor, floorMetres: 0.1, lights },
      paintWall: (px, py) => posters[postersAlong * Math.floor(posterScale(px)) + Math.floor(posterScale(py))],
      origin: { x: roomMetres / 2, y: roomMetres / 2 },
      starts: [{ x, y, heading: 0 }],
    },
    seed,
  );
}

/** Steers robot `i` to a corner, or stands and looks into it. */
export function pilot(
  { fleet }: VectorEnvironment,
  i: number,
  corner: number,
  looks: boolean,
  actions: Float32Array,
): void {
  const [x, y] = corners[corner];
  const [dx, dy] = [x - fleet.x[i], y - fleet.y[i]];
  const [c, s] = [fleet.cosine[i], fleet.sine[i]];
  const distance = Math.hypot(dx, dy);
  const [ahead, aside] = [dx * c + dy * s, dy * c - dx * s];
  const row = i * rawActuatorCount;
  actions.fill(0, row, row + rawActuatorCount);
  const within = (degrees: number, most: number): number => Math.max(-most, Math.min(most, degrees));
  // The corner's own wall, seen from the place.
  const [lookX, lookY] = [x < roomMetres / 2 ? -1 : 1, y < roomMetres / 2 ? -1 : 1];
  const look = Math.atan2(lookY * c - lookX * s, lookX * c + lookY * s);
  actions[row + rawActuator.pan] = within((-look * 180) / Math.PI, pilotConstants.pan);
  if (looks || distance < pilotConstants.arrived) return;
  const angle = (Math.atan2(aside, ahead) * 180) / Math.PI;
  // What lies behind is reached by turning as sharply as the car can.
  actions[row + rawActuator.steering] = within(-angle, pilotConstants.steering);
  actions[row + rawActuator.left] = pilotConstants.wheels;
  actions[row + rawActuator.right] = pilotConstants.wheels;
}
