/**
 * The playground's brain on WebGPU in real Chromium (SwiftShader, where there is no GPU), at its smallest size: it lives in the
 * page, and every cycle agrees with the reference. Compiling a brain takes SwiftShader a minute or so, hence its place here.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openChromium } from '../browser/chromium.js';
import { openPage, shownCycle, waitForState } from '../browser/dashboard-browser.js';
import { servePage } from '../browser/dashboard-feed.js';
import { BrowserPage } from '../browser/harness.js';
import { chromiumPath, isMissing } from '../support/requirement.js';

const entry = path.resolve(import.meta.dirname, '../browser/dashboard-entry.ts');
const patienceMs = 600_000;

interface Life {
  readonly rows: number[][];
  readonly metres: number;
}

describe.skipIf(isMissing('Chromium', chromiumPath()))('the playground on WebGPU', () => {
  it('agrees with the reference, cycle by cycle', async () => {
    const page = await BrowserPage.open(entry, { timeoutMs: patienceMs });
    try {
      const cycles = 30;
      const reference = await page.run<Life>('live', ['reference', 4, cycles]);
      const webgpu = await page.run<Life>('live', ['webgpu', 4, cycles]);
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

  it('lives in the page, which says so', async () => {
    const server = createServer();
    servePage(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const browser = await openChromium();
    try {
      const { port } = server.address() as AddressInfo;
      const { page, complaints } = await openPage(
        browser,
        `http://127.0.0.1:${port}/playground.html?device=webgpu&size=4&engineer=1`,
      );
      await waitForState(page, 'Live', patienceMs);
      expect(await page.locator('[data-test=place]').textContent()).toContain('4³ × 64 on webgpu');
      await expect.poll(() => shownCycle(page), { timeout: patienceMs }).toBeGreaterThan(20);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      server.closeAllConnections();
      server.close();
    }
  });
});
