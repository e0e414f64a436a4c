/**
 * `fieldbrain demo` as a person meets it: the command in a process of its own, its page in real Chromium, from the start to a
 * moving car; controls do on the server what they say; Ctrl-C ends it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoReport } from '../../src/cli/demo.js';
import { chromiumPath, isMissing } from '../support/requirement.js';
import { sharedChromium } from './chromium.js';
import { firstPictureMs, look, openPage, shownCycle, transferred, waitForState } from './dashboard-browser.js';
import { poll } from './dashboard-poll.js';
import { Watcher } from './dashboard-watcher.js';

const command = path.resolve(import.meta.dirname, '../../dist/cli.js');

describe.skipIf(isMissing('Chromium', chromiumPath()))('fieldbrain demo', () => {
  let child: ChildProcess;
  let report: DemoReport;
  let page: Page;
  let complaints: string[];
  let said = '';
  let watcher: Watcher;

  beforeAll(async () => {
    const options = ['--json', '--no-open', '--port', '0', '--size', '8', '--device', 'cpu', '--seed', '3'];
    child = spawn(process.execPath, [command, 'demo', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stderr?.on('data', (text) => {
      said += String(text);
    });
    report = await new Promise<DemoReport>((resolve, reject) => {
      let text = '';
      child.stdout?.on('data', (data) => {
        text += String(data);
        if (!text.trimEnd().endsWith('}')) return;
        const answer = JSON.parse(text) as DemoReport;
        if (answer.url === undefined) reject(new Error(`demo did not start: ${text}`));
        else resolve(answer);
      });
      child.once('exit', (code) => reject(new Error(`demo ended with ${code}: ${said}`)));
    });
    watcher = await Watcher.open(report.url);
    ({ page, complaints } = await openPage(await sharedChromium(), `${report.url}?engineer=1`));
  });

  afterAll(async () => {
    watcher?.close();
    await page?.close();
    child?.kill('SIGKILL');
  });

  /** A number that did not change for a second of the server's time. */
  const settled = async (read: () => number): Promise<number> => {
    let [value, sinceMs] = [read(), performance.now()];
    await poll(() => {
      if (read() !== value) [value, sinceMs] = [read(), performance.now()];
      return performance.now() - sinceMs > 1000;
    }).toBe(true);
    return value;
  };

  const driven = async (): Promise<number> => {
    const label = await page.locator('[data-test=world]').getAttribute('aria-label');
    return Number(/drove ([\d.]+) metres/.exec(label ?? '')?.[1] ?? 0);
  };

  it('shows a living field and a car that drives', async () => {
    await waitForState(page, 'Live');
    expect(await page.locator('[data-test=place]').textContent()).toContain(`${report.size}³ × 64 on cpu`);
    const field = page.locator('[data-test=field]');
    const box = (await field.boundingBox())!;
    await poll(async () => (await look(field, '--panel', 25)).count).toBeLessThan(0.97 * box.width * box.height);
    // What the server really sent, compressed, until the field was drawn; how long that took is measured elsewhere.
    expect(await firstPictureMs(page)).toBeGreaterThan(0);
    const bytes = await transferred(page);
    expect(bytes).toBeLessThanOrEqual(300_000);
    expect(bytes).toBeGreaterThan(50_000);
    await poll(driven).toBeGreaterThan(0.2);
    expect((await look(page.locator('[data-test=world]'), '--accent', 60)).count).toBeGreaterThan(20);
    await page.getByText(/^\d+, [\d.]+ ms$/).waitFor();
  });

  it('shows the information flow of the running brain, while it is asked for', async () => {
    const flow = page.getByLabel('Information flow');
    await flow.getByRole('button', { name: 'Show', exact: true }).click();
    await flow.getByText(/^collecting/).waitFor();
    // Motors and sensors of a driving car depend on their past: after some hundred cycles something is found.
    await flow.locator('[data-test=flow] li').first().waitFor({ timeout: 240_000 });
    expect(await flow.locator('li').first().textContent()).toMatch(/^.+ → .+\d\.\d{3} @[123]$/);
    expect(await flow.locator('.muted').textContent()).toMatch(/^\d+ links, [\d,]+ cycles$/);
    await flow.getByRole('button', { name: 'Hide', exact: true }).click();
    expect(await flow.locator('li').count()).toBe(0);
  });

  it('does on the server what each control says', async () => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const noise = () => watcher.robot?.parameters.noise;
    await page.getByLabel('noise: spontaneous activity').fill('1.5');
    await poll(noise).toBe(1.5);
    await page.locator('.parameter.changed').waitFor();
    await button('Save').click();
    await page.getByText(/^Saved to .+\.safetensors\.$/).waitFor();
    const savedCycle = watcher.cycle?.report.cycle ?? 0;
    await button('As born').click();
    await poll(noise).toBe(1);

    await button('Poke').click();
    await page.locator('[data-test=field]').click();
    await poll(() => watcher.changes()).toContain('poke');
    await button('Poke').click();

    const room = page.locator('[data-test=world]');
    await poll(() => watcher.walls).toBeGreaterThan(0);
    const before = watcher.walls;
    const drawn = async (): Promise<number> => (await look(room, '--text', 130)).count;
    const drawnBefore = await drawn();
    await button('Obstacle').click();
    const box = (await room.boundingBox())!;
    for (const share of [0.3, 0.5, 0.7]) await page.mouse.click(box.x + share * box.width, box.y + 0.75 * box.height);
    await poll(() => watcher.walls).toBeGreaterThan(before);
    await poll(drawn).toBeGreaterThan(drawnBefore + 10);
    await button('Clear the obstacles').click();
    await poll(() => watcher.walls).toBe(before);
    await button('Obstacle').click();

    await button('Drive').click();
    await poll(() => watcher.robot?.driver.kind).toBe('person');
    await page.locator('button[aria-pressed=true]', { hasText: 'Drive' }).waitFor();
    // A key that is held repeats itself.
    await poll(async () => {
      await page.keyboard.down('w');
      return watcher.cycle?.motors[0] ?? 0;
    }).toBeGreaterThan(0.3);
    await page.keyboard.up('w');
    await poll(() => watcher.cycle?.motors[0]).toBe(0);
    await button('Drive').click();
    await poll(() => watcher.robot?.driver.kind).toBe('brain');

    await button('Reset the brain').click();
    await poll(() => watcher.changes()).toContain('reset');
    await poll(() => watcher.cycle?.report.cycle ?? savedCycle).toBeLessThan(savedCycle);
    await button('Load the newest save').click();
    await poll(() => watcher.changes()).toContain('load');
    await poll(noise).toBe(1.5);
    await poll(() => watcher.cycle?.report.cycle ?? 0).toBeGreaterThanOrEqual(savedCycle - 1);
  });

  it('pauses the brain, steps it once, and lets it go on', async () => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button('Pause').click();
    await poll(() => watcher.robot?.paused).toBe(true);
    await waitForState(page, 'Paused');
    const cycle = (): number => watcher.cycle?.report.cycle ?? 0;
    // On a busy machine a cycle of before the pause may still be on its way; then it is counted once more.
    let then = 0;
    await poll(async () => {
      then = await settled(cycle);
      await button('Step one cycle').click();
      await poll(cycle).toBeGreaterThan(then);
      return (await settled(cycle)) - then;
    }).toBe(1);
    await poll(() => shownCycle(page)).toBe(then + 1);
    await button('Go on').click();
    await waitForState(page, 'Live');
    await poll(cycle).toBeGreaterThan(then + 3);
  });

  it('stops the car at once and holds it', async () => {
    await page.getByRole('button', { name: 'Emergency stop of all robots' }).click();
    await page.getByText('STOPPED').waitFor();
    await poll(() => watcher.robot?.stopped).toBe(true);
    await poll(() => watcher.isStopped).toBe(true);
    const held = await settled(() => watcher.world?.metresDriven ?? 0);
    expect(watcher.world?.car.speed).toBeCloseTo(0, 3);
    // The brain rests while its robot is held, and the page does not call that a lost robot.
    await settled(() => watcher.cycle?.report.cycle ?? 0);
    // A page that a busy machine kept waiting may call it stale for a moment, until it hears the server again.
    await poll(() => page.locator('[data-test=link-state]').textContent()).toBe('Held by the stop');
    await page.getByRole('button', { name: 'Clear stop' }).click();
    await poll(() => watcher.robot?.stopped).toBe(false);
    await page.getByText('STOP', { exact: true }).waitFor();
    await poll(() => watcher.world?.metresDriven ?? 0).toBeGreaterThan(held);
    expect(complaints).toEqual([]);
  });

  it('says so when it is gone, and ends cleanly with Ctrl-C', async () => {
    const exited = once(child, 'exit');
    child.kill('SIGINT');
    expect(await exited).toEqual([0, null]);
    expect(said).toMatch(/ending: [\d.]+ m driven in \d+ cycles/);
    await page.getByText('Link lost.').waitFor();
  });
});
