/**
 * The PiCar-X by name, unit and range: its 16 raw sensors, its 5 actuators, the 24 inputs that a brain gets from them and
 * the 4 outputs that a brain gives. docs/protocol.md shows the same tables.
 */
import type { Actuator, Sensor } from '../wire/channel.js';

type Safety = Sensor['safety'];

function sensor(name: string, unit: string, minimum: number, maximum: number, safety: Safety = 'none'): Sensor {
  return { name, unit, minimum, maximum, safety };
}

/** In the order of the wire and of the simulator. */
export const picarxSensors: readonly Sensor[] = [
  sensor('distance', 'm', 0, 4, 'distance'),
  sensor('grayscale right', '', 0, 1, 'cliff'),
  sensor('grayscale centre', '', 0, 1, 'cliff'),
  sensor('grayscale left', '', 0, 1, 'cliff'),
  sensor('left motor', '', -1, 1),
  sensor('right motor', '', -1, 1),
  sensor('pan', '°', -90, 90),
  sensor('tilt', '°', -35, 65),
  sensor('steering', '°', -30, 30),
  sensor('battery', 'V', 0, 8.4, 'battery'),
  sensor('line', '', 0, 1),
  sensor('cliff', '', 0, 1),
  sensor('temperature', '°C', 0, 100, 'temperature'),
  sensor('memory', '', 0, 1),
  sensor('time', '', 0, 1),
  sensor('reserved', '', 0, 1),
];

/** Where each raw sensor stands. */
export const raw = {
  distance: 0,
  right: 1,
  centre: 2,
  left: 3,
  leftMotor: 4,
  rightMotor: 5,
  pan: 6,
  tilt: 7,
  steering: 8,
  battery: 9,
  line: 10,
  cliff: 11,
  temperature: 12,
  memory: 13,
  time: 14,
  reserved: 15,
} as const;

/** Wheels in percent, angles in degrees; steering to the right is positive. */
export const picarxActuators: readonly Actuator[] = [
  { name: 'left', unit: '%', minimum: -100, maximum: 100, safety: 'wheel' },
  { name: 'right', unit: '%', minimum: -100, maximum: 100, safety: 'wheel' },
  { name: 'steering', unit: '°', minimum: -30, maximum: 30, safety: 'steering' },
  { name: 'pan', unit: '°', minimum: -90, maximum: 90, safety: 'none' },
  { name: 'tilt', unit: '°', minimum: -35, maximum: 65, safety: 'none' },
];

/** What the brain may use of the actuators' ranges. */
export const picarxDriveLimits = {
  left: { minimum: -50, maximum: 50 },
  right: { minimum: -50, maximum: 50 },
  steering: { minimum: -25, maximum: 25 },
} as const;

/** The 24 inputs of a brain, each in [0, 1]; expansion.ts makes them of the raw sensors. */
export const picarxInputs: readonly Sensor[] = [
  'nearness',
  'unused 1',
  'unused 2',
  'grayscale right',
  'grayscale centre',
  'grayscale left',
  'left motor',
  'right motor',
  'steering',
  'pan',
  'tilt',
  'battery',
  'line',
  'cliff',
  'temperature',
  'memory',
  'turn',
  'forward',
  'distance change',
  'line offset',
  'steering amount',
  'speed',
  'variance',
  'health',
].map((name) => sensor(name, '', 0, 1));

/** The 4 outputs of a brain, each in [-1, 1]; motors.ts makes commands of them. */
export const picarxOutputs: readonly Actuator[] = (
  [
    ['forward', 'wheel'],
    ['turn', 'steering'],
    ['pan', 'none'],
    ['tilt', 'none'],
  ] as const
).map(([name, safety]) => ({ name, unit: '', minimum: -1, maximum: 1, safety }));
