/**
 * The driving instructor: a rule that says what a car's four motors should do, from the echo ahead and from what they did
 * last. It keeps nothing to itself, so that it can correct a pupil at any moment of the pupil's own drive. Pan and tilt go
 * round like the hand of a clock: they are the pupil's pacemaker, since the one beam does not see what a front corner
 * touches. Once a round the car backs up a little, which frees it wherever it may be stuck. How much it turns, and to which
 * side, depends on what is ahead and on where the hand stands: products of the two, which no sum of inputs is. So it leaves
 * the same place now this way, now that way, and comes to see more of a room.
 *
 *     (pan, tilt) = clamp(growth · the last (pan, tilt), turned by a round's part, + (kick, 0))
 *     forward = clamp(ahead + pace · pan − brake · near(echo) + keep · last forward)
 *     turn = clamp(aside · close(echo) + lean · facing(echo) + bend + swing · (last forward − 1))
 *
 * Of the turn's four numbers each is a sum a + b · pan + c · tilt.
 */

/** A number that depends on the hand: a, b and c of a + b · pan + c · tilt. */
export type ByHand = readonly [number, number, number];

/** The numbers of the rule; distances in metres, a round in steps. */
export interface Instruction {
  readonly round: number;
  /** A round widens by this factor in each step, up to the bounds; the kick begins it. */
  readonly growth: number;
  readonly kick: number;
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

export const instruction: Instruction = {
  round: 60.086,
  growth: 1.041,
  kick: 0.02,
  ahead: 1.694,
  pace: 3.654,
  brake: 5.3,
  keep: 0.669,
  near: [0.45, 0.3],
  aside: [1.069, -0.39, 0.142],
  close: [0.819, 0.578],
  lean: [0, -0.461, -0.556],
  facing: [1.5, 0.5],
  bend: [-0.183, 0.07, -0.002],
  swing: [1.418, 0, 0.137],
};

/** Writes what forward, turn, pan and tilt (−1 … 1) should be, given the echo and what they were. */
export function instruct(echoMetres: number, last: ArrayLike<number>, lesson: Float32Array | Float64Array): void {
  const angle = (2 * Math.PI) / instruction.round;
  const [along, across] = [instruction.growth * Math.cos(angle), instruction.growth * Math.sin(angle)];
  const pan = clamp(along * last[2] - across * last[3] + instruction.kick);
  const tilt = clamp(across * last[2] + along * last[3]);
  const brake = instruction.brake * share(echoMetres, instruction.near);
  lesson[0] = clamp(instruction.ahead + instruction.pace * pan - brake + instruction.keep * last[0]);
  const byHand = ([a, b, c]: ByHand): number => a + b * pan + c * tilt;
  const aside = byHand(instruction.aside) * share(echoMetres, instruction.close);
  const lean = byHand(instruction.lean) * share(echoMetres, instruction.facing);
  lesson[1] = clamp(aside + lean + byHand(instruction.bend) + byHand(instruction.swing) * (last[0] - 1));
  lesson[2] = pan;
  lesson[3] = tilt;
}

/** 0 from the first distance on, 1 up to the second, straight between them. */
function share(metres: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (from - metres) / (from - to)));
}

function clamp(value: number): number {
  return Math.min(1, Math.max(-1, value));
}
