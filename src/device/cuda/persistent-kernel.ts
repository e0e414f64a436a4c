/**
 * The one persistent kernel of a device: which programs it holds, when it runs, and the commands to it. Sessions join and
 * leave while it rests; it is launched with the next command and goes on until it is told to rest, or leaves by itself
 * after a time without commands. Beside it nothing that synchronises the device may run, so everything but commands
 * happens at rest. A command that takes too long is aborted; if the kernel does not end then, the device is lost.
 */
import type { ProgramMember } from '../../emit/cuda.js';
import { FieldbrainError } from '../../kernel/errors.js';
import type { CudaDriver } from './driver.js';
import { type Kernel, openTogether } from './kernel.js';
import type { OnProgress } from './kernel-images.js';
import type { MemoryPlaces } from './memory.js';
import { type Health, HostMailbox } from './protocol/mailbox.js';
import { completionStatus, mailboxBytes, opcodes } from './protocol/mailbox-layout.js';
import {
  headWords,
  memberStride,
  memberWords,
  mostMembers,
  persistentBytes,
  persistentEntry,
  persistentThreads,
  persistentWords,
} from './resident/kernel-layout.js';
import { type PersistentText, persistentText } from './resident/kernel-text.js';

export interface PersistentKernelLimits {
  /** The kernel ends by itself when the host has not shown life for this long. */
  readonly leaseMs: number;
  /** … and after so long without a command. */
  readonly idleMs: number;
  /** A command that takes longer is aborted. */
  readonly deadlineMs: number;
  /** How long an aborted kernel may take to end. */
  readonly graceMs: number;
  /** Blocks on each multiprocessor: more hide latency, fewer meet sooner. */
  readonly blocksEach: number;
}

export const defaultLimits: PersistentKernelLimits = {
  leaseMs: 30_000,
  idleMs: 200,
  deadlineMs: 10_000,
  graceMs: 250,
  blocksEach: 4,
};

/** A program as it stands in the kernel. */
export interface Resident {
  /** Its text; `prefix` tells its functions from those of the others. */
  member(prefix: string): ProgramMember;
  /** The stage that ends a step, where it is no control op that does. */
  readonly lastStage: number | undefined;
  /** The most blocks that find something to do. */
  readonly turns: number;
  places(): MemoryPlaces;
  /** Inputs and outputs of many steps; 0 where there are none. */
  staged(): { readonly inputs: bigint; readonly outputs: bigint };
}

type Slot = Resident | undefined;

export interface PersistentKernelHost {
  readonly driver: CudaDriver;
  readonly multiprocessors: number;
  /** Compiles a text for this device. */
  readonly compile: (text: PersistentText, onProgress?: OnProgress) => Promise<Uint8Array>;
}

/** How long a launched kernel may take to say that it is there. */
const startMs = 10_000;

const textWord = (value: number): number => value >>> 0;

export class PersistentKernel {
  readonly stream: bigint;
  readonly limits: PersistentKernelLimits;
  readonly mailbox: HostMailbox;
  private readonly host: PersistentKernelHost;
  private readonly page: bigint;
  private readonly sync: bigint;
  /** The kernel's arguments and their addresses, and a mirror of its second argument. */
  private readonly pinned: bigint;
  private readonly mirror: DataView;
  /** By opcode; a session that left leaves a hole. */
  private slots: readonly Slot[] = [];
  private changing: Promise<void> = Promise.resolve();
  private module = 0n;
  private kernel: Kernel | undefined;
  private version = { low: 0, high: 0 };
  private running = false;
  private lost: FieldbrainError | undefined;
  private launches = 0;

  constructor(host: PersistentKernelHost, limits: Partial<PersistentKernelLimits> = {}) {
    const { driver } = host;
    this.host = host;
    this.limits = { ...defaultLimits, ...limits };
    this.stream = driver.handle('cuStreamCreate', 1);
    this.page = driver.handle('cuMemAllocHost_v2', mailboxBytes);
    const page = driver.view(this.page, mailboxBytes);
    new Uint8Array(page).fill(0);
    this.mailbox = new HostMailbox(page);
    this.sync = driver.handle('cuMemAlloc_v2', persistentBytes);
    this.pinned = driver.handle('cuMemAllocHost_v2', persistentBytes + 32);
    const pinned = driver.view(this.pinned, persistentBytes + 32);
    new Uint8Array(pinned).fill(0);
    this.mirror = new DataView(pinned, 0, persistentBytes);
    const first = this.pinned + BigInt(persistentBytes);
    new BigUint64Array(pinned, persistentBytes, 4).set([this.page, this.sync, first, first + 8n]);
  }

  get kernelFacts() {
    return this.kernel?.facts;
  }

  /** How often the kernel was launched. */
  get launchCount(): number {
    return this.launches;
  }

  health(): Health {
    return this.mailbox.health();
  }

