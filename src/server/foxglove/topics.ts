/**
 * Which topics a telemetry message becomes, for viewers and recordings alike. Of each robot: `/<robot>/pose`, `/walls`,
 * `/car`, `/camera` and `/field` in Foxglove's schemas, and its telemetry as JSON; of the server: `/tf`, `/log` and its
 * telemetry. A message is encoded only when somebody asks for its bytes. The way back is revive.ts.
 */
import type { Topic } from '../../store/index.js';
import type { EventLevel, EventMessage, FieldMessage, Telemetry, WorldMessage } from '../telemetry.js';
import { type PayloadType, payloadSchemas, toPayload } from './json-schemas.js';
import { carOf, imageOf, poseOf, stampOf, transformsOf, voxelsOf, wallsOf } from './scene.js';
import type { MessageOf, SchemaName } from './schema-table.js';
import { encodeMessage, fullName, schemaBytes } from './schemas.js';

/** A message of a topic, not yet encoded. */
export interface TopicMessage {
  readonly topic: Topic;
  readonly timeNs: bigint;
  /** Later subscribers should get it too. */
  readonly latched: boolean;
  readonly encode: () => Uint8Array;
}

/** Names in a topic: letters, digits, dots, dashes and underscores stay, everything else is written as %XX. */
export function topicName(robot: string): string {
  return encodeURIComponent(robot).replaceAll(/[!'()*~]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
}

const jsonNames: Readonly<Record<PayloadType, string>> = {
  robot: 'fieldbrain.Robot',
  cycle: 'fieldbrain.Cycle',
  world: 'fieldbrain.World',
  event: 'fieldbrain.Event',
  server: 'fieldbrain.Server',
  stimulus: 'fieldbrain.Stimulus',
  flow: 'fieldbrain.Flow',
  field: 'fieldbrain.FieldInfo',
};

/** The type of telemetry in a JSON topic with that schema. */
export function payloadTypeOf(schemaName: string): PayloadType | undefined {
  return (Object.keys(jsonNames) as PayloadType[]).find((type) => jsonNames[type] === schemaName);
}

type Schema = NonNullable<Topic['schema']>;

const jsonSchemas = new Map<PayloadType, Schema>();

function protobufTopic(topic: string, name: SchemaName): Topic {
  const schema = { name: fullName(name), encoding: 'protobuf', data: schemaBytes(name) };
  return { topic, messageEncoding: 'protobuf', schema };
}

function jsonTopic(topic: string, type: PayloadType): Topic {
  let schema = jsonSchemas.get(type);
  if (schema === undefined) {
    const text = JSON.stringify({ title: jsonNames[type], ...payloadSchemas[type] });
    schema = { name: jsonNames[type], encoding: 'jsonschema', data: new TextEncoder().encode(text) };
    jsonSchemas.set(type, schema);
  }
  return { topic, messageEncoding: 'json', schema };
}

/** The topics of a robot, to be made known before it sends anything. */
export function topicsOfRobot(robot: string): readonly Topic[] {
  const prefix = `/${topicName(robot)}`;
  return [
    jsonTopic(`${prefix}/robot`, 'robot'),
    jsonTopic(`${prefix}/cycle`, 'cycle'),
    jsonTopic(`${prefix}/world`, 'world'),
    jsonTopic(`${prefix}/stimulus`, 'stimulus'),
    jsonTopic(flowTopicOf(robot), 'flow'),
    jsonTopic(`${prefix}/field_info`, 'field'),
    protobufTopic(`${prefix}/pose`, 'PoseInFrame'),
    protobufTopic(`${prefix}/walls`, 'SceneUpdate'),
    protobufTopic(`${prefix}/car`, 'SceneUpdate'),
    protobufTopic(`${prefix}/camera`, 'RawImage'),
    protobufTopic(`${prefix}/field`, 'VoxelGrid'),
  ];
}

/** The topics that do not belong to one robot. */
export function commonTopics(): readonly Topic[] {
  return [
    protobufTopic('/tf', 'FrameTransforms'),
    protobufTopic('/log', 'Log'),
    jsonTopic('/event', 'event'),
    jsonTopic('/server', 'server'),
  ];
}

/** The topic of a robot's information flow, which is estimated while somebody subscribes to it. */
export function flowTopicOf(robot: string): string {
  return `/${topicName(robot)}/flow`;
}

/** The topics that need a robot's field. */
export function fieldTopicsOf(robot: string): readonly string[] {
  const prefix = `/${topicName(robot)}`;
  return [`${prefix}/field`, `${prefix}/field_info`];
}

/** What a telemetry message becomes. `nowMs` is the time of those that have none. */
export function topicMessages(message: Telemetry, nowMs: number): readonly TopicMessage[] {
  const timeNs = nanoseconds('timeMs' in message ? message.timeMs : nowMs);
  switch (message.type) {
    case 'robot':
    case 'cycle':
    case 'stimulus':
    case 'flow':
      return [json(`/${topicName(message.robot)}/${message.type}`, message, timeNs)];
    case 'server':
      return [json('/server', message, timeNs)];
    case 'event':
      return [json('/event', message, timeNs), protobuf('/log', 'Log', timeNs, () => logOf(message, timeNs))];
    case 'world':
      return worldMessages(message, timeNs);
    case 'field':
      return fieldMessages(message, timeNs);
    default:
      return message satisfies never;
  }
}

function worldMessages(message: WorldMessage, timeNs: bigint): TopicMessage[] {
  const { robot, walls } = message;
  const prefix = `/${topicName(robot)}`;
  const messages = [
    json(`${prefix}/world`, message, timeNs),
    protobuf('/tf', 'FrameTransforms', timeNs, () => transformsOf(message, timeNs)),
    protobuf(`${prefix}/pose`, 'PoseInFrame', timeNs, () => poseOf(message, timeNs)),
    protobuf(`${prefix}/car`, 'SceneUpdate', timeNs, () => carOf(message, timeNs)),
  ];
  if (walls !== undefined)
    messages.push({
      ...protobuf(`${prefix}/walls`, 'SceneUpdate', timeNs, () => wallsOf(robot, walls, timeNs)),
      latched: true,
    });
  if (message.camera !== undefined)
    messages.push(protobuf(`${prefix}/camera`, 'RawImage', timeNs, () => imageOf(message, timeNs) ?? {}));
  return messages;
}

function fieldMessages(message: FieldMessage, timeNs: bigint): TopicMessage[] {
  const prefix = `/${topicName(message.robot)}`;
  return [
    json(`${prefix}/field_info`, message, timeNs),
    protobuf(`${prefix}/field`, 'VoxelGrid', timeNs, () => voxelsOf(message, timeNs)),
  ];
}

const levels: Readonly<Record<EventLevel, number>> = { debug: 1, info: 2, warning: 3, error: 4 };

function logOf({ level, code, text, robot }: EventMessage, timeNs: bigint): MessageOf<'Log'> {
  return {
    timestamp: stampOf(timeNs),
    level: levels[level],
    message: text,
    name: robot === undefined ? code : `${robot} ${code}`,
  };
}

function json(topic: string, message: Telemetry, timeNs: bigint): TopicMessage {
  return {
    topic: jsonTopic(topic, message.type),
    timeNs,
    latched: message.type === 'robot' || message.type === 'server',
    encode: () => new TextEncoder().encode(JSON.stringify(toPayload(message))),
  };
}

function protobuf<Name extends SchemaName>(
  topic: string,
  name: Name,
  timeNs: bigint,
  make: () => MessageOf<Name>,
): TopicMessage {
  return {
    topic: protobufTopic(topic, name),
    timeNs,
    latched: false,
    encode: () => encodeMessage(name, make()),
  };
}

/** Milliseconds to whole nanoseconds, without the rounding of a product that no double can hold. */
export function nanoseconds(timeMs: number): bigint {
  const whole = Math.floor(timeMs);
  return BigInt(whole) * 1_000_000n + BigInt(Math.round((timeMs - whole) * 1e6));
}
