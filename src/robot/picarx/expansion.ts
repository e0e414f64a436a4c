/**
 * From the 16 raw sensors of a PiCar-X to the 24 inputs of a brain, each in [0, 1]. A reading that failed becomes 0.5 here,
 * because a brain needs a number; the reflexes have seen the failure itself and stopped.
 */
import { raw } from './dictionary.js';

/** What the expansion remembers between two vectors. */
export interface ExpansionState {
  distance: number;
}

/** What the expansion remembers, before the first reading. */
export function expansionState(): ExpansionState {
  return { distance: Number.NaN };
}

const neutral = 0.5;

/** Turns raw readings into the brain's inputs. */
export function expandSensors(values: ArrayLike<number>, state: ExpansionState, inputs: Float32Array): void {
  const distance = values[raw.distance];
  const [right, centre, left] = [values[raw.right], values[raw.centre], values[raw.left]];
  const [leftMotor, rightMotor] = [values[raw.leftMotor], values[raw.rightMotor]];
  const steering = values[raw.steering];
  const forward = (leftMotor + rightMotor) / 2;
  inputs[0] = 1 - Math.min(distance / 2, 1);
  inputs[1] = neutral;
  inputs[2] = neutral;
  inputs[3] = right;
  inputs[4] = centre;
  inputs[5] = left;
  inputs[6] = (leftMotor + 1) / 2;
  inputs[7] = (rightMotor + 1) / 2;
  inputs[8] = (steering + 30) / 60;
  inputs[9] = (values[raw.pan] + 90) / 180;
  inputs[10] = (values[raw.tilt] + 35) / 100;
  inputs[11] = values[raw.battery] / 8.4;
  inputs[12] = values[raw.line];
  inputs[13] = values[raw.cliff];
  inputs[14] = values[raw.temperature] / 100;
  inputs[15] = values[raw.memory];
  inputs[16] = ((rightMotor - leftMotor) / 2 + 1) / 2;
  inputs[17] = (forward + 1) / 2;
  inputs[18] = Number.isNaN(state.distance) ? neutral : distance - state.distance + 0.5;
  inputs[19] = 0.5 + (centre > 0.3 ? centre - (left + right) / 2 : 0);
  inputs[20] = Math.abs(steering) / 30;
  inputs[21] = Math.min(1, Math.abs(forward));
  inputs[22] = Math.min(1, 10 * variance(distance, right, centre, left));
  inputs[23] = health(values[raw.battery], values[raw.temperature], values[raw.cliff]);
  state.distance = distance;
  for (let i = 0; i < 24; i += 1)
    inputs[i] = Number.isFinite(inputs[i]) ? Math.min(Math.max(inputs[i], 0), 1) : neutral;
}

function variance(a: number, b: number, c: number, d: number): number {
  const mean = (a + b + c + d) / 4;
  return ((a - mean) ** 2 + (b - mean) ** 2 + (c - mean) ** 2 + (d - mean) ** 2) / 4;
}

/** Written so that a reading that failed is no sign of health. */
function health(volts: number, celsius: number, cliff: number): number {
  return Math.max(0, 1 - (volts >= 6.5 ? 0 : 0.3) - (celsius <= 60 ? 0 : 0.2) - (cliff <= 0.5 ? 0 : 0.5));
}
