/**
 * features: φ, what the readouts see. 96 sparse projections of the pooled content and memory, standardised by their running
 * mean and variance; the sensors now and one cycle ago; the last motors; a constant; zeros up to a multiple of 16.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import { add, cast, clamp, div, f32, gt, max, mul, select, sqrt, store, sub, sum } from '../kernel/index.js';
import { placeOfCell } from './cells.js';
import { features as constants } from './constants.js';
import { type BrainTensors, parameterOf } from './tensors.js';

/** Projection number `f` of pooled means whose leading indices are given. */
export function projected(tensors: BrainTensors, means: TensorHandle, lead: readonly Expr[], f: Expr): Expr {
  return sum([constants.taps], ([t]) => {
    const cell = tensors.featureCell.at(f, t);
    const place = placeOfCell(cell);
    const value = means.clamp(...lead, ...place, tensors.featureGroup.at(f, t), tensors.featureLane.at(f, t));
    return mul(tensors.featureSign.at(f, t), value);
  });
}

/** z = (x − mean) / deviation, within ±5. */
export function standardised(tensors: BrainTensors, n: Expr, f: Expr, x: Expr): Expr {
  const mean = tensors.featureMean.at(n, f);
  const deviation = sqrt(max(tensors.featureVariance.at(n, f), constants.leastDeviation ** 2));
  return clamp(div(sub(x, mean), deviation), -constants.limit, constants.limit);
}

export function addFeatures(b: ProgramBuilder, tensors: BrainTensors): void {
  const { B, phi, shape } = tensors;
  const { at, sensorFeatures, motors } = shape;
  const raw = b.scratch('featureRaw', 'f32', [B, constants.projections]);
  b.reduce('project', raw, ([n, f]) => projected(tensors, tensors.means, [n], f));
  b.map('follow', [B, constants.projections], ([n, f]) => {
    const x = raw.at(n, f);
    const early = div(f32(1), cast(add(tensors.age.at(n), 1), 'f32'));
    const settled = gt(tensors.age.at(n), constants.settle);
    const slow = select(gt(parameterOf(tensors, n, 'learn'), 0), f32(constants.slowRate), 0);
    const rate = select(settled, max(slow, mul(early, select(gt(slow, 0), f32(1), 0))), max(slow, early));
    const ease = (old: Expr, value: Expr): Expr => add(old, mul(rate, sub(value, old)));
    const mean = ease(tensors.featureMean.at(n, f), x);
    const away = sub(x, mean);
    return [
      store(tensors.featureMean, [n, f], mean),
      store(tensors.featureVariance, [n, f], ease(tensors.featureVariance.at(n, f), mul(away, away))),
    ];
  });
  b.map('seeField', [B, constants.projections], ([n, f]) => [
    store(phi, [n, f], mul(standardised(tensors, n, f, raw.at(n, f)), parameterOf(tensors, n, 'fieldFeatures'))),
  ]);
  b.map('seeSensors', [B, sensorFeatures], ([n, i]) => [
    store(phi, [n, add(i, at.now)], seen(tensors, tensors.sensors, n, i)),
    store(phi, [n, add(i, at.last)], seen(tensors, tensors.sensorsLast, n, i)),
  ]);
  b.map('seeMotors', [B, motors], ([n, m]) => [store(phi, [n, add(m, at.motors)], tensors.motors.at(n, m))]);
  b.map('seeConstant', [B], ([n]) => [store(phi, [n, at.constant], f32(1))]);
}

function seen(tensors: BrainTensors, values: TensorHandle, n: Expr, i: Expr): Expr {
  if (tensors.shape.sensors <= constants.directSensors) return values.at(n, i);
  const { sensorFrom, sensorSign } = tensors;
  if (sensorFrom === undefined || sensorSign === undefined) return values.at(n, i);
  return sum([constants.sensorTaps], ([t]) => mul(sensorSign.at(i, t), values.clamp(n, sensorFrom.at(i, t))));
}
