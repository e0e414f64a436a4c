/**
 * The exact meaning of the `permute` node: a bijection of 0..count−1 chosen by a seed, evaluated for one index at a time
 * with nothing stored. Only u32 operations and two loops, so that emitters transliterate it line by line.
 *
 * One pass maps 0..2^w−1 onto itself, w being the bits of count−1: adding a key, multiplying by an odd number and
 * x ^ (x >> s) with s ≥ 1 are each bijections modulo 2^w. Passes are repeated until the value is below count again. That
 * ends: following a bijection of a finite set from a point returns to it, and the point lies below count; two indices
 * cannot meet, for the same reason. As 2^w < 2·count, a pass fails with a chance below one half: two passes on average,
 * and never more than 2^w − count + 1.
 */

/**
 * Rounds of a pass. Each halves the unevenness of pairs of images or better; few bits mix slowly, so small counts get
 * more. With 4 rounds it is gross for counts such as 16 or 64, with these half a million seeds do not show it. A count of
 * 2 has too few bits for any of this: its two orders have the chances 0.5014 and 0.4986.
 */
export const permutationRounds = 8;
export const narrowPermutationRounds = 16;
/** The most bits for which the larger number of rounds is taken. */
export const narrowPermutationWidth = 6;

/** The image of `index`. Total: count 0 gives 0, else an index that is not below count stays as it is. Arguments are u32. */
export function permuteIndex(seed: number, index: number, count: number): number {
  if (count === 0) return 0;
  if (count === 1 || index >= count) return index;
  const width = 32 - Math.clz32(count - 1);
  const mask = 0xffffffff >>> (32 - width);
  const shift = (width + 1) >>> 1;
  const roundCount = width <= narrowPermutationWidth ? narrowPermutationRounds : permutationRounds;
  // Seeds are often counters: mix them before the first key is drawn.
  let start = seed ^ (seed >>> 16);
  start = Math.imul(start, 0xfcb2ad67);
  start = start ^ (start >>> 13);
  start = Math.imul(start, 0x49387a61);
  start = start ^ (start >>> 17);
  let x = index;
  do {
    let key = start;
    for (let round = 0; round < roundCount; round++) {
      key = (Math.imul(key, 0x7c98455d) + 0x6a37d291) | 0;
      const add = key ^ (key >>> 15);
      const multiply = ((add >>> 9) ^ (add << 14)) | 1;
      x = Math.imul(x + add, multiply) & mask;
      x = x ^ (x >>> shift);
    }
    x = (x + key) & mask;
  } while (x >>> 0 >= count);
  return x >>> 0;
}
