/** A recording read by its format's own package, which checks what ours wrote. */
import { open } from 'node:fs/promises';
import { McapIndexedReader } from '@mcap/core';

export async function withIndexedReader<T>(file: string, read: (reader: McapIndexedReader) => Promise<T>): Promise<T> {
  const handle = await open(file, 'r');
  try {
    const reader = await McapIndexedReader.Initialize({
      readable: {
        size: async () => BigInt((await handle.stat()).size),
        read: async (offset, size) => {
          const buffer = new Uint8Array(Number(size));
          await handle.read(buffer, 0, Number(size), Number(offset));
          return buffer;
        },
      },
    });
    return await read(reader);
  } finally {
    await handle.close();
  }
}
