import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Outbox } from './outbox.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A socket that takes everything at once, as the kernel's buffers do; what was read shows in answers to pings alone. */
function setUp() {
  const sent: Uint8Array[] = [];
  const pings: string[] = [];
  const sink = {
    bufferedAmount: 0,
    send: (frame: string | Uint8Array) => void sent.push(frame as Uint8Array),
    ping: (mark: string) => void pings.push(mark),
    terminate: () => undefined,
  };
  return { sent, pings, outbox: new Outbox(sink, { waitingBytes: 1 << 20 }) };
}

it('sends little more to somebody who does not say that they have read, and goes on when they do', () => {
  const { sent, pings, outbox } = setUp();
  for (let i = 0; i < 20; i += 1) outbox.message(new Uint8Array(64 * 1024).fill(i));
  expect(sent.length).toBeLessThanOrEqual(5);
  expect(outbox.isBehind).toBe(true);
  expect(pings).toHaveLength(1);
  // Of what waits the oldest has given way, and is counted.
  expect(sent.length + outbox.waiting + outbox.dropped).toBe(20);
  for (let answered = 0; answered < pings.length; answered += 1) outbox.heard(pings[answered]);
  expect(outbox.waiting).toBe(0);
  expect(outbox.isBehind).toBe(false);
  expect(sent.at(-1)?.[0]).toBe(19);
  expect(sent.length + outbox.dropped).toBe(20);
});

it('calls those away who have said nothing for a second', () => {
  const { pings, outbox } = setUp();
  outbox.message(new Uint8Array(64 * 1024));
  expect([outbox.isBehind, outbox.isAway]).toEqual([false, false]);
  vi.advanceTimersByTime(300);
  expect([outbox.isBehind, outbox.isAway]).toEqual([true, false]);
  vi.advanceTimersByTime(1000);
  expect([outbox.isBehind, outbox.isAway]).toEqual([true, true]);
  outbox.heard(pings[0]);
  expect([outbox.isBehind, outbox.isAway]).toEqual([false, false]);
});
