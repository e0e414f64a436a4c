/**
 * Plays a recording into a hub, at its own pace or another, from its beginning or from later. Who listens to the hub cannot
 * tell it from a live server, but for the times, which are the recording's. After a seek the newest of what does not come
 * with every message (robots, walls, floors) is told first.
 */
import { setTimeout as sleepFor } from 'node:timers/promises';
import { readRecording } from '../../store/index.js';
import type { Hub } from '../hub.js';
import type { Telemetry, WorldMessage } from '../telemetry.js';
import { Reviver } from './revive.js';

export interface PlayOptions {
  readonly hub: Hub;
  readonly file: string;
  /** 2 is twice as fast as it was; 0 is as fast as can be read. */
  readonly speed?: number;
  /** Seconds from the beginning to start at. */
  readonly seekS?: number;
  readonly signal?: AbortSignal;
  readonly nowMs?: () => number;
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/** How far ahead of its time a message may be given: timers are no finer. */
const slackMs = 2;
const longestSleepMs = 50;

export class Player {
  readonly #options: PlayOptions;
  readonly #nowMs: () => number;
  readonly #sleep: (milliseconds: number) => Promise<void>;
  isPaused = false;
  /** The recording's time of the last message that was told. */
  timeMs = 0;
  /** Messages told to the hub so far. */
  messages = 0;

  constructor(options: PlayOptions) {
    this.#options = options;
    this.#nowMs = options.nowMs ?? (() => performance.now());
    this.#sleep = options.sleep ?? (async (milliseconds) => void (await sleepFor(milliseconds)));
  }

  /** Plays to the end, or until the signal comes. A recording without its end is played as far as it goes. */
  async play(): Promise<void> {
    const { file, seekS = 0, speed = 1, signal } = this.#options;
    const isEnded = (): boolean => signal?.aborted === true;
    const reviver = new Reviver();
    const skipped = new Latest();
    let firstMs: number | undefined;
    // Where the recording and the clock stood when this pace began.
    let anchor: { readonly recordedMs: number; startedMs: number } | undefined;
    for await (const recorded of readRecording(file, { partial: true })) {
      if (isEnded()) return;
      const recordedMs = Number(recorded.timeNs / 1000n) / 1000;
      firstMs ??= recordedMs;
      const message = reviver.revive(recorded);
      if (message === undefined) continue;
      // Messages stand in the order of writing, which is not quite that of their times: nothing is skipped once it plays.
      if (anchor === undefined && seekS > 0 && recordedMs < firstMs + 1000 * seekS) {
        skipped.keep(message);
        continue;
      }
      if (anchor === undefined) {
        anchor = { recordedMs, startedMs: this.#nowMs() };
        for (const earlier of skipped.messages()) this.#tell(earlier, recordedMs);
      }
      await this.#wait(anchor, recordedMs, speed);
      if (isEnded()) return;
      this.#tell(message, recordedMs);
    }
  }

  #tell(message: Telemetry, recordedMs: number): void {
    this.timeMs = recordedMs;
    this.messages += 1;
    this.#options.hub.publish(message);
  }

  async #wait(anchor: { readonly recordedMs: number; startedMs: number }, recordedMs: number, speed: number) {
    const { signal } = this.#options;
    while (this.isPaused && signal?.aborted !== true) {
      const before = this.#nowMs();
      await this.#sleep(longestSleepMs);
      anchor.startedMs += this.#nowMs() - before;
    }
    if (speed === 0) {
      // Whoever listens gets its turn.
      await new Promise((resolve) => setImmediate(resolve));
      return;
    }
    const dueMs = anchor.startedMs + (recordedMs - anchor.recordedMs) / speed;
    for (let left = dueMs - this.#nowMs(); left > slackMs; left = dueMs - this.#nowMs()) {
      if (signal?.aborted === true) return;
      await this.#sleep(Math.min(left, longestSleepMs));
    }
  }
}

/** The newest of what a late viewer has to know. */
class Latest {
  readonly #robots = new Map<string, Telemetry>();
  readonly #worlds = new Map<string, WorldMessage>();

  keep(message: Telemetry): void {
    if (message.type === 'robot') this.#robots.set(message.robot, message);
    // Walls, lights and floor are left out where they are as before.
    if (message.type === 'world') this.#worlds.set(message.robot, { ...this.#worlds.get(message.robot), ...message });
  }

  messages(): readonly Telemetry[] {
    return [...this.#robots.values(), ...this.#worlds.values()];
  }
}
