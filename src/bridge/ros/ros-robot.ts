/**
 * A ROS 2 robot behind the robot interface: what runs it does not see the difference to any other. It hears its sensors and
 * writes its commands through a bridge, hears stop and reward, and publishes its state. What is safe is the brainstem's
 * business; this file publishes nothing before the first command that moves, and repeats zeros after it.
 */
import { MessageWriter } from '@foxglove/rosmsg2-serialization';
import type { BrainstemSettings } from '../../robot/brainstem/index.js';
import type { Readings, Robot, RobotDescription } from '../../robot/robot.js';
import { Command } from './command.js';
import type { RosConfig } from './config.js';
import { fieldKind } from './field-path.js';
import { type Input, Link, type LinkHost } from './link.js';
import { knownDefinitions } from './message-types.js';
import { readSensor, type SensorReader, sensorReaders } from './sensor-reading.js';

export interface RosRobotOptions {
  readonly url: string;
  readonly config: RosConfig;
  readonly host: LinkHost & {
    /** `/fieldbrain/stop`: true stops, false clears. */
    stop(isStop: boolean): void;
  };
  readonly now?: () => number;
  readonly answerMs?: number;
}

/** How often zeros go out at the end, and after what pause. */
const farewells = 5;
const farewellPauseMs = 20;
/** A position is held for this long at a stop; then others may move the joint, and the next start begins where it is. */
const holdMs = 1000;
/** A demonstration older than this says nothing about now. */
const demonstrationMs = 300;
const longestStepSeconds = 0.1;

export class RosRobot implements Robot {
  readonly description: RobotDescription;
  readonly link: Link;
  readonly commands: readonly Command[];
  /** Whether a command that moves has been given. */
  hasMoved = false;
  readonly #readers: readonly SensorReader[];
  readonly #topics: readonly string[];
  readonly #options: RosRobotOptions;
  readonly #now: () => number;
  readonly #values: Float64Array;
  readonly #stateWriter = new MessageWriter(knownDefinitions('std_msgs/msg/String') ?? []);
  #reward: number | undefined;
  #movedMs = Number.NEGATIVE_INFINITY;
  #actedMs = Number.NaN;

  constructor(options: RosRobotOptions) {
    const { config, url, host } = options;
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#readers = sensorReaders(config.sensors);
    this.#topics = [...new Set(this.#readers.map((reader) => reader.topic))];
    let at = 0;
    this.commands = config.commands.map((command) => {
      at += command.motors.length;
      return new Command(command, at - command.motors.length);
    });
    this.description = {
      id: config.robot,
      hardware: 'ros2',
      hardwareCode: 2,
      sensors: this.#readers.flatMap(({ sensors }) => sensors),
      actuators: this.commands.flatMap(({ actuators }) => actuators),
    };
    this.#values = new Float64Array(this.description.sensors.length).fill(Number.NaN);
    this.link = new Link(host, {
      url,
      inputs: this.#inputs(),
      outputs: [...config.commands, { topic: config.topics.state, type: 'std_msgs/msg/String' }],
      clock: config.clock,
      now: this.#now,
      ...(options.answerMs === undefined ? {} : { answerMs: options.answerMs }),
    });
  }

  /** What the brainstem has to hold for this robot. */
  get brainstem(): Partial<BrainstemSettings> {
    const { config } = this.#options;
    const { frozenMs, ...settings } = config.brainstem;
    const motors = config.commands.flatMap((command) => command.motors);
    return {
      ...settings,
      // The range of a laser is cut by the config, so an honest one may rest at its end for long.
      frozenMs: { distance: frozenMs, cliff: frozenMs, battery: Infinity, temperature: Infinity },
      saturatedMs: Infinity,
      ageMs: Object.fromEntries(
        this.#readers.flatMap((reader) => reader.sensors.map(({ name }) => [name, reader.config.ageMs])),
      ),
      limits: Object.fromEntries(
        motors.map(({ name, minimum, maximum, risePerSecond, fallPerSecond = 2 * risePerSecond }) => [
          name,
          { minimum, maximum, risePerSecond, fallPerSecond },
        ]),
      ),
    };
  }

  async connect(): Promise<void> {
    if (!this.link.isReady) await this.link.open();
  }

  async calibrate(): Promise<void> {}

  async configure(): Promise<void> {}

