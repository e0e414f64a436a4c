/**
 * The PiCar-X's own reward, 0 … 1 with 0.5 as neutral: nearness costs, progress pays. Progress is net displacement over
 * the last three seconds while driving forwards: driving in circles is not progress, and backwards the car is blind. A
 * contact costs as much as the nearest distance, since a flank or a rear that grinds is out of the beam's sight; without
 * that, being stuck there would be as good as standing.
 */
import { car, rawSensor, rawSensorCount } from './car.js';
import { displacementSteps, type Fleet } from './fleet.js';

export const rewardConstants = {
  /** Net displacement in three seconds that counts as full progress, in metres. */
  fullProgressMetres: 0.75,
  /** Steps after a near miss in which progress does not pay. */
  cooldownSteps: 20,
} as const;

/** The reward of robot `i` after a step; remembers its place. */
export function rewardOf(fleet: Fleet, i: number, observations: Float32Array): number {
  const at = i * rawSensorCount;
  const distance = observations[at + rawSensor.sonarMetres];
  const displaced = progressOf(fleet, i);
  const progress = fleet.speed[i] > 0 ? displaced : 0;
  let reward = 0.5;
  if (distance < 0.1 || fleet.touching[i] > 0) {
    reward -= 0.4;
    fleet.cooldown[i] = rewardConstants.cooldownSteps;
  } else if (distance < 0.2) reward -= 0.2;
  else if (fleet.cooldown[i] > 0) {
    reward -= 0.1;
    fleet.cooldown[i] -= 1;
  } else if (progress > 0.1) reward += 0.2 * progress;
  if (observations[at + rawSensor.grayscaleCentre] > car.lineAbove) {
    reward += 0.15;
    fleet.lineScore[i] = Math.min(1, fleet.lineScore[i] + 0.1);
  } else fleet.lineScore[i] *= 0.9;
  reward += 0.1 * fleet.lineScore[i];
  if (observations[at + rawSensor.batteryVolts] < 6.5) reward -= 0.1;
  if (observations[at + rawSensor.celsius] > 60) reward -= 0.05;
  if (observations[at + rawSensor.cliff] > 0) reward -= 0.3;
  return reward < 0 ? 0 : reward > 1 ? 1 : reward;
}

/** Net displacement over the last 60 steps as a share of full progress, at most 1. */
function progressOf(fleet: Fleet, i: number): number {
  const slot = 2 * ((fleet.step[i] % displacementSteps) * fleet.count + i);
  const dx = fleet.x[i] - fleet.trail[slot];
  const dy = fleet.y[i] - fleet.trail[slot + 1];
  fleet.trail[slot] = fleet.x[i];
  fleet.trail[slot + 1] = fleet.y[i];
  const progress = Math.sqrt(dx * dx + dy * dy) / rewardConstants.fullProgressMetres;
  return progress > 1 ? 1 : progress;
}
