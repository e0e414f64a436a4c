import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  catchUp,
  cyclesToSettle,
  giveWay,
  otherThreads,
  serveQuietly,
  settle,
  settleInTime,
  stepBack,
} from './background.js';

const isLinux = process.platform === 'linux';

describe('threads of the process', () => {
  test.runIf(isLinux)('are those that the system lists, without the main one', () => {
    const threads = otherThreads();
    expect(threads).not.toContain(process.pid);
    expect(threads.length).toBeGreaterThan(0);
    for (const thread of threads)
      expect(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')).toContain(`${thread} (`);
  });

  test.runIf(isLinux)(
    'step back alone: the main thread keeps its priority, and threads that are gone are passed over',
    () => {
      const before = getPriority(process.pid);
      const [thread] = otherThreads();
      const ended = spawnSync('true').pid;
      stepBack([thread, ended]);
      expect(getPriority(thread)).toBe(19);
      expect(getPriority(process.pid)).toBe(before);
    },
  );

  test.runIf(isLinux)('catch up with the main one before the end, all that may', () => {
    const asked = new Map<number, number>();
    catchUp((thread, priority) => {
      asked.set(thread, priority);
      throw new Error('EACCES');
    });
    expect([...asked.keys()]).toEqual(otherThreads());
    expect(new Set(asked.values())).toEqual(new Set([getPriority(process.pid)]));
  });
});

test.runIf(isLinux)('a thread gives way alone', () => {
  const others = otherThreads();
  const before = others.map((thread) => getPriority(thread));
  const own = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  giveWay();
  expect(getPriority(own)).toBe(10);
  expect(others.filter((thread) => thread !== own).map((thread) => getPriority(thread))).toEqual(
    before.filter((_, i) => others[i] !== own),
  );
});

describe('a process that serves quietly', () => {
  setFlagsFromString('--allow-natives-syntax');
  const isCompiled = new Function('one', 'return (%GetOptimizationStatus(one) & 16) !== 0') as (
    one: unknown,
  ) => boolean;
  // Each has a text of its own: Node keeps what it made of a text.
  const makeCalled = (n: number): ((value: number) => number) =>
    new Function('value', `return value * 3 + ${n}`) as never;
  /** As often as in an hour at 40 Hz; Node compiles after a few thousand calls. */
  const callOften = async (one: (value: number) => number): Promise<boolean> => {
    for (let round = 0; round < 50 && !isCompiled(one); round += 1) {
      for (let call = 0; call < 3000; call += 1) one(call);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return isCompiled(one);
  };

  test('compiles soon, and once it has settled nothing that is only called often; with many cores it is left as it is', async () => {
    serveQuietly([], 64);
    settle(64);
    expect(await callOften(makeCalled(1))).toBe(true);
    serveQuietly([], 2);
    expect(await callOften(makeCalled(2))).toBe(true);
    settle(2);
    expect(await callOften(makeCalled(3))).toBe(false);
  });
});

describe('settling in time', () => {
  afterEach(() => void vi.useRealTimers());

  test('is done once, when the first cycles are over, and never after it was ended', () => {
    vi.useFakeTimers();
    let cycles = cyclesToSettle - 1;
    const settled = vi.fn();
    settleInTime(() => cycles, settled);
    vi.advanceTimersByTime(5000);
    expect(settled).not.toHaveBeenCalled();
    const end = settleInTime(() => cycles, settled);
    end();
    cycles += 1;
    vi.advanceTimersByTime(5000);
    expect(settled).toHaveBeenCalledTimes(1);
  });
});
