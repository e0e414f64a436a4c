/**
 * What a car feels: one row of sixteen raw sensors in the units of docs/simulator.md. The echo is one beam straight ahead
 * with noise; without an echo in range it says the greatest range. Noise is keyed by seed and step.
 */
import { car, rawSensor, rawSensorCount } from './car.js';
import { bellOf, bitsOf, triangleOf, uniformOf } from './chance.js';
import type { Fleet } from './fleet.js';
import { floorAt } from './floor.js';
import { drawsPerStep } from './motion.js';
import { castRay } from './ray.js';
import type { World } from './world.js';

/** Writes the row of robot `i`. */
export function senseCar(
  fleet: Fleet,
  world: World,
  i: number,
  row: Float32Array,
  seconds: number,
  noise: number,
): void {
  const c = fleet.cosine[i];
  const s = fleet.sine[i];
  const x = fleet.x[i];
  const y = fleet.y[i];
  const seed = fleet.seed[i];
  const step = fleet.step[i];
  const draw = (step * drawsPerStep) | 0;
  const at = i * rawSensorCount;

  const echo = castRay(world, x + car.sonarAhead * c, y + car.sonarAhead * s, c, s, car.sonarMaxMetres);
  fleet.echo[i] = echo;
  const spread = car.sonarNoiseMetres + car.sonarNoiseShare * echo;
  const heard = echo >= car.sonarMaxMetres ? echo : echo + noise * spread * bellOf(seed, draw + 1);
  row[at + rawSensor.sonarMetres] = Math.min(car.sonarMaxMetres, Math.max(car.sonarMinMetres, heard));

  const baseX = x + car.grayscaleAhead * c;
  const baseY = y + car.grayscaleAhead * s;
  const sideX = car.grayscaleSpacing * s;
  const sideY = car.grayscaleSpacing * c;
  const bits = bitsOf(seed, draw + 2);
  const shade = noise * car.grayscaleNoise;
  const right = clampShare(floorAt(world, baseX + sideX, baseY - sideY) + shade * triangleOf(bits));
  const centre = clampShare(floorAt(world, baseX, baseY) + shade * triangleOf(bits >>> 10));
  const left = clampShare(floorAt(world, baseX - sideX, baseY + sideY) + shade * triangleOf(bits >>> 20));
  row[at + rawSensor.grayscaleRight] = right;
  row[at + rawSensor.grayscaleCentre] = centre;
  row[at + rawSensor.grayscaleLeft] = left;

  row[at + rawSensor.leftSpeed] = fleet.left[i];
  row[at + rawSensor.rightSpeed] = fleet.right[i];
  row[at + rawSensor.panDegrees] = fleet.pan[i];
  row[at + rawSensor.tiltDegrees] = fleet.tilt[i];
  row[at + rawSensor.steeringDegrees] = fleet.steering[i];
  row[at + rawSensor.batteryVolts] = fleet.volts[i];
  row[at + rawSensor.line] = centre > car.lineAbove ? 1 : 0;
  // A cliff is believed when it was seen twice in a row.
  const dark = right < car.cliffBelow || centre < car.cliffBelow || left < car.cliffBelow ? 1 : 0;
  row[at + rawSensor.cliff] = dark === 1 && fleet.dark[i] === 1 ? 1 : 0;
  fleet.dark[i] = dark;
  row[at + rawSensor.celsius] = fleet.celsius[i];
  row[at + rawSensor.memoryUse] = 0.3 + 0.02 * uniformOf(seed, 0x40000000);
  row[at + rawSensor.clock] = clockOf(step * seconds);
  row[at + rawSensor.reserved] = 0;
}

/** Milliseconds modulo a million, as a share of a million. */
function clockOf(seconds: number): number {
  const share = seconds * 1e-3;
  return share - Math.floor(share);
}

function clampShare(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}
