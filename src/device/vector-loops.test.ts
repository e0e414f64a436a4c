import { describe, expect, it, vi } from 'vitest';
import { areFinite, copyColumns, type Table } from './vector-loops.js';

/** Numbers of both signs and all sizes, the largest among them. */
function numbers(length: number, seed = 1): Float32Array {
  let state = seed;
  return Float32Array.from({ length }, (_, i) => {
    state = (Math.imul(state, 0x41c64e6d) + 12345) | 0;
    if (i % 97 === 3) return (i % 2 === 0 ? 1 : -1) * 3.4028234663852886e38;
    return i % 89 === 5 ? -0 : (state / 2 ** 31) * 10 ** ((i % 60) - 30);
  });
}

const bad = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
/** Short ones by the plain loop; then less than a block, more than one, all of the memory and more. */
const lengths = [0, 1, 511, 512, 513, 1000, 1039, 65_535, 65_536, 65_537, 150_001];

/** The module as it is on a host that allows no WebAssembly: it asks when it first has much to do. */
async function withoutWasm() {
  vi.stubGlobal('WebAssembly', undefined);
  vi.resetModules();
  const plain = await import('./vector-loops.js');
  plain.areFinite(new Float32Array(1000));
  vi.unstubAllGlobals();
  return plain;
}

const plain = await withoutWasm();

describe('whether all numbers are finite', () => {
  it.each(lengths)('is said of %i', (length) => {
    const values = numbers(length);
    const check = (): boolean => {
      expect(plain.areFinite(values)).toBe(areFinite(values));
      return areFinite(values);
    };
    expect(check()).toBe(true);
    const places = [0, 1, 15, 16, 63, 64, length >> 1, 65_535, 65_536, length - 2, length - 1];
    for (const at of new Set(places.filter((one) => one >= 0 && one < length)))
      for (const value of bad) {
        const before = values[at];
        values[at] = value;
        expect(check(), `${value} at ${at} of ${length}`).toBe(false);
        values[at] = before;
      }
    expect(check()).toBe(true);
  });

  it('is not said of what a longer array left behind', () => {
    const longer = numbers(600);
    longer[520] = Number.NaN;
    expect(areFinite(longer)).toBe(false);
    expect(areFinite(numbers(513))).toBe(true);
  });

  it('is said of NaN of every kind', () => {
    const values = new Float32Array(600);
    const words = new Uint32Array(values.buffer);
    for (const word of [0x7f800000, 0xff800000, 0x7f800001, 0xffbfffff, 0x7fc00000, 0xffffffff]) {
      words[599] = word;
      expect(areFinite(values)).toBe(false);
    }
    for (const word of [0x7f7fffff, 0xff7fffff, 1, 0x80000001, 0x80000000]) {
      words[599] = word;
      expect(areFinite(values)).toBe(true);
    }
  });

  it('is said of a part of an array', () => {
    const values = numbers(4000);
    values[0] = Number.NaN;
    values[3999] = Number.NaN;
    expect(areFinite(values.subarray(1, 3999))).toBe(true);
    expect(areFinite(values.subarray(1))).toBe(false);
  });
});

describe('the first columns of a table', () => {
  const table = (columns: number, rows: number, seed = 1): Table => ({
    values: numbers(columns * rows, seed),
    columns,
  });

  // Rows that vectors fill and that they do not; few numbers, all that the memory holds, and more; one column too wide for it.
  it.each([
    { columns: [16, 17], count: 16, rows: 1024 },
    { columns: [29, 5], count: 5, rows: 1024 },
    { columns: [29, 5], count: 5, rows: 5000 },
    { columns: [3, 3], count: 3, rows: 7 },
    { columns: [1, 9], count: 1, rows: 300 },
    { columns: [7, 8], count: 6, rows: 10_000 },
    { columns: [40_000, 64], count: 64, rows: 5 },
    { columns: [65_537, 64], count: 64, rows: 5 },
  ])('are copied: $columns, $count, $rows', ({ columns: [from, to], count, rows }) => {
    const source = table(from, rows);
    const [fast, slow] = [table(to, rows, 2), table(to, rows, 2)];
    copyColumns(source, fast, count, rows);
    plain.copyColumns(source, slow, count, rows);
    const differs = (target: Table): number | undefined => {
      for (let row = 0; row < rows; row += 1)
        for (let i = 0; i < count; i += 1)
          if (!Object.is(target.values[row * to + i], source.values[row * from + i])) return row;
      return undefined;
    };
    expect(differs(fast)).toBeUndefined();
    expect(differs(slow)).toBeUndefined();
  });

  it('leave a longer target alone behind the rows', () => {
    const source = table(5, 300);
    const target = { values: new Float32Array(5 * 300 + 8).fill(7), columns: 5 };
    copyColumns(source, target, 5, 300);
    expect([...target.values.subarray(1500)]).toEqual(new Array(8).fill(7));
  });
});
