/**
 * The page in real Chromium against a feed of the server's messages: what it draws (pixels, not only the absence of errors),
 * what every control sends, what it says when the link is lost, and what it weighs.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CommandFrame } from '../../src/server/live-command.js';
import { chromiumPath, isMissing } from '../support/requirement.js';
import { sharedChromium } from './chromium.js';
import { look, openPage, shownCycle, slide, waitForState } from './dashboard-browser.js';
import { DashboardFeed, pageFolder } from './dashboard-feed.js';
import { poll } from './dashboard-poll.js';

const imagesFolder = path.resolve(import.meta.dirname, '../../docs/images');
const mostImageBytes = 200_000;
const mostPageBytes = 300_000;

describe('the built page', () => {
  it('weighs at most 300 kB on the wire for the first view', () => {
    const html = readFileSync(path.join(pageFolder, 'index.html'), 'utf8');
    const files = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, name]) => name);
    expect(files.some((name) => name.endsWith('.js'))).toBe(true);
    expect(files.some((name) => name.endsWith('.css'))).toBe(true);
    const bytes = [html, ...files.map((name) => readFileSync(path.join(pageFolder, name)))].map(
      (content) => gzipSync(content).length,
    );
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(mostPageBytes);
  });

  it('asks for nothing from any other place', () => {
    for (const name of ['index.html', 'playground.html', 'train.html', 'fields.html'])
      expect(readFileSync(path.join(pageFolder, name), 'utf8')).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });
});

describe.skipIf(isMissing('Chromium', chromiumPath()))('the page in Chromium', () => {
  let feed: DashboardFeed;
  const pages: Page[] = [];

  beforeEach(async () => {
    feed = await DashboardFeed.start();
  });

  afterEach(async () => {
    for (const page of pages.splice(0)) await page.close();
    await feed.close();
  });

  /** The page as engineers see it, or at first sight. */
  async function open(options = {}, view = '?engineer=1'): Promise<Page> {
    const { page, complaints } = await openPage(await sharedChromium(), `${feed.url}${view}`, options);
    pages.push(page);
    await waitForState(page, 'Live');
    await page.locator('[data-test=plot-prediction] canvas').waitFor();
    expect(complaints).toEqual([]);
    return page;
  }

  const sent = (command: CommandFrame['command']): CommandFrame[] =>
    feed.commands.filter((one) => one.command === command);

  it('shows field, world, three plots and the stop at first sight, and the rest to engineers', async () => {
    const page = await open({}, '');
    const engineers = ['Parameters', 'Time of each stage', 'Counters', 'State of the brain'];
    const shown = (name: string): Promise<number> => page.getByLabel(name, { exact: true }).count();
    expect(await page.locator('.plot').count()).toBe(3);
    for (const name of engineers) expect(await shown(name), name).toBe(0);
    for (const name of ['Field', 'World', 'Emergency stop of all robots']) expect(await shown(name), name).toBe(1);
    // The field fills its panel, up to the border.
    const [field, panel] = await Promise.all(
      ['[data-test=field]', '.field-panel'].map((one) => page.locator(one).boundingBox()),
    );
    expect(field).toEqual(panel);
    // Motors leave at the walls, sensors enter within; both are named, inside the picture.
    const labels = page.locator('[data-test=field-labels]');
    expect(await labels.locator('.motor').allTextContents()).toEqual(feed.motorNames);
    await poll(() => labels.locator('.sensor.named').count()).toBe(5);
    for (const motor of await labels.locator('.motor').all()) {
      const box = (await motor.boundingBox())!;
      expect(box.x >= panel!.x && box.x + box.width <= panel!.x + panel!.width, await motor.innerText()).toBe(true);
    }

    const engineer = page.getByRole('switch', { name: 'Engineer' });
    expect(await engineer.getAttribute('aria-checked')).toBe('false');
    await engineer.click();
    for (const name of engineers) await page.getByLabel(name, { exact: true }).waitFor();
    expect(await page.locator('.plot').count()).toBe(5);
    const stage = page.locator('.profile li span').first();
    expect(await stage.textContent()).toBe('evolve');
    expect(await stage.getAttribute('title')).toBe('anyInstall | evolve | rollOut');
    // It stays so for the next visit, until it is switched off.
    await page.reload();
    await page.getByLabel('Parameters', { exact: true }).waitFor();
    await page.locator('body').press('e');
    await poll(() => shown('Parameters')).toBe(0);
  });

  it('draws the field: its groups in their colours, above the threshold, and its slices', async () => {
    const page = await open();
    const field = page.locator('[data-test=field]');
    const hue = async (name: string): Promise<number> => (await look(field, `--${name}`, 'hue')).count;
    feed.isFieldHeld = true;
    feed.showField(20);
    await poll(() => hue('content')).toBeGreaterThan(500);
    await poll(() => hue('memory')).toBeGreaterThan(300);
    const content = await look(field, '--content', 'hue');

    await page.getByRole('button', { name: 'memory', exact: true }).click();
    // A slow machine draws large pixels, of which a few at the border mix other colours.
    await poll(() => hue('memory')).toBeLessThan(15);
    await page.getByLabel('Threshold').fill('0.8');
    await poll(() => hue('content')).toBeLessThan(0.6 * content.count);
    await page.getByRole('button', { name: 'content', exact: true }).click();
    await poll(() => hue('content')).toBeLessThan(15);

    await page.getByRole('button', { name: 'content', exact: true }).click();
    const cloud = await look(field, '--panel', 12);
    await page.getByLabel('z', { exact: true }).check();
    await poll(async () => (await look(field, '--panel', 12)).count).toBeLessThan(cloud.count - 5000);
    await page.getByLabel('z', { exact: true }).uncheck();

    // As points it is another picture of the same.
    await page.getByLabel('Threshold').fill('0.3');
    await poll(() => hue('content')).toBeGreaterThan(500);
    await page.getByRole('button', { name: 'points', exact: true }).click();
    await poll(() => hue('content')).toBeGreaterThan(300);
    const points = await look(field, '--content', 'hue');
    expect(Math.hypot(points.x - content.x, points.y - content.y)).toBeLessThan(0.05);
    await page.getByRole('button', { name: 'volume', exact: true }).click();
    const legend = page.getByLabel('Colours of the field');
    expect(await legend.textContent()).toMatch(/content\s*0\s*1\.00/);

    // A little later the blobs are elsewhere, and so is the picture.
    feed.showField(60);
    await poll(async () => {
      const now = await look(field, '--content', 'hue');
      return Math.hypot(now.x - content.x, now.y - content.y);
    }).toBeGreaterThan(0.02);
  });

  it('draws the room with the car where the simulator has it, its trail and what its camera sees', async () => {
    const page = await open();
    const world = page.locator('[data-test=world]');
    feed.isWorldHeld = true;
    feed.advance(1);
    const { fleet, worlds } = feed.environment;
    const { width, height } = worlds[fleet.world[0]];
    const box = (await world.boundingBox())!;
    const scale = Math.min((box.width - 20) / width, (box.height - 20) / height);
    const expected = {
      x: 0.5 + ((fleet.x[0] - width / 2) * scale) / box.width,
      y: 0.5 - ((fleet.y[0] - height / 2) * scale) / box.height,
    };
    // The trail has the car's colour too, but not its strength; the car is the middle of what is left.
    await poll(async () => {
      const seen = await look(world, '--accent', 20);
      return Math.hypot(seen.x - expected.x, seen.y - expected.y);
    }).toBeLessThan(0.06);
    await poll(async () => (await look(world, '--text', 110)).count).toBeGreaterThan(500);
    await poll(async () => (await look(world, '--second', 60)).count).toBeGreaterThan(5);
    const shades = await page.locator('[data-test=camera]').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return new Set(data.filter((_, at) => at % 4 === 0)).size;
    });
    expect(shades).toBeGreaterThan(4);
    expect(await world.getAttribute('aria-label')).toMatch(/drove \d+\.\d metres/);
  });

  it('draws every plot, and has a name for everything that can be pressed, moved or seen', async () => {
    const page = await open();
    const plots = ['prediction', 'energy', 'novelty', 'motor-and-sensor', 'cycle-time'];
    for (const name of plots)
      await poll(
        async () => (await look(page.locator(`[data-test=plot-${name}]`), '--accent', 50)).count,
      ).toBeGreaterThan(8);
    for (const name of ['prediction', 'motor-and-sensor', 'cycle-time'])
      await poll(
        async () => (await look(page.locator(`[data-test=plot-${name}]`), '--second', 60)).count,
      ).toBeGreaterThan(3);

    const nameless = await page.evaluate(() =>
      [...document.querySelectorAll('button, input, select, canvas[role], nav, main section')]
        .filter((element) => {
          const labels = (element as HTMLInputElement).labels;
          const name = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
          return (name ?? '').trim() === '';
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(nameless).toEqual([]);
    expect(await page.locator('h1').count()).toBe(1);
  });

  it('shows the returns of the episodes of a brain that learns by reward, as they end', async () => {
    await feed.close();
    feed = await DashboardFeed.start({ episodeSteps: 20 });
    const page = await open({}, '');
    const panel = page.getByLabel('Episodes', { exact: true });
    const returns = async (): Promise<number> =>
      Number(/^(\d+) returns/.exec((await panel.locator('svg').getAttribute('aria-label')) ?? '')?.[1] ?? 0);
    await poll(returns).toBeGreaterThan(2);
    const before = await returns();
    await poll(returns).toBeGreaterThan(before + 1);
    expect(await panel.textContent()).toMatch(/last \d+0\.00.*20 steps.*σ 0\.40/);
    expect((await look(panel.locator('svg'), '--accent', 60)).count).toBeGreaterThan(30);
    expect(await page.locator('.plot').count()).toBe(4);
  });

  it('sends what each control says', async () => {
    const page = await open();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const robot = 'sim-0';
    const latest = async (command: CommandFrame['command'], count = 1): Promise<object> => {
      await poll(() => sent(command).length).toBeGreaterThanOrEqual(count);
      const { id: _id, ...rest } = sent(command)[count - 1];
      return rest;
    };
    await poll(() => sent('watchField').map((one) => (one.command === 'watchField' ? one.group : ''))).toEqual([
      'content',
      'memory',
    ]);
    await button('rules').click();
    expect(await latest('watchField', 3)).toMatchObject({ robot, group: 'rules', hz: 10 });
    await button('rules').click();
    expect(await latest('watchField', 4)).toMatchObject({ robot, group: 'rules', hz: 0 });
    // Nobody sees a page behind another: its pictures are not asked for until somebody does.
    const hide = (isHidden: boolean): Promise<void> =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hide(true);
    expect(await latest('watchField', 6)).toMatchObject({ robot, group: 'memory', hz: 0 });
    await hide(false);
    expect(await latest('watchField', 8)).toMatchObject({ robot, group: 'memory', hz: 10 });

    await button('Pause').click();
    expect(await latest('pause')).toEqual({ command: 'pause', robot, paused: true });
    await button('Step one cycle').click();
    expect(await latest('step')).toEqual({ command: 'step', robot, cycles: 1 });
    await button('Go on').click();
    expect(await latest('pause', 2)).toEqual({ command: 'pause', robot, paused: false });
    await button('Reset the brain').click();
    expect(await latest('reset')).toEqual({ command: 'reset', robot });
    await button('Save').click();
    expect(await latest('save')).toEqual({ command: 'save', robot });
    await page.getByText('Saved to sim-0.safetensors.').waitFor();
    await button('Load the newest save').click();
    expect(await latest('load')).toEqual({ command: 'load', robot });

    await page.getByLabel('noise: spontaneous activity').fill('1.5');
    expect(await latest('setParameter')).toEqual({ command: 'setParameter', robot, parameter: 'noise', value: 1.5 });
    await page.locator('.parameter.changed').waitFor();
    await button('As born').click();
    expect(await latest('setParameter', 2)).toEqual({ command: 'setParameter', robot, parameter: 'noise', value: 1 });

    await button('Poke').click();
    await page.locator('[data-test=field]').click();
    const poke = (await latest('stimulus')) as { stimulus: Record<string, number | string> };
    expect(poke.stimulus).toMatchObject({ kind: 'poke', group: 'content', strength: 1 });
    for (const axis of ['x', 'y', 'z']) {
      expect(poke.stimulus[axis]).toBeGreaterThanOrEqual(0);
      expect(poke.stimulus[axis]).toBeLessThan(1);
    }
    await button('Obstacle').click();
    await page.locator('[data-test=world]').click();
    const { width, height } = feed.environment.worlds[feed.environment.fleet.world[0]];
    const obstacle = (await latest('stimulus', 2)) as { stimulus: { kind: string; x: number; y: number } };
    expect(obstacle.stimulus.kind).toBe('obstacle');
    expect(obstacle.stimulus.x).toBeCloseTo(width / 2, 1);
    expect(obstacle.stimulus.y).toBeCloseTo(height / 2, 1);
    await button('Clear the obstacles').click();
    expect(await latest('stimulus', 3)).toEqual({ command: 'stimulus', robot, stimulus: { kind: 'clear' } });

    await button('Drive').click();
    expect(await latest('takeover')).toEqual({ command: 'takeover', robot, drive: true });
    await poll(() => sent('drive').length).toBeGreaterThan(0);
    await page.keyboard.down('w');
    await poll(() =>
      sent('drive').some((one) => one.command === 'drive' && one.motors[0] > 0 && one.motors.length === 4),
    ).toBe(true);
    await page.keyboard.up('w');
    await button('Drive').click();

    await button('Emergency stop of all robots').click();
    expect(await latest('emergencyStop')).toEqual({ command: 'emergencyStop' });
    await page.getByText('STOPPED').waitFor();
    await button('Clear stop').click();
    expect(await latest('clearStop')).toEqual({ command: 'clearStop' });
    await page.getByText('STOP', { exact: true }).waitFor();
  });

  it('listens to keys', async () => {
    const page = await open();
    await page.locator('body').press('Space');
    await poll(() => sent('pause').length).toBe(1);
    await page.getByText('Paused', { exact: true }).waitFor();
    await page.locator('body').press('.');
    await poll(() => sent('step').length).toBe(1);
    await page.locator('body').press('Escape');
    await poll(() => sent('emergencyStop').length).toBe(1);
    await page.locator('body').press('t');
    await poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    await page.locator('body').press('?');
    await page.getByRole('dialog').getByText('emergency stop of all robots').waitFor();
    await page.keyboard.press('Escape');
    await poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(sent('emergencyStop').length).toBe(1);
  });

  it('goes back in time while live, and back to now', async () => {
    const page = await open();
    const cycle = (): Promise<number> => shownCycle(page);
    await poll(cycle).toBeGreaterThan(203);
    await slide(page.locator('[data-test=scrub]'), 0);
    await poll(() => page.locator('.scrub-time').textContent()).toMatch(/^−\d/);
    const then = await cycle();
    const before = feed.commands.length;
    await poll(() => page.locator('.scrub-time').textContent()).toMatch(/^−(0\.[5-9]|[1-9])/);
    expect(await cycle()).toBe(then);
    await page.getByRole('button', { name: 'Live', exact: true }).click();
    await poll(cycle).toBeGreaterThan(then + 5);
    expect(feed.commands.length).toBe(before);
  });

  it('says when the robot is silent, when the link is lost, and comes back by itself', async () => {
    const page = await open();
    const banner = page.locator('[data-test=link-banner]');
    expect(await banner.count()).toBe(0);
    feed.fallSilent();
    await page.getByText(/Nothing heard for \d+ s/).waitFor();
    expect(await page.locator('[data-test=link-state]').textContent()).toBe('Stale');
    feed.cut();
    await page.getByText('Link lost.').waitFor();
    expect(await page.locator('[data-test=link-state]').textContent()).toBe('Link lost');
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).filter)).toContain('grayscale');
    expect(await page.getByRole('button', { name: 'Pause', exact: true }).isDisabled()).toBe(true);
    feed.mend();
    feed.speak();
    await poll(() => page.locator('[data-test=link-state]').textContent()).toBe('Live');
    expect(await banner.count()).toBe(0);
  });

  it('shows several robots at once and lets one be picked', async () => {
    await feed.close();
    feed = await DashboardFeed.start({ robots: 3 });
    const page = await open();
    const cards = page.locator('.robot-card');
    expect(await cards.count()).toBe(3);
    for (const card of await cards.all())
      await poll(async () => (await look(card, '--text', 120)).count).toBeGreaterThan(40);
    await page.getByRole('button', { name: /Robot sim-2/ }).click();
    await poll(
      () => sent('watchField').filter((one) => one.command === 'watchField' && one.robot === 'sim-2').length,
    ).toBe(2);
    expect(
      sent('watchField').some((one) => one.command === 'watchField' && one.robot === 'sim-0' && one.hz === 0),
    ).toBe(true);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await poll(() => sent('pause')[0]).toMatchObject({ robot: 'sim-2' });
  });

  it('leaves a viewer the stop, and nothing else that changes anything', async () => {
    await feed.close();
    feed = await DashboardFeed.start({ role: 'view' });
    const page = await open();
    for (const name of ['Pause', 'Reset the brain', 'Save', 'Load the newest save', 'Poke', 'Obstacle', 'Drive'])
      expect(await page.getByRole('button', { name, exact: true }).isDisabled(), name).toBe(true);
    expect(await page.getByLabel('noise: spontaneous activity').isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Emergency stop of all robots' }).click();
    await poll(() => sent('emergencyStop').length).toBe(1);
  });

  it('is readable on a phone: nothing wider than the screen, the stop visible everywhere', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    const stop = page.getByRole('button', { name: 'Emergency stop of all robots' });
    for (const where of [0, 1e6]) {
      await page.evaluate((top) => scrollTo(0, top), where);
      const box = (await stop.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(844);
      expect(box.height).toBeGreaterThan(32);
    }
  });

  it('is shown in the documentation by pictures that are small (scripts/pictures.mjs takes them)', () => {
    expect(existsSync(imagesFolder)).toBe(true);
    for (const name of readdirSync(imagesFolder))
      expect(statSync(path.join(imagesFolder, name)).size, name).toBeLessThan(mostImageBytes);
  });
});
