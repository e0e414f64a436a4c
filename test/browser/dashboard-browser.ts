/**
 * Chromium for tests of the page: opens it as a reader would, counts the pixels that it really shows, and keeps what it
 * complained of. It asserts nothing: tests do.
 */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';

/** A busy machine draws slowly: what is waited for may take long, and a test's own limit ends it. */
const patienceMs = 170_000;

export interface OpenedPage {
  readonly page: Page;
  /** What nobody caught, and what was written as an error. */
  readonly complaints: string[];
}

/** Opens an address without motion of its own, so that pictures hold still. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    ...options,
  });
  page.setDefaultTimeout(patienceMs);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(url);
  return { page, complaints };
}

/** Waits until the page says how the link stands; its other words are not meant. */
export function waitForState(page: Page, state: string, timeout = patienceMs): Promise<void> {
  return page.locator('[data-test=link-state]', { hasText: new RegExp(`^${state}$`) }).waitFor({ timeout });
}

/** Bytes that the page took from the wire so far, headers included. */
export function transferred(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => (entry as PerformanceResourceTiming).transferSize)
      .reduce((sum, bytes) => sum + bytes, 0),
  );
}

/** Milliseconds from the navigation until the field was first drawn. */
export async function firstPictureMs(page: Page, timeout = patienceMs): Promise<number> {
  const handle = await page.waitForFunction(
    () => performance.getEntriesByName('field-drawn')[0]?.startTime,
    undefined,
    {
      timeout,
    },
  );
  return Number(await handle.jsonValue());
}

/** The cycle that the page shows. */
export async function shownCycle(page: Page): Promise<number> {
  const text = await page.locator('.mind dd').first().textContent();
  return Number(text?.replaceAll(',', ''));
}

/** Moves a slider as a hand does. */
export function slide(slider: Locator, value: number): Promise<void> {
  return slider.evaluate((input: HTMLInputElement, wanted) => {
    input.value = String(wanted);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, value);
}

/** How many pixels of a picture are near a colour, and where their middle is (0 … 1 of width and height). */
export interface Seen {
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Looks at an element as it stands on the screen. `colour` is a CSS colour or a variable of the page (`--content`). A pixel
 * counts where it is nearer than `tolerance`; with 'hue', where it departs from the panel towards that colour, however far.
 */
export async function look(element: Locator, colour: string, tolerance: number | 'hue' = 60): Promise<Seen> {
  const png = (await element.screenshot()).toString('base64');
  return element.page().evaluate(
    async ([data, wanted, near]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d')!;
      const style = getComputedStyle(document.documentElement);
      const read = (name: string): number[] => {
        pen.fillStyle = name.startsWith('--') ? style.getPropertyValue(name).trim() : name;
        pen.fillRect(0, 0, 1, 1);
        return [...pen.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
      };
      const panel = read('--panel');
      const aim = read(wanted);
      const towards = aim.map((value, at) => value - panel[at]);
      const reach = Math.hypot(...towards);
      pen.drawImage(image, 0, 0);
      const { data: pixels } = pen.getImageData(0, 0, image.width, image.height);
      let [count, x, y] = [0, 0, 0];
      for (let at = 0; at < pixels.length; at += 4) {
        if (near === 'hue') {
          const away = [0, 1, 2].map((part) => pixels[at + part] - panel[part]);
          const length = Math.hypot(...away);
          const along = away.reduce((sum, value, part) => sum + value * towards[part], 0) / reach;
          if (length < 40 || along < 0.97 * length) continue;
        } else if (Math.hypot(pixels[at] - aim[0], pixels[at + 1] - aim[1], pixels[at + 2] - aim[2]) > near) continue;
        count += 1;
        x += ((at / 4) % image.width) / image.width;
        y += Math.floor(at / 4 / image.width) / image.height;
      }
      return { count, x: x / count, y: y / count };
    },
    [png, colour, tolerance] as const,
  );
}
