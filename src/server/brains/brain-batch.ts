/**
 * A batch: the brains of one session on the device, with their checkpoints. Steps and everything else happen one after the
 * other; a snapshot is copied between two cycles and written by another thread, so a robot feels the copy only.
 */
import {
  type BrainOptions,
  createBrain,
  type FieldBrain,
  type ParameterName,
  parameterNames,
  type SlotSnapshot,
} from '../../brain/index.js';
import type { Device } from '../../device/device.js';
import { FieldbrainError } from '../../kernel/errors.js';
import { episodeEnd } from '../../robot/index.js';
import { loadNewest, snapshotOf, wantedConfiguration } from '../../store/index.js';
import type { FieldPoke } from '../live-command.js';
import type { CheckpointWriter } from './checkpoint-writer.js';
import { pictureOf, pokeField } from './field-picture.js';
import type {
  BatchOptions,
  Beginning,
  FieldAnswer,
  Opened,
  Request,
  Saved,
  StepAnswer,
  StepInputs,
} from './messages.js';
import { findNotFinite, type PackedStates, packStates } from './packed-state.js';
import type { Painter } from './painter.js';
import { pooledGroups } from './pooled-groups.js';
import { putBack } from './put-back.js';
import { resetBrain } from './reset-brain.js';
import type { InTurn } from './turns.js';

export class BrainBatch {
  readonly #options: BatchOptions;
  readonly #writer: CheckpointWriter;
  #brain!: FieldBrain;
  #isSync = false;
  /** The checkpoint's name; '' while nobody lives here. */
  name = '';
  #cyclesSince = 0;
  #checkpointMs: number;
  #recoveryMs: number;
  #cycle = 0;
  /** The mark of the last reset or load of each slot. */
  #changes: Readonly<Record<string, string>> = {};
  /** Brains as they were before the last drive of a person who taught them, by slot. */
  readonly #kept = new Map<number, SlotSnapshot>();
  #bornParameters: Readonly<Record<string, number>> = {};
  /** Groups of channels as the last step left them, where it was asked for, and where they are read to. */
  #groups: Float32Array | undefined;
  #means: Float32Array | undefined;

  private constructor(options: BatchOptions, writer: CheckpointWriter) {
    this.#options = options;
    this.#writer = writer;
    this.#checkpointMs = performance.now();
    this.#recoveryMs = this.#checkpointMs;
  }

