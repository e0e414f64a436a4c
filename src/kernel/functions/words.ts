/**
 * Arithmetic on 32-bit words in two worlds: numbers on the host and u32 expressions for devices. Integer recipes (the
 * cipher and the mixer of noise) are written once over this interface, so that both give the same bits.
 */
import { add, bitXor, type Expr, mul, shiftLeft, shiftRight, u32 } from '../expr.js';

export interface Words<Word> {
  constant(value: number): Word;
  add(a: Word, b: Word): Word;
  multiply(a: Word, b: Word): Word;
  xor(a: Word, b: Word): Word;
  shiftLeft(a: Word, by: number): Word;
  shiftRight(a: Word, by: number): Word;
}

export const hostWords: Words<number> = {
  constant: (value) => value >>> 0,
  add: (a, b) => (a + b) >>> 0,
  multiply: (a, b) => Math.imul(a, b) >>> 0,
  xor: (a, b) => (a ^ b) >>> 0,
  shiftLeft: (a, by) => (a << by) >>> 0,
  shiftRight: (a, by) => a >>> by,
};

export const deviceWords: Words<Expr> = {
  constant: (value) => u32(value >>> 0),
  add: (a, b) => add(a, b),
  multiply: (a, b) => mul(a, b),
  xor: (a, b) => bitXor(a, b),
  shiftLeft: (a, by) => shiftLeft(a, by),
  shiftRight: (a, by) => shiftRight(a, by),
};

/** a ^ (a >> by). */
export function xorShift<Word>(words: Words<Word>, a: Word, by: number): Word {
  return words.xor(a, words.shiftRight(a, by));
}
