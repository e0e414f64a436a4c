/**
 * The host's end of the mailbox: posts commands, reads completions and health, and asks the kernel to stop or abort. It
 * owns no memory and no policy: the page is given (mapped host memory, or any buffer in tests), and when to post, wait or
 * give up is the executor's business. machine.ts is the model in which this order of stores and loads was checked.
 */
import { FieldbrainError } from '../../../kernel/errors.js';
import {
  cellCount,
  commandCells,
  commandSlots,
  completionWords,
  controlWords,
  healthWords,
  kernelState,
  mailboxBytes,
  mailboxLines,
  mailboxWords,
  mostStamps,
  slotWords,
  stampStride,
  stampWords,
  stepEnds,
} from './mailbox-layout.js';

export interface Command {
  /** An opcode, with flags above its 16 bits. */
  readonly operation: number;
  readonly steps: number;
  readonly argument: number;
  readonly budgetUs: number;
}

export interface Completion {
  readonly status: number;
  readonly information: number;
  readonly stepsDone: number;
  readonly stageReached: number;
  readonly startNs: bigint;
  readonly endNs: bigint;
}

export interface Health {
  readonly state: number;
  readonly reason: number;
  /** Which launch speaks. */
  readonly launch: number;
  readonly versionLow: number;
  readonly versionHigh: number;
  readonly heartbeat: number;
}

const cells = [commandCells.operation, commandCells.steps, commandCells.argument, commandCells.budgetUs] as const;
/** How far the abort word may fall behind the newest command. */
const abortDistance = 2 ** 28;
const { command: commandLine, control, completion: completionLine, health: healthLine } = mailboxLines;

export class HostMailbox {
  private readonly words: Int32Array;
  private readonly longs: BigUint64Array;
  private lastPosted = 0;
  private lastDone = 0;
  /** 1 for a slot whose last command was not taken yet. */
  private readonly owed = new Uint8Array(commandSlots);
  /** Completions that were not taken before their slot was needed again. */
  private readonly kept = new Map<number, Completion>();
  private launch = 0;

  /** A page of at least `mailboxBytes`, all zero before the first launch; `last` is the number before the first command. */
  constructor(page: ArrayBufferLike, byteOffset = 0, last = 0) {
    this.words = new Int32Array(page, byteOffset, mailboxWords);
    this.longs = new BigUint64Array(page, byteOffset, mailboxBytes / 8);
    this.lastPosted = last | 0;
    this.lastDone = last | 0;
    this.keepAbortBehind(last | 0);
  }

  /** What the leader noted while the last stamped command ran, up to its end; to be read once that is complete. */
  stamps(): { readonly stage: number; readonly ns: bigint }[] {
    const found: { stage: number; ns: bigint }[] = [];
    for (let number = 0; number < mostStamps; number += 1) {
      const at = mailboxLines.stamps + number * stampStride;
      const stage = this.words[at + stampWords.stage] >>> 0;
      found.push({ stage, ns: this.longs[(at + stampWords.ns) / 2] });
      if (stage === stepEnds) break;
    }
    return found;
  }

  /** The number of the newest command, 0 before the first. */
  get posted(): number {
    return this.lastPosted >>> 0;
  }

  /**
   * The newest command that is complete, and all before it: where a relaunched kernel goes on. It does not matter whether
   * anybody has taken them, or in which order: what was done must not be done again.
   */
  get done(): number {
    return this.advance() >>> 0;
  }

  /** Whether a slot is free: fewer than `commandSlots` commands are not complete. */
  get ready(): boolean {
    return ((this.lastPosted - this.advance()) | 0) < commandSlots;
  }

  /**
   * Posts a command whose inputs are already in memory and gives its number. Words first, sequence numbers last: what
   * the kernel sees under the new number is whole.
   */
  post(operation: number, steps: number, argument: number, budgetUs: number): number {
    const sequence = (this.lastPosted + 1) | 0;
    this.freeSlot(sequence);
    if ((sequence & (abortDistance - 1)) === 0) this.keepAbortBehind(sequence);
    const at = commandLine + (sequence & (commandSlots - 1)) * slotWords;
    const { words } = this;
    words[at + cells[0] + 1] = operation;
    words[at + cells[1] + 1] = steps;
    words[at + cells[2] + 1] = argument;
    words[at + cells[3] + 1] = budgetUs;
    for (let cell = 0; cell < cellCount; cell += 1) Atomics.store(words, at + 2 * cell, sequence);
    this.lastPosted = sequence;
    return sequence >>> 0;
  }

  /** Numbers wrap: an abort of long ago must not come to lie ahead of new commands. */
  private keepAbortBehind(sequence: number): void {
    const at = control + controlWords.abort;
    const oldest = (sequence - abortDistance) | 0;
    if (((Atomics.load(this.words, at) - oldest) | 0) < 0 || ((Atomics.load(this.words, at) - sequence) | 0) > 0)
      Atomics.store(this.words, at, oldest);
  }

