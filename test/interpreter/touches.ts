/**
 * Who touched each cell of a memory last, and how many barriers ago. Of several touches it keeps what decides whether one to
 * come is ordered behind all of them: exactly that, so no race is missed and none invented. What a touch does is checked-memory.ts.
 */
import { warp } from './warp-size.js';

const nobody = -1;
/** Threads of several warps, or several workgroups. */
const several = -2;

/** Barriers that were passed. */
export interface Count {
  count: number;
}

/** A thread, and the barriers that order this memory for it: those of its workgroup, and those of its warp alone. */
export interface Toucher {
  readonly thread: number;
  readonly group: number;
  readonly passed: Count;
  readonly warpPassed: Count;
}

export class Touches {
  private readonly group: Int32Array;
  /** A thread, several of one warp (see `severalOf`), or threads of several warps. */
  private readonly who: Int32Array;
  private readonly epoch: Int32Array;
  private readonly warpEpoch: Int32Array;

  constructor(cells: number) {
    this.group = new Int32Array(cells).fill(nobody);
    [this.who, this.epoch, this.warpEpoch] = [new Int32Array(cells), new Int32Array(cells), new Int32Array(cells)];
  }

  clear(): void {
    this.group.fill(nobody);
  }

  /** Whether another thread touched the cell with no barrier of both since. */
  meets(at: number, { thread, group, passed, warpPassed }: Toucher): boolean {
    if (this.group[at] === nobody) return false;
    if (this.group[at] !== group) return true;
    if (this.epoch[at] !== passed.count || this.who[at] === thread) return false;
    return warpOf(this.who[at]) !== warpOf(thread) || this.warpEpoch[at] === warpPassed.count;
  }

  /** One more touch. Those with a barrier since are forgotten: the next touch is ordered behind them. */
  add(at: number, toucher: Toucher): void {
    const { thread, group, passed, warpPassed } = toucher;
    const known = this.group[at];
    if (known === nobody || (known === group && this.epoch[at] !== passed.count)) {
      this.set(at, toucher);
      return;
    }
    if (known !== group) this.group[at] = several;
    const who = this.who[at];
    if (warpOf(who) !== warpOf(thread)) this.who[at] = several;
    else if (this.warpEpoch[at] !== warpPassed.count) this.who[at] = thread;
    else if (who !== thread) this.who[at] = severalOf(warpOf(thread));
    this.warpEpoch[at] = warpPassed.count;
  }

  /** A touch that is ordered behind all others. */
  set(at: number, { thread, group, passed, warpPassed }: Toucher): void {
    this.group[at] = group;
    this.who[at] = thread;
    this.epoch[at] = passed.count;
    this.warpEpoch[at] = warpPassed.count;
  }

  text(at: number): string {
    const who = this.who[at];
    return `${who < 0 ? '(several)' : who}`;
  }
}

function severalOf(number: number): number {
  return several - 1 - number;
}

/** The warp of a thread or of several; none's where they are of several warps. */
function warpOf(who: number): number {
  return who >= 0 ? Math.floor(who / warp) : several - 1 - who;
}
