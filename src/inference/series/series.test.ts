import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSeriesFile } from './file.js';
import { parseNpy } from './npy.js';
import { columnOf } from './table.js';
import { parseTextTable } from './text-table.js';

/** An .npy file as NumPy writes it. */
function npyBytes(
  descr: string,
  shape: string,
  data: Uint8Array,
  options: { fortran?: boolean; version?: number } = {},
) {
  const { fortran = false, version = 1 } = options;
  const text = `{'descr': '${descr}', 'fortran_order': ${fortran ? 'True' : 'False'}, 'shape': ${shape}, }`;
  const head = version === 1 ? 10 : 12;
  const padded = `${text.padEnd(Math.ceil((head + text.length + 1) / 64) * 64 - head - 1)}\n`;
  const bytes = new Uint8Array(head + padded.length + data.length);
  bytes.set([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, version, 0]);
  const view = new DataView(bytes.buffer);
  if (version === 1) view.setUint16(8, padded.length, true);
  else view.setUint32(8, padded.length, true);
  bytes.set(new TextEncoder().encode(padded), head);
  bytes.set(data, head + padded.length);
  return bytes;
}

const rows = (table: { columns: readonly Float64Array[] }) => table.columns.map((column) => Array.from(column));

describe('text', () => {
  it.each([
    ['blanks', '1 2\n3\t 4\n'],
    ['commas', '1,2\n3, 4'],
    ['semicolons', '1;2\r\n3;4\r\n'],
    ['comments', '# made today\n% by hand\n1 2 # first\n\n3 4 % last\n'],
    ['a mark at the start', '\uFEFF1,2\n3,4\n'],
  ])('is read with %s', (_, text) => {
    expect(parseTextTable('f', text)).toEqual({
      columns: [Float64Array.of(1, 3), Float64Array.of(2, 4)],
      names: ['0', '1'],
    });
  });

  it('may name its columns', () => {
    const table = parseTextTable('f', 'heart,"breath rate"\n1,2\n-3.5e-2,+.5\n');
    expect(table.names).toEqual(['heart', 'breath rate']);
    expect(rows(table)).toEqual([
      [1, -0.035],
      [2, 0.5],
    ]);
    expect(columnOf('te', table, 'breath rate')).toBe(1);
    expect(columnOf('te', table, '0')).toBe(0);
    expect(() => columnOf('te --source', table, 'hart')).toThrow(
      'te --source: no such column (got hart, expected 0 … 1, or heart, breath rate). Columns count from 0.',
    );
  });

  it('gives back what was written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()), {
          minLength: 1,
          maxLength: 20,
        }),
        fc.constantFrom(',', ' ', '\t', ';'),
        (written, separator) => {
          const table = parseTextTable('f', written.map((row) => row.join(separator)).join('\n'));
          expect(rows(table)).toEqual([0, 1].map((at) => written.map((row) => row[at] + 0)));
        },
      ),
    );
  });

  it.each([
    ['a,b\n1,2\n3,nan\n', 'f line 3, column 1 (b): not a number (got nan, expected a finite number)'],
    ['1,2\n,4\n', 'f line 2, column 0: not a number (got nothing,'],
    ['1 2\n3 1e999\n', 'f line 2, column 1: not a number (got 1e999,'],
    ['1 2\n3 0x10\n', 'f line 2, column 1: not a number (got 0x10,'],
    ['NaN NaN\n3 1\n', 'f line 1, column 0: not a number (got NaN,'],
    ['1 2\nx y\n', 'f line 2, column 0: not a number (got x,'],
    ['# c\n1 2\n3 4 5\n', 'f line 3: a row of another length (got 3 values, expected 2 as in line 2)'],
    ['a,b\n1,2,3\n', 'f line 2: a row of another length (got 3 values, expected 2 as in line 1)'],
    ['# nothing\n', 'f: no numbers'],
    ['a,b\n', 'f: no numbers'],
  ])('is refused: %j', (text, message) => {
    expect(() => parseTextTable('f', text)).toThrow(message);
  });
});

describe('npy', () => {
  const six = (array: { buffer: ArrayBufferLike }) => new Uint8Array(array.buffer);

  it.each([
    ['<f8', six(Float64Array.of(1, 2, 3, 4, 5, 6))],
    ['<f4', six(Float32Array.of(1, 2, 3, 4, 5, 6))],
    ['<i4', six(Int32Array.of(1, 2, 3, 4, 5, 6))],
    ['<i8', six(BigInt64Array.of(1n, 2n, 3n, 4n, 5n, 6n))],
    ['|u1', Uint8Array.of(1, 2, 3, 4, 5, 6)],
    ['>i2', Uint8Array.of(0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6)],
  ])('is read as %s', (descr, data) => {
    const byRows = [
      [1, 3, 5],
      [2, 4, 6],
    ];
    expect(rows(parseNpy('f', npyBytes(descr, '(3, 2)', data)))).toEqual(byRows);
    expect(rows(parseNpy('f', npyBytes(descr, '(3, 2)', data, { version: 2 })))).toEqual(byRows);
    expect(rows(parseNpy('f', npyBytes(descr, '(3, 2)', data, { fortran: true })))).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    expect(rows(parseNpy('f', npyBytes(descr, '(6,)', data)))).toEqual([[1, 2, 3, 4, 5, 6]]);
  });

  it.each([
    ['a NaN', npyBytes('<f8', '(2, 2)', six(Float64Array.of(1, 2, 3, Number.NaN))), 'f row 1, column 1: not a number'],
    ['a text', new TextEncoder().encode('1,2,3,4,5,6,7,8'), 'f: not an .npy file'],
    ['complex numbers', npyBytes('<c16', '(1,)', new Uint8Array(16)), 'f: numbers of an unknown type'],
    ['a cube', npyBytes('<f8', '(1, 1, 1)', new Uint8Array(8)), 'f: not a table (got 3 axes'],
    ['an early end', npyBytes('<f8', '(3, 2)', new Uint8Array(40)), 'f: the file ends early'],
    ['nothing', npyBytes('<f8', '(0, 2)', new Uint8Array(0)), 'f: no numbers'],
  ])('is refused: %s', (_, bytes, message) => {
    expect(() => parseNpy('f', bytes)).toThrow(message);
  });
});

describe('a file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-series-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read by its ending, or refused', async () => {
    const text = path.join(folder, 'a.txt');
    writeFileSync(text, '1 2\n3 4\n');
    const npy = path.join(folder, 'a.npy');
    writeFileSync(npy, npyBytes('<f8', '(2, 2)', new Uint8Array(Float64Array.of(1, 2, 3, 4).buffer)));
    expect(await readSeriesFile(npy)).toEqual(await readSeriesFile(text));
    await expect(readSeriesFile(path.join(folder, 'b.csv'))).rejects.toMatchObject({
      code: 'file-invalid',
      message: expect.stringContaining('cannot be read (got ENOENT'),
    });
  });
});
