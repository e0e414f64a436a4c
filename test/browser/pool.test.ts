/** The worker pool in a page: threads from a Blob, a main thread that only spins, and one thread without isolation. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chromiumPath, isMissing } from '../support/requirement.js';
import { runInBrowser } from './harness.js';
import type { StepReport } from './pool-entry.js';

const entry = path.join(import.meta.dirname, 'pool-entry.ts');

describe.skipIf(isMissing('Chromium', chromiumPath()))('the worker pool in a browser', () => {
  it('steps on two threads', async () => {
    const { result } = await runInBrowser<StepReport>(entry, 'step', [2, 2_000]);
    expect(result).toEqual({ threads: 2, note: '', counts: [4_000, 4_000] });
  });

  it('has one thread without isolation, and says so', async () => {
    const { result } = await runInBrowser<StepReport>(entry, 'step', [2, 100], { isolated: false });
    expect(result.threads).toBe(1);
    expect(result.counts).toEqual([200]);
    expect(result.note).toContain('One thread: memory cannot be shared here.');
  });

  it('tells of traps and time-outs without sleeping', async () => {
    const trap = await runInBrowser<{ code: string; message: string }>(entry, 'fail', [1, 60_000]);
    expect(trap.result.code).toBe('device-lost');
    expect(trap.result.message).toContain('worker 1 trapped in stage 1: unreachable');
    const timeout = await runInBrowser<{ code: string; message: string }>(entry, 'fail', [2, 200]);
    expect(timeout.result.code).toBe('step-timeout');
  });
});
