/** The page that host and kernel share: its layout, the host's end of it, and both ends at once on two real threads. */
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { HostMailbox } from './mailbox.js';
import {
  commandCells,
  commandSlots,
  completionStatus,
  completionWords,
  controlWords,
  exitReason,
  healthWords,
  kernelState,
  lineBytes,
  mailboxBytes,
  mailboxLines,
  mailboxWords,
  mostStamps,
  opcodes,
  slotWords,
  stampStride,
  stampWords,
  stepBegins,
  stepEnds,
  versionOf,
} from './mailbox-layout.js';

const { command, control, completion, health, stamps } = mailboxLines;

/** The kernel's end, written from the layout alone. */
class Kernel {
  readonly words: Int32Array;
  last = 0;

  constructor(page: ArrayBufferLike) {
    this.words = new Int32Array(page);
  }

  poll(): number[] | undefined {
    const awaited = (this.last + 1) | 0;
    const at = command + (awaited & (commandSlots - 1)) * slotWords;
    const cells = Object.values(commandCells);
    if (cells.some((cell) => this.words[at + cell] !== awaited)) return undefined;
    return cells.map((cell) => this.words[at + cell + 1]);
  }

  complete(status: number): void {
    this.last = (this.last + 1) | 0;
    const at = completion + (this.last & (commandSlots - 1)) * slotWords;
    this.words[at + completionWords.status] = status;
    Atomics.store(this.words, at + completionWords.sequence, this.last);
  }

  say(launch: number, state: number, reason: number = exitReason.none): void {
    this.words[health + healthWords.state] = state | (reason << 8) | (launch << 16);
  }

  aborts(sequence: number): boolean {
    return ((this.words[control + controlWords.abort] - sequence) | 0) >= 0;
  }
}

function pair(last = 0): { host: HostMailbox; kernel: Kernel } {
  const page = new ArrayBuffer(mailboxBytes);
  const kernel = new Kernel(page);
  kernel.last = last | 0;
  return { host: new HostMailbox(page, 0, last), kernel };
}

describe('the layout', () => {
  it('gives every line one writer and every cell one aligned 8-byte place', () => {
    for (const word of Object.values(mailboxLines)) expect((word * 4) % lineBytes).toBe(0);
    const ends = [control, completion, health, stamps, mailboxWords];
    const ring = commandSlots * slotWords;
    expect(ends.map((end, i) => end - Object.values(mailboxLines)[i])).toEqual([
      ring,
      lineBytes / 4,
      ring,
      lineBytes / 4,
      mostStamps * stampStride,
    ]);
    expect((slotWords * 4) % 32).toBe(0);
    expect(Math.log2(commandSlots) % 1).toBe(0);
    for (const cell of Object.values(commandCells)) expect(cell % 2).toBe(0);
    expect([completionWords.sequence, completionWords.status]).toEqual([0, 1]);
    expect([completionWords.startNs % 2, stampWords.ns % 2, stampStride % 2]).toEqual([0, 0, 0]);
    expect(mailboxBytes).toBe(mailboxWords * 4);
  });

  it('splits a hash into two words', () => {
    expect(versionOf('0123456789abcdef00')).toEqual({ high: 0x01234567, low: 0x89abcdef });
  });
});

