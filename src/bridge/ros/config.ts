/**
 * What a config file of `fieldbrain ros` may say: which fields of which topics are sensors, and which motors go into which
 * command topics. Checked once, before anything is connected; an error names the key. docs/ros.md explains every key.
 */
import { z } from 'zod';
import type { DeviceName } from '../../device/device.js';
import { deviceNames, isDeviceName } from '../../device/kinds.js';
import { describeValue, FieldbrainError } from '../../kernel/errors.js';
import { actuatorRoles, sensorRoles } from '../../robot/wire/channel.js';
import { isFieldPath } from './field-path.js';
import { knownDefinitions, plainType } from './message-types.js';

const topic = z
  .string()
  .max(256)
  .regex(/^\/[A-Za-z0-9_/]*[A-Za-z0-9_]$/, 'not a topic: expected /name, with letters, digits, _ and /');
const type = z
  .string()
  .max(256)
  .regex(/^\w+\/(msg\/)?\w+$/, 'not a message type: expected package/msg/Name');
const channelName = z.string().regex(/^[A-Za-z][\w.-]{0,55}$/, 'not a name: expected letters, digits, dots, dashes');
const finite = z.number();
const positive = z.number().positive();
const range = z.tuple([finite, finite]).refine(([low, high]) => low < high, 'the first must be below the second');
const path = z.string().max(256).refine(isFieldPath, 'not a path: expected field.field, field[2] or field[name]');

const sensor = z
  .strictObject({
    name: channelName,
    /** A topic and a path into its messages: `/scan.ranges`. */
    from: z.string().max(512).refine(isSource, 'expected /topic.field, as in /scan.ranges'),
    /** The type that the topic must have. */
    type: type.optional(),
    /** A list is split into this many parts of equal length, each of which becomes one sensor. */
    bins: z.int().min(1).max(512).optional(),
    reduce: z.enum(['min', 'max', 'mean', 'first']).default('min'),
    /** Readings beyond this, and infinite ones, count as this. */
    max: positive.optional(),
    /** Of a laser scan: from and to, in radians from straight ahead, to the left positive. */
    sector: range.optional(),
    /** What a part without one valid reading is: failed, which stops the robot, or the largest value. */
    empty: z.enum(['fail', 'max']).default('fail'),
    scale: finite.default(1),
    offset: finite.default(0),
    /** The range of the sensor after scale and offset; values beyond it are cut to it. */
    clip: range.optional(),
    /** The robot stops when the newest message is older. */
    ageMs: positive.max(2000).default(300),
    unit: z.string().max(16).default(''),
    safety: z.enum(sensorRoles).default('none'),
  })
  .refine(({ clip, max }) => clip !== undefined || max !== undefined, 'needs clip or max: the range of its values')
  .refine(({ bins, sector }) => sector === undefined || bins !== undefined, 'sector needs bins');

const motor = z
  .strictObject({
    name: channelName,
    path,
    minimum: finite,
    maximum: finite,
    /** Fastest change away from zero and towards it, in units per second. */
    risePerSecond: positive,
    fallPerSecond: positive.optional(),
    unit: z.string().max(16).default(''),
    safety: z.enum(actuatorRoles).default('none'),
    /**
     * The message holds a position and the motor is its speed: zero holds the position. It starts at what the sensor of this
     * name reads.
     */
    integrate: z.strictObject({ sensor: channelName, range }).optional(),
  })
  .refine(({ minimum, maximum }) => minimum < maximum, 'minimum must be below maximum')
  .refine(
    ({ minimum, maximum }) => minimum <= 0 && maximum >= 0,
    'zero, which stops it, must be between minimum and maximum',
  );

const command = z.strictObject({
  topic,
  type: type.refine((name) => knownDefinitions(name) !== undefined, 'not a message type that fieldbrain can write'),
  /** What the message holds besides the motors, as JSON. */
  template: z.record(z.string(), z.json()).default({}),
  motors: z.array(motor).min(1).max(64),
  /** A topic of the same type: what comes there is what the motors should have been. */
  teach: topic.optional(),
});

