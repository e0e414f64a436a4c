import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodMs, startRig } from '../../../test/support/brainstem.js';
import { raw } from '../picarx/dictionary.js';
import {
  arm,
  brainstemConfig,
  brainstemState,
  clearEmergency,
  commandBrainstem,
  disarm,
  stepBrainstem,
  stopEmergency,
} from './index.js';

const still = [0, 0, 0, 0, 0];

/** A rig that drives at 40 %. */
function driving(settings = {}) {
  const rig = startRig(settings);
  rig.step();
  rig.arm();
  rig.step(30);
  expect(rig.state.layer).toBe('brain');
  expect(rig.state.output[0]).toBeCloseTo(40, 1);
  return rig;
}

describe('who drives', () => {
  it('nobody before the robot is armed', () => {
    const rig = startRig();
    expect(rig.step(20)).toEqual(still);
    expect(rig.state.layer).toBe('disarmed');
  });

  it('the brain once armed, from rest and without an old command', () => {
    const rig = startRig();
    rig.step(5);
    expect(rig.arm()).toBe(true);
    rig.brain = undefined;
    expect(rig.step()).toEqual(still);
    rig.brain = [40, 40, 0, 0, 0];
    expect(rig.step()[0]).toBe(5);
  });

  it('nobody after the emergency stop, until cleared and armed again', () => {
    const rig = driving();
    stopEmergency(rig.state, 'a person');
    expect(rig.step()).toEqual(still);
    expect(rig.arm()).toBe(false);
    expect(rig.step(100)).toEqual(still);
    expect(rig.state).toMatchObject({ layer: 'emergency', reason: 'a person' });
    clearEmergency(rig.state);
    expect(rig.step(10)).toEqual(still);
    expect(rig.state.layer).toBe('disarmed');
    rig.arm();
    rig.step(5);
    expect(rig.state.output[0]).toBeGreaterThan(0);
  });

  it('nobody after disarming', () => {
    const rig = driving();
    disarm(rig.state, 'asked');
    expect(rig.step(10)).toEqual(still);
  });
});

describe('deadman', () => {
  it('stops within 250 ms and a period of the last word, and stays so when the brain is back', () => {
    const rig = driving();
    rig.brain = undefined;
    const silentSince = rig.nowMs;
    for (let i = 0; i < 100 && rig.state.output.some((value) => value !== 0); i += 1) rig.step();
    expect(rig.nowMs - silentSince).toBeLessThanOrEqual(250 + periodMs);
    expect(rig.nowMs - silentSince).toBeGreaterThan(250);
    rig.brain = [40, 40, 0, 0, 0];
    expect(rig.step(50)).toEqual(still);
    expect(rig.state.layer).toBe('disarmed');
    rig.arm();
    rig.step(5);
    expect(rig.state.output[0]).toBeGreaterThan(0);
  });

  it('cannot be set above 500 ms', () => {
    expect(() => brainstemConfig({ sensors: [], actuators: [] }, { deadmanMs: 501 })).toThrow(
      'brainstem deadmanMs: out of range (got 501, expected above 0, at most 500)',
    );
  });

  it('does not go on after a stall, whatever the brain says then', () => {
    const rig = driving();
    rig.nowMs += 101 - periodMs;
    expect(rig.step()).toEqual(still);
    expect(rig.state).toMatchObject({ armed: false, reason: 'the loop stood still for 101 ms' });
  });

  it('does not trust a clock that runs backwards', () => {
    const rig = driving();
    stepBrainstem(rig.config, rig.state, rig.readings, rig.nowMs - 1000);
    expect([...rig.state.output]).toEqual(still);
    expect(rig.state.armed).toBe(false);
  });

  it.each([Number.NaN, Infinity, -Infinity])('stops for a command of %s', (value) => {
    const rig = driving();
    commandBrainstem(rig.state, [40, value, 0, 0, 0], rig.nowMs);
    rig.brain = undefined;
    expect(rig.step()).toEqual(still);
    expect(rig.state.armed).toBe(false);
  });
});

