import { expect, it } from 'vitest';
import { promise, repeatFor } from './claim.js';
import { measure, measureInTurns, summarise } from './measure.js';

it('gives median and tails of the samples in microseconds', () => {
  const samples = Float64Array.from({ length: 100 }, (_, i) => (100 - i) / 1000);
  const quantiles = { warmUp: 7, repetitions: 100, minUs: 1, p50Us: 50, p95Us: 95, p99Us: 99 };
  expect(summarise(samples, 7)).toMatchObject(quantiles);
  expect(summarise(samples.subarray(0, 10), 7)).not.toHaveProperty('histogram');
});

it('shows how the times lie, with stragglers apart', () => {
  const times = [...Array.from({ length: 98 }, (_, i) => 1 + i / 100), 2, 500];
  const { fromUs, toUs, counts, beyond } = summarise(times, 0).histogram ?? expect.fail('no histogram');
  expect([fromUs, Math.round(toUs), beyond]).toEqual([1000, 2100, 1]);
  expect(counts.reduce((sum, count) => sum + count, beyond)).toBe(100);
  expect(counts[0]).toBe(3);
});

it('runs in turns, and leaves the warm-up out', async () => {
  const order: string[] = [];
  let now = 0;
  const run = (name: string, takesMs: number) => () => {
    order.push(name);
    now += order.length <= 4 ? 1000 : takesMs;
    return undefined;
  };
  const [a, b] = await measureInTurns([run('a', 1), run('b', 3)], { warmUp: 2, repetitions: 5 }, () => now);
  expect(order.join('')).toBe('ababababababab');
  expect([a.p50Us, b.p50Us, a.p99Us]).toEqual([1000, 3000, 1000]);
});

it('warms up for as long as a device needs to wake, and says how many runs that took', async () => {
  let now = 0;
  const rising = (): undefined => {
    now += now < 20 ? 4 : 1;
    return undefined;
  };
  const timing = await measure(rising, { warmUp: 2, warmUpMs: 20, repetitions: 5 }, () => now);
  expect([timing.warmUp, timing.repetitions, timing.p99Us]).toEqual([5, 5, 1000]);
});

it('takes the time that a run measured itself, and awaits what is not done', async () => {
  expect((await measure(() => 0.25, { warmUp: 0, repetitions: 3 })).p50Us).toBe(250);
  expect((await measure(async () => 0.5, { warmUp: 1, repetitions: 3 })).p99Us).toBe(500);
});

it('repeats quick things often and slow things a few times', () => {
  expect(repeatFor(1, 1)).toEqual({ warmUp: 4000, repetitions: 20_000 });
  expect(repeatFor(10_000, 1)).toEqual({ warmUp: 20, repetitions: 100 });
  expect(repeatFor(1e7, 1)).toEqual({ warmUp: 3, repetitions: 5 });
});

it('says whether a promise holds', () => {
  expect(promise('x', 1.4, 1.5).holds).toBe(true);
  expect(promise('x', Number.NaN, 1.5).holds).toBe(false);
});
