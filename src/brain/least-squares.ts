/**
 * Recursive least squares on φ, as the readout of the sensors and the demonstrations of the actor share it: what an inverse
 * correlation P makes of φ, and what φ makes of P.
 *
 *     u = P φ,  g = u / (λ + φᵀu),  P = (P − g uᵀ) / λ
 *
 * Nothing is learned without excitation, and P no longer grows where its mean diagonal is above a limit.
 */
import type { Dimension, Expr, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import { add, and, div, f32, gt, lt, mul, select, store, sub, sum } from '../kernel/index.js';
import { predict as constants } from './constants.js';

/** Names of the ops and of their scratch. */
export interface SquaresNames {
  readonly excite: string;
  readonly weigh: string;
  readonly learn: string;
  readonly reply: string;
}

/** u = P φ, and 1 / (λ + φᵀu), which is 0 for an owner that is not to learn. */
export interface Reply {
  readonly reply: TensorHandle;
  readonly gain: TensorHandle;
  /** Adds the op that brings P up to date. */
  readonly learn: () => void;
}

/** `owners` are the axes of what has a P of its own: the brain, and whatever of it besides. */
export function addReply(
  b: ProgramBuilder,
  { phi, shape }: { readonly phi: TensorHandle; readonly shape: { readonly features: number } },
  inverse: TensorHandle,
  owners: readonly Dimension[],
  names: SquaresNames,
  forgetting: number,
  isLearning: (owner: readonly Expr[]) => Expr,
): Reply {
  const F = shape.features;
  const reply = b.scratch(names.reply, 'f32', [...owners, F]);
  const gain = b.scratch(`${names.reply}Gain`, 'f32', owners);
  const shrink = b.scratch(`${names.reply}Shrink`, 'f32', owners);
  b.reduce(names.excite, reply, (at) => sum([F], ([g]) => mul(inverse.at(...at, g), phi.at(at[0], g))));
  b.reduce(names.weigh, owners, (owner) => {
    const power = sum([F], ([f]) => mul(reply.at(...owner, f), phi.at(owner[0], f)));
    const trace = sum([F], ([f]) => inverse.at(...owner, f, f));
    const learns = and(gt(power, constants.leastExcitation), isLearning(owner));
    const room = lt(trace, constants.traceLimit * F);
    return [
      store(gain, owner, select(learns, div(f32(1), add(power, forgetting)), 0)),
      store(shrink, owner, select(and(learns, room), f32(1 / forgetting), 1)),
    ];
  });
  const learn = (): void => {
    b.map(names.learn, inverse, (at) => {
      const [owner, [f, g]] = [at.slice(0, -2), at.slice(-2)];
      const product = mul(reply.at(...owner, f), reply.at(...owner, g));
      return mul(sub(inverse.at(...at), mul(product, gain.at(...owner))), shrink.at(...owner));
    });
  };
  return { reply, gain, learn };
}
