/**
 * A recording of robots in a closed loop, with the topics and schemas of a server's: `inspect`, `replay` and Foxglove take the
 * file as any other. Each recorded brain is saved beside it as it begins, so that `replay --into brain` can live it again.
 */
import path from 'node:path';
import type { FieldBrain } from '../brain/field-brain.js';
import { parameterNames } from '../brain/index.js';
import { checkpointOf, Recorder, writeCheckpoint } from '../store/index.js';
import type { LivedCycle } from '../worlds/index.js';
import { oneOf, type TrainRecorder } from '../worlds/train.js';
import { topicMessages } from './foxglove/topics.js';
import type { ChannelInfo, Telemetry } from './telemetry.js';

/** Which robots are recorded where. */
export interface LoopRecording {
  readonly file: string;
  /** Names the robots: `cart-pole-0`, say. */
  readonly world: string;
  /** How many: the first ones. */
  readonly robots: number;
}

/** Steps in a second of the recording: those of a robot that asks its brain at the usual rate. */
const stepsPerSecond = 20;
/** Messages after which the disk is waited for. */
const patience = 1000;

export class LoopRecorder implements TrainRecorder {
  readonly #recorder: Recorder;
  readonly #recording: LoopRecording;
  readonly #startMs = Date.now();
  #messages = 0;

  private constructor(recorder: Recorder, recording: LoopRecording) {
    this.#recorder = recorder;
    this.#recording = recording;
  }

  /** Starts a file that must not exist yet. */
  static async start(recording: LoopRecording): Promise<LoopRecorder> {
    return new LoopRecorder(await Recorder.create(recording.file, { chunkMs: 0 }), recording);
  }

  get robots(): number {
    return this.#recording.robots;
  }

  /** Messages that were written. */
  get messages(): number {
    return this.#messages;
  }

  /** Says who is recorded, and saves the brains as they begin. */
  async begin(brain: FieldBrain): Promise<void> {
    const { file, world, robots } = this.#recording;
    for (let slot = 0; slot < robots; slot += 1) {
      const robot = this.#nameOf(slot);
      const snapshot = await oneOf(brain, slot);
      const saved = path.resolve(`${file.replace(/\.mcap$/, '')}-${robot}.safetensors`);
      await writeCheckpoint(checkpointOf(snapshot, { world }), saved);
      const { device, deviceName, executor, size, arenaBytes, ...rest } = brain.describe();
      const configuration = { device, executor, size, ...rest, brains: 1 };
      const parameters = Object.fromEntries(parameterNames.map((name) => [name, brain.get(name, slot)]));
      const channel = (one: { name: string; unit?: string; min?: number; max?: number }): ChannelInfo => {
        const { name, unit = '', min: minimum = -1, max: maximum = 1 } = one;
        return { name, unit, minimum, maximum, safety: 'none' };
      };
      await this.#write({
        ...{ type: 'robot', robot, slot, hardware: world, protocol: 3, connected: true },
        sensors: brain.configuration.sensors.map(channel),
        motors: brain.configuration.motors.map(({ name }) => channel({ name })),
        ...{ driver: { kind: 'brain' }, paused: false, stopped: false, parameters },
        brain: { device, deviceName, executor, edge: size, channels: 64, arenaBytes },
      });
      await this.#write({
        ...{ type: 'event', timeMs: this.#startMs, level: 'info', code: 'brain-open', robot },
        text: `brain ${robot}: from ${saved}, cycle ${snapshot.cycle}`,
        details: {
          ...{ beginning: 'checkpoint', cycle: snapshot.cycle, file: saved },
          configuration: JSON.stringify(configuration),
          parameters: JSON.stringify(parameters),
        },
      });
    }
  }

  async cycle({ robot: slot, step, demonstration, stepMs, state, ...lived }: LivedCycle): Promise<void> {
    const shown = Array.from(demonstration ?? [], (value, motor) => ({ motor, value }));
    const told = shown.filter(({ value }) => !Number.isNaN(value));
    const motors = Array.from(lived.motors);
    await this.#write({
      ...{ type: 'cycle', robot: this.#nameOf(slot), slot, timeMs: this.#startMs + (1000 * step) / stepsPerSecond },
      sensors: Array.from(lived.sensors),
      reward: lived.reward,
      ...(lived.terminated ? { terminated: true } : {}),
      ...(lived.truncated ? { truncated: true } : {}),
      ...(told.length === 0 ? {} : { demonstration: told }),
      ...{ motors, wanted: motors, report: state },
      ...{ cycleMs: stepMs, p50Ms: stepMs, p99Ms: stepMs, hz: stepsPerSecond },
      counters: {
        ...{ cycles: state.cycle, drops: 0, failedCycles: 0, reconnects: 0, nonFinite: 0, clamped: 0 },
        ...{ launches: 0, transfers: 0, allocations: 0 },
      },
    });
  }

  /** Finishes the file. */
  close(): Promise<void> {
    return this.#recorder.close();
  }

  /** Ends without a recording, and leaves no file. */
  discard(): Promise<void> {
    return this.#recorder.discard();
  }

  #nameOf(slot: number): string {
    return `${this.#recording.world}-${slot}`;
  }

  async #write(message: Telemetry): Promise<void> {
    for (const { topic, timeNs, encode } of topicMessages(message, this.#startMs)) {
      this.#recorder.write(topic, timeNs, encode());
      this.#messages += 1;
      if (this.#messages % patience === 0) await this.#recorder.settle();
    }
  }
}
