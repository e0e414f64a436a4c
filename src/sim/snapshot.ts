/**
 * A picture of a world and one car in it as plain data, for drawing and for viewers: walls, lamps, pose, beam, and what
 * was visited. It crosses no network by itself and may be sent as JSON.
 */
import { car } from './car.js';
import type { VectorEnvironment } from './environment.js';
import type { Light } from './sketch.js';
import { coverageMetres } from './world.js';

/** One robot's world as a viewer draws it. */
export interface WorldSnapshot {
  readonly width: number;
  readonly height: number;
  /** Both ends of each wall: [x, y, x, y]. */
  readonly walls: readonly (readonly number[])[];
  readonly lights: readonly Light[];
  readonly car: {
    /** The middle of the body. */
    readonly x: number;
    readonly y: number;
    readonly heading: number;
    readonly length: number;
    readonly width: number;
    readonly steeringDegrees: number;
    readonly panDegrees: number;
    readonly tiltDegrees: number;
    readonly speed: number;
    readonly touching: boolean;
  };
  /** From the sensor to the point that the beam meets. */
  readonly beam: { readonly from: readonly number[]; readonly to: readonly number[]; readonly metres: number };
  readonly floor: {
    readonly columns: number;
    readonly rows: number;
    readonly metres: number;
    readonly brightness: Uint8Array;
  };
  readonly coverage: {
    readonly columns: number;
    readonly rows: number;
    readonly metres: number;
    /** 0 cannot be reached, 1 can be, 2 was. */
    readonly cells: Uint8Array;
    readonly share: number;
  };
  readonly metresDriven: number;
  readonly collisions: number;
}

/** The picture of robot `i` as it stands now. */
export function takeSnapshot(environment: VectorEnvironment, i: number): WorldSnapshot {
  const { fleet } = environment;
  const world = environment.worlds[fleet.world[i]];
  const [x, y, c, s] = [fleet.x[i], fleet.y[i], fleet.cosine[i], fleet.sine[i]];
  const from = [x + car.sonarAhead * c, y + car.sonarAhead * s];
  const metres = fleet.echo[i];
  const walls: number[][] = [];
  for (let at = 0; at < world.walls.length; at += 4) {
    const [ax, ay, ex, ey] = world.walls.subarray(at, at + 4);
    walls.push([ax, ay, ax + ex, ay + ey]);
  }
  const cells = world.reachable.map((reachable, cell) => {
    const word = fleet.visited[i * fleet.coverageWords + (cell >>> 5)];
    return reachable + ((word >>> (cell & 31)) & 1);
  });
  return {
    width: world.width,
    height: world.height,
    walls,
    lights: world.lights,
    car: {
      x: x + car.centreAhead * c,
      y: y + car.centreAhead * s,
      heading: Math.atan2(s, c),
      length: car.lengthMetres,
      width: car.widthMetres,
      steeringDegrees: fleet.steering[i],
      panDegrees: fleet.pan[i],
      tiltDegrees: fleet.tilt[i],
      speed: fleet.speed[i],
      touching: fleet.touching[i] > 0,
    },
    beam: { from, to: [from[0] + metres * c, from[1] + metres * s], metres },
    floor: { columns: world.floorColumns, rows: world.floorRows, metres: world.floorMetres, brightness: world.floor },
    coverage: {
      columns: world.coverageColumns,
      rows: world.coverageRows,
      metres: coverageMetres,
      cells,
      share: environment.coverage(i),
    },
    metresDriven: fleet.metres[i],
    collisions: fleet.collisions[i],
  };
}
