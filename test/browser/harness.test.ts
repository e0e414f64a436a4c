/** The harness itself: results, errors and console come back, and the page is isolated only when asked. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chromiumPath, isMissing } from '../support/requirement.js';
import { BrowserPage, runInBrowser } from './harness.js';

const entry = path.join(import.meta.dirname, 'harness-entry.ts');

describe.skipIf(isMissing('Chromium', chromiumPath()))('runInBrowser', () => {
  it('brings back the result and the console', async () => {
    const run = await runInBrowser<{ sum: number; shared: boolean }>(entry, 'add', [2, 3]);
    expect(run.result).toEqual({ sum: 5, shared: true });
    expect(run.console).toEqual(['log: adding 2 and 3']);
  });

  it('has no shared memory without isolation', async () => {
    const run = await runInBrowser<{ sum: number; shared: boolean }>(entry, 'add', [2, 3], { isolated: false });
    expect(run.result.shared).toBe(false);
  });

  it('rejects with what the function throws', async () => {
    const page = await BrowserPage.open(entry);
    try {
      await expect(page.run('fail')).rejects.toThrow('on purpose');
      expect(await page.run('nothing')).toBeUndefined();
    } finally {
      await page.close();
    }
  });

  it('rejects with a time-out', async () => {
    const page = await BrowserPage.open(entry, { timeoutMs: 500 });
    try {
      await expect(page.run('hang')).rejects.toThrow('no answer from the page in 500 ms');
    } finally {
      await page.close();
    }
  });

  it('serves further entries, such as workers', async () => {
    const extraEntries = { '/worker.js': path.join(import.meta.dirname, 'harness-worker.ts') };
    const run = await runInBrowser<number>(entry, 'askWorker', [20], { extraEntries });
    expect(run.result).toBe(41);
  });
});
