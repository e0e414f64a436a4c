/**
 * The named functions to some 150 bits, by series over BigInt: what f64 results are held against. Slow and plain. A value
 * is whole · 2^−places; the answer is the nearest double and what is missing to the truth.
 */
import type { NamedFunction } from '../../src/kernel/expr.js';
import { squashed } from '../../src/kernel/functions/squash.js';
import { exponentOf } from './ulp.js';

export interface Truth {
  readonly high: number;
  readonly low: number;
}

/** The function's value at a finite x where the result is finite as well (log: x > 0). */
export function truthOf(name: NamedFunction, x: number): Truth {
  // Enough places for 160 significant bits of x itself and of a result that is as small.
  const places = 240 + (x === 0 ? 0 : Math.max(0, -exponentOf(x)));
  const fixed = fromDouble(x, places);
  switch (name) {
    case 'exp': {
      const { whole, exponent } = exponential(fixed, places);
      return toTruth(whole, places - exponent);
    }
    case 'sigmoid': {
      const { whole, exponent } = exponential(fixed, places);
      const all = places - Math.min(0, exponent);
      const power = whole << BigInt(Math.max(0, exponent));
      return toTruth((power << BigInt(all)) / ((1n << BigInt(all)) + power), all);
    }
    case 'tanh': {
      if (Math.abs(x) > 40) return { high: Math.sign(x), low: -Math.sign(x) * 2 ** -110 };
      const { whole, exponent } = exponential(2n * (fixed < 0n ? -fixed : fixed), places);
      const power = whole << BigInt(exponent);
      const one = 1n << BigInt(places);
      const value = ((power - one) << BigInt(places)) / (power + one);
      return toTruth(x < 0 ? -value : value, places);
    }
    case 'squash': {
      const { a, c, d, constant, limit } = squashed;
      const within = fromDouble(Math.min(Math.max(x, -limit), limit), places);
      const one = BigInt(places);
      const square = (within * within) >> one;
      const [above, below] = [
        ((square * (square + fromDouble(a, places))) >> one) + fromDouble(constant, places),
        ((square * (((square * fromDouble(d, places)) >> one) + fromDouble(c, places))) >> one) +
          fromDouble(constant, places),
      ];
      return toTruth((within * above) / below, places);
    }
    case 'log': {
      const exponent = exponentOf(x);
      const mantissa = fromDouble(x, 240 - exponent);
      return toTruth(logarithm(mantissa, exponent, 240), 240);
    }
    case 'sin':
      return toTruth(sine(fixed, places, 0n), places);
    case 'cos':
      return toTruth(sine(fixed, places, 1n), places);
    case 'erf':
      if (Math.abs(x) > 7) return { high: Math.sign(x), low: -Math.sign(x) * 2 ** -75 };
      return toTruth(errorFunction(fixed, places), places);
    default:
      return name satisfies never;
  }
}

const shift = (value: bigint, by: number): bigint => (by >= 0 ? value << BigInt(by) : value >> BigInt(-by));

function fromDouble(x: number, places: number): bigint {
  if (x === 0) return 0n;
  const exponent = exponentOf(x);
  const half = Math.trunc((52 - exponent) / 2);
  return shift(BigInt(x * 2 ** half * 2 ** (52 - exponent - half)), places + exponent - 52);
}

/** Nearest double of whole · 2^−places, and the remainder. */
function toTruth(whole: bigint, places: number): Truth {
  if (whole === 0n) return { high: 0, low: 0 };
  const magnitude = whole < 0n ? -whole : whole;
  const bits = magnitude.toString(2).length;
  // Subnormal results have fewer bits.
  const kept = Math.max(0, Math.min(53, bits - places + 1074));
  const drop = bits - kept;
  const rounded = drop > 0 ? (magnitude + (1n << BigInt(drop - 1))) >> BigInt(drop) : magnitude << BigInt(-drop);
  const low = magnitude - shift(rounded, drop);
  const sign = whole < 0n ? -1 : 1;
  const lowBits = Math.max(0, low.toString(2).length - 53);
  const scale = (value: number, exponent: number): number => {
    const half = Math.trunc(exponent / 2);
    return value * 2 ** half * 2 ** (exponent - half);
  };
  return {
    high: sign * scale(Number(rounded), drop - places),
    low: sign * scale(Number(shift(low, -lowBits)), lowBits - places),
  };
}

