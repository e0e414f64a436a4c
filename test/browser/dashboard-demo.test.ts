/**
 * `fieldbrain demo` as a person meets it: the command in a process of its own, its page in real Chromium, from the start to a
 * moving car; controls do on the server what they say; Ctrl-C ends it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoReport } from '../../src/cli/demo.js';
import { chromiumPath, isMissing } from '../support/requirement.js';
import { look, openChromium, openPage } from './dashboard-browser.js';
import { poll } from './dashboard-poll.js';

const command = path.resolve(import.meta.dirname, '../../dist/cli.js');
const makesPictures = process.env.FIELDBRAIN_SCREENSHOTS === '1';
const imagesFolder = path.resolve(import.meta.dirname, '../../docs/images');

describe.skipIf(isMissing('Chromium', chromiumPath()))('fieldbrain demo', () => {
  let child: ChildProcess;
  let report: DemoReport;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let said = '';

  beforeAll(async () => {
    const size = makesPictures ? '16' : '8';
    const options = ['--json', '--no-open', '--port', '0', '--size', size, '--device', 'cpu', '--seed', '3'];
    child = spawn(process.execPath, [command, 'demo', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stderr?.on('data', (text) => {
      said += String(text);
    });
    report = await new Promise<DemoReport>((resolve, reject) => {
      let text = '';
      child.stdout?.on('data', (data) => {
        text += String(data);
        if (text.trimEnd().endsWith('}')) resolve(JSON.parse(text) as DemoReport);
      });
      child.once('exit', (code) => reject(new Error(`demo ended with ${code}: ${said}`)));
    });
    browser = await openChromium();
    ({ page, complaints } = await openPage(browser, report.url, makesPictures ? { deviceScaleFactor: 0.75 } : {}));
  });

  afterAll(async () => {
    await browser?.close();
    child?.kill('SIGKILL');
  });

  const driven = async (): Promise<number> => {
    const label = await page.locator('[data-test=world]').getAttribute('aria-label');
    return Number(/drove ([\d.]+) metres/.exec(label ?? '')?.[1] ?? 0);
  };

  it('shows a living field and a car that drives', async () => {
    await page.getByText('Live', { exact: true }).first().waitFor();
    expect(await page.locator('[data-test=place]').textContent()).toContain(`${report.size}³ × 64 on cpu`);
    const field = page.locator('[data-test=field]');
    const box = (await field.boundingBox())!;
    await poll(async () => (await look(field, '--panel', 25)).count).toBeLessThan(0.97 * box.width * box.height);
    await poll(driven).toBeGreaterThan(0.2);
    expect((await look(page.locator('[data-test=world]'), '--accent', 60)).count).toBeGreaterThan(20);
    await page.getByText(/^\d+, [\d.]+ ms$/).waitFor();
  });

  it('does what the controls say', async () => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.getByLabel('noise: spontaneous activity').fill('1.5');
    await page.locator('.knob.changed').waitFor();
    await button('Save').click();
    await page.getByText(/^Saved to .+\.safetensors\.$/).waitFor();
    await button('Poke').click();
    await page.locator('[data-test=field]').click();

    const walls = (): Promise<number> =>
      page
        .locator('[data-test=world]')
        .screenshot()
        .then(async () => (await look(page.locator('[data-test=world]'), '--text', 130)).count);
    const before = await walls();
    await button('Obstacle').click();
    const box = (await page.locator('[data-test=world]').boundingBox())!;
    for (const share of [0.3, 0.5, 0.7]) await page.mouse.click(box.x + share * box.width, box.y + 0.75 * box.height);
    await poll(walls).toBeGreaterThan(before + 30);

    await button('Pause').click();
    await page.getByText('Paused', { exact: true }).waitFor();
    const cycle = page.locator('.mind dd').first();
    const then = Number((await cycle.textContent())?.replaceAll(',', ''));
    await button('Step one cycle').click();
    await poll(async () => Number((await cycle.textContent())?.replaceAll(',', ''))).toBeGreaterThan(then);
    await button('Go on').click();
    await page.getByText('Live', { exact: true }).first().waitFor();
  });

  it('stops the car at once and holds it', async () => {
    await page.getByRole('button', { name: 'Emergency stop of all robots' }).click();
    await page.getByText('STOPPED').waitFor();
    await poll(async () => {
      const [a] = [await driven()];
      await page.waitForTimeout(700);
      return (await driven()) - a;
    }).toBe(0);
    expect(complaints).toEqual([]);
    if (!makesPictures) return;
    await page.getByRole('button', { name: 'Clear stop' }).click();
    await page.waitForTimeout(20_000);
    await page.screenshot({ path: path.join(imagesFolder, 'dashboard.png') });
  });

  it('says so when it is gone, and ends cleanly with Ctrl-C', async () => {
    const exited = once(child, 'exit');
    child.kill('SIGINT');
    expect(await exited).toEqual([0, null]);
    expect(said).toMatch(/ending: [\d.]+ m driven in \d+ cycles/);
    await page.getByText('Link lost.').waitFor();
  });
});
