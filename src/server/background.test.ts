import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { describe, expect, test } from 'vitest';
import { otherThreads, stepBack } from './background.js';

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
});
