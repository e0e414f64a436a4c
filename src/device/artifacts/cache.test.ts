/** The cache of compiled kernels: whole entries or none, bounded, and never in the way. */
import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cacheFolder, openCache } from './cache.js';
import { findImage, type ImageCompiler } from './images.js';

const root = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-cache-'));
afterAll(() => rmSync(root, { recursive: true }));
let folder: string;
let warnings: string[];
let count = 0;
beforeEach(() => {
  count += 1;
  folder = path.join(root, String(count));
  warnings = [];
});
const open = (mostBytes?: number) =>
  openCache({ folder, warn: (text) => warnings.push(text), ...(mostBytes === undefined ? {} : { mostBytes }) });
const bytes = (...values: number[]) => Uint8Array.from(values);

describe('the cache', () => {
  it('gives back what was written, also to another process', async () => {
    expect(await open().read('a')).toBeUndefined();
    await open().write('a', bytes(1, 2, 3));
    await open().write('b', bytes());
    expect(await open().read('a')).toEqual(bytes(1, 2, 3));
    expect(await open().read('b')).toEqual(bytes());
    expect(warnings).toEqual([]);
    expect(readdirSync(folder).every((name) => name.endsWith('.kernel'))).toBe(true);
  });

  it.each<[string, (file: string) => void]>([
    ['longer', (file) => appendFileSync(file, 'x')],
    ['cut', (file) => writeFileSync(file, 'short')],
    ['empty', (file) => writeFileSync(file, '')],
  ])('skips an entry that is %s with a message, and removes it', async (_name, damage) => {
    await open().write('a', bytes(1, 2, 3));
    damage(path.join(folder, readdirSync(folder)[0]));
    expect(await open().read('a')).toBeUndefined();
    expect(warnings.join()).toMatch(/damaged/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('stays below its size: what was used longest ago goes first', async () => {
    const cache = open(1000);
    const age = (key: string, hours: number): void => {
      const [name] = readdirSync(folder).filter((one) => !known.has(one));
      known.set(name, key);
      const time = new Date(Date.now() - hours * 3_600_000);
      utimesSync(path.join(folder, name), time, time);
    };
    const known = new Map<string, string>();
    for (const [key, hours] of [
      ['a', 5],
      ['b', 9],
      ['c', 1],
    ] as const) {
      await cache.write(key, new Uint8Array(250));
      age(key, hours);
    }
    await cache.read('b');
    await cache.write('d', new Uint8Array(250));
    expect(await cache.read('a')).toBeUndefined();
    for (const key of ['b', 'c', 'd']) expect(await cache.read(key)).toHaveLength(250);
    await cache.write('huge', new Uint8Array(2000));
    expect(await cache.read('huge')).toBeUndefined();
    const total = readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
    expect(total).toBeLessThanOrEqual(1000);
  });

  it('removes drafts that nobody will finish', async () => {
    await open().write('a', bytes(1));
    for (const [name, hours] of [
      ['old.draft', 2],
      ['new.draft', 0],
    ] as const) {
      const file = path.join(folder, name);
      writeFileSync(file, '');
      const time = new Date(Date.now() - hours * 3_600_000);
      utimesSync(file, time, time);
    }
    await open().write('b', bytes(2));
    expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual(['new.draft']);
  });

  it('says once that it cannot be written, and is not in the way', async () => {
    writeFileSync(folder, 'a file, not a folder');
    const cache = open();
    await cache.write('a', bytes(1));
    await cache.write('b', bytes(1));
    expect(await cache.read('a')).toBeUndefined();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/cannot be written.*FIELDBRAIN_CACHE/);
  });

  it('is read while it is written', async () => {
    const contents = [new Uint8Array(100_000).fill(1), new Uint8Array(200_000).fill(2)];
    const cache = open();
    await cache.write('a', contents[0]);
    const writing = Promise.all([1, 0, 1, 0].map((i) => cache.write('a', contents[i])));
    for (let i = 0; i < 20; i += 1) expect([100_000, 200_000]).toContain((await cache.read('a'))?.length);
    await writing;
    expect(warnings).toEqual([]);
  });
});

it('lies where the user keeps such things', () => {
  const at = (platform: string, environment: Record<string, string>) =>
    cacheFolder({ environment, platform, home: '/home/ada' });
  expect(at('linux', {})).toBe('/home/ada/.cache/fieldbrain');
  expect(at('linux', { XDG_CACHE_HOME: '/fast' })).toBe('/fast/fieldbrain');
  expect(at('darwin', {})).toBe('/home/ada/Library/Caches/fieldbrain');
  expect(at('win32', { LOCALAPPDATA: '/local' })).toBe(path.join('/local', 'fieldbrain', 'cache'));
  expect(at('linux', { FIELDBRAIN_CACHE: '/own', XDG_CACHE_HOME: '/fast' })).toBe('/own');
});

it('has a text compiled once for an architecture', async () => {
  const asked: string[] = [];
  const compiler: ImageCompiler = {
    name: 'NVRTC 1.0',
    compile: async (_place, text, architecture) => {
      asked.push(`${text} ${architecture}`);
      return bytes(text.length);
    },
  };
  const find = (text: string, architecture: string) =>
    findImage('program', text, architecture, { cache: open(), openCompiler: async () => compiler });
  expect(await find('one', 'sm_90')).toMatchObject({ from: 'compiled', note: 'compiled by NVRTC 1.0' });
  expect(await find('one', 'sm_90')).toMatchObject({ from: 'cached', bytes: bytes(3) });
  expect((await find('one', 'sm_80')).from).toBe('compiled');
  expect((await find('three', 'sm_90')).bytes).toEqual(bytes(5));
  expect(asked).toEqual(['one sm_90', 'one sm_80', 'three sm_90']);
});
