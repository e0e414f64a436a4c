/**
 * Objects in a bucket of NATS' object store, in its own layout (ADR-20), so that its tools show them: pieces under one subject, then an
 * entry that names it. The client's own methods are not used, because they hash in JavaScript (240 ms of the thread that carries
 * frames for 6.2 MB on an arm64 core, up to 80 ms at a stretch), and leave an entry behind for each object that was ever deleted. Names are `group.name`, so that
 * what is there of a group can be listed. Readers compare the content with the hash that they expect.
 */
import { randomBytes } from 'node:crypto';
import type { JetStreamClient, JetStreamManager } from '@nats-io/jetstream';
import { z } from 'zod';
import { parseMessage } from './messages.js';

/**
 * Frames go through the same server and the same threads. On two cores pieces of 128 KB one after the other made them take five times as
 * long; small ones with pauses are hardly noticed. A large object has larger pieces, so that it is written in time.
 */
const [leastPieceBytes, mostPieceBytes, usualPieces] = [32_768, 131_072, 256];
const leastPauseMs = 2;

const entry = z.object({
  nuid: z.string().min(1).max(256),
  size: z.number().int().min(0),
  deleted: z.boolean().default(false),
});
export type StoredObject = z.output<typeof entry>;

export class ObjectBucket {
  readonly #js: JetStreamClient;
  readonly #jsm: JetStreamManager;
  readonly #name: string;
  readonly #stream: string;

  constructor(js: JetStreamClient, jsm: JetStreamManager, name: string) {
    this.#js = js;
    this.#jsm = jsm;
    this.#name = name;
    this.#stream = `OBJ_${name}`;
  }

  /** Writes an object in place of one of the same name. `hash` is the SHA-256 of its content, in hexadecimal. */
  async put(name: string, bytes: Uint8Array, hash: string): Promise<void> {
    const old = await this.info(name);
    const nuid = `${name}.${randomBytes(12).toString('hex')}`;
    const pieceBytes = Math.min(Math.max(leastPieceBytes, Math.ceil(bytes.length / usualPieces)), mostPieceBytes);
    try {
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        const begunMs = performance.now();
        await this.#js.publish(this.#pieces(nuid), bytes.subarray(at, at + pieceBytes));
        if (at + pieceBytes >= bytes.length) break;
        const pauseMs = Math.max(leastPauseMs, performance.now() - begunMs);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      const { headers } = await import('@nats-io/transport-node');
      const rollup = headers();
      rollup.set('Nats-Rollup', 'sub');
      const digest = Buffer.from(hash, 'hex').toString('base64').replaceAll('+', '-').replaceAll('/', '_');
      const told = {
        ...{ name, bucket: this.#name, nuid, size: bytes.length, chunks: Math.ceil(bytes.length / pieceBytes) },
        ...{ digest: `SHA-256=${digest}`, mtime: new Date().toISOString(), deleted: false },
        options: { max_chunk_size: pieceBytes },
      };
      await this.#js.publish(this.#entry(name), JSON.stringify(told), { headers: rollup });
    } catch (error) {
      await this.#purge(this.#pieces(nuid)).catch(() => undefined);
      throw error;
    }
    // It is written, whether or not the one before can be removed now.
    if (old !== undefined) await this.#purge(this.#pieces(old.nuid)).catch(() => undefined);
  }

  /** What the bucket's leader says of an object; undefined where there is none. */
  async info(name: string): Promise<StoredObject | undefined> {
    const message = await this.#jsm.streams.getMessage(this.#stream, { last_by_subj: this.#entry(name) });
    const found = message === null ? undefined : parseMessage(entry, message.string());
    return found?.deleted === true ? undefined : found;
  }

  /** The content as far as it is there: it is shorter where pieces are gone. */
  async read({ nuid, size }: StoredObject): Promise<Uint8Array> {
    const content = new Uint8Array(size);
    const consumer = await this.#js.consumers.getPushConsumer(this.#stream, { filter_subjects: this.#pieces(nuid) });
    let at = 0;
    try {
      // The iterator would wait for ever for pieces that are gone.
      if ((await consumer.info(true)).num_pending === 0) return content.subarray(0, 0);
      for await (const { data, info } of await consumer.consume()) {
        if (at + data.length > size) break;
        content.set(data, at);
        at += data.length;
        if (at === size || info.pending === 0) break;
      }
      return content.subarray(0, at);
    } finally {
      // The server would keep it for minutes.
      void consumer.delete().catch(() => undefined);
    }
  }

  async delete(name: string): Promise<void> {
    await this.#purge(this.#entry(name));
    await this.#purge(this.#pieces(`${name}.*`));
  }

  /** Names in a group that have pieces, also of objects that were never finished. */
  async names(group: string): Promise<readonly string[]> {
    const filter = this.#pieces(`${group}.>`);
    const { state } = await this.#jsm.streams.info(this.#stream, { subjects_filter: filter });
    const start = this.#pieces('').length;
    const names = Object.keys(state.subjects ?? {}).map((subject) => subject.slice(start, subject.lastIndexOf('.')));
    return [...new Set(names)];
  }

  /** Rejects where the bucket is gone, or nobody answers. */
  async check(): Promise<void> {
    await this.#jsm.streams.info(this.#stream);
  }

  async #purge(subject: string): Promise<void> {
    await this.#jsm.streams.purge(this.#stream, { filter: subject });
  }

  #pieces(nuid: string): string {
    return `$O.${this.#name}.C.${nuid}`;
  }

  #entry(name: string): string {
    const token = Buffer.from(name).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
    return `$O.${this.#name}.M.${token}`;
  }
}
