/**
 * Counter-based noise: a pure function of (seed, brain, cycle, stream, element) in u32 operations, so its bits are equal
 * on every device, for any order of evaluation, and nothing is stored. Per (seed, brain, cycle, stream) Threefry-2x32 with
 * 13 rounds yields two key words, which do not depend on the element and are hoisted; per element a mixer of ten
 * operations takes one key word before its first and one before its last multiplication.
 * For one key the mixer is a bijection of elements, so within one field no 32-bit draw repeats; it is no cipher.
 */
import { add, bitAnd, cast, type Expr, mul, shiftRight, sub, u32, type Value } from './expr.js';
import { threefry } from './functions/threefry.js';
import { deviceWords, hostWords, type Words, xorShift } from './functions/words.js';

/** What a draw is keyed by, besides its element; numbers and u32 expressions. */
export interface NoiseKey {
  readonly seed: Value;
  readonly brain: Value;
  readonly cycle: Value;
  /** Tells apart the uses of noise within one cycle. */
  readonly stream: Value;
}

/** The two words that a key comes down to: make them once where several draws share a key. */
export interface NoiseWords<Word = Expr> {
  readonly first: Word;
  readonly second: Word;
}

const word = (value: Value): Expr => (typeof value === 'number' ? u32(value) : value);

/** The words of a noise key, for several draws that share it. */
export function noiseWords({ seed, brain, cycle, stream }: NoiseKey): NoiseWords {
  return schedule(deviceWords, [word(seed), word(brain), word(cycle), word(stream)]);
}

/** 32 random bits, as u32. `noiseBits({ seed: 1, brain, cycle, stream: 0 }, element)` */
export function noiseBits(key: NoiseKey | NoiseWords, element: Value): Expr {
  return mix(deviceWords, 'first' in key ? key : noiseWords(key), word(element));
}

/** An f32 in [0, 1): a multiple of 2^−24, each as likely; exact on every device. */
export function uniform(key: NoiseKey | NoiseWords, element: Value): Expr {
  return mul(cast(shiftRight(noiseBits(key, element), 8), 'f32'), 2 ** -24);
}

/**
 * An f32 of mean 0 and variance 1: the centred sum of the four bytes of a word (or of the eight of two), times a
 * constant. The sum is exact and the product is rounded once, so the bits are equal everywhere. It is bell-shaped, not
 * Gaussian in the tails: excess kurtosis −0.30 and |x| ≤ 3.451 with one word (|x| > 3 happens 6 times too seldom), −0.15
 * and |x| ≤ 4.880 with two (0.6 of the Gaussian's frequency beyond 3).
 */
export function normal(key: NoiseKey | NoiseWords, element: Value, words: 1 | 2 = 1): Expr {
  const keyWords = 'first' in key ? key : noiseWords(key);
  let pairs = bytePairs(mix(deviceWords, keyWords, word(element)));
  if (words === 2) pairs = add(pairs, bytePairs(mix(deviceWords, swapped(keyWords), word(element))));
  // Both halves of `pairs` added up in the upper half of the product.
  const sum = shiftRight(mul(pairs, 0x00010001), 16);
  return mul(cast(sub(cast(sum, 'i32'), 510 * words), 'f32'), normalScale(words));
}

/** noiseBits on the host. */
export function noiseBitsOf(seed: number, brain: number, cycle: number, stream: number, element: number): number {
  return mix(hostWords, schedule(hostWords, [seed, brain, cycle, stream]), element >>> 0);
}

/** uniform on the host. */
export function uniformOf(seed: number, brain: number, cycle: number, stream: number, element: number): number {
  return (noiseBitsOf(seed, brain, cycle, stream, element) >>> 8) * 2 ** -24;
}

/** normal on the host. */
export function normalOf(
  seed: number,
  brain: number,
  cycle: number,
  stream: number,
  element: number,
  words: 1 | 2 = 1,
): number {
  const key = schedule(hostWords, [seed, brain, cycle, stream]);
  let sum = byteSum(mix(hostWords, key, element >>> 0));
  if (words === 2) sum += byteSum(mix(hostWords, swapped(key), element >>> 0));
  return Math.fround((sum - 510 * words) * Math.fround(normalScale(words)));
}

function schedule<Word>(words: Words<Word>, [seed, brain, cycle, stream]: readonly Word[]): NoiseWords<Word> {
  const [first, second] = threefry(words, [brain, cycle], [seed, stream], 13);
  return { first, second };
}

/** Multipliers and shifts were found by scripts/fit/mixer.mjs (20000 candidates, seed 1). */
function mix<Word>(words: Words<Word>, { first, second }: NoiseWords<Word>, element: Word): Word {
  let x = words.add(element, first);
  x = words.multiply(xorShift(words, x, 16), words.constant(0xfcb2ad67));
  x = words.add(xorShift(words, x, 13), second);
  x = words.multiply(x, words.constant(0x49387a61));
  return xorShift(words, x, 17);
}

const swapped = <Word>({ first, second }: NoiseWords<Word>): NoiseWords<Word> => ({ first: second, second: first });

/** The sums of bytes 0 and 1 and of bytes 2 and 3, in the two halves of a word. */
function bytePairs(bits: Expr): Expr {
  return add(bitAnd(bits, 0x00ff00ff), bitAnd(shiftRight(bits, 8), 0x00ff00ff));
}

function byteSum(bits: number): number {
  return (bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24);
}

/** One byte has variance (256² − 1) / 12. */
function normalScale(words: 1 | 2): number {
  return 1 / Math.sqrt((4 * words * (256 ** 2 - 1)) / 12);
}
