/**
 * One pass through a recording that gives every message of every sound chunk, and says what is damaged. A damaged chunk is
 * stepped over where its length can be trusted; otherwise the next sound chunk is looked for, by the index at the end of the
 * file or by its checksum. It mends nothing and writes nothing.
 */
import { McapConstants } from '@mcap/core';
import { FieldbrainError } from '../kernel/errors.js';
import { crc32 } from './checksum.js';
import { recordsOf, survey } from './chunk-content.js';
import { FileWindow } from './file-window.js';
import { frameAt, frameBytes, magic, viewOf } from './mcap-record.js';
import { isWithin, readIndexes } from './message-index.js';
import { Channels, type RecordedMessage } from './recorded-message.js';
import { type Chunk, compressionOf, readChunk, readChunkHead, searchChunk } from './recording-chunk.js';
import { type RecordingEnd, readEnd } from './recording-end.js';

const { Opcode } = McapConstants;

/** A place of a recording that is not as it was written. */
export interface RecordingDamage {
  /** The byte at which it begins. */
  readonly offset: number;
  readonly what: string;
  /** Messages that are lost by it; left out where nothing tells. */
  messages?: number;
}

export class RecordingScan {
  readonly damage: RecordingDamage[] = [];
  readonly #name: string;
  readonly #file: FileWindow;
  readonly #end: RecordingEnd;
  readonly #channels: Channels;
  /** Where the data section ends, as far as is known. */
  readonly #limit: number;
  /** Of all bytes so far. */
  #checksum = 0;
  #messages = 0;
  /** Up to here every record was found by a checksum. What stands behind may have a wrong length, and hide chunks. */
  #sure = magic.length;
  #hasChunks: boolean;
  #hasDataEnd = false;
  #isCut = false;

  private constructor(name: string, file: FileWindow, end: RecordingEnd) {
    this.#name = name;
    this.#file = file;
    this.#end = end;
    this.#channels = new Channels(end.summary);
    this.#limit = end.summary?.start ?? file.size;
    this.#hasChunks = (end.summary?.chunks.length ?? 0) > 0;
  }

