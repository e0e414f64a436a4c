/**
 * In which cycles P is brought up to date: one of each four, and not always the same one, since episodes whose length is a
 * multiple of four would show it the same moments only.
 */
import { bitAnd, cast, type Expr, eq, noiseBits, shiftRight } from '../../kernel/index.js';
import { noiseBitsOf } from '../../kernel/noise.js';
import { actorCritic, learningStreams } from './constants.js';

const phases = actorCritic.whitenEvery;
const block = Math.log2(phases);
const stream = learningStreams.whiten;

/** On the host, for a brain of this age. */
export function isWhitening(age: number): boolean {
  return noiseBitsOf(0, 0, 0, stream, age >>> block) % phases === age % phases;
}

/** The same as a formula. All slots of one age do it in the same cycle. */
export function whitens(age: Expr): Expr {
  const at = cast(age, 'u32');
  const bits = noiseBits({ seed: 0, brain: 0, cycle: 0, stream }, shiftRight(at, block));
  return eq(bitAnd(bits, phases - 1), bitAnd(at, phases - 1));
}
