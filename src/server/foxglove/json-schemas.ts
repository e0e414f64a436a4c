/**
 * JSON schemas of the telemetry topics. Viewers accept plain schemas only (no unions, no arrays of arrays), so a topic's
 * payload is the hub's message with two changes that `toPayload` makes and `fromPayload` takes back: walls are one flat list,
 * and what is null is left out.
 */
import type { FieldMessage, Telemetry } from '../telemetry.js';

/** A plain JSON schema. */
export type JsonSchema =
  | { readonly type: 'number' | 'integer' | 'string' | 'boolean' }
  | { readonly type: 'array'; readonly items: JsonSchema }
  | {
      readonly type: 'object';
      readonly title?: string;
      readonly properties?: Readonly<Record<string, JsonSchema>>;
      readonly required?: readonly string[];
      readonly additionalProperties: boolean;
    };

const number: JsonSchema = { type: 'number' };
const integer: JsonSchema = { type: 'integer' };
const text: JsonSchema = { type: 'string' };
const flag: JsonSchema = { type: 'boolean' };
const anything: JsonSchema = { type: 'object', additionalProperties: true };
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** An object; names ending in ? may be missing. */
function object(fields: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const names = Object.keys(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name.replace('?', ''), schema])),
    required: names.filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  };
}

const all = (names: string, schema: JsonSchema): Record<string, JsonSchema> =>
  Object.fromEntries(names.split(' ').map((name) => [name, schema]));

const channel = object({ ...all('name unit safety role?', text), ...all('minimum maximum', number) });

const report = object({
  ...all('cycle matchRow', integer),
  ...all('confidence error meanError energy maximum sparsity novelty match exploration value', number),
  ...all('temporalDifference gate hold strategy badInputs mended information drive activeCells patternsStored', number),
  ...all('recognised strategyActive', flag),
  mode: text,
  'episodes?': object({ ...all('ended length lastLength', integer), ...all('return lastReturn sigma', number) }),
});

/** What goes out as JSON: all telemetry, of a field only its description. */
export type PayloadType = Telemetry['type'];

export const payloadSchemas: Readonly<Record<PayloadType, JsonSchema>> = {
  robot: object({
    ...all('robot hardware', text),
    ...all('slot protocol', integer),
    ...all('connected paused stopped', flag),
    ...all('sensors motors', list(channel)),
    driver: object({ kind: text, 'name?': text, 'teaches?': flag }),
    parameters: anything,
    brain: object({
      ...all('device deviceName executor', text),
      ...all('edge channels arenaBytes', integer),
      'stages?': anything,
    }),
  }),
  cycle: object({
    robot: text,
    slot: integer,
    ...all('timeMs reward cycleMs p50Ms p99Ms hz', number),
    ...all('sensors motors wanted prediction? groups?', list(number)),
    ...all('terminated? truncated?', flag),
    'demonstration?': list(object({ motor: integer, value: number })),
    report,
    counters: object({
      ...all('cycles drops failedCycles reconnects nonFinite clamped launches transfers allocations', integer),
      'demonstrations?': integer,
    }),
  }),
  world: object({
    robot: text,
    ...all('timeMs width height metresDriven coverage', number),
    collisions: integer,
    'walls?': list(number),
    'lights?': list(object(all('x y brightness', number))),
    'floor?': object({ ...all('columns rows', integer), metres: number, brightness: text }),
    car: object({
      ...all('x y heading length width steeringDegrees panDegrees tiltDegrees speed', number),
      touching: flag,
    }),
    beam: object({ ...all('from to', list(number)), metres: number }),
    trail: list(number),
    'camera?': object({ ...all('width height', integer), brightness: text }),
  }),
  event: object({ timeMs: number, ...all('level code text robot?', text), 'details?': anything }),
  server: object({
    ...all('timeMs uptimeS checkpointAgeS', number),
    ...all('robots viewers cycles overruns mailboxDrops viewerDrops memoryBytes', integer),
    stopped: flag,
    brainChild: object({ ...all('pid restarts', integer), state: text }),
    cycleMs: object(all('p50 p99 max', number)),
    'recording?': object({ file: text, ...all('messages dropped', integer), 'failure?': text }),
  }),
  stimulus: object({ timeMs: number, robot: text, stimulus: anything }),
  flow: object({
    robot: text,
    ...all('timeMs alpha', number),
    ...all('samples needed permutations', integer),
    series: list(text),
    links: list(object({ ...all('source target', text), delay: integer, ...all('te pValue', number) })),
  }),
  field: object({
    ...all('robot group format', text),
    ...all('cycle edge fieldEdge', integer),
    ...all('timeMs minimum maximum', number),
  }),
};

/** The payload of a message's JSON topic. */
export function toPayload(message: Telemetry): Readonly<Record<string, unknown>> {
  const { type, ...rest } = message;
  if (message.type === 'world' && message.walls !== undefined) return { ...rest, walls: message.walls.flat() };
  if (message.type === 'server' && message.recording === null) {
    const { type: _type, recording: _recording, ...others } = message;
    return others;
  }
  if (message.type === 'field') {
    const { type: _type, data, ...others } = message;
    return { ...others, format: data instanceof Float32Array ? 'f32' : 'u8' };
  }
  return rest;
}

/** A field without its data. */
export type FieldPayload = Omit<FieldMessage, 'type' | 'data'> & { readonly format: 'u8' | 'f32' };

/** The message of a payload, of any type but a field, whose data is in another topic. */
export function fromPayload(
  type: Exclude<PayloadType, 'field'>,
  payload: Readonly<Record<string, unknown>>,
): Telemetry {
  const extra: Record<string, unknown> = {};
  if (type === 'server') extra.recording = payload.recording ?? null;
  if (type === 'world' && Array.isArray(payload.walls)) extra.walls = inFours(payload.walls as number[]);
  return { type, ...payload, ...extra } as unknown as Telemetry;
}

function inFours(flat: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (let at = 0; at < flat.length; at += 4) groups.push(flat.slice(at, at + 4));
  return groups;
}
