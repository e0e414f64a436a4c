/**
 * predict: what the sensors will say next. Four members (velocity, a fast and a slow average, and a recursive-least-squares
 * readout of φ that learns from its own error) are averaged by how well each has done on each sensor lately.
 *
 *     u = P φ,  g = u / (λ + φᵀu),  W += (v − W φ) g,  P = (P − g uᵀ) / λ
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import { add, clamp, div, eq, f32, gt, mul, select, store, sub, sum } from '../kernel/index.js';
import { predict as constants } from './constants.js';
import { addReply } from './least-squares.js';
import { memberFaculties } from './research/faculties.js';
import { type BrainTensors, parameterOf } from './tensors.js';

/** Numbers of the members. */
export const members = { momentum: 0, fast: 1, slow: 2, readout: 3 } as const;

/** The parameter of each member: those of every brain, then those that research mode adds. */
const memberParameters = ['momentum', 'averages', 'averages', 'readout'] as const;

/** Learns from the sensors that have just come: φ still is what the last prediction was made from. */
export function addLearnPrediction(b: ProgramBuilder, tensors: BrainTensors): void {
  const { inverse, readout, sensors } = tensors;
  const names = { excite: 'excite', weigh: 'weigh', learn: 'learnInverse', reply: 'reply' };
  const { reply, gain, learn } = addReply(b, tensors, inverse, [tensors.B], names, constants.forgetting, ([n]) =>
    gt(parameterOf(tensors, n, 'learn'), 0),
  );
  b.map('learnReadout', readout, ([n, s, f]) => {
    const miss = sub(sensors.at(n, s), tensors.members.at(n, members.readout, s));
    const next = add(readout.at(n, s, f), mul(miss, mul(reply.at(n, f), gain.at(n))));
    return clamp(next, -constants.weightLimit, constants.weightLimit);
  });
  learn();
}

/** Makes the next prediction from the φ of this cycle. */
export function addPredict(b: ProgramBuilder, tensors: BrainTensors): void {
  const { B, sensors, sensorsLast, phi, shape } = tensors;
  const S = shape.sensors;
  const names = [...memberParameters, ...memberFaculties(tensors.research)];
  const bound = (x: Expr): Expr => clamp(x, -constants.limit, constants.limit);
  b.reduce('foresee', [B, S], ([n, s]) => {
    const v = sensors.at(n, s);
    const ease = (state: TensorHandle, rate: number): Expr => add(state.at(n, s), mul(sub(v, state.at(n, s)), rate));
    const [fast, slow] = [ease(tensors.fast, constants.fast), ease(tensors.slow, constants.slow)];
    const read = sum([shape.features], ([f]) => mul(tensors.readout.at(n, s, f), phi.at(n, f)));
    return [
      store(tensors.fast, [n, s], fast),
      store(tensors.slow, [n, s], slow),
      store(tensors.members, [n, members.momentum, s], bound(sub(mul(v, 2), sensorsLast.at(n, s)))),
      store(tensors.members, [n, members.fast, s], fast),
      store(tensors.members, [n, members.slow, s], slow),
      store(tensors.members, [n, members.readout, s], bound(read)),
    ];
  });
  b.map('agree', tensors.prediction, ([n, s]) => {
    const weight = (k: number): Expr => {
      const size = add(tensors.memberErrors.at(n, k, s), constants.errorFloor);
      return mul(div(f32(1), mul(size, size)), parameterOf(tensors, n, names[k]));
    };
    const weights = names.map((_, k) => weight(k));
    const total = weights.reduce((a, w) => add(a, w));
    const value = weights.map((w, k) => mul(w, tensors.members.at(n, k, s))).reduce((a, w) => add(a, w));
    return bound(select(eq(total, 0), 0, div(value, total)));
  });
}
