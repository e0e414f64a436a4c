/**
 * Plays a recording into a hub: at its own pace or another, from its beginning or from wherever somebody goes to. Who listens
 * to the hub cannot tell it from a live server, but for the times, which are the recording's. After a seek come first the
 * robots and rooms of that time, then quickly what led up to it, then the recording at its pace.
 */
import { setTimeout as sleepFor } from 'node:timers/promises';
import { readRecording } from '../../store/index.js';
import type { Hub } from '../hub.js';
import type { FieldMessage, Telemetry } from '../telemetry.js';
import { messagesFrom, millisecondsOf, RecordingMap } from './recording-map.js';
import { Reviver } from './revive.js';

export interface PlayOptions {
  readonly hub: Hub;
  readonly file: string;
  /** 2 is twice as fast as it was; 0 is as fast as can be read. */
  readonly speed?: number;
  /** Seconds from the beginning to start at. */
  readonly seekS?: number;
  /** Seconds before a sought time that are told quickly, so that plots and trails are not empty. */
  readonly leadS?: number;
  readonly signal?: AbortSignal;
  readonly nowMs?: () => number;
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/** How far ahead of its time a message may be given: timers are no finer. */
const slackMs = 2;
const longestSleepMs = 50;
/** Messages that are told at once where there is no pace to keep; then the viewers get their turn. */
const burst = 32;

export class Player {
  readonly #options: PlayOptions;
  readonly #nowMs: () => number;
  readonly #sleep: (milliseconds: number) => Promise<void>;
  isPaused = false;
  /** Everything was told. */
  isEnded = false;
  /** The recording's time of the last message that was told. */
  timeMs = 0;
  /** Messages told to the hub so far. */
  messages = 0;
  #speed: number;
  #map: RecordingMap | undefined;
  /** Where to go next, where somebody wants to go. */
  #target: number | undefined;
  /** Where the recording and the clock stood when this pace began. */
  #pace: { readonly recordedMs: number; startedMs: number } | undefined;

  constructor(options: PlayOptions) {
    this.#options = options;
    this.#speed = options.speed ?? 1;
    this.#nowMs = options.nowMs ?? (() => performance.now());
    this.#sleep = options.sleep ?? (async (milliseconds) => void (await sleepFor(milliseconds)));
  }

  get speed(): number {
    return this.#speed;
  }

  set speed(factor: number) {
    this.#speed = factor;
    this.#pace = undefined;
  }

  /** What is known of the whole recording; it is read on the first call. */
  async map(): Promise<RecordingMap> {
    this.#map ??= await RecordingMap.read(this.#options.file);
    return this.#map;
  }

  /** Goes to a time of the recording; the player obeys it soon. */
  seek(timeMs: number): void {
    this.#target = timeMs;
  }

  /** Plays to the end, or until the signal comes. A recording without its end is played as far as it goes. */
  async play(): Promise<void> {
    const { seekS = 0 } = this.#options;
    if (this.messages === 0 && seekS > 0) this.#target ??= (await this.map()).startMs + 1000 * seekS;
    do {
      const target = this.#target;
      this.#target = undefined;
      this.#pace = undefined;
      this.isEnded = false;
      await this.#playFrom(target);
    } while (this.#target !== undefined && !this.#isOver());
    this.isEnded = !this.#isOver();
  }

  /** Plays, and after its end again from wherever somebody goes to, until the signal comes. */
  async stay(ended: () => void): Promise<void> {
    while (!this.#isOver()) {
      await this.play();
      if (this.isEnded) ended();
      while (this.#target === undefined && !this.#isOver()) await this.#sleep(longestSleepMs);
    }
  }

  #isOver(): boolean {
    return this.#options.signal?.aborted === true;
  }

  async #playFrom(target: number | undefined): Promise<void> {
    const { file, leadS = 0 } = this.#options;
    const reviver = new Reviver();
    const fields = new Map<string, FieldMessage>();
    let source = readRecording(file, { partial: true });
    if (target !== undefined) {
      const map = await this.map();
      const fromMs = Math.max(map.startMs, Math.min(map.endMs, target) - 1000 * leadS);
      for (const message of map.cuesAt(fromMs)) this.#tell(message, target);
      source = messagesFrom(map, fromMs);
    }
    for await (const recorded of source) {
      if (this.#isOver() || this.#target !== undefined) return;
      const recordedMs = millisecondsOf(recorded);
      const message = reviver.revive(recorded);
      if (message === undefined) continue;
      if (target !== undefined && recordedMs < target) {
        // Of the fields only the last is worth a look.
        if (message.type === 'field') fields.set(`${message.robot} ${message.group}`, message);
        else this.#tell(message, target);
        if (this.messages % burst === 0) await this.#sleep(1);
        continue;
      }
      this.#tellFields(fields);
      // Messages stand in the order of writing, which is not quite that of their times: nothing is skipped once it plays.
      await this.#wait(recordedMs);
      if (this.#isOver() || this.#target !== undefined) return;
      this.#tell(message, recordedMs);
    }
    this.#tellFields(fields);
  }

  #tellFields(fields: Map<string, FieldMessage>): void {
    for (const message of fields.values()) this.#tell(message, this.timeMs);
    fields.clear();
  }

  #tell(message: Telemetry, recordedMs: number): void {
    this.timeMs = recordedMs;
    this.messages += 1;
    this.#options.hub.publish(message);
  }

  /** Waits until a message is due, while it is paused, and no longer than until somebody goes elsewhere. */
  async #wait(recordedMs: number): Promise<void> {
    const isLeft = (): boolean => this.#isOver() || this.#target !== undefined;
    for (;;) {
      while (this.isPaused && !isLeft()) {
        const before = this.#nowMs();
        await this.#sleep(longestSleepMs);
        if (this.#pace !== undefined) this.#pace.startedMs += this.#nowMs() - before;
      }
      if (isLeft()) return;
      if (this.#speed === 0) {
        // Listeners get their turn.
        await new Promise((resolve) => setImmediate(resolve));
        return;
      }
      const now = this.#nowMs();
      this.#pace ??= { recordedMs, startedMs: now };
      const left = this.#pace.startedMs + (recordedMs - this.#pace.recordedMs) / this.#speed - now;
      if (left <= slackMs) return;
      await this.#sleep(Math.min(left, longestSleepMs));
    }
  }
}
