/**
 * A training as a person watches it: `fieldbrain train --page` in a process of its own with its page in real Chromium, and the same
 * page with cars that learn in a worker of it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TrainReport } from '../../src/worlds/train.js';
import { chromiumPath, isMissing } from '../support/requirement.js';
import { sharedChromium } from './chromium.js';
import { look, openPage } from './dashboard-browser.js';
import { servePage } from './dashboard-feed.js';
import { poll } from './dashboard-poll.js';

const command = path.resolve(import.meta.dirname, '../../dist/cli.js');
const state = (page: Page): Promise<string | null> => page.locator('[data-test=train-state]').textContent();
const curve = async (page: Page, name: 'points' | 'episodes'): Promise<number> =>
  Number(await page.locator('[data-test=curve]').getAttribute(`data-${name}`));

describe.skipIf(isMissing('Chromium', chromiumPath()))('fieldbrain train --page', () => {
  let child: ChildProcess;
  let address: string;
  let said = '';
  const report = { text: '' };

  beforeAll(async () => {
    // First the browser, which may take longer to start than a short training to end.
    await sharedChromium();
    const options = ['--by', 'reward', '--steps', '15000', '--size', '4', '--episodes', '2', '--seed', '3'];
    child = spawn(process.execPath, [command, 'train', 'cart-pole', ...options, '--device', 'cpu', '--page', '--json']);
    child.stdout?.on('data', (text) => {
      report.text += String(text);
    });
    address = await new Promise<string>((resolve, reject) => {
      child.stderr?.on('data', (text) => {
        said += String(text);
        const found = /The page: (\S+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', (code) => reject(new Error(`train ended with ${code}: ${said}`)));
    });
  });

  afterAll(() => void child?.kill('SIGKILL'));

  it('shows the world and a curve that grows, then the evaluation, and a late page gets all of it', async () => {
    const { page, complaints } = await openPage(await sharedChromium(), address);
    try {
      await poll(() => state(page)).toMatch(/Learning|Evaluating|Done/);
      expect(await page.locator('[data-test=place]').textContent()).toMatch(/^cart-pole by reward, 2 brains of 4³ on /);
      await poll(() => curve(page, 'points')).toBeGreaterThan(1);
      const points = await curve(page, 'points');
      // On a busy machine the training may end before the page has looked twice.
      await poll(async () => (await curve(page, 'points')) > points + 2 || (await state(page)) === 'Done').toBe(true);
      expect((await look(page.locator('[data-test=curve]'), '--accent', 60)).count).toBeGreaterThan(50);
      // Two poles on two carts.
      await poll(async () => (await look(page.locator('[data-test=task]'), '--accent', 60)).count).toBeGreaterThan(100);
      await poll(async () => (await look(page.locator('[data-test=task]'), '--text', 60)).count).toBeGreaterThan(100);

      await poll(() => state(page)).toBe('Done');
      // The page may hear of it before the answer is written.
      await poll(() => report.text).toMatch(/\}\n$/);
      const { episodes, evaluation } = JSON.parse(report.text) as TrainReport;
      const shown = page.locator('[data-test=evaluation] dd').first();
      expect(await shown.textContent()).toBe(evaluation.meanReturn.toFixed(1));
      expect(await curve(page, 'episodes')).toBe(episodes);
      await page.reload();
      await poll(() => state(page)).toBe('Done');
      await poll(() => curve(page, 'episodes')).toBe(episodes);
      expect(await shown.textContent()).toBe(evaluation.meanReturn.toFixed(1));
      expect(complaints).toEqual([]);
    } finally {
      await page.close();
    }
  });

  it('lets no other site in, and ends with Ctrl-C', async () => {
    const { port } = new URL(address);
    const { request } = await import('node:http');
    const asked = request({ port, path: '/events', headers: { host: 'evil.example' } }).end();
    const [answer] = await once(asked, 'response');
    expect(answer.statusCode).toBe(403);
    answer.resume();
    const exited = once(child, 'exit');
    child.kill('SIGINT');
    expect(await exited).toEqual([0, null]);
  });
});

describe.skipIf(isMissing('Chromium', chromiumPath()))('a training in the page', () => {
  it('drives many cars through rooms on the closed loop', async () => {
    const server = createServer();
    servePage(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { page, complaints } = await openPage(
      await sharedChromium(),
      `http://127.0.0.1:${port}/train.html?world=rooms&cars=12&size=4&device=cpu&steps=20000`,
    );
    try {
      await poll(() => state(page)).toBe('Learning');
      expect(await page.locator('[data-test=place]').textContent()).toMatch(/^rooms by expert, 12 brains of 4³ on /);
      const task = page.locator('[data-test=task]');
      expect(await task.getAttribute('aria-label')).toBe('rooms with 12 of 12 robots.');
      const cars = () => look(task, '--accent', 40);
      await poll(async () => (await cars()).count).toBeGreaterThan(100);
      const before = await cars();
      // They drive: the middle of all that is drawn of them moves.
      await poll(async () => {
        const now = await cars();
        return Math.hypot(now.x - before.x, now.y - before.y);
      }).toBeGreaterThan(1e-3);
      const steps = async (): Promise<number> => Number(await page.locator('progress').getAttribute('value'));
      await poll(steps).toBeGreaterThan(60);
      expect(complaints).toEqual([]);
    } finally {
      await page.close();
      server.closeAllConnections();
      server.close();
    }
  });
});
