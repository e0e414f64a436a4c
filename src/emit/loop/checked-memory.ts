/**
 * Memory that knows who touched it: 32-bit words with, for each, its last writer and readers and when that was. A thread that
 * meets another's access with no barrier between is a race; a read of what nobody wrote is a fault too. Global memory
 * orders threads of one workgroup only, and workgroups not at all.
 */
import { LoopFault } from './fault.js';

/** A thread at a moment: `epoch` counts the barriers that order this memory. */
export interface Visitor {
  readonly thread: number;
  readonly group: number;
  readonly epoch: number;
}

const several = -2;

export class CheckedMemory {
  readonly u32: Uint32Array;
  readonly i32: Int32Array;
  readonly f32: Float32Array;
  private readonly written: Uint8Array;
  private readonly writer: Int32Array;
  private readonly writerGroup: Int32Array;
  private readonly writeEpoch: Int32Array;
  private readonly reader: Int32Array;
  private readonly readerGroup: Int32Array;
  private readonly readEpoch: Int32Array;
  /** Whether the last write was an atomic addition. */
  private readonly added: Uint8Array;

  constructor(
    readonly name: string,
    readonly length: number,
    /** Whether all of it counts as written. */
    known: boolean,
  ) {
    this.u32 = new Uint32Array(length);
    this.i32 = new Int32Array(this.u32.buffer);
    this.f32 = new Float32Array(this.u32.buffer);
    this.written = new Uint8Array(length).fill(known ? 1 : 0);
    const column = (): Int32Array => new Int32Array(length).fill(-1);
    [this.writer, this.writerGroup, this.writeEpoch] = [column(), column(), column()];
    [this.reader, this.readerGroup, this.readEpoch] = [column(), column(), column()];
    this.added = new Uint8Array(length);
  }

  /** All that was done before is done: a new kernel begins. */
  settle(): void {
    for (const column of [this.writer, this.reader, this.writerGroup, this.readerGroup]) column.fill(-1);
  }

  read(at: number, who: Visitor, place: string): void {
    this.inside(at, place);
    this.known(at, place);
    if (this.meetsWriter(at, who)) throw this.race(at, who, place, 'reads what', this.writer[at]);
    if (this.readerGroup[at] !== who.group) {
      this.readerGroup[at] = this.readerGroup[at] === -1 ? who.group : several;
      this.reader[at] = who.thread;
    } else if (this.readEpoch[at] !== who.epoch) this.reader[at] = who.thread;
    else if (this.reader[at] !== who.thread) this.reader[at] = several;
    this.readEpoch[at] = who.epoch;
  }

  write(at: number, who: Visitor, place: string, isAddition = false): void {
    this.inside(at, place);
    if (isAddition) this.known(at, place);
    const together = isAddition && this.added[at] === 1;
    if (!together && this.meetsWriter(at, who)) throw this.race(at, who, place, 'writes where', this.writer[at]);
    if (this.meetsReader(at, who)) throw this.race(at, who, place, 'writes where', this.reader[at]);
    this.written[at] = 1;
    this.added[at] = isAddition ? 1 : 0;
    this.writer[at] = who.thread;
    this.writerGroup[at] = who.group;
    this.writeEpoch[at] = who.epoch;
  }

  private inside(at: number, place: string): void {
    if (at >= 0 && at < this.length) return;
    throw new LoopFault('out-of-bounds', place, `${this.name}[${at}] of ${this.length} words`);
  }

  private known(at: number, place: string): void {
    if (this.written[at] !== 0) return;
    throw new LoopFault('uninitialised', place, `nothing was written to ${this.name}[${at}]`);
  }

  private meetsWriter(at: number, who: Visitor): boolean {
    const group = this.writerGroup[at];
    if (group === -1) return false;
    return group !== who.group || (this.writeEpoch[at] === who.epoch && this.writer[at] !== who.thread);
  }

  private meetsReader(at: number, who: Visitor): boolean {
    const group = this.readerGroup[at];
    if (group === -1) return false;
    return group !== who.group || (this.readEpoch[at] === who.epoch && this.reader[at] !== who.thread);
  }

  private race(at: number, who: Visitor, place: string, verb: string, other: number): LoopFault {
    const text = `thread ${who.thread} of workgroup ${who.group} ${verb} thread ${other === several ? '(several)' : other}`;
    return new LoopFault('race', place, `${text} touched ${this.name}[${at}] with no barrier between`);
  }
}
