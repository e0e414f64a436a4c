import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { makeEvents } from './events.js';
import { Hub } from './hub.js';
import { heldBack, LineBudget } from './line-budget.js';

describe('a budget of lines', () => {
  it('lets some through at once, then one in a while, and says how many it held back', () => {
    const budget = new LineBudget({ atOnce: 2, everyMs: 1000 });
    expect([0, 1, 2, 3, 999].map((ms) => budget.take('a', ms))).toEqual([0, 0, undefined, undefined, undefined]);
    expect(budget.take('b', 999)).toBe(0);
    expect([1000, 1001].map((ms) => budget.take('a', ms))).toEqual([3, undefined]);
    expect([2000, 10_000, 10_001, 10_002].map((ms) => budget.take('a', ms))).toEqual([1, 0, 0, undefined]);
    expect([heldBack(0), heldBack(3)]).toEqual(['', ' (3 more like it before were not written)']);
  });

  it('never says more than its rate, whatever the times', () => {
    const budget = new LineBudget({ atOnce: 5, everyMs: 100 });
    let lines = 0;
    for (let ms = 0; ms < 10_000; ms += 7) lines += budget.take('a', ms) === undefined ? 0 : 1;
    expect(lines).toBeLessThanOrEqual(5 + 100);
    expect(lines).toBeGreaterThanOrEqual(100);
  });

  it('is one for all whose keys are too many, and forgets those that have rested', () => {
    const budget = new LineBudget({ atOnce: 1, everyMs: 1000, keys: 3 });
    const said = Array.from({ length: 100 }, (_, i) => budget.take(`key ${i}`, i)).filter((held) => held === 0);
    expect(said.length).toBeLessThanOrEqual(4);
    expect(budget.take('another', 5000)).toBe(0);
    expect(budget.take('and another', 5000)).toBe(0);
  });
});

it('events that clients cause are bounded, in log and telemetry, but for what a recording needs', () => {
  const hub = new Hub();
  const subscription = hub.subscribe({ capacity: 10_000, types: ['event'] });
  let lines = 0;
  const write = (): void => {
    lines += 1;
  };
  const event = makeEvents(hub, pino({ level: 'trace' }, { write }));
  const published = (): number => {
    let count = 0;
    while (subscription.take() !== undefined) count += 1;
    return count;
  };
  for (let i = 0; i < 3000; i += 1) event('info', 'robot-connected', 'a robot');
  expect(lines).toBeLessThan(300);
  expect(published()).toBe(lines);
  const before = lines;
  for (let i = 0; i < 3000; i += 1) event('debug', 'brain-changed', 'a parameter', 'robot', { change: 'parameter' });
  expect(published()).toBe(3000);
  expect(lines - before).toBeLessThan(300);
  // What the server itself does is told in full.
  for (let i = 0; i < 3000; i += 1) event('info', 'checkpoint', 'saved');
  expect(published()).toBe(3000);
});
