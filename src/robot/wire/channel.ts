/**
 * The dictionaries of a robot: each sensor and each actuator by name, unit, range and what it means for safety. They
 * travel in the hello of version 3 and say what a value is, so nothing has to be guessed from positions.
 */
import { z } from 'zod';
import { type MotorRole, motorRoles } from '../../brain/dictionary.js';

/** What the brainstem uses a sensor for. */
export const sensorRoles = ['none', 'distance', 'cliff', 'battery', 'temperature'] as const;
/** What a sensor means to safety. */
export type SensorRole = (typeof sensorRoles)[number];

/** What an actuator can do to the world: wheels move the robot, and stop first. */
export const actuatorRoles = ['none', 'wheel', 'steering'] as const;
/** What an actuator means to safety. */
export type ActuatorRole = (typeof actuatorRoles)[number];

/** A sensor or an actuator: its name, unit, range, and what it means to safety. */
export interface Channel<Role extends string = string> {
  readonly name: string;
  /** SI symbol, or '' for a bare number. */
  readonly unit: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly safety: Role;
}
/** Something that a robot measures. */
export type Sensor = Channel<SensorRole>;
/** Something that a robot moves; `role` is what it is to the brain, by its name by default. */
export type Actuator = Channel<ActuatorRole> & { readonly role?: MotorRole };

function channelOf<const Roles extends readonly [string, ...string[]]>(roles: Roles) {
  return z.strictObject({
    name: z.string().min(1).max(64),
    unit: z.string().max(16),
    minimum: z.number(),
    maximum: z.number(),
    safety: z.enum(roles),
  });
}

const isRange = ({ minimum, maximum }: { minimum: number; maximum: number }): boolean => minimum < maximum;
const rangeNeeded = 'minimum must lie below maximum';

const uniquely = <Item extends { name: string }>(items: readonly Item[]): boolean =>
  new Set(items.map(({ name }) => name)).size === items.length;

/** At most 1,024 sensors with different names. */
export const sensorDictionary = z
  .array(channelOf([...sensorRoles]).refine(isRange, rangeNeeded))
  .max(1024)
  .refine(uniquely, 'names must differ');

/** At most 256 actuators with different names. */
export const actuatorDictionary = z
  .array(
    channelOf([...actuatorRoles])
      .extend({ role: z.enum(motorRoles).optional() })
      .refine(isRange, rangeNeeded),
  )
  .max(256)
  .refine(uniquely, 'names must differ');
