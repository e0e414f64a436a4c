/**
 * In which order the threads of a workgroup go on: a warp at a time, drawn from a seed, until all its threads pause. What warps
 * settle among themselves holds nobody else up; at a barrier of the workgroup all wait for all. What threads do is code.ts.
 */
import type { PartLoops } from '../../src/emit/loop/language.js';
import { permuteIndex } from '../../src/kernel/permutation.js';
import type { Pause, Pausing } from './code.js';
import { LoopFault } from './fault.js';
import type { Thread } from './thread.js';
import { exchange } from './warp.js';
import { warp } from './warp-size.js';

/** Threads that run in step. */
interface Warp {
  readonly threads: readonly Thread[];
  state: 'ready' | 'waiting' | 'ended';
  /** Where its threads stand. */
  pauses: ReadonlyMap<Thread, Pause | undefined>;
}

export class Schedule {
  private readonly warps: readonly Warp[];
  private readonly running: ReadonlyMap<Thread, ReturnType<Pausing>>;
  private turns = 0;

  constructor(
    private readonly threads: readonly Thread[],
    run: Pausing,
    private readonly unit: PartLoops['unit'],
    private readonly seed: number,
    private readonly place: string,
  ) {
    this.running = new Map(threads.map((thread) => [thread, run(thread)]));
    const byNumber = new Map<number, Thread[]>();
    for (const thread of threads) {
      const number = Math.floor(thread.id / warp);
      byNumber.set(number, [...(byNumber.get(number) ?? []), thread]);
    }
    this.warps = [...byNumber.values()].map((own) => ({ threads: own, state: 'ready', pauses: new Map() }));
  }

  /** Until all threads have ended. */
  run(): void {
    for (;;) {
      const ready = this.warps.filter(({ state }) => state === 'ready');
      this.turns += 1;
      if (ready.length > 0) this.goOn(ready[this.drawn(0, ready.length)]);
      else if (!this.meet()) return;
    }
  }

  private drawn(turn: number, count: number): number {
    return permuteIndex((this.seed * 7919 + this.turns) >>> 0, turn, count);
  }

  /** The threads of a warp run until all pause, in any order. */
  private goOn(own: Warp): void {
    const { threads } = own;
    const pauses = new Map<Thread, Pause | undefined>();
    threads.forEach((_, turn) => {
      const thread = threads[this.drawn(turn, threads.length)];
      const { done, value } = (this.running.get(thread) as ReturnType<Pausing>).next();
      pauses.set(thread, done === true ? undefined : (value as Pause));
    });
    own.pauses = pauses;
    for (const thread of threads) this.sameStatement(thread, pauses.get(thread), threads[0], pauses.get(threads[0]));
    const statement = pauses.get(threads[0])?.statement;
    if (statement === undefined) own.state = 'ended';
    else if (['shuffle', 'ballot', 'total'].includes(statement.kind)) exchange(threads, pauses, this.place);
    else if (statement.kind === 'barrier' && statement.of === 'warp') threads[0].touch.shared.warpPassed.count += 1;
    else own.state = 'waiting';
  }

  /** All threads meet at a barrier of the workgroup; false where all have ended. */
  private meet(): boolean {
    const { warps, threads } = this;
    if (warps.every(({ state }) => state === 'ended')) return false;
    const standing = warps.map((own) => [own.threads[0], own.pauses.get(own.threads[0])] as const);
    const [[first, pause]] = standing;
    for (const [thread, at] of standing) this.sameStatement(thread, at, first, pause);
    if (pause === undefined) return false;
    const { statement } = pause;
    if (this.unit !== 'workgroup')
      throw new LoopFault(
        'malformed',
        this.place,
        `a ${statement.kind} of the workgroup where a unit is a ${this.unit}`,
      );
    const { passed } = first.workgroup;
    passed.shared.count += 1;
    if (statement.kind === 'barrier' && statement.global) passed.global.count += 1;
    if (statement.kind === 'broadcast') {
      for (const { slots } of threads) {
        pause.slots.forEach((slot, place) => {
          slots[slot] = pause.values[place];
        });
      }
    }
    for (const own of warps) own.state = 'ready';
    return true;
  }

  private sameStatement(a: Thread, at: Pause | undefined, b: Thread, other: Pause | undefined): void {
    if (at?.statement === other?.statement) return;
    const text = (where: Pause | undefined): string => (where === undefined ? 'the end' : `a ${where.statement.kind}`);
    const message = `thread ${a.id} is at ${text(at)}, thread ${b.id} at ${text(other)} elsewhere`;
    throw new LoopFault('divergent-barrier', this.place, message);
  }
}
