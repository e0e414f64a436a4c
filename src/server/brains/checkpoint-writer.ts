/**
 * Writes snapshots in a thread of its own, one after the other, so that hashing and the disk never hold up a cycle. At most
 * one snapshot of a brain waits: a newer one that comes while it waits takes its place.
 */
import { Worker } from 'node:worker_threads';
import type { BrainSnapshot } from '../../brain/index.js';
import { entryBeside } from '../../device/child/entry.js';
import type { Saved } from './messages.js';

export interface WriteJob {
  readonly snapshot: BrainSnapshot;
  readonly folder: string;
  readonly name: string;
  readonly generations: number;
  readonly purpose: Saved['purpose'];
  readonly pauseMs: number;
  /** Marks of resets and loads, as JSON. */
  readonly changes: string;
}

export type WriteAnswer = { readonly number: number } & (
  | { readonly file: string; readonly writeMs: number }
  | { readonly reason: string }
);

export class CheckpointWriter {
  readonly #worker = new Worker(entryBeside(import.meta.url, 'server/brains', 'checkpoint-thread.js'));
  readonly #waiting = new Map<number, (answer: WriteAnswer) => void>();
  #number = 0;

  constructor() {
    this.#worker.on('message', (answer: WriteAnswer) => {
      const tell = this.#waiting.get(answer.number);
      this.#waiting.delete(answer.number);
      tell?.(answer);
    });
    this.#worker.on('error', (error) => {
      for (const [number, tell] of this.#waiting) tell({ number, reason: String(error) });
      this.#waiting.clear();
    });
    this.#worker.unref();
  }

  /** Snapshots whose files are not safe yet. */
  get pending(): number {
    return this.#waiting.size;
  }

  async write(job: WriteJob): Promise<Saved> {
    const { snapshot, name, purpose, pauseMs } = job;
    this.#number += 1;
    const number = this.#number;
    const { cycle } = snapshot;
    const answer = await new Promise<WriteAnswer>((resolve) => {
      this.#waiting.set(number, resolve);
      // The snapshot is a copy that nobody else uses: its memory moves over.
      const buffers = new Set(Object.values(snapshot.tensors).map(({ buffer }) => buffer as ArrayBuffer));
      this.#worker.postMessage({ number, job }, [...buffers]);
    });
    if ('reason' in answer) throw new Error(`checkpoint ${name}: ${answer.reason}`);
    return { name, file: answer.file, cycle, pauseMs, writeMs: answer.writeMs, purpose };
  }
}
