/**
 * What linear readouts find beside φ: places of delay lines (taps), products of two recent ones, and still units, which see the sensors of
 * this cycle alone.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import { add, eq, f32, ge, i32, max, mul, select, squash, store, sub, sum } from '../../kernel/index.js';
import { delay, still } from './constants.js';
import { keptShare } from './rest.js';
import { tapPairs } from './shape.js';
import { standardised } from './standardise.js';
import type { LearnerPorts, LearnerTensors } from './tensors.js';

export function addTaps(
  b: ProgramBuilder,
  { B, learns }: LearnerPorts,
  learner: LearnerTensors,
  afferent: TensorHandle,
): void {
  const { shape, observed, delays, tapPlace, tapMean, tapVariance, taps } = learner;
  b.map('delay', delays.next, ([n, line, s]) => {
    const kept = keptShare(learner, n) ?? f32(1);
    const before = mul(delays.at(n, line, max(sub(s, 1), 0)), kept);
    const content = select(eq(s, 0), mul(afferent.at(n, line), delay.inflowGain), before);
    return mul(squash(content), delay.gain);
  });
  b.map('tap', [B, shape.taps], ([n, f]) => {
    const placed = (row: Expr): Expr => delays.next.clamp(n, tapPlace.at(row, 0), tapPlace.at(row, 1));
    const loud = (row: Expr): Expr => squash(mul(placed(row), delay.productGain));
    const isProduct = ge(f, delay.length);
    const second = add(f, select(isProduct, i32(tapPairs.length), 0));
    const raw = select(isProduct, mul(loud(f), loud(second)), placed(f));
    const followed = standardised(raw, tapMean.at(n, f), tapVariance.at(n, f), observed.at(n), learns(n));
    return [
      store(tapMean, [n, f], followed.mean),
      store(tapVariance, [n, f], followed.variance),
      store(taps, [n, f], mul(followed.z, delay.loudness)),
    ];
  });
  const { inputs, stillWeights, stillBias } = learner;
  b.reduce('keepStill', [B, still.units], ([n, k]) => {
    const heard = sum([shape.sensors], ([i]) => mul(stillWeights.at(n, k, i), inputs.at(n, i)));
    return [store(taps, [n, add(k, shape.taps)], squash(add(heard, stillBias.at(n, k))))];
  });
}
