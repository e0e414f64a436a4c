/**
 * SHA-256 (FIPS 180-4) of a string's UTF-8 bytes, synchronous and the same in Node, where it is Node's own, and in browsers,
 * whose own digest is asynchronous. For names of programs and files; not for secrets (nothing here is constant-time).
 */

interface NodeCrypto {
  createHash(name: string): { update(text: string, encoding: string): { digest(encoding: string): string } };
}

const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => NodeCrypto | undefined } };
const crypto = process?.getBuiltinModule?.('node:crypto');

/** The digest as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return crypto?.createHash('sha256').update(text, 'utf8').digest('hex') ?? portableSha256(text);
}

/** The first 32 bits of the fractional parts of a root of the first primes: of cube roots the round constants, of square roots the start. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found = new Uint32Array(count);
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.some((prime) => candidate % prime === 0)) continue;
    const value = root(candidate);
    found[primes.length] = Math.floor((value - Math.floor(value)) * 2 ** 32);
    primes.push(candidate);
  }
  return found;
}

const roundConstants = fractions(64, Math.cbrt);
const start = fractions(8, Math.sqrt);

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The same without Node. */
export function portableSha256(text: string): string {
  const message = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  const state = start.slice();
  const schedule = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) compress(state, schedule, view, block);
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

function compress(state: Uint32Array, schedule: Uint32Array, view: DataView, block: number): void {
  for (let i = 0; i < 16; i += 1) schedule[i] = view.getUint32(block + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const early = schedule[i - 15];
    const late = schedule[i - 2];
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[i] = schedule[i - 16] + s0 + schedule[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = state;
  // No arrays in the loop: it runs millions of times before it is compiled.
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + roundConstants[i] + schedule[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const after = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i += 1) state[i] += after[i];
}
