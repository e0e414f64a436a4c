/**
 * Rows of neighbouring elements that a thread reads whole, 16 bytes at a time. Where each thread takes a voxel and adds up
 * its channels one by one, every load of a warp touches 32 lines of the cache for 4 bytes of each; four channels at once
 * touch them a quarter as often. What is read is kept in an array whose indices are all known once the loops over it are
 * written out, so it lives in registers. Only how elements are fetched changes.
 */
import { Sharing } from '../../fuse/sharing.js';
import { type Dimension, product } from '../../kernel/dimension.js';
import { byteSize } from '../../kernel/dtype.js';
import type { Axis, Expr, LoadExpr } from '../../kernel/expr.js';
import { type Address, component, int, loadOf, type Place, type Statement, type Value } from '../loop/language.js';
import type { MemoryLayout } from '../loop/pairs.js';
import { isInside } from '../loop/passes/pieces.js';
import type { Roots } from '../loop/roots.js';
import type { StageContext } from './context.js';

/** Longer rows would not stay in registers. */
const longestRow = 32;
/** Elements of all rows together. */
const mostElements = 96;
const width = 4 as const;

/**
 * The innermost axes of a load, along which it is a number or goes over all there is (along the outermost of them over the
 * first so many), and how many elements they have.
 */
interface Tail {
  readonly axes: readonly number[];
  readonly length: number;
}

export class RowPieces {
  private readonly tails = new Map<LoadExpr, Tail>();
  private readonly arrays = new Map<string, string>();

  /** Finds the rows among the loads of a phase; the loops of axes that are bound stand around what is read here. */
  constructor(
    private readonly context: StageContext,
    roots: Roots,
    isBound: (axis: Axis) => boolean,
  ) {
    const folded = new Set(roots.folds.flatMap(({ axes }) => axes).filter((axis) => !isBound(axis)));
    const sharing = new Sharing();
    const outerKey = (load: LoadExpr, { axes }: Tail): string =>
      load.args.map((index, axis) => (axes.includes(axis) ? '' : sharing.numberOf(index))).join(' ');
    const groups = new Map<string, { loads: LoadExpr[]; tail: Tail; covered: Set<number> }>();
    for (const load of roots.loads) {
      const place = context.place(load.tensor, load.version);
      const tail = place.isLocal !== true ? tailOf(load, place, folded, roots) : undefined;
      if (tail === undefined) continue;
      const key = `${load.tensor} ${load.version} ${tail.length} ${outerKey(load, tail)}`;
      const group = groups.get(key) ?? { loads: [], tail, covered: new Set() };
      group.loads.push(load);
      for (const element of elementsOf(load, tail, place)) group.covered.add(element);
      groups.set(key, group);
    }
    let room = mostElements;
    for (const { loads, tail, covered } of groups.values()) {
      if (covered.size < Math.max(width, tail.length / 2) || tail.length > room) continue;
      room -= tail.length;
      for (const load of loads) this.tails.set(load, tail);
    }
  }

  /** The load as an element of its row's array, which is filled in `statements` when first asked for; undefined for other loads. */
  element(load: LoadExpr, valueOf: (index: Expr) => Value, statements: Statement[]): Value | undefined {
    const tail = this.tails.get(load);
    if (tail === undefined) return undefined;
    const indices = load.args.map(valueOf);
    const array = this.filled(load, tail, indices, statements);
    const places = this.places(load, indices, (axis) => tail.axes.includes(axis));
    return loadOf({ space: 'register', array, base: int(0), places }, load.dtype);
  }

  /** Rows of tensors that are no tables, filled in `statements` before anybody asks; returns whether there are any. */
  fetch(valueOf: (index: Expr) => Value, statements: Statement[]): boolean {
    const own = [...this.tails].filter(([{ tensor }]) => this.context.tensor(tensor).role !== 'constant');
    for (const [load, tail] of own) {
      const outer = load.args.map((index, axis) => (tail.axes.includes(axis) ? int(0) : valueOf(index)));
      this.filled(load, tail, outer, statements);
    }
    return own.length > 0;
  }

