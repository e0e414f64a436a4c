/**
 * A command topic: motors of the robot written into a message of a known type, and read back from a demonstration of the same
 * type. A motor that is integrated is the speed of a position that the message holds, so that zero holds it where it is.
 */
import { MessageReader, MessageWriter } from '@foxglove/rosmsg2-serialization';
import { describeValue, FieldbrainError } from '../../kernel/errors.js';
import type { Actuator } from '../../robot/wire/channel.js';
import type { CommandConfig } from './config.js';
import { type FieldPath, fieldKind, parseFieldPath, readField, writeField } from './field-path.js';
import { type Definitions, knownDefinitions, rootFields } from './message-types.js';

interface Joint {
  readonly sensor: string;
  readonly range: readonly [number, number];
  position: number;
}

export class Command {
  readonly config: CommandConfig;
  /** The place of its first motor among the robot's. */
  readonly at: number;
  readonly actuators: readonly Actuator[];
  readonly definitions: Definitions;
  /** Whether the message begins with a header, which gets the robot's time. */
  readonly isStamped: boolean;
  readonly #writer: MessageWriter;
  readonly #reader: MessageReader;
  readonly #paths: readonly FieldPath[];
  readonly #joints: readonly (Joint | undefined)[];

  constructor(config: CommandConfig, at: number) {
    const { topic, type, motors } = config;
    const definitions = knownDefinitions(type);
    if (definitions === undefined) throw wrongCommand(topic, `${type} is no type that fieldbrain can write`);
    this.config = config;
    this.at = at;
    this.definitions = definitions;
    this.isStamped = /^std_msgs\/(msg\/)?Header$/.test(rootFields(definitions)[0]?.type ?? '');
    this.#writer = new MessageWriter(definitions);
    this.#reader = new MessageReader(definitions);
    this.#paths = motors.map(({ path }) => parseFieldPath(path));
    this.#joints = motors.map(({ integrate }) => integrate && { ...integrate, position: Number.NaN });
    this.actuators = motors.map(({ name, unit, minimum, maximum, safety }) => ({
      ...{ name, unit, minimum, maximum, safety },
    }));
    for (const path of this.#paths) {
      const kind = fieldKind(definitions, path);
      if (kind !== 'number')
        throw wrongCommand(topic, `${path.text} of ${type}: ${kind === 'numbers' ? 'a list' : kind.wrong}`);
    }
    // A template that does not fit shows here, before anything is connected.
    try {
      this.encode(new Float64Array(at + motors.length), 0, 0n, () => 0);
    } catch (error) {
      throw wrongCommand(topic, error instanceof Error ? error.message : String(error));
    }
    for (const joint of this.#joints) if (joint !== undefined) joint.position = Number.NaN;
  }

  /** True where the message holds positions: the robot rests when nothing comes, and zeros would move it. */
  get holdsPositions(): boolean {
    return this.#joints.some((joint) => joint !== undefined);
  }

  /**
   * The bytes for the commands of the whole robot, in CDR with its header. Undefined while a position is not known yet.
   * `seconds` is the time since the last ones, `measured` gives a sensor's reading by its name.
   */
  encode(
    commands: Float64Array,
    seconds: number,
    timeNs: bigint,
    measured: (sensor: string) => number,
  ): Uint8Array | undefined {
    const message = structuredClone(this.config.template) as Record<string, unknown>;
    if (this.isStamped) message.header = { ...(message.header as object | undefined), stamp: stampOf(timeNs) };
    for (let i = 0; i < this.#paths.length; i += 1) {
      let value = commands[this.at + i];
      const joint = this.#joints[i];
      if (joint !== undefined) {
        if (Number.isNaN(joint.position)) joint.position = measured(joint.sensor);
        if (!Number.isFinite(joint.position)) return undefined;
        const next = joint.position + value * seconds;
        joint.position = Math.min(Math.max(next, joint.range[0]), joint.range[1]);
        value = joint.position;
      }
      makeWay(message, this.#paths[i]);
      writeField(message, this.#paths[i], value);
    }
    return this.#writer.writeMessage(message);
  }

  /** Forgets positions: the next ones begin at what is measured then. */
  release(): void {
    for (const joint of this.#joints) if (joint !== undefined) joint.position = Number.NaN;
  }

  /**
   * What a demonstration asks of the motors, in their units. Of a position it takes the speed that would reach it within
   * `reachSeconds`.
   */
  readDemonstration(data: Uint8Array, reachSeconds: number, measured: (sensor: string) => number): number[] {
    const message: unknown = this.#reader.readMessage(data);
    return this.#paths.map((path, i) => {
      const value = readField(message, path);
      const joint = this.#joints[i];
      if (typeof value !== 'number') return Number.NaN;
      return joint === undefined ? value : (value - measured(joint.sensor)) / reachSeconds;
    });
  }
}

/** Objects on the way to a field that the template leaves out. */
function makeWay(message: Record<string, unknown>, { steps }: FieldPath): void {
  let value: Record<string, unknown> = message;
  for (let i = 0; i < steps.length - 1; i += 1) {
    const step = steps[i];
    const next = steps[i + 1];
    if (!('field' in step) || !('field' in next)) return;
    value[step.field] ??= {};
    value = value[step.field] as Record<string, unknown>;
  }
}

function stampOf(timeNs: bigint): { sec: number; nanosec: number } {
  return { sec: Number(timeNs / 1_000_000_000n), nanosec: Number(timeNs % 1_000_000_000n) };
}

function wrongCommand(topic: string, got: string): FieldbrainError {
  const text = `ros ${topic}: the command cannot be written (got ${describeValue(got)}, expected a path to a number and a template that has it). Correct the config.`;
  return new FieldbrainError('usage', text, { topic, got });
}
