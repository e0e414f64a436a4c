/**
 * A random program while it is being drawn: the builder, the dimensions that its tensors are made of, and the pool of
 * tensors that may be read at this point. Every float that is stored is at most `bound` in size, so that values stay tame
 * however long a chain becomes.
 */
import { product } from '../kernel/dimension.js';
import { dtypes } from '../kernel/dtype.js';
import type { Bindings, Dimension, Dtype, Expr, Program } from '../kernel/index.js';
import { ProgramBuilder } from '../kernel/index.js';
import type { ComputeOp } from '../kernel/op.js';
import type { TensorHandle } from '../kernel/tensor.js';
import type { Tree } from '../kernel/tree.js';
import type { Choices } from './choices.js';

export interface RandomOptions {
  /** Storage and value types that may occur; f32 and i32 always do. */
  readonly dtypes?: readonly Dtype[];
  /** Whether opaque ops may occur. */
  readonly opaque?: boolean;
  /** Whether NaN and infinities may be made on purpose, in a few programs. */
  readonly nonFinite?: boolean;
  /** About how many ops. */
  readonly ops?: number;
  /** The order of sums; drawn by default. */
  readonly tree?: Tree;
}

export const bound = 64;

/** A tensor that may be read. */
export interface Item {
  readonly handle: TensorHandle;
  readonly from: ComputeOp['kind'] | 'declared';
  /** Holds infinities where entries are missing; reads are limited. */
  readonly wild: boolean;
}

/** An index variable in scope and the dimension that it runs over. */
export interface Index {
  readonly extent: Dimension;
  readonly expr: Expr;
}

export interface Dimensions {
  /** A symbol that leads most shapes. */
  readonly batch: Dimension;
  readonly rows: Dimension;
  readonly width: Dimension;
  readonly inner: Dimension;
}

const sizes = [1, 2, 3, 5, 7, 8, 16, 31, 32, 33, 31, 32, 33, 63, 64, 65, 100, 129, 257, 300];

export class Sketch {
  readonly builder: ProgramBuilder;
  readonly dimensions: Dimensions;
  readonly symbols: Record<string, number> = {};
  readonly dtypes: readonly Dtype[];
  readonly wildMath: boolean;
  pool: Item[] = [];
  /** Inside `when` or `every`, and inside `repeat`. */
  conditional = 0;
  repeated = 0;
  /** Writes are masked per batch element. */
  masked = false;
  /** The iterations of enclosing repeats. */
  outer: readonly Index[] = [];
  private names = 0;

  constructor(
    readonly choices: Choices,
    readonly options: RandomOptions,
  ) {
    this.builder = new ProgramBuilder('random', options.tree ?? this.drawTree());
    this.dtypes = options.dtypes ?? dtypes;
    this.wildMath = (options.nonFinite ?? false) && choices.chance(5);
    this.dimensions = this.drawDimensions();
  }

  private drawTree(): Tree | undefined {
    if (!this.choices.chance(25)) return undefined;
    return this.choices.pick([
      { lanes: 4, chunk: 8 },
      { lanes: 8, chunk: 32 },
      { lanes: 16, chunk: 16 },
    ]);
  }

  private drawDimensions(): Dimensions {
    const { choices } = this;
    const batch = choices.pick([2, 1, 3, 5]);
    const rows = choices.chance(5) ? 0 : choices.pick(sizes);
    const fitting = sizes.filter((size) => size * Math.max(rows, 1) * batch <= 2000);
    const width = choices.chance(3) ? 0 : choices.pick(fitting.length === 0 ? [1, 2] : fitting);
    return {
      batch: this.symbol('batch', 1, 64, batch),
      rows: choices.chance(60) ? this.symbol('rows', 0, 1000, rows) : rows,
      width: choices.chance(25) ? this.symbol('width', 0, 1000, width) : width,
      inner: choices.pick([4, 1, 2, 3, 7, 9]),
    };
  }

