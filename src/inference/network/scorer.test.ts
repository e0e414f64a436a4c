/** Every scorer gives what the estimators of transfer-entropy give for the same columns, and devices give the same. */
import { afterAll, describe, expect, it } from 'vitest';
import { fiveNodes, simulateNetwork } from '../../../test/support/linear-network.js';
import { createDevice } from '../../device/index.js';
import { closeSearchPool, mutualInformation } from '../transfer-entropy/index.js';
import { settingsOf } from '../transfer-entropy/options.js';
import { prepareSeries } from '../transfer-entropy/points.js';
import { type SurrogateKind, surrogateOrder } from '../transfer-entropy/surrogates.js';
import { createLagTable } from './lag-table.js';
import { openScorer } from './open-scorer.js';
import type { Question } from './scorer.js';
import { maximumTest } from './statistics.js';

afterAll(closeSearchPool);

const series = simulateNetwork(fiveNodes, 125, 3);
const tableFor = (estimator: 'gaussian' | 'ksg1' | 'ksg2', surrogate: SurrogateKind = 'permute') => {
  const settings = settingsOf('test', { estimator, surrogate });
  const named = series.map((values) => ({ name: 'a series', values }));
  return { settings, table: createLagTable('test', prepareSeries('test', named, settings), 5) };
};
const { table: lags } = tableFor('gaussian');
const questions: readonly [string, Question][] = [
  ['nothing given', { target: lags.id(3, 0), given: [], candidates: [[lags.id(3, 1)], [lags.id(2, 1)]] }],
  [
    'some given',
    { target: lags.id(3, 0), given: [lags.id(3, 1), lags.id(2, 1)], candidates: [[lags.id(4, 3)], [lags.id(0, 5)]] },
  ],
  ['sets', { target: lags.id(2, 0), given: [lags.id(2, 1)], candidates: [[lags.id(0, 2), lags.id(1, 1)]] }],
];

describe.each(['gaussian', 'ksg1', 'ksg2'] as const)('%s', (estimator) => {
  it.each(questions)('scores as the estimator does, %s', async (_, question) => {
    const { table, settings } = tableFor(estimator);
    const scorer = await openScorer('test', table, settings, undefined);
    const surrogates = { count: 2, seed: 9 };
    const scores = await scorer.score({ ...question, surrogates });
    await scorer.close();
    const column = (id: number): Float64Array => table.column(id).slice();
    const { target, given, candidates } = question;
    const options = { estimator, normalise: 'none', device: 'cpu' } as const;
    const condition = given.length === 0 ? {} : { condition: given.map(column) };
    for (const [c, candidate] of candidates.entries()) {
      const { mi } = await mutualInformation(candidate.map(column), column(target), { ...options, ...condition });
      expect(scores.values[c]).toBeCloseTo(mi, 10);
      for (const [s, row] of scores.surrogates.entries()) {
        const order = surrogateOrder('permute', 9, s, table.samples);
        const moved = (id: number): Float64Array => column(id).map((__, t) => column(id)[order[t]]);
        // The Gaussian scorer moves target and given, the search the candidates: the same pairs, or those of the inverse.
        const swapped =
          estimator === 'gaussian'
            ? await mutualInformation(candidate.map(column), moved(target), {
                ...options,
                ...(given.length === 0 ? {} : { condition: given.map(moved) }),
              })
            : await mutualInformation(candidate.map(moved), column(target), { ...options, ...condition });
        expect(row[c]).toBeCloseTo(swapped.mi, 10);
      }
    }
  });
});

it.each(['permute', 'shift'] as const)(
  'products are the same on the host, the reference and cpu, by %s',
  async (kind) => {
    const { table, settings } = tableFor('gaussian', kind);
    const question: Question = { ...questions[1][1], surrogates: { count: 5, seed: 77 } };
    const scorers = await Promise.all(
      [undefined, 'reference' as const, 'cpu' as const].map((device) =>
        openScorer('test', table, settings, device, device === undefined ? undefined : 'program'),
      ),
    );
    const [host, reference, cpu] = await Promise.all(scorers.map((scorer) => scorer.score(question)));
    expect(scorers.map(({ device }) => device)).toEqual(['cpu', 'reference', 'cpu']);
    await Promise.all(scorers.map((scorer) => scorer.close()));
    expect(cpu).toEqual(reference);
    expect(host.surrogates.length).toBe(5);
    expect(new Set(host.surrogates.map((row) => row[0])).size).toBe(5);
    for (const [s, row] of host.surrogates.entries())
      for (const [c, value] of row.entries()) expect(cpu.surrogates[s][c]).toBeCloseTo(value, 11);
  },
);

