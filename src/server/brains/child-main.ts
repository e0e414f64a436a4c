/**
 * The brain child's side: makes the pens of one kind of robot on one device, serves the requests of its parent in turn,
 * and saves between cycles.
 */
import process from 'node:process';
import { chooseBrainDevice } from '../../brain/choose.js';
import { stageTimes } from '../../brain/stage-times.js';
import { type Reply, sendableError } from '../../device/child/messages.js';
import { serveParent } from '../../device/child/serve.js';
import type { Device } from '../../device/device.js';
import { cyclesToSettle, otherThreads, serveQuietly, settle } from '../background.js';
import { closeParts } from '../closing.js';
import { placeApart } from '../placement.js';
import { goFirst } from '../precedence.js';
import { CheckpointWriter } from './checkpoint-writer.js';
import type { Answers, Closed, Note, PenOptions, Request, Saved, Told } from './messages.js';
import { Painter } from './painter.js';
import { Pen } from './pen.js';
import { serveInTurns } from './turns.js';

export function serveBrains(): void {
  const background = otherThreads();
  let cycles = 0;
  const turns = serveInTurns(
    async ({ number, request }) => {
      try {
        const answer = await served.perform(request);
        // Until here Node compiles as it likes; from now on cycles go first.
        if (request.kind === 'prepare') serveQuietly(background);
        channel.send({ number, answer });
        if (request.kind === 'step') {
          cycles += 1;
          if (cycles === cyclesToSettle) settle();
          await served.saveWhereDue(request.pen);
        }
        if (request.kind === 'close') channel.finish();
      } catch (error) {
        channel.send({ number, error: sendableError(error) });
      }
    },
    ({ number }) => channel.send({ begun: number }),
  );
  const channel = serveParent<Request, Reply | Told>((envelope) => turns.push(envelope));
  const served = new BrainChild((note) => channel.send({ note }));
}

class BrainChild {
  readonly #note: (note: Note) => void;
  readonly #writer = new CheckpointWriter();
  readonly #painter = new Painter();
  readonly #pens: Pen[] = [];
  #options!: PenOptions;
  #device!: Device;

  constructor(note: (note: Note) => void) {
    this.#note = note;
  }

  async perform(request: Request): Promise<Answers[keyof Answers]> {
    switch (request.kind) {
      case 'prepare': {
        this.#options = request.options;
        this.#device = (await chooseBrainDevice(request.options.brain)).device;
        for (let pen = 0; pen < request.pens; pen += 1) await this.#pen(pen);
        const { brain } = await this.#pen(0);
        const { apart, first } = request.options;
        const threads = [process.pid, ...(this.#device.threadNumbers ?? [])];
        const cores = apart ? placeApart(threads) : [];
        const goesFirst = first && goFirst(threads);
        return { description: brain.describe(), stages: await stageTimes(brain), cores, goesFirst };
      }
      case 'open':
        return (await this.#pen(request.pen)).open(request);
      case 'step':
        return (await this.#pen(request.pen)).step(request.sensors, request.rewards, request.lessons);
      case 'knob':
        await (await this.#pen(request.pen)).set(request.slot, request.knob, request.value);
        return {};
      case 'reset':
        await (await this.#pen(request.pen)).reset(request);
        return {};
      case 'save':
        return (await this.#pen(request.pen)).save();
      case 'load':
        return (await this.#pen(request.pen)).load(request);
      case 'field':
        return (await this.#pen(request.pen)).field(this.#painter, request);
      case 'read':
        return (await this.#pen(request.pen)).brain.read(request.what);
      case 'snapshot':
        return (await this.#pen(request.pen)).brain.save();
      case 'restore':
        await (await this.#pen(request.pen)).brain.load(request.snapshot);
        return {};
      case 'poke':
        await (await this.#pen(request.pen)).poke(request.slot, request.poke);
        return {};
      case 'close':
        return this.#close(request.save);
      default:
        return request satisfies never;
    }
  }

  /** A snapshot that fails is told and costs nothing else. */
  async saveWhereDue(pen: number): Promise<void> {
    const found = this.#pens[pen];
    await found?.saveWhereDue((saved) => this.#tell(found.name, saved));
  }

  #tell(name: string, saved: Promise<Saved>): void {
    saved.then(
      (done) => this.#note({ kind: 'saved', saved: done }),
      (error: unknown) => this.#note({ kind: 'save failed', name, reason: String(error) }),
    );
  }

  async #pen(index: number): Promise<Pen> {
    this.#pens[index] ??= await Pen.create(this.#options, this.#device, this.#writer);
    return this.#pens[index];
  }

  /** Every brain is saved that can be, and everything is closed: one that fails costs nothing else. */
  async #close(save: boolean): Promise<Closed> {
    const saved: Saved[] = [];
    const lost: { name: string; reason: string }[] = [];
    const pens = this.#pens.filter((pen) => pen !== undefined);
    const isSaved = save && this.#options.checkpoints.folder !== undefined;
    for (const pen of isSaved ? pens : []) {
      if (pen.name === '') continue;
      try {
        saved.push(await pen.save());
      } catch (error) {
        lost.push({ name: pen.name, reason: error instanceof Error ? error.message : String(error) });
      }
    }
    const faults = await closeParts([
      ...pens.map((pen) => ({ name: `brain ${pen.name}`, close: () => pen.close() })),
      { name: 'device', close: () => this.#device?.close() },
    ]);
    return { saved, lost, faults };
  }
}
