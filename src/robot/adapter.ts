/**
 * Between a robot and its brain: which inputs the brain gets from the readings, and which commands its outputs mean. The
 * PiCar-X has its own; for other robots the inputs are the sensors and the outputs are the actuators, brought to ranges.
 */
import type { RobotDescription } from './robot.js';
import type { Actuator, Sensor } from './wire/channel.js';

/** Turns a robot's readings into a brain's inputs, and its outputs into the robot's commands. */
export interface BrainAdapter {
  readonly inputs: readonly Sensor[];
  readonly outputs: readonly Actuator[];
  /** Fills the inputs and gives the reward, or undefined where there is none. */
  encode(values: Float64Array, nowMs: number, inputs: Float32Array): number | undefined;
  /** Fills the commands, in the actuators' units. A value that is not finite must stay so. */
  decode(outputs: ArrayLike<number>, commands: Float64Array): void;
}

/** Sensors as they are, actuators from [-1, 1] to their ranges with 0 at zero, or at the middle where zero lies outside. */
export function plainAdapter({ sensors, actuators }: RobotDescription): BrainAdapter {
  return {
    inputs: sensors,
    outputs: actuators.map((actuator) => ({ ...actuator, unit: '', minimum: -1, maximum: 1 })),
    encode: (values, _nowMs, inputs) => {
      sensors.forEach(({ minimum, maximum }, i) => {
        const value = values[i];
        inputs[i] = Number.isFinite(value) ? Math.min(Math.max(value, minimum), maximum) : (minimum + maximum) / 2;
      });
      return undefined;
    },
    decode: (outputs, commands) => {
      actuators.forEach(({ minimum, maximum }, i) => {
        const share = Math.min(Math.max(outputs[i], -1), 1);
        const middle = minimum > 0 || maximum < 0 ? (minimum + maximum) / 2 : 0;
        commands[i] = middle + share * (share >= 0 ? maximum - middle : middle - minimum);
      });
    },
  };
}
