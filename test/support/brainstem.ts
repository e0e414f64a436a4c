/** For tests of the brainstem: a PiCar-X with healthy readings that the test spoils, and a clock that it turns. */

import type { BrainstemSettings } from '../../src/robot/brainstem/index.js';
import {
  arm,
  brainstemConfig,
  brainstemState,
  commandBrainstem,
  stepBrainstem,
} from '../../src/robot/brainstem/index.js';
import { picarxActuators, picarxDriveLimits, picarxSensors, raw } from '../../src/robot/picarx/dictionary.js';
import { makeReadings } from '../../src/robot/robot.js';

export const periodMs = 50;

export function startRig(settings: Partial<BrainstemSettings> = {}) {
  const config = brainstemConfig(
    { sensors: picarxSensors, actuators: picarxActuators },
    { limits: picarxDriveLimits, ...settings },
  );
  const state = brainstemState(config);
  const readings = makeReadings(picarxSensors.length);
  const healthy: [number, number][] = [
    [raw.distance, 1],
    [raw.right, 0.4],
    [raw.centre, 0.4],
    [raw.left, 0.4],
    [raw.battery, 7.4],
    [raw.temperature, 45],
  ];
  for (const [index, value] of healthy) readings.values[index] = value;
  const rig = {
    config,
    state,
    readings,
    nowMs: 1000,
    /** Values that the test holds; all others get a little noise, as honest sensors have. */
    held: new Map<number, number>(),
    /** Sensors whose readings no longer arrive. */
    silent: new Set<number>(),
    /** What the brain says each period; undefined for a brain that is silent. */
    brain: [40, 40, 0, 0, 0] as readonly number[] | undefined,
    /** One period: new readings, a word of the brain, a step. */
    step(periods = 1): number[] {
      for (let i = 0; i < periods; i += 1) {
        rig.nowMs += periodMs;
        for (const [index, value] of healthy) {
          if (rig.silent.has(index)) continue;
          const noise = 1e-4 * Math.sin(rig.nowMs * (index + 1));
          readings.values[index] = rig.held.get(index) ?? value + noise;
          readings.takenMs[index] = rig.nowMs;
        }
        if (rig.brain !== undefined) commandBrainstem(state, rig.brain, rig.nowMs);
        stepBrainstem(config, state, readings, rig.nowMs);
      }
      return [...state.output];
    },
    arm: () => arm(state, rig.nowMs),
  };
  return rig;
}
