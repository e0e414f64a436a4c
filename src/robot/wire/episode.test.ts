import fc from 'fast-check';
import { expect, it } from 'vitest';
import { observe, startPair, type TestPair, toyHello } from '../../../test/support/robot-pair.js';
import { detailCode, episodeEnd, feature, frameType, limitsOfSession, wireCode } from './index.js';

const [S, M] = [toyHello.sensors.length, toyHello.actuators.length];

function joined(client: Parameters<typeof startPair>[0] = {}, server: Parameters<typeof startPair>[1] = {}): TestPair {
  const pair = startPair({ episodes: true, ...client }, server);
  pair.client.begin(0);
  pair.flow();
  return pair;
}

const answer = (pair: TestPair): void => {
  pair.server.session.answer([0, 0]);
  pair.flow();
};

it.each([false, true])(
  'an end arrives as it was sent, beside demonstrations (%s), and rewards as they are',
  (teaches) => {
    const pair = joined({ demonstrations: teaches });
    const vector = fc.record({
      reward: fc.float({ min: -10_000, max: 10_000, noNaN: true }),
      terminated: fc.boolean(),
      truncated: fc.boolean(),
      isTaught: fc.constant(teaches),
    });
    fc.assert(
      fc.property(vector, ({ reward, terminated, truncated, isTaught }) => {
        const demonstration = isTaught ? [0.5, Number.NaN] : undefined;
        pair.client.request([1, 2, 3], reward, 0, demonstration, { terminated, truncated });
        pair.flow();
        const end = (terminated ? episodeEnd.terminated : 0) | (truncated ? episodeEnd.truncated : 0);
        expect(pair.server.sensory.pop()).toEqual({
          values: [1, 2, 3],
          reward,
          ...(isTaught ? { demonstration: [0.5, Number.NaN] } : {}),
          ...(end === 0 ? {} : { end }),
        });
        answer(pair);
      }),
    );
    expect(pair.server.faults).toEqual([]);
  },
);

it('a reward that is not finite is 0, and an absurd one is cut', () => {
  const pair = joined();
  for (const [given, taken] of [
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [-3e38, -1e6],
  ]) {
    pair.client.request([1, 2, 3], given, 0);
    pair.flow();
    expect(pair.server.sensory.pop()?.reward).toBe(taken);
    answer(pair);
  }
});

it('refuses unknown ends and other lengths, and takes nothing of them', () => {
  const pair = joined();
  for (const [at, end] of [4, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY].entries())
    expect(observe(pair, 10 + at, [1, 2, 3, 0, end])).toEqual([wireCode.protocol, detailCode.format]);
  expect(observe(pair, 20, [1, 2, 3, 0, 0, 0])).toEqual([wireCode.size, detailCode.format]);
  expect(pair.server.sensory).toEqual([]);
  expect(limitsOfSession(S, M, true)[frameType.observation]).toBe(3 + 4 + S + 2 + M);
  for (const [at, values] of [
    [1, 2, 3],
    [1, 2, 3, 0.5],
    [1, 2, 3, 0.5, 1],
  ].entries()) {
    expect(observe(pair, 30 + at, values)).toEqual([]);
    answer(pair);
  }
  expect(pair.server.sensory.map(({ end = 0 }) => end)).toEqual([0, 0, 1]);
});

it('an end of a vector that a newer one replaces is not lost', () => {
  const pair = joined();
  observe(pair, 10, [1, 1, 1, 0, 0]);
  observe(pair, 11, [2, 2, 2, 0, episodeEnd.truncated]);
  observe(pair, 12, [3, 3, 3, 0, 0]);
  answer(pair);
  answer(pair);
  observe(pair, 13, [4, 4, 4, 0, 0]);
  expect(pair.server.sensory.map(({ values, end = 0 }) => [values[0], end])).toEqual([
    [1, 0],
    [3, episodeEnd.truncated],
    [4, 0],
  ]);
});

it('is asked for in the hello and granted in the welcome; robots that do not ask see no difference', () => {
  const sizes = [true, false].map((episodes) => {
    const pair = startPair({ episodes });
    pair.client.begin(0);
    pair.server.session.receive(pair.up[0], 0);
    const [welcome] = pair.server.sent;
    pair.flow();
    expect(pair.accepted).toBe(true);
    return [pair.server.requests[0].episodes, welcome.length];
  });
  expect(sizes).toEqual([
    [true, 13 + 12 + 8 * 4],
    [undefined, 13 + 12 + 7 * 4],
  ]);
  const plain = joined({ episodes: false });
  expect(() => plain.client.request([1, 2, 3], 0, 0, undefined, { terminated: true })).toThrow(/episodes: true/);
  expect(observe(plain, 10, [1, 2, 3, 0, 1])).toEqual([wireCode.size, detailCode.format]);
});

it('is missed by the robot where an older server says nothing of it', () => {
  const pair = startPair({ episodes: true, demonstrations: true });
  pair.client.begin(0);
  // The features of the hello lie behind header and prefix.
  pair.up[0][13 + 12] &= ~feature.episodes;
  pair.flow();
  expect([pair.accepted, pair.ended]).toEqual([false, true]);
  expect(pair.faults[0].detail).toBe(detailCode.episodesNotTaken);
});
