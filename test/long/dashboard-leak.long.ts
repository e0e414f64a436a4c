/**
 * Ten minutes of the page against a feed at 20 Hz with pictures of 32³: after a collection it holds what it held before, in
 * its heap, in the arrays beside the heap (fields are there), and in elements and listeners.
 */
import { describe, expect, it } from 'vitest';
import { openChromium } from '../browser/chromium.js';
import { openPage, waitForState } from '../browser/dashboard-browser.js';
import { DashboardFeed } from '../browser/dashboard-feed.js';
import { chromiumPath, isMissing } from '../support/requirement.js';

const minutes = Number(process.env.FIELDBRAIN_LEAK_MINUTES ?? 10);

describe.skipIf(isMissing('Chromium', chromiumPath()))('the page', () => {
  it(`keeps what it holds for ${minutes} minutes`, async () => {
    const feed = await DashboardFeed.start({ edge: 32, robots: 2 });
    const browser = await openChromium();
    try {
      const { page, complaints } = await openPage(browser, feed.url);
      await waitForState(page, 'Live');
      const session = await page.context().newCDPSession(page);
      const measure = async () => {
        await session.send('HeapProfiler.collectGarbage');
        const usage = await session.send('Runtime.getHeapUsage');
        const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
        const { backingStorageSize = 0 } = usage as { backingStorageSize?: number };
        return { heapMb: usage.usedSize / 1e6, arraysMb: backingStorageSize / 1e6, nodes, listeners };
      };
      // By then every ring is full that can be filled soon.
      await page.waitForTimeout(minutes * 60_000 * 0.2);
      const before = await measure();
      await page.waitForTimeout(minutes * 60_000 * 0.8);
      const after = await measure();
      console.log(JSON.stringify({ minutes, before, after }));
      expect(after.heapMb).toBeLessThan(before.heapMb * 1.1 + 2);
      expect(after.arraysMb).toBeLessThan(before.arraysMb * 1.1 + 2);
      expect(after.nodes).toBeLessThan(before.nodes * 1.1 + 100);
      expect(after.listeners).toBeLessThan(before.listeners * 1.1 + 20);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      await feed.close();
    }
  });
});
