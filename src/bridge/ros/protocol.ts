/**
 * The frames of the Foxglove WebSocket protocol as a client sees them, as plain functions: JSON text frames for control,
 * binary frames for messages. It knows no socket. The server's side is src/server/foxglove/protocol.ts.
 */
import { z } from 'zod';

const id = z.int().min(0).max(0xffffffff);
const name = z.string().max(4096);

const channel = z.object({
  id,
  topic: name,
  encoding: name,
  schemaName: name,
  schema: z.string(),
  schemaEncoding: name.nullish(),
});
/** A topic that the server publishes. */
export type AdvertisedChannel = z.infer<typeof channel>;

const serverText = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('serverInfo'),
    name: name.catch(''),
    capabilities: z.array(name),
    supportedEncodings: z.array(name).nullish(),
  }),
  z.object({ op: z.literal('advertise'), channels: z.array(channel).max(100_000) }),
  z.object({ op: z.literal('unadvertise'), channelIds: z.array(id) }),
  z.object({ op: z.literal('status'), level: z.number(), message: z.string() }),
]);
export type ServerText = z.infer<typeof serverText>;

const ours = new Set(['serverInfo', 'advertise', 'unadvertise', 'status']);

/** A text frame of the server: what it says, undefined where it is none of our business, or why it cannot be read. */
export function parseServerText(
  text: string,
): ServerText | { readonly op: 'invalid'; readonly reason: string } | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { op: 'invalid', reason: 'a text frame that is not JSON' };
  }
  const { op } = (typeof json === 'object' && json !== null ? json : {}) as { readonly op?: unknown };
  if (typeof op === 'string' && !ours.has(op)) return undefined;
  const parsed = serverText.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return { op: 'invalid', reason: `${issue.path.join('.') || 'a text frame'}: ${issue.message}` };
}

export interface MessageFrame {
  readonly subscriptionId: number;
  /** Nanoseconds of the robot's clock, when the bridge got the message. */
  readonly timeNs: bigint;
  readonly data: Uint8Array;
}

/** A message of a subscription, or undefined where the frame is something else. */
export function parseMessageFrame(frame: Uint8Array): MessageFrame | undefined {
  if (frame.length < 13 || frame[0] !== 1) return undefined;
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  return { subscriptionId: view.getUint32(1, true), timeNs: view.getBigUint64(5, true), data: frame.subarray(13) };
}

/** A message that we publish on a channel of ours. */
export function publishFrame(channelId: number, data: Uint8Array): Uint8Array {
  const frame = new Uint8Array(5 + data.length);
  frame[0] = 1;
  new DataView(frame.buffer).setUint32(1, channelId, true);
  frame.set(data, 5);
  return frame;
}
