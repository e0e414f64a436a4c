import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Fields, type FieldWish } from './fields.js';
import { Hub } from './hub.js';
import type { Robots } from './robots.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Brains that take so long for a picture, the groups that were taken in order, and what the robot leaves between cycles. */
function setUp(tookMs = 0, pauseMs?: number, isBeside = false) {
  const taken: string[] = [];
  const pool = {
    holds: () => true,
    isCyclingBeside: () => isBeside,
    isRunning: () => true,
    ask: async ({ group }: { group: string }) => {
      taken.push(group);
      await new Promise((resolve) => setTimeout(resolve, tookMs));
      return { edge: 1, fieldEdge: 1, minimum: 0, maximum: 1, data: new Uint8Array(1) };
    },
  };
  let answeredMs = performance.now();
  const robotSlot = () => {
    const arrivedMs = pauseMs === undefined ? undefined : answeredMs + pauseMs;
    answeredMs = performance.now();
    return { batch: 0, slot: 0, cycles: 0, arrivedMs };
  };
  const robots = { robotSlot, poolOf: () => pool } as unknown as Robots;
  return { taken, fields: new Fields(robots, new Hub()) };
}

const wish = (group: FieldWish['group']): FieldWish => ({ robot: 'r', group, edge: 8, format: 'u8', hz: 10 });

/** Lets cycles end every 50 ms. */
async function drive(fields: Fields, ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 50) {
    fields.cycled('r');
    await vi.advanceTimersByTimeAsync(50);
  }
}

it('takes pictures right after cycles, one each, in turns', async () => {
  const { fields, taken } = setUp();
  fields.cycled('r');
  fields.watch('page', wish('content'));
  fields.watch('page', wish('memory'));
  fields.cycled('r');
  await vi.advanceTimersByTimeAsync(140);
  expect(taken).toEqual(['content']);
  fields.cycled('other');
  expect(taken).toEqual(['content']);
  await drive(fields, 1000);
  expect(taken.length).toBeGreaterThanOrEqual(18);
  expect(taken.length).toBeLessThanOrEqual(21);
  expect(new Set(taken.slice(-2)).size).toBe(2);
  fields.close();
});

it('takes them at any time where the robot is silent', async () => {
  const { fields, taken } = setUp();
  fields.watch('page', wish('content'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(taken.length).toBeGreaterThanOrEqual(9);
  expect(taken.length).toBeLessThanOrEqual(11);
  fields.close();
});

it('takes none for those who do not keep up, and goes on when they do', async () => {
  const { fields, taken } = setUp();
  const page = { isBehind: true };
  fields.watch(page, wish('content'));
  await drive(fields, 500);
  expect(taken).toEqual([]);
  page.isBehind = false;
  await drive(fields, 500);
  expect(taken.length).toBeGreaterThanOrEqual(4);
  fields.leave(page);
  const { length } = taken;
  await drive(fields, 500);
  expect(taken).toHaveLength(length);
  fields.close();
});

it('takes them rarely where each takes long, so that cycles have the time', async () => {
  const { fields, taken } = setUp(40);
  fields.watch('page', wish('content'));
  await drive(fields, 4000);
  expect(taken.length).toBeGreaterThanOrEqual(8);
  expect(taken.length).toBeLessThanOrEqual(11);
  fields.close();
});

it('takes few where somebody would wait: the robot itself, or another in the midst of a cycle; else all', async () => {
  const count = async (pauseMs: number, isBeside = false): Promise<number> => {
    const { fields, taken } = setUp(3, pauseMs, isBeside);
    fields.watch('page', wish('content'));
    for (let cycle = 0; cycle < 1000; cycle += 1) {
      fields.cycled('r');
      await vi.advanceTimersByTimeAsync(5);
    }
    fields.close();
    return taken.length;
  };
  for (const few of [await count(0.5), await count(20, true)]) {
    expect(few).toBeGreaterThanOrEqual(3);
    expect(few).toBeLessThanOrEqual(6);
  }
  expect(await count(20)).toBeGreaterThanOrEqual(45);
});

it('takes few for those who read slowly, and as many as ever once somebody keeps up', async () => {
  const { fields, taken } = setUp();
  const page = { isBehind: false, isSlow: true };
  fields.watch(page, wish('content'));
  fields.watch(page, wish('memory'));
  await drive(fields, 50 * 480);
  expect(taken.length).toBeGreaterThanOrEqual(3);
  expect(taken.length).toBeLessThanOrEqual(4);
  expect(new Set(taken).size).toBe(2);
  fields.watch({ isBehind: false, isSlow: false }, wish('content'));
  await drive(fields, 1000);
  expect(taken.length).toBeGreaterThanOrEqual(12);
  fields.close();
});
