/**
 * Memory that knows who touched it: 32-bit words with, for each, its last writer and readers and when that was. A thread that
 * meets another's access with no barrier between is a race; a read of what nobody wrote is a fault too. Global memory
 * orders threads of one workgroup only, and workgroups not at all. Where memory is packed, bytes count one by one.
 */
import { byteSize, type Dtype } from '../../src/kernel/dtype.js';
import { decoderOf, encoderOf } from '../../src/kernel/narrow.js';
import { LoopFault } from './fault.js';

const several = -2;

/** Bytes that an element takes. */
export function cellsOf(storage: Dtype): number {
  return byteSize(storage);
}

export class CheckedMemory {
  readonly u32: Uint32Array;
  readonly i32: Int32Array;
  readonly f32: Float32Array;
  private readonly view: DataView;
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
    /** Words, or bytes, that are watched one by one. */
    private readonly cellsPerWord: 1 | 4 = 1,
  ) {
    const cells = length * cellsPerWord;
    this.u32 = new Uint32Array(length);
    this.i32 = new Int32Array(this.u32.buffer);
    this.f32 = new Float32Array(this.u32.buffer);
    this.view = new DataView(this.u32.buffer);
    this.written = new Uint8Array(cells).fill(known ? 1 : 0);
    const column = (): Int32Array => new Int32Array(cells).fill(-1);
    [this.writer, this.writerGroup, this.writeEpoch] = [column(), column(), column()];
    [this.reader, this.readerGroup, this.readEpoch] = [column(), column(), column()];
    this.added = new Uint8Array(cells);
  }

  /** The element that begins at a byte. */
  get(storage: Dtype, at: number): number {
    switch (storage) {
      case 'f16':
      case 'bf16':
        return decoderOf(storage)(this.view.getUint16(at, true));
      case 'f8e4m3':
      case 'f8e5m2':
        return decoderOf(storage)(this.view.getUint8(at));
      case 'f64':
        return this.view.getFloat64(at, true);
      default:
        return this[storage][at >> 2];
    }
  }

  put(storage: Dtype, at: number, value: number): void {
    switch (storage) {
      case 'f16':
      case 'bf16':
        this.view.setUint16(at, encoderOf(storage)(value), true);
        break;
      case 'f8e4m3':
      case 'f8e5m2':
        this.view.setUint8(at, encoderOf(storage)(value));
        break;
      case 'f64':
        this.view.setFloat64(at, value, true);
        break;
      default:
        this[storage][at >> 2] = value;
    }
  }

  /** All that was done before is done: a new kernel begins. */
  settle(): void {
    for (const column of [this.writer, this.reader, this.writerGroup, this.readerGroup]) column.fill(-1);
  }

  /** `epoch` counts the barriers that order this memory. */
  read(at: number, thread: number, group: number, epoch: number, place: string): void {
    this.inside(at, place);
    this.known(at, place);
    if (this.meetsWriter(at, thread, group, epoch))
      throw this.race(at, thread, group, place, 'reads what', this.writer[at]);
    if (this.readerGroup[at] !== group) {
      this.readerGroup[at] = this.readerGroup[at] === -1 ? group : several;
      this.reader[at] = thread;
    } else if (this.readEpoch[at] !== epoch) this.reader[at] = thread;
    else if (this.reader[at] !== thread) this.reader[at] = several;
    this.readEpoch[at] = epoch;
  }

  write(at: number, thread: number, group: number, epoch: number, place: string, isAddition = false): void {
    this.inside(at, place);
    if (isAddition) this.known(at, place);
    const together = isAddition && this.added[at] === 1;
    if (!together && this.meetsWriter(at, thread, group, epoch))
      throw this.race(at, thread, group, place, 'writes where', this.writer[at]);
    if (this.meetsReader(at, thread, group, epoch))
      throw this.race(at, thread, group, place, 'writes where', this.reader[at]);
    this.written[at] = 1;
    this.added[at] = isAddition ? 1 : 0;
    this.writer[at] = thread;
    this.writerGroup[at] = group;
    this.writeEpoch[at] = epoch;
  }

  private inside(at: number, place: string): void {
    if (at >= 0 && at < this.length * this.cellsPerWord) return;
    throw new LoopFault('out-of-bounds', place, `${this.name}[${at}] of ${this.length} words`);
  }

  private known(at: number, place: string): void {
    if (this.written[at] !== 0) return;
    throw new LoopFault('uninitialised', place, `nothing was written to ${this.name}[${at}]`);
  }

  private meetsWriter(at: number, thread: number, group: number, epoch: number): boolean {
    const other = this.writerGroup[at];
    if (other === -1) return false;
    return other !== group || (this.writeEpoch[at] === epoch && this.writer[at] !== thread);
  }

  private meetsReader(at: number, thread: number, group: number, epoch: number): boolean {
    const other = this.readerGroup[at];
    if (other === -1) return false;
    return other !== group || (this.readEpoch[at] === epoch && this.reader[at] !== thread);
  }

  private race(at: number, thread: number, group: number, place: string, verb: string, other: number): LoopFault {
    const text = `thread ${thread} of workgroup ${group} ${verb} thread ${other === several ? '(several)' : other}`;
    return new LoopFault('race', place, `${text} touched ${this.name}[${at}] with no barrier between`);
  }
}
