import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Throttle } from './throttle.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(isFree = () => true) {
  const given: number[] = [];
  const give = (messages: readonly number[]): boolean => {
    if (isFree()) given.push(...messages);
    return isFree();
  };
  let looked = 0;
  const soon = (work: () => void): void => {
    looked += 1;
    work();
  };
  return { given, looked: () => looked, throttle: new Throttle<number>({ give, soon }) };
}

it('while messages come, one in so long passes, and nothing is given at a time of its own', async () => {
  const { given, looked, throttle } = setUp();
  const passed: number[] = [];
  for (let ms = 0; ms < 2000; ms += 25) {
    if (throttle.passes('world', ms, 250)) passed.push(ms);
    await vi.advanceTimersByTimeAsync(25);
  }
  expect(passed).toEqual([0, 250, 500, 750, 1000, 1250, 1500, 1750]);
  expect([given, looked()]).toEqual([[], 0]);
});

it('gives the newest that was passed over once nothing more comes, and each kind by itself', async () => {
  const { given, throttle } = setUp();
  for (const message of [1, 2, 3]) throttle.passes('world', message, 250);
  await vi.advanceTimersByTimeAsync(400);
  for (const message of [11, 12]) throttle.passes('cycle', message, 250);
  await vi.advanceTimersByTimeAsync(200);
  expect(given).toEqual([3]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(given).toEqual([3, 12]);
});

it('what was passed over is not given behind a newer one, whatever let that pass', async () => {
  const { given, throttle } = setUp();
  for (const message of [1, 2]) throttle.passes('world', message, 250);
  expect(throttle.passes('world', 3, 0)).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(given).toEqual([]);
});

it('a rate of once in months needs no more looks than any other', async () => {
  const { given, looked, throttle } = setUp();
  for (const message of [1, 2]) throttle.passes('world', message, 1e10);
  const set = vi.spyOn(globalThis, 'setTimeout');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([given, looked(), set.mock.calls.length]).toEqual([[], 0, 0]);
  set.mockRestore();
});

it('what was given counts as passed', async () => {
  const { throttle } = setUp();
  for (const message of [1, 2]) throttle.passes('world', message, 250);
  await vi.advanceTimersByTimeAsync(510);
  expect(throttle.passes('world', 3, 250)).toBe(false);
  await vi.advanceTimersByTimeAsync(250);
  expect(throttle.passes('world', 4, 250)).toBe(true);
});

it('waits for what goes first without asking again and again, and for none after its end', async () => {
  let isFree = false;
  const { given, looked, throttle } = setUp(() => isFree);
  for (const message of [1, 2]) throttle.passes('world', message, 250);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([given, looked()]).toEqual([[], 1]);
  isFree = true;
  throttle.free();
  await vi.advanceTimersByTimeAsync(10);
  expect(given).toEqual([2]);
  throttle.passes('world', 3, 250);
  throttle.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(given).toEqual([2]);
});
