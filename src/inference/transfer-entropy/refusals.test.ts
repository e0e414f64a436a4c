import { afterAll, describe, expect, it } from 'vitest';
import { processes, simulate } from '../../../test/support/linear-process.js';
import { closeSearchPool, transferEntropy, transferEntropyMatrix } from './index.js';

afterAll(closeSearchPool);

const cpu = { device: 'cpu' } as const;

describe('what cannot be estimated is refused', () => {
  const [x, y] = simulate(processes[1], 100, 99);
  const refusal = (run: () => Promise<unknown>): Promise<string> =>
    run().then(
      () => 'nothing was refused',
      (error: Error & { code?: string }) => `${error.code}: ${error.message}`,
    );

  it.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'a NaN',
      () =>
        transferEntropy(
          x.map((value, t) => (t === 7 ? Number.NaN : value)),
          y,
          cpu,
        ),
      /^input-invalid: .*source has a value that is not a number at 7 \(got NaN/,
    ],
    [
      'a null among numbers',
      () => transferEntropy([...x.slice(0, 99), null] as never, y, cpu),
      /^input-invalid: .*source has a value that is not a number at 99 \(got null/,
    ],
    [
      'other lengths',
      () => transferEntropy(x.slice(1), y, cpu),
      /^input-invalid: .*target has another length .*got 100, expected 99/,
    ],
    ['no series', () => transferEntropy(null as never, y, cpu), /^input-invalid: .*source is not a series \(got null/],
    ['a text', () => transferEntropy('abc' as never, y, cpu), /^input-invalid: .*source is not a series \(got abc/],
    ['nothing', () => transferEntropy([], [], cpu), /^input-invalid: .*too few samples \(got 0/],
    ['one time', () => transferEntropy([1], [1], cpu), /^input-invalid: .*too few samples \(got 1/],
    [
      'a constant',
      () => transferEntropy(x.fill.call(x.slice(), 2), y, cpu),
      /^input-invalid: .*source is constant \(got 2/,
    ],
    [
      'few levels',
      () => transferEntropy(x.map(Math.round), y, cpu),
      /^input-invalid: .*source has tied values .*Add jitter/,
    ],
    [
      'coinciding points',
      () => transferEntropy(repeated(x), repeated(y), cpu),
      /^input-invalid: .*tied samples \(got \d+ of \d+ points that coincide with 4 others.*Add jitter/,
    ],
    [
      'a deep embedding',
      () => transferEntropy(x, y, { ...cpu, targetEmbedding: 20, targetLag: 6 }),
      /too few samples for the embedding \(got 100 times, expected at least 117\)/,
    ],
    [
      'many neighbours',
      () => transferEntropy(x, y, { ...cpu, k: 99 }),
      /too few samples for 99 neighbours \(got 99, expected at least 100\)/,
    ],
    [
      'a wide window',
      () => transferEntropy(x, y, { ...cpu, theiler: 50 }),
      /4 neighbours outside a window of 50 \(got 99, expected at least 105\)/,
    ],
    ['k = 0', () => transferEntropy(x, y, { ...cpu, k: 0 }), /^usage: transferEntropy k: not usable \(got 0/],
    ['a half seed', () => transferEntropy(x, y, { ...cpu, seed: 0.5 }), /^usage: .* seed: /],
    ['negative jitter', () => transferEntropy(x, y, { ...cpu, jitter: -1 }), /^usage: .* jitter: /],
    [
      'a search elsewhere',
      () => transferEntropy(x, y, { device: 'reference', method: 'search' }),
      /^usage: .*only the processor searches/,
    ],
    [
      'a linear function',
      () => transferEntropy(x, follow(x), { estimator: 'gaussian' }),
      /^input-invalid: .*linear function/,
    ],
    [
      'a matrix with a constant',
      () => transferEntropyMatrix([x, y, new Float64Array(100)], cpu),
      /series 2 is constant/,
    ],
  ])('%s', async (_, run, text) => {
    expect(await refusal(run)).toMatch(text);
  });

  function repeated(values: Float64Array): Float64Array {
    return Float64Array.from([...values, ...values, ...values, ...values, ...values, ...values]);
  }
  function follow(values: Float64Array): Float64Array {
    return values.map((_, t) => (t > 0 ? 2 * values[t - 1] : 0));
  }

  it('but jitter parts what is tied', async () => {
    const rounded = [x, y].map((values) => values.map((value) => Math.round(value * 2) / 2));
    const { te } = await transferEntropy(rounded[0], rounded[1], { ...cpu, jitter: 1e-6 });
    expect(Number.isFinite(te)).toBe(true);
    const again = await transferEntropy(rounded[0], rounded[1], { ...cpu, jitter: 1e-6 });
    expect(again.te).toBe(te);
    const small = await transferEntropy(x, y, { ...cpu, jitter: 1e-9 });
    expect(small.te).toBeCloseTo((await transferEntropy(x, y, cpu)).te, 1);
  });
});
