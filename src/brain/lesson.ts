/**
 * lesson: what an instructor shows. A lesson says what the motors of the last cycle should have been; it comes with the next
 * sensors, as the reward does, while φ still is what those motors were made from. The actor learns it by recursive least
 * squares, each motor with an inverse correlation of its own, P, which only its lessons change: so a lesson counts as much
 * whenever it comes.
 *
 *     W += (lesson − W φ) g,  g = P φ / (λ + φᵀ P φ)
 *
 * A lesson at the bound asks for that or more: where the wish is beyond, it has nothing to say, and neither W nor P hears it
 * (least squares on what is censored). So a rule that switches from one bound to the other is learned from the cycles
 * between them, and not held up by all those in which the pupil already does what it should.
 * From its first lesson on a motor does what it was taught: W φ, without tendency and cortex (see act.ts). NaN says nothing
 * of a motor.
 */
import type { Expr, ProgramBuilder } from '../kernel/index.js';
import { add, and, clamp, f32, ge, gt, isFinite, le, mul, not, or, select, store, sub } from '../kernel/index.js';
import { lesson as constants } from './constants.js';
import { addReply } from './least-squares.js';
import { knobOf, type Mind, type Pupil } from './tensors.js';

/** The lesson for a motor, as it came. */
function lessonFor(mind: Mind, n: Expr, m: Expr): Expr {
  return mind.input.at(n, add(m, mind.shape.sensors + 1));
}

/** Whether somebody says in this cycle what this motor should have done. */
export function isTold(mind: Mind, n: Expr, m: Expr): Expr {
  return isFinite(lessonFor(mind, n, m));
}

/** Whether a motor has had a lesson. */
export function isTaught({ taught }: Pupil, n: Expr, m: Expr): Expr {
  return gt(taught.at(n, m), 0);
}

/** Whether the motor already wishes for the bound that it is told, or for more. */
function isBeyond(told: Expr, wish: Expr): Expr {
  return or(and(ge(told, 1), ge(wish, 1)), and(le(told, -1), le(wish, -1)));
}

export function addLesson(b: ProgramBuilder, mind: Mind): void {
  const { B, actor, pupil, shape } = mind;
  if (pupil === undefined) return;
  const { said, taught, inverse } = pupil;
  const M = shape.motors;
  const names = { excite: 'exciteLesson', weigh: 'weighLesson', learn: 'learnLessonInverse', reply: 'lessonReply' };
  const { reply, gain, learn } = addReply(b, mind, inverse, [B, M], names, constants.forgetting, ([n, m]) => {
    const news = and(isTold(mind, n, m), not(isBeyond(lessonFor(mind, n, m), said.at(n, m))));
    return and(news, gt(knobOf(mind, n, 'learn'), 0));
  });
  const step = b.scratch('lessonStep', 'f32', [B, M]);
  b.map('hearLesson', [B, M], ([n, m]) => {
    const learns = gt(gain.at(n, m), 0);
    const shown = clamp(select(learns, lessonFor(mind, n, m), 0), -1, 1);
    return [
      store(step, [n, m], select(learns, mul(sub(shown, said.at(n, m)), gain.at(n, m)), 0)),
      store(taught, [n, m], select(learns, f32(1), taught.at(n, m))),
    ];
  });
  b.map('learnLesson', actor, ([n, m, f]) => add(actor.at(n, m, f), mul(step.at(n, m), reply.at(n, m, f))));
  learn();
}
