/**
 * What the motor values of a robot mean. Versions 1 and 2 say only a hardware type and a count, and the pair decides; a
 * pair that is not in the table is refused and never guessed. Version 3 robots bring their dictionary instead.
 */
import type { Actuator } from './channel.js';
import { hardwareCode } from './constants.js';
import { mostMotors } from './limits.js';

/** A brain's output for an actuator of the first two versions always lies in [-1, 1]. */
function output(name: string, safety: Actuator['safety']): Actuator {
  return { name, unit: '', minimum: -1, maximum: 1, safety };
}

const picarx: ReadonlyMap<number, readonly Actuator[]> = new Map([
  [4, [output('forward', 'wheel'), output('turn', 'steering'), output('pan', 'none'), output('tilt', 'none')]],
  [
    5,
    [
      output('left', 'wheel'),
      output('right', 'wheel'),
      output('steering', 'steering'),
      output('pan', 'none'),
      output('tilt', 'none'),
    ],
  ],
  [
    6,
    [
      output('thrust', 'wheel'),
      output('turn', 'wheel'),
      output('steering', 'steering'),
      output('pan', 'none'),
      output('audio frequency', 'none'),
      output('audio volume', 'none'),
    ],
  ],
]);

/**
 * The actuators of a (hardware, motor count) pair, or undefined where the pair is unknown. Robots that call themselves
 * generic, or say nothing (the default of a missing entry), get plain channels: their motors are theirs to interpret, and
 * each counts as a wheel, so a stop zeroes them all.
 */
export function actuatorsOf(hardware: number, motors: number): readonly Actuator[] | undefined {
  if (!Number.isInteger(motors) || motors < 1 || motors > mostMotors) return undefined;
  if (hardware === hardwareCode.picarx) return picarx.get(motors);
  if (hardware !== hardwareCode.generic && hardware !== hardwareCode.unspecified) return undefined;
  return Array.from({ length: motors }, (_, index) => output(`motor ${index}`, 'wheel'));
}