describe('stop reflexes', () => {
  it.each([
    ['an obstacle nearer than 5 cm', raw.distance, 0.049],
    ['an empty battery', raw.battery, 5.99],
    ['a hot processor', raw.temperature, 80.1],
  ])('stop all motors for %s', (_, index, value) => {
    const rig = driving();
    rig.brain = [40, 40, 20, 30, 30];
    rig.held.set(index, value);
    expect(rig.step()).toEqual(still);
    expect(rig.state.layer).toBe('stop');
    rig.held.delete(index);
    rig.step(3);
    expect(rig.state.layer).toBe('brain');
  });

  const safety = [raw.distance, raw.right, raw.centre, raw.left, raw.battery, raw.temperature];

  it.each(safety)('stop when safety sensor %i fails', (index) => {
    const rig = driving();
    rig.held.set(index, Number.NaN);
    expect(rig.step()).toEqual(still);
    expect(rig.state.reason).toMatch(/failed$/);
  });

  it.each(safety)('stop when safety sensor %i no longer reports, within 150 ms and a period', (index) => {
    const rig = driving();
    rig.silent.add(index);
    expect(rig.step(3)[0]).toBeGreaterThan(0);
    expect(rig.step()).toEqual(still);
    expect(rig.state.reason).toMatch(/too old$/);
  });

  it.each(safety)('stop when safety sensor %i lies outside its range', (index) => {
    for (const value of [-0.01, 1e6]) {
      const rig = driving();
      rig.held.set(index, value);
      expect(rig.step()).toEqual(still);
      expect(rig.state.reason).toMatch(/out of range$/);
    }
  });

  it.each([
    [raw.distance, 500],
    [raw.right, 1000],
    [raw.centre, 1000],
    [raw.left, 1000],
  ])('stop when safety sensor %i shows the same value for %i ms while the wheels turn', (index, frozenMs) => {
    const rig = driving();
    rig.held.set(index, rig.readings.values[index]);
    expect(rig.step(frozenMs / periodMs)[0]).toBeGreaterThan(0);
    expect(rig.step()).toEqual(still);
    expect(rig.state.reason).toMatch(/frozen$/);
  });

  it('let a standing robot see the same thing for ever', () => {
    const rig = startRig();
    for (const index of safety) {
      rig.step();
      rig.held.set(index, rig.readings.values[index]);
    }
    rig.arm();
    rig.brain = still;
    rig.step(200);
    expect(rig.state.layer).toBe('brain');
  });

  it('let a sensor rest at the end of its range a little longer', () => {
    const rig = driving();
    rig.held.set(raw.distance, 4);
    rig.step(60);
    expect(rig.state.layer).toBe('brain');
    rig.step(2);
    expect(rig.state.reason).toBe('distance is frozen');
  });

  it('do not believe a reading from the future', () => {
    const rig = driving();
    rig.silent.add(raw.distance);
    rig.readings.takenMs[raw.distance] = rig.nowMs + 1e6;
    expect(rig.step()).toEqual(still);
  });
});

describe('slowing', () => {
  it('below 20 cm in proportion, on any wheel that turns forwards, and not on one that turns back', () => {
    const rig = driving();
    rig.held.set(raw.distance, 0.15);
    expect(rig.step()[0]).toBeCloseTo(30, 1);
    rig.brain = [40, -10, 0, 0, 0];
    rig.step(4);
    for (const distance of [0.15, 0.1501, 0.1502, 0.1503]) {
      rig.held.set(raw.distance, distance);
      rig.step();
    }
    expect(rig.state.output[0]).toBeCloseTo(40 * (0.1503 / 0.2), 1);
    expect(rig.state.output[1]).toBeCloseTo(-10, 0);
  });

  it('by battery and temperature', () => {
    const rig = driving();
    rig.held.set(raw.battery, 6.1);
    expect(rig.step()[0]).toBeCloseTo(20, 1);
    rig.held.set(raw.temperature, 75);
    expect(rig.step()[0]).toBeCloseTo(12, 1);
  });

  it('to zero where all wheels are slower than the dead zone', () => {
    const rig = driving();
    rig.brain = [4, 4, 0, 0, 0];
    rig.step(20);
    expect(rig.step().slice(0, 2)).toEqual([0, 0]);
  });
});

