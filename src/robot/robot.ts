/**
 * What a robot is to us: dictionaries of sensors and actuators, and six verbs: connect, calibrate, configure, observe, act,
 * disconnect. `defineRobot` makes one of dictionaries and two functions; the other verbs have defaults that do nothing.
 * A robot measures and moves; what is safe is the brainstem's business.
 */
import { FieldbrainError } from '../kernel/errors.js';
import { type Actuator, actuatorDictionary, type Sensor, sensorDictionary } from './wire/channel.js';

/** Sensor values with the time of each measurement. NaN is a reading that failed: it is never replaced by a guess. */
export interface Readings {
  readonly values: Float64Array;
  readonly takenMs: Float64Array;
}

/** Who a robot is, and what it senses and moves. */
export interface RobotDescription {
  /** Letters, digits, dots, dashes and underscores; the server knows the robot again by it. */
  readonly id: string;
  readonly hardware: string;
  /** For servers that speak versions 1 and 2 only: 1 PiCar-X, 2 anything else. */
  readonly hardwareCode: number;
  readonly sensors: readonly Sensor[];
  readonly actuators: readonly Actuator[];
}

/** A robot: its dictionary, and how it is read and moved. */
export interface Robot {
  readonly description: RobotDescription;
  connect(): Promise<void>;
  /** Brings the robot to a known pose and its sensors to known references. Moves no wheel. */
  calibrate(): Promise<void>;
  configure(settings: Readonly<Record<string, number>>): Promise<void>;
  /** Fills the readings in the order of the sensors. */
  observe(readings: Readings, nowMs: number): Promise<void>;
  /**
   * Writes commands in the order and the units of the actuators. Throws where the hardware did not take them. A robot whose
   * writes take time asks `isCurrent` before each wheel and writes zero where the commands have grown old meanwhile: a
   * process that was frozen in the middle must not finish what it began.
   */
  act(commands: Float64Array, isCurrent?: () => boolean): Promise<void>;
  disconnect(): Promise<void>;
}

/** Readings for this many sensors, none of them fresh. */
export function makeReadings(count: number): Readings {
  return { values: new Float64Array(count).fill(Number.NaN), takenMs: new Float64Array(count).fill(-Infinity) };
}

/** A robot's own part: what it has, how it is read and how it is moved. */
export interface RobotParts extends Partial<Pick<Robot, 'connect' | 'calibrate' | 'configure' | 'disconnect'>> {
  readonly id: string;
  readonly hardware: string;
  readonly hardwareCode?: number;
  readonly sensors: readonly Sensor[];
  readonly actuators: readonly Actuator[];
  /** One value per sensor, measured now; NaN where it failed. */
  readonly read: () => ArrayLike<number> | Promise<ArrayLike<number>>;
  readonly write: (commands: Float64Array) => void | Promise<void>;
}

const nothing = async (): Promise<void> => undefined;

/** A robot of your own; see examples/own-robot.mjs. */
export function defineRobot(parts: RobotParts): Robot {
  const { id, hardware, hardwareCode = 2, sensors, actuators, read, write } = parts;
  for (const [what, dictionary, channels] of [
    ['sensors', sensorDictionary, sensors],
    ['actuators', actuatorDictionary, actuators],
  ] as const) {
    const checked = dictionary.safeParse(channels);
    const [issue] = checked.error?.issues ?? [];
    if (issue !== undefined)
      throw new FieldbrainError(
        'input-invalid',
        `robot ${id}: ${what}.${issue.path.join('.')}: ${issue.message} (expected a dictionary as in docs/protocol.md). Correct it.`,
        { robot: id, what },
      );
  }
  return {
    description: { id, hardware, hardwareCode, sensors, actuators },
    connect: parts.connect ?? nothing,
    calibrate: parts.calibrate ?? nothing,
    configure: parts.configure ?? nothing,
    disconnect: parts.disconnect ?? nothing,
    observe: async (readings, nowMs) => {
      const values = await read();
      for (let i = 0; i < sensors.length; i += 1) readings.values[i] = values[i] ?? Number.NaN;
      readings.takenMs.fill(nowMs);
    },
    act: async (commands) => {
      await write(commands);
    },
  };
}
