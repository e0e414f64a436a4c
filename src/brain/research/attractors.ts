/**
 * attractors: the topology that rewards leave in the field. What the field was like (4³ cells of content and memory) when a
 * reward or a punishment came is kept, twenty at most, and pulls the field towards itself (or pushes it away) for a while,
 * the more so the more the field is like it already.
 *
 *     t = |r| 0.95^age,  F += 0.01 t sign(r) (A − F) (1 + cos(F, A)) / 2
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import {
  abs,
  add,
  and,
  cast,
  div,
  eq,
  exp,
  f32,
  gt,
  i32,
  lt,
  max,
  maximum,
  mul,
  rem,
  select,
  sqrt,
  store,
  sub,
  sum,
} from '../../kernel/index.js';
import { channels } from '../constants.js';
import { type BrainTensors, parameterOf } from '../tensors.js';
import { attractors as constants } from './constants.js';
import { isDreaming } from './dream.js';
import type { Influence } from './influence.js';

const { cells, memory: lanes } = channels;
/** Both halves of the content, and the memory. */
const groups = 3;
const shape = [cells, cells, cells, groups, lanes] as const;

export function declareAttractors(b: ProgramBuilder, { B }: BrainTensors) {
  return {
    field: b.state('attractors', 'f32', [B, constants.most, ...shape]),
    /** The reward or punishment, 0 where there is none. */
    worth: b.state('attractorWorth', 'f32', [B, constants.most]),
    age: b.state('attractorAge', 'i32', [B, constants.most]),
    count: b.state('attractorCount', 'i32', [B]),
    /** What they add to the field in this cycle. */
    change: b.state('attractorChange', 'f32', [B, ...shape]),
  };
}

export type Attractors = ReturnType<typeof declareAttractors>;

/** Keeps the field of the cycle before where a reward has come for it, and says what all of them do to the field. */
export function addAttractors(b: ProgramBuilder, tensors: BrainTensors, own: Attractors): Influence {
  const { B, means, reward } = tensors;
  const { field, worth, age, count, change } = own;
  const row = b.scratch('attractorRow', 'i32', [B]);
  b.map('attractorRow', [B], ([n]) => {
    const worthy = and(gt(abs(reward.at(n)), constants.worth), gt(parameterOf(tensors, n, 'learn'), 0));
    const lived = and(worthy, gt(tensors.age.at(n), 0));
    return [
      store(row, [n], select(lived, rem(count.at(n), constants.most), i32(-1))),
      store(count, [n], select(lived, add(count.at(n), 1), count.at(n))),
    ];
  });
  b.map('attractorStore', [B, ...shape], ([n, ...at]) => [store(field, [n, row.at(n), ...at], means.at(n, ...at))]);
  b.map('attractorAge', [B, constants.most], ([n, a]) => {
    const fresh = eq(row.at(n), a);
    const left = exp(mul(cast(age.at(n, a), 'f32'), Math.log(constants.fade)));
    const rest = mul(abs(worth.at(n, a)), left);
    const worn = wornByDreams(tensors, n, worth.at(n, a), rest);
    return [
      store(worth, [n, a], select(fresh, reward.at(n), select(lt(rest, constants.least), 0, worn))),
      store(age, [n, a], select(fresh, 0, add(age.at(n, a), 1))),
    ];
  });
  const alive = b.scratch('attractorAlive', 'i32', []);
  b.reduce('attractorAlive', alive, () =>
    maximum([B, constants.most], ([n, a]) => cast(gt(abs(worth.at(n, a)), 0), 'i32')),
  );
  const size = b.scratch('attractorSize', 'f32', [B]);
  const pull = b.scratch('attractorPull', 'f32', [B, constants.most]);
  // While there are none, only the last change is wiped out.
  b.map('attractorRest', change, ([n, ...at]) => select(eq(alive.at(), 0), 0, change.at(n, ...at)));
  b.when('attracted', alive, () => {
    b.reduce('attractorSize', size, ([n]) => sum(shape, (at) => mul(means.at(n, ...at), means.at(n, ...at))));
    b.reduce('attractorPull', pull, ([n, a]) => {
      const kept = (at: readonly Expr[]): Expr => field.at(n, a, ...at);
      const both = sum(shape, (at) => mul(kept(at), means.at(n, ...at)));
      const square = sum(shape, (at) => mul(kept(at), kept(at)));
      const likeness = div(both, sqrt(max(mul(square, size.at(n)), 1e-20)));
      const strength = mul(worth.at(n, a), exp(mul(cast(age.at(n, a), 'f32'), Math.log(constants.fade))));
      return mul(mul(strength, constants.pull * 0.5), add(likeness, 1));
    });
    b.reduce('attractorChange', change, ([n, ...at]) =>
      sum([constants.most], ([a]) => mul(pull.at(n, a), sub(field.at(n, a, ...at), means.at(n, ...at)))),
    );
  });
  return influenceOf(tensors, change);
}

function influenceOf(tensors: BrainTensors, change: TensorHandle): Influence {
  return {
    content: ({ brain, cell, lane }, half) =>
      mul(change.at(brain, ...cell, half, lane), parameterOf(tensors, brain, 'attractors')),
    memory: ({ brain, cell, lane }) =>
      mul(change.at(brain, ...cell, 2, lane), parameterOf(tensors, brain, 'attractors')),
  };
}

/** Dreams wear down what rewards have left, the weak sooner than the strong. */
function wornByDreams(tensors: BrainTensors, n: Expr, worth: Expr, rest: Expr): Expr {
  if (tensors.research === false || !tensors.research.dreaming) return worth;
  const loss = select(lt(rest, constants.weak), f32(constants.dreamWeak), constants.dreamStrong);
  return mul(worth, select(isDreaming(tensors, n), loss, 1));
}
