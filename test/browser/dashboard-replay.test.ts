/**
 * A recording in the page, as `fieldbrain replay` serves it: the same page with one line of time, in which one goes about, at
 * a speed of one's choice. What the page shows and what the player does are compared.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Access } from '../../src/server/access.js';
import { checkConfig } from '../../src/server/config.js';
import { HubRecorder, recordedField } from '../../src/server/foxglove/index.js';
import { ReplayServer } from '../../src/server/foxglove/replay-server.js';
import { Hub } from '../../src/server/hub.js';
import type { FieldMessage } from '../../src/server/telemetry.js';
import { chromiumPath, isMissing } from '../support/requirement.js';
import { sampleCycle, sampleMs, sampleRobot, sampleWorld } from '../support/telemetry-sample.js';
import { sharedChromium } from './chromium.js';
import { look, openPage, shownCycle, slide, waitForState } from './dashboard-browser.js';
import { poll } from './dashboard-poll.js';

const cycles = 1200;
const edge = 16;

/** A ball that goes through the field from one corner to the other, once in the recording. */
function fieldAt(cycle: number): FieldMessage {
  const middle = 0.2 + (0.6 * cycle) / cycles;
  const data = new Uint8Array(edge ** 3);
  for (let at = 0; at < data.length; at += 1) {
    const place = [Math.floor(at / edge ** 2), Math.floor(at / edge) % edge, at % edge];
    const away = place.reduce((sum, cell, axis) => sum + ((cell + 0.5) / edge - [middle, 0.5, middle][axis]) ** 2, 0);
    data[at] = 255 * Math.exp(-away / 0.02);
  }
  const timeMs = sampleMs + 50 * cycle;
  return {
    type: 'field',
    robot: 'car',
    cycle,
    timeMs,
    group: 'field',
    edge,
    fieldEdge: edge,
    minimum: 0,
    maximum: 1,
    data,
  };
}

describe.skipIf(isMissing('Chromium', chromiumPath()))('a recording in the page', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-replay-page-'));
  const stop = new AbortController();
  let server: ReplayServer;
  let staying: Promise<void>;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    const file = path.join(folder, 'drive.mcap');
    const hub = new Hub();
    const fields = { wish: recordedField, watch: () => undefined };
    const recorder = await HubRecorder.start({ hub, file, fields, nowMs: () => sampleMs });
    hub.publish(sampleRobot());
    hub.publish({ ...sampleWorld(), timeMs: sampleMs });
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      hub.publish(sampleCycle(cycle));
      if (cycle % 20 === 0) hub.publish(fieldAt(cycle));
      recorder.flush();
    }
    await recorder.close();
    expect(recorder.dropped).toBe(0);
    const access = new Access(checkConfig({ host: '127.0.0.1' }));
    server = await ReplayServer.start({ file, access, httpPort: 0, foxglovePort: 0, signal: stop.signal });
    server.player.isPaused = true;
    staying = server.player.stay(() => undefined);
    ({ page, complaints } = await openPage(
      await sharedChromium(),
      `http://127.0.0.1:${server.ports.http}/?engineer=1`,
    ));
  });

  afterAll(async () => {
    await page?.close();
    stop.abort();
    await staying;
    await server?.close();
    rmSync(folder, { recursive: true });
  });

  const scrub = () => page.locator('[data-test=scrub]');
  const time = () => page.locator('[data-test=recording-time]').textContent();
  const startMs = sampleMs;

  it('shows the whole line of time, and says what it is', async () => {
    await waitForState(page, 'Paused');
    expect(await time()).toBe('0:00 / 0:59');
    expect(await page.locator('[data-test=place]').textContent()).toContain('drive.mcap');
    await poll(async () => (await look(page.locator('.scrub-track'), '--accent', 'hue')).count).toBeGreaterThan(2000);
    for (const name of ['Poke', 'Obstacle', 'Drive'])
      expect(await page.getByRole('button', { name, exact: true }).isDisabled(), name).toBe(true);
  });

  it('goes to a time and shows that moment with what led to it, held as it was', async () => {
    const field = page.locator('[data-test=field]');
    const ball = () => look(field, '--content', 'hue');
    await slide(scrub(), startMs + 10_000);
    await poll(() => shownCycle(page)).toBe(199);
    await poll(async () => (await ball()).count).toBeGreaterThan(300);
    const early = await ball();
    await slide(scrub(), startMs + 50_000);
    await poll(() => shownCycle(page)).toBe(999);
    expect(await time()).toBe('0:50 / 0:59');
    expect(server.player.timeMs - startMs).toBe(50_000);
    await poll(async () => {
      const late = await ball();
      return late.count > 300 && Math.hypot(late.x - early.x, late.y - early.y) > 0.1;
    }).toBe(true);
    // Half a minute before is there too: the curve of confidence goes through the whole plot.
    const curve = await look(page.locator('[data-test=plot-prediction]'), '--accent', 60);
    expect(curve.x).toBeLessThan(0.75);
    await page.locator('body').press('ArrowLeft');
    await poll(() => shownCycle(page)).toBe(989);
    expect(await page.locator('[data-test=link-state]').textContent()).toBe('Paused');
  });

  it('plays at the speed that is chosen, to its end, and again', async () => {
    await page.getByLabel('Speed').selectOption('8');
    await poll(() => server.player.speed).toBe(8);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await waitForState(page, 'Recording, at its end');
    await poll(() => shownCycle(page)).toBe(cycles - 1);
    expect(server.player.isEnded).toBe(true);
    await page.getByLabel('Speed').selectOption('0.5');
    await page.locator('body').press('Space');
    await waitForState(page, 'Recording');
    await poll(() => shownCycle(page)).toBeLessThan(600);
    await page.getByRole('button', { name: 'Hold', exact: true }).click();
    await poll(() => server.player.isPaused).toBe(true);
    await page.getByRole('button', { name: 'To its beginning', exact: true }).click();
    await poll(time).toBe('0:00 / 0:59');
    expect(complaints).toEqual([]);
  });
});
