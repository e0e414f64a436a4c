/**
 * The site as a reader meets it: built and served by its own script, every link followed, then searched and clicked through
 * in Chromium at the widths of a phone and of a desk, with the playground started. No other host may be asked.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../browser/chromium.js';
import { chromiumPath, isMissing } from '../support/requirement.js';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'site/built');
let child: ChildProcess;
let address: string;

beforeAll(async () => {
  child = spawn(process.execPath, ['scripts/site.mjs', '--serve', '--port', '0'], { cwd: root });
  let said = '';
  address = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (bytes) => {
        said += String(bytes);
        const [, found] = /site: (http:\S+)/.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
    child.once('close', (status) => reject(new Error(`site ended with ${status}: ${said.slice(-2000)}`)));
  });
}, 1_800_000);
afterAll(() => void child.kill());

/** The HTML files that VitePress wrote. */
function pages(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && !/^(playground|benchmarks)\//.test(name),
  );
}

it('every link leads to a file, and to a heading of it', () => {
  const texts = new Map(pages().map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
  expect(texts.size).toBeGreaterThan(40);
  const lost = [...texts].flatMap(([name, text]) =>
    [...text.matchAll(/\b(?:href|src)="([^"]+)"/g)]
      .map(([, link]) => link.replaceAll('&amp;', '&'))
      .filter((link) => !/^https?:/.test(link) && !isThere(texts, name, link))
      .map((link) => `${name}: ${link}`),
  );
  expect(lost).toEqual([]);
});

function isThere(texts: ReadonlyMap<string, string>, page: string, link: string): boolean {
  const [file, heading] = link.split('#').map(decodeURIComponent);
  const from = file.startsWith('/') ? file.slice(1) : path.join(path.dirname(page), file);
  let target = file === '' ? page : path.normalize(from === '' ? '.' : from);
  const place = path.join(folder, target);
  if (!existsSync(place)) return false;
  if (statSync(place).isDirectory()) target = path.join(target, 'index.html');
  if (heading === undefined || heading === '') return existsSync(path.join(folder, target));
  return texts.get(target)?.includes(`id="${heading}"`) ?? false;
}

describe.skipIf(isMissing('Chromium', chromiumPath()))('in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium();
  }, 180_000);
  afterAll(() => browser?.close());

  /** A page of this width, with what it asked for and complained of, and the bytes that came over the network. */
  async function open(
    width: number,
  ): Promise<{ page: Page; hosts: Set<string>; complaints: string[]; bytes: number[] }> {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    page.setDefaultTimeout(120_000);
    const hosts = new Set<string>();
    const complaints: string[] = [];
    const bytes: number[] = [];
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol !== 'blob:' && protocol !== 'data:') hosts.add(host); // those stay in the page
    });
    page.on('requestfinished', async (request) => bytes.push((await request.sizes()).responseBodySize));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(address, { waitUntil: 'networkidle' });
    return { page, hosts, complaints, bytes };
  }

  it.each([390, 1280])('is searched and read at a width of %d', async (width) => {
    const { page, hosts, complaints, bytes } = await open(width);
    const sent = bytes.reduce((sum, one) => sum + one, 0);
    expect(sent).toBeGreaterThan(20_000);
    expect(sent).toBeLessThan(300_000);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.locator('.VPNavBarSearch button').first().click();
    await page.locator('#localsearch-input').fill('common driver');
    await page.locator('.result').first().waitFor();
    await page.locator('.result').first().click();
    await page.waitForURL(/transfer-entropy/);
    await page.getByRole('heading', { name: /which series drives which/i }).waitFor();
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect([...hosts]).toEqual([new URL(address).host]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it.each([390, 1280])('draws formulas at a width of %d', async (width) => {
    const { page, hosts, complaints } = await open(width);
    await page.goto(new URL('learning.html', address).href, { waitUntil: 'networkidle' });
    const formula = page.locator('.formula').filter({ hasText: 'motor' }).first();
    await formula.scrollIntoViewIfNeeded();
    const drawn = await formula.evaluate((block) => {
      const math = block.querySelector('math');
      const fraction = document.querySelector('.formula mfrac');
      const [above, below] = [...(fraction?.children ?? [])].map((part) => part.getBoundingClientRect());
      return {
        isMath: math !== null && math.constructor.name === 'MathMLElement',
        height: math?.getBoundingClientRect().height ?? 0,
        isStacked: above !== undefined && below !== undefined && above.bottom <= below.top + 2,
        source: block.textContent?.includes('\\') ?? true,
        overflow: document.documentElement.scrollWidth - window.innerWidth,
      };
    });
    expect(drawn).toMatchObject({ isMath: true, isStacked: true, source: false });
    expect(drawn.height).toBeGreaterThan(15);
    expect(drawn.overflow).toBeLessThanOrEqual(0);
    expect([...hosts]).toEqual([new URL(address).host]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('has a sidebar by audience, dark and light, and a playground that runs', async () => {
    const { page, hosts, complaints } = await open(1280);
    await page.locator('.VPSidebar').getByRole('link', { name: 'quick start' }).click();
    await page.getByRole('heading', { name: 'Quick start', level: 1 }).waitFor();
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
    const before = await isDark();
    await page.locator('.VPSwitchAppearance').first().click();
    expect(await isDark()).toBe(!before);
    await page.goto(address);
    await page.getByRole('button', { name: 'Start the playground' }).click();
    await page.frameLocator('iframe.playground').getByText('Live', { exact: true }).first().waitFor();
    expect([...hosts]).toEqual([new URL(address).host]);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
