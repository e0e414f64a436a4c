import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainAdapter } from '../adapter.js';
import { picarxAdapter } from './adapter.js';
import { picarxActuators, picarxInputs, picarxSensors, raw } from './dictionary.js';
import { expandSensors, expansionState } from './expansion.js';
import { mixMotors } from './motors.js';
import { advanceOdometry, makeOdometry, netDisplacement } from './odometry.js';
import { rewardOf, rewardState } from './reward.js';

/** A car in the open: 1 m ahead, on plain ground, driving at 40 %. */
function open(changes: Partial<Record<keyof typeof raw, number>> = {}): Float64Array {
  const values = new Float64Array(16);
  const usual = {
    distance: 1,
    right: 0.3,
    centre: 0.3,
    left: 0.3,
    leftMotor: 0.4,
    rightMotor: 0.4,
    battery: 7.4,
    temperature: 45,
    memory: 0.25,
  };
  for (const [name, value] of Object.entries({ ...usual, ...changes })) values[raw[name as keyof typeof raw]] = value;
  return values;
}

describe('the 24 inputs', () => {
  it('follow the table', () => {
    const inputs = new Float32Array(24);
    const state = expansionState();
    expandSensors(open({ distance: 1.2 }), state, inputs);
    expandSensors(
      open({
        centre: 0.7,
        right: 0.2,
        left: 0.4,
        leftMotor: 0.5,
        rightMotor: 0.1,
        steering: 15,
        pan: 45,
        tilt: 15,
        line: 1,
      }),
      state,
      inputs,
    );
    const variance = [1, 0.2, 0.7, 0.4].map((value) => (value - 0.575) ** 2).reduce((a, b) => a + b) / 4;
    const expected = [
      0.5,
      0.5,
      0.5,
      0.2,
      0.7,
      0.4,
      0.75,
      0.55,
      0.75,
      0.75,
      0.5,
      7.4 / 8.4,
      1,
      0,
      0.45,
      0.25,
      0.4,
      0.65,
      0.3,
      0.9,
      0.5,
      0.3,
      Math.min(1, 10 * variance),
      1,
    ];
    expected.forEach((value, i) => {
      expect(inputs[i], picarxInputs[i].name).toBeCloseTo(value, 6);
    });
  });

  it('lose health by battery, temperature and cliff, and by readings that failed', () => {
    const health = (changes: Parameters<typeof open>[0]): number => {
      const inputs = new Float32Array(24);
      expandSensors(open(changes), expansionState(), inputs);
      return inputs[23];
    };
    expect(health({ battery: 6.4 })).toBeCloseTo(0.7, 6);
    expect(health({ temperature: 61 })).toBeCloseTo(0.8, 6);
    expect(health({ cliff: 1 })).toBeCloseTo(0.5, 6);
    expect(health({ cliff: 1, battery: 6, temperature: 90 })).toBeCloseTo(0, 6);
    expect(health({ battery: Number.NaN })).toBeCloseTo(0.7, 6);
  });

  it('lie in [0, 1] whatever the sensors say', () => {
    fc.assert(
      fc.property(fc.array(fc.double(), { minLength: 16, maxLength: 16 }), (values) => {
        const inputs = new Float32Array(24);
        const state = expansionState();
        for (let i = 0; i < 2; i += 1) expandSensors(values, state, inputs);
        expect(inputs.every((value) => value >= 0 && value <= 1)).toBe(true);
      }),
    );
  });
});

describe('the commands', () => {
  const mix = (...outputs: number[]): number[] => {
    const commands = new Float64Array(5);
    mixMotors(outputs, commands);
    return [...commands];
  };

  it('follow the table', () => {
    expect(mix(1, 0, 0, 0)).toEqual([50, 50, 0, 0, 0]);
    expect(mix(0, 0, 1, 1)).toEqual([0, 0, 0, 90, 65]);
    expect(mix(0, 0, -1, -1)).toEqual([0, 0, 0, -90, -35]);
    // 12.5° to the right: speed × (0.5 + 0.5 × 0.75), the right wheel is the inner one.
    expect(mix(1, 0.5, 0, 0)).toEqual([43.75, 21.875, 12.5, 0, 0]);
    expect(mix(1, -0.5, 0, 0)).toEqual([21.875, 43.75, -12.5, 0, 0]);
    expect(mix(-1, 1, 0, 0).slice(0, 3)).toEqual([-37.5, -0, 25]);
    expect(mix(1, 0.19, 0, 0).slice(0, 2)).toEqual([47.625, 47.625]);
  });

  it('keep to the ranges, and keep what is not a number', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true }), { minLength: 4, maxLength: 4 }), (outputs) => {
        mix(...outputs).forEach((value, i) => {
          expect(value).toBeGreaterThanOrEqual(picarxActuators[i].minimum);
          expect(value).toBeLessThanOrEqual(picarxActuators[i].maximum);
        });
      }),
    );
    expect(mix(Number.NaN, 0, 0, 0)[0]).toBeNaN();
    expect(mix(0, Number.NaN, 0, 0)[2]).toBeNaN();
  });
});

