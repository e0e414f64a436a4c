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

/** An op that computes values. */
export type ComputeOp = MapOp | MatmulOp | TopkOp | HistogramOp | ScanOp | OpaqueOp;
/** An op that says how often others run. */
export type ControlOp = RepeatOp | WhenOp | EveryOp;
/** One op of a Program. */
export type Op = ComputeOp | ControlOp;

/** The kinds of ops that compute. */
export const computeKinds = ['map', 'reduce', 'matmul', 'topk', 'histogram', 'scan', 'opaque'] as const;
/** The kinds of ops that hold others. */
export const controlKinds = ['repeat', 'when', 'every'] as const;

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
    case 'topk':
      return op.where === undefined ? [op.value] : [op.value, op.where];
    case 'histogram':
      return [op.bin, op.weight];
    case 'scan':
      return [op.value];
    case 'opaque':
    case 'repeat':
    case 'when':
    case 'every':
      return [];
    default:
      return op satisfies never;
  }
}

/** The tensors an op writes, with their version. */
export function writesOf(op: ComputeOp): { tensor: string; version: 'current' | 'next' }[] {
  switch (op.kind) {
    case 'map':
    case 'reduce':
    case 'matmul':
      return op.writes.map(({ tensor, version }) => ({ tensor, version }));
    case 'topk':
      return [op.values, op.indices]
        .filter((name) => name !== undefined)
        .map((tensor) => ({ tensor, version: 'current' }));
    case 'histogram':
    case 'scan':
      return [{ tensor: op.target, version: 'current' }];
    case 'opaque':
      return op.writes.map((tensor) => ({ tensor, version: 'current' }));
    default:
      return op satisfies never;
  }
}

/** The write with other formulas. */
export function changeWrite(write: Write, change: (expr: Expr) => Expr): Write {
  const base = { ...write, indices: write.indices.map(change), value: change(write.value) };
  return write.where === undefined ? base : { ...base, where: change(write.where) };
}

/** The op with other formulas; an opaque one has none. */
export function changeOp(op: ComputeOp, change: (expr: Expr) => Expr): ComputeOp {
  switch (op.kind) {
    case 'map':
    case 'reduce':
    case 'matmul':
      return { ...op, writes: op.writes.map((write) => changeWrite(write, change)) };
    case 'topk': {
      const base = { ...op, value: change(op.value) };
      return op.where === undefined ? base : { ...base, where: change(op.where) };
    }
    case 'histogram':
      return { ...op, bin: change(op.bin), weight: change(op.weight) };
    case 'scan':
      return { ...op, value: change(op.value) };
    case 'opaque':
      return op;
    default:
      return op satisfies never;
  }
}
