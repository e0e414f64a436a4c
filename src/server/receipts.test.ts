import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Receipts } from './receipts.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const asked: string[] = [];
  return { asked, receipts: new Receipts((mark) => asked.push(mark)) };
}

it('asks once behind a picture, and asks no more until it is answered', () => {
  const { asked, receipts } = setUp();
  receipts.sent(1000, true);
  receipts.ask();
  receipts.sent(1000, true);
  receipts.ask();
  expect(asked).toHaveLength(1);
  expect(receipts.take('something else')).toBe(false);
  expect(asked).toHaveLength(1);
  expect(receipts.take(asked[0])).toBe(true);
  // For what was sent after the first question.
  expect(asked).toHaveLength(2);
  expect(receipts.take(asked[1])).toBe(true);
  expect(receipts.take(asked[1])).toBe(false);
  expect(asked).toHaveLength(2);
});

it('does not ask for the sake of a few words', () => {
  const { asked, receipts } = setUp();
  receipts.sent(1000);
  receipts.ask();
  expect(asked).toEqual([]);
  receipts.sent(16_000);
  receipts.ask();
  expect(asked).toHaveLength(1);
});

it('wants no third picture while two are under way', () => {
  const { asked, receipts } = setUp();
  receipts.sent(1000, true);
  receipts.ask();
  expect(receipts.wantsPicture).toBe(true);
  receipts.sent(1000, true);
  expect([receipts.wantsPicture, receipts.isOpen]).toEqual([false, true]);
  receipts.take(asked[0]);
  expect(receipts.wantsPicture).toBe(true);
});

it('is closed above a number of bytes, and to whoever does not answer for a while', () => {
  const { asked, receipts } = setUp();
  receipts.sent(300_000);
  expect(receipts.isOpen).toBe(false);
  receipts.ask();
  receipts.take(asked[0]);
  expect(receipts.isOpen).toBe(true);
  receipts.sent(20_000);
  receipts.ask();
  vi.advanceTimersByTime(190);
  expect(receipts.isOpen).toBe(true);
  vi.advanceTimersByTime(20);
  expect([receipts.isOpen, receipts.wantsPicture, receipts.isAway]).toEqual([false, false, false]);
  vi.advanceTimersByTime(1000);
  expect(receipts.isAway).toBe(true);
  receipts.take(asked[1]);
  expect([receipts.isOpen, receipts.wantsPicture, receipts.isAway]).toEqual([true, true, false]);
});

it('knows who reads slowly from who is far away', () => {
  const answers = (lateMs: readonly number[]): Receipts => {
    const { asked, receipts } = setUp();
    for (const ms of lateMs) {
      receipts.sent(1000, true);
      receipts.ask();
      vi.advanceTimersByTime(ms);
      receipts.take(asked[asked.length - 1]);
    }
    return receipts;
  };
  expect(answers([5, 3, 8, 4, 12]).isSlow).toBe(false);
  expect(answers([150, 155, 149, 160, 152]).isSlow).toBe(false);
  const slow = answers([5, 140, 90, 20, 150]);
  expect([slow.isSlow, slow.isOpen]).toEqual([true, true]);
  const still = answers([5, 140, 6, 5, 4, 6, 5, 5]);
  expect(still.isSlow).toBe(true);
  vi.advanceTimersByTime(3000);
  expect(still.isSlow).toBe(false);
});

it('takes who has just stopped for slow before it takes him for away', () => {
  const { asked, receipts } = setUp();
  receipts.sent(1000, true);
  receipts.ask();
  vi.advanceTimersByTime(5);
  receipts.take(asked[0]);
  receipts.sent(1000, true);
  receipts.ask();
  vi.advanceTimersByTime(80);
  expect([receipts.isSlow, receipts.isOpen, receipts.isAway]).toEqual([true, true, false]);
});
