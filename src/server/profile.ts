/**
 * The kind of a robot: what its brain knows of its sensors and motors. Robots of one kind share a brain child; versions 1
 * and 2 say only counts, so known robots get their dictionary from here and others plain channels.
 */
import type { MotorDictionary, SensorDictionary } from '../brain/index.js';
import { sha256 } from '../kernel/sha256.js';
import { type HandshakeRequest, picarxInputs, robotKey } from '../robot/index.js';
import type { ChannelInfo } from './telemetry.js';

export interface RobotProfile {
  /** Letters, digits, dashes: also a file name. */
  readonly name: string;
  readonly sensors: SensorDictionary;
  readonly motors: MotorDictionary;
  /** The same for people who watch. */
  readonly sensorInfo: readonly ChannelInfo[];
  readonly motorInfo: readonly ChannelInfo[];
}

/** A value that the server adds to a robot's own sensors. */
export interface ExtraSensor {
  readonly name: string;
  readonly minimum: number;
  readonly maximum: number;
}

export function profileOf(request: HandshakeRequest, extras: readonly ExtraSensor[] = []): RobotProfile {
  const sensorInfo = [...knownSensors(request), ...extras.map((extra) => ({ ...extra, unit: '', safety: 'none' }))];
  const motorInfo: ChannelInfo[] = request.actuators.map((one) => ({ ...one }));
  const isPlain = request.sensorDictionary === undefined && sensorInfo[0]?.name === 'sensor 0';
  const sensors: SensorDictionary = sensorInfo.map(({ name, unit, minimum, maximum, safety }) =>
    isPlain ? { name } : { name, unit, min: minimum, max: maximum, role: safety },
  );
  const motors: MotorDictionary = request.actuators.map(({ name, unit, safety, role }) => ({
    ...{ name, unit, role: safety },
    ...(role === undefined ? {} : { tendency: role }),
  }));
  const mark = sha256(JSON.stringify({ sensors, motors })).slice(0, 8);
  const hardware = request.hardwareName.replace(/[^A-Za-z0-9]/g, '').slice(0, 16) || 'robot';
  return { name: `${hardware}-${sensors.length}s-${motors.length}m-${mark}`, sensors, motors, sensorInfo, motorInfo };
}

function knownSensors(request: HandshakeRequest): readonly ChannelInfo[] {
  if (request.sensorDictionary !== undefined) return request.sensorDictionary;
  if (request.hardwareName === 'picarx' && request.sensors === picarxInputs.length) return picarxInputs;
  return Array.from({ length: request.sensors }, (_, index) => ({
    name: `sensor ${index}`,
    unit: '',
    minimum: -1,
    maximum: 1,
    safety: 'none',
  }));
}

/** What a robot is called, and the name by which its emergency stop is kept. */
export interface RobotNames {
  readonly robot: string;
  readonly stopName: string;
}

/** Robots of versions 1 and 2 have no id: a stop holds for all of their address, whatever they say of themselves. */
export function namesOf(request: HandshakeRequest, address: string): RobotNames {
  const robot = robotName(robotKey(request, address));
  return { robot, stopName: request.id === undefined ? robotName(`address:${address}`) : robot };
}

/** The name by which people and files know a robot: its id, or its address and profile with odd letters replaced. */
export function robotName(key: string): string {
  const [kind, ...rest] = key.split(':');
  const plain = rest
    .join(':')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+/, '');
  const name = kind === 'id' ? plain : `at-${plain}`;
  return name.length <= 56 && name !== '' ? name : `${name.slice(0, 47)}-${sha256(key).slice(0, 8)}`;
}
