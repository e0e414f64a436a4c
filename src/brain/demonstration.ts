/**
 * demonstration: what an expert shows. A demonstration says what the motors of the last cycle should have been; it comes with the next
 * sensors, as the reward does, while φ still is what those motors were made from. The actor learns it by recursive least
 * squares, each motor with an inverse correlation of its own, P, which only its demonstrations change: so a demonstration counts as much
 * whenever it comes.
 *
 *     W += (demonstration − W φ) g,  g = P φ / (λ + φᵀ P φ)
 *
 * A demonstration at the bound asks for that or more: where the wish is beyond, it has nothing to say, and neither W nor P hears it
 * (least squares on what is censored). So a rule that switches from one bound to the other is learned from the cycles
 * between them, and not held up by all those in which the student already does what it should.
 * From its first demonstration on a motor does what it was taught: W φ, without tendency and cortex (see act.ts). NaN says nothing
 * of a motor.
 */
import type { Expr, ProgramBuilder } from '../kernel/index.js';
import { add, and, clamp, f32, ge, gt, isFinite, le, mul, not, or, select, store, sub } from '../kernel/index.js';
import { demonstration as constants } from './constants.js';
import { addReply } from './least-squares.js';
import { type BrainTensors, parameterOf, type Student } from './tensors.js';

/** The demonstration for a motor, as it came. */
function demonstrationFor(tensors: BrainTensors, n: Expr, m: Expr): Expr {
  return tensors.input.at(n, add(m, tensors.shape.sensors + 1));
}

/** Whether somebody says in this cycle what this motor should have done. */
export function isTold(tensors: BrainTensors, n: Expr, m: Expr): Expr {
  return isFinite(demonstrationFor(tensors, n, m));
}

/** Whether a motor has had a demonstration. */
export function isTaught({ taught }: Student, n: Expr, m: Expr): Expr {
  return gt(taught.at(n, m), 0);
}

/** Names of the ops of a student. */
export const demonstrationOps = {
  excite: 'exciteDemonstration',
  weigh: 'weighDemonstration',
  learn: 'learnDemonstrationInverse',
  reply: 'demonstrationReply',
} as const;

/** Whether the motor already wants the demonstrated bound, or more. */
export function isBeyond(told: Expr, wish: Expr): Expr {
  return or(and(ge(told, 1), ge(wish, 1)), and(le(told, -1), le(wish, -1)));
}

export function addDemonstration(b: ProgramBuilder, tensors: BrainTensors): void {
  const { B, actor, student, shape } = tensors;
  if (student === undefined) return;
  const { said, taught, inverse } = student;
  const M = shape.motors;
  const { reply, gain, learn } = addReply(
    b,
    tensors,
    inverse,
    [B, M],
    demonstrationOps,
    constants.forgetting,
    ([n, m]) => {
      const news = and(isTold(tensors, n, m), not(isBeyond(demonstrationFor(tensors, n, m), said.at(n, m))));
      return and(news, gt(parameterOf(tensors, n, 'learn'), 0));
    },
  );
  const step = b.scratch('demonstrationStep', 'f32', [B, M]);
  b.map('hearDemonstration', [B, M], ([n, m]) => {
    const learns = gt(gain.at(n, m), 0);
    const shown = clamp(select(learns, demonstrationFor(tensors, n, m), 0), -1, 1);
    return [
      store(step, [n, m], select(learns, mul(sub(shown, said.at(n, m)), gain.at(n, m)), 0)),
      store(taught, [n, m], select(learns, f32(1), taught.at(n, m))),
    ];
  });
  b.map('learnDemonstration', actor, ([n, m, f]) => add(actor.at(n, m, f), mul(step.at(n, m), reply.at(n, m, f))));
  learn();
}
