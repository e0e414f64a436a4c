import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IdleQueue } from './idle-queue.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const state = { isCycling: false };
  const done: string[] = [];
  const idleQueue = new IdleQueue(() => state.isCycling);
  return { state, done, idleQueue, ask: (name: string) => idleQueue.soon(() => void done.push(name)) };
}

it('works at once where no cycle is under way, though never inside the call', async () => {
  const { done, ask } = setUp();
  ask('a');
  ask('b');
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['a', 'b']);
});

it('begins nothing between a frame and its answer', async () => {
  const { state, done, idleQueue, ask } = setUp();
  state.isCycling = true;
  ask('a');
  await vi.advanceTimersByTimeAsync(15);
  expect(done).toEqual([]);
  // The answer has gone; the pool says so a moment later.
  idleQueue.cycled();
  state.isCycling = false;
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['a']);
});

it('waits for cycles that follow each other without a gap, but not for ever', async () => {
  const { state, done, idleQueue, ask } = setUp();
  state.isCycling = true;
  ask('a');
  for (let ms = 0; ms < 19; ms += 1) {
    idleQueue.cycled();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(done).toEqual(['a']);
});

it('looks for frames between portions of work', async () => {
  const { state, done, idleQueue } = setUp();
  let nowMs = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  for (const name of ['a', 'b'])
    idleQueue.soon(() => {
      done.push(name);
      nowMs += 1;
      // A frame comes in meanwhile, and is seen when input is looked at.
      setImmediate(() => {
        state.isCycling = true;
      });
    });
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['a']);
  state.isCycling = false;
  idleQueue.cycled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['a', 'b']);
  clock.mockRestore();
});

it('has nothing to do once it is closed', async () => {
  const { state, done, idleQueue, ask } = setUp();
  state.isCycling = true;
  ask('a');
  await vi.advanceTimersByTimeAsync(1);
  idleQueue.close();
  state.isCycling = false;
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual([]);
});
