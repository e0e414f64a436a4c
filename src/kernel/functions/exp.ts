/**
 * e^x. x = k·log 2 + r with |r| ≤ log 2 / 2, e^r as a polynomial, and 2^k applied in two steps so that subnormal results
 * are rounded once and overflow gives infinity. At most 1 ulp over the whole range, f32 and f64.
 * e^−∞ is 0, e^∞ is ∞, NaN stays.
 */
import { add, bitcast, clamp, type Expr, f32, lt, mul, round, select, sub, u32 } from '../expr.js';
import { exponentBits, scale64 } from './float-bits.js';
import { polynomial } from './polynomial.js';

const coefficients = {
  f32: [0.49999994, 0.16666521, 0.041668393, 0.008368743, 0.0013814423],
  f64: [
    0.5000000000000011, 0.1666666666666641, 0.04166666666652979, 0.008333333333495313, 0.0013888888943744773,
    0.00019841269504976462, 2.4801492964748458e-5, 2.755758755181997e-6, 2.76303010201976e-7, 2.499977579982892e-8,
  ],
};
/** log 2 in two parts: products of the first with |k| < 2^8 (f32) or 2^11 (f64) are exact. */
const logTwo = { f32: [0.69314575, 1.4286068e-6], f64: [0.6931471805598903, 5.497923018708371e-14] };
/** Outside, the result is 0 or ∞ already. */
const limits = { f32: [-104, 89], f64: [-746, 710] };

export function expandExp(x: Expr): Expr {
  const dtype = x.dtype === 'f64' ? 'f64' : 'f32';
  const { k, r } = reduceByLogTwo(clamp(x, limits[dtype][0], limits[dtype][1]));
  const fraction = expOfRemainder(r);
  if (dtype === 'f64') return scale64(fraction, k);
  // 2^k leaves the range of f32 on both sides: take 2^±64 out of it.
  const isSmall = lt(k, 0);
  const exponent = add(exponentBits(k), select(isSmall, u32((127 + 64) << 23), u32((127 - 64) << 23)));
  return mul(fraction, bitcast(exponent, 'f32'), select(isSmall, f32(2 ** -64), f32(2 ** 64)));
}

/** x = k·log 2 + r with whole k and |r| ≤ log 2 / 2, for |x| up to the limits above. */
export function reduceByLogTwo(x: Expr): { readonly k: Expr; readonly r: Expr } {
  const [high, low] = logTwo[x.dtype === 'f64' ? 'f64' : 'f32'];
  const k = round(mul(x, Math.LOG2E));
  return { k, r: sub(sub(x, mul(k, high)), mul(k, low)) };
}

/** e^r for |r| ≤ log 2 / 2: 1 + (r + r²·q(r)), so that the rounding errors of the parts come in ever smaller. */
export function expOfRemainder(r: Expr): Expr {
  const square = mul(r, r);
  return add(add(mul(square, polynomial(r, coefficients[r.dtype === 'f64' ? 'f64' : 'f32'])), r), 1);
}
