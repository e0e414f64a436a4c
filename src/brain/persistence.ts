/**
 * persistence: what stays builds up the urge to act on it. Two states of a few numbers per brain, both slow by the same rate:
 * tendencies gather over some ten cycles before they move a motor in full, as evidence does; and a sensor that keeps to its
 * side speaks louder through the weights of the actor, as a synapse in use does, up to 1 + gain times.
 *
 *     urge ← urge + rate (tendency − urge)
 *     insistence ← insistence + rate (v − insistence)
 *     wish = urge + W φ + gain Σ W_v v |insistence|   (the sum over sensors on the side of their insistence)
 *
 * What only flickers gains nothing: its insistence stays near 0. Taught motors hear nothing of it (see demonstration.ts).
 */
import type { Expr, ProgramBuilder } from '../kernel/index.js';
import { abs, add, clamp, gt, mul, select, sub, sum } from '../kernel/index.js';
import { persistence as constants } from './constants.js';
import { type BrainTensors, parameterOf } from './tensors.js';

/** A sensor as the features show it now. */
const shown = ({ phi, shape }: BrainTensors, n: Expr, i: Expr): Expr => phi.at(n, add(i, shape.at.now));

export function addPersistence(b: ProgramBuilder, tensors: BrainTensors): void {
  const { insistence } = tensors;
  b.map('insist', insistence, ([n, i]) => approach(insistence.at(n, i), clamp(shown(tensors, n, i), -1, 1)));
}

/** The urge of a motor after this cycle. Without persistence it is the tendency itself. */
export function urgeOf(tensors: BrainTensors, n: Expr, m: Expr, tendency: Expr): Expr {
  return select(gt(parameterOf(tensors, n, 'persistence'), 0), approach(tensors.urge.at(n, m), tendency), tendency);
}

/** What insistent sensors add to what the actor says of a motor. */
export function insisted(tensors: BrainTensors, n: Expr, m: Expr): Expr {
  const { actor, insistence, shape } = tensors;
  const more = sum([shape.sensorFeatures], ([i]) => {
    const [value, held] = [shown(tensors, n, i), insistence.at(n, i)];
    const gained = select(gt(mul(value, held), 0), mul(value, abs(held)), 0);
    return mul(actor.at(n, m, add(i, shape.at.now)), gained);
  });
  return mul(more, mul(parameterOf(tensors, n, 'persistence'), constants.gain));
}

function approach(old: Expr, value: Expr): Expr {
  return add(old, mul(sub(value, old), constants.rate));
}
