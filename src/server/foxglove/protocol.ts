/**
 * The frames of the Foxglove WebSocket protocol, both ways, as plain functions: JSON text frames for control, binary frames
 * for messages, time and service calls. Both names of the protocol have the same frames. It knows no socket.
 */
import * as z from 'zod';
import { type PlaybackRequest, parsePlaybackRequest, playbackOpcode } from './playback.js';

/** Names of the protocol, the preferred one first. */
export const subprotocols = ['foxglove.sdk.v1', 'foxglove.websocket.v1'] as const;

/** The port that viewers try by themselves. */
export const foxglovePort = 8765;

export const statusLevel = { info: 0, warning: 1, error: 2 } as const;
export type StatusLevel = keyof typeof statusLevel;

export interface Channel {
  readonly id: number;
  readonly topic: string;
  readonly encoding: string;
  readonly schemaName: string;
  /** Text, or base64 where the schema is binary. */
  readonly schema: string;
  readonly schemaEncoding?: string;
}

export type ParameterValue =
  | number
  | boolean
  | string
  | readonly ParameterValue[]
  | { readonly [key: string]: ParameterValue };

export interface Parameter {
  readonly name: string;
  readonly value?: ParameterValue;
  readonly type?: 'float64';
}

interface ServiceMessageInfo {
  readonly encoding: 'json';
  readonly schemaName: string;
  readonly schemaEncoding: 'jsonschema';
  readonly schema: string;
}

export interface ServiceInfo {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly request: ServiceMessageInfo;
  readonly response: ServiceMessageInfo;
}

/** What the server says in text frames. */
export type ServerText =
  | {
      readonly op: 'serverInfo';
      readonly name: string;
      readonly capabilities: readonly string[];
      readonly supportedEncodings: readonly string[];
      readonly metadata: Readonly<Record<string, string>>;
      readonly sessionId: string;
      /** Of a recording: when it begins and ends. */
      readonly dataStartTime?: { readonly sec: number; readonly nsec: number };
      readonly dataEndTime?: { readonly sec: number; readonly nsec: number };
    }
  | { readonly op: 'status'; readonly level: number; readonly message: string; readonly id?: string }
  | { readonly op: 'removeStatus'; readonly statusIds: readonly string[] }
  | { readonly op: 'advertise'; readonly channels: readonly Channel[] }
  | { readonly op: 'unadvertise'; readonly channelIds: readonly number[] }
  | { readonly op: 'parameterValues'; readonly parameters: readonly Parameter[]; readonly id?: string }
  | { readonly op: 'advertiseServices'; readonly services: readonly ServiceInfo[] }
  | {
      readonly op: 'serviceCallFailure';
      readonly serviceId: number;
      readonly callId: number;
      readonly message: string;
    };

const id = z.int().min(0).max(0xffffffff);
const name = z.string().max(1024);
const names = z.array(name).max(4096);
const value: z.ZodType<ParameterValue> = z.lazy(() =>
  z.union([z.number(), z.boolean(), z.string().max(65_536), z.array(value), z.record(z.string(), value)]),
);

const clientText = z.discriminatedUnion('op', [
  z.object({ op: z.literal('subscribe'), subscriptions: z.array(z.object({ id, channelId: id })).max(4096) }),
  z.object({ op: z.literal('unsubscribe'), subscriptionIds: z.array(id).max(4096) }),
  z.object({
    op: z.literal('advertise'),
    channels: z.array(z.object({ id, topic: name, encoding: name, schemaName: name })).max(256),
  }),
  z.object({ op: z.literal('unadvertise'), channelIds: z.array(id).max(256) }),
  z.object({ op: z.literal('getParameters'), parameterNames: names, id: name.optional() }),
  z.object({
    op: z.literal('setParameters'),
    parameters: z.array(z.object({ name, value: value.optional(), type: name.optional() })).max(256),
    id: name.optional(),
  }),
  z.object({ op: z.literal('subscribeParameterUpdates'), parameterNames: names }),
  z.object({ op: z.literal('unsubscribeParameterUpdates'), parameterNames: names }),
]);

/** What a client says in text frames. */
export type ClientText = z.infer<typeof clientText>;

/** A text frame from a client, or why it is none. */
export function parseClientText(text: string): ClientText | { readonly op: 'invalid'; readonly reason: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { op: 'invalid', reason: 'a text frame is not JSON' };
  }
  const parsed = clientText.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return { op: 'invalid', reason: `${issue.path.join('.') || 'frame'}: ${issue.message}` };
}

/** What a client says in binary frames. */
export type ClientBinary =
  | { readonly op: 'message'; readonly channelId: number; readonly data: Uint8Array }
  | {
      readonly op: 'call';
      readonly serviceId: number;
      readonly callId: number;
      readonly encoding: string;
      readonly data: Uint8Array;
    }
  | { readonly op: 'playback'; readonly request: PlaybackRequest };

const opcode = { message: 1, time: 2, serviceResponse: 3, clientMessage: 1, clientCall: 2 } as const;

/** A binary frame from a client, or undefined where it is none. */
export function parseClientBinary(frame: Uint8Array): ClientBinary | undefined {
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  if (frame.length >= 5 && frame[0] === opcode.clientMessage)
    return { op: 'message', channelId: view.getUint32(1, true), data: frame.subarray(5) };
  if (frame[0] === playbackOpcode.request) {
    const request = parsePlaybackRequest(frame);
    return request && { op: 'playback', request };
  }
  if (frame.length < 13 || frame[0] !== opcode.clientCall) return undefined;
  const end = 13 + view.getUint32(9, true);
  if (end > frame.length) return undefined;
  return {
    op: 'call',
    serviceId: view.getUint32(1, true),
    callId: view.getUint32(5, true),
    encoding: new TextDecoder().decode(frame.subarray(13, end)),
    data: frame.subarray(end),
  };
}

/** A message of a subscription: opcode, subscription, nanoseconds, payload. */
export function messageFrame(subscriptionId: number, timeNs: bigint, payload: Uint8Array): Uint8Array {
  const frame = new Uint8Array(13 + payload.length);
  const view = new DataView(frame.buffer);
  view.setUint8(0, opcode.message);
  view.setUint32(1, subscriptionId, true);
  view.setBigUint64(5, timeNs, true);
  frame.set(payload, 13);
  return frame;
}

export function timeFrame(timeNs: bigint): Uint8Array {
  const frame = new Uint8Array(9);
  frame[0] = opcode.time;
  new DataView(frame.buffer).setBigUint64(1, timeNs, true);
  return frame;
}

/** The answer to a service call. */
export function serviceFrame(serviceId: number, callId: number, encoding: string, payload: Uint8Array): Uint8Array {
  const label = new TextEncoder().encode(encoding);
  const frame = new Uint8Array(13 + label.length + payload.length);
  const view = new DataView(frame.buffer);
  view.setUint8(0, opcode.serviceResponse);
  view.setUint32(1, serviceId, true);
  view.setUint32(5, callId, true);
  view.setUint32(9, label.length, true);
  frame.set(label, 13);
  frame.set(payload, 13 + label.length);
  return frame;
}
