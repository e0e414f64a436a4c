/**
 * sense: what comes in becomes v in −1 … 1. Values that are not finite become 0 and are counted, absurd ones are cut and
 * counted; each sensor is scaled by its profile's range, or by the least and largest value it has shown.
 */
import type { Expr, ProgramBuilder } from '../kernel/index.js';
import {
  abs,
  add,
  clamp,
  count,
  div,
  eq,
  gt,
  isFinite,
  max,
  min,
  mul,
  not,
  or,
  select,
  store,
  sub,
} from '../kernel/index.js';
import { sense as constants } from './constants.js';
import type { BrainTensors } from './tensors.js';

export function addSense(b: ProgramBuilder, tensors: BrainTensors): void {
  const { B, input, low, high, sensors, sensorsLast, shape } = tensors;
  const S = shape.sensors;
  const clean = (raw: Expr): Expr => clamp(select(isFinite(raw), raw, 0), -constants.largest, constants.largest);

  b.map('keepSensors', sensorsLast, ([n, i]) => sensors.at(n, i));
  b.map('sense', [B, S], ([n, i]) => {
    const x = clean(input.at(n, i));
    const given = eq(tensors.rangeGiven.at(i), 1);
    const least = select(given, tensors.rangeLow.at(i), min(low.at(n, i), x));
    const most = select(given, tensors.rangeHigh.at(i), max(high.at(n, i), x));
    const scaled = sub(div(mul(sub(x, least), 2), sub(most, least)), 1);
    return [store(low, [n, i], least), store(high, [n, i], most), store(sensors, [n, i], clamp(scaled, -1, 1))];
  });
  b.reduce('listen', [B], ([n]) => {
    const strange = (raw: Expr): Expr => or(not(isFinite(raw)), gt(abs(raw), constants.largest));
    const bad = count([S + 1], ([i]) => strange(input.at(n, i)));
    const loud = count([S], ([i]) => gt(abs(clean(input.at(n, i))), constants.silent));
    return [
      store(tensors.badInputs, [n], add(tensors.badInputs.at(n), bad)),
      store(tensors.silence, [n], select(gt(loud, 0), 0, add(tensors.silence.at(n), 1))),
      store(tensors.reward, [n], clamp(clean(input.at(n, S)), -constants.rewardLimit, constants.rewardLimit)),
    ];
  });
}
