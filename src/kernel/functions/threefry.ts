/**
 * Threefry-2x32, the counter-based generator of Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as
 * 1, 2, 3" (2011): a keyed bijection of two words by rounds of addition, rotation and exclusive or. It serves as the key
 * schedule of noise, where it is evaluated once per brain and cycle, not per element.
 */
import type { Words } from './words.js';

const rotations = [13, 15, 26, 6, 17, 29, 16, 24];
const parity = 0x1bd11bda;

export function threefry<Word>(
  words: Words<Word>,
  counter: readonly [Word, Word],
  key: readonly [Word, Word],
  rounds: number,
): [Word, Word] {
  const { add, xor, constant } = words;
  const keys = [key[0], key[1], xor(xor(key[0], key[1]), constant(parity))];
  let x = add(counter[0], keys[0]);
  let y = add(counter[1], keys[1]);
  for (let round = 1; round <= rounds; round++) {
    x = add(x, y);
    y = xor(rotate(words, y, rotations[(round - 1) % 8]), x);
    if (round % 4 !== 0) continue;
    const injection = round / 4;
    x = add(x, keys[injection % 3]);
    y = add(add(y, keys[(injection + 1) % 3]), constant(injection));
  }
  return [x, y];
}

/** The two halves share no bits, so exclusive or joins them. */
function rotate<Word>(words: Words<Word>, x: Word, by: number): Word {
  return words.xor(words.shiftLeft(x, by), words.shiftRight(x, 32 - by));
}
