/**
 * Chromium for tests of the page: opens it as a reader would, counts the pixels that it really shows, and keeps what it
 * complained of. It asserts nothing: tests do.
 */
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { chromiumPath } from '../support/requirement.js';

const switches = ['--no-sandbox', '--no-first-run', '--disable-background-networking', '--enable-unsafe-swiftshader'];
const webGpuSwitches = ['--enable-unsafe-webgpu', '--use-webgpu-adapter=swiftshader'];

export function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath() ?? '',
    headless: true,
    args: [...switches, ...webGpuSwitches],
  });
}

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
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(url);
  return { page, complaints };
}

/** How many pixels of a picture are near a colour, and where their middle is (0 … 1 of width and height). */
export interface Seen {
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

/** Looks at an element as it stands on the screen. `colour` is a CSS colour or a variable of the page (`--content`). */
export async function look(element: Locator, colour: string, tolerance = 60): Promise<Seen> {
  const png = (await element.screenshot()).toString('base64');
  return element.page().evaluate(
    async ([data, wanted, near]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d')!;
      const style = getComputedStyle(document.documentElement);
      pen.fillStyle = wanted.startsWith('--') ? style.getPropertyValue(wanted).trim() : wanted;
      pen.fillRect(0, 0, 1, 1);
      const [r, g, b] = pen.getImageData(0, 0, 1, 1).data;
      pen.drawImage(image, 0, 0);
      const { data: pixels } = pen.getImageData(0, 0, image.width, image.height);
      let [count, x, y] = [0, 0, 0];
      for (let at = 0; at < pixels.length; at += 4) {
        const away = Math.hypot(pixels[at] - r, pixels[at + 1] - g, pixels[at + 2] - b);
        if (away > near) continue;
        count += 1;
        x += ((at / 4) % image.width) / image.width;
        y += Math.floor(at / 4 / image.width) / image.height;
      }
      return { count, x: x / count, y: y / count };
    },
    [png, colour, tolerance] as const,
  );
}