describe('dead reckoning', () => {
  it('goes straight: half speed for four seconds is a metre, three quarters of it in the window', () => {
    const odometry = makeOdometry();
    for (let ms = 0; ms <= 4000; ms += 50) advanceOdometry(odometry, 0.5, 0, ms);
    expect([odometry.x, odometry.y]).toEqual([expect.closeTo(1, 9), 0]);
    expect(netDisplacement(odometry)).toBeCloseTo(0.75, 9);
  });

  it('goes round: steering of 25° closes its circle of 0.193 m, to the right', () => {
    const radius = 0.09 / Math.tan((25 * Math.PI) / 180);
    const odometry = makeOdometry();
    const roundMs = ((2 * Math.PI * radius) / 0.25) * 1000;
    const steps = 10_000;
    for (let i = 0; i <= steps / 4; i += 1) advanceOdometry(odometry, 0.5, 25, (roundMs * i) / steps);
    expect(odometry.x).toBeCloseTo(radius, 3);
    expect(odometry.y).toBeCloseTo(-radius, 3);
    for (let i = steps / 4 + 1; i <= steps; i += 1) advanceOdometry(odometry, 0.5, 25, (roundMs * i) / steps);
    expect(Math.hypot(odometry.x, odometry.y)).toBeLessThan(1e-3);
  });
});

describe('the reward', () => {
  const settle = (changes: Parameters<typeof open>[0], seconds = 5): number => {
    const state = rewardState();
    let reward = Number.NaN;
    for (let i = 0; i <= seconds * 20; i += 1) reward = rewardOf(open(changes), state, 50 * i);
    return reward;
  };

  it('pays for getting somewhere', () => {
    // 0.4 × 0.5 m/s × 3 s of 0.75 m: 80 % of 0.2 above neutral, then 2r − 1.
    expect(settle({})).toBeCloseTo(2 * (0.5 + 0.16) - 1, 6);
    expect(settle({ leftMotor: 0, rightMotor: 0 })).toBeCloseTo(0, 6);
  });

  it('pays less for driving in circles', () => {
    expect(settle({ steering: 9 })).toBeLessThan(settle({}));
    // Not in a cycle that is paid for steering.
    const circling = settle({ steering: 25, leftMotor: 0.5, rightMotor: 0.5 }, 4.9);
    expect(circling).toBeLessThan(0.5 * settle({ leftMotor: 0.5, rightMotor: 0.5 }));
  });

  it('costs for being near, and for a while after', () => {
    const state = rewardState();
    expect(rewardOf(open({ distance: 0.15 }), state, 0)).toBeCloseTo(-0.4, 6);
    expect(rewardOf(open({ distance: 0.05 }), state, 50)).toBeCloseTo(-0.8, 6);
    for (let i = 0; i < 20; i += 1) expect(rewardOf(open(), state, 100 + 50 * i)).toBeCloseTo(-0.2, 6);
    expect(rewardOf(open(), state, 1200)).toBeGreaterThan(-0.1);
  });

  it('pays for the line, for steering now and then, and costs for battery, heat and cliff', () => {
    const at = (changes: Parameters<typeof open>[0]): number => rewardOf(open(changes), rewardState(), 0);
    expect(at({ centre: 0.7 })).toBeCloseTo(2 * (0.5 + 0.15 + 0.01) - 1, 6);
    expect(at({ steering: 11 })).toBeCloseTo(0.1, 6);
    expect(at({ battery: 6.4 })).toBeCloseTo(-0.2, 6);
    expect(at({ temperature: 61 })).toBeCloseTo(-0.1, 6);
    expect(at({ cliff: 1 })).toBeCloseTo(-0.6, 6);
    const state = rewardState();
    const paid = Array.from(
      { length: 21 },
      (_, i) => rewardOf(open({ steering: 11, leftMotor: 0, rightMotor: 0 }), state, 50 * i) > 0.05,
    );
    expect(paid.filter(Boolean)).toHaveLength(3);
  });

  it('does not take a failed reading for a good one', () => {
    const at = (changes: Parameters<typeof open>[0]): number => rewardOf(open(changes), rewardState(), 0);
    for (const name of ['distance', 'battery', 'temperature', 'cliff'] as const)
      expect(at({ [name]: Number.NaN }), name).toBeLessThan(at({}));
  });

  it('may be left out', () => {
    const inputs = new Float32Array(24);
    expect(picarxAdapter({ reward: 'none' }).encode(open(), 0, inputs)).toBeUndefined();
    expect(picarxAdapter().encode(open(), 0, inputs)).toBeTypeOf('number');
  });
});

it('has 16 sensors, 24 inputs and 5 actuators with different names', () => {
  for (const [list, count] of [
    [picarxSensors, 16],
    [picarxInputs, 24],
    [picarxActuators, 5],
  ] as const)
    expect(new Set(list.map(({ name }) => name)).size).toBe(count);
});

it('gives other robots their sensors as they are and their actuators by range', () => {
  const adapter = plainAdapter({
    id: 'a',
    hardware: 'b',
    hardwareCode: 2,
    sensors: [{ name: 's', unit: 'm', minimum: 1, maximum: 3, safety: 'none' }],
    actuators: [
      { name: 'arm', unit: '°', minimum: -35, maximum: 65, safety: 'none' },
      { name: 'lamp', unit: '%', minimum: 20, maximum: 100, safety: 'none' },
    ],
  });
  const inputs = new Float32Array(1);
  for (const [value, expected] of [
    [2.5, 2.5],
    [9, 3],
    [Number.NaN, 2],
  ]) {
    adapter.encode(Float64Array.of(value), 0, inputs);
    expect(inputs[0]).toBe(expected);
  }
  const commands = new Float64Array(2);
  for (const [output, expected] of [
    [-1, [-35, 20]],
    [0, [0, 60]],
    [1, [65, 100]],
    [7, [65, 100]],
  ] as const) {
    adapter.decode([output, output], commands);
    expect([...commands]).toEqual(expected);
  }
});
