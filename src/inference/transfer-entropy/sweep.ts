/**
 * Lays points out in WebAssembly memory in the order of a key, and runs the stages of micro/sweep.ts over them: on the
 * calling thread, or on all workers of a pool. The answers are whole numbers per point, so the number of workers cannot
 * change them.
 */
import type { Pool, PoolProgram } from '../../device/cpu/pool.js';
import { encodeSchedule, runStages } from '../../device/cpu/schedule.js';
import { FieldbrainError } from '../../kernel/index.js';
import { LastUsed } from '../../kernel/last-used.js';
import { compileKernel, openKernel } from '../../micro/micro-kernel.js';
import { type SweepLoops, stages, sweep } from '../../micro/sweep.js';
import { blockPoints, header, type SweepShape, scratchBytes } from '../../micro/sweep-layout.js';

type Floats = Float32Array | Float64Array;

/** Columns with what is asked of them. */
export interface SweepQuestion extends Omit<SweepShape, 'shared'> {
  /** One array a column, the key first. */
  readonly columns: readonly ArrayLike<number>[];
  readonly k: number;
  readonly theiler: number;
}

/** Compiled once for a shape: a pure function of it. */
const modules = new LastUsed<WebAssembly.Module>(32);

/** Points in the order of their key. */
export class Sweep {
  readonly samples: number;
  /** The number of the point at each place. */
  readonly identities: Int32Array;
  /** By place: the distance to the k-th neighbour, and the numbers of the k nearest. */
  readonly distances: Floats;
  readonly found: Int32Array;
  /** By place, one array per block: set before counting. */
  readonly radii: readonly Floats[];
  /** By the point's number, one array a set. */
  readonly counts: readonly Int32Array[];
  readonly #columns: readonly Floats[];
  readonly #places: Int32Array;
  readonly #memory: WebAssembly.Memory;
  readonly #shape: SweepShape;
  readonly #pool: Pool | undefined;
  #program: PoolProgram | undefined;
  #loops: SweepLoops | undefined;

  constructor(question: SweepQuestion, pool?: Pool) {
    const { columns, k, theiler, type, blocks, sets } = question;
    const shared = pool?.shared ?? false;
    this.#pool = pool;
    this.#shape = { type, blocks, sets, shared };
    this.samples = columns[0].length;
    const { samples } = this;
    const size = type === 'f64' ? 8 : 4;
    const padded = samples + 2 * blockPoints;
    let bytes = 1024;
    const reserve = (length: number): number => {
      const address = bytes;
      bytes = Math.ceil((bytes + length) / 64) * 64;
      return address;
    };
    const at = {
      columns: columns.map(() => reserve(padded * size)),
      identities: reserve(padded * 4),
      places: reserve(samples * 4),
      distances: reserve(samples * size),
      found: reserve(samples * 4 * k),
      scratch: reserve(scratchBytes * (pool?.threads ?? 1)),
      radii: [0, 1, 2].map(() => reserve(samples * size)),
      counts: sets.map(() => reserve(samples * 4)),
    };
    this.#memory = allocate(bytes, samples, shared);
    const { buffer } = this.#memory;
    const floats = (address: number, length: number): Floats =>
      type === 'f64' ? new Float64Array(buffer, address, length) : new Float32Array(buffer, address, length);
    const words = new Int32Array(buffer, 0, 256);
    const inside = blockPoints * size;
    const put = (offset: number, values: readonly number[]): void => words.set(values, offset / 4);
    put(header.samples, [samples, k, theiler, at.identities + blockPoints * 4, at.places, at.distances, at.found]);
    put(header.scratch, [at.scratch]);
    put(header.radii, at.radii);
    put(header.counts, at.counts);
    put(
      header.columns,
      at.columns.map((address) => address + inside),
    );
    this.identities = new Int32Array(buffer, at.identities + blockPoints * 4, samples);
    this.distances = floats(at.distances, samples);
    this.found = new Int32Array(buffer, at.found, samples * k);
    this.radii = at.radii.map((address) => floats(address, samples));
    this.counts = at.counts.map((address) => new Int32Array(buffer, address, samples));
    this.#columns = at.columns.map((address) => floats(address + inside, samples));
    floats(at.columns[0], blockPoints).fill(Number.NaN);
    floats(at.columns[0] + inside + samples * size, blockPoints).fill(Number.NaN);
    this.#places = new Int32Array(buffer, at.places, samples);
    this.resort(columns);
  }

  /** Gives all columns other values, and sorts by the new key. */
  resort(columns: readonly ArrayLike<number>[]): void {
    sortPlaces(columns[0], this.identities);
    for (let place = 0; place < this.samples; place += 1) this.#places[this.identities[place]] = place;
    for (const [column, values] of columns.entries()) this.setColumn(column, values);
  }

  /** Gives a column other values, by the numbers of the points. Not the key. */
  setColumn(column: number, values: ArrayLike<number>): void {
    const target = this.#columns[column];
    for (let place = 0; place < this.samples; place += 1) target[place] = values[this.identities[place]];
  }

  /** Makes it ready on all workers. */
  async open(): Promise<void> {
    const kernel = sweep(this.#shape);
    const module = modules.get(JSON.stringify(this.#shape), () => compileKernel(kernel));
    if (this.#pool !== undefined && this.#pool.threads > 1) {
      this.#program = await this.#pool.load(module, this.#memory);
      return;
    }
    this.#loops = openKernel(kernel, this.#memory, module);
  }

  async close(): Promise<void> {
    if (this.#program !== undefined) await this.#pool?.unload(this.#program);
    this.#program = undefined;
    this.#loops = undefined;
  }

  /** Fills `distances` and `found`. */
  findNearest(): void {
    this.#stage(stages.nearest);
  }

  /** Fills `counts`, by the radii. */
  count(): void {
    this.#stage(stages.count);
  }

  #stage(stage: number): void {
    if (this.#program === undefined || this.#pool === undefined) {
      this.#loops?.run(stage, 0, 1);
      return;
    }
    const schedule = this.#pool.addSchedule(this.#program, encodeSchedule(runStages([stage])));
    this.#pool.runScheduleSync(schedule);
    this.#pool.removeSchedule(schedule);
  }
}

/** WebAssembly has 4 GiB at most, and a host may have less. */
function allocate(bytes: number, samples: number, shared: boolean): WebAssembly.Memory {
  const pages = Math.ceil(bytes / 65536);
  try {
    return shared
      ? new WebAssembly.Memory({ initial: pages, maximum: pages, shared })
      : new WebAssembly.Memory({ initial: pages });
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
    const text = `neighbour search: ${samples} samples do not fit (got ${bytes} bytes, expected at most 4 GiB that are free). Give a part of the series, a smaller k or a smaller embedding.`;
    throw new FieldbrainError('out-of-memory', text, { bytes });
  }
}

/** The numbers of points in the order of their key; equal keys in the order of their numbers. */
function sortPlaces(keys: ArrayLike<number>, identities: Int32Array): void {
  const points = keys.length;
  const sorted = new Float64Array(keys).sort();
  const placed = new Int32Array(points);
  for (let i = 0; i < points; i += 1) {
    const key = keys[i];
    let low = 0;
    let high = points;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle] < key) low = middle + 1;
      else high = middle;
    }
    identities[low + placed[low]] = i;
    placed[low] += 1;
  }
}
