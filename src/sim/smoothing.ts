/** How commands reach a car's actuators where no brainstem smooths them. */
import { rawActuatorCount } from './car.js';

/** Share of the last command that stays in a step. */
export const inertia = 0.3;

/** Brings a command towards what is wanted, as far as one step does. */
export function smooth(command: Float32Array | Float64Array, wanted: Float64Array): void {
  for (let at = 0; at < rawActuatorCount; at += 1) command[at] = inertia * command[at] + (1 - inertia) * wanted[at];
}
