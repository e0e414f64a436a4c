import { expect, it } from 'vitest';
import { bins, summarise, type Tallies } from './summary.js';

/** Two bins of 5 steps; robot n ended n episodes of return 2 in each. */
function talliesOf(robots: number): Tallies {
  const per = (value: (n: number) => number): number[] =>
    Array.from({ length: robots * bins }, (_, at) => (at % bins < 2 ? value(Math.floor(at / bins)) : 99));
  return {
    episodes: Int32Array.from(per((n) => n)),
    returns: Float32Array.from(per((n) => 2 * n)),
    lengths: Int32Array.from(per((n) => 3 * n)),
    worst: Float32Array.from(per((n) => 2 - n)),
    rewards: Float32Array.from(per(() => 1)),
    measures: { metres: { ended: Float32Array.of(0, 4, 8), present: Float32Array.of(1, 2, 3) } },
  };
}

it('adds up episodes, rewards and measures by robot and by bin', () => {
  const { curve, robots, measures, ...rest } = summarise(talliesOf(3), 10, 5, 1);
  expect(rest).toEqual({
    ...{ steps: 10, seconds: 1, episodes: 6, meanReturn: 2, worstReturn: 0, meanLength: 3, meanReward: 0.2 },
  });
  expect(curve).toEqual(
    [5, 10].map((steps) => ({ steps, episodes: 3, meanReturn: 2, meanLength: 3, meanReward: 0.2 })),
  );
  expect(robots).toEqual([
    { episodes: 0, meanReturn: Number.NaN },
    { episodes: 2, meanReturn: 2 },
    { episodes: 4, meanReturn: 2 },
  ]);
  expect(measures.metres.mean).toBe(2);
  expect(measures.metres.robots[2]).toEqual({ ended: 8, present: 3 });
});

it('looks at each tally a few times only, however many robots there are', () => {
  const tallies = talliesOf(128);
  let looks = 0;
  const episodes = new Proxy(tallies.episodes, {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
      return Reflect.get(target, key, target);
    },
  });
  summarise({ ...tallies, episodes, measures: {} }, 10, 5, 1);
  expect(looks).toBeLessThanOrEqual(4 * 2 * 128);
});
