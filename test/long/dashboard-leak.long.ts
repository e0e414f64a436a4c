/** Ten minutes of the page against a feed at 20 Hz with pictures of 32³: its heap after a collection stays what it was. */
import { describe, expect, it } from 'vitest';
import { openChromium, openPage } from '../browser/dashboard-browser.js';
import { DashboardFeed } from '../browser/dashboard-feed.js';
import { chromiumPath, isMissing } from '../support/requirement.js';

const minutes = Number(process.env.FIELDBRAIN_LEAK_MINUTES ?? 10);

describe.skipIf(isMissing('Chromium', chromiumPath()))('the page', () => {
  it(`keeps its heap for ${minutes} minutes`, async () => {
    const feed = await DashboardFeed.start({ edge: 32, robots: 2 });
    const browser = await openChromium();
    try {
      const { page, complaints } = await openPage(browser, feed.url);
      const session = await page.context().newCDPSession(page);
      const heap = async (): Promise<number> => {
        await session.send('HeapProfiler.collectGarbage');
        const { usedSize } = await session.send('Runtime.getHeapUsage');
        return usedSize;
      };
      // By then every ring is full that can be filled soon.
      await page.waitForTimeout(minutes * 60_000 * 0.2);
      const before = await heap();
      await page.waitForTimeout(minutes * 60_000 * 0.8);
      const after = await heap();
      console.log(`heap ${(before / 1e6).toFixed(1)} MB, later ${(after / 1e6).toFixed(1)} MB`);
      expect(after).toBeLessThan(before * 1.1 + 2e6);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      await feed.close();
    }
  });
});
