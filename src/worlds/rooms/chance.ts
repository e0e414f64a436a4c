/** The simulator's chance (src/sim/chance.ts) as formulas: the same bits from a seed and a counter. */
import { add, bitAnd, bitXor, cast, type Expr, mul, shiftRight, sub, u32, type Value } from '../../kernel/index.js';
import { bellScale, triangleScale } from '../../sim/chance.js';
import type { Real } from '../definition.js';

const word = (value: Value): Expr => (typeof value === 'number' ? u32(value >>> 0) : value);

/** 32 bits from a seed and a counter, as u32. */
export function bitsFrom(seed: Expr, counter: Value): Expr {
  const shifted = (x: Expr, by: number): Expr => bitXor(x, shiftRight(x, by));
  const own = mul(bitXor(seed, 0x5bd1e995), 0x1e3779b1);
  let x = bitXor(own, mul(bitXor(word(counter), u32(0x7f4a7c15)), 0x05ebca6b));
  x = mul(shifted(x, 16), 0x21f0aaad);
  x = mul(shifted(x, 15), 0x735a2d97);
  return shifted(x, 15);
}

/** A number in [0, 1). */
export const uniformFrom = (seed: Expr, counter: Value, real: Real): Expr =>
  mul(cast(bitsFrom(seed, counter), real), 2 ** -32);

/** Mean 0, variance 1: the centred sum of a word's four bytes. */
export function bellFrom(seed: Expr, counter: Value, real: Real): Expr {
  const bits = bitsFrom(seed, counter);
  const byte = (at: number): Expr => bitAnd(shiftRight(bits, 8 * at), 255);
  const total = cast(add(byte(0), byte(1), byte(2), byte(3)), 'i32');
  return mul(cast(sub(total, 510), real), bellScale);
}

/** Mean 0, variance 1, from ten bits of a word. */
export function triangleFrom(bits: Expr, from: number, real: Real): Expr {
  const five = (at: number): Expr => bitAnd(shiftRight(bits, at), 31);
  return mul(cast(sub(cast(add(five(from), five(from + 5)), 'i32'), 31), real), triangleScale);
}
