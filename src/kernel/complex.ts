/** Complex numbers as pairs of formulas. What is known to be zero is left out, so that no op computes with it. */
import type { Expr } from './expr.js';
import { add, constant, mul, neg, sub } from './expr.js';

/** A complex formula; the imaginary part is left out where it is known to be zero. */
export interface Complex {
  readonly real: Expr;
  readonly imaginary: Expr | undefined;
}

/** The product of two complex formulas. */
export function times(a: Complex, b: Complex): Complex {
  const part = (x: Expr | undefined, y: Expr | undefined): Expr | undefined =>
    x === undefined || y === undefined ? undefined : mul(x, y);
  return plus(
    { real: mul(a.real, b.real), imaginary: part(a.imaginary, b.real) },
    timesI({ real: part(a.real, b.imaginary) ?? constant(0, a.real.dtype), imaginary: part(a.imaginary, b.imaginary) }),
  );
}

/** a times the conjugate of b. */
export function timesConjugate(a: Complex, b: Complex): Complex {
  if (a.imaginary === undefined || b.imaginary === undefined) return times(a, conjugate(b));
  return {
    real: add(mul(a.real, b.real), mul(a.imaginary, b.imaginary)),
    imaginary: sub(mul(a.imaginary, b.real), mul(a.real, b.imaginary)),
  };
}

/** i (a + ib) = −b + ia. */
export function timesI({ real, imaginary }: Complex): Complex {
  return { real: imaginary === undefined ? constant(0, real.dtype) : neg(imaginary), imaginary: real };
}

export function scaledBy(value: Complex, factor: number): Complex {
  const imaginary = value.imaginary === undefined ? undefined : mul(value.imaginary, factor);
  return { real: mul(value.real, factor), imaginary };
}

export function plus(a: Complex, b: Complex): Complex {
  return { real: sumOf(a.real, b.real) as Expr, imaginary: sumOf(a.imaginary, b.imaginary) };
}

export function minus(a: Complex, b: Complex): Complex {
  return { real: differenceOf(a.real, b.real) as Expr, imaginary: differenceOf(a.imaginary, b.imaginary) };
}

/** a − ib. */
export function conjugate({ real, imaginary }: Complex): Complex {
  return { real, imaginary: imaginary === undefined ? undefined : neg(imaginary) };
}

const isZero = (x: Expr | undefined): boolean => x === undefined || (x.op === 'constant' && x.value === 0);

/** a + b, where −b was meant as a subtraction and zeros are left out. */
function sumOf(a: Expr | undefined, b: Expr | undefined): Expr | undefined {
  if (a === undefined || isZero(b)) return a ?? b;
  if (isZero(a)) return b;
  return b?.op === 'neg' ? sub(a, b.args[0]) : add(a, b as Expr);
}

function differenceOf(a: Expr | undefined, b: Expr | undefined): Expr | undefined {
  if (b === undefined || isZero(b)) return a;
  if (a === undefined || isZero(a)) return b.op === 'neg' ? b.args[0] : neg(b);
  return b.op === 'neg' ? add(a, b.args[0]) : sub(a, b);
}
