/** The page of neural fields in real Chromium: two presets run in the page, sliders and clicks do what they say. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, isMissing } from '../support/requirement.js';
import { sharedChromium } from './chromium.js';
import { openPage } from './dashboard-browser.js';
import { servePage } from './dashboard-feed.js';
import { poll } from './dashboard-poll.js';

/** Moves a slider as a hand would: to a value, with the event that the browser sends. */
async function slide(page: Page, name: string, value: number): Promise<void> {
  await page.getByRole('slider', { name, exact: true }).fill(String(value));
}

describe.skipIf(isMissing('Chromium', chromiumPath()))('the page of neural fields', () => {
  let server: Server;
  let url: string;

  beforeAll(async () => {
    server = createServer();
    servePage(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/fields.html`;
  });

  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });

  it('keeps a memory when the stimulus goes, and loses it when the resting level is lowered by its slider', async () => {
    const { page, complaints } = await openPage(await sharedChromium(), `${url}?preset=memory&device=cpu`);
    try {
      const peaks = page.locator('[data-test=peaks-u]');
      await poll(() => peaks.textContent()).toMatch(/1 peak at 50$/);
      expect(await page.locator('[data-test=status]').textContent()).toBe('running on cpu');
      await page.getByRole('button', { name: 'Take stimuli away' }).click();
      const before = Number(/step (\d+)/.exec((await peaks.textContent()) ?? '')?.[1]);
      await poll(async () => Number(/step (\d+)/.exec((await peaks.textContent()) ?? '')?.[1])).toBeGreaterThan(
        before + 200,
      );
      expect(await peaks.textContent()).toMatch(/1 peak at 50$/);
      await slide(page, 'u restingLevel', -8);
      await poll(() => peaks.textContent()).toMatch(/no peak$/);
      await slide(page, 'u restingLevel', -2.5);
      await slide(page, 'height of a placed stimulus', 8);
      const canvas = page.locator('[data-test=canvas-u]');
      const box = (await canvas.boundingBox())!;
      await canvas.click({ position: { x: box.width * 0.205, y: box.height / 2 } });
      await poll(() => peaks.textContent()).toMatch(/1 peak at (19|20|21)$/);
      expect(complaints).toEqual([]);
    } finally {
      await page.close();
    }
  });

  it('shows two layers whose peak comes and goes, until a slider takes the excitation away', async () => {
    const { page, complaints } = await openPage(await sharedChromium(), `${url}?preset=two-layer&device=cpu`);
    try {
      const peaks = page.locator('[data-test=peaks-excitatory]');
      for (let turn = 0; turn < 2; turn += 1) {
        await poll(() => peaks.textContent()).toMatch(/1 peak/);
        await poll(() => peaks.textContent()).toMatch(/no peak/);
      }
      await page.getByRole('button', { name: 'Take stimuli away' }).click();
      await slide(page, 'excitatory kernel 1 amplitude', 0);
      await poll(() => peaks.textContent()).toMatch(/no peak/);
      await page.getByRole('combobox', { name: 'Preset' }).selectOption('plane');
      await poll(() => page.locator('[data-test=peaks-u]').textContent()).toMatch(/2 peaks/);
      expect(complaints).toEqual([]);
    } finally {
      await page.close();
    }
  });
});
