/**
 * The brain child's side: makes the batches of one kind of robot on one device, serves the requests of its parent in turn,
 * and saves between cycles.
 */
import process from 'node:process';
import { chooseBrainDevice } from '../../brain/choose.js';
import { stageTimes } from '../../brain/stage-times.js';
import { type Reply, sendableError } from '../../device/child/messages.js';
import { serveParent } from '../../device/child/serve.js';
import type { Device } from '../../device/device.js';
import { createDevice } from '../../device/registry.js';
import { slowCompile } from '../../device/slow-compile.js';
import { catchUp, cyclesToSettle, otherThreads, serveQuietly, settle } from '../background.js';
import { closeParts } from '../closing.js';
import { pinThreads } from '../placement.js';
import { raisePriority } from '../priority.js';
import { BrainBatch } from './brain-batch.js';
import { CheckpointWriter } from './checkpoint-writer.js';
import type { Answers, BatchOptions, Closed, Memory, Note, Request, Saved, Told } from './messages.js';
import { Painter } from './painter.js';
import { type InTurn, serveInTurns } from './turns.js';

/** Serves the parent on this process's channel; tests open other devices. */
export function serveBrains(open = createDevice): void {
  const background = otherThreads();
  let cycles = 0;
  const turns = serveInTurns(
    async ({ number, request }, inTurn) => {
      try {
        if (request.kind === 'close') catchUp();
        if (request.kind === 'save') {
          const { done } = await served.save(request.batch);
          // The snapshot is taken: cycles go on while it is written.
          done.then(
            (answer) => channel.send({ number, answer }),
            (error: unknown) => channel.send({ number, error: sendableError(error) }),
          );
          return;
        }
        const answer = await served.perform(request, inTurn);
        // Until here Node compiles as it likes; from now on cycles go first.
        if (request.kind === 'prepare') serveQuietly(background);
        channel.send({ number, answer });
        if (request.kind === 'step') {
          cycles += 1;
          if (cycles === cyclesToSettle) settle();
          await served.saveWhereDue(request.batch);
          if (request.groups === true) await served.measureGroups(request.batch);
        }
        if (request.kind === 'close') channel.finish();
      } catch (error) {
        channel.send({ number, error: sendableError(error) });
      }
    },
    ({ number }) => channel.send({ begun: number }),
  );
  const channel = serveParent<Request, Reply | Told>((envelope) => turns.push(envelope));
  const served = new BrainChild((note) => channel.send({ note }), open);
}

class BrainChild {
  readonly #note: (note: Note) => void;
  readonly #open: typeof createDevice;
  readonly #writer = new CheckpointWriter();
  readonly #painter = new Painter();
  readonly #batches: BrainBatch[] = [];
  #options!: BatchOptions;
  #device!: Device;
  /** Checkpoints that were asked for are written, or have failed. */
  #saved: Promise<unknown> = Promise.resolve();

  constructor(note: (note: Note) => void, open: typeof createDevice) {
    this.#note = note;
    this.#open = open;
  }

  async perform(request: Exclude<Request, { kind: 'save' }>, inTurn: InTurn): Promise<Answers[keyof Answers]> {
    switch (request.kind) {
      case 'prepare': {
        this.#options = request.options;
        this.#device = (await chooseBrainDevice(request.options.brain, this.#open)).device;
        for (const batch of request.batches) await this.#batch(batch);
        const { brain } = await this.#batch(request.batches[0]);
        const { pinThreads: isPinned, highPriority } = request.options;
        const threads = [process.pid, ...(this.#device.threadNumbers ?? [])];
        const cores = isPinned ? pinThreads(threads) : [];
        const isHighPriority = highPriority && raisePriority(threads);
        const stages = await stageTimes(brain);
        return { description: brain.describe(), stages, cores, isHighPriority, ...this.#memory() };
      }
      case 'open':
        return { ...(await (await inTurn(() => this.#batch(request.batch))).open(request, inTurn)), ...this.#memory() };
      case 'step':
        return (await this.#batch(request.batch)).step(request);
      case 'parameter':
        await (await this.#batch(request.batch)).set(request.slot, request.parameter, request.value);
        return {};
      case 'reset':
        await (await this.#batch(request.batch)).reset(request);
        return {};
      case 'load':
        return (await inTurn(() => this.#batch(request.batch))).load(request, inTurn);
      case 'drop':
        await this.#batches[request.batch]?.close();
        delete this.#batches[request.batch];
        return this.#memory();
      case 'field':
        return (await this.#batch(request.batch)).field(this.#painter, request);
      case 'read':
        return (await this.#batch(request.batch)).brain.read(request.what);
      case 'keep':
        await (await this.#batch(request.batch)).keep(request.slot);
        return {};
      case 'undo':
        await (await this.#batch(request.batch)).undo(request.slot);
        return {};
      case 'snapshot':
        return (await this.#batch(request.batch)).brain.save();
      case 'restore':
        await (await this.#batch(request.batch)).brain.load(request.snapshot);
        return {};
      case 'poke':
        await (await this.#batch(request.batch)).poke(request.slot, request.poke);
        return {};
      case 'close':
        return this.#close(request.save);
      default:
        return request satisfies never;
    }
  }

  #memory(): Memory {
    return this.#device.freeBytes === undefined ? {} : { freeBytes: this.#device.freeBytes() };
  }

  /** Takes a snapshot for a checkpoint; `done` gives its file. */
  async save(batch: number): Promise<{ readonly done: Promise<Saved> }> {
    const begun = await (await this.#batch(batch)).save();
    this.#saved = Promise.allSettled([this.#saved, begun.done]);
    return begun;
  }

  /** A snapshot that fails is reported and costs nothing else. */
  async saveWhereDue(batch: number): Promise<void> {
    const found = this.#batches[batch];
    await found?.saveWhereDue((saved) => this.#tell(found.name, saved));
  }

  async measureGroups(batch: number): Promise<void> {
    await this.#batches[batch]?.measureGroups();
  }

  #tell(name: string, saved: Promise<Saved>): void {
    saved.then(
      (done) => this.#note({ kind: 'saved', saved: done }),
      (error: unknown) => this.#note({ kind: 'save failed', name, reason: String(error) }),
    );
  }

  async #batch(index: number): Promise<BrainBatch> {
    this.#batches[index] ??= await BrainBatch.create(
      this.#options,
      this.#device,
      this.#writer,
      slowCompile((text) => this.#note({ kind: 'compiling', text })),
    );
    return this.#batches[index];
  }

  /** Every brain is saved that can be, and everything is closed: one that fails costs nothing else. */
  async #close(save: boolean): Promise<Closed> {
    const saved: Saved[] = [];
    const lost: { name: string; reason: string }[] = [];
    const batches = this.#batches.filter((batch) => batch !== undefined);
    const isSaved = save && this.#options.checkpoints.folder !== undefined;
    for (const batch of isSaved ? batches : []) {
      if (batch.name === '') continue;
      try {
        saved.push(await (await batch.save()).done);
      } catch (error) {
        lost.push({ name: batch.name, reason: error instanceof Error ? error.message : String(error) });
      }
    }
    await this.#saved;
    const faults = await closeParts([
      ...batches.map((batch) => ({ name: `brain ${batch.name}`, close: () => batch.close() })),
      { name: 'device', close: () => this.#device?.close() },
    ]);
    return { saved, lost, faults };
  }
}
