/**
 * Noise is the same on host and device, and looks random: uniform, without correlation between neighbouring elements,
 * cycles, brains and streams, and every input bit moves half of the output.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileScalar, countOperations, variable } from '../../test/support/scalar-javascript.js';
import { threefry } from './functions/threefry.js';
import { hostWords } from './functions/words.js';
import { noiseBits, noiseBitsOf, noiseWords, normal, normalOf, uniform, uniformOf } from './noise.js';

const names = ['seed', 'brain', 'cycle', 'stream', 'element'];
const [seed, brain, cycle, stream, element] = names.map((name) => variable(name, 'u32'));
const key = { seed, brain, cycle, stream };
const word = fc.integer({ min: 0, max: 0xffffffff });

describe('threefry', () => {
  // Published with the generator (Random123, kat_vectors).
  it.each([
    [13, [0, 0], [0, 0], [0x9d1c5ec6, 0x8bd50731]],
    [13, [0xffffffff, 0xffffffff], [0xffffffff, 0xffffffff], [0xfd36d048, 0x2d17272c]],
    [13, [0x243f6a88, 0x85a308d3], [0x13198a2e, 0x03707344], [0xba3e4725, 0xf27d669e]],
    [20, [0, 0], [0, 0], [0x6b200159, 0x99ba4efe]],
    [20, [0xffffffff, 0xffffffff], [0xffffffff, 0xffffffff], [0x1cb996fc, 0xbb002be7]],
    [20, [0x243f6a88, 0x85a308d3], [0x13198a2e, 0x03707344], [0xc4923a9c, 0x483df7a0]],
  ] as [number, [number, number], [number, number], [number, number]][])(
    'with %i rounds has the known answers',
    (rounds, counter, secret, answer) => {
      expect(threefry(hostWords, counter, secret, rounds)).toEqual(answer);
    },
  );
});

describe('host and device', () => {
  it('draw the same bits, uniforms and normals', () => {
    const pairs = [
      [compileScalar(noiseBits(key, element), names), noiseBitsOf],
      [compileScalar(uniform(key, element), names), uniformOf],
      [compileScalar(normal(key, element), names), normalOf],
      [compileScalar(normal(key, element, 2), names), (...values: number[]) => normalOf(...five(values), 2)],
    ] as const;
    fc.assert(
      fc.property(fc.tuple(word, word, word, word, word), (values) => {
        for (const [device, host] of pairs) expect(device(...values)).toBe(host(...values));
      }),
      { numRuns: 3000 },
    );
  });

  it('takes numbers for key and element', () => {
    const bits = compileScalar(noiseBits({ seed: 1, brain: 2, cycle: 3, stream: 4 }, 5), []);
    expect(bits()).toBe(noiseBitsOf(1, 2, 3, 4, 5));
  });

  it('costs ten operations per element once the key is made', () => {
    const words = noiseWords(key);
    const made = { first: variable('first', 'u32'), second: variable('second', 'u32') };
    expect(countOperations(noiseBits(made, element))).toBe(10);
    expect(countOperations(uniform(made, element))).toBe(13);
    expect(countOperations(normal(made, element))).toBe(20);
    expect(countOperations(words.first)).toBeLessThan(90);
  });
});

const five = (values: number[]): [number, number, number, number, number] =>
  values as [number, number, number, number, number];

/** A field of draws for one key. */
function field(
  length: number,
  at: { brain?: number; cycle?: number; stream?: number; seed?: number } = {},
): Uint32Array {
  const draw = compileScalar(
    noiseBits({ seed: at.seed ?? 3, brain: at.brain ?? 0, cycle: at.cycle ?? 0, stream: at.stream ?? 0 }, element),
    ['element'],
  );
  return Uint32Array.from({ length }, (_, i) => draw(i));
}

function excess(counts: ArrayLike<number>, expected: number): number {
  let statistic = 0;
  for (let i = 0; i < counts.length; i++) statistic += (counts[i] - expected) ** 2 / expected;
  return (statistic - (counts.length - 1)) / Math.sqrt(2 * (counts.length - 1));
}

/** Correlation of two lists of words, in standard deviations of what chance gives. */
function correlation(a: Uint32Array, b: Uint32Array, part: (word: number) => number): number {
  const centred = (list: Uint32Array): number[] => {
    const values = Array.from(list, part);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.map((value) => value - mean);
  };
  const [x, y] = [centred(a), centred(b)];
  const dot = (p: number[], q: number[]): number => p.reduce((sum, value, i) => sum + value * q[i], 0);
  return (dot(x, y) / Math.sqrt(dot(x, x) * dot(y, y))) * Math.sqrt(x.length);
}

const parts: Readonly<Record<string, (word: number) => number>> = {
  'the word': (w) => w,
  'the low byte': (w) => w & 255,
  'the sum of bytes': (w) => (w & 255) + ((w >>> 8) & 255) + ((w >>> 16) & 255) + (w >>> 24),
  'the lowest bit': (w) => w & 1,
};

