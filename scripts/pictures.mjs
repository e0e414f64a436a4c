/**
 * Takes the pictures of the documentation from real runs of the demo and of trainings in Chromium, and writes them to docs/images:
 *   demo     dashboard.webp, dashboard-engineer.webp, dashboard-phone.webp: one car after its training
 *            demo.webp: field and world of it, moving, for the README; small, since the package ships it
 *   robots   dashboard-robots.webp: three cars, in light colours
 *   worlds   world-NAME.webp: a training in each world
 *   node scripts/pictures.mjs [--only demo|robots|worlds|NAME of a world] [--train SECONDS] [--size EDGE] [--to FOLDER]
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
    only: { type: 'string' },
    train: { type: 'string', default: '240' },
    size: { type: 'string', default: '8' },
    to: { type: 'string', default: inRepository('docs', 'images') },
  },
});
/** Field and world of the page, at two thirds of their size. A page that a processor draws is slow, so the film is in time-lapse. */
const moving = { clip: { x: 8, y: 50, width: 1264, height: 522 }, width: 680, height: 281, frames: 16, frameMs: 250 };
const mostBytes = 103_000;
/** How each world is trained for its picture, and the largest picture. */
const trainings = {
  'cart-pole': ['--by', 'reward', '--brains', '4', '--steps', '5000'],
  'cart-pole-positions': ['--by', 'reward', '--brains', '4', '--steps', '5000'],
  pendulum: ['--by', 'expert', '--brains', '4', '--steps', '4000'],
  'pendulum-positions': ['--by', 'expert', '--brains', '4', '--steps', '4000'],
  'mountain-car': ['--by', 'expert', '--brains', '4', '--steps', '4000'],
  acrobot: ['--by', 'expert', '--brains', '4', '--steps', '4000'],
  't-maze': ['--by', 'reward', '--brains', '4', '--steps', '4000'],
  'cue-maze': ['--by', 'reward', '--brains', '4', '--steps', '4000'],
  'grid-world': ['--by', 'reward', '--brains', '4', '--steps', '4000'],
  'cue-chain': ['--by', 'reward', '--brains', '4', '--steps', '4000'],
  rooms: ['--by', 'expert', '--brains', '48', '--steps', '2500', '--size', '4'],
  mujoco: ['--by', 'reward', '--brains', '4', '--steps', '4000'],
  'mujoco-double-pendulum': ['--by', 'reward', '--brains', '2', '--steps', '1500'],
  'mujoco-hopper': ['--by', 'reward', '--brains', '2', '--steps', '1500'],
  'mujoco-half-cheetah': ['--by', 'reward', '--brains', '2', '--steps', '1500'],
};
const world = { viewport: { width: 1000, height: 562 }, width: 800, height: 450, mostBytes: 60_000 };

const executablePath = process.env.FIELDBRAIN_CHROMIUM ?? readMachineReport().environment.FIELDBRAIN_CHROMIUM;
if (executablePath === undefined) {
  console.error('pictures: Chromium is missing. Set FIELDBRAIN_CHROMIUM, or run node scripts/setup.mjs --tests.');
  process.exit(1);
}
mkdirSync(values.to, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--enable-unsafe-swiftshader'] });
try {
  if (isWanted('demo'))
    await withDemo(['--robots', '1'], async (url) => {
      const page = await open(url, { width: 1280, height: 800 });
      await wait(Number(values.train) * 1000);
      await take(page, 'dashboard');
      const phone = await open(url, { width: 390, height: 844 });
      await wait(5000);
      await take(phone, 'dashboard-phone');
      await phone.close();
      writeFileSync(path.join(values.to, 'demo.webp'), await film(page));
      await page.getByRole('switch', { name: 'Engineer' }).click();
      await wait(5000);
      await take(page, 'dashboard-engineer');
    });
  if (isWanted('robots'))
    await withDemo(['--robots', '3'], async (url) => {
      const page = await open(url, { width: 1280, height: 800 }, 'light');
      await wait(30_000);
      await take(page, 'dashboard-robots');
    });
  for (const [name, options] of Object.entries(trainings))
    if (isWanted('worlds') || values.only === name) await takeWorld(name, options);
} finally {
  await browser.close();
}

function isWanted(/** @type {string} */ part) {
  return values.only === undefined || values.only === part;
}

/** What a page shows now. */
async function take(/** @type {import('playwright-core').Page} */ page, /** @type {string} */ name) {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const shot = (await page.screenshot()).toString('base64');
  const bytes = await smallest([shot], { ...size, mostBytes: 120_000 }, ([picture]) => picture);
  writeFileSync(path.join(values.to, `${name}.webp`), bytes);
}

/** A training to its end, with its curve and its evaluation. */
async function takeWorld(/** @type {string} */ name, /** @type {string[]} */ options) {
  const command = [inRepository('dist', 'cli.js'), 'train', name, '--page', '--device', 'cpu', '--seed', '3'];
  const child = spawn(process.execPath, [
    ...command,
    ...(options.includes('--size') ? [] : ['--size', values.size]),
    ...options,
  ]);
  try {
    let said = '';
    const url = await new Promise((resolve, reject) => {
      child.stderr.on('data', (bytes) => {
        said += String(bytes);
        const found = /The page: (\S+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once('close', (status) => reject(new Error(`pictures: the training ended with ${status}: ${said}`)));
    });
    const page = await browser.newPage({ viewport: world.viewport, colorScheme: 'dark' });
    page.setDefaultTimeout(600_000);
    await page.goto(url);
    await page.locator('[data-test=train-state]', { hasText: 'Done' }).waitFor();
    await wait(1000);
    const shot = (await page.screenshot()).toString('base64');
    await page.close();
    const bytes = await smallest([shot], world, ([picture]) => picture);
    writeFileSync(path.join(values.to, `world-${name}.webp`), bytes);
  } finally {
    child.kill('SIGKILL');
  }
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
  return smallest(shots, { ...moving, mostBytes }, (pictures) => animate(pictures, moving));
}

/**
 * Pictures in the best quality that stays small.
 * @param {string[]} shots
 * @param {{ width: number, height: number, mostBytes: number }} size
 * @param {(pictures: Uint8Array[]) => Uint8Array} join
 */
async function smallest(shots, { width, height, mostBytes }, join) {
  const studio = await browser.newPage();
  for (let quality = 0.85; quality > 0.2; quality -= 0.05) {
    const pictures = [];
    for (const shot of shots)
      pictures.push(Uint8Array.from(await studio.evaluate(encode, { shot, quality, width, height })));
    const bytes = join(pictures);
    if (bytes.length > mostBytes) continue;
    await studio.close();
    console.log(`pictures: ${pictures.length} of quality ${quality.toFixed(2)}, ${bytes.length} bytes`);
    return bytes;
  }
  throw new Error(`pictures: too large (expected at most ${mostBytes} bytes). Take fewer frames.`);
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
