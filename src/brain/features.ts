/**
 * features: φ, what the readouts see. 96 sparse projections of the pooled content and memory, standardised by their running
 * mean and variance; the sensors now and one cycle ago; the last motors; a constant; zeros up to a multiple of 16.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import { add, cast, clamp, div, f32, gt, max, mul, select, sqrt, store, sub, sum } from '../kernel/index.js';
import { placeOfCell } from './cells.js';
import { features as constants } from './constants.js';
import { knobOf, type Mind } from './tensors.js';

/** Projection number `f` of pooled means whose leading indices are given. */
export function projected(mind: Mind, means: TensorHandle, lead: readonly Expr[], f: Expr): Expr {
  return sum([constants.taps], ([t]) => {
    const cell = mind.featureCell.at(f, t);
    const place = placeOfCell(cell);
    const value = means.clamp(...lead, ...place, mind.featureGroup.at(f, t), mind.featureLane.at(f, t));
    return mul(mind.featureSign.at(f, t), value);
  });
}

/** z = (x − mean) / deviation, within ±5. */
export function standardised(mind: Mind, n: Expr, f: Expr, x: Expr): Expr {
  const mean = mind.featureMean.at(n, f);
  const deviation = sqrt(max(mind.featureVariance.at(n, f), constants.leastDeviation ** 2));
  return clamp(div(sub(x, mean), deviation), -constants.limit, constants.limit);
}

export function addFeatures(b: ProgramBuilder, mind: Mind): void {
  const { B, phi, shape } = mind;
  const { at, sensorFeatures, motors } = shape;
  const raw = b.scratch('featureRaw', 'f32', [B, constants.projections]);
  b.reduce('project', raw, ([n, f]) => projected(mind, mind.means, [n], f));
  b.map('follow', [B, constants.projections], ([n, f]) => {
    const x = raw.at(n, f);
    const early = div(f32(1), cast(add(mind.age.at(n), 1), 'f32'));
    const settled = gt(mind.age.at(n), constants.settle);
    const slow = select(gt(knobOf(mind, n, 'learn'), 0), f32(constants.slowRate), 0);
    const rate = select(settled, max(slow, mul(early, select(gt(slow, 0), f32(1), 0))), max(slow, early));
    const ease = (old: Expr, value: Expr): Expr => add(old, mul(rate, sub(value, old)));
    const mean = ease(mind.featureMean.at(n, f), x);
    const away = sub(x, mean);
    return [
      store(mind.featureMean, [n, f], mean),
      store(mind.featureVariance, [n, f], ease(mind.featureVariance.at(n, f), mul(away, away))),
    ];
  });
  b.map('seeField', [B, constants.projections], ([n, f]) => [
    store(phi, [n, f], mul(standardised(mind, n, f, raw.at(n, f)), knobOf(mind, n, 'fieldFeatures'))),
  ]);
  b.map('seeSensors', [B, sensorFeatures], ([n, i]) => [
    store(phi, [n, add(i, at.now)], seen(mind, mind.sensors, n, i)),
    store(phi, [n, add(i, at.last)], seen(mind, mind.sensorsLast, n, i)),
  ]);
  b.map('seeMotors', [B, motors], ([n, m]) => [store(phi, [n, add(m, at.motors)], mind.motors.at(n, m))]);
  b.map('seeConstant', [B], ([n]) => [store(phi, [n, at.constant], f32(1))]);
}

function seen(mind: Mind, values: TensorHandle, n: Expr, i: Expr): Expr {
  if (mind.shape.sensors <= constants.directSensors) return values.at(n, i);
  const { sensorFrom, sensorSign } = mind;
  if (sensorFrom === undefined || sensorSign === undefined) return values.at(n, i);
  return sum([constants.sensorTaps], ([t]) => mul(sensorSign.at(i, t), values.clamp(n, sensorFrom.at(i, t))));
}
