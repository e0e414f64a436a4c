import { describe, expect, it } from 'vitest';
import { makeReadings } from '../robot.js';
import { raw } from './dictionary.js';
import { createEmulatedHat } from './emulator.js';
import { openHardware, pins } from './hardware.js';
import { channel, periodTicks, register } from './hat.js';
import { createPicarx } from './picarx.js';

async function connected() {
  const hat = createEmulatedHat();
  const robot = createPicarx({ id: 'car', open: hat.open });
  await robot.connect();
  const observe = async (nowMs: number) => {
    const readings = makeReadings(16);
    await robot.observe(readings, nowMs);
    return readings;
  };
  return { hat, robot, observe };
}

describe('moving', () => {
  it('writes power, direction and servo pulses to the registers', async () => {
    const { hat, robot } = await connected();
    await robot.act(Float64Array.of(40, -20, 10, 0, -18));
    expect(hat.registers[register.pulse + channel.leftMotor]).toBe(Math.round(0.7 * periodTicks));
    expect(hat.registers[register.pulse + channel.rightMotor]).toBe(Math.round(0.6 * periodTicks));
    expect(hat.wheels()).toEqual([expect.closeTo(40, 1), expect.closeTo(-20, 1)]);
    const microseconds = (hat.registers[register.pulse + channel.steering] / periodTicks) * 20_000;
    expect(microseconds).toBeCloseTo(1500 + 55.6, -1);
    await robot.act(new Float64Array(5));
    expect(hat.wheels()).toEqual([0, 0]);
  });

  it('stands still after connecting, calibrating and disconnecting', async () => {
    const { hat, robot } = await connected();
    expect(hat.wheels()).toEqual([0, 0]);
    await robot.act(Float64Array.of(40, 40, 0, 0, 0));
    await robot.calibrate();
    expect(hat.wheels()).toEqual([0, 0]);
    await robot.act(Float64Array.of(40, 40, 0, 0, 0));
    await robot.disconnect();
    expect(hat.wheels()).toEqual([0, 0]);
    await expect(robot.act(new Float64Array(5))).rejects.toThrow('picarx: not connected');
  });

  it('moves the middle of a servo, and refuses settings that it does not have', async () => {
    const { hat, robot } = await connected();
    await robot.configure({ steeringOffset: 10 });
    await robot.act(new Float64Array(5));
    const shifted = hat.registers[register.pulse + channel.steering];
    expect(shifted).toBeGreaterThan(hat.registers[register.pulse + channel.pan]);
    await expect(robot.configure({ speed: 3 })).rejects.toThrow('picarx speed: not a setting');
    await expect(robot.configure({ panOffset: Number.NaN })).rejects.toThrow('picarx panOffset');
  });

  it('does not finish commands that have grown old on the way', async () => {
    const { hat, robot } = await connected();
    let asked = 0;
    // The process is frozen after the first wheel was written, and the watchdog has stopped it meanwhile.
    await robot.act(Float64Array.of(40, 40, 0, 0, 0), () => {
      asked += 1;
      return asked === 1;
    });
    expect(hat.wheels()).toEqual([0, 0]);
  });

  it('writes zero when a write fails, and says so', async () => {
    const { hat, robot } = await connected();
    await robot.act(Float64Array.of(40, 40, 0, 0, 0));
    hat.failing = 1;
    await expect(robot.act(Float64Array.of(50, 50, 0, 0, 0))).rejects.toThrow('the wheels were set to zero');
    expect(hat.wheels()).toEqual([0, 0]);
    expect(hat.pins.get(pins.controllerReset)).toBe(true);
  });

  it('cuts the motors when zero cannot be written either', async () => {
    const { hat, robot } = await connected();
    await robot.act(Float64Array.of(40, 40, 0, 0, 0));
    hat.failing = Infinity;
    await expect(robot.act(new Float64Array(5))).rejects.toThrow('the motors were cut');
    expect(hat.registers[register.pulse + channel.leftMotor]).toBeGreaterThan(0);
    expect(hat.wheels()).toEqual([0, 0]);
  });
});

describe('sensing', () => {
  it('gives the sixteen raw values in their units', async () => {
    const { hat, robot, observe } = await connected();
    hat.analogue.set([700, 650, 120, 0, 3060]);
    await robot.act(Float64Array.of(30, 20, 5, 15, -10));
    const { values, takenMs } = await observe(1_234_567);
    expect([...values.subarray(0, 4)]).toEqual([1, 0.7, 0.65, 0.12]);
    expect([...values.subarray(4, 9)]).toEqual([0.3, 0.2, 15, -10, 5]);
    expect(values[raw.battery]).toBeCloseTo(7.4, 1);
    expect([values[raw.line], values[raw.cliff], values[raw.temperature]]).toEqual([1, 0, 45]);
    expect(values[raw.memory]).toBeGreaterThan(0);
    expect(values[raw.time]).toBeCloseTo(0.234567, 9);
    expect(takenMs.every((taken) => taken === 1_234_567)).toBe(true);
  });

  it('calls it a cliff when the ground was gone twice', async () => {
    const { hat, observe } = await connected();
    hat.analogue[2] = 40;
    expect((await observe(0)).values[raw.cliff]).toBe(0);
    expect((await observe(50)).values[raw.cliff]).toBe(1);
  });

  it('makes NaN of a reading that fails, and of counts that no converter has', async () => {
    const { hat, observe } = await connected();
    hat.failing = 1;
    const { values, takenMs } = await observe(50);
    expect([values[raw.right], takenMs[raw.right]]).toEqual([Number.NaN, -Infinity]);
    expect(values[raw.centre]).toBe(0.4);
    hat.analogue[1] = 0xffff;
    expect((await observe(100)).values[raw.centre]).toBeNaN();
  });
});

it('says what to install where the bus cannot be opened', async () => {
  await expect(openHardware()).rejects.toThrow('Run npm install i2c-bus on the robot; elsewhere');
});
