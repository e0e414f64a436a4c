/** Each warning is provoked, and none comes where there is nothing to warn of. */
import { expect, it } from 'vitest';
import { normalFrom } from '../../../test/support/ksg-problems.js';
import { processes, simulate } from '../../../test/support/linear-process.js';
import { inferNetwork } from '../network/index.js';
import { transferEntropy } from './index.js';

const [x, y] = simulate(processes[1], 2000, 4);
const gaussian = { estimator: 'gaussian', warn: true } as const;

it('says nothing about good data, by either estimator', async () => {
  expect((await transferEntropy(x, y, gaussian)).warnings).toEqual([]);
  expect((await transferEntropy(x, y, { device: 'cpu', warn: true })).warnings).toEqual([]);
  expect((await transferEntropy(x, y, { estimator: 'gaussian' })).warnings).toBeUndefined();
  expect((await inferNetwork([x, y], { permutations: 0 })).warnings).toEqual([]);
  for (let seed = 1; seed <= 20; seed += 1) {
    const [slow] = simulate({ a: 0.95, b: 0, c: 0 }, 2000, seed);
    const [, other] = simulate(processes[0], 2000, seed + 50);
    expect((await transferEntropy(slow, other, gaussian)).warnings, `seed ${seed}`).toEqual([]);
  }
});

it('too short a past', async () => {
  const normal = normalFrom(1);
  const slow = new Float64Array(2000);
  for (let t = 3; t < 2000; t += 1) slow[t] = 0.8 * slow[t - 3] + normal();
  const text = /^the past of the target is too short: .* \(0\.\d+ at lag 3\)\. Take more of the target's past\.$/;
  expect((await transferEntropy(x, slow, gaussian)).warnings).toEqual([expect.stringMatching(text)]);
  expect((await transferEntropy(x, slow, { ...gaussian, targetEmbedding: 3 })).warnings).toEqual([]);
  const { warnings } = await inferNetwork([x, slow], { permutations: 0, maxLag: 2, names: ['a', 'slow one'] });
  // With two lags the third cannot be seen.
  expect(warnings).toEqual([]);
  const { warnings: few } = await inferNetwork([x, slow], {
    permutations: 0,
    maxLag: 5,
    targetMaxLag: 2,
    names: ['a', 'b'],
  });
  expect(few).toEqual([expect.stringMatching(/^the past of b is too short/)]);
});

it('ties', async () => {
  const rounded = x.map((value) => Math.round(value * 50) / 50);
  const { warnings } = await transferEntropy(rounded, y, { device: 'cpu', warn: true });
  expect(warnings).toEqual([expect.stringMatching(/^the source has ties: \d+ % of its values .* Add jitter/)]);
  expect((await transferEntropy(rounded, y, { device: 'cpu', warn: true, jitter: 1e-6 })).warnings).toEqual([]);
});

it('halves that differ in mean or in spread', async () => {
  const trend = x.map((value, t) => value + t / 500);
  expect((await transferEntropy(trend, y, gaussian)).warnings).toContainEqual(
    expect.stringMatching(/^the source is not stationary: the means of its halves differ by \d\.\d+ deviations/),
  );
  const louder = y.map((value, t) => (t < 1000 ? value : 3 * value));
  const { warnings } = await inferNetwork([x, louder], { permutations: 0, names: ['x'.repeat(200), 'louder'] });
  expect(warnings).toContainEqual(
    expect.stringMatching(/^louder is not stationary: the deviations of its halves differ by a factor of \d\.\d+/),
  );
});

it('few samples for the dimension', async () => {
  const wide = { device: 'cpu', warn: true, targetEmbedding: 4, sourceEmbedding: 4 } as const;
  expect((await transferEntropy(x.slice(0, 300), y.slice(0, 300), wide)).warnings).toContainEqual(
    'few samples for the dimension: 296 for 9 columns, where 12800 would be safe. Give longer series, or fewer lags and conditions.',
  );
});

it('too few surrogates to be corrected over many targets', async () => {
  const [copy, other] = simulate(processes[0], 800, 9);
  const series = [x, y, copy, other].map((values) => values.slice(0, 800));
  const normal = normalFrom(6);
  const noise = [0, 1].map(() => Float64Array.from({ length: 800 }, normal));
  const { links, warnings } = await inferNetwork([series[0], series[1], ...noise], { permutations: 99, maxLag: 1 });
  expect(links).toEqual([]);
  expect(warnings).toEqual([
    expect.stringMatching(/^too few surrogates for 4 targets: .* Give at least 400 permutations/),
  ]);
  const enough = await inferNetwork([series[0], series[1], ...noise], { permutations: 400, maxLag: 1 });
  expect(enough.links).toMatchObject([{ source: 0, target: 1, delay: 1 }]);
});

it('names of series are cut in messages', async () => {
  const trend = x.map((value, t) => value + t / 300);
  const { warnings } = await inferNetwork([trend, y], { permutations: 0, names: ['n'.repeat(500), 'y'] });
  expect(warnings[0].length).toBeLessThan(300);
});
