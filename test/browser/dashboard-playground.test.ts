/** The playground in real Chromium: brain and simulator wholly in the page, on WebGPU (SwiftShader here) and on Wasm. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, isMissing } from '../support/requirement.js';
import { look, openChromium, openPage } from './dashboard-browser.js';
import { servePage } from './dashboard-feed.js';
import { BrowserPage } from './harness.js';

const entry = path.join(import.meta.dirname, 'dashboard-entry.ts');

describe.skipIf(isMissing('Chromium', chromiumPath()))('the playground', () => {
  let server: Server;
  let browser: Browser;
  let url: string;

  beforeAll(async () => {
    server = createServer();
    servePage(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/playground.html`;
    browser = await openChromium();
  });

  afterAll(async () => {
    await browser?.close();
    server?.closeAllConnections();
    server?.close();
  });

  it.each(['webgpu', 'cpu'] as const)(
    'lives on %s: the device and the rate are shown, the field draws, the car drives',
    async (device) => {
      const { page, complaints } = await openPage(browser, `${url}?device=${device}&size=4&seed=5`);
      try {
        await page.getByText('Live', { exact: true }).first().waitFor({ timeout: 45_000 });
        const place = page.locator('[data-test=place]');
        await expect.poll(() => place.textContent(), { timeout: 15_000 }).toMatch(/\d Hz$/);
        expect(await place.textContent()).toContain(`4³ × 64 on ${device}`);
        const field = page.locator('[data-test=field]');
        const empty = (await field.boundingBox())!;
        await expect
          .poll(async () => (await look(field, '--panel', 25)).count, { timeout: 20_000 })
          .toBeLessThan(0.985 * empty.width * empty.height);
        const driven = (): Promise<number> =>
          page
            .locator('[data-test=world]')
            .getAttribute('aria-label')
            .then((label) => Number(/drove ([\d.]+) metres/.exec(label ?? '')?.[1] ?? 0));
        await expect.poll(driven, { timeout: 40_000 }).toBeGreaterThan(0.05);

        await page.getByRole('button', { name: 'Pause', exact: true }).click();
        await page.getByText('Paused', { exact: true }).waitFor();
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await page.getByText('Saved to the memory of this page.').waitFor();
        await page.getByRole('button', { name: 'Emergency stop of all robots' }).click();
        await page.getByText('STOPPED').waitFor();
        expect(complaints).toEqual([]);
      } finally {
        await page.close();
      }
    },
  );

  it('agrees with the reference on WebGPU, cycle by cycle', async () => {
    const page = await BrowserPage.open(entry);
    interface Life {
      readonly device: string;
      readonly rows: number[][];
      readonly metres: number;
    }
    try {
      const cycles = 30;
      const webgpu = await page.run<Life>('live', ['webgpu', 4, cycles]);
      const reference = await page.run<Life>('live', ['reference', 4, cycles]);
      expect(webgpu.rows.length).toBe(cycles);
      expect(reference.rows.flat().some((value) => Math.abs(value) > 0.1)).toBe(true);
      webgpu.rows.forEach((row, cycle) => {
        row.forEach((value, at) => {
          expect(Math.abs(value - reference.rows[cycle][at]), `cycle ${cycle}, value ${at}`).toBeLessThan(2e-3);
        });
      });
      expect(webgpu.metres).toBeCloseTo(reference.metres, 2);
      expect(page.console.filter((line) => line.startsWith('pageerror'))).toEqual([]);
    } finally {
      await page.close();
    }
  });
});
