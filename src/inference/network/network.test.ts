/** Networks whose links are known are found, with their delays, and nothing is found where nothing is. */
import { afterAll, describe, expect, it } from 'vitest';
import { normalFrom } from '../../../test/support/ksg-problems.js';
import { fiveNodes, simulateNetwork, trueLinks } from '../../../test/support/linear-network.js';
import { closeSearchPool } from '../transfer-entropy/index.js';
import type { FoundTarget } from './greedy.js';
import { inferNetwork, type Network } from './network.js';

afterAll(closeSearchPool);

const textOf = ({ links }: Network): string[] =>
  links.map(({ source, target, delay }) => `${source}>${target}@${delay}`).sort();

/** Series that know nothing of each other; each remembers itself. */
function independent(count: number, length: number, seed: number): Float64Array[] {
  const couplings = Array.from({ length: count }, (_, node) => ({ from: node, to: node, lag: 1, weight: 0.6 }));
  return simulateNetwork({ nodes: count, couplings }, length, seed);
}

describe('a common driver, a chain and a feedback pair', () => {
  it.each([1, 2, 3, 4])('are found exactly with the chi-squared null, seed %i', async (seed) => {
    const network = await inferNetwork(simulateNetwork(fiveNodes, 20_000, seed), { permutations: 0 });
    expect(textOf(network)).toEqual(trueLinks(fiveNodes));
    expect(network.samples).toBe(19_995);
    for (const { te, pValue } of network.links) {
      expect(te).toBeGreaterThan(0.03);
      expect(pValue).toBeLessThan(0.01);
    }
  });

  it('are found exactly with surrogates, and the same as a Program', async () => {
    const series = simulateNetwork(fiveNodes, 2000, 6);
    const options = { permutations: 200, maxLag: 3 };
    const network = await inferNetwork(series, options);
    expect(textOf(network)).toEqual(trueLinks(fiveNodes));
    expect(network.targets.map(({ significant }) => significant)).toEqual([false, true, true, true, true]);
    expect(network.targets.map(({ past }) => past[0])).toEqual([1, 1, 1, 1, 1]);
    const onDevice = await inferNetwork(series, {
      ...options,
      targets: [3],
      falseDiscovery: false,
      device: 'cpu',
      method: 'program',
    });
    const before = network.targets[3];
    expect(onDevice.targets[0].variables.map(({ source, lag }) => [source, lag])).toEqual(
      before.variables.map(({ source, lag }) => [source, lag]),
    );
    expect(onDevice.targets[0].te).toBeCloseTo(before.te, 10);
    expect(onDevice.targets[0].pValue).toBe(before.pValue);
  });
});

it('numbering the series otherwise numbers the links otherwise, and changes nothing else', async () => {
  const series = simulateNetwork(fiveNodes, 3000, 2);
  const order = [3, 0, 4, 1, 2];
  const plain = await inferNetwork(series, { permutations: 0 });
  const mixed = await inferNetwork(
    order.map((at) => series[at]),
    { permutations: 0 },
  );
  const back = mixed.links.map((link) => ({ ...link, source: order[link.source], target: order[link.target] }));
  const sorted = (links: Network['links']) =>
    [...links]
      .sort((a, b) => a.target - b.target || a.source - b.source)
      .map(({ te, ...link }) => ({ ...link, te: te.toFixed(9), pValue: link.pValue.toPrecision(6) }));
  expect(sorted(back)).toEqual(sorted(plain.links));
  expect(plain.links.length).toBeGreaterThan(3);
});

it('independent series have links no more often than alpha says', async () => {
  let found = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    const network = await inferNetwork(independent(4, 1000, seed), { permutations: 0, alpha: 0.05, maxLag: 3 });
    found += network.links.length;
  }
  // Under the false discovery rate about one run in twenty may have one.
  expect(found).toBeLessThanOrEqual(4);
  const { links, targets } = await inferNetwork(independent(3, 500, 5), { permutations: 99, maxLag: 2 });
  expect(links).toEqual([]);
  expect(targets.every(({ pValue, te }) => pValue === 1 && te === 0)).toBe(true);
});

