import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { History, Pictures } from './history.js';
import type { Moment } from './moment.js';

const momentAt = (timeMs: number): Moment => ({
  timeMs,
  cycle: timeMs * 2,
  values: { error: timeMs / 1000 },
  sensors: [timeMs, -timeMs],
  motors: [timeMs + 0.5],
  mode: `m${timeMs}`,
});

describe('history', () => {
  it('keeps the newest moments in order, and finds each by its time', () => {
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(
        times,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 1e6 }),
        (given, capacity, asked) => {
          const sorted = [...given].sort((a, b) => a - b);
          const history = new History(2, 1, capacity);
          for (const time of sorted) history.push(momentAt(time));
          const kept = sorted.slice(-capacity);
          expect(kept.map((_, at) => history.timeAt(at))).toEqual(kept);
          expect(history.length).toBe(kept.length);
          const last = kept.length - 1;
          expect(history.cycleAt(last)).toBe(2 * kept[last]);
          expect(history.modeAt(last)).toBe(`m${kept[last]}`);
          expect(history.sensorAt(1, last)).toBe(-kept[last]);
          expect(history.motorAt(0, last)).toBe(Math.fround(kept[last] + 0.5));
          expect(history.valueAt('error', last)).toBe(Math.fround(kept[last] / 1000));
          expect(history.valueAt('energy', last)).toBeNaN();
          const expected = kept.filter((time) => time <= asked).length - 1;
          expect(history.indexAt(asked)).toBe(Math.max(0, expected));
        },
      ),
    );
  });

  it('drops what lies after a moment that turns time back', () => {
    const history = new History(2, 1, 5);
    for (const time of [1, 2, 3, 4, 5, 6, 7]) history.push(momentAt(time));
    history.push(momentAt(5));
    expect(Array.from({ length: history.length }, (_, at) => history.timeAt(at))).toEqual([3, 4, 5]);
  });

  it('is empty at first', () => {
    expect(new History(1, 1).indexAt(3)).toBe(-1);
  });
});

describe('pictures', () => {
  it('gives the one that was up at a time', () => {
    const pictures = new Pictures<{ timeMs: number }>(3);
    expect(pictures.at(5)).toBeUndefined();
    for (const timeMs of [10, 20, 30]) pictures.push({ timeMs });
    expect([5, 20, 29, 35].map((time) => pictures.at(time)?.timeMs)).toEqual([10, 20, 20, 30]);
    pictures.push({ timeMs: 25 });
    expect(pictures.newest?.timeMs).toBe(25);
    expect(pictures.at(99)?.timeMs).toBe(25);
  });

  it('reaches back over everything, the more thinly the older, and never keeps more than it may', () => {
    const pictures = new Pictures<{ timeMs: number }>(40);
    for (let timeMs = 0; timeMs <= 1000; timeMs += 1) pictures.push({ timeMs });
    const seen = new Set(Array.from({ length: 1001 }, (_, time) => pictures.at(time)?.timeMs));
    expect(seen.size).toBeLessThanOrEqual(40);
    expect(pictures.at(0)?.timeMs).toBe(0);
    for (let back = 0; back < 20; back += 1) expect(pictures.at(1000 - back)?.timeMs).toBe(1000 - back);
    const gaps = [...seen].map((time, at, all) => (all[at + 1] ?? 1000) - time!);
    expect(Math.max(...(gaps as number[]))).toBeLessThan(150);
  });
});
