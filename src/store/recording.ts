/**
 * Runs as MCAP files, which Foxglove, Lichtblick, Rerun and PlotJuggler open. The recorder closes a chunk every second, so a
 * run that ends with kill -9 can be read up to its last whole chunk.
 * Topics and their encodings are the caller's; nothing here knows what a message means.
 */
import { type FileHandle, open, rm } from 'node:fs/promises';
import { describeValue, FieldbrainError } from '../kernel/errors.js';
import { McapFile } from './mcap-file.js';
import { openNext } from './next-file.js';

/** A channel to be recorded. */
export interface Topic {
  readonly topic: string;
  /** `json`, `protobuf`, … */
  readonly messageEncoding: string;
  readonly schema?: { readonly name: string; readonly encoding: string; readonly data: Uint8Array };
  readonly metadata?: Readonly<Record<string, string>>;
}

/** When a recorder writes, and how much may wait. */
export interface RecorderOptions {
  /** Where the file is there already, another beside it is begun: `run-2.mcap`, `run-3.mcap`, … */
  readonly beside?: boolean;
  /** A chunk is written after this much time, or this many bytes. 0 leaves it to `flush`. */
  readonly chunkMs?: number;
  readonly chunkBytes?: number;
  readonly library?: string;
  /** Bytes that may wait for the disk; messages beyond that are dropped and counted. */
  readonly mostWaitingBytes?: number;
  /** Called once, when the disk has refused something: from then on every message is dropped. */
  readonly onFailure?: (error: Error) => void;
}

/** Writes one file. `write` returns at once and never waits for the disk; `close` waits for everything. */
export class Recorder {
  /** Where it writes. */
  readonly file: string;
  readonly #handle: FileHandle;
  readonly #options: Required<RecorderOptions>;
  readonly #file = new McapFile();
  readonly #channels = new Map<string, number>();
  readonly #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #waitingBytes = 0;
  #failure: Error | undefined;
  /** Messages written, by topic. */
  readonly counts = new Map<string, number>();
  dropped = 0;

  private constructor(file: string, handle: FileHandle, options: RecorderOptions) {
    this.file = file;
    this.#handle = handle;
    this.#options = {
      beside: false,
      chunkMs: 1000,
      chunkBytes: 1_000_000,
      library: 'fieldbrain',
      mostWaitingBytes: 64_000_000,
      onFailure: () => undefined,
      ...options,
    };
    this.#put(this.#file.start(this.#options.library));
    const { chunkMs } = this.#options;
    this.#timer = chunkMs > 0 ? setInterval(() => this.flush(), chunkMs).unref() : undefined;
  }

  /** Starts a file that must not exist yet, or the next one beside it. */
  static async create(file: string, options: RecorderOptions = {}): Promise<Recorder> {
    try {
      const opened = options.beside === true ? await openNext(file) : { file, handle: await open(file, 'wx') };
      return new Recorder(opened.file, opened.handle, options);
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error;
      const text = `recording ${file}: cannot be written (got ${describeValue(error.code)}, expected a new file in a folder that can be written). Give another path.`;
      throw new FieldbrainError('usage', text, { file, code: error.code });
    }
  }

  /** Adds a message. False where it was dropped: the disk is too slow, full, or gone (then `close` says why). */
  write(topic: Topic, timeNs: bigint, data: Uint8Array): boolean {
    const { chunkBytes, mostWaitingBytes } = this.#options;
    if (this.#failure !== undefined || this.#waitingBytes > mostWaitingBytes) {
      this.dropped += 1;
      return false;
    }
    const sequence = (this.counts.get(topic.topic) ?? 0) + 1;
    this.counts.set(topic.topic, sequence);
    this.#file.addMessage({ channelId: this.#channelOf(topic), sequence, logTime: timeNs, publishTime: timeNs, data });
    if (this.#file.chunkBytes > chunkBytes) this.flush();
    return true;
  }

  /** Closes the open chunk and hands it to the disk. */
  flush(): void {
    const chunk = this.#file.closeChunk();
    if (chunk !== undefined) this.#put(chunk);
  }

  /** Waits until everything that was handed to the disk is written. */
  async settle(): Promise<void> {
    await this.#writing;
  }

  /** What the disk said when it refused something; undefined where all is well. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  /** Finishes the file with its index. Throws what went wrong on the way. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.flush();
    this.#put(this.#file.end());
    await this.#writing;
    try {
      if (this.#failure !== undefined) throw this.#failure;
      await this.#handle.sync();
    } finally {
      await this.#handle.close();
    }
  }

  /** Ends without a recording: the file is removed, so that nothing stands in the way of the next try. */
  async discard(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
    await this.#handle.close();
    await rm(this.file, { force: true });
  }

  #channelOf({ topic, messageEncoding, schema, metadata = {} }: Topic): number {
    const known = this.#channels.get(topic);
    if (known !== undefined) return known;
    const schemaId = schema === undefined ? 0 : this.#file.addSchema(schema);
    const id = this.#file.addChannel({ topic, messageEncoding, schemaId, metadata: new Map(Object.entries(metadata)) });
    this.#channels.set(topic, id);
    return id;
  }

  #put(bytes: Uint8Array): void {
    this.#waitingBytes += bytes.length;
    this.#writing = this.#writing.then(async () => {
      try {
        for (let written = 0; written < bytes.length && this.#failure === undefined; )
          written += (await this.#handle.write(bytes, written, bytes.length - written)).bytesWritten;
      } catch (error) {
        // Kept for `close`, and every later message is counted as dropped.
        this.#failure = error instanceof Error ? error : new Error(String(error));
        this.#options.onFailure(this.#failure);
      }
      this.#waitingBytes -= bytes.length;
    });
  }
}
