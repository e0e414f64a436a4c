/**
 * 1 / (1 + e^−x), as e / (1 + e) with e = e^x where x is above log ⅓, and as e − e² / (1 + e) below: there the quotient is
 * small against e and its roundings hardly show. One division, no branch. Below 2 ulp down to the smallest subnormal,
 * f32 and f64; sigmoid −∞ is 0, sigmoid ∞ is 1, NaN stays.
 */
import { add, bitcast, clamp, type Expr, lt, min, mul, select, sub, u32 } from '../expr.js';
import { expandExp, expOfRemainder, reduceByLogTwo } from './exp.js';
import { exponentBits } from './float-bits.js';
import { plainQuotient } from './quotient.js';

export function expandSigmoid(x: Expr): Expr {
  const e = x.dtype === 'f64' ? expandExp(min(x, 40)) : expUpTo18(x);
  const isSmall = lt(e, 1 / 3);
  const quotient = plainQuotient(mul(e, select(isSmall, e, 1)), add(e, 1));
  return select(isSmall, sub(e, quotient), quotient);
}

/** e^x in f32 without the upper half of its range: e / (1 + e) is 1 from there on. */
function expUpTo18(x: Expr): Expr {
  const { k, r } = reduceByLogTwo(clamp(x, -104, 18));
  const power = bitcast(add(exponentBits(k), u32((127 + 64) << 23)), 'f32');
  return mul(expOfRemainder(r), power, 2 ** -64);
}
