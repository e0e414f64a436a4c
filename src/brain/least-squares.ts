/**
 * Recursive least squares on φ, as the readout of the sensors and the lessons of the actor share it: what an inverse
 * correlation P makes of φ, and what φ makes of P.
 *
 *     u = P φ,  g = u / (λ + φᵀu),  P = (P − g uᵀ) / λ
 *
 * Nothing is learned without excitation, and P no longer grows where its mean diagonal is above a limit.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import { add, and, div, f32, gt, lt, mul, select, store, sub, sum } from '../kernel/index.js';
import { predict as constants } from './constants.js';
import type { Mind } from './tensors.js';

/** Names of the ops and of their scratch. */
export interface SquaresNames {
  readonly excite: string;
  readonly weigh: string;
  readonly learn: string;
  readonly reply: string;
}

/** u = P φ, and 1 / (λ + φᵀu), which is 0 for a brain that is not to learn. */
export interface Reply {
  readonly reply: TensorHandle;
  readonly gain: TensorHandle;
  /** Adds the op that brings P up to date. */
  readonly learn: () => void;
}

export function addReply(
  b: ProgramBuilder,
  { B, phi, shape }: Mind,
  inverse: TensorHandle,
  names: SquaresNames,
  forgetting: number,
  isLearning: (n: Expr) => Expr,
): Reply {
  const F = shape.features;
  const reply = b.scratch(names.reply, 'f32', [B, F]);
  const gain = b.scratch(`${names.reply}Gain`, 'f32', [B]);
  const shrink = b.scratch(`${names.reply}Shrink`, 'f32', [B]);
  b.reduce(names.excite, reply, ([n, f]) => sum([F], ([g]) => mul(inverse.at(n, f, g), phi.at(n, g))));
  b.reduce(names.weigh, [B], ([n]) => {
    const power = sum([F], ([f]) => mul(reply.at(n, f), phi.at(n, f)));
    const trace = sum([F], ([f]) => inverse.at(n, f, f));
    const learns = and(gt(power, constants.leastExcitation), isLearning(n));
    const room = lt(trace, constants.traceLimit * F);
    return [
      store(gain, [n], select(learns, div(f32(1), add(power, forgetting)), 0)),
      store(shrink, [n], select(and(learns, room), f32(1 / forgetting), 1)),
    ];
  });
  const learn = (): void => {
    b.map(names.learn, inverse, ([n, f, g]) => {
      const product = mul(reply.at(n, f), reply.at(n, g));
      return mul(sub(inverse.at(n, f, g), mul(product, gain.at(n))), shrink.at(n));
    });
  };
  return { reply, gain, learn };
}
