/**
 * Demonstrations of a brain that learns by reward: what an expert says of the last motors is learned by recursive least squares on
 * the φ that they were made from, as demonstration.ts does it for other brains, each motor with an inverse of its own. A motor does not
 * learn by trial from a cycle of which it was told, and its trace begins anew.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import {
  add,
  and,
  clamp,
  div,
  f32,
  gt,
  isFinite,
  max,
  min,
  mul,
  ne,
  not,
  select,
  store,
  sub,
} from '../../kernel/index.js';
import { demonstration as constants } from '../constants.js';
import { demonstrationOps, isBeyond } from '../demonstration.js';
import { addReply } from '../least-squares.js';
import { actorCritic } from './constants.js';
import type { LearnerPorts, LearnerTensors } from './tensors.js';
import type { Whitened } from './whiten.js';

export interface Shown {
  /** Whether a motor was told in this cycle what it should have done. */
  told(n: Expr, m: Expr): Expr;
  /** What a weight learns of it. */
  learned(n: Expr, m: Expr, f: Expr): Expr;
  /** Bound of a motor's mean: what was taught may ask for a steeper switch than trial and error would. */
  limit(n: Expr, m: Expr): Expr;
  /** The share of σ that a motor tries: the less, the more it was taught, but for cycles in which it is told. */
  tried(n: Expr, m: Expr): Expr;
}

/** Cycles are counted up to here: f32 counts no further by ones. */
const mostCounted = 2 ** 24;

export function addShown(
  b: ProgramBuilder,
  { B, demonstration }: LearnerPorts,
  { student, before, mean, shape }: LearnerTensors,
  { learning }: Pick<Whitened, 'learning'>,
): Shown | undefined {
  if (student === undefined || demonstration === undefined) return undefined;
  const { taught, inverse } = student;
  const M = shape.motors;
  const told = (n: Expr, m: Expr): Expr => and(isFinite(demonstration(n, m)), ne(learning.at(n), 0));
  const owner = { phi: before, shape };
  const { reply, gain, learn } = addReply(b, owner, inverse, [B, M], demonstrationOps, constants.forgetting, ([n, m]) =>
    and(told(n, m), not(isBeyond(demonstration(n, m), mean.at(n, m)))),
  );
  const step: TensorHandle = b.scratch('demonstrationStep', 'f32', [B, M]);
  b.map('hearDemonstration', [B, M], ([n, m]) => {
    const learns = gt(gain.at(n, m), 0);
    const shown = clamp(select(learns, demonstration(n, m), 0), -1, 1);
    return [
      store(step, [n, m], select(learns, mul(sub(shown, mean.at(n, m)), gain.at(n, m)), 0)),
      store(taught, [n, m], min(add(taught.at(n, m), select(learns, f32(1), 0)), mostCounted)),
    ];
  });
  learn();
  return {
    told,
    learned: (n, m, f) => mul(step.at(n, m), reply.at(n, m, f)),
    limit: (n, m) => select(gt(taught.at(n, m), 0), f32(actorCritic.taughtLimit), actorCritic.meanLimit),
    tried(n, m) {
      const lessons = div(taught.at(n, m), actorCritic.taughtHalf);
      const share = div(f32(1), add(mul(lessons, lessons), 1));
      return select(told(n, m), f32(1), max(share, actorCritic.taughtLeast));
    },
  };
}