describe('avoidance', () => {
  it('needs two readings without ground', () => {
    const rig = driving();
    rig.held.set(raw.left, 0.05);
    expect(rig.step()[0]).toBeGreaterThan(0);
    rig.held.delete(raw.left);
    rig.step();
    expect(rig.state.layer).toBe('brain');
    rig.held.set(raw.left, 0.05);
    rig.step();
    expect(rig.step()).toEqual([-20, -20, 0, 0, -20]);
    expect(rig.state).toMatchObject({ layer: 'avoid', reason: 'no ground' });
  });

  it('knows an edge that now one sensor and now another looks over', () => {
    const rig = driving();
    rig.held.set(raw.left, 0.05);
    expect(rig.step()[0]).toBeGreaterThan(0);
    rig.held.delete(raw.left);
    rig.held.set(raw.right, 0.05);
    expect(rig.step()).toEqual([-20, -20, 0, 0, -20]);
    expect(rig.state).toMatchObject({ layer: 'avoid', reason: 'no ground' });
  });

  it('backs off for at most 300 ms at a time, and gives up after three attempts', () => {
    const rig = driving();
    let wobble = 0;
    const backing: boolean[] = [];
    for (let i = 0; i < 100 && rig.state.armed; i += 1) {
      wobble = (wobble + 1) % 3;
      rig.held.set(raw.distance, 0.08 + 1e-3 * wobble);
      backing.push(rig.step()[0] < 0);
      expect(rig.state.output[0]).toBeLessThanOrEqual(0);
    }
    const runs = backing.map((one) => (one ? 'b' : '.')).join('');
    expect(runs).toMatch(/^b{6}\.{14}b{6}\.{14}b{6}\.{14}\.$/);
    expect(rig.state.reason).toMatch(/attempts to get away did not help/);
  });

  it('backs off slower where battery or heat ask for it', () => {
    const rig = driving();
    rig.held.set(raw.temperature, 75);
    rig.held.set(raw.distance, 0.09);
    expect(rig.step()).toEqual([-6, -6, 0, 0, -20]);
    expect(rig.state.layer).toBe('avoid');
  });

  it('never moves a robot that is not armed', () => {
    const rig = startRig();
    rig.held.set(raw.left, 0.05);
    expect(rig.step(10)).toEqual(still);
  });

  it('gives the brain back its wheels once the way is free', () => {
    const rig = driving();
    rig.held.set(raw.distance, 0.09);
    rig.step(2);
    expect(rig.state.layer).toBe('avoid');
    rig.held.delete(raw.distance);
    rig.step(5);
    expect(rig.state.layer).toBe('brain');
    expect(rig.state.output[0]).toBeGreaterThan(0);
  });
});

