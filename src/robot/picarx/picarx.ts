/**
 * The PiCar-X as a robot: six verbs over its hardware. A sensor that cannot be read is NaN and keeps its old time; a motor
 * that cannot be written is tried once more with zero, and then the controller is held in reset, which cuts the motors.
 */
import os from 'node:os';
import { FieldbrainError } from '../../kernel/errors.js';
import type { Readings, Robot } from '../robot.js';
import { hardwareCode } from '../wire/constants.js';
import { picarxActuators, picarxSensors, raw } from './dictionary.js';
import { type Hardware, pins } from './hardware.js';
import { analogueInput, channel, readAnalogue, setUpTimers, writeMotor, writeServo } from './hat.js';

const cliffThreshold = 0.1;
const lineThreshold = 0.6;

export interface PicarxOptions {
  readonly id?: string;
  readonly open: () => Promise<Hardware>;
}

/** The PiCar-X as a Robot. */
export function createPicarx({ id = `picarx-${os.hostname()}`, open }: PicarxOptions): Robot {
  let hardware: Hardware | undefined;
  const last = new Float64Array(5);
  const offsets = { steering: 0, pan: 0, tilt: 0 };
  let darkBefore = false;

  const need = (): Hardware => {
    if (hardware === undefined)
      throw new FieldbrainError('device-unavailable', 'picarx: not connected (expected connect first). Call connect.');
    return hardware;
  };

  return {
    description: {
      id: id.replaceAll(/[^A-Za-z0-9._-]/g, '-').slice(0, 64),
      hardware: 'picarx',
      hardwareCode: hardwareCode.picarx,
      sensors: picarxSensors,
      actuators: picarxActuators,
    },

    async connect() {
      hardware = await open();
      await hardware.setPin(pins.controllerReset, true);
      await setUpTimers(hardware.bus);
      await stopPicarx(hardware);
    },

    /** Wheels still, servos to their middle. */
    async calibrate() {
      const { bus } = need();
      await stopPicarx(need());
      await writeServo(bus, channel.steering, offsets.steering);
      await writeServo(bus, channel.pan, offsets.pan);
      await writeServo(bus, channel.tilt, offsets.tilt);
    },

    /** Where the servos' middles are: steeringOffset, panOffset, tiltOffset in degrees. */
    async configure(settings) {
      for (const [name, value] of Object.entries(settings)) {
        const key = (['steering', 'pan', 'tilt'] as const).find((one) => `${one}Offset` === name);
        if (key === undefined || !(Math.abs(value) <= 30))
          throw new FieldbrainError(
            'input-invalid',
            `picarx ${name}: not a setting (got ${value}, expected steeringOffset, panOffset or tiltOffset up to 30°). Correct it.`,
            { name, value },
          );
        offsets[key] = value;
      }
    },

    async observe(readings, nowMs) {
      const { bus, readDistance, readCelsius } = need();
      const gray = async (input: number): Promise<number> =>
        Math.min(1, checked(await readAnalogue(bus, input)) / 1000);
      await measure(readings, raw.distance, nowMs, readDistance);
      await measure(readings, raw.right, nowMs, () => gray(analogueInput.right));
      await measure(readings, raw.centre, nowMs, () => gray(analogueInput.centre));
      await measure(readings, raw.left, nowMs, () => gray(analogueInput.left));
      // The divider on the hat brings a third of the voltage to the converter. A full battery may read a little above full.
      const volts = async (): Promise<number> => {
        const measured = (checked(await readAnalogue(bus, analogueInput.battery)) / 4095) * 3.3 * 3;
        return measured > 8.4 && measured < 8.8 ? 8.4 : measured;
      };
      await measure(readings, raw.battery, nowMs, volts);
      await measure(readings, raw.temperature, nowMs, readCelsius);
      const { values, takenMs } = readings;
      values[raw.leftMotor] = last[0] / 100;
      values[raw.rightMotor] = last[1] / 100;
      values[raw.steering] = last[2];
      values[raw.pan] = last[3];
      values[raw.tilt] = last[4];
      values[raw.line] = values[raw.centre] > lineThreshold ? 1 : 0;
      const isDark = [raw.right, raw.centre, raw.left].some((index) => !(values[index] >= cliffThreshold));
      values[raw.cliff] = isDark && darkBefore ? 1 : 0;
      darkBefore = isDark;
      values[raw.memory] = 1 - os.freemem() / os.totalmem();
      values[raw.time] = (nowMs % 1e6) / 1e6;
      values[raw.reserved] = 0;
      for (const index of derived) takenMs[index] = nowMs;
    },

    async act(commands, isCurrent = () => true) {
      const { bus, setPin } = need();
      try {
        await setPin(pins.leftDirection, commands[0] < 0);
        await setPin(pins.rightDirection, commands[1] < 0);
        await writeMotor(bus, channel.leftMotor, isCurrent() ? commands[0] : 0);
        await writeMotor(bus, channel.rightMotor, isCurrent() ? commands[1] : 0);
        if (!isCurrent()) await stopPicarx(need());
        await writeServo(bus, channel.steering, commands[2] + offsets.steering);
        await writeServo(bus, channel.pan, commands[3] + offsets.pan);
        await writeServo(bus, channel.tilt, commands[4] + offsets.tilt);
        last.set(commands);
      } catch (error) {
        last.fill(0);
        await stopOrCut(need(), error);
      }
    },

    async disconnect() {
      if (hardware === undefined) return;
      const closing = hardware;
      try {
        await stopPicarx(closing);
      } finally {
        hardware = undefined;
        await closing.close();
      }
    },
  };
}

const derived = [
  raw.leftMotor,
  raw.rightMotor,
  raw.steering,
  raw.pan,
  raw.tilt,
  raw.line,
  raw.cliff,
  raw.memory,
  raw.time,
  raw.reserved,
];

/** A reading that fails is NaN, and its time stays that of the last one that did not. */
async function measure(readings: Readings, index: number, nowMs: number, read: () => Promise<number>): Promise<void> {
  try {
    readings.values[index] = await read();
    readings.takenMs[index] = nowMs;
  } catch {
    // Not hidden: the brainstem stops for a NaN and says which sensor failed.
    readings.values[index] = Number.NaN;
  }
}

/** A twelve-bit converter says 0 to 4095; anything else is noise on the bus. */
function checked(counts: number): number {
  return counts <= 4095 ? counts : Number.NaN;
}

/** Zero on both wheels, written twice: the stop path, which the watchdog process uses too. */
export async function stopPicarx({ bus }: Pick<Hardware, 'bus'>): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await writeMotor(bus, channel.leftMotor, 0);
    await writeMotor(bus, channel.rightMotor, 0);
  }
}

/** Writes zero once more, else holds the controller in reset; then says loudly what happened. */
export async function stopOrCut(hardware: Hardware, cause: unknown): Promise<never> {
  let outcome = 'the wheels were set to zero';
  try {
    await stopPicarx(hardware);
  } catch {
    await hardware.setPin(pins.controllerReset, false);
    outcome = 'zero could not be written either, so the motors were cut';
  }
  throw new FieldbrainError(
    'device-lost',
    `picarx: a motor could not be written (${String(cause)}); ${outcome}. Check cable and power, then restart.`,
    { cause: String(cause), outcome },
  );
}
