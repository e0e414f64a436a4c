/**
 * hierarchy: prediction at four levels of time. A level sees the spatial mean of its own eight content channels, and learns
 * by the delta rule to foresee the sensors (level 0) or their averages over about 10, 100 and 1000 cycles. The levels are
 * blended by how far each can be trusted; the blend is a further member of the brain's prediction. What a level foresees is
 * written back into its own channels, more strongly where it was wrong.
 *
 *     P = tanh(W f),  W += rate (1 − P²) (target − P) f / |f|²,  |W| ≤ 2
 */
import type { Expr, ProgramBuilder } from '../../kernel/index.js';
import {
  abs,
  add,
  and,
  cast,
  clamp,
  div,
  eq,
  f32,
  floor,
  gt,
  le,
  lt,
  max,
  min,
  mul,
  rem,
  select,
  sqrt,
  store,
  sub,
  sum,
  tanh,
} from '../../kernel/index.js';
import { channels } from '../constants.js';
import { type BrainTensors, parameterOf } from '../tensors.js';
import { cellCount, choose, contentOfCell } from './cells.js';
import { hierarchy as constants } from './constants.js';
import type { Influence } from './influence.js';

const { levels, channels: width } = constants;
/** The features of a level: its channels, and a constant. */
const inputs = width + 1;

export function declareHierarchy(b: ProgramBuilder, tensors: BrainTensors) {
  const { B, shape } = tensors;
  const S = shape.sensors;
  return {
    target: b.state('hierarchyTarget', 'f32', [B, levels, S]),
    level: b.state('hierarchyLevel', 'f32', [B, levels, S]),
    weights: b.state('hierarchyWeights', 'f32', [B, levels, S, inputs]),
    features: b.state('hierarchyFeatures', 'f32', [B, levels, inputs]),
    scale: b.state('hierarchyScale', 'f32', [B, levels, width]),
    error: b.state('hierarchyError', 'f32', [B, levels]),
    former: b.state('hierarchyFormer', 'f32', [B, levels]),
    blend: b.state('hierarchyBlend', 'f32', [B, levels]),
  };
}

export type Hierarchy = ReturnType<typeof declareHierarchy>;

