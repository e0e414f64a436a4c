/** The digest against Node's own, over lengths around the block size and arbitrary text. In Node `sha256` is Node's own. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { portableSha256, sha256 } from './sha256.js';

const expected = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

it('hashes nothing to the known digest', () => {
  for (const digest of [sha256, portableSha256])
    expect(digest('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

it('equals node:crypto for every length around the padding', () => {
  for (let length = 0; length <= 200; length += 1) {
    const text = 'x'.repeat(length);
    expect(portableSha256(text)).toBe(expected(text));
  }
});

it('equals node:crypto for arbitrary text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (text) => {
      expect(portableSha256(text)).toBe(expected(text));
    }),
  );
});

it('equals node:crypto for megabytes', () => {
  const text = 'field brain µ '.repeat(100_000);
  expect(portableSha256(text)).toBe(expected(text));
  expect(sha256(text)).toBe(expected(text));
});
