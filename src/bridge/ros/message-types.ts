/**
 * Message types of ROS 2: definitions that a bridge advertises (`ros2msg` or `ros2idl`), definitions that we know ourselves,
 * and whether two say the same. A command topic that nobody publishes has no advertised schema, so commands are
 * encoded by the definitions that we know. ackermann_msgs is in no package of common messages and stands here.
 */
import { parseRos2idl } from '@foxglove/ros2idl-parser';
import { parse } from '@foxglove/rosmsg';
import { ros2jazzy } from '@foxglove/rosmsg-msgs-common';
import { describeValue, FieldbrainError } from '../../kernel/errors.js';

export type Definitions = ReturnType<typeof parse>;
type Fields = Definitions[number]['definitions'];

/** `geometry_msgs/msg/Twist` and `geometry_msgs/Twist` are one type. */
export function plainType(type: string): string {
  return type.replace('/msg/', '/');
}

/** The whole name of a type, as ROS 2 writes it. */
export function wholeType(type: string): string {
  return plainType(type).replace('/', '/msg/');
}

/** A schema that a bridge advertised for a topic. */
export interface AdvertisedSchema {
  readonly topic: string;
  readonly schemaName: string;
  readonly schema: string;
  readonly schemaEncoding?: string | undefined;
}

/** Parses an advertised schema; the error names the topic. */
export function parseSchema({ topic, schemaName, schema, schemaEncoding = 'ros2msg' }: AdvertisedSchema): Definitions {
  if (schemaEncoding !== 'ros2msg' && schemaEncoding !== 'ros2idl')
    throw schemaError(topic, schemaName, `encoding ${describeValue(schemaEncoding)}`, 'ros2msg or ros2idl');
  let definitions: Definitions;
  try {
    definitions =
      schemaEncoding === 'ros2msg' ? parse(schema, { ros2: true }) : (parseRos2idl(schema) as unknown as Definitions);
  } catch (error) {
    const [line] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw schemaError(topic, schemaName, line, `a ${schemaEncoding} schema`);
  }
  if (definitions.length === 0) throw schemaError(topic, schemaName, 'an empty schema', 'a message definition');
  return definitions;
}

function schemaError(topic: string, schemaName: string, got: string, expected: string): FieldbrainError {
  const text = `ros ${topic}: the schema of ${describeValue(schemaName)} cannot be parsed (got ${describeValue(got)}, expected ${expected}). Check the message package on the robot.`;
  return new FieldbrainError('input-invalid', text, { topic, schemaName, got });
}

/** The definition of a type that we know, with all types that it mentions, or undefined. */
export function knownDefinitions(type: string): Definitions | undefined {
  const known = new Map<string, Definitions[number]>();
  const visit = (name: string): boolean => {
    if (known.has(name)) return true;
    const found = ownTypes.get(name) ?? (ros2jazzy as Readonly<Record<string, Definitions[number]>>)[name];
    if (found === undefined) return false;
    known.set(name, found);
    return found.definitions.every((field) => field.isComplex !== true || visit(field.type));
  };
  return visit(plainType(type)) ? [...known.values()] : undefined;
}

/** The fields of the message itself: the first definition that holds more than constants. */
export function rootFields(definitions: Definitions): Fields {
  const root = definitions.find(({ definitions: fields }) => fields.some(({ isConstant }) => isConstant !== true));
  return root?.definitions ?? [];
}

/** The fields of a type that a definition mentions. */
export function typeFields(definitions: Definitions, type: string): Fields | undefined {
  const wanted = plainType(type);
  return definitions.find(({ name }) => name !== undefined && plainType(name) === wanted)?.definitions;
}

/** Whether two definitions put the same bytes on the wire: equal fields in equal order, names too; constants do not count. */
export function sameDefinitions(a: Definitions, b: Definitions): boolean {
  return shapeOf(a, rootFields(a), 0) === shapeOf(b, rootFields(b), 0);
}

const mostNesting = 32;

function shapeOf(definitions: Definitions, fields: Fields, depth: number): string {
  if (depth > mostNesting) return 'too deep';
  const parts = fields.flatMap((field) => {
    if (field.isConstant === true) return [];
    const nested = field.isComplex === true ? typeFields(definitions, field.type) : undefined;
    // A time is a primitive in one way of writing definitions and builtin_interfaces/Time in the other.
    const inner =
      nested === undefined || isTime(field.type) ? timeless(field.type) : shapeOf(definitions, nested, depth + 1);
    const list = field.isArray === true ? `[${field.arrayLength ?? ''}]` : '';
    return [`${field.name}:${inner}${list}`];
  });
  return `{${parts.join(',')}}`;
}

function isTime(type: string): boolean {
  return /^(builtin_interfaces\/)?(time|duration)$/i.test(plainType(type));
}

function timeless(type: string): string {
  return isTime(type) ? 'time' : plainType(type);
}

const ownTypes: ReadonlyMap<string, Definitions[number]> = new Map(
  Object.entries({
    'ackermann_msgs/AckermannDrive':
      'float32 steering_angle\nfloat32 steering_angle_velocity\nfloat32 speed\nfloat32 acceleration\nfloat32 jerk',
    'ackermann_msgs/AckermannDriveStamped': 'std_msgs/Header header\nackermann_msgs/AckermannDrive drive',
  }).map(([name, text]) => [name, { ...parse(text, { ros2: true, skipTypeFixup: true })[0], name }]),
);
