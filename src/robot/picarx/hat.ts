/**
 * The controller on the hat: analogue inputs, and pulse outputs for servos and motors, by its registers. A register is
 * written as [number, high byte, low byte]; an input is read by naming its register and reading two bytes.
 */
import type { I2cBus } from './hardware.js';

export const hatAddress = 0x14;

/** Register numbers. */
export const register = {
  /** Analogue input 0; input k is k below. */
  analogue: 0x17,
  /** Pulse output 0; output k is k above. */
  pulse: 0x20,
  /** Divider and period of timer 0; a timer serves four outputs. */
  divider: 0x40,
  period: 0x44,
} as const;

export const channel = { pan: 0, tilt: 1, steering: 2, leftMotor: 13, rightMotor: 12 } as const;
export const analogueInput = { right: 0, centre: 1, left: 2, battery: 4 } as const;

/** Ticks of a whole period. */
export const periodTicks = 4095;
const clockHz = 72_000_000;
const servoHz = 50;
/** A faster carrier for the motors, as the hat's maker has it. */
const motorDivider = 9;
const servoDivider = Math.round(clockHz / servoHz / (periodTicks + 1)) - 1;

/** Half of a servo's travel; see docs/deploy-picarx.md before changing it. */
export const microsecondsPerDegree = 5.56;

export async function writeRegister(bus: I2cBus, number: number, value: number): Promise<void> {
  await bus.i2cWrite(hatAddress, 3, Buffer.from([number, value >> 8, value & 0xff]));
}

/** 0 to 4095. */
export async function readAnalogue(bus: I2cBus, input: number): Promise<number> {
  await bus.i2cWrite(hatAddress, 3, Buffer.from([register.analogue - input, 0, 0]));
  const answer = Buffer.alloc(2);
  await bus.i2cRead(hatAddress, 2, answer);
  return answer.readUInt16BE(0);
}

/** Dividers and periods of the timers that we use. */
export async function setUpTimers(bus: I2cBus): Promise<void> {
  for (const [timer, divider] of [
    [0, servoDivider],
    [3, motorDivider],
  ]) {
    await writeRegister(bus, register.divider + timer, divider);
    await writeRegister(bus, register.period + timer, periodTicks);
  }
}

export async function writeServo(bus: I2cBus, servo: number, degrees: number): Promise<void> {
  const microseconds = 1500 + microsecondsPerDegree * degrees;
  const ticks = Math.round((microseconds / (1e6 / servoHz)) * periodTicks);
  await writeRegister(bus, register.pulse + servo, ticks);
}

/** A motor's share of the period, 0 to 1. Small speeds begin at half power, below which the motors only hum. */
export async function writeMotor(bus: I2cBus, motor: number, percent: number): Promise<void> {
  const power = percent === 0 ? 0 : 0.5 + Math.min(Math.abs(percent), 100) / 200;
  await writeRegister(bus, register.pulse + motor, Math.round(power * periodTicks));
}
