/**
 * φ as ops: inputs standardised by their running mean and variance, lines that carry mixtures of them through the field,
 * and the features: fast units, electrodes, products of two recent places, the inputs themselves and a constant.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import {
  add,
  cast,
  clamp,
  div,
  eq,
  f32,
  ge,
  gt,
  i32,
  isFinite,
  max,
  mul,
  select,
  sqrt,
  squash,
  store,
  sub,
  sum,
} from '../../kernel/index.js';
import { sense } from '../constants.js';
import { sight } from './constants.js';
import { increased } from './count.js';
import { keptShare } from './rest.js';
import { standardised } from './standardise.js';
import { addTaps } from './taps.js';
import type { LearnerPorts, LearnerTensors } from './tensors.js';

/** A number, whatever came. */
const clean = (raw: Expr): Expr => clamp(select(isFinite(raw), raw, 0), -sense.largest, sense.largest);

export function addLearnerFeatures(b: ProgramBuilder, ports: LearnerPorts, learner: LearnerTensors): void {
  addInputs(b, ports, learner);
  const afferent = addLines(b, ports, learner);
  addPhi(b, ports, learner);
  addTaps(b, ports, learner, afferent);
}

function addInputs(b: ProgramBuilder, { B, sensed, motors, learns }: LearnerPorts, learner: LearnerTensors): void {
  const { shape, begins, observed, inputMean, inputVariance, rawLast, inputs } = learner;
  const { sensors } = shape;
  b.map('observe', observed, ([n]) => increased(observed.at(n), select(gt(learns(n), 0), i32(1), 0)));
  b.map('standardise', [B, 2, sensors], ([n, half, i]) => {
    const now = clean(sensed(n, i));
    const change = select(eq(begins.at(n), 1), 0, sub(now, rawLast.at(n, i)));
    const raw = select(eq(half, 0), now, change);
    const rate = select(gt(learns(n), 0), div(f32(1), cast(observed.at(n), 'f32')), 0);
    const away = sub(raw, inputMean.at(n, half, i));
    const mean = add(inputMean.at(n, half, i), mul(away, rate));
    const old = inputVariance.at(n, half, i);
    const variance = add(old, mul(sub(mul(away, sub(raw, mean)), old), rate));
    const deviation = add(sqrt(max(variance, 0)), sight.leastInputDeviation);
    const z = clamp(div(sub(raw, mean), deviation), -sight.limit, sight.limit);
    return [
      store(inputMean, [n, half, i], mean),
      store(inputVariance, [n, half, i], variance),
      store(inputs, [n, add(mul(half, sensors), i)], select(ge(observed.at(n), 2), z, 0)),
    ];
  });
  b.map('keepRaw', rawLast, ([n, i]) => clean(sensed(n, i)));
  b.map('senseMotors', [B, shape.motors], ([n, m]) => [
    store(inputs, [n, add(m, 2 * sensors)], select(eq(begins.at(n), 1), 0, motors.at(n, m))),
  ]);
}

function mixed({ shape, inputs }: LearnerTensors, weights: TensorHandle, n: Expr, row: Expr): Expr {
  return sum([shape.inputs], ([j]) => mul(weights.at(n, row, j), inputs.at(n, j)));
}

/** content(s) ← g squash(content(s) + τ (content(s − 1) − content(s))), and what flows in at the beginning of a line. */
function addLines(b: ProgramBuilder, { B }: LearnerPorts, learner: LearnerTensors): TensorHandle {
  const { shape, long, short } = learner;
  const afferent = b.scratch('afferent', 'f32', [B, sight.afferents]);
  b.reduce('mixAfferents', afferent, ([n, a]) => mixed(learner, learner.mixture, n, a));
  const inflow = b.scratch('inflow', 'f32', [B, shape.lines]);
  b.reduce('flowIn', inflow, ([n, line]) =>
    sum([sight.inflows], ([k]) =>
      mul(learner.inflowWeight.at(line, k), afferent.clamp(n, learner.inflowFrom.at(line, k))),
    ),
  );
  const flow = (name: string, lines: TensorHandle, first: number): void =>
    b.map(name, lines.next, ([n, row, s]) => {
      const line = add(row, first);
      // A line that rests between episodes begins empty.
      const kept = keptShare(learner, n) ?? f32(1);
      const here = mul(lines.at(n, row, s), kept);
      const before = mul(lines.zero(n, row, sub(s, 1)), kept);
      const moved = add(here, mul(learner.lineSpeed.at(line), sub(before, here)));
      const fed = add(moved, select(eq(s, 0), inflow.at(n, line), 0));
      return mul(squash(fed), sight.gain);
    });
  flow('flow', long, 0);
  flow('flowShort', short, sight.electrodes);
  return afferent;
}

function addPhi(b: ProgramBuilder, { B, learns }: LearnerPorts, learner: LearnerTensors): void {
  const { shape, long, short, linePlace, phi, scaledMean, scaledVariance, observed } = learner;
  const { at, scaled } = shape;
  const { electrodes, products, loudness } = sight;
  const raw = b.scratch('scaledRaw', 'f32', [B, scaled]);
  b.map('touch', [B, electrodes], ([n, f]) => [store(raw, [n, f], long.next.clamp(n, f, linePlace.at(f)))]);
  b.map('multiply', [B, products], ([n, k]) => {
    const placed = (row: Expr): Expr => {
      const content = short.next.clamp(n, row, linePlace.at(add(row, electrodes)));
      return squash(mul(content, sight.productGain));
    };
    return [store(raw, [n, add(k, electrodes)], mul(placed(k), placed(add(k, products))))];
  });
  b.map('scale', [B, scaled], ([n, f]) => {
    const loud = select(ge(f, electrodes), f32(loudness.product), loudness.electrode);
    const followed = standardised(
      raw.at(n, f),
      scaledMean.at(n, f),
      scaledVariance.at(n, f),
      observed.at(n),
      learns(n),
    );
    return [
      store(scaledMean, [n, f], followed.mean),
      store(scaledVariance, [n, f], followed.variance),
      store(phi, [n, add(f, at.scaled)], mul(followed.z, loud)),
    ];
  });
  b.reduce('react', [B, sight.fast], ([n, k]) => [
    store(phi, [n, k], squash(add(mixed(learner, learner.fastWeights, n, k), learner.fastBias.at(n, k)))),
  ]);
  b.map('seeInputs', [B, shape.inputs], ([n, j]) => [store(phi, [n, add(j, at.inputs)], learner.inputs.at(n, j))]);
  b.map('seeOne', [B], ([n]) => [store(phi, [n, at.constant], f32(1))]);
}
