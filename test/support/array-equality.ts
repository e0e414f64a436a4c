/**
 * Equality of typed arrays by their bytes: comparing them element by element, as vitest does, takes seconds for a field.
 * Arrays whose bytes differ are left to vitest, which knows NaN and says where they differ.
 */
import { expect } from 'vitest';

expect.addEqualityTesters([
  (a: unknown, b: unknown): true | undefined => {
    if (!ArrayBuffer.isView(a) || !ArrayBuffer.isView(b) || a.constructor !== b.constructor) return undefined;
    const [left, right] = [a, b].map((view) => new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
    return areEqual(left, right) ? true : undefined;
  },
]);

function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  if (typeof Buffer !== 'undefined') return Buffer.compare(a, b) === 0;
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}
