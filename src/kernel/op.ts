/**
 * Ops, few kinds. A map, a reduction and a matrix product are the same data: values at an index, where a value may
 * contain folds; the kind says what the author meant and which rules and fast paths apply. Orchestration ops hold ops.
 */
import type { Axis, Expr, Reducer } from './expr.js';

/** One store: `indices` are axis, axis + constant, a constant, or a computed row, where a row outside the tensor writes nothing. */
export interface Write {
  readonly tensor: string;
  readonly version: 'current' | 'next';
  readonly indices: readonly Expr[];
  readonly value: Expr;
  /** Where false, nothing is written. */
  readonly where?: Expr;
}

/** Values at every index of the axes; `reduce` says that they contain folds. */
export interface MapOp {
  readonly kind: 'map' | 'reduce';
  readonly name: string;
  readonly axes: readonly Axis[];
  readonly writes: readonly Write[];
}

/** axes end in (row, column); the written value holds `fold sum over k of left·right`. */
export interface MatmulOp {
  readonly kind: 'matmul';
  readonly name: string;
  readonly axes: readonly Axis[];
  readonly writes: readonly Write[];
  readonly precision: MatmulPrecision;
}
/** What a device may round the factors of a product to. */
export type MatmulPrecision = 'exact' | 'tf32' | 'f16' | 'bf16' | 'f8e4m3' | 'f8e5m2';

/** The k best along `over` for each index of `axes`; missing entries have index −1 and the worst value; NaN is never taken. */
export interface TopkOp {
  readonly kind: 'topk';
  readonly name: string;
  readonly axes: readonly Axis[];
  readonly over: Axis;
  readonly k: number;
  readonly largest: boolean;
  readonly value: Expr;
  /** Rows that may be taken at all. */
  readonly where?: Expr;
  /** Shape [...axes, k]. */
  readonly values?: string;
  /** i32, shape [...axes, k]. */
  readonly indices?: string;
}

/** Counts (or integer weights) by bin; bins outside the range count nowhere. Target shape [...axes, bins]. */
export interface HistogramOp {
  readonly kind: 'histogram';
  readonly name: string;
  readonly axes: readonly Axis[];
  readonly over: readonly Axis[];
  readonly bin: Expr;
  readonly weight: Expr;
  readonly target: string;
}

/** Running reduction along axis `along` of the target; exclusive scans start from the neutral element. */
export interface ScanOp {
  readonly kind: 'scan';
  readonly name: string;
  readonly axes: readonly Axis[];
  readonly along: number;
  readonly reducer: Extract<Reducer, 'sum' | 'max' | 'min'>;
  readonly exclusive: boolean;
  readonly value: Expr;
  readonly target: string;
}

/** What the language should not say: a named op with hand-written bodies, see opaque.ts. */
export interface OpaqueOp {
  readonly kind: 'opaque';
  readonly name: string;
  readonly body: string;
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  readonly attributes: Readonly<Record<string, number>>;
}

/** `max` times, or until the scalar flag tensor is non-zero after an iteration. */
export interface RepeatOp {
  readonly kind: 'repeat';
  readonly name: string;
  readonly axis: Axis;
  readonly max: number;
  readonly until?: string;
  readonly body: readonly Op[];
}

/** Only while the scalar flag tensor is non-zero. */
export interface WhenOp {
  readonly kind: 'when';
  readonly name: string;
  readonly flag: string;
  readonly body: readonly Op[];
}

/** In cycles where cycle mod n = phase. */
export interface EveryOp {
  readonly kind: 'every';
  readonly name: string;
  readonly n: number;
  readonly phase: number;
  readonly body: readonly Op[];
}

/** An op that stores values of its formulas at places of its own. */
export type StoreOp = MapOp | MatmulOp;
/** An op that makes the rows of its targets by a loop of its own; what it consists of stands in `rowForms`. */
export type RowOp = TopkOp | HistogramOp | ScanOp;
/** An op that computes values. */
export type ComputeOp = StoreOp | RowOp | OpaqueOp;
/** An op that says how often others run. */
export type ControlOp = RepeatOp | WhenOp | EveryOp;
/** One op of a Program. */
export type Op = ComputeOp | ControlOp;

/**
 * The properties of a row op by what they are. Whatever only walks over an op goes by them: to write it down and read it back,
 * to move it to other axes, to find what it loads and writes. `axes` and `name` are common to all.
 */
export interface RowForm {
  /** Whether it has inner axes, one or a list; its targets have a dimension beside `axes` then, for what is kept of them. */
  readonly over?: 'one' | 'list';
  /** Numbers, truth values and words, in the order in which they are written down. `along`: an axis along which a row runs. */
  readonly attributes: Readonly<Record<string, 'number' | 'truth' | readonly string[]>>;
  readonly formulas: readonly string[];
  /** Names of tensors, which are written whole. */
  readonly targets: readonly string[];
  /** Formulas and targets that may be missing. */
  readonly optional?: readonly string[];
}

