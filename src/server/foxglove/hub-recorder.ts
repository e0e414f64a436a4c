/**
 * A recording of everything that the hub publishes: a subscriber that writes telemetry as topics into an MCAP file, with the
 * same schemas as live viewers get. It never holds up the hub: what the disk is too slow for is dropped and counted.
 */
import { Recorder } from '../../store/index.js';
import type { Hub, Subscription } from '../hub.js';
import type { Telemetry } from '../telemetry.js';
import { FieldGate, type FieldWish, type WatchField } from './field-gate.js';
import { topicMessages } from './topics.js';

export interface HubRecorderOptions {
  readonly hub: Hub;
  readonly file: string;
  /** Where the file is there already, another beside it is begun (`run-2.mcap`). */
  readonly beside?: boolean;
  /** Asks for robots' fields at this rate; they are left out of the recording by default. */
  readonly fields?: { readonly wish: FieldWish; readonly watch: WatchField };
  /** How much a crash may cost. */
  readonly chunkMs?: number;
  /** Called once, where the disk refuses something: nothing is recorded from then on. */
  readonly onFailure?: (error: Error) => void;
  readonly nowMs?: () => number;
}

/** What is recorded of fields: all of them, coarse and twice per second, which is 8 kB/s for each robot. */
export const recordedField: FieldWish = { group: 'field', hz: 2, edge: 16, format: 'u8' };

export class HubRecorder {
  /** Where it is written. */
  readonly file: string;
  readonly #recorder: Recorder;
  readonly #subscription: Subscription;
  readonly #options: HubRecorderOptions;
  readonly #watched = new Set<string>();
  #isDraining = false;

  private constructor(recorder: Recorder, options: HubRecorderOptions) {
    this.file = recorder.file;
    this.#recorder = recorder;
    this.#options = options;
    for (const info of options.hub.robots) this.#write({ type: 'robot', ...info });
    const gate = options.fields === undefined ? undefined : new FieldGate(options.fields.wish);
    this.#subscription = options.hub.subscribe({
      capacity: 4096,
      types: ['robot', 'cycle', 'world', 'event', 'server', 'stimulus', 'flow', 'field'],
      accepts: (message) => message.type !== 'field' || gate?.accepts(message) === true,
      wake: () => this.#schedule(),
    });
  }

  /** Starts a recording in a file that must not exist yet, or in the next one beside it. */
  static async start(options: HubRecorderOptions): Promise<HubRecorder> {
    const recorder = await Recorder.create(options.file, {
      chunkMs: options.chunkMs ?? 1000,
      beside: options.beside ?? false,
      ...(options.onFailure === undefined ? {} : { onFailure: options.onFailure }),
    });
    return new HubRecorder(recorder, options);
  }

  /** Messages written, by topic. */
  get counts(): ReadonlyMap<string, number> {
    return this.#recorder.counts;
  }

  get messages(): number {
    let sum = 0;
    for (const count of this.#recorder.counts.values()) sum += count;
    return sum;
  }

  /** Messages that neither the ring nor the disk could take. */
  get dropped(): number {
    return this.#subscription.dropped + this.#recorder.dropped;
  }

  /** Why nothing is recorded any more; undefined where all is well. */
  get failure(): Error | undefined {
    return this.#recorder.failure;
  }

  /** Hands what is written so far to the disk. */
  flush(): void {
    this.#drain();
    this.#recorder.flush();
  }

  /** Takes what still waits and finishes the file. */
  async close(): Promise<void> {
    this.#drain();
    this.#leave();
    await this.#recorder.close();
  }

  /** Ends without a recording, and leaves no file. */
  async discard(): Promise<void> {
    this.#leave();
    await this.#recorder.discard();
  }

  #leave(): void {
    this.#subscription.close();
    const { fields } = this.#options;
    for (const robot of this.#watched) fields?.watch(robot, { ...fields.wish, hz: 0 });
  }

  #schedule(): void {
    if (this.#isDraining) return;
    this.#isDraining = true;
    setImmediate(() => this.#drain());
  }

  #drain(): void {
    this.#isDraining = false;
    for (let message = this.#subscription.take(); message !== undefined; message = this.#subscription.take())
      this.#write(message);
  }

  #write(message: Telemetry): void {
    for (const { topic, timeNs, encode } of topicMessages(message, (this.#options.nowMs ?? Date.now)()))
      this.#recorder.write(topic, timeNs, encode());
    const { fields } = this.#options;
    if (message.type !== 'robot' || fields === undefined || this.#watched.has(message.robot)) return;
    this.#watched.add(message.robot);
    fields.watch(message.robot, fields.wish);
  }
}