/** Learns from what has come, then looks at the new field and foresees; row `member` of the members is the blend. */
export function addHierarchy(b: ProgramBuilder, tensors: BrainTensors, own: Hierarchy, member: number): void {
  const { B, age, sensors, means, shape } = tensors;
  const S = shape.sensors;
  const { target, level, weights, features, scale, error, former, blend } = own;
  const early = (n: Expr): Expr => div(f32(1), cast(add(age.at(n), 1), 'f32'));
  const miss = b.scratch('hierarchyMiss', 'f32', [B, levels, S]);
  const step = b.scratch('hierarchyStep', 'f32', [B, levels]);
  b.map('hierarchyTarget', [B, levels, S], ([n, l, s]) => {
    const rate = max(choose(l, constants.follow), early(n));
    const next = add(target.at(n, l, s), mul(rate, sub(sensors.at(n, s), target.at(n, l, s))));
    return [store(target, [n, l, s], next), store(miss, [n, l, s], sub(next, level.at(n, l, s)))];
  });
  b.reduce('hierarchyJudge', [B, levels], ([n, l]) => {
    const mean = div(
      sum([S], ([s]) => abs(miss.at(n, l, s))),
      S,
    );
    const power = sum([inputs], ([k]) => mul(features.at(n, l, k), features.at(n, l, k)));
    const ease = (old: Expr, rate: number): Expr => add(old, mul(max(f32(rate), early(n)), sub(mean, old)));
    const learns = select(gt(parameterOf(tensors, n, 'learn'), 0), choose(l, constants.learn), 0);
    return [
      store(error, [n, l], ease(error.at(n, l), constants.recentRate)),
      store(former, [n, l], ease(former.at(n, l), constants.formerRate)),
      store(step, [n, l], div(learns, max(power, 1))),
    ];
  });
  b.map('hierarchyLearn', weights, ([n, l, s, k]) => {
    const said = level.at(n, l, s);
    const slope = sub(1, mul(said, said));
    const change = mul(mul(step.at(n, l), slope), mul(miss.at(n, l, s), features.at(n, l, k)));
    return clamp(add(weights.at(n, l, s, k), change), -constants.weightLimit, constants.weightLimit);
  });
  b.reduce('hierarchySee', [B, levels, width], ([n, l, k]) => {
    const x = div(
      sum([cellCount], ([cell]) => contentOfCell(means, n, cell, add(mul(l, width), k))),
      cellCount,
    );
    const square = add(
      scale.at(n, l, k),
      mul(max(f32(constants.scaleRate), early(n)), sub(mul(x, x), scale.at(n, l, k))),
    );
    const seen = div(x, sqrt(max(square, constants.leastScale ** 2)));
    return [
      store(scale, [n, l, k], square),
      store(features, [n, l, k], clamp(seen, -constants.featureLimit, constants.featureLimit)),
    ];
  });
  b.map('hierarchyConstant', [B, levels], ([n, l]) => [store(features, [n, l, width], f32(1))]);
  b.reduce('hierarchyForesee', level, ([n, l, s]) =>
    tanh(sum([inputs], ([k]) => mul(weights.at(n, l, s, k), features.at(n, l, k)))),
  );
  b.map('hierarchyBlend', blend, ([n, l]) => {
    const trust = (at: Expr | number): Expr => {
      const plain = sub(1, min(mul(error.at(n, at), constants.errorSlope), 1));
      const better = select(lt(error.at(n, at), former.at(n, at)), f32(constants.improving), 1);
      const known = select(
        lt(age.at(n), constants.firstCycles),
        f32(constants.firstConfidence),
        min(mul(plain, better), 1),
      );
      return max(known, constants.leastConfidence);
    };
    const weighed = constants.weight.map((weight, at) => mul(trust(at), weight));
    const total = weighed.reduce((all, one) => add(all, one));
    return div(mul(trust(l), choose(l, constants.weight)), total);
  });
  b.reduce('hierarchyMember', [B, S], ([n, s]) => [
    store(
      tensors.members,
      [n, member, s],
      sum([levels], ([l]) => mul(blend.at(n, l), level.at(n, l, s))),
    ),
  ]);
}

/**
 * What a level foresees of the first sixteen sensors, written into its channels, each in a cell of its own in the third layer,
 * around its middle; wider where the levels were wrong.
 */
export function hierarchyInfluence(b: ProgramBuilder, tensors: BrainTensors, { level, error }: Hierarchy): Influence {
  const { write } = constants;
  const { B } = tensors;
  const { cellEdge, sensors } = tensors.shape;
  const { cells, memory: lanes } = channels;
  const reach = b.scratch('hierarchyReach', 'f32', [B]);
  b.reduce('hierarchyReach', reach, ([n]) => {
    const wrong = mul(
      sum([levels], ([l]) => error.at(n, l)),
      1 / levels,
    );
    const wide = clamp(floor(mul(wrong, write.slope)), write.narrow, write.wide);
    return min(wide, Math.floor((cellEdge - 1) / 2) + 0.5);
  });
  const said = b.scratch('hierarchySaid', 'f32', [B, cells, cells, cells, 2, lanes]);
  b.map('hierarchySaid', said, ([n, x, y, z, half, j]) => {
    const l = div(j, 4);
    const sensor = add(x, mul(y, cells));
    const its = and(eq(z, write.layer), eq(rem(sensor, width), rem(add(mul(j, 2), half), width)));
    const known = and(lt(sensor, Math.min(sensors, write.sensors)), gt(error.at(n, l), write.least));
    const value = mul(level.clamp(n, l, sensor), add(error.at(n, l), write.base));
    return select(and(its, known), mul(mul(value, write.gain), parameterOf(tensors, n, 'hierarchy')), 0);
  });
  const middle = (cellEdge - 1) / 2;
  return {
    content: ({ brain: n, place, cell, lane }, half) => {
      const away = (axis: number): Expr => abs(sub(cast(sub(place[axis], mul(cell[axis], cellEdge)), 'f32'), middle));
      const near = [0, 1, 2].map((axis) => le(away(axis), reach.at(n))).reduce((all, one) => and(all, one));
      return select(near, said.at(n, ...cell, half, lane), 0);
    },
  };
}
