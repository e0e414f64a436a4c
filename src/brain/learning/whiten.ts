/**
 * P, the inverse of the features' second moment with a ridge, and k = P φ for the φ of the cycle before. It needs nothing of
 * this cycle's sensors, so it runs beside them.
 *
 *     a = 1/(u + 50), k = P φ, P ← (P − a k kᵀ / ((1 − a) + a φᵀk)) / (1 − a)      for the u-th update
 *     s = a ρ F, p = P e_i, P ← P − s p pᵀ / (1 + s p_i)                           for one feature i after the other
 *
 * Both are one pass over P; k of the new P follows from that of the old one.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import {
  add,
  and,
  cast,
  div,
  eq,
  f32,
  gt,
  i32,
  maximum,
  mul,
  ne,
  rem,
  select,
  store,
  sub,
  sum,
} from '../../kernel/index.js';
import { actorCritic as constants } from './constants.js';
import { increased } from './count.js';
import type { LearnerPorts, LearnerTensors } from './tensors.js';
import { whitens } from './whiten-time.js';

export interface Whitened {
  /** 1 where this cycle's reward is learned from. */
  readonly learning: TensorHandle;
  /** k = P φ of the cycle before. */
  readonly gain: TensorHandle;
}

export function addWhiten(b: ProgramBuilder, { B, age, learns }: LearnerPorts, learner: LearnerTensors): Whitened {
  const { before, inverse, updates, begins, shape } = learner;
  const F = shape.features;
  const flag = (name: string): TensorHandle => b.scratch(name, 'i32', [B]);
  const one = (name: string): TensorHandle => b.scratch(name, 'f32', [B]);
  const row = (name: string): TensorHandle => b.scratch(name, 'f32', [B, F]);
  const [learning, whitening] = [flag('learnsNow'), flag('whitensNow')];
  b.map('learnerTime', [B], ([n]) => {
    const now = and(eq(begins.at(n), 0), gt(learns(n), 0));
    return [
      store(learning, [n], select(now, i32(1), 0)),
      store(whitening, [n], select(and(now, whitens(age.at(n))), i32(1), 0)),
    ];
  });
  const some = b.scratch('someWhiten', 'i32', []);
  b.reduce('someWhiten', some, () => maximum([B], ([n]) => whitening.at(n)));

  const old = row('whitenOld');
  b.reduce('whitenOld', old, ([n, f]) => sum([F], ([g]) => mul(inverse.at(n, f, g), before.at(n, g))));
  const [power, share, scale, ridge] = [one('whitenPower'), one('whitenShare'), one('whitenScale'), one('ridgeStep')];
  b.reduce('whitenWeigh', [B], ([n]) => {
    const a = div(f32(1), cast(add(updates.at(n), constants.whitenDelay + 1), 'f32'));
    const rest = sub(1, a);
    const q = sum([F], ([f]) => mul(before.at(n, f), old.at(n, f)));
    const now = ne(whitening.at(n), 0);
    return [
      store(power, [n], q),
      store(share, [n], select(now, div(a, add(rest, mul(a, q))), 0)),
      store(scale, [n], select(now, div(f32(1), rest), 1)),
      store(ridge, [n], select(now, mul(mul(a, constants.ridge), F), 0)),
    ];
  });
  const column = row('ridgeColumn');
  const turn = (n: Expr): Expr => rem(updates.at(n), F);
  b.map('ridgeColumn', column, ([n, f]) => {
    const taken = mul(mul(old.at(n, f), old.clamp(n, turn(n))), share.at(n));
    return mul(sub(inverse.clamp(n, turn(n), f), taken), scale.at(n));
  });
  const [ridgeShare, overlap] = [one('ridgeShare'), one('ridgeOverlap')];
  b.reduce('ridgeWeigh', [B], ([n]) => [
    store(ridgeShare, [n], div(ridge.at(n), add(mul(ridge.at(n), column.clamp(n, turn(n))), 1))),
    store(
      overlap,
      [n],
      sum([F], ([f]) => mul(column.at(n, f), before.at(n, f))),
    ),
  ]);
  const gain = row('whitenGain');
  b.map('whitenGain', gain, ([n, f]) => {
    const sampled = mul(old.at(n, f), mul(scale.at(n), sub(1, mul(share.at(n), power.at(n)))));
    return sub(sampled, mul(mul(ridgeShare.at(n), overlap.at(n)), column.at(n, f)));
  });
  b.when('whitenNow', some, () => {
    b.when('whitenSlots', whitening, () => {
      b.map('whiten', inverse, ([n, f, g]) => {
        const sample = mul(mul(old.at(n, f), old.at(n, g)), share.at(n));
        const sampled = mul(sub(inverse.at(n, f, g), sample), scale.at(n));
        return sub(sampled, mul(mul(column.at(n, f), column.at(n, g)), ridgeShare.at(n)));
      });
    });
  });
  b.map('whitened', updates, ([n]) => increased(updates.at(n), whitening.at(n)));
  return { learning, gain };
}