/** What row ops of each kind consist of. */
export const rowForms: Readonly<Record<RowOp['kind'], RowForm>> = {
  topk: {
    over: 'one',
    attributes: { k: 'number', largest: 'truth' },
    formulas: ['value', 'where'],
    targets: ['values', 'indices'],
    optional: ['where', 'values', 'indices'],
  },
  histogram: { over: 'list', attributes: {}, formulas: ['bin', 'weight'], targets: ['target'] },
  scan: {
    attributes: { along: 'number', reducer: ['sum', 'max', 'min'], exclusive: 'truth' },
    formulas: ['value'],
    targets: ['target'],
  },
};

/** The kinds of row ops. */
export const rowKinds = Object.keys(rowForms) as readonly RowOp['kind'][];
/** The kinds of ops that compute. */
export const computeKinds: readonly ComputeOp['kind'][] = ['map', 'reduce', 'matmul', ...rowKinds, 'opaque'];
/** The kinds of ops that hold others. */
export const controlKinds = ['repeat', 'when', 'every'] as const;

/** Whether an op makes the rows of its targets by a loop of its own. */
export function isRowOp(op: Op): op is RowOp {
  return op.kind in rowForms;
}

/** The formulas or targets that a row op has, by their names. */
export function partsOf(op: RowOp, names: readonly string[]): [string, Expr | string][] {
  const parts = op as unknown as Readonly<Record<string, Expr | string | undefined>>;
  return names.flatMap((name): [string, Expr | string][] => {
    const part = parts[name];
    return part === undefined ? [] : [[name, part]];
  });
}

/** The axes that an op has beside `axes`. */
export function innerAxes(op: ComputeOp): readonly Axis[] {
  if (!('over' in op)) return [];
  return 'extent' in op.over ? [op.over] : op.over;
}

/** The axes over which the loop of a row runs. */
export function loopAxes(op: RowOp): readonly Axis[] {
  return 'along' in op ? [op.axes[op.along]] : innerAxes(op);
}

/** The op over other axes, as many as it has. */
export function withAxes<T extends StoreOp | RowOp>(op: T, axes: readonly Axis[], inner: readonly Axis[]): T {
  const over = 'over' in op ? { over: 'extent' in op.over ? inner[0] : inner } : {};
  return { ...op, axes, ...over };
}

/** Whether an op holds other ops. */
export function isControl(op: Op): op is ControlOp {
  return op.kind === 'repeat' || op.kind === 'when' || op.kind === 'every';
}

/** A tensor in one of its versions, as text: `field` or `field'`. */
export function versioned(tensor: string, version: 'current' | 'next'): string {
  return version === 'next' ? `${tensor}'` : tensor;
}

/** Every expression of an op, in a fixed order. */
export function expressionsOf(op: Op): Expr[] {
  switch (op.kind) {
    case 'map':
    case 'reduce':
    case 'matmul':
      return op.writes.flatMap((write) => [
        ...write.indices,
        write.value,
        ...(write.where === undefined ? [] : [write.where]),
      ]);
    case 'opaque':
    case 'repeat':
    case 'when':
    case 'every':
      return [];
    default:
      return partsOf(op, rowForms[op.kind].formulas).map(([, formula]) => formula as Expr);
  }
}

/** The tensors an op writes, with their version. */
export function writesOf(op: ComputeOp): { tensor: string; version: 'current' | 'next' }[] {
  switch (op.kind) {
    case 'map':
    case 'reduce':
    case 'matmul':
      return op.writes.map(({ tensor, version }) => ({ tensor, version }));
    case 'opaque':
      return op.writes.map((tensor) => ({ tensor, version: 'current' }));
    default:
      return partsOf(op, rowForms[op.kind].targets).map(([, tensor]) => ({
        tensor: tensor as string,
        version: 'current',
      }));
  }
}

/** The write with other formulas. */
export function changeWrite(write: Write, change: (expr: Expr) => Expr): Write {
  const base = { ...write, indices: write.indices.map(change), value: change(write.value) };
  return write.where === undefined ? base : { ...base, where: change(write.where) };
}

/** The op with other formulas; an opaque one has none. */
export function changeOp<T extends ComputeOp>(op: T, change: (expr: Expr) => Expr): T;
export function changeOp(op: ComputeOp, change: (expr: Expr) => Expr): ComputeOp {
  if (op.kind === 'opaque') return op;
  if (!isRowOp(op)) return { ...op, writes: op.writes.map((write) => changeWrite(write, change)) };
  const formulas = partsOf(op, rowForms[op.kind].formulas);
  return { ...op, ...Object.fromEntries(formulas.map(([name, formula]) => [name, change(formula as Expr)])) };
}