describe('the host', () => {
  it('reads the stamps of a command up to its end, and none of an older, longer one', () => {
    const { host, kernel } = pair();
    const note = (number: number, stage: number, ns: number): void => {
      const at = stamps + number * stampStride;
      kernel.words[at + stampWords.stage] = stage | 0;
      kernel.words[at + stampWords.ns] = ns;
    };
    [stepBegins, 0, 1, 2, stepEnds].forEach((stage, i) => {
      note(i, stage, 10 * i);
    });
    expect(host.stamps()).toHaveLength(5);
    [stepBegins, 4, stepEnds].forEach((stage, i) => {
      note(i, stage, 100 + i);
    });
    expect(host.stamps()).toEqual([
      { stage: stepBegins, ns: 100n },
      { stage: 4, ns: 101n },
      { stage: stepEnds, ns: 102n },
    ]);
  });

  it('posts commands that are whole and numbered', () => {
    const { host, kernel } = pair();
    expect(kernel.poll()).toBeUndefined();
    expect(host.post(opcodes.firstProgram, 3, 2, 500)).toBe(1);
    expect(kernel.poll()).toEqual([opcodes.firstProgram, 3, 2, 500]);
    expect(host.isComplete(1)).toBe(false);
    kernel.complete(completionStatus.ok);
    expect(kernel.poll()).toBeUndefined();
    expect(host.isComplete(1)).toBe(true);
    expect(host.take(1)).toBe(completionStatus.ok);
  });

  it('has a command taken only when every cell carries its number', () => {
    for (const cell of Object.values(commandCells)) {
      const { host, kernel } = pair();
      host.post(opcodes.echo, 1, 2, 3);
      kernel.words[command + slotWords + cell] = 0;
      expect(kernel.poll()).toBeUndefined();
    }
  });

  it('keeps as many commands under way as there are slots, and refuses one more', () => {
    const { host, kernel } = pair();
    for (let i = 0; i < commandSlots; i += 1) {
      expect(host.ready).toBe(true);
      host.post(opcodes.echo, 1, i, 0);
    }
    expect(host.ready).toBe(false);
    expect(() => host.post(opcodes.echo, 1, 0, 0)).toThrowError(/no free slot/);
    for (let i = 0; i < commandSlots; i += 1) {
      expect(kernel.poll()?.[2]).toBe(i);
      kernel.complete(completionStatus.ok);
    }
    expect(host.ready).toBe(true);
    expect(host.done).toBe(commandSlots);
  });

  it('gives completions in any order, also after their slot was used again', () => {
    const { host, kernel } = pair();
    const statuses = [completionStatus.ok, completionStatus.aborted, completionStatus.nonFinite];
    for (const status of statuses) {
      host.post(opcodes.nop, 1, 0, 0);
      kernel.complete(status);
    }
    expect(host.take(3)).toBe(statuses[2]);
    expect(host.done).toBe(3);
    for (let i = 0; i < 2 * commandSlots; i += 1) {
      const sequence = host.post(opcodes.nop, 1, 0, 0);
      kernel.complete(completionStatus.ok);
      host.take(sequence);
    }
    expect([host.isComplete(1), host.isComplete(2)]).toEqual([true, true]);
    expect(host.completion(2).status).toBe(completionStatus.aborted);
    expect([host.take(2), host.take(1)]).toEqual([statuses[1], statuses[0]]);
    expect(host.done).toBe(3 + 2 * commandSlots);
    expect(host.isComplete(1)).toBe(false);
  });

  it('never goes back: a relaunched kernel goes on after the newest complete command in any case', () => {
    const { host, kernel } = pair();
    for (const _ of [1, 2, 3]) host.post(opcodes.nop, 1, 0, 0);
    kernel.complete(completionStatus.ok);
    kernel.complete(completionStatus.ok);
    expect(host.done).toBe(2);
    host.take(2);
    host.take(1);
    expect(host.done).toBe(2);
    kernel.complete(completionStatus.ok);
    expect(host.done).toBe(3);
  });

  it('counts on over the end of 32 bits', () => {
    const { host, kernel } = pair(0xffff_fffd);
    for (const expected of [0xffff_fffe, 0xffff_ffff, 0, 1, 2]) {
      expect(host.post(opcodes.nop, 1, 0, 0)).toBe(expected);
      expect(kernel.poll()).toBeDefined();
      expect(kernel.aborts(expected)).toBe(false);
      kernel.complete(completionStatus.ok);
      expect(host.isComplete(expected)).toBe(true);
      host.take(expected);
    }
  });

  it('aborts what was posted and nothing later, however long ago the last abort was', () => {
    const { host, kernel } = pair();
    host.post(opcodes.nop, 1, 0, 0);
    expect(kernel.aborts(1)).toBe(false);
    host.abort(1);
    expect([kernel.aborts(1), kernel.aborts(2)]).toEqual([true, false]);
    for (const last of [2 ** 28 - 1, 2 ** 31 - 1, 2 ** 31 + 5, 2 ** 32 - 1]) {
      const later = new HostMailbox(kernel.words.buffer, 0, last);
      const sequence = later.post(opcodes.nop, 1, 0, 0);
      expect(kernel.aborts(sequence)).toBe(false);
      later.abort(sequence);
      expect([kernel.aborts(sequence), kernel.aborts(sequence + 1)]).toEqual([true, false]);
    }
  });

  it('does not take the end of an old launch for the end of the new one', () => {
    const { host, kernel } = pair();
    expect(host.begun).toBe(false);
    const first = host.beginLaunch(30_000, 200);
    kernel.say(first, kernelState.idle);
    expect([host.begun, host.exited]).toEqual([true, false]);
    kernel.say(first, kernelState.exited, exitReason.lease);
    expect(host.exited).toBe(true);
    expect(host.health()).toMatchObject({ state: kernelState.exited, reason: exitReason.lease, launch: first });
    const second = host.beginLaunch(30_000, 200);
    expect([host.begun, host.exited]).toEqual([false, false]);
    kernel.say(second, kernelState.exited, exitReason.stopped);
    expect(host.exited).toBe(true);
  });

  it('tells the kernel to stop, and clears that with the next launch', () => {
    const { host, kernel } = pair();
    host.stop();
    expect(kernel.words[control + controlWords.stop]).toBe(1);
    host.renewLease();
    expect(kernel.words[control + controlWords.leaseEpoch]).toBe(1);
    host.beginLaunch(500, 20);
    expect(kernel.words[control + controlWords.stop]).toBe(0);
    expect(kernel.words[control + controlWords.leaseMs]).toBe(500);
    expect(kernel.words[control + controlWords.idleMs]).toBe(20);
  });
});

