/**
 * A pen: the brains of one session on the device, with their checkpoints. Steps and everything else happen one after the
 * other; a snapshot is copied between two cycles and written by another thread, so a robot feels the copy only.
 */
import { createBrain, type FieldBrain, type Knob, knobNames } from '../../brain/index.js';
import type { Device } from '../../device/device.js';
import { FieldbrainError } from '../../kernel/errors.js';
import { loadNewest, snapshotOf, wantedConfiguration } from '../../store/index.js';
import type { FieldPoke } from '../telemetry.js';
import type { CheckpointWriter } from './checkpoint-writer.js';
import { pictureOf, pokeField } from './field-picture.js';
import type { Beginning, FieldAnswer, Opened, PenOptions, Request, Saved, StepAnswer } from './messages.js';
import { findNotFinite, packStates } from './packed-state.js';
import type { Painter } from './painter.js';
import { resetBrain } from './reset-brain.js';

export class Pen {
  readonly #options: PenOptions;
  readonly #writer: CheckpointWriter;
  #brain!: FieldBrain;
  #isSync = false;
  /** The checkpoint's name; '' while nobody lives here. */
  name = '';
  #cyclesSince = 0;
  #checkpointMs: number;
  #recoveryMs: number;
  #cycle = 0;

  private constructor(options: PenOptions, writer: CheckpointWriter) {
    this.#options = options;
    this.#writer = writer;
    this.#checkpointMs = performance.now();
    this.#recoveryMs = this.#checkpointMs;
  }

  static async create(options: PenOptions, device: Device, writer: CheckpointWriter): Promise<Pen> {
    const pen = new Pen(options, writer);
    pen.#brain = await createBrain({ ...options.brain, brains: options.width, device });
    pen.#isSync = device.description.capabilities.sync;
    return pen;
  }

  get brain(): FieldBrain {
    return this.#brain;
  }

  /** Gives the pen to the brain of this name. A file that cannot be used is passed over, and told. */
  async open(name: string, beginning: Beginning): Promise<Opened> {
    const { folder, recoveryFolder } = this.#options.checkpoints;
    // Until its brain is here nobody lives here: what cannot be opened must not be saved over either.
    this.name = '';
    const folders = [
      ...(beginning === 'recovery' ? [recoveryFolder] : []),
      ...(beginning !== 'newborn' && folder !== undefined ? [folder] : []),
    ];
    for (const one of folders) {
      const opened = await this.#restore(one, name, one === recoveryFolder ? 'recovery' : 'checkpoint');
      if (opened === undefined) continue;
      this.name = name;
      return opened;
    }
    await this.#brain.reset();
    this.#cycle = 0;
    this.#begin();
    this.name = name;
    return { beginning: 'newborn', cycle: 0, refused: [], knobs: this.#knobs() };
  }

  async load(from: string): Promise<Opened> {
    const { folder } = this.#options.checkpoints;
    const opened = folder === undefined ? undefined : await this.#restore(folder, from, 'checkpoint');
    if (opened !== undefined) return opened;
    throw new FieldbrainError(
      'file-invalid',
      `load: no checkpoint of ${from} (expected one in the checkpoint folder). Save one first.`,
      { from },
    );
  }

  async step(sensors: Float32Array, rewards: Float32Array, lessons?: Float32Array): Promise<StepAnswer> {
    const start = performance.now();
    const brain = this.#brain;
    const cycle = this.#isSync
      ? brain.processBatchSync(sensors, { rewards, demonstrations: lessons })
      : await brain.processBatch(sensors, { rewards, demonstrations: lessons });
    const { motors } = cycle;
    const states = packStates(cycle.states);
    checkFinite(motors, states);
    this.#cyclesSince += 1;
    this.#cycle = brain.underlying.session.cycle;
    const { launches, uploads, downloads, allocations } = brain.counters();
    const tookMs = performance.now() - start;
    const { user, system } = process.cpuUsage();
    const processorMs = (user + system) / 1000;
    return { motors, states, tookMs, processorMs, launches, transfers: uploads + downloads, allocations };
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

  /** A checkpoint now, and where it went. */
  async save(): Promise<Saved> {
    const { folder } = this.#options.checkpoints;
    if (folder === undefined)
      throw new FieldbrainError('usage', 'save: no checkpoint folder (expected one). Start with --checkpoint-dir.');
    return (await this.#write('checkpoint', folder)).done;
  }

  async set(slot: number, knob: string, value: number): Promise<void> {
    await this.#brain.set(knob as Knob, value, slot);
  }

  async reset(slot: number, seed?: number): Promise<void> {
    await resetBrain(this.#brain, slot, seed);
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

  async #restore(folder: string, name: string, beginning: Beginning): Promise<Opened | undefined> {
    const found = await loadNewest(folder, name, wantedConfiguration(this.#brain.configuration));
    if (found === undefined) return undefined;
    await this.#brain.load(snapshotOf(found.checkpoint));
    this.#cycle = found.checkpoint.cycle;
    this.#begin();
    const { file, refused } = found;
    return { beginning, cycle: this.#cycle, file, refused, knobs: this.#knobs() };
  }

  #begin(): void {
    this.#cyclesSince = 0;
    this.#checkpointMs = performance.now();
    // A brain that is lost before its first snapshot would fall back further than it should: take one soon.
    this.#recoveryMs = this.#checkpointMs - this.#options.checkpoints.recoveryMs + 1000;
  }

  #knobs(): Record<string, number> {
    return Object.fromEntries(knobNames.map((knob) => [knob, this.#brain.get(knob)]));
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
    const job = { snapshot, folder, name: this.name, generations, purpose, pauseMs };
    return { done: this.#writer.write(job) };
  }
}

function checkFinite(motors: Float32Array, states: Float64Array): void {
  const bad = motors.findIndex((value) => !Number.isFinite(value));
  if (bad >= 0) throw notFinite(`motor ${bad}`, motors[bad]);
  const wrong = findNotFinite(states);
  if (wrong !== undefined) throw notFinite(wrong.name, wrong.value);
}

function notFinite(what: string, value: number): FieldbrainError {
  return new FieldbrainError('device-lost', `cycle: ${what} is not finite (got ${value}). The brain goes back.`);
}
