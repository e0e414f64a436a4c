/**
 * surprise: how far the last prediction was from what came. The error goes into a ring of a thousand; confidence follows
 * the mean of the last hundred; every member of the prediction keeps its own mean squared error.
 */
import type { Expr, ProgramBuilder } from '../kernel/index.js';
import {
  abs,
  add,
  cast,
  clamp,
  div,
  eq,
  f32,
  gt,
  lt,
  max,
  min,
  mul,
  rem,
  select,
  store,
  sub,
  sum,
} from '../kernel/index.js';
import { surprise as constants, modulate, predict } from './constants.js';
import type { BrainTensors } from './tensors.js';

/** 1 + 4 e, at most 3: how much faster things are learned that surprise. */
export function boostOf(error: Expr): Expr {
  return min(add(mul(error, constants.boostSlope), 1), constants.boostLimit);
}

export function addSurprise(b: ProgramBuilder, tensors: BrainTensors): void {
  const { B, age, errors, error, sensors, prediction, shape } = tensors;
  const S = shape.sensors;
  b.map('judgeMembers', tensors.memberErrors, ([n, k, i]) => {
    const miss = sub(sensors.at(n, i), tensors.members.at(n, k, i));
    const old = tensors.memberErrors.at(n, k, i);
    const rate = max(f32(predict.errorRate), div(f32(1), cast(add(age.at(n), 1), 'f32')));
    return add(old, mul(sub(mul(miss, miss), old), rate));
  });
  b.reduce('surprise', [B], ([n]) => {
    const lived = age.at(n);
    const e = div(
      sum([S], ([i]) => abs(sub(sensors.at(n, i), prediction.at(n, i)))),
      S,
    );
    // The error of this cycle goes into the ring behind this: it stands here for itself.
    const back = (k: Expr): Expr => select(eq(k, 0), e, errors.wrap(n, sub(rem(lived, constants.ring), k)));
    const seen = min(add(lived, 1), constants.window);
    const mean = div(
      sum([constants.window], ([k]) => select(lt(k, seen), back(k), 0)),
      cast(seen, 'f32'),
    );
    const { recent, rate, least } = modulate.plateau;
    const late = sum([recent], ([k]) => back(k));
    const early = sum([recent], ([k]) => back(add(k, recent)));
    const enough = gt(lived, least);
    const improvement = add(
      mul(tensors.improvement.at(n), 1 - rate),
      mul(select(enough, div(sub(early, late), recent), 0), rate),
    );
    const flat = lt(abs(improvement), modulate.plateau.improvement);
    const k = min(div(cast(tensors.activeCells.at(n), 'f32'), constants.activeCells), 1);
    const w = sub(constants.weight, mul(k, constants.weightFall));
    const fall = min(div(cast(lived, 'f32'), constants.momentumCycles), constants.momentumFall);
    const m = sub(constants.momentum, fall);
    const raw = sub(1, clamp(mul(w, mean), 0, 1));
    return [
      store(error, [n], e),
      store(tensors.meanError, [n], mean),
      store(tensors.improvement, [n], improvement),
      store(tensors.plateau, [n], select(flat, select(enough, add(tensors.plateau.at(n), 1), 0), 0)),
      store(tensors.confidence, [n], add(mul(m, tensors.confidence.at(n)), mul(sub(1, m), raw))),
    ];
  });
}

/** The error of this cycle into the ring: nothing waits for it. */
export function addNoteError(b: ProgramBuilder, { B, age, errors, error }: BrainTensors): void {
  b.map('noteError', [B], ([n]) => [store(errors, [n, rem(age.at(n), constants.ring)], error.at(n))]);
}
