/**
 * Chunks of a recording, found even where their outside is damaged. Three fields of a chunk say how long it is; two of them
 * must agree, and then its checksum says whether its records are as they were written. Only chunks without compression are
 * known here, which are the only ones that we write.
 */
import { McapConstants } from '@mcap/core';
import { crc32 } from './checksum.js';
import type { FileWindow } from './file-window.js';
import { frameBytes, viewOf, wholeAt } from './mcap-record.js';

const { Opcode } = McapConstants;
/** From the opcode to the records: frame, two times, size, checksum, no compression, length. */
const headBytes = frameBytes + 40;

/** What the outside of a chunk says. */
export interface ChunkHead {
  readonly offset: number;
  readonly end: number;
  readonly startNs: bigint;
  readonly endNs: bigint;
  readonly checksum: number;
  /** What in it is not as it should be, or ''. */
  readonly flaw: string;
}

export interface Chunk extends ChunkHead {
  /** All of it, from its opcode on. */
  readonly bytes: Uint8Array;
  readonly records: Uint8Array;
}

/** What may be a chunk at a place, by its lengths alone. */
export async function readChunkHead(file: FileWindow, offset: number): Promise<ChunkHead | undefined> {
  const head = await file.bytes(offset, headBytes);
  return head.length < headBytes ? undefined : headOf(head, offset, file.size);
}

/** The chunk at a place, where its records are as they were written. */
export async function readChunk(file: FileWindow, offset: number): Promise<Chunk | undefined> {
  const head = await readChunkHead(file, offset);
  if (head === undefined) return undefined;
  // Without a checksum there is only the outside to go by.
  if (head.checksum === 0 && head.flaw !== '') return undefined;
  const bytes = await file.bytes(offset, head.end - offset);
  const records = bytes.subarray(headBytes);
  return head.checksum === 0 || crc32(records) === head.checksum ? { ...head, bytes, records } : undefined;
}

/** The first place from `from` on, and before `limit`, at which a whole chunk with a checksum begins. */
export async function searchChunk(file: FileWindow, from: number, limit: number): Promise<number | undefined> {
  const stepBytes = 1 << 16;
  for (let start = from; start < limit; start += stepBytes) {
    const bytes = await file.bytes(start, stepBytes + headBytes);
    const starts = Math.min(stepBytes, limit - start, bytes.length - headBytes + 1);
    for (let at = bytes.indexOf(Opcode.CHUNK); at >= 0 && at < starts; at = bytes.indexOf(Opcode.CHUNK, at + 1)) {
      const head = headOf(bytes.subarray(at), start + at, file.size);
      if (head === undefined || head.checksum === 0 || head.end > limit) continue;
      if ((await readChunk(file, start + at)) !== undefined) return start + at;
    }
  }
  return undefined;
}

/** The compression of a chunk that is whole but for that; undefined where it is none. */
export async function compressionOf(file: FileWindow, offset: number): Promise<string | undefined> {
  const head = await file.bytes(offset, headBytes + 8);
  if (head.length < headBytes + 8 || head[0] !== Opcode.CHUNK) return undefined;
  const nameBytes = viewOf(head).getUint32(37, true);
  if (nameBytes < 1 || nameBytes > 8) return undefined;
  const name = new TextDecoder().decode(head.subarray(41, 41 + nameBytes));
  const isWhole = wholeAt(head, 1) === 40 + nameBytes + wholeAt(head, 41 + nameBytes);
  return isWhole && (name === 'zstd' || name === 'lz4') ? name : undefined;
}

function headOf(bytes: Uint8Array, offset: number, fileBytes: number): ChunkHead | undefined {
  const outer = wholeAt(bytes, 1) - 40;
  const size = wholeAt(bytes, 25);
  const inner = wholeAt(bytes, 41);
  const length = outer === size || outer === inner ? outer : size === inner ? size : -1;
  const end = offset + headBytes + length;
  if (length < 0 || end > fileBytes) return undefined;
  const view = viewOf(bytes);
  const isLengthRight = outer === size && size === inner;
  return {
    offset,
    end,
    startNs: view.getBigUint64(9, true),
    endNs: view.getBigUint64(17, true),
    checksum: view.getUint32(33, true),
    flaw: [
      bytes[0] === Opcode.CHUNK ? '' : 'its opcode is wrong',
      isLengthRight ? '' : 'one of its lengths is wrong',
      view.getUint32(37, true) === 0 ? '' : 'its compression is wrong',
    ]
      .filter((text) => text !== '')
      .join(', '),
  };
}