  /** Makes a program part of the kernel: at rest, compiled with all the others. Opcodes of the others stay. */
  join(resident: Resident, onProgress?: OnProgress): Promise<void> {
    return this.change(onProgress, (slots) => {
      const free = slots.indexOf(undefined);
      if (free >= 0) return slots.map((other, i) => (i === free ? resident : other));
      if (slots.length < mostMembers) return [...slots, resident];
      throw new FieldbrainError(
        'program-unsupported',
        `persistent: too many programs in one kernel (got ${mostMembers + 1}, expected at most ${mostMembers}). Close a session, or use another executor.`,
      );
    });
  }

  leave(resident: Resident): Promise<void> {
    return this.change(undefined, (slots) => slots.map((other) => (other === resident ? undefined : other)));
  }

  /** One change after the other; commands go on while the new text is compiled. */
  private change(onProgress: OnProgress, next: (slots: readonly Slot[]) => readonly Slot[]): Promise<void> {
    const made = this.changing.then(() => this.reload(next(this.slots), onProgress));
    this.changing = made.catch(() => undefined);
    return made;
  }

  private async reload(slots: readonly Slot[], onProgress: OnProgress): Promise<void> {
    if (this.lost !== undefined) return;
    const residents = slots.filter((slot) => slot !== undefined);
    if (residents.length === 0) {
      this.rest();
      this.unload();
      this.slots = [];
      return;
    }
    const { driver, multiprocessors, compile } = this.host;
    const members = slots.map((slot, i) => slot?.member(`p${i}_`));
    const written = persistentText(members);
    const image = await compile(written, onProgress);
    this.rest();
    const module = driver.handle('cuModuleLoadData', image);
    const sharedBytes = 4 * headWords(slots.length) + Math.max(...members.map((member) => member?.sharedBytes ?? 0));
    const turns = Math.max(...residents.map((resident) => resident.turns));
    const most = Math.min(turns, this.limits.blocksEach * multiprocessors);
    const place = { driver, module, threads: persistentThreads };
    const kernel = openTogether(place, persistentEntry, sharedBytes, most, multiprocessors);
    this.unload();
    this.module = module;
    this.kernel = kernel;
    this.version = written.version;
    this.slots = slots;
  }

  /** Posts a command; the kernel is launched where it does not run. Returns the command's number. */
  post(resident: Resident | 'nop' | 'echo' | 'meet', flags: number, steps: number, argument: number): number {
    this.needAlive();
    const opcode =
      typeof resident === 'string' ? opcodes[resident] : opcodes.firstProgram + this.slots.indexOf(resident);
    if (!this.running) this.launch();
    const sequence = this.mailbox.post(opcode | flags, steps, textWord(argument) | 0, this.limits.deadlineMs * 1000);
    this.mailbox.renewLease();
    return sequence;
  }

  /** Whether a command is over; a kernel that ended before it began the command is launched again. */
  isDone(sequence: number): boolean {
    if (this.mailbox.isComplete(sequence)) return true;
    if (!this.mailbox.exited) return false;
    if (this.mailbox.isComplete(sequence)) return true;
    this.reap();
    this.launch();
    return false;
  }

  /** Takes what a finished command left; an aborted one throws, and its session's state is lost. */
  finish(sequence: number): void {
    const status = this.mailbox.take(sequence);
    if (status === completionStatus.ok) return;
    if (status === completionStatus.aborted || status === completionStatus.overBudget) {
      this.waitForExit();
      throw new FieldbrainError(
        'step-timeout',
        `persistent: the command took longer than ${this.limits.deadlineMs} ms and was given up. The session's state is lost: load it again, from a snapshot where there is one.`,
      );
    }
    throw new FieldbrainError('device-lost', `persistent: the kernel answered with status ${status}. Load again.`);
  }

  /** Spins until the command is over. */
  wait(sequence: number): void {
    const { mailbox, limits } = this;
    let turns = 0;
    let deadline = 0;
    while (!mailbox.isComplete(sequence)) {
      turns += 1;
      if (turns % 64 !== 0) continue;
      if (mailbox.exited) {
        if (this.isDone(sequence)) break;
        continue;
      }
      if (turns % 4096 !== 0) continue;
      const now = performance.now();
      if (deadline === 0) deadline = now + limits.deadlineMs;
      else if (now > deadline) {
        this.abort(sequence);
        return;
      }
    }
    this.finish(sequence);
  }

  /** Gives a command up. The kernel ends at its next barrier; where it does not, the device is lost. */
  abort(sequence: number): void {
    this.mailbox.abort(sequence);
    this.mailbox.stop();
    const patience = performance.now() + this.limits.graceMs;
    while (!this.mailbox.exited && !this.mailbox.isComplete(sequence))
      if (performance.now() > patience) this.give('did not end when it was told to', this.limits.graceMs);
    if (this.mailbox.isComplete(sequence)) this.finish(sequence);
    this.reap();
  }