  /** A new symbol, bound to `value`. */
  symbol(name: string, min: number, max: number, value: number): Dimension {
    this.symbols[name] = value;
    return this.builder.symbol(name, min, max);
  }

  name(stem: string): string {
    this.names += 1;
    return `${stem}${this.names}`;
  }

  size(dimension: Dimension): number {
    return typeof dimension === 'number' ? dimension : this.symbols[dimension.symbol];
  }

  elements(shape: readonly Dimension[]): number {
    return product(shape.map((dimension) => this.size(dimension)));
  }

  allows(dtype: Dtype): boolean {
    return this.dtypes.includes(dtype);
  }

  /** A dtype for a tensor, f32 most often. */
  dtype(): Dtype {
    const weights: readonly (readonly [number, Dtype])[] = [
      [60, 'f32'],
      [12, 'i32'],
      [8, 'u32'],
      [5, 'f16'],
      [2, 'f8e4m3'],
      [4, 'bf16'],
      [2, 'f8e5m2'],
      [7, 'f64'],
    ];
    return this.choices.weighted(weights.filter(([, dtype]) => this.allows(dtype)));
  }

  shape(): Dimension[] {
    const { batch, rows, width, inner } = this.dimensions;
    const shapes: readonly (readonly [number, Dimension[]])[] = [
      [20, [batch, width]],
      [16, [batch, rows]],
      [12, [batch, rows, width]],
      [8, [batch]],
      [8, [rows]],
      [6, [rows, width]],
      [4, [width]],
      [4, [batch, inner]],
      [4, [batch, inner, width]],
      [3, []],
    ];
    return this.choices.weighted(this.masked ? shapes.filter(([, shape]) => shape[0] === batch) : shapes);
  }

  layout(shape: readonly Dimension[]): number[] | undefined {
    if (shape.length < 2 || !this.choices.chance(25)) return undefined;
    const rest = shape.map((_, axis) => axis);
    return shape.map(() => rest.splice(this.choices.below(rest.length), 1)[0]);
  }

  /** A new tensor to write to. Plain ones have the identity layout and can be handed to opaque ops. */
  target(
    dtype: Dtype,
    shape: readonly Dimension[],
    options: { plain?: boolean; lasting?: boolean } = {},
  ): TensorHandle {
    const layout = options.plain ? undefined : this.layout(shape);
    const lasting = options.lasting || this.masked;
    const role = this.choices.weighted([
      [lasting ? 0 : 55, 'scratch'],
      [25, 'output'],
      [lasting ? 30 : 15, 'state'],
    ] as const);
    return this.builder[role](this.name(role), dtype, shape, layout === undefined ? {} : { layout });
  }

  add(handle: TensorHandle, from: Item['from'], wild = false): Item {
    const item = { handle, from, wild };
    this.pool.push(item);
    return item;
  }

  /** A tensor to read: the newest ones most often; an input is declared where none fits. */
  source(fits: (item: Item) => boolean = () => true): Item {
    const fitting = this.pool.filter(fits);
    if (fitting.length === 0 || this.choices.chance(8)) {
      const fresh = this.input();
      if (fits(fresh)) return fresh;
    }
    if (fitting.length === 0) throw new Error('no tensor fits');
    const back = this.choices.weighted([
      [50, 0],
      [25, 1],
      [25, this.choices.below(fitting.length)],
    ] as const);
    return fitting[Math.max(0, fitting.length - 1 - back)];
  }

  input(dtype: Dtype = this.dtype(), shape: readonly Dimension[] = this.shape(), name = ''): Item {
    const role = this.choices.weighted([
      [70, 'input'],
      [20, 'constant'],
      [10, 'state'],
    ] as const);
    const layout = this.layout(shape);
    const handle = this.builder[role](this.name(name || role), dtype, shape, layout === undefined ? {} : { layout });
    return this.add(handle, 'declared');
  }

  finish(): { program: Program; symbols: Bindings } {
    return { program: this.builder.finish(), symbols: this.symbols };
  }
}
