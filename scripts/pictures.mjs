/**
 * Takes the pictures of the documentation from real runs of the demo in Chromium, and writes them to docs/images:
 *   dashboard.png         one car after its training
 *   demo.webp             field and world of it, moving, for the README; small, since the package ships it
 *   dashboard-robots.png  three cars, in light colours
 *   dashboard-phone.png   one car on a phone
 *   node scripts/pictures.mjs [--train SECONDS] [--size EDGE] [--to FOLDER]
 * Needs the build (npm run build) and a Chromium (FIELDBRAIN_CHROMIUM, or where the system has it).
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { readMachineReport } from './machine-report.mjs';
import { animate } from './pictures/animation.mjs';
import { inRepository } from './setup/paths.mjs';

const { values } = parseArgs({
  options: {
    train: { type: 'string', default: '240' },
    size: { type: 'string', default: '8' },
    to: { type: 'string', default: inRepository('docs', 'images') },
  },
});
/** Field and world of the page, at two thirds of their size. A page that a processor draws is slow, so the film is in time-lapse. */
const moving = { clip: { x: 8, y: 48, width: 960, height: 510 }, width: 640, height: 340, frames: 16, frameMs: 250 };
const mostBytes = 110_000;

const executablePath = process.env.FIELDBRAIN_CHROMIUM ?? readMachineReport().environment.FIELDBRAIN_CHROMIUM;
if (executablePath === undefined) {
  console.error('pictures: Chromium is missing. Set FIELDBRAIN_CHROMIUM, or run node scripts/setup.mjs --tests.');
  process.exit(1);
}
mkdirSync(values.to, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--enable-unsafe-swiftshader'] });
try {
  await withDemo(['--robots', '1'], async (url) => {
    const page = await open(url, { width: 1280, height: 800 });
    await wait(Number(values.train) * 1000);
    await page.screenshot({ path: path.join(values.to, 'dashboard.png') });
    const phone = await open(url, { width: 390, height: 844 });
    await wait(5000);
    await phone.screenshot({ path: path.join(values.to, 'dashboard-phone.png') });
    await phone.close();
    writeFileSync(path.join(values.to, 'demo.webp'), await film(page));
  });
  await withDemo(['--robots', '3'], async (url) => {
    const page = await open(url, { width: 1280, height: 800 }, 'light');
    await wait(30_000);
    await page.screenshot({ path: path.join(values.to, 'dashboard-robots.png') });
  });
} finally {
  await browser.close();
}

/** Runs the demo while something is done with its page, and ends it. */
async function withDemo(/** @type {string[]} */ options, /** @type {(url: string) => Promise<void>} */ use) {
  const command = [inRepository('dist', 'cli.js'), 'demo', '--no-open', '--json', '--port', '0', '--seed', '3'];
  const child = spawn(process.execPath, [...command, '--device', 'cpu', '--size', values.size, ...options]);
  const ended = new Promise((resolve) => child.once('close', resolve));
  try {
    let said = '';
    const url = await new Promise((resolve, reject) => {
      child.stdout.on('data', (bytes) => {
        said += String(bytes);
        if (said.trimEnd().endsWith('}')) resolve(JSON.parse(said).url);
      });
      child.once('close', (status) => reject(new Error(`pictures: the demo ended with ${status}.`)));
    });
    await use(url);
  } finally {
    child.kill('SIGINT');
    await ended;
  }
}

/** The page in a window of this size. */
async function open(
  /** @type {string} */ url,
  /** @type {{ width: number, height: number }} */ viewport,
  /** @type {'dark' | 'light'} */ colorScheme = 'dark',
) {
  const page = await browser.newPage({ viewport, colorScheme });
  page.setDefaultTimeout(180_000); // a processor that draws and is busy takes long
  await page.goto(url);
  await page.getByText('Live', { exact: true }).first().waitFor();
  return page;
}

/** Field and world of a page as one animated picture, in the best quality that stays small. */
async function film(/** @type {import('playwright-core').Page} */ page) {
  const shots = [];
  for (let frame = 0; frame < moving.frames; frame += 1) {
    const startMs = performance.now();
    shots.push((await page.screenshot({ clip: moving.clip })).toString('base64'));
    await wait(Math.max(0, moving.frameMs - (performance.now() - startMs)));
  }
  const studio = await browser.newPage();
  for (let quality = 0.8; quality > 0.2; quality -= 0.1) {
    const pictures = [];
    for (const shot of shots)
      pictures.push(Uint8Array.from(await studio.evaluate(encode, { shot, quality, ...moving })));
    const bytes = animate(pictures, moving);
    if (bytes.length > mostBytes) continue;
    await studio.close();
    console.log(`pictures: ${pictures.length} frames of quality ${quality.toFixed(1)}, ${bytes.length} bytes`);
    return bytes;
  }
  throw new Error(`pictures: demo.webp stays too large (expected at most ${mostBytes} bytes). Take fewer frames.`);
}

/** In a page: a PNG as a smaller WebP. */
async function encode(
  /** @type {{ shot: string, width: number, height: number, quality: number }} */ { shot, width, height, quality },
) {
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  return Array.from(new Uint8Array(await blob.arrayBuffer()));
}
