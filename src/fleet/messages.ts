/** What gateways and workers tell each other beside the control loop, as JSON that is checked on arrival. */
import { z } from 'zod';
import { actuatorDictionary, type HandshakeRequest, sensorDictionary, verbs } from '../robot/index.js';
import { mostChannels } from './frames.js';

const epoch = z.object({ incarnation: z.number().int().min(0), revision: z.number().int().min(0) });
const name = z.string().min(1).max(64);
/** A robot's name as `robotName` makes it: it also begins names of files. */
const robotName = z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/);
const whole = z.number().int().min(0);

const request = z.object({
  version: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  sensors: whole.min(1).max(mostChannels),
  motors: whole.min(1).max(mostChannels),
  hardware: z.number().int(),
  hardwareName: z.string().max(64),
  mask: whole,
  id: z.string().max(64).optional(),
  operator: z.literal(false),
  sensorDictionary: sensorDictionary.optional(),
  actuators: actuatorDictionary,
  demonstrations: z.boolean().optional(),
  episodes: z.boolean().optional(),
  epochs: z.boolean().optional(),
  role: z.enum(['view', 'drive', 'admin']).optional(),
}) as unknown as z.ZodType<HandshakeRequest>;

/** A gateway asks a worker to serve a robot. */
export const askMessage = z.object({
  robot: robotName,
  gateway: name,
  session: whole,
  address: z.string().max(128),
  revision: whole,
  seen: epoch,
  above: epoch.optional(),
  request,
});
export type AskMessage = z.output<typeof askMessage>;

/** The worker's answer. */
export const askReply = z.union([
  z.object({
    granted: z.literal(true),
    epoch,
    life: z.string(),
    acceptance: z.object({ gpu: z.boolean(), fieldEdge: whole, channels: whole }),
  }),
  z.object({
    granted: z.literal(false),
    reason: z.enum(['busy', 'moved', 'full', 'failed']),
    text: z.string().max(2000).default(''),
  }),
]);
export type AskReply = z.output<typeof askReply>;

/** A worker's word on one robot, to its gateway. */
export const tellMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verb'), session: whole, epoch, verb: z.enum(verbs) }),
  /** Another connection of the robot has taken this one's place. */
  z.object({ kind: z.literal('ended'), session: whole, reason: z.string().max(400) }),
  /** The worker is loading its brain; `progress` grows as long as it gets on. */
  z.object({ kind: z.literal('loading'), session: whole, worker: name, progress: whole }),
  /** The worker has given the robot up; where it names another, that one has its brain ready. */
  z.object({ kind: z.literal('released'), epoch, to: name.optional() }),
  /** This worker has a copy of its brain: it is the one to ask where the owner is lost. */
  z.object({ kind: z.literal('standby'), epoch, worker: name }),
]);
export type TellMessage = z.output<typeof tellMessage>;

/** A worker asks another to open a robot's brain, and to take it up to the cycle `end`, by what it tells it of checkpoint and steps. */
export const prepareMessage = z.object({
  robot: robotName,
  address: z.string().max(128),
  epoch,
  end: whole,
  /** The owner has stopped at `end`, and gives the robot up as soon as this is answered. */
  isLast: z.boolean(),
  request,
});
export type PrepareMessage = z.output<typeof prepareMessage>;

/** Whether it has. */
export const prepareReply = z.object({ ready: z.boolean(), text: z.string().max(2000).default('') });
export type PrepareReply = z.output<typeof prepareReply>;

/** How many robots a worker has given away, each with its newest state, and those whose state is nowhere else. */
export const drainReply = z.object({
  moved: whole,
  unsaved: z.array(z.object({ robot: robotName, reason: z.string().max(400) })).max(100_000),
});
export type DrainReply = z.output<typeof drainReply>;

/** The newest checkpoint of a brain, for its copy. */
export const baseMessage = z.object({
  epoch,
  line: whole,
  base: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/), bytes: whole, cycle: whole }),
});
export type BaseMessage = z.output<typeof baseMessage>;

/** A standby's answer to steps: the history that its copy is of, as `lineName` writes it, and the first cycle that it does not hold. */
export const copiedMessage = z.object({ robot: robotName, worker: name, line: z.string().max(64), end: whole });
export type CopiedMessage = z.output<typeof copiedMessage>;

/** A gateway's word on a robot that sends no frames: it is still connected, or it has left. */
export const presenceMessage = z.object({ session: whole, here: z.boolean() });
export type PresenceMessage = z.output<typeof presenceMessage>;

export const beatMessage = z.object({
  worker: name,
  life: z.string().max(32),
  robots: whole,
  capacity: whole,
  draining: z.boolean(),
  device: z.string().max(32).default(''),
  /** Cycles so far, and the 99th percentile of their time in milliseconds. */
  cycles: whole.default(0),
  p99Ms: z.number().default(0),
  /** Seconds since the oldest brain here was saved to the store; −1 where none was. */
  checkpointAgeS: z.number().default(-1),
  /** Beats before this one that did not come back to it. */
  unheard: whole.default(0),
});
export type BeatMessage = z.output<typeof beatMessage>;

/** What a gateway says of itself, each second. */
export const gatewayMessage = z.object({
  gateway: name,
  robots: z
    .array(
      z.object({
        robot: name,
        worker: z.string(),
        epoch,
        phase: z.string(),
        stopped: z.boolean(),
        /** Half of the answers came within this time, and 99 of 100. */
        p50Ms: z.number(),
        p99Ms: z.number(),
      }),
    )
    .max(100_000),
  frames: whole,
  fenced: whole,
  takeovers: whole,
});
export type GatewayMessage = z.output<typeof gatewayMessage>;

/** What /fleet.json says: the robots of this gateway, and every worker that it hears. */
export interface GatewayView extends GatewayMessage {
  readonly workers: readonly BeatMessage[];
}

export const stopMessage = z.object({
  robot: name.optional(),
  /** The process that says it, which needs not hear it again. */
  from: z.string().max(64).optional(),
});

/** A message's content, or undefined where it is not what was agreed on. */
export function parseMessage<Value>(schema: z.ZodType<Value>, text: string): Value | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