const memory = new Map<string, bigint>();
function remembered(key: string, compute: () => bigint): bigint {
  const known = memory.get(key) ?? compute();
  memory.set(key, known);
  return known;
}

/** Σ over n of first · ratio^n / (odd numbers): artanh or arctan of 1/d. */
function inverseSeries(divisor: bigint, places: number, alternating: boolean): bigint {
  let term = (1n << BigInt(places)) / divisor;
  let sum = 0n;
  for (let n = 1n; term !== 0n; n += 2n) {
    sum += alternating && n % 4n === 3n ? -term / n : term / n;
    term /= divisor * divisor;
  }
  return sum;
}

const logTwo = (places: number): bigint =>
  remembered(`log 2 ${places}`, () => (2n * inverseSeries(3n, places + 8, false)) >> 8n);
/** Machin: π = 16 arctan(1/5) − 4 arctan(1/239). */
const pi = (places: number): bigint =>
  remembered(
    `pi ${places}`,
    () => (16n * inverseSeries(5n, places + 8, true) - 4n * inverseSeries(239n, places + 8, true)) >> 8n,
  );

/** e^x as whole · 2^(exponent − places). */
function exponential(x: bigint, places: number): { readonly whole: bigint; readonly exponent: number } {
  const unit = logTwo(places);
  const k = (2n * x + unit) / (2n * unit) - (2n * x + unit < 0n ? 1n : 0n);
  const r = x - k * unit;
  let term = 1n << BigInt(places);
  let sum = 0n;
  for (let n = 1n; term !== 0n && term !== -1n; n++) {
    sum += term;
    term = ((term * r) >> BigInt(places)) / n;
  }
  return { whole: sum, exponent: Number(k) };
}

function logarithm(mantissa: bigint, exponent: number, places: number): bigint {
  const one = 1n << BigInt(places);
  const s = ((mantissa - one) << BigInt(places)) / (mantissa + one);
  const square = (s * s) >> BigInt(places);
  let term = s;
  let sum = 0n;
  for (let n = 1n; term !== 0n && term !== -1n; n += 2n) {
    sum += term / n;
    term = (term * square) >> BigInt(places);
  }
  return 2n * sum + BigInt(exponent) * logTwo(places);
}

/** sin(x + turns · π/2). */
function sine(x: bigint, places: number, turns: bigint): bigint {
  const quarter = pi(places) / 2n;
  const q = (2n * x + quarter) / (2n * quarter) - (2n * x + quarter < 0n ? 1n : 0n);
  const r = x - q * quarter;
  const quadrant = (((q + turns) % 4n) + 4n) % 4n;
  const square = (r * r) >> BigInt(places);
  let term = quadrant % 2n === 0n ? r : 1n << BigInt(places);
  let sum = 0n;
  for (let n = quadrant % 2n === 0n ? 2n : 1n; term !== 0n && term !== -1n; n += 2n) {
    sum += term;
    term = -((term * square) >> BigInt(places)) / (n * (n + 1n));
  }
  return quadrant < 2n ? sum : -sum;
}

/** 2/√π · Σ (−1)^n x^(2n+1) / (n! (2n + 1)). */
function errorFunction(x: bigint, places: number): bigint {
  const square = (x * x) >> BigInt(places);
  let term = x;
  let sum = 0n;
  for (let n = 1n; term !== 0n && term !== -1n; n++) {
    sum += term / (2n * n - 1n);
    term = -((term * square) >> BigInt(places)) / n;
  }
  const root = remembered(`root pi ${places}`, () => squareRoot(pi(places) << BigInt(places)));
  return ((2n * sum) << BigInt(places)) / root;
}

function squareRoot(value: bigint): bigint {
  let x = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (x + value / x) >> 1n;
    if (next >= x) return x;
    x = next;
  }
}
