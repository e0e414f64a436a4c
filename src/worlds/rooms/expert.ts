/** The driving expert as formulas: src/sim/expert.ts, for the motors of the cycle that saw this state. */
import { add, clamp, div, type Expr, mul, sub } from '../../kernel/index.js';
import { type ByHand, mostUneven, expertConstants as rule, unevenDeviation } from '../../sim/expert.js';
import { like } from './formula.js';
import type { Car } from './state.js';

/** Forward, turn, pan and tilt as they should be, from −1 to 1. */
export function expertMotors(car: Car): Expr[] {
  const sides = add(car.grayLeft, car.grayRight);
  const uneven = clamp(div(sub(car.grayCentre, div(sides, 2)), unevenDeviation), -mostUneven, mostUneven);
  const angle = (2 * Math.PI) / rule.round;
  const [along, across] = [rule.growth * Math.cos(angle), rule.growth * Math.sin(angle)];
  const { panMotor, tiltMotor } = car;
  const turned = sub(mul(panMotor, along), mul(tiltMotor, across));
  const pan = clamp(add(add(turned, rule.kick), mul(uneven, rule.luck[0])), -1, 1);
  const tilt = clamp(add(add(mul(panMotor, across), mul(tiltMotor, along)), mul(uneven, rule.luck[1])), -1, 1);
  const brake = mul(share(car.distance, rule.near), rule.brake);
  const forward = clamp(add(sub(add(mul(pan, rule.pace), rule.ahead), brake), mul(car.forward, rule.keep)), -1, 1);
  const byHand = ([a, b, c]: ByHand): Expr => add(add(mul(pan, b), a), mul(tilt, c));
  const aside = mul(byHand(rule.aside), share(car.distance, rule.close));
  const lean = mul(byHand(rule.lean), share(car.distance, rule.facing));
  const swing = mul(byHand(rule.swing), sub(car.forward, 1));
  return [forward, clamp(add(add(add(aside, lean), byHand(rule.bend)), swing), -1, 1), pan, tilt];
}

/** 0 from the first distance on, 1 up to the second, straight between them. */
function share(metres: Expr, [from, to]: readonly [number, number]): Expr {
  return clamp(div(sub(like(metres, from), metres), from - to), 0, 1);
}
