/**
 * Where sensors enter the field and motors leave it. A sensor's place is the first centre of its imprint, as the brain wires
 * it. A motor with a role follows the content along an axis, so it stands at that axis' end; others read the whole field and
 * stand along one edge.
 */
import { rolesOf } from '../../brain/dictionary.js';
import { centreOf } from '../../brain/wiring.js';
import type { RobotInfo } from '../../server/telemetry.js';

export type Place = readonly [x: number, y: number, z: number];

/** A sensor or a motor by its number in the robot's own order, and its place as shares 0 … 1 of the edge. */
export interface FieldPort {
  readonly name: string;
  readonly at: number;
  readonly place: Place;
}

/** More would hide the field. */
const mostSensors = 64;
const axisEnds: Readonly<Record<string, Place>> = { drive: [1, 0.5, 0.5], steer: [0.5, 1, 0.5], tilt: [0.5, 0.5, 1] };

export function sensorPorts({ sensors, brain }: Pick<RobotInfo, 'sensors' | 'brain'>): FieldPort[] {
  return sensors.slice(0, mostSensors).flatMap(({ name }, at) => {
    if (name.startsWith('unused')) return [];
    // The reach matters to second centres only.
    const [x, y, z] = centreOf(at, 0, brain.edge, 0).map((voxel) => (voxel + 0.5) / brain.edge);
    return [{ name, at, place: [x, y, z] }];
  });
}

export function motorPorts({ motors }: Pick<RobotInfo, 'motors'>): FieldPort[] {
  const roles = rolesOf(motors.map(({ name }) => ({ name })));
  const others = roles.filter((role) => axisEnds[role] === undefined).length;
  let other = 0;
  return motors.map(({ name }, at) => {
    const end = axisEnds[roles[at]];
    if (end !== undefined) return { name, at, place: end };
    other += 1;
    return { name, at, place: [1, other / (others + 1), 0] };
  });
}