  /** Whether the command with this number is complete; its outputs may be read from then on. */
  isComplete(sequence: number): boolean {
    const cell = Atomics.load(this.words, completionAt(sequence) + completionWords.sequence);
    return cell === (sequence | 0) || this.kept.has(sequence | 0);
  }

  /** The status of a complete command, in any order and once each. */
  take(sequence: number): number {
    if (((sequence - this.lastDone) | 0) > 0) this.lastDone = sequence | 0;
    const kept = this.kept.size === 0 ? undefined : this.kept.get(sequence | 0);
    if (kept !== undefined) {
      this.kept.delete(sequence | 0);
      return kept.status;
    }
    this.owed[sequence & (commandSlots - 1)] = 0;
    return this.words[completionAt(sequence) + completionWords.status] & 0xff;
  }

  /** All that the kernel said of a complete command that was not taken yet. */
  completion(sequence: number): Completion {
    return this.kept.get(sequence | 0) ?? this.readCompletion(sequence);
  }

  private readCompletion(sequence: number): Completion {
    const at = completionAt(sequence);
    const status = this.words[at + completionWords.status];
    return {
      status: status & 0xff,
      information: status >>> 8,
      stepsDone: this.words[at + completionWords.stepsDone] >>> 0,
      stageReached: this.words[at + completionWords.stageReached] >>> 0,
      startNs: this.longs[(at + completionWords.startNs) / 2],
      endNs: this.longs[(at + completionWords.endNs) / 2],
    };
  }

  /** Commands are completed in the order of their numbers, so the newest is found from the last one known. */
  private advance(): number {
    while (this.lastDone !== this.lastPosted) {
      const next = (this.lastDone + 1) | 0;
      if (Atomics.load(this.words, completionAt(next) + completionWords.sequence) !== next) break;
      this.lastDone = next;
    }
    return this.lastDone;
  }

  /** What the slot's last command left and nobody has taken is kept on the host; one that still runs refuses the slot. */
  private freeSlot(sequence: number): void {
    const slot = sequence & (commandSlots - 1);
    if (this.owed[slot] === 1) {
      const before = (sequence - commandSlots) | 0;
      if (!this.ready)
        throw new FieldbrainError(
          'usage',
          `mailbox: no free slot (got ${commandSlots + 1} commands under way, expected at most ${commandSlots}). Wait for one to complete.`,
        );
      this.kept.set(before, this.readCompletion(before));
    }
    this.owed[slot] = 1;
  }

  health(): Health {
    const state = Atomics.load(this.words, healthLine + healthWords.state);
    const word = (offset: number): number => this.words[healthLine + offset] >>> 0;
    return {
      state: state & 0xff,
      reason: (state >>> 8) & 0xff,
      launch: state >>> 16,
      versionLow: word(healthWords.versionLow),
      versionHigh: word(healthWords.versionHigh),
      heartbeat: Atomics.load(this.words, healthLine + healthWords.heartbeat) >>> 0,
    };
  }

  /** Whether the newest launch has begun; its version can be read from then on. */
  get begun(): boolean {
    return this.launch > 0 && Atomics.load(this.words, healthLine + healthWords.state) >>> 16 === this.launch;
  }

  /** True once the newest launch has said that it ends: look for completions once more, and they are final. */
  get exited(): boolean {
    const state = Atomics.load(this.words, healthLine + healthWords.state);
    return state >>> 16 === this.launch && (state & 0xff) === kernelState.exited;
  }

  /** Aborts every command up to this number. */
  abort(sequence: number): void {
    Atomics.store(this.words, control + controlWords.abort, sequence | 0);
  }

  stop(): void {
    Atomics.store(this.words, control + controlWords.stop, 1);
  }

  renewLease(): void {
    Atomics.add(this.words, control + controlWords.leaseEpoch, 1);
  }

  /**
   * Before each launch, when none is alive: clears stop, sets the limits and gives the launch's number. Give it and
   * `done`, the last command done, to the kernel; a command that was posted but not begun stays in its slot and is the
   * first of the new launch.
   */
  beginLaunch(leaseMs: number, idleMs: number): number {
    const { words } = this;
    Atomics.store(words, control + controlWords.stop, 0);
    Atomics.store(words, control + controlWords.leaseMs, leaseMs);
    Atomics.store(words, control + controlWords.idleMs, idleMs);
    this.launch = this.launch === 0xffff ? 1 : this.launch + 1;
    return this.launch;
  }
}

function completionAt(sequence: number): number {
  return completionLine + (sequence & (commandSlots - 1)) * slotWords;
}
