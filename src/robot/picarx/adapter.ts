/** The PiCar-X before its brain: 24 inputs and a reward, 4 outputs. */
import type { BrainAdapter } from '../adapter.js';
import { picarxInputs, picarxOutputs } from './dictionary.js';
import { expandSensors, expansionState } from './expansion.js';
import { mixMotors } from './motors.js';
import { rewardOf, rewardState } from './reward.js';

export interface PicarxAdapterOptions {
  /** `none` sends no reward. */
  readonly reward?: 'progress' | 'none';
}

/** The adapter between a PiCar-X and a brain: expanded sensors in, wheels and servos out. */
export function picarxAdapter({ reward = 'progress' }: PicarxAdapterOptions = {}): BrainAdapter {
  const expansion = expansionState();
  const earned = rewardState();
  return {
    inputs: picarxInputs,
    outputs: picarxOutputs,
    encode: (values, nowMs, inputs) => {
      expandSensors(values, expansion, inputs);
      return reward === 'none' ? undefined : rewardOf(values, earned, nowMs);
    },
    decode: mixMotors,
  };
}
