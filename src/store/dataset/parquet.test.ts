import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parquetMetadata } from 'hyparquet';
import { afterAll, expect, it } from 'vitest';
import { encodeParquet, ParquetFile } from './parquet.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-parquet-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A page header begins with two numbers, type and unpacked size, each behind a byte that says so. */
it('refuses a page that claims to unpack to more than its bytes can hold, before anything is allocated', async () => {
  const data = Array.from({ length: 10 }, (_, i) => Math.sin(i * 1.7));
  const bytes = encodeParquet([{ name: 'x', type: 'double', data }], [10]);
  const file = path.join(folder, 'x.parquet');
  const read = async (): Promise<number> => {
    writeFileSync(file, bytes);
    const parquet = await ParquetFile.open(file, ['x']);
    try {
      let rows = 0;
      for await (const part of parquet.read(['x'])) rows += part.length;
      return rows;
    } finally {
      await parquet.close();
    }
  };
  expect(await read()).toBe(10);
  const [{ columns }] = parquetMetadata(bytes.slice().buffer).row_groups;
  const at = Number(columns[0].meta_data?.data_page_offset);
  expect([bytes[at], bytes[at + 2]]).toEqual([0x15, 0x15]);
  // A number of two bytes stays one: a page of less than 100 bytes claims 8,191 of them.
  expect([bytes[at + 3] >> 7, bytes[at + 4] >> 7]).toEqual([1, 0]);
  [bytes[at + 3], bytes[at + 4]] = [0xfe, 0x7f];
  await expect(read()).rejects.toThrow(/not a whole Parquet file \(got .*claims to hold 81\d\d/);
});
