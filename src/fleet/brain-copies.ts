/** The copies that a worker holds of other workers' brains, as their owners tell them. What is not told of for a minute is given up. */
import type { Msg } from '@nats-io/transport-node';
import { BrainCopy } from './brain-copy.js';
import type { BrainStore } from './brain-store.js';
import type { FleetBus } from './bus.js';
import { readToldSteps, tellAgainMs } from './follower-link.js';
import { type BaseMessage, baseMessage, type CopiedMessage, parseMessage } from './messages.js';
import { textOfToken } from './names.js';

const silentMs = 6 * tellAgainMs;
/** Owners hear this often what their standbys hold: well before they would take them for lost. */
const answerMs = 200;

interface Entry {
  readonly copy: BrainCopy;
  heardMs: number;
  answeredMs: number;
  readonly waiting: Set<() => void>;
}

export class BrainCopies {
  readonly #brains: BrainStore;
  readonly #most: number;
  readonly #entries = new Map<string, Entry>();

  /** At most this many: others are not taken. */
  constructor(brains: BrainStore, most: number) {
    this.#brains = brains;
    this.#most = most;
  }

  /** Hears what is told to the worker of this name. Gives what ends it. */
  hear(bus: FleetBus, name: string): readonly (() => void)[] {
    const robotOf = (subject: string): string | undefined => textOfToken(subject.split('.').at(-1) ?? '');
    return [
      bus.subscribe(bus.names.base(name, '*'), (message) => {
        const told = parseMessage(baseMessage, message.string());
        const robot = robotOf(message.subject);
        if (robot !== undefined && told !== undefined) void this.#base(robot, told);
      }),
      bus.subscribe(bus.names.steps(name, '*'), (message) => {
        const { subject, data } = message;
        const told = readToldSteps(data);
        const robot = robotOf(subject);
        if (robot === undefined || told === undefined) return;
        const entry = this.#entry(robot);
        entry?.copy.add(told, told.steps);
        this.look(robot);
        if (entry !== undefined && message.reply) this.#answer(robot, entry, name, message);
      }),
    ];
  }

  of(robot: string): BrainCopy | undefined {
    return this.#entries.get(robot)?.copy;
  }

  get count(): number {
    return this.#entries.size;
  }

  /** Resolves once it holds of a robot's copy; false where that takes too long. */
  async comesTo(robot: string, holds: (copy: BrainCopy) => boolean, timeoutMs: number): Promise<boolean> {
    const entry = this.#entry(robot);
    if (entry === undefined) return false;
    if (holds(entry.copy)) return true;
    return new Promise((resolve) => {
      const end = (held: boolean): void => {
        clearTimeout(timer);
        entry.waiting.delete(look);
        resolve(held);
      };
      const look = (): void => {
        if (holds(entry.copy)) end(true);
      };
      const timer = setTimeout(() => end(false), timeoutMs);
      entry.waiting.add(look);
    });
  }

  /** Those that wait for a robot's copy look at it again. */
  look(robot: string): void {
    for (const look of [...(this.#entries.get(robot)?.waiting ?? [])]) look();
  }

  forget(robot: string): void {
    this.#entries.delete(robot);
  }

  sweep(nowMs: number): void {
    for (const [robot, { heardMs }] of this.#entries) if (nowMs - heardMs > silentMs) this.#entries.delete(robot);
  }

  async #base(robot: string, { base, ...line }: BaseMessage): Promise<void> {
    const entry = this.#entry(robot);
    if (entry === undefined) return;
    const { copy } = entry;
    const content = copy.base?.hash === base.hash ? copy.base.content : await this.#brains.read(robot, base);
    // One that cannot be read is told again.
    if (content !== undefined) copy.begin(line, base, content);
    this.look(robot);
  }

  #entry(robot: string): Entry | undefined {
    let entry = this.#entries.get(robot);
    if (entry === undefined && this.#entries.size >= this.#most) return undefined;
    entry ??= { copy: new BrainCopy(), heardMs: 0, answeredMs: 0, waiting: new Set() };
    entry.heardMs = performance.now();
    this.#entries.set(robot, entry);
    return entry;
  }

  /** Says to the owner what is held here, not for every step. */
  #answer(robot: string, entry: Entry, worker: string, message: Msg): void {
    const { line, end } = entry.copy;
    if (line === undefined || performance.now() - entry.answeredMs < answerMs) return;
    entry.answeredMs = performance.now();
    const told: CopiedMessage = { robot, worker, line, end };
    message.respond(JSON.stringify(told));
  }
}
