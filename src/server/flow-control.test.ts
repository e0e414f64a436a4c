import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FlowControl } from './flow-control.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const asked: string[] = [];
  return { asked, flowControl: new FlowControl((mark) => asked.push(mark)) };
}

it('asks once behind a picture, and asks no more until it is answered', () => {
  const { asked, flowControl } = setUp();
  flowControl.sent(1000, true);
  flowControl.ask();
  flowControl.sent(1000, true);
  flowControl.ask();
  expect(asked).toHaveLength(1);
  expect(flowControl.take('something else')).toBe(false);
  expect(asked).toHaveLength(1);
  expect(flowControl.take(asked[0])).toBe(true);
  // For what was sent after the first question.
  expect(asked).toHaveLength(2);
  expect(flowControl.take(asked[1])).toBe(true);
  expect(flowControl.take(asked[1])).toBe(false);
  expect(asked).toHaveLength(2);
});

it('does not ask for the sake of a few words', () => {
  const { asked, flowControl } = setUp();
  flowControl.sent(1000);
  flowControl.ask();
  expect(asked).toEqual([]);
  flowControl.sent(16_000);
  flowControl.ask();
  expect(asked).toHaveLength(1);
});

it('wants no third picture while two are under way', () => {
  const { asked, flowControl } = setUp();
  flowControl.sent(1000, true);
  flowControl.ask();
  expect(flowControl.wantsPicture).toBe(true);
  flowControl.sent(1000, true);
  expect([flowControl.wantsPicture, flowControl.isOpen]).toEqual([false, true]);
  flowControl.take(asked[0]);
  expect(flowControl.wantsPicture).toBe(true);
});

it('is closed above a number of bytes, and to a viewer that does not answer for a while', () => {
  const { asked, flowControl } = setUp();
  flowControl.sent(300_000);
  expect(flowControl.isOpen).toBe(false);
  flowControl.ask();
  flowControl.take(asked[0]);
  expect(flowControl.isOpen).toBe(true);
  flowControl.sent(20_000);
  flowControl.ask();
  vi.advanceTimersByTime(190);
  expect(flowControl.isOpen).toBe(true);
  vi.advanceTimersByTime(20);
  expect([flowControl.isOpen, flowControl.wantsPicture, flowControl.isAway]).toEqual([false, false, false]);
  vi.advanceTimersByTime(1000);
  expect(flowControl.isAway).toBe(true);
  flowControl.take(asked[1]);
  expect([flowControl.isOpen, flowControl.wantsPicture, flowControl.isAway]).toEqual([true, true, false]);
});

it('knows who reads slowly from who is far away', () => {
  const answers = (lateMs: readonly number[]): FlowControl => {
    const { asked, flowControl } = setUp();
    for (const ms of lateMs) {
      flowControl.sent(1000, true);
      flowControl.ask();
      vi.advanceTimersByTime(ms);
      flowControl.take(asked[asked.length - 1]);
    }
    return flowControl;
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
  const { asked, flowControl } = setUp();
  flowControl.sent(1000, true);
  flowControl.ask();
  vi.advanceTimersByTime(5);
  flowControl.take(asked[0]);
  flowControl.sent(1000, true);
  flowControl.ask();
  vi.advanceTimersByTime(80);
  expect([flowControl.isSlow, flowControl.isOpen, flowControl.isAway]).toEqual([true, true, false]);
});