  async observe({ values, takenMs }: Readings): Promise<void> {
    for (const topic of this.#topics) {
      const heard = this.link.read(topic);
      for (const reader of this.#readers) {
        if (reader.topic !== topic) continue;
        const end = reader.at + reader.sensors.length;
        takenMs.fill(heard?.sentMs ?? Number.NEGATIVE_INFINITY, reader.at, end);
        if (heard?.message === undefined) values.fill(Number.NaN, reader.at, end);
        else readSensor(reader, heard.message, values);
      }
    }
    this.#values.set(values);
  }

  async act(commands: Float64Array): Promise<void> {
    const nowMs = this.#now();
    const isMoving = commands.some((value) => value !== 0);
    if (isMoving) {
      this.hasMoved = true;
      this.#movedMs = nowMs;
    }
    const seconds = Math.min((nowMs - this.#actedMs) / 1000 || 0, longestStepSeconds);
    this.#actedMs = nowMs;
    if (this.hasMoved) this.#publish(commands, seconds, nowMs);
  }

  /** Zeros, several times, and the end of the link. */
  async disconnect(): Promise<void> {
    const zeros = new Float64Array(this.description.actuators.length);
    for (let i = 0; this.hasMoved && i < farewells && this.link.isReady; i += 1) {
      this.#publish(zeros, 0, this.#now());
      await new Promise((resolve) => setTimeout(resolve, farewellPauseMs));
    }
    await this.link.close();
  }

  /** The last reward since it was asked for before, or undefined. */
  takeReward(): number | undefined {
    const reward = this.#reward;
    this.#reward = undefined;
    return reward;
  }

  /** What the outputs (−1 … 1) should be by those who teach now; NaN where nobody does. */
  demonstrate(demonstration: Float32Array): void {
    demonstration.fill(Number.NaN);
    const nowMs = this.#now();
    for (const command of this.commands) {
      const heard = command.config.teach === undefined ? undefined : this.link.newest(command.config.teach);
      if (heard === undefined || nowMs - heard.sentMs > demonstrationMs) continue;
      let wanted: number[];
      try {
        wanted = command.readDemonstration(heard.data, 1 / this.#options.config.brainHz, (name) =>
          this.#measured(name),
        );
      } catch {
        this.link.counters.malformed += 1;
        continue;
      }
      command.actuators.forEach(({ minimum, maximum }, i) => {
        const end = wanted[i] >= 0 ? maximum : -minimum;
        demonstration[command.at + i] = end === 0 ? 0 : Math.min(1, Math.max(-1, wanted[i] / end));
      });
    }
  }

  publishState(state: object): void {
    const data = this.#stateWriter.writeMessage({ data: JSON.stringify(state) });
    this.link.publish(this.#options.config.topics.state, data);
  }

  #publish(commands: Float64Array, seconds: number, nowMs: number): void {
    const timeNs = this.link.clock.robotTimeNs(nowMs);
    for (const command of this.commands) {
      if (command.holdsPositions && nowMs - this.#movedMs > holdMs) {
        command.release();
        continue;
      }
      const data = command.encode(commands, seconds, timeNs, (name) => this.#measured(name));
      if (data !== undefined) this.link.publish(command.config.topic, data);
    }
  }

  #measured(sensor: string): number {
    return this.#values[this.description.sensors.findIndex(({ name }) => name === sensor)];
  }

  #inputs(): Input[] {
    const { config, host } = this.#options;
    const { stop, reward } = config.topics;
    return [
      ...this.#topics.map((topic): Input => {
        const readers = this.#readers.filter((reader) => reader.topic === topic);
        return {
          topic,
          type: readers.find((reader) => reader.config.type !== undefined)?.config.type,
          isNeeded: true,
          check: (definitions) => {
            for (const { path, config: sensor } of readers) {
              const kind = fieldKind(definitions, path);
              if (typeof kind === 'object') return `${path.text}: ${kind.wrong}`;
              if (kind === 'numbers' && sensor.bins === undefined) return `${path.text}: a list, which needs bins`;
              if (kind === 'number' && sensor.bins !== undefined) return `${path.text}: a number, which has no bins`;
            }
            return undefined;
          },
        };
      }),
      ...config.commands.flatMap(({ teach, type }): Input[] =>
        teach === undefined ? [] : [{ topic: teach, type, isNeeded: false }],
      ),
      {
        topic: stop,
        type: 'std_msgs/msg/Bool',
        isNeeded: false,
        hear: (message) => host.stop((message as { data: boolean }).data),
      },
      {
        topic: reward,
        type: 'std_msgs/msg/Float32',
        isNeeded: false,
        hear: (message) => {
          const { data } = message as { data: number };
          if (Number.isFinite(data)) this.#reward = data;
        },
      },
    ];
  }
}
