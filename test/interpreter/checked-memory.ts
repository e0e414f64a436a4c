/**
 * Memory that knows who touched it: 32-bit words with, for each, its last writer and readers and when that was. A thread that
 * meets another's access with no barrier between is a race; a read of what nobody wrote is a fault too. Barriers order threads
 * of one workgroup, or of one warp, and workgroups not at all. Where memory is packed, bytes count one by one.
 */
import { byteSize, type Dtype } from '../../src/kernel/dtype.js';
import { decoderOf, encoderOf } from '../../src/kernel/narrow.js';
import { LoopFault } from './fault.js';
import { type Toucher, Touches } from './touches.js';

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
  private readonly writers: Touches;
  private readonly readers: Touches;
  /** Those of atomic additions, which need no order among themselves. */
  private adders: Touches | undefined;

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
    [this.writers, this.readers] = [new Touches(cells), new Touches(cells)];
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
    for (const touches of [this.writers, this.readers, this.adders]) touches?.clear();
  }

  read(at: number, toucher: Toucher, place: string): void {
    this.inside(at, place);
    this.known(at, place);
    this.ordered(this.writers, at, toucher, place, 'reads what');
    this.ordered(this.adders, at, toucher, place, 'reads what');
    this.readers.add(at, toucher);
  }

  write(at: number, toucher: Toucher, place: string, isAddition = false): void {
    this.inside(at, place);
    if (isAddition) this.known(at, place);
    else this.ordered(this.adders, at, toucher, place, 'writes where');
    this.ordered(this.writers, at, toucher, place, 'writes where');
    this.ordered(this.readers, at, toucher, place, 'writes where');
    this.written[at] = 1;
    if (isAddition) {
      this.adders ??= new Touches(this.length * this.cellsPerWord);
      this.adders.add(at, toucher);
    } else this.writers.set(at, toucher);
  }

  private inside(at: number, place: string): void {
    if (at >= 0 && at < this.length * this.cellsPerWord) return;
    throw new LoopFault('out-of-bounds', place, `${this.name}[${at}] of ${this.length} words`);
  }

  private known(at: number, place: string): void {
    if (this.written[at] !== 0) return;
    throw new LoopFault('uninitialised', place, `nothing was written to ${this.name}[${at}]`);
  }

  private ordered(touches: Touches | undefined, at: number, toucher: Toucher, place: string, verb: string): void {
    if (touches === undefined || !touches.meets(at, toucher)) return;
    const text = `thread ${toucher.thread} of workgroup ${toucher.group} ${verb} thread ${touches.text(at)}`;
    throw new LoopFault('race', place, `${text} touched ${this.name}[${at}] with no barrier between`);
  }
}