  static async open(file: string): Promise<RecordingScan> {
    const window = await FileWindow.open(file);
    try {
      return new RecordingScan(file, window, await readEnd(window));
    } catch (error) {
      await window.close();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  /** Whether the recording was closed, however damaged it is. Known after the pass. */
  get hasEnd(): boolean {
    return !this.#isCut;
  }

  /** Messages that were written and cannot be read; undefined where nothing tells. Known after the pass. */
  get lostMessages(): number | undefined {
    const written = this.#end.summary?.messages;
    if (written !== undefined) return Math.max(0, written - this.#messages);
    return this.damage.some(({ messages }) => messages === undefined) ? undefined : this.#lostByDamage();
  }

  /** Every message that can be read, in the order of writing. To be called once. */
  async *messages(): AsyncGenerator<RecordedMessage> {
    let at = await this.#begin();
    while (at < this.#limit && !this.#hasDataEnd && !this.#isCut) {
      const chunk = await readChunk(this.#file, at);
      if (chunk !== undefined) {
        yield* this.#messagesOf(chunk);
        at = await this.#checkIndexes(chunk);
        continue;
      }
      const record = await this.#readOther(at);
      if (record === undefined) at = await this.#stepOver(at);
      else {
        at += record.length;
        if (record[0] !== Opcode.MESSAGE) continue;
        const message = this.#messageOf(record.subarray(frameBytes));
        if (message === undefined) this.#note(at - record.length, 'message: what its channel is is lost', 1);
        else yield message;
      }
    }
    this.#finish(at);
  }

  async #begin(): Promise<number> {
    const first = await this.#file.bytes(0, magic.length);
    if (first.length === magic.length && Buffer.compare(first, magic) !== 0)
      this.#note(0, 'the file does not begin as a recording does', 0);
    this.#pass(first);
    return magic.length;
  }

  /** What only the whole pass can tell. */
  #finish(at: number): void {
    const { summary, hasMagic } = this.#end;
    if (summary === undefined && !hasMagic) this.#isCut = true;
    else if (summary === undefined) this.#note(at, 'the summary and its index are wrong', 0);
    else if (!hasMagic) this.#note(this.#file.size - magic.length, 'the file does not end as a recording does', 0);
    const written = summary?.messages;
    if (summary !== undefined && this.damage.length === 0) {
      if (!this.#hasDataEnd || at !== summary.start) this.#note(at, 'the end of the data section is wrong');
      else if (written !== undefined && written !== this.#messages)
        this.#note(summary.start, `the summary counts ${written} messages, and ${this.#messages} can be read`);
    }
    const untold = this.damage.filter(({ messages }) => messages === undefined);
    if (untold.length === 1 && written !== undefined)
      untold[0].messages = Math.max(0, written - this.#messages - this.#lostByDamage());
  }

  #lostByDamage(): number {
    return this.damage.reduce((sum, { messages = 0 }) => sum + messages, 0);
  }

  /** The messages of a sound chunk, whose outside is compared with them. */
  *#messagesOf(chunk: Chunk): Generator<RecordedMessage> {
    this.#hasChunks = true;
    this.#pass(chunk.bytes);
    if (chunk.flaw !== '') this.#note(chunk.offset, `chunk: ${chunk.flaw}`, 0);
    let strangers = 0;
    for (const { opcode, content, record } of recordsOf(chunk)) {
      if (opcode !== Opcode.MESSAGE) {
        this.#channels.learn(record);
        continue;
      }
      const message = this.#messageOf(content);
      if (message === undefined) strangers += 1;
      else yield message;
    }
    if (strangers > 0) this.#note(chunk.offset, 'chunk: what its channels are is lost', strangers);
  }

  #messageOf(content: Uint8Array): RecordedMessage | undefined {
    const message = this.#channels.messageOf(content);
    if (message !== undefined) this.#messages += 1;
    return message;
  }

  /** Goes past the indexes behind a chunk. They, and its times, must be those of its messages. */
  async #checkIndexes(chunk: Chunk): Promise<number> {
    const { listing, firstNs, lastNs, isWhole } = survey(chunk);
    const { listing: listed, bytes } = await readIndexes(this.#file, chunk.end);
    // Only a chunk without a checksum can be sound outside and broken inside.
    if (!isWhole) this.#note(chunk.offset, 'chunk: its records are broken');
    else if (listing.size > 0 && (chunk.startNs !== firstNs || chunk.endNs !== lastNs))
      this.#note(chunk.offset, 'chunk: its times are wrong', 0);
    const end = chunk.end + bytes.length;
    // Writers may leave indexes out, but not some of them; behind the last may be the end of a recording that was cut.
    const isShort = listed.size > 0 && listed.size < listing.size && (await this.#isSoundAt(end));
    if (isWhole && (isShort || !isWithin(listed, listing)))
      this.#note(chunk.end, 'the index behind a chunk is wrong', 0);
    this.#pass(bytes);
    this.#sure = end;
    return end;
  }

  /** A sound record of the data section that is neither a chunk nor its index. */
  async #readOther(at: number): Promise<Uint8Array | undefined> {
    const frame = frameAt(await this.#file.bytes(at, frameBytes));
    if (frame === undefined || !isOther(frame.opcode) || at + frameBytes + frame.length > this.#limit) return undefined;
    // Where there are chunks, such records are in them, and one outside is another whose opcode was changed.
    if (this.#hasChunks && chunkOpcodes.has(frame.opcode)) return undefined;
    const bytes = await this.#file.bytes(at, frameBytes + frame.length);
    if (frame.opcode === Opcode.DATA_END) {
      if (frame.length !== 4) return undefined;
      const checksum = viewOf(bytes).getUint32(frameBytes, true);
      if (checksum !== 0 && checksum !== this.#checksum && this.damage.length === 0)
        this.#note(at, 'the checksum of all data is wrong');
      this.#hasDataEnd = true;
    } else if (frame.opcode !== Opcode.MESSAGE && !this.#channels.learn(bytes)) return undefined;
    this.#pass(bytes);
    return bytes;
  }

  /** Notes what is damaged at a place, and gives the next place that is not. */
  async #stepOver(at: number): Promise<number> {
    await this.#refuseCompressed(at);
    const head = await readChunkHead(this.#file, at);
    if (head !== undefined && head.end <= this.#limit) {
      const { bytes, messages } = await readIndexes(this.#file, head.end);
      const next = head.end + bytes.length;
      if (bytes.length > 0 || next === this.#file.size || (await this.#isSoundAt(next))) {
        this.#note(at, 'chunk: its checksum is wrong', bytes.length > 0 ? messages : undefined);
        this.#sure = next;
        return next;
      }
    }
    const next = await this.#nextChunk();
    if (next === undefined && (await this.#isCutAt(at))) this.#isCut = true;
    else this.#note(this.#sure, `${(next ?? this.#limit) - this.#sure} bytes are no sound records`);
    return next ?? this.#limit;
  }

  /** Whether a chunk or the end of the data stands at a place. */
  async #isSoundAt(at: number): Promise<boolean> {
    const frame = frameAt(await this.#file.bytes(at, frameBytes));
    if (frame?.opcode === Opcode.DATA_END && frame.length === 4) return true;
    return (await readChunk(this.#file, at)) !== undefined;
  }

  /** The next sound chunk: by the index where there is one, else by looking. */
  async #nextChunk(): Promise<number | undefined> {
    const { chunks = [] } = this.#end.summary ?? {};
    if (chunks.length === 0) return searchChunk(this.#file, this.#sure, this.#limit);
    for (const offset of chunks)
      if (offset >= this.#sure && (await readChunk(this.#file, offset)) !== undefined) return offset;
    return undefined;
  }

  /** Whether what stands at a place is the beginning of a record whose rest was never written. */
  async #isCutAt(at: number): Promise<boolean> {
    if (this.#end.hasMagic || this.#end.summary !== undefined) return false;
    const frame = frameAt(await this.#file.bytes(at, frameBytes));
    if (frame === undefined) return true;
    const isKnown = isOther(frame.opcode) || frame.opcode === Opcode.CHUNK || frame.opcode === Opcode.MESSAGE_INDEX;
    return isKnown && frame.length < Infinity && at + frameBytes + frame.length > this.#file.size;
  }

  /** A whole chunk of another writer that we have no means to read is no damage. */
  async #refuseCompressed(at: number): Promise<void> {
    const compression = await compressionOf(this.#file, at);
    if (compression === undefined) return;
    throw new FieldbrainError(
      'file-invalid',
      `${this.#name}: the chunk at byte ${at} cannot be read (got compression ${compression}, expected none). Write the file without compression first (mcap compress --compression none).`,
      { file: this.#name, offset: at, got: compression, expected: 'none' },
    );
  }

  /** Bytes that were gone past in their order. After the first damage nothing can be said of all of them together. */
  #pass(bytes: Uint8Array): void {
    if (this.damage.length === 0) this.#checksum = crc32(bytes, this.#checksum);
  }

  #note(offset: number, what: string, messages?: number): void {
    this.damage.push({ offset, what, ...(messages === undefined ? {} : { messages }) });
  }
}

/** Whether a record may stand in the data section beside chunks; from 128 on writers have their own. */
function isOther(opcode: number): boolean {
  return otherOpcodes.has(opcode) || opcode >= 128;
}

/** Records of which chunks are made. */
const chunkOpcodes: ReadonlySet<number> = new Set([Opcode.SCHEMA, Opcode.CHANNEL, Opcode.MESSAGE]);

const otherOpcodes: ReadonlySet<number> = new Set([
  Opcode.HEADER,
  ...chunkOpcodes,
  Opcode.ATTACHMENT,
  Opcode.METADATA,
  Opcode.DATA_END,
]);