describe('bits', () => {
  const length = 1 << 16;
  const base = field(length);

  it('are uniform in each byte, and in pairs of neighbours', () => {
    for (const shift of [0, 8, 16, 24]) {
      const counts = new Float64Array(256);
      const pairs = new Float64Array(256);
      base.forEach((value, i) => {
        counts[(value >>> shift) & 255]++;
        if (i % 2 === 0) pairs[((value >>> shift) & 15) * 16 + ((base[i + 1] >>> shift) & 15)]++;
      });
      expect(excess(counts, length / 256)).toBeLessThan(5);
      expect(excess(pairs, length / 2 / 256)).toBeLessThan(5);
    }
  });

  it.each(Object.keys(parts))('do not correlate between neighbours in space, by %s', (name) => {
    // Channels, voxels and rows of a field with 64 channels and edge 8 or 16.
    for (const lag of [1, 2, 3, 64, 512, 1024, 4096, 16384]) {
      const z = correlation(base.subarray(0, length - lag), base.subarray(lag), parts[name]);
      expect(Math.abs(z), `lag ${lag}`).toBeLessThan(5);
    }
  });

  it.each(Object.keys(parts))('do not correlate between cycles, brains, streams and seeds, by %s', (name) => {
    for (const step of [1, 2, 3, 256, 65536, 2 ** 31]) {
      for (const axis of ['cycle', 'brain', 'stream', 'seed'] as const) {
        const other = field(1 << 13, { [axis]: axis === 'seed' ? 3 + step : step });
        const z = correlation(base.subarray(0, 1 << 13), other, parts[name]);
        expect(Math.abs(z), `${axis} + ${step}`).toBeLessThan(5);
      }
    }
  });

  it('do not correlate over time at one element', () => {
    const overTime = Uint32Array.from({ length: 1 << 14 }, (_, t) => noiseBitsOf(3, 1, t, 0, 77));
    for (const part of Object.values(parts)) {
      for (const lag of [1, 2, 7]) {
        const z = correlation(overTime.subarray(0, -lag), overTime.subarray(lag), part);
        expect(Math.abs(z)).toBeLessThan(5);
      }
    }
  });

  it('are no shifted copies: two streams share no run of differences', () => {
    const differences = (list: Uint32Array): Set<number> =>
      new Set(Array.from(list.subarray(1, 4096), (value, i) => (value - list[i]) >>> 0));
    const mine = differences(base);
    const shared = [...differences(field(4096, { stream: 1 }))].filter((value) => mine.has(value));
    expect(shared.length).toBeLessThan(3);
  });

  it('change by half when any bit of element, cycle, brain, stream or seed changes', () => {
    const inputs = 600;
    for (let position = 0; position < 5; position++) {
      for (let bit = 0; bit < 32; bit++) {
        let changed = 0;
        for (let n = 0; n < inputs; n++) {
          const values = five([3, n % 7, n, 5, n * 97]);
          const before = noiseBitsOf(...values);
          values[position] = (values[position] ^ (1 << bit)) >>> 0;
          let difference = before ^ noiseBitsOf(...values);
          for (; difference !== 0; difference &= difference - 1) changed++;
        }
        // A fair coin's share of 600 · 32 flips stays within five standard deviations, 0.018.
        expect(Math.abs(changed / (inputs * 32) - 0.5), `${names[position]}, bit ${bit}`).toBeLessThan(0.03);
      }
    }
  });
});

describe('distributions', () => {
  const count = 200_000;

  it('uniform lies in [0, 1) with mean 1/2 and variance 1/12', () => {
    const values = Array.from({ length: count }, (_, i) => uniformOf(1, 0, 0, 0, i));
    expect(values.every((value) => value >= 0 && value < 1 && Number.isInteger(value * 2 ** 24))).toBe(true);
    const { mean, variance } = momentsOf(values);
    expect(mean).toBeCloseTo(0.5, 2);
    expect(variance).toBeCloseTo(1 / 12, 3);
  });

  it.each([
    [1, 3.451, -0.3],
    [2, 4.88, -0.15],
  ] as const)(
    'normal of %i words has mean 0, variance 1, and the kurtosis and limits that it states',
    (words, limit, excessKurtosis) => {
      const values = Array.from({ length: count }, (_, i) => normalOf(1, 0, 0, 0, i, words));
      const { mean, variance, kurtosis } = momentsOf(values);
      expect(Math.abs(mean)).toBeLessThan(0.012);
      expect(Math.abs(variance - 1)).toBeLessThan(0.015);
      expect(Math.abs(kurtosis - 3 - excessKurtosis)).toBeLessThan(0.05);
      expect(values.every((value) => Math.abs(value) <= limit)).toBe(true);
    },
  );

  function momentsOf(values: number[]): { mean: number; variance: number; kurtosis: number } {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const central = (power: number): number =>
      values.reduce((sum, value) => sum + (value - mean) ** power, 0) / values.length;
    return { mean, variance: central(2), kurtosis: central(4) / central(2) ** 2 };
  }
});
