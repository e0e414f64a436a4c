/** The moving picture of the README: its container is put together rightly, and the one that ships moves and is small. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { animate } from '../scripts/pictures/animation.mjs';

/** The chunks of a RIFF file behind its form type. */
function chunksOf(bytes: Buffer): { name: string; data: Buffer }[] {
  expect(bytes.toString('latin1', 0, 4)).toBe('RIFF');
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
  const chunks = [];
  for (let at = 12; at < bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    chunks.push({ name: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** A still WebP with three bytes of image, an odd number, and a chunk that is not wanted. */
const still = Buffer.concat([
  Buffer.from('RIFF'),
  Buffer.from([30, 0, 0, 0]),
  Buffer.from('WEBPVP8 '),
  Buffer.from([3, 0, 0, 0, 7, 8, 9, 0]),
  Buffer.from('EXIF'),
  Buffer.from([2, 0, 0, 0, 1, 1]),
]);

it('joins still pictures to frames of an animation', () => {
  const bytes = animate([still, still], { width: 300, height: 2, frameMs: 100 });
  const [head, loop, ...frames] = chunksOf(bytes);
  expect([head.name, loop.name, ...frames.map(({ name }) => name)]).toEqual(['VP8X', 'ANIM', 'ANMF', 'ANMF']);
  expect([...head.data]).toEqual([2, 0, 0, 0, 43, 1, 0, 1, 0, 0]);
  const place = [0, 0, 0, 0, 0, 0, 43, 1, 0, 1, 0, 0, 100, 0, 0, 2];
  expect([...frames[0].data]).toEqual([...place, ...Buffer.from('VP8 '), 3, 0, 0, 0, 7, 8, 9, 0]);
});

it('refuses what is no WebP', () => {
  expect(() => animate([Buffer.from('PNG')], { width: 1, height: 1, frameMs: 1 })).toThrow('not a WebP file');
});

it('the picture of the README moves', () => {
  const root = path.resolve(import.meta.dirname, '..');
  expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain('](docs/images/demo.webp)');
  const bytes = readFileSync(path.join(root, 'docs/images/demo.webp'));
  expect(chunksOf(bytes).filter(({ name }) => name === 'ANMF').length).toBeGreaterThanOrEqual(10);
  expect(bytes.length).toBeLessThan(200_000);
});
