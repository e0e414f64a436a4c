/**
 * Room for one picture at a time, kept from picture to picture: the tensors are read into it and the loops run over it, so that
 * a picture leaves nothing behind but itself. One painter serves all brains of a process.
 */
import { openKernel } from '../../micro/micro-kernel.js';
import { type PainterLoops, painter } from '../../micro/painter.js';

const pageBytes = 65_536;

export class Painter {
  #memory = new WebAssembly.Memory({ initial: 1 });
  #loops: PainterLoops = openKernel(painter, this.#memory);
  #voxels = 0;
  #values = 0;

  /** Begins a picture of this many voxels, each 0, from tensors of at most this many values. */
  begin(voxels: number, values: number): void {
    this.#voxels = voxels;
    this.#values = values;
    const pages = Math.ceil((this.#source + 4 * values) / pageBytes);
    const missing = pages - this.#memory.buffer.byteLength / pageBytes;
    if (missing > 0) this.#memory.grow(missing);
    this.voxels.fill(0);
  }

  /** The picture as it stands; overwritten by the next one. */
  get voxels(): Float32Array {
    return new Float32Array(this.#memory.buffer, 0, this.#voxels);
  }

  /** Where a tensor may be read to. */
  room(values: number): Float32Array {
    return new Float32Array(this.#memory.buffer, this.#source, Math.min(values, this.#values));
  }

  /** Adds the magnitudes of some lanes of a tensor to the voxels. It may lie in the room, or elsewhere. */
  add(tensor: Float32Array, base: number, lanes: number, from: number, to: number): void {
    const room = this.room(tensor.length);
    if (tensor.buffer !== room.buffer) room.set(tensor);
    this.#loops.magnitudes(this.#source + 4 * (base + from), 4 * lanes, to - from, 0, this.#voxels);
  }

  divide(by: number): void {
    this.#loops.divide(0, this.#voxels, by);
  }

  /** The least and the largest of some values. */
  range(values: Float32Array): readonly [minimum: number, maximum: number] {
    const at = this.#place(values);
    return [this.#loops.least(at, values.length), this.#loops.most(at, values.length)];
  }

  /** These values as bytes, 0 for the minimum and 255 a span above it. */
  shades(values: Float32Array, minimum: number, span: number): Uint8Array {
    const at = this.#place(values);
    const out = at + 4 * values.length;
    this.#loops.shade(at, values.length, minimum, span > 0 ? 255 / span : 0, out);
    return new Uint8Array(this.#memory.buffer, out, values.length).slice();
  }

  /** Behind the voxels and a byte for each, at a multiple of sixteen. */
  get #source(): number {
    return 16 * Math.ceil((5 * this.#voxels) / 16);
  }

  #place(values: Float32Array): number {
    if (values.buffer !== this.#memory.buffer) this.voxels.set(values);
    return 0;
  }
}
