/**
 * lesson: what an instructor shows. A lesson says what the motors of the last cycle should have been; it comes with the next
 * sensors, as the reward does, while φ still is what those motors were made from. The actor learns it by recursive least
 * squares with an inverse correlation of its own, P, which only lessons change: so a lesson counts as much whenever it comes.
 *
 *     W += (lesson − clamp(W φ)) g,  g = P φ / (λ + φᵀ P φ)
 *
 * From its first lesson on a motor does what it was taught: W φ, without tendency and cortex (see act.ts). A wish beyond the
 * bound is what a lesson at the bound asks for, and is left alone. NaN says nothing of a motor.
 */
import type { Expr, ProgramBuilder } from '../kernel/index.js';
import { add, and, clamp, count, f32, gt, isFinite, mul, select, store, sub } from '../kernel/index.js';
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

export function addLesson(b: ProgramBuilder, mind: Mind): void {
  const { B, actor, pupil, shape } = mind;
  if (pupil === undefined) return;
  const { said, taught, inverse } = pupil;
  const M = shape.motors;
  const names = { excite: 'exciteLesson', weigh: 'weighLesson', learn: 'learnLessonInverse', reply: 'lessonReply' };
  const { reply, gain, learn } = addReply(b, mind, inverse, names, constants.forgetting, (n) => {
    const lessons = count([M], ([m]) => isTold(mind, n, m));
    return and(gt(lessons, 0), gt(knobOf(mind, n, 'learn'), 0));
  });
  const step = b.scratch('lessonStep', 'f32', [B, M]);
  b.map('hearLesson', [B, M], ([n, m]) => {
    const told = isTold(mind, n, m);
    const shown = clamp(select(told, lessonFor(mind, n, m), 0), -1, 1);
    const able = clamp(said.at(n, m), -1, 1);
    return [
      store(step, [n, m], select(told, mul(sub(shown, able), gain.at(n)), 0)),
      store(taught, [n, m], select(and(told, gt(gain.at(n), 0)), f32(1), taught.at(n, m))),
    ];
  });
  b.map('learnLesson', actor, ([n, m, f]) => add(actor.at(n, m, f), mul(step.at(n, m), reply.at(n, f))));
  learn();
}
