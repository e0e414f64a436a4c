/**
 * Sensors and motors by name: units, ranges and safety roles, in the order in which their values stand in a vector. A
 * plain number means so many without names or ranges. Nothing here knows a robot.
 */
import { FieldbrainError } from '../kernel/index.js';

/** What is known of a sensor; without a range it is scaled by the least and largest value seen. */
export interface SensorEntry {
  readonly name: string;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  /** For the brainstem: 'distance', 'edge', 'battery', … */
  readonly role?: string;
}

/** What is known of a motor; the brain gives −1 … 1. */
export interface MotorEntry {
  readonly name: string;
  readonly unit?: string;
  readonly role?: string;
}

/** The sensors of a brain in their order. */
export type SensorDictionary = readonly SensorEntry[];
/** The motors of a brain in their order. */
export type MotorDictionary = readonly MotorEntry[];

/** Motors 0 … 4 in their usual meaning. */
export const motorNames = ['forward', 'turn', 'pan', 'tilt', 'vigour'] as const;

export function readSensors(given: number | SensorDictionary): SensorDictionary {
  const entries: SensorDictionary =
    typeof given === 'number' ? numbered('sensors', given, 1024, (i) => `sensor${i}`) : given;
  checkEntries('sensors', entries, 1024);
  for (const { name, min, max } of entries) {
    const none = min === undefined && max === undefined;
    if (!none && !(Number.isFinite(min) && Number.isFinite(max) && (min as number) < (max as number)))
      throw refusal(`sensor ${name}`, 'bad range', `${min} … ${max}`, 'two finite numbers, min below max, or neither');
  }
  return entries;
}

export function readMotors(given: number | MotorDictionary): MotorDictionary {
  const entries =
    typeof given === 'number' ? numbered('motors', given, 64, (i) => motorNames[i] ?? `motor${i}`) : given;
  checkEntries('motors', entries, 64);
  return entries;
}

function numbered(place: string, amount: number, most: number, nameOf: (i: number) => string): { name: string }[] {
  if (!Number.isInteger(amount) || amount < 1 || amount > most)
    throw refusal(place, 'bad number', amount, `a whole number from 1 to ${most}, or a dictionary`);
  return Array.from({ length: amount }, (_, i) => ({ name: nameOf(i) }));
}

function checkEntries(place: string, entries: readonly { readonly name: string }[], most: number): void {
  if (!Array.isArray(entries) || entries.length < 1 || entries.length > most)
    throw refusal(place, 'bad length', entries?.length, `1 to ${most} entries`);
  const names = new Set(entries.map(({ name }) => name));
  if (names.size !== entries.length) throw refusal(place, 'a name stands twice', [...names].join(', '), 'other names');
}

function refusal(place: string, wrong: string, got: unknown, expected: string): FieldbrainError {
  return new FieldbrainError('usage', `${place}: ${wrong} (got ${String(got)}, expected ${expected}).`, { got });
}
