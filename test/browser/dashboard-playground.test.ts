/**
 * The playground in real Chromium: brain and simulator wholly in the page, on Wasm. On WebGPU the same is shown by
 * test/long/dashboard-webgpu.long.ts, because SwiftShader takes its time to compile a brain.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, isMissing } from '../support/requirement.js';
import { sharedChromium } from './chromium.js';
import { look, openPage, waitForState } from './dashboard-browser.js';
import { servePage } from './dashboard-feed.js';
import { poll } from './dashboard-poll.js';

describe.skipIf(isMissing('Chromium', chromiumPath()))('the playground', () => {
  let server: Server;
  let url: string;

  beforeAll(async () => {
    server = createServer();
    servePage(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/playground.html`;
  });

  afterAll(async () => {
    server?.closeAllConnections();
    server?.close();
  });

  it('lives in the page: the device and the rate are shown, the field draws, the car drives', async () => {
    const device = 'cpu';
    const { page, complaints } = await openPage(await sharedChromium(), `${url}?device=${device}&size=4&seed=5`);
    try {
      await waitForState(page, 'Live');
      const place = page.locator('[data-test=place]');
      await poll(() => place.textContent()).toMatch(/\d Hz$/);
      expect(await place.textContent()).toContain(`4³ × 64 on ${device}`);
      const field = page.locator('[data-test=field]');
      const empty = (await field.boundingBox())!;
      await poll(async () => (await look(field, '--panel', 25)).count).toBeLessThan(0.985 * empty.width * empty.height);
      const driven = (): Promise<number> =>
        page
          .locator('[data-test=world]')
          .getAttribute('aria-label')
          .then((label) => Number(/drove ([\d.]+) metres/.exec(label ?? '')?.[1] ?? 0));
      await poll(driven).toBeGreaterThan(0.05);

      await page.getByRole('button', { name: 'Pause', exact: true }).click();
      await waitForState(page, 'Paused');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Saved to the memory of this page.').waitFor();
      await page.getByRole('button', { name: 'Emergency stop of all robots' }).click();
      await page.getByText('STOPPED').waitFor();
      expect(complaints).toEqual([]);
    } finally {
      await page.close();
    }
  });
});