/** A kernel on another thread: polls, echoes the argument into a ring, completes. Plain JavaScript, no imports. */
const echoThread = `
const { workerData } = require('node:worker_threads');
const { page, ring, count, command, completion, commandSlots, slotWords } = workerData;
const words = new Int32Array(page), out = new Int32Array(ring);
for (let s = 1; s <= count; s += 1) {
  const slot = (s % commandSlots) * slotWords;
  for (let cell = 0; cell < 4; cell += 1)
    while (Atomics.load(words, command + slot + 2 * cell) !== s) Atomics.wait(words, command + slot + 2 * cell, s - commandSlots, 1);
  out[s % commandSlots] = words[command + slot + 5] ^ words[command + slot + 3];
  Atomics.store(words, completion + slot, s);
  Atomics.notify(words, completion + slot);
}`;

it('loses and reorders nothing between two threads', async () => {
  const count = 20_000;
  const [page, ring] = [new SharedArrayBuffer(mailboxBytes), new SharedArrayBuffer(4 * commandSlots)];
  const host = new HostMailbox(page);
  const [words, echoes] = [new Int32Array(page), new Int32Array(ring)];
  const workerData = { page, ring, count, command, completion, commandSlots, slotWords };
  const thread = new Worker(echoThread, { eval: true, workerData });
  const ended = new Promise<number>((resolve, reject) => {
    thread.once('exit', resolve);
    thread.once('error', reject);
  });
  const argumentOf = (sequence: number): number => Math.imul(sequence, 0x9e3779b1);
  let wrong = 0;
  for (let next = 1; next <= count; next += 1) {
    // A place of the ring of echoes is free once its echo was read.
    while (host.posted - next + 1 < commandSlots && host.posted < count) {
      const sequence = host.posted + 1;
      host.post(opcodes.echo, sequence, argumentOf(sequence), 0);
    }
    const at = completion + (next % commandSlots) * slotWords;
    while (!host.isComplete(next)) Atomics.wait(words, at, next - commandSlots, 1);
    if (echoes[next % commandSlots] !== (argumentOf(next) ^ next)) wrong += 1;
    host.take(next);
  }
  expect(wrong).toBe(0);
  expect(await ended).toBe(0);
});
