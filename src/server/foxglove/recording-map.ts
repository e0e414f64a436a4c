/**
 * What has to be known of a whole recording before one can go about in it: its first and last time, how confidence went, and
 * the robots and rooms that were told only once or seldom. It is read in one pass, and small however long the recording is.
 */
import { open } from 'node:fs/promises';
import { McapIndexedReader } from '@mcap/core';
import { type RecordedMessage, readRecording } from '../../store/index.js';
import type { PlaybackInfo, RobotMessage, Telemetry, WorldMessage } from '../telemetry.js';
import { Reviver } from './revive.js';

/** Steps of the overview of a recording. */
const overviewSteps = 240;

type Cue = { readonly timeMs: number; readonly message: RobotMessage | WorldMessage };

export class RecordingMap {
  readonly file: string;
  startMs = 0;
  endMs = 0;
  /** Whether its index can be used: not where a part of it is damaged. */
  isSound = true;
  readonly #cues: Cue[] = [];
  readonly #confidence = new Map<string, [timeMs: number, value: number][]>();

  private constructor(file: string) {
    this.file = file;
  }

  static async read(file: string): Promise<RecordingMap> {
    const map = new RecordingMap(file);
    const reviver = new Reviver();
    const rooms = new Map<string, string>();
    let isFirst = true;
    const damaged = (): void => {
      map.isSound = false;
    };
    for await (const recorded of readRecording(file, { partial: true, damaged })) {
      const timeMs = millisecondsOf(recorded);
      map.startMs = isFirst ? timeMs : Math.min(map.startMs, timeMs);
      map.endMs = isFirst ? timeMs : Math.max(map.endMs, timeMs);
      isFirst = false;
      const message = reviver.revive(recorded);
      if (message?.type === 'cycle') map.#note(message.robot, timeMs, message.report.confidence);
      else if (message?.type === 'robot') map.#cues.push({ timeMs, message });
      else if (message?.type === 'world' && (message.walls !== undefined || message.floor !== undefined)) {
        const { walls, lights, floor } = message;
        const room = JSON.stringify([walls, lights, floor]);
        if (rooms.get(message.robot) !== room) map.#cues.push({ timeMs, message });
        rooms.set(message.robot, room);
      }
    }
    return map;
  }

  /** The newest robots and rooms at a time: what a late viewer has to know. */
  cuesAt(timeMs: number): readonly Telemetry[] {
    const newest = new Map<string, Telemetry>();
    for (const { timeMs: at, message } of this.#cues) {
      const key = `${message.type} ${message.robot}`;
      const before = newest.get(key);
      // Walls, lights and floor are left out where they are as before.
      if (at <= timeMs) newest.set(key, message.type === 'world' ? { ...before, ...message } : message);
      // A robot that came later is known from the start: a viewer has to have somebody to look at.
      else if (before === undefined && message.type === 'robot') newest.set(key, message);
    }
    return [...newest.values()];
  }

  /** Confidence from start to end in equal steps, for each robot. */
  overview(): PlaybackInfo['confidence'] {
    const spanMs = Math.max(1, this.endMs - this.startMs);
    const rows = [...this.#confidence].map(([robot, points]) => {
      const sums = new Float64Array(overviewSteps);
      const counts = new Float64Array(overviewSteps);
      for (const [timeMs, value] of points) {
        const step = Math.min(overviewSteps - 1, Math.floor(((timeMs - this.startMs) / spanMs) * overviewSteps));
        sums[step] += value;
        counts[step] += 1;
      }
      const mean = (step: number): number | null =>
        counts[step] === 0 ? null : Math.round((1000 * sums[step]) / counts[step]) / 1000;
      return [robot, Array.from(sums, (_, step) => mean(step))] as const;
    });
    return Object.fromEntries(rows);
  }

  #note(robot: string, timeMs: number, value: number): void {
    const points = this.#confidence.get(robot) ?? [];
    points.push([timeMs, value]);
    this.#confidence.set(robot, points);
  }
}

/** The messages of a recording from a time on: by its index where it is sound, else by reading past what was before. */
export async function* messagesFrom({ file, isSound }: RecordingMap, fromMs: number): AsyncGenerator<RecordedMessage> {
  if (isSound) yield* indexedFrom(file, fromMs);
  else yield* plainFrom(file, fromMs);
}

async function* indexedFrom(file: string, fromMs: number): AsyncGenerator<RecordedMessage> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const readable = {
      size: async () => BigInt(size),
      read: async (offset: bigint, length: bigint) => {
        const bytes = new Uint8Array(Number(length));
        await handle.read(bytes, 0, bytes.length, Number(offset));
        return bytes;
      },
    };
    const reader = await McapIndexedReader.Initialize({ readable }).catch(() => undefined);
    if (reader !== undefined) {
      for await (const { channelId, logTime, sequence, data } of reader.readMessages({
        startTime: BigInt(Math.floor(fromMs)) * 1_000_000n,
      })) {
        const channel = reader.channelsById.get(channelId);
        const schema = channel && reader.schemasById.get(channel.schemaId);
        if (channel === undefined) continue;
        const { topic, messageEncoding, metadata } = channel;
        const described = { topic, messageEncoding, metadata: Object.fromEntries(metadata), ...(schema && { schema }) };
        yield { channel: described, timeNs: logTime, sequence, data };
      }
      return;
    }
  } finally {
    await handle.close();
  }
  // A recording without its end has no index.
  yield* plainFrom(file, fromMs);
}

async function* plainFrom(file: string, fromMs: number): AsyncGenerator<RecordedMessage> {
  for await (const recorded of readRecording(file, { partial: true }))
    if (millisecondsOf(recorded) >= fromMs) yield recorded;
}

export function millisecondsOf({ timeNs }: RecordedMessage): number {
  return Number(timeNs / 1000n) / 1000;
}
