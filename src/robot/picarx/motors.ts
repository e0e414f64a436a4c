/**
 * From the 4 outputs of a brain (forward, turn, pan, tilt, each in [-1, 1]) to the 5 commands of a PiCar-X (wheels in
 * percent, angles in degrees). Limits over time and near obstacles are the brainstem's.
 */

/** Outputs outside [-1, 1] are brought inside; one that is not finite stays so, and the brainstem stops for it. */
export function mixMotors(outputs: ArrayLike<number>, commands: Float64Array): void {
  const [forward, turn, pan, tilt] = [clip(outputs[0]), clip(outputs[1]), clip(outputs[2]), clip(outputs[3])];
  const steering = 25 * turn;
  const speed = 50 * forward * (0.5 + 0.5 * (1 - Math.abs(steering) / 50));
  const inner = Math.abs(steering) < 5 ? speed : speed * (1 - Math.abs(steering) / 25);
  commands[0] = steering > 0 ? speed : inner;
  commands[1] = steering > 0 ? inner : speed;
  commands[2] = steering;
  commands[3] = 90 * pan;
  commands[4] = tilt >= 0 ? 65 * tilt : 35 * tilt;
}

function clip(value: number): number {
  return value < -1 ? -1 : value > 1 ? 1 : value;
}
