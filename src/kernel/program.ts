/**
 * A Program: tensors and ops in order. Its meaning is that the ops run one after the other, each finishing before the
 * next begins. It is plain data: it prints (print.ts), serialises and hashes (serialise.ts) and compares by its hash.
 */
import type { Lowering } from './convolve.js';
import type { SizeSymbol } from './dimension.js';
import type { Scalar } from './dtype.js';
import type { ComputeOp, Op } from './op.js';
import { isControl } from './op.js';
import type { Role, Tensor } from './tensor.js';
import type { Tree } from './tree.js';

/** What programs, ops, tensors and parameters may be called. */
export const identifier = /^[A-Za-z][A-Za-z0-9_]*$/;

/** A uniform value of a Program that the host may change between steps. */
export interface Parameter {
  readonly name: string;
  readonly dtype: Exclude<Scalar, 'bool'>;
  readonly initial: number;
}

/** What is computed: tensors that stay on the device and the ops that run over them, in order. Plain data. */
export interface Program {
  readonly name: string;
  readonly symbols: readonly SizeSymbol[];
  readonly parameters: readonly Parameter[];
  readonly tensors: readonly Tensor[];
  readonly ops: readonly Op[];
  /** Order of every sum; part of the meaning, never tuned. */
  readonly tree: Tree;
  /** How convolutions were written as ops, for `explain`; no part of the meaning, and not kept in files. */
  readonly lowerings?: readonly Lowering[];
}

export function tensorsOf(program: Program, role: Role): Tensor[] {
  return program.tensors.filter((tensor) => tensor.role === role);
}

/** The compute ops in program order, orchestration opened. */
export function computeOps(ops: readonly Op[]): ComputeOp[] {
  return ops.flatMap((op) => (isControl(op) ? computeOps(op.body) : [op]));
}