  static async create(
    options: BatchOptions,
    device: Device,
    writer: CheckpointWriter,
    onProgress?: BrainOptions['onProgress'],
  ): Promise<BrainBatch> {
    const batch = new BrainBatch(options, writer);
    batch.#brain = await createBrain({
      ...options.brain,
      ...(onProgress && { onProgress }),
      brains: options.width,
      device,
    });
    batch.#isSync = device.description.capabilities.sync;
    [batch.#bornParameters] = batch.#parameters();
    return batch;
  }

  get brain(): FieldBrain {
    return this.#brain;
  }

  /** Gives the batch to the brain of this name. A file that cannot be used is passed over, and told. */
  async open({ name, beginning, newest }: Extract<Request, { kind: 'open' }>, inTurn: InTurn): Promise<Opened> {
    const { folder, recoveryFolder } = this.#options.checkpoints;
    // Until its brain is here nobody lives here: what cannot be opened must not be saved over either.
    this.name = '';
    this.#kept.clear();
    const folders = [
      ...(beginning === 'recovery' ? [recoveryFolder] : []),
      ...(beginning !== 'newborn' && folder !== undefined ? [folder] : []),
    ];
    if (newest === 'checkpoint') folders.reverse();
    const refused: Opened['refused'][number][] = [];
    let failure: FieldbrainError | undefined;
    for (const one of folders) {
      const purpose = one === recoveryFolder ? 'recovery' : 'checkpoint';
      try {
        const opened = await this.#restore(one, name, purpose, inTurn);
        if (opened === undefined) continue;
        this.name = name;
        return { ...opened, refused: [...refused, ...opened.refused] };
      } catch (error) {
        if (!(error instanceof FieldbrainError) || error.code !== 'file-invalid') throw error;
        refused.push({ file: one, reason: error.message });
        if (purpose === 'checkpoint') failure = error;
      }
    }
    if (failure !== undefined) throw failure;
    await inTurn(async () => {
      await this.#brain.reset();
      // What an operator set was meant for the robot before.
      for (const [parameter, value] of Object.entries(this.#bornParameters))
        await this.#brain.set(parameter as ParameterName, value);
    });
    this.#cycle = 0;
    this.#changes = {};
    this.#begin();
    this.name = name;
    return { beginning: 'newborn', cycle: 0, refused, parameters: this.#parameters() };
  }

  async load({ name, change }: Extract<Request, { kind: 'load' }>, inTurn: InTurn): Promise<Opened> {
    const { folder } = this.#options.checkpoints;
    const opened = folder === undefined ? undefined : await this.#restore(folder, name, 'checkpoint', inTurn);
    if (opened === undefined)
      throw new FieldbrainError(
        'file-invalid',
        `load: no checkpoint of ${name} (expected one in the checkpoint folder). Save one first.`,
        { from: name },
      );
    this.#changes = change === undefined ? {} : { 0: change };
    this.#kept.clear();
    return opened;
  }

  async step({ sensors, rewards, demonstrations, ends }: StepInputs): Promise<StepAnswer> {
    const start = performance.now();
    const brain = this.#brain;
    const groups = this.#groups;
    this.#groups = undefined;
    const outcomes = {
      rewards,
      demonstrations,
      ...(ends === undefined
        ? {}
        : {
            terminated: ends.map((end) => end & episodeEnd.terminated),
            truncated: ends.map((end) => end & episodeEnd.truncated),
          }),
    };
    const cycle = this.#isSync
      ? brain.processBatchSync(sensors, outcomes)
      : await brain.processBatch(sensors, outcomes);
    const { motors } = cycle;
    const states = packStates(cycle.states);
    checkFinite(motors, states);
    this.#cyclesSince += 1;
    this.#cycle = brain.underlying.session.cycle;
    const { launches, uploads, downloads, allocations } = brain.counters();
    const tookMs = performance.now() - start;
    const { user, system } = process.cpuUsage();
    const processorMs = (user + system) / 1000;
    return {
      cycle: this.#cycle,
      motors,
      states,
      ...(groups === undefined ? {} : { groups }),
      tookMs,
      processorMs,
      launches,
      transfers: uploads + downloads,
      allocations,
    };
  }

  /** Looks at the groups of channels, after the answer has gone; the next one has them. */
  async measureGroups(): Promise<void> {
    this.#means = await this.#brain.read('means', this.#means);
    this.#groups = pooledGroups(this.#means, this.#options.width);
  }

  /** Takes a snapshot where one is due, after the answer has gone; `tell` gets the promise of its file. */
  async saveWhereDue(tell: (saved: Promise<Saved>) => void): Promise<void> {
    // A disk that is too slow for the pace gets fewer snapshots, not a queue of them.
    if (this.name === '' || this.#writer.pending > 1) return;
    const { folder, everyCycles, everyMs, recoveryMs } = this.#options.checkpoints;
    const now = performance.now();
    const isDue = this.#cyclesSince >= everyCycles || (this.#cyclesSince > 0 && now - this.#checkpointMs >= everyMs);
    if (folder !== undefined && isDue) tell((await this.#write('checkpoint', folder)).done);
    else if (recoveryMs > 0 && this.#cyclesSince > 0 && now - this.#recoveryMs >= recoveryMs)
      tell((await this.#write('recovery', this.#options.checkpoints.recoveryFolder)).done);
  }

  /** A checkpoint of now: the snapshot is taken, `done` gives where it went. */
  async save(): Promise<{ readonly done: Promise<Saved> }> {
    const { folder } = this.#options.checkpoints;
    if (folder === undefined)
      throw new FieldbrainError('usage', 'save: no checkpoint folder (expected one). Start with --checkpoint-dir.');
    return this.#write('checkpoint', folder);
  }

  async set(slot: number, parameter: string, value: number): Promise<void> {
    await this.#brain.set(parameter as ParameterName, value, slot);
  }

  async reset({ slot, seed, change }: Extract<Request, { kind: 'reset' }>): Promise<void> {
    await resetBrain(this.#brain, slot, seed);
    this.#kept.delete(slot);
    if (change !== undefined) this.#changes = { ...this.#changes, [slot]: change };
  }

  async keep(slot: number): Promise<void> {
    this.#kept.set(slot, await this.#brain.exportSlot(slot));
  }

  async undo(slot: number): Promise<void> {
    const kept = this.#kept.get(slot);
    if (kept === undefined)
      throw new FieldbrainError('usage', 'undoDrive: the brain of before is gone (expected one that was kept).');
    this.#kept.delete(slot);
    await putBack(this.#brain, slot, kept);
    // A loss from now on must not bring back what was undone.
    this.#recoveryMs = Number.NEGATIVE_INFINITY;
  }

  field(painter: Painter, wish: Extract<Request, { kind: 'field' }>): Promise<FieldAnswer> {
    return pictureOf(this.#brain, painter, wish);
  }

  poke(slot: number, poke: FieldPoke): Promise<void> {
    return pokeField(this.#brain, slot, poke);
  }

  close(): Promise<void> {
    return this.#brain.close();
  }

  async #restore(folder: string, name: string, beginning: Beginning, inTurn: InTurn): Promise<Opened | undefined> {
    const found = await loadNewest(folder, name, wantedConfiguration(this.#brain.configuration), (checkpoint) =>
      inTurn(() => this.#brain.load(snapshotOf(checkpoint))),
    );
    if (found === undefined) return undefined;
    this.#changes = readChanges(found.checkpoint.metadata.changes);
    this.#cycle = found.checkpoint.cycle;
    this.#begin();
    const { file, refused } = found;
    return { beginning, cycle: this.#cycle, file, refused, parameters: this.#parameters(), changes: this.#changes };
  }

  #begin(): void {
    this.#cyclesSince = 0;
    this.#checkpointMs = performance.now();
    // A brain that is lost before its first snapshot would fall back further than it should: take one soon.
    this.#recoveryMs = this.#checkpointMs - this.#options.checkpoints.recoveryMs + 1000;
  }

  #parameters(): Record<string, number>[] {
    return Array.from({ length: this.#options.width }, (_, slot) =>
      Object.fromEntries(parameterNames.map((parameter) => [parameter, this.#brain.get(parameter, slot)])),
    );
  }

  async #write(purpose: Saved['purpose'], folder: string): Promise<{ readonly done: Promise<Saved> }> {
    const start = performance.now();
    const snapshot = await this.#brain.save();
    this.#recoveryMs = start;
    if (purpose === 'checkpoint') {
      this.#cyclesSince = 0;
      this.#checkpointMs = start;
    }
    const generations = purpose === 'recovery' ? 2 : this.#options.checkpoints.generations;
    const pauseMs = performance.now() - start;
    const changes = JSON.stringify(this.#changes);
    const job = { snapshot, folder, name: this.name, generations, purpose, pauseMs, changes };
    return { done: this.#writer.write(job) };
  }
}

/** Marks out of a checkpoint; none where another program wrote it. */
function readChanges(text: string | undefined): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function checkFinite(motors: Float32Array, states: PackedStates): void {
  const bad = motors.findIndex((value) => !Number.isFinite(value));
  if (bad >= 0) throw notFinite(`motor ${bad}`, motors[bad]);
  const wrong = findNotFinite(states);
  if (wrong !== undefined) throw notFinite(wrong.name, wrong.value);
}

function notFinite(what: string, value: number): FieldbrainError {
  return new FieldbrainError('device-lost', `cycle: ${what} is not finite (got ${value}). The brain goes back.`);
}
