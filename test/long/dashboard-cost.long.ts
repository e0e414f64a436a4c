/**
 * What the page costs, measured and printed as JSON: how long it takes from the navigation to the first picture of the field
 * (promised: 2 s), and what a page that has stopped reading does to the p99 of a robot's cycle (promised: less than 5 %).
 * Windows with and without the page take turns, so that whatever else happens on the machine happens to both. The promises
 * are judged where the machine is quiet; elsewhere the figures are printed and said to be worth nothing.
 */
import os from 'node:os';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DemoFleet } from '../../src/cli/demo-fleet.js';
import { FieldbrainServer } from '../../src/server/index.js';
import { firstPictureMs, openChromium, openPage, transferred, waitForState } from '../browser/dashboard-browser.js';
import { chromiumPath, isMissing } from '../support/requirement.js';

const visits = 7;
const windows = 8;
const windowMs = Number(process.env.FIELDBRAIN_WINDOW_MS ?? 15_000);
const promisedMs = 2000;
const promisedShare = 1.05;
const patienceMs = 600_000;

const isQuiet = os.loadavg()[0] < os.cpus().length / 2;

describe.skipIf(isMissing('Chromium', chromiumPath()))('the page', () => {
  let server: FieldbrainServer;
  let fleet: DemoFleet;
  let browser: Browser;
  let url: string;

  beforeAll(async () => {
    server = await FieldbrainServer.start({
      robots: { port: 0 },
      monitor: { port: 0 },
      http: { port: 0 },
      foxglove: { port: 0 },
      brain: { device: 'cpu', size: 8 },
      logLevel: 'silent',
    });
    fleet = await DemoFleet.start({ server, robots: 1, course: 'cluttered', seed: 1 });
    url = `http://127.0.0.1:${server.ports.http}/`;
    browser = await openChromium();
  }, patienceMs);

  afterAll(async () => {
    await browser?.close();
    await fleet?.close();
    await server?.close();
  });

  it('shows the first picture soon', async () => {
    const times: number[] = [];
    let bytes = 0;
    for (let visit = 0; visit < visits; visit += 1) {
      const { page } = await openPage(browser, url);
      times.push(await firstPictureMs(page, patienceMs));
      bytes = await transferred(page);
      await page.close();
    }
    // The first visit also warms the browser up.
    const sorted = times.slice(1).sort((a, b) => a - b);
    const medianMs = sorted[sorted.length >> 1];
    const worstMs = sorted[sorted.length - 1];
    tell({ measured: 'first picture', visits, times, medianMs, worstMs, bytes, promisedMs });
    expect(bytes).toBeLessThanOrEqual(300_000);
    if (isQuiet) expect(medianMs).toBeLessThanOrEqual(promisedMs);
  });

  it('that does not read leaves the cycle alone', async () => {
    const alone: number[] = [];
    const beside: number[] = [];
    let dropped = 0;
    for (let window = 0; window < windows; window += 1) {
      const page = window % 2 === 1 ? await openHeldPage() : undefined;
      const before = server.status().viewerDrops;
      const times = await cycleTimes();
      if (page === undefined) alone.push(...times);
      else {
        beside.push(...times);
        dropped += server.status().viewerDrops - before;
        await page.close();
      }
    }
    const [p99Alone, p99Beside] = [quantile(alone, 0.99), quantile(beside, 0.99)];
    tell({
      measured: 'cycle beside a page that does not read',
      windows,
      windowMs,
      cycles: [alone.length, beside.length],
      p50Ms: [quantile(alone, 0.5), quantile(beside, 0.5)],
      p99Ms: [p99Alone, p99Beside],
      share: p99Beside / p99Alone,
      promisedShare,
      dropped,
    });
    expect(Math.min(alone.length, beside.length)).toBeGreaterThan((windows / 2) * (windowMs / 1000));
    if (isQuiet) expect(p99Beside / p99Alone).toBeLessThan(promisedShare);
  });

  /** A page that was live and then stands still: its scripts hold, its socket is open, nothing is read. */
  async function openHeldPage(): Promise<Page> {
    const { page } = await openPage(browser, url);
    await waitForState(page, 'Live', patienceMs);
    await firstPictureMs(page, patienceMs);
    const session: CDPSession = await page.context().newCDPSession(page);
    await session.send('Debugger.enable');
    const held = new Promise((resolve) => session.once('Debugger.paused', resolve));
    await session.send('Debugger.pause');
    await held;
    return page;
  }

  /** From the sensory frame to the action frame, of all cycles of a window. */
  async function cycleTimes(): Promise<number[]> {
    const times: number[] = [];
    const subscription = server.hub.subscribe({ types: ['cycle'], capacity: 4096 });
    await new Promise((resolve) => setTimeout(resolve, windowMs));
    for (let one = subscription.take(); one !== undefined; one = subscription.take())
      if (one.type === 'cycle') times.push(one.cycleMs);
    subscription.close();
    return times;
  }
});

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

function tell(figures: object): void {
  const machine = { cores: os.cpus().length, load: os.loadavg()[0], isQuiet };
  console.log(JSON.stringify({ ...figures, machine }));
}
