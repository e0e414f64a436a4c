/**
 * Sensors and motors by name: units, ranges and safety roles, in the order in which their values stand in a vector. A
 * plain number means that many without names or ranges. Nothing here knows a robot.
 */
import { refuseUnknown } from '../kernel/known-names.js';
import { wrongUse } from './refusal.js';

/** What is known of a sensor; without a range it is scaled by the least and largest value seen. */
export interface SensorEntry {
  readonly name: string;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  /** For the brainstem: 'distance', 'edge', 'battery', … */
  readonly role?: string;
}

/**
 * What a motor is to the brain. Drive and steer follow the field's content along x and y, tilt along z; vigour rests at ½ and
 * rises with a strategy; pan and tilt look around in research mode. A motor without a role does what it learns.
 */
export const motorRoles = ['drive', 'steer', 'pan', 'tilt', 'vigour', 'none'] as const;
/** One of the roles of motors. */
export type MotorRole = (typeof motorRoles)[number];

/** What is known of a motor; the brain gives −1 … 1. */
export interface MotorEntry {
  readonly name: string;
  readonly unit?: string;
  /** For the brainstem: 'wheel', 'steering', … */
  readonly role?: string;
  /** The motor's role in the brain; known names (forward, turn, steering, pan, tilt, vigour, …) have theirs by default, others none. */
  readonly tendency?: MotorRole;
}

/** The sensors of a brain in their order. */
export type SensorDictionary = readonly SensorEntry[];
/** The motors of a brain in their order. */
export type MotorDictionary = readonly MotorEntry[];

/** Motors 0 … 4 in their usual meaning. */
export const motorNames = ['forward', 'turn', 'pan', 'tilt', 'vigour'] as const;

/** Roles of motors that say none of their own, by name. */
const knownRoles: Readonly<Record<string, MotorRole>> = {
  forward: 'drive',
  thrust: 'drive',
  drive: 'drive',
  throttle: 'drive',
  turn: 'steer',
  steer: 'steer',
  steering: 'steer',
  pan: 'pan',
  tilt: 'tilt',
  vigour: 'vigour',
};

/** Of motors that have numbers only. */
export const usualRoles: readonly MotorRole[] = motorNames.map((name) => knownRoles[name]);

/** The role of each motor. */
export function rolesOf(motors: MotorDictionary): readonly MotorRole[] {
  return motors.map(({ name, tendency }) => tendency ?? (Object.hasOwn(knownRoles, name) ? knownRoles[name] : 'none'));
}

const motorKeys = Object.keys({ name: 0, unit: 0, role: 0, tendency: 0 } satisfies Record<keyof MotorEntry, 0>);
const sensorKeys = Object.keys({ name: 0, unit: 0, min: 0, max: 0, role: 0 } satisfies Record<keyof SensorEntry, 0>);

export function readSensors(given: number | SensorDictionary): SensorDictionary {
  const entries: SensorDictionary =
    typeof given === 'number' ? numbered('sensors', given, 1024, (i) => `sensor${i}`) : given;
  checkEntries('sensors', entries, sensorKeys, 1024);
  for (const { name, min, max } of entries) {
    const none = min === undefined && max === undefined;
    if (!none && !(Number.isFinite(min) && Number.isFinite(max) && (min as number) < (max as number)))
      throw wrongUse(`sensor ${name}`, 'bad range', `${min} … ${max}`, 'two finite numbers, min below max, or neither');
  }
  return entries;
}

export function readMotors(given: number | MotorDictionary): MotorDictionary {
  const entries =
    typeof given === 'number' ? numbered('motors', given, 64, (i) => motorNames[i] ?? `motor${i}`) : given;
  checkEntries('motors', entries, motorKeys, 64);
  for (const { name, tendency } of entries as MotorDictionary)
    if (tendency !== undefined && !motorRoles.includes(tendency))
      throw wrongUse(`motor ${name}`, 'no such role', tendency, motorRoles.join(', '));
  return entries;
}

function numbered(place: string, amount: number, most: number, nameOf: (i: number) => string): { name: string }[] {
  if (!Number.isInteger(amount) || amount < 1 || amount > most)
    throw wrongUse(place, 'bad number', amount, `a whole number from 1 to ${most}, or a dictionary`);
  return Array.from({ length: amount }, (_, i) => ({ name: nameOf(i) }));
}

function checkEntries(place: string, entries: readonly unknown[], keys: readonly string[], most: number): void {
  if (!Array.isArray(entries))
    throw wrongUse(place, 'no dictionary', entries, `a number, or a list of { ${keys[0]}, … }`);
  if (entries.length < 1 || entries.length > most)
    throw wrongUse(place, 'bad length', entries.length, `1 to ${most} entries`);
  const names = new Set(entries.map((entry, at) => nameOf(`${place}[${at}]`, entry, keys)));
  if (names.size !== entries.length) throw wrongUse(place, 'a name stands twice', [...names].join(', '), 'other names');
}

/** A key that nobody reads is refused: a robot's `minimum` would else leave a sensor without its range. */
function nameOf(place: string, entry: unknown, keys: readonly string[]): string {
  if (typeof entry !== 'object' || entry === null)
    throw wrongUse(place, 'no entry', entry, `an object of ${keys.join(', ')}`);
  refuseUnknown(place, 'key', entry, keys);
  const { name } = entry as { readonly name?: unknown };
  if (typeof name !== 'string' || name === '') throw wrongUse(place, 'it has no name', name, 'a name of its own');
  return name;
}