const rosSchema = z
  .strictObject({
    /** The name by which the brain knows the robot. */
    robot: z.string().regex(/^[A-Za-z0-9._-]{1,64}$/, 'expected letters, digits, dots, dashes'),
    sensors: z.array(sensor).min(1).max(128),
    commands: z.array(command).min(1).max(16),
    /** How often the brain is asked. */
    brainHz: positive.max(100).default(20),
    /** `stamps`: messages that come late count as old. `arrival`: for simulations that do not run in real time. */
    clock: z.enum(['stamps', 'arrival']).default('stamps'),
    topics: z
      .strictObject({
        stop: topic.default('/fieldbrain/stop'),
        reward: topic.default('/fieldbrain/reward'),
        state: topic.default('/fieldbrain/state'),
      })
      .prefault({}),
    brainstem: z
      .strictObject({
        stopBelow: z.number().min(0.05).default(0.05),
        slowBelow: z.number().min(0.05).default(0.2),
        avoidBelow: z.number().min(0).default(0),
        avoidWheel: finite.default(0),
        smoothing: z.number().gt(0).max(1).default(0.7),
        deadZone: z.number().min(0).default(0),
        frozenMs: positive.default(1000),
      })
      .prefault({}),
    /** The local brain; a brain on a server has its own settings. */
    brain: z
      .strictObject({
        size: z
          .union([z.literal(4), z.literal(8), z.literal(16), z.literal(32), z.literal(64), z.literal(128)])
          .optional(),
        device: z.custom<DeviceName>(isDeviceName, `expected ${deviceNames}`).optional(),
        seed: z.int().min(0).max(0xffffffff).default(1),
        bankRows: z.int().min(16).max(1_000_000).default(512),
        learn: z.boolean().default(true),
        /** A checkpoint of a trained brain, relative to the config file; it is frozen. */
        file: z.string().min(1).optional(),
        /** Where what it learns is kept from run to run, relative to the config file. */
        folder: z.string().min(1).optional(),
      })
      .prefault({}),
  })
  .superRefine((config, context) => {
    const expanded = config.sensors.flatMap(namesOf);
    const motors = config.commands.flatMap((one) => one.motors);
    const outTopics = [...config.commands.map((one) => one.topic), config.topics.state];
    const wrong = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message });
    if (new Set(expanded).size !== expanded.length) wrong('sensors', 'names must differ');
    if (new Set(motors.map(({ name }) => name)).size !== motors.length)
      wrong('commands', 'names of motors must differ');
    if (new Set(outTopics).size !== outTopics.length) wrong('commands', 'topics must differ');
    for (const { integrate } of motors)
      if (integrate !== undefined && !expanded.includes(integrate.sensor))
        wrong('commands', `integrate.sensor: no sensor ${integrate.sensor}`);
    if (config.brain.file !== undefined && config.brain.folder !== undefined)
      wrong('brain', 'file and folder exclude each other: a brain of a file is frozen');
  });

export type RosConfig = z.output<typeof rosSchema>;
export type RosSettings = z.input<typeof rosSchema>;
export type SensorConfig = RosConfig['sensors'][number];
export type CommandConfig = RosConfig['commands'][number];
export type MotorConfig = CommandConfig['motors'][number];

/** The sensors that one entry makes: itself, or one per bin. */
export function namesOf({ name, bins }: { readonly name: string; readonly bins?: number | undefined }): string[] {
  return bins === undefined || bins === 1 ? [name] : Array.from({ length: bins }, (_, i) => `${name}.${i}`);
}

/** The topic and the path of a sensor's `from`. */
export function splitSource(from: string): { readonly topic: string; readonly path: string } {
  const at = from.indexOf('.');
  return { topic: from.slice(0, at), path: from.slice(at + 1) };
}

function isSource(from: string): boolean {
  const { topic: name, path: rest } = splitSource(from);
  return topic.safeParse(name).success && isFieldPath(rest);
}

/** Checks a config; the error names the place and the first wrong key. */
export function checkRosConfig(settings: unknown, place = 'ros config'): RosConfig {
  const parsed = rosSchema.safeParse(settings);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const key = [...issue.path, ...unknown].map(String).join('.') || 'the whole';
  const text = unknown.length > 0 ? 'no such key' : issue.message;
  throw new FieldbrainError('usage', `${place}: ${describeValue(key)}: ${text}. See docs/ros.md#config.`, { key });
}

/** Reads a config from the text of a JSON file. */
export function parseRosConfig(text: string, place: string): RosConfig {
  let settings: unknown;
  try {
    settings = JSON.parse(text);
  } catch (error) {
    const reason = describeValue((error as Error).message);
    throw new FieldbrainError('usage', `${place}: not JSON (got ${reason}). Correct the file.`, { place });
  }
  return checkRosConfig(settings, place);
}

/** Whether two names mean one message type. */
export function sameType(a: string, b: string): boolean {
  return plainType(a) === plainType(b);
}