  /** Microseconds that one barrier between all blocks takes, by the device's clock. */
  barrierUs(count: number): number {
    const sequence = this.post('meet', 0, count, 0);
    this.wait(sequence);
    const { startNs, endNs } = this.mailbox.completion(sequence);
    return Number(endNs - startNs) / 1000 / count;
  }

  /** Ends the kernel and waits for its end; the next command launches it again. */
  rest(): void {
    if (!this.running || this.lost !== undefined) return;
    this.mailbox.stop();
    this.waitForExit();
    this.reap();
  }

  close(): void {
    this.rest();
    if (this.lost !== undefined) return;
    const { driver } = this.host;
    this.unload();
    driver.call('cuMemFree_v2', this.sync);
    driver.call('cuMemFreeHost', this.pinned);
    driver.call('cuMemFreeHost', this.page);
    driver.call('cuStreamDestroy_v2', this.stream);
  }

  private launch(): void {
    const { driver } = this.host;
    const { kernel, mirror } = this;
    if (kernel === undefined) throw new Error('a persistentKernel without programs has no kernel');
    const put = (word: number, value: number): void => mirror.setUint32(word * 4, textWord(value), true);
    for (let word = 0; word < persistentWords.members; word += 1) put(word, 0);
    put(persistentWords.last, this.mailbox.done);
    put(persistentWords.epoch, this.mailbox.beginLaunch(this.limits.leaseMs, this.limits.idleMs));
    this.slots.forEach((resident, i) => {
      if (resident !== undefined) writeResident(mirror, persistentWords.members + i * memberStride, resident);
    });
    driver.call('cuMemcpyHtoDAsync_v2', this.sync, this.pinned, persistentBytes, this.stream);
    const parameters = this.pinned + BigInt(persistentBytes + 16);
    const { handle, blocks, threads, sharedBytes } = kernel;
    driver.call('cuLaunchCooperativeKernel', handle, blocks, 1, 1, threads, 1, 1, sharedBytes, this.stream, parameters);
    this.running = true;
    this.launches += 1;
    this.checkVersion();
  }

  /** The kernel says which programs it holds; a wrong one is never sent work. */
  private checkVersion(): void {
    const patience = performance.now() + startMs;
    while (!this.mailbox.begun) if (performance.now() > patience) this.give('did not begin', startMs);
    const { versionLow, versionHigh } = this.mailbox.health();
    if (versionLow === textWord(this.version.low) && versionHigh === textWord(this.version.high)) return;
    this.mailbox.stop();
    this.lost = new FieldbrainError(
      'device-lost',
      'persistent: the kernel on the device holds other programs than this process (version hash differs). Load again.',
    );
    throw this.lost;
  }

  /** The kernel has said that it ends: wait until all its blocks have. One that hangs must not hang the host too. */
  private reap(): void {
    const patience = performance.now() + this.limits.graceMs;
    while (!this.host.driver.isDone(this.stream))
      if (performance.now() > patience) this.give('did not end after it said so', this.limits.graceMs);
    this.running = false;
  }

  private waitForExit(): void {
    const patience = performance.now() + this.limits.graceMs + this.limits.deadlineMs;
    while (!this.mailbox.exited) {
      if (performance.now() > patience) this.give('did not end when it was told to', this.limits.graceMs);
      if (this.host.driver.isDone(this.stream)) break;
    }
    this.running = false;
  }

  private give(what: string, patienceMs: number): never {
    this.lost = new FieldbrainError(
      'device-lost',
      `persistent: the kernel ${what} (within ${patienceMs} ms). The context cannot be saved: end this process (a supervised one is started again).`,
    );
    throw this.lost;
  }

  private unload(): void {
    if (this.module !== 0n) this.host.driver.call('cuModuleUnload', this.module);
    this.module = 0n;
    this.kernel = undefined;
  }

  private needAlive(): void {
    if (this.lost !== undefined) throw this.lost;
  }
}

function writeResident(mirror: DataView, at: number, resident: Resident): void {
  const { arena, mirror: host, results, controlEnd, inputs, outputs } = resident.places();
  const staged = resident.staged();
  const address = (word: number, value: bigint): void => mirror.setBigUint64((at + word) * 4, value, true);
  const put = (word: number, value: number): void => mirror.setUint32((at + word) * 4, value, true);
  address(memberWords.arena, arena);
  address(memberWords.mirror, host);
  address(memberWords.results, results);
  address(memberWords.inputs, staged.inputs);
  address(memberWords.outputs, staged.outputs);
  put(memberWords.controlEnd, controlEnd);
  put(memberWords.inputBegin, inputs.begin);
  put(memberWords.inputEnd, inputs.end);
  put(memberWords.outputBegin, outputs.begin);
  put(memberWords.outputEnd, outputs.end);
}