  /** The array of a load's row. */
  private filled(load: LoadExpr, tail: Tail, indices: readonly Value[], statements: Statement[]): string {
    const base = this.context.pointer(load.tensor, load.version);
    const places = this.places(load, indices, (axis) => !tail.axes.includes(axis));
    const key = JSON.stringify([base, tail.length, places]);
    const array = this.arrays.get(key) ?? this.context.fresh('piece');
    if (!this.arrays.has(key)) {
      this.arrays.set(key, array);
      const type = load.dtype as 'f32' | 'i32' | 'u32';
      statements.push(
        ...fill(array, { space: 'global', array: 'arena', tensor: load.tensor, storage: type, base, places }, tail),
      );
    }
    return array;
  }

  /** Where a load's element lies, as far as these axes say. */
  private places(
    { tensor, version }: LoadExpr,
    indices: readonly Value[],
    takes: (axis: number) => boolean,
  ): readonly Place[] {
    const { layout, shape } = this.context.look(tensor, version);
    return layout.map((axis) => ({
      index: takes(axis) ? indices[axis] : int(0),
      size: this.context.sizeOf(shape[axis]),
    }));
  }
}

function tailOf(load: LoadExpr, place: MemoryLayout, folded: ReadonlySet<Axis>, roots: Roots): Tail | undefined {
  const { layout, shape, dtype } = place;
  if (byteSize(dtype) !== 4) return undefined;
  // The outermost size in memory may be a symbol; it is no factor of an address.
  if (layout.slice(1).some((axis) => typeof shape[axis] !== 'number')) return undefined;
  if (!isInside(load, place)) return undefined;
  const axes: number[] = [];
  let length = 1;
  for (const axis of [...layout].reverse()) {
    const [index, size] = [load.args[axis], shape[axis]];
    const run = runOf(index, size, folded);
    if (run === undefined || length * run > longestRow) break;
    axes.push(axis);
    length *= run;
    if (run !== size) break;
  }
  if (length % width !== 0) return undefined;
  // Of a row that is read in part, the next one begins a whole row later: both must lie on 16 bytes.
  if (axes.length < layout.length && product(axes.map((axis) => shape[axis] as number)) % width !== 0) return undefined;
  const isOuter = (axis: number): boolean => !axes.includes(axis);
  const depends = load.args.some(
    (index, axis) => isOuter(axis) && [...roots.freeAxes(index)].some((a) => folded.has(a)),
  );
  return depends ? undefined : { axes, length };
}

/** How many neighbours a load takes along an axis; undefined where it depends on more than loops over them. */
function runOf(index: Expr, size: Dimension, folded: ReadonlySet<Axis>): number | undefined {
  if (typeof size !== 'number') return undefined;
  if (index.op === 'constant') return size;
  const runs = index.op === 'index' && folded.has(index.axis);
  return runs && typeof index.axis.extent === 'number' && index.axis.extent <= size ? index.axis.extent : undefined;
}

function elementsOf(load: LoadExpr, { axes }: Tail, { shape }: MemoryLayout): number[] {
  return axes.reduceRight<number[]>(
    (starts, axis) => {
      const index = load.args[axis];
      const size = shape[axis] as number;
      const run = index.op === 'index' ? (index.axis.extent as number) : size;
      const own = index.op === 'constant' ? [index.value] : Array.from({ length: run }, (_, i) => i);
      return starts.flatMap((start) => own.map((i) => start * size + i));
    },
    [0],
  );
}

function fill(array: string, row: Address, { length }: Tail): Statement[] {
  const type = row.storage as 'f32' | 'i32' | 'u32';
  const fours = Array.from({ length: length / width }, (_, i) => `${array}_${i}`);
  return [
    ...fours.map((four, i): Statement => {
      return { kind: 'loadVector', name: four, type, width, address: further(row, i * width) };
    }),
    {
      kind: 'array',
      name: array,
      type,
      length,
      zero: false,
      values: fours.flatMap((four) => [0, 1, 2, 3].map((place) => component(four, type, place))),
    },
  ];
}

/** So many elements on, of a row along which all indices are zero. */
function further(row: Address, elements: number): Address {
  let left = elements;
  const places = [...row.places].reverse().map(({ index, size }): Place => {
    const extent = size.kind === 'constant' ? size.value : Number.POSITIVE_INFINITY;
    const own = left === 0 ? 0 : left % extent;
    left = (left - own) / extent;
    return { index: own === 0 ? index : int(own), size };
  });
  return { ...row, places: places.reverse() };
}