it.each([
  ['ksg1', 'permute'],
  ['ksg1', 'shift'],
  ['ksg2', 'permute'],
] as const)(
  'neighbours are the same by search and as a Program on reference and cpu, %s by %s',
  async (estimator, kind) => {
    const { table, settings } = tableFor(estimator, kind);
    const scorers = await Promise.all(
      [undefined, 'reference' as const, 'cpu' as const].map((device) =>
        openScorer('test', table, settings, device, device === undefined ? undefined : 'program'),
      ),
    );
    for (const [, question] of questions) {
      const asked = { ...question, surrogates: { count: 3, seed: 5 } };
      const [host, reference, cpu] = await Promise.all(scorers.map((scorer) => scorer.score(asked)));
      expect(cpu).toEqual(reference);
      expect(cpu.values).toEqual(host.values);
      expect(cpu.surrogates).toEqual(host.surrogates);
      expect(new Set(host.surrogates.map((row) => row[0])).size).toBe(3);
    }
    await Promise.all(scorers.map((scorer) => scorer.close()));
  },
);

it('a session serves questions of the same size, and others are closed', async () => {
  const device = await createDevice('cpu');
  const { table, settings } = tableFor('gaussian');
  const scorer = await openScorer('test', table, settings, device, 'program');
  const surrogates = { count: 2, seed: 1 };
  const ask = (given: number) =>
    scorer.score({
      target: table.id(0, 0),
      given: Array.from({ length: given }, (_, i) => table.id(1, i)),
      candidates: [[table.id(2, 1)]],
      surrogates,
    });
  const first = await ask(1);
  for (const given of [2, 3, 4, 5, 1]) await ask(given);
  expect(await ask(1)).toEqual(first);
  await scorer.close();
  await device.close();
});

it.each(['gaussian', 'ksg1'] as const)(
  '%s leaves out surrogates once the test surely fails, and none else',
  async (one) => {
    const { table, settings } = tableFor(one);
    const scorer = await openScorer('test', table, settings, undefined);
    const given = [table.id(3, 1)];
    const surrogates = { count: 40, seed: 9 };
    for (const candidates of [[[table.id(0, 5)], [table.id(1, 4)]], [[table.id(2, 1)]]]) {
      const question = { target: table.id(3, 0), given, candidates };
      const all = await scorer.score({ ...question, surrogates });
      const some = await scorer.score({ ...question, surrogates: { ...surrogates, level: 0.05 } });
      expect(some.values).toEqual(all.values);
      expect(some.surrogates).toEqual(all.surrogates.slice(0, some.surrogates.length));
      const pValue = maximumTest(all, { kind: 'surrogates' }).pValue;
      expect(maximumTest(some, { kind: 'surrogates' }).pValue > 0.05).toBe(pValue > 0.05);
      expect(some.surrogates.length < 40).toBe(pValue > 0.05);
    }
    await scorer.close();
  },
);

it('products that a Gaussian scorer kept from other questions are those that it would sum up', async () => {
  const { table, settings } = tableFor('gaussian');
  const kept = await openScorer('test', table, settings, undefined);
  const [a, b, c] = [table.id(2, 1), table.id(0, 2), table.id(1, 3)];
  const target = table.id(3, 0);
  for (const [given, candidates, seed, level] of [
    [[], [[a], [b]], 5],
    [[a], [[b], [c]], 5],
    [[a, b], [[c]], 5],
    [[a, b], [[c]], 6],
    [[c], [[a, b]], 6],
    // A test that may stop early sums up a part of them, and the next one the rest.
    [[c], [[a], [b]], 6, 0.05],
    [[c], [[b], [a]], 6],
  ] as const) {
    const fresh = await openScorer('test', table, settings, undefined);
    const question = { target, given, candidates, surrogates: { count: 40, seed, ...(level && { level }) } };
    expect(await kept.score(question)).toEqual(await fresh.score(question));
    await fresh.close();
  }
  await kept.close();
});