describe('whatever happens', () => {
  const readingOf = fc.oneof(
    fc.constantFrom(Number.NaN, Infinity, -1, 0, 0.04, 0.08, 0.15, 1, 4, 6.1, 7.4, 45, 75, 90, 1000),
    fc.double({ noNaN: false }),
  );
  const event = fc.record({
    sinceMs: fc.constantFrom(10, 50, 50, 50, 120, 400),
    values: fc.array(readingOf, { minLength: 16, maxLength: 16 }),
    bad: fc.integer({ min: 0, max: 3 }),
    command: fc.option(
      fc.array(fc.oneof(fc.double({ min: -200, max: 200, noNaN: true }), fc.constant(Number.NaN)), {
        minLength: 5,
        maxLength: 5,
      }),
    ),
    verb: fc.constantFrom('arm', 'disarm', 'stop', 'clear', '', '', '', ''),
  });

  it('outputs are finite, within limits and slews, and nothing turns against a higher layer', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const rig = startRig();
        const { state, config } = rig;
        rig.step();
        for (const { sinceMs, values, bad, command, verb } of events) {
          rig.nowMs += sinceMs;
          if (verb === 'arm') arm(state, rig.nowMs);
          else if (verb === 'disarm') disarm(state, 'asked');
          else if (verb === 'stop') stopEmergency(state, 'asked');
          else if (verb === 'clear') clearEmergency(state);
          // Most readings are healthy, or nothing would ever drive.
          const healthy = [1, 0.4, 0.4, 0.4, 0, 0, 0, 0, 0, 7.4, 0, 0, 45, 0, 0, 0];
          const used = bad === 0 ? values : healthy;
          used.forEach((value, i) => {
            rig.readings.values[i] = value + (bad === 0 ? 0 : 1e-6 * (rig.nowMs % 7));
          });
          rig.readings.takenMs.fill(rig.nowMs);
          if (command !== null) commandBrainstem(state, command, rig.nowMs);
          const before = [...state.output];
          const lifeMs = state.lifeMs;
          const output = [...stepBrainstem(config, state, rig.readings, rig.nowMs)];
          expect(output.every(Number.isFinite)).toBe(true);
          output.forEach((value, i) => {
            const { minimum, maximum, risePerSecond } = config.actuatorLimits[i];
            expect(value).toBeGreaterThanOrEqual(minimum);
            expect(value).toBeLessThanOrEqual(maximum);
            if (state.layer === 'brain' && Math.abs(value) > Math.abs(before[i]) && bad !== 0 && i > 1)
              expect(Math.abs(value) - Math.abs(before[i])).toBeLessThanOrEqual(risePerSecond * 0.1 + 1e-9);
          });
          const moves = output.some((value) => value !== 0);
          if (moves) {
            expect(state.emergency).toBe(false);
            expect(state.armed).toBe(true);
            expect(rig.nowMs - lifeMs).toBeLessThanOrEqual(config.deadmanMs);
            const safe = [0, 1, 2, 3, 9, 12].every((i) => Number.isFinite(rig.readings.values[i]));
            expect(safe).toBe(true);
            expect(rig.readings.values[0]).toBeGreaterThanOrEqual(config.stopBelow);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('limits by name', () => {
  it('a sensor without a role stops the robot when it fails or is older than its own limit', () => {
    const rig = startRig({ ageMs: { distance: 1000 } });
    const description = {
      sensors: [
        { name: 'joint', unit: 'rad', minimum: -3, maximum: 3, safety: 'none' as const },
        { name: 'other', unit: '', minimum: -3, maximum: 3, safety: 'none' as const },
      ],
      actuators: [{ name: 'speed', unit: 'rad/s', minimum: -1, maximum: 1, safety: 'none' as const }],
    };
    expect(rig.config.safetySensors.find(({ name }) => name === 'distance')).toMatchObject({ ageMs: 1000 });
    const config = brainstemConfig(description, {
      ageMs: { joint: 300 },
      limits: { speed: { minimum: -1, maximum: 1, risePerSecond: 2, fallPerSecond: 4 } },
      smoothing: 1,
    });
    const state = brainstemState(config);
    const readings = { values: new Float64Array([0.5, Number.NaN]), takenMs: new Float64Array([1000, 0]) };
    const step = (nowMs: number): number => {
      commandBrainstem(state, [1], nowMs);
      return stepBrainstem(config, state, readings, nowMs)[0];
    };
    arm(state, 1000);
    step(1000);
    // 2 units per second away from zero.
    expect(step(1050)).toBeCloseTo(0.1);
    expect(step(1100)).toBeCloseTo(0.2);
    for (let nowMs = 1150; nowMs <= 1300; nowMs += 50) expect(step(nowMs)).toBeGreaterThan(0);
    expect(step(1350)).toBe(0);
    expect(state).toMatchObject({ layer: 'stop', reason: 'joint is too old' });
    readings.takenMs[0] = 1400;
    expect(step(1400)).toBeGreaterThan(0);
    readings.values[0] = Number.NaN;
    expect(step(1450)).toBe(0);
    expect(state.reason).toBe('joint failed');
  });

  it('an age limit has a bound of its own', () => {
    expect(() => startRig({ ageMs: { distance: 2001 } })).toThrow('brainstem ageMs.distance: out of range');
  });
});
