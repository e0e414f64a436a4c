/**
 * The error function. Near zero it is x + x·p(x²); further out, 1 − 2^g(|x|) with g = log2 erfc as a polynomial: the
 * power is small against 1 there, so its error hardly shows. Both are computed and one is chosen: no branch.
 * Up to 2 ulp, f32 and f64. erf ±0 is ±0, erf ±∞ is ±1, NaN stays.
 */
import { abs, add, type Expr, lt, min, mul, round, select, sub } from '../expr.js';
import { expOfRemainder } from './exp.js';
import { powerOfTwo, withSignOf } from './float-bits.js';
import { polynomial } from './polynomial.js';

/** Where the two meet. */
const edge = { f32: 0.625, f64: 0.75 };
/** From here on the result rounds to 1. */
const saturation = { f32: 4, f64: 6 };
/** erf x / x − 1 as a polynomial in x². */
const centre = {
  f32: [0.12837915, -0.37612444, 0.1127993, -0.026595512, 0.00443569],
  f64: [
    0.1283791670955126, -0.3761263890318417, 0.11283791670978371, -0.02686617065014354, 0.005223977680027229,
    -0.0008548330397413777, 0.00012055456817161984, -1.4928314466963393e-5, 1.649199324031682e-6, -1.644548170267164e-7,
    1.3243245760080979e-8,
  ],
};
/** log2 erfc(edge + v) as a polynomial in v. */
const tail = {
  f32: [-1.4082857, -2.9236054, -1.1351405, -0.08578188, 0.020112777, -0.0033151172, 0.00026636687],
  f64: [
    -1.791635738423792, -3.211256902441041, -1.165483413302839, -0.07631855259897478, 0.018330342185320894,
    -0.0032755604630695357, 0.00018698995297411751, 0.0001527950571191416, -7.838333573551861e-5, 2.074129808736282e-5,
    -2.1071475646798577e-6, -9.8856147642098e-7, 6.640203175409157e-7, -2.269625808650512e-7, 5.328778029594137e-8,
    -8.886687200314395e-9, 1.0129201117093035e-9, -7.090143209836088e-11, 2.297413228579031e-12,
  ],
};

export function expandErf(x: Expr): Expr {
  const dtype = x.dtype === 'f64' ? 'f64' : 'f32';
  const a = min(abs(x), saturation[dtype]);
  const square = mul(a, a);
  const near = add(a, mul(a, polynomial(square, centre[dtype])));
  const exponent = polynomial(sub(a, edge[dtype]), tail[dtype]);
  const k = round(exponent);
  const power = mul(expOfRemainder(mul(sub(exponent, k), Math.LN2)), powerOfTwo(k));
  return withSignOf(x, select(lt(a, edge[dtype]), near, sub(1, power)));
}
