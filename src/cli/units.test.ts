import { expect, it } from 'vitest';
import { formatBytes, formatError, formatMicroseconds, formatNumber } from './units.js';

it('gives bytes and times the unit that fits', () => {
  expect([0, 999, 1536, 16_777_216, 2.5e12].map(formatBytes)).toEqual([
    '0 B',
    '999 B',
    '1.54 kB',
    '16.8 MB',
    '2.50 TB',
  ]);
  expect([0.25, 7.5, 1500, 2_300_000].map(formatMicroseconds)).toEqual(['250 ns', '7.50 µs', '1.50 ms', '2.30 s']);
});

it('keeps three digits of a number and the power of an error', () => {
  expect([1234567, 123.4, 12.34, 1.234, 0.1234, 0.0000123, Number.NaN].map(formatNumber)).toEqual([
    '1,234,567',
    '123',
    '12.3',
    '1.23',
    '0.123',
    '1.2e-5',
    'NaN',
  ]);
  expect([0, 0.00012, Number.POSITIVE_INFINITY].map(formatError)).toEqual(['0', '1.2e-4', 'Infinity']);
});