it('a square that lines cannot see is found by nearest neighbours', async () => {
  const normal = normalFrom(4);
  const [x, y] = [Float64Array.from({ length: 600 }, normal), new Float64Array(600)];
  for (let t = 2; t < 600; t += 1) y[t] = 0.9 * x[t - 2] ** 2 + 0.5 * normal();
  const options = { maxLag: 2, permutations: 120, falseDiscovery: false };
  expect(textOf(await inferNetwork([x, y], { ...options, estimator: 'ksg1' }))).toEqual(['0>1@2']);
  expect(textOf(await inferNetwork([x, y], options))).toEqual([]);
});

it('a source that acts at two lags is one link', async () => {
  const couplings = [
    { from: 0, to: 1, lag: 1, weight: 0.3 },
    { from: 0, to: 1, lag: 3, weight: 0.6 },
  ];
  const { links } = await inferNetwork(simulateNetwork({ nodes: 2, couplings }, 3000, 1), { permutations: 0 });
  expect(links).toMatchObject([{ source: 0, target: 1, delay: 3, lags: [1, 3] }]);
  // ½ ln(1 + 0.3² + 0.6²): all of what the source tells.
  expect(links[0].te).toBeCloseTo(0.5 * Math.log(1.45), 1);
});

it('searches some targets and sources only, and takes known targets as they are', async () => {
  const series = simulateNetwork(fiveNodes, 3000, 2);
  const options = { permutations: 0, falseDiscovery: false } as const;
  const some = await inferNetwork(series, { ...options, targets: [3], sources: [0, 4] });
  expect(some.links.every(({ source, target }) => target === 3 && source !== 2)).toBe(true);
  const searched: FoundTarget[] = [];
  await inferNetwork(series, { ...options, targets: [1, 2], onTarget: (found) => searched.push(found) });
  const rest: number[] = [];
  const whole = await inferNetwork(series, {
    ...options,
    known: searched,
    onTarget: ({ target }) => rest.push(target),
  });
  expect(rest).toEqual([0, 3, 4]);
  expect(whole.links).toEqual((await inferNetwork(series, options)).links);
});

it.each([
  ['one series', [[1, 2, 3]], {}, /inferNetwork: too few series \(got 1, expected at least 2\)/],
  ['no series', 'abc', {}, /inferNetwork: too few series/],
  ['a level of 1', undefined, { alpha: 1 }, /alpha: not usable \(got 1, expected a number between 0 and 1\)/],
  ['too few surrogates', undefined, { permutations: 50 }, /permutations: not usable \(got 50, expected at least 99/],
  ['no surrogates of neighbours', undefined, { permutations: 0, estimator: 'ksg1' }, /only the gaussian estimator/],
  ['a lag of 0', undefined, { minLag: 0 }, /minLag: not usable/],
  [
    'lags the wrong way round',
    undefined,
    { minLag: 3, maxLag: 2 },
    /minLag: not usable \(got 3, expected a whole number from 1 to 2\)/,
  ],
  [
    'lags beyond the series',
    undefined,
    { maxLag: 99 },
    /too few samples for the lags \(got 100 times, expected at least 103\)/,
  ],
  [
    'an unknown target',
    undefined,
    { targets: [0, 7] },
    /targets: not usable \(got \[0, 7\], expected different whole numbers from 0 to 1\)/,
  ],
  ['no sources', undefined, { sources: [] }, /sources: not usable/],
  ['an unknown estimator', undefined, { estimator: 'foo', permutations: 99 }, /estimator: not usable \(got foo/],
])('refuses %s', async (_, given, options, text) => {
  const series = (given ?? independent(2, 100, 1)) as Float64Array[];
  await expect(inferNetwork(series, options as object)).rejects.toThrow(text);
});

it('refuses a target that its past and the sources determine', async () => {
  const [x] = independent(1, 200, 1);
  const y = x.map((_, t) => (t > 0 ? 2 * x[t - 1] : 0.3));
  await expect(inferNetwork([x, y], { permutations: 0 })).rejects.toThrow(/is a linear function of its past/);
});
