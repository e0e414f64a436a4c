/**
 * The driving expert: a rule that says what a car's four motors should do, from the echo ahead, the floor below and what
 * they did last. It keeps nothing to itself, so that it can correct a student at any moment of the student's own drive. Pan and tilt go
 * round like the hand of a clock: they are the student's pacemaker, since the one beam does not see what a front corner
 * touches. Once a round the car backs up a little, which frees it wherever it may be stuck. How much it turns, and to which
 * side, depends on what is ahead and on where the hand stands: products of the two, which no sum of inputs is. So it leaves
 * the same place now this way, now that way, and comes to see more of a room. The noise of the floor's sensors shakes the
 * hand, so that no two rounds are alike: without it a car that turns a little more to one side than it should, as every student does,
 * goes round in the same circles for good.
 *
 *     (pan, tilt) = clamp(growth · the last (pan, tilt), turned by a round's part, + (kick, 0) + luck · unevenness)
 *     forward = clamp(ahead + pace · pan − brake · near(echo) + keep · last forward)
 *     turn = clamp(aside · close(echo) + lean · facing(echo) + bend + swing · (last forward − 1))
 *
 * Of the turn's four numbers each is a sum a + b · pan + c · tilt.
 */
import { car, rawSensor } from './car.js';

/** A number that depends on the hand: a, b and c of a + b · pan + c · tilt. */
export type ByHand = readonly [number, number, number];

/** The numbers of the rule; distances in metres, a round in steps. */
export interface ExpertConstants {
  readonly round: number;
  /** A round widens by this factor in each step, up to the bounds; the kick begins it. */
  readonly growth: number;
  readonly kick: number;
  /** How much of the floor's unevenness, in deviations of its noise, pan and tilt take. */
  readonly luck: readonly [number, number];
  readonly ahead: number;
  readonly pace: number;
  readonly brake: number;
  readonly keep: number;
  /** Nearness begins at the first distance and is whole at the second. */
  readonly near: readonly [number, number];
  readonly aside: ByHand;
  readonly close: readonly [number, number];
  readonly lean: ByHand;
  readonly facing: readonly [number, number];
  readonly bend: ByHand;
  readonly swing: ByHand;
}

export const expertConstants: ExpertConstants = {
  round: 60.086,
  growth: 1.041,
  kick: 0.02,
  luck: [0.05, 0.05],
  ahead: 1.694,
  pace: 3.654,
  brake: 5,
  keep: 0.669,
  near: [0.45, 0.3],
  aside: [1.069, -0.39, 0.142],
  close: [0.819, 0.578],
  lean: [0, -0.461, -0.556],
  facing: [1.5, 0.5],
  bend: [-0.183, 0.07, -0.002],
  swing: [1.418, 0, -0.4],
};

/** The deviation of the unevenness of a plain floor: three sensors, the middle one against the mean of the others. */
export const unevenDeviation = car.grayscaleNoise * Math.sqrt(1.5);
/** Whatever lies on the floor, the hand is shaken by no more. */
export const mostUneven = 3;

/** How much brighter the floor is in the middle than on both sides, in deviations of the sensors' noise; `at` is where a row begins. */
export function unevennessOf(values: ArrayLike<number>, at = 0): number {
  const sides = values[at + rawSensor.grayscaleLeft] + values[at + rawSensor.grayscaleRight];
  const uneven = (values[at + rawSensor.grayscaleCentre] - sides / 2) / unevenDeviation;
  return Math.min(mostUneven, Math.max(-mostUneven, uneven));
}

/** The demonstration for a student whose car reads this, and whose motors did that before: what they should do now. */
export function tell(values: Float64Array, before: Float32Array, demonstration: Float32Array): void {
  expertAction(values[rawSensor.sonarMetres], unevennessOf(values), before, demonstration);
}

/** Writes what forward, turn, pan and tilt (−1 … 1) should be, given the echo, the floor's unevenness and what they were. */
export function expertAction(
  echoMetres: number,
  unevenness: number,
  last: ArrayLike<number>,
  demonstration: Float32Array | Float64Array,
): void {
  const angle = (2 * Math.PI) / expertConstants.round;
  const [along, across] = [expertConstants.growth * Math.cos(angle), expertConstants.growth * Math.sin(angle)];
  const pan = clamp(along * last[2] - across * last[3] + expertConstants.kick + expertConstants.luck[0] * unevenness);
  const tilt = clamp(across * last[2] + along * last[3] + expertConstants.luck[1] * unevenness);
  const brake = expertConstants.brake * share(echoMetres, expertConstants.near);
  demonstration[0] = clamp(expertConstants.ahead + expertConstants.pace * pan - brake + expertConstants.keep * last[0]);
  const byHand = ([a, b, c]: ByHand): number => a + b * pan + c * tilt;
  const aside = byHand(expertConstants.aside) * share(echoMetres, expertConstants.close);
  const lean = byHand(expertConstants.lean) * share(echoMetres, expertConstants.facing);
  demonstration[1] = clamp(aside + lean + byHand(expertConstants.bend) + byHand(expertConstants.swing) * (last[0] - 1));
  demonstration[2] = pan;
  demonstration[3] = tilt;
}

/** 0 from the first distance on, 1 up to the second, straight between them. */
function share(metres: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (from - metres) / (from - to)));
}

function clamp(value: number): number {
  return Math.min(1, Math.max(-1, value));
}
