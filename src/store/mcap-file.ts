/**
 * The bytes of an MCAP file, chunk by chunk: like the writer of @mcap/core, over that package's record builders, but with
 * the one thing that it lacks and a recorder needs, closing a chunk when we say so. It gives bytes; recording.ts writes them.
 */
import { McapChunkBuilder, McapConstants, McapRecordBuilder, type McapTypes } from '@mcap/core';
import { crc32 } from './checksum.js';

type Schema = McapTypes.Schema;
type Channel = McapTypes.Channel;

export class McapFile {
  readonly #records = new McapRecordBuilder();
  readonly #chunk = new McapChunkBuilder({ useMessageIndex: true });
  readonly #schemas: Schema[] = [];
  readonly #channels: Channel[] = [];
  /** Channels whose description stands in a chunk that is whole or open. */
  readonly #described = new Set<number>();
  readonly #chunkIndices: McapTypes.ChunkIndex[] = [];
  readonly #counts = new Map<number, bigint>();
  #firstNs = 0n;
  #lastNs = 0n;
  #messages = 0n;
  #position = 0n;
  /** Of everything so far: the data section's checksum, which covers what stands outside of chunks too. */
  #checksum = 0;

  get chunkBytes(): number {
    return this.#chunk.byteLength;
  }

  start(library: string): Uint8Array {
    this.#records.writeMagic();
    this.#records.writeHeader({ profile: '', library });
    return this.#take();
  }

  addSchema(schema: Omit<Schema, 'id'>): number {
    const id = this.#schemas.length + 1;
    this.#schemas.push({ ...schema, id });
    return id;
  }

  addChannel(channel: Omit<Channel, 'id'>): number {
    const id = this.#channels.length;
    this.#channels.push({ ...channel, id });
    return id;
  }

  addMessage(message: McapTypes.Message): void {
    const { channelId, logTime } = message;
    if (!this.#described.has(channelId)) {
      const channel = this.#channels[channelId];
      if (channel.schemaId !== 0) this.#chunk.addSchema(this.#schemas[channel.schemaId - 1]);
      this.#chunk.addChannel(channel);
      this.#described.add(channelId);
    }
    this.#chunk.addMessage(message);
    this.#firstNs = this.#messages === 0n || logTime < this.#firstNs ? logTime : this.#firstNs;
    this.#lastNs = logTime > this.#lastNs ? logTime : this.#lastNs;
    this.#messages += 1n;
    this.#counts.set(channelId, (this.#counts.get(channelId) ?? 0n) + 1n);
  }

  /** The open chunk and its index, or undefined where it is empty. */
  closeChunk(): Uint8Array | undefined {
    const chunk = this.#chunk;
    if (chunk.numMessages === 0) return undefined;
    const records = chunk.buffer;
    const times = { messageStartTime: chunk.messageStartTime, messageEndTime: chunk.messageEndTime };
    const size = BigInt(records.length);
    const chunkStartOffset = this.#position;
    const chunkLength = this.#records.writeChunk({
      ...times,
      uncompressedSize: size,
      uncompressedCrc: crc32(records),
      compression: '',
      records,
    });
    const messageIndexOffsets = new Map<number, bigint>();
    let messageIndexLength = 0n;
    for (const index of chunk.indices) {
      messageIndexOffsets.set(index.channelId, chunkStartOffset + chunkLength + messageIndexLength);
      messageIndexLength += this.#records.writeMessageIndex(index);
    }
    this.#chunkIndices.push({
      ...times,
      chunkStartOffset,
      chunkLength,
      messageIndexOffsets,
      messageIndexLength,
      compression: '',
      compressedSize: size,
      uncompressedSize: size,
    });
    chunk.reset();
    return this.#take();
  }

  /** The end of the file: summary and index. The open chunk must be closed before. */
  end(): Uint8Array {
    this.#records.writeDataEnd({ dataSectionCrc: this.#checksum });
    const before = this.#take();
    const start = this.#position;
    const groups: McapTypes.SummaryOffset[] = [];
    const group = (groupOpcode: number, write: () => bigint): void => {
      const groupStart = start + BigInt(this.#records.length);
      const groupLength = write();
      if (groupLength > 0n) groups.push({ groupOpcode, groupStart, groupLength });
    };
    const all = <Item>(items: readonly Item[], write: (item: Item) => bigint): bigint =>
      items.reduce((sum, item) => sum + write(item), 0n);
    const { Opcode } = McapConstants;
    group(Opcode.SCHEMA, () => all(this.#schemas, (one) => this.#records.writeSchema(one)));
    group(Opcode.CHANNEL, () => all(this.#channels, (one) => this.#records.writeChannel(one)));
    group(Opcode.STATISTICS, () => this.#records.writeStatistics(this.#statistics()));
    group(Opcode.CHUNK_INDEX, () => all(this.#chunkIndices, (one) => this.#records.writeChunkIndex(one)));
    const summaryOffsetStart = start + BigInt(this.#records.length);
    for (const one of groups) this.#records.writeSummaryOffset(one);
    this.#records.writeFooter({ summaryStart: start, summaryOffsetStart, summaryCrc: 0 });
    // The checksum covers the summary and the footer up to itself: opcode, length and two offsets.
    const covered = this.#records.buffer.subarray(0, this.#records.length - 4);
    const summaryCrc = crc32(covered);
    const summary = this.#records.buffer.slice(0, this.#records.length);
    new DataView(summary.buffer, summary.byteOffset).setUint32(summary.length - 4, summaryCrc, true);
    this.#records.reset();
    this.#records.writeMagic();
    return Buffer.concat([before, summary, this.#take()]);
  }

  #statistics(): McapTypes.Statistics {
    return {
      messageCount: this.#messages,
      schemaCount: this.#schemas.length,
      channelCount: this.#channels.length,
      attachmentCount: 0,
      metadataCount: 0,
      chunkCount: this.#chunkIndices.length,
      messageStartTime: this.#firstNs,
      messageEndTime: this.#lastNs,
      channelMessageCounts: this.#counts,
    };
  }

  #take(): Uint8Array {
    const bytes = this.#records.buffer.slice();
    this.#records.reset();
    this.#position += BigInt(bytes.length);
    this.#checksum = crc32(bytes, this.#checksum);
    return bytes;
  }
}
