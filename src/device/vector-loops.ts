/**
 * Two loops over many f32 by vectors of WebAssembly, through a piece of memory of their own: copied in, worked on, copied
 * out. JavaScript takes nanoseconds for each number that it looks at, and the block copies there and back far less. Short
 * arrays, and hosts that allow no WebAssembly, have the plain loop.
 */
import { openKernel } from '../micro/micro-kernel.js';
import { type Vectors, vectors } from '../micro/vectors.js';

/** Numbers of each half of the memory, and behind each as many as the last row may reach beyond its end. */
const half = 2 ** 16;
const slack = 16;
const halfBytes = 4 * (half + slack);
/** With fewer numbers the plain loop is over sooner. */
const leastChecked = 512;
const leastCopied = 256;

let opened: { readonly loops: Vectors; readonly first: Float32Array; readonly second: Float32Array } | undefined;
let isRefused = false;

/** Whether no element is NaN or infinite. */
export function areFinite(values: Float32Array): boolean {
  const { length } = values;
  const vector = length < leastChecked ? undefined : open();
  if (vector === undefined) return sumIsFinite(values);
  const { loops, first } = vector;
  for (let at = 0; at < length; at += half) {
    const count = Math.min(half, length - at);
    const blocks = Math.ceil(count / 16);
    first.set(count === length ? values : values.subarray(at, at + count));
    first.fill(0, count, 16 * blocks);
    if (loops.someBad(0, blocks) !== 0) return false;
  }
  return true;
}

/** A sum of f32 as f64 does not overflow: it is finite where all of them are. */
function sumIsFinite(values: Float32Array): boolean {
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) sum += values[i];
  return sum - sum === 0;
}

/** A table of numbers, row behind row, each of this many columns. */
export interface Table {
  readonly values: Float32Array;
  readonly columns: number;
}

/** Copies the first `count` columns of the first `rows` rows. What stands in the other columns of `to` is lost. */
export function copyColumns(from: Table, to: Table, count: number, rows: number): void {
  const widest = Math.max(from.columns, to.columns);
  const vector = count * rows < leastCopied || widest > half ? undefined : open();
  if (vector === undefined) {
    copyEach(from, to, count, rows);
    return;
  }
  const { loops, first, second } = vector;
  const most = Math.floor(half / widest);
  for (let row = 0; row < rows; row += most) {
    const here = Math.min(most, rows - row);
    const [read, written] = [here * from.columns, here * to.columns];
    first.set(part(from.values, row * from.columns, read));
    // Vectors reach beyond a row's end, into what the next row then overwrites.
    loops.rows(0, 4 * from.columns, halfBytes, 4 * to.columns, Math.ceil(count / 4), here);
    to.values.set(second.subarray(0, written), row * to.columns);
  }
}

/** A view takes longer to make than many a copy. */
function part(values: Float32Array, at: number, length: number): Float32Array {
  return values.length === length ? values : values.subarray(at, at + length);
}

function copyEach(from: Table, to: Table, count: number, rows: number): void {
  for (let row = 0; row < rows; row += 1) {
    const [source, target] = [row * from.columns, row * to.columns];
    for (let i = 0; i < count; i += 1) to.values[target + i] = from.values[source + i];
  }
}

function open(): typeof opened {
  if (opened !== undefined || isRefused) return opened;
  try {
    const memory = new WebAssembly.Memory({ initial: Math.ceil((2 * halfBytes) / 2 ** 16) });
    const first = new Float32Array(memory.buffer, 0, half + slack);
    const second = new Float32Array(memory.buffer, halfBytes, half + slack);
    opened = { loops: openKernel(vectors, memory), first, second };
  } catch {
    // A page's policy may forbid it.
    isRefused = true;
  }
  return opened;
}
