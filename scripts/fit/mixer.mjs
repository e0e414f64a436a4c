/**
 * Looks for the multipliers and shifts of the integer mixer in src/kernel/noise.ts: xorshift, multiply, xorshift,
 * multiply, xorshift. Random candidates are scored by avalanche: over many inputs, how far from one half is the chance
 * that flipping input bit i flips output bit j? The score is the root mean square over all pairs, in units of what a
 * perfect mixer would show for that many inputs (1 is perfect). Deterministic for a given seed and number of candidates.
 * Run: node scripts/fit/mixer.mjs [candidates = 20000] [seed = 1]
 */
import process from 'node:process';

let state = BigInt(process.argv[3] ?? 1);
/** A plain 64-bit congruential generator with its upper half as output: good enough to draw candidates and inputs. */
function draw() {
  state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
  return Number(state >> 32n);
}

const inputs = Uint32Array.from({ length: 1 << 17 }, draw);
// Half of the inputs are small numbers: counters are what the mixer will see most.
for (let i = 0; i < inputs.length; i += 2) inputs[i] = i;

/** @param {{ first: number, second: number, shifts: number[] }} candidate @param {number} samples */
function score({ first, second, shifts: [s0, s1, s2] }, samples) {
  const flips = new Uint32Array(1024);
  const mix = (/** @type {number} */ x) => {
    let y = Math.imul(x ^ (x >>> s0), first);
    y = Math.imul(y ^ (y >>> s1), second);
    return y ^ (y >>> s2);
  };
  for (let n = 0; n < samples; n++) {
    const x = inputs[n];
    const reference = mix(x);
    for (let i = 0; i < 32; i++) {
      let changed = mix(x ^ (1 << i)) ^ reference;
      while (changed !== 0) {
        const lowest = changed & -changed;
        flips[i * 32 + 31 - Math.clz32(lowest)]++;
        changed ^= lowest;
      }
    }
  }
  let sum = 0;
  for (const count of flips) sum += ((2 * count) / samples - 1) ** 2 * samples;
  return Math.sqrt(sum / flips.length);
}

const pick = (/** @type {number[]} */ list) => list[draw() % list.length];
const trials = Number(process.argv[2] ?? 20000);
/** @type {{ first: number, second: number, shifts: number[] }[]} */
let candidates = Array.from({ length: trials }, () => ({
  first: (draw() | 1) >>> 0,
  second: (draw() | 1) >>> 0,
  shifts: [pick([15, 16, 17]), pick([13, 14, 15, 16]), pick([15, 16, 17])],
}));
for (const samples of [1 << 9, 1 << 11, 1 << 13, 1 << 15, 1 << 17]) {
  const scored = candidates.map((candidate) => ({ candidate, value: score(candidate, samples) }));
  scored.sort((a, b) => a.value - b.value);
  candidates = scored.slice(0, Math.max(4, Math.ceil(scored.length / 6))).map(({ candidate }) => candidate);
  for (const { candidate, value } of scored.slice(0, 4)) {
    const { first, second, shifts } = candidate;
    console.log(`${samples} inputs: ${value.toFixed(3)}  0x${first.toString(16)} 0x${second.toString(16)} [${shifts}]`);
  }
}
