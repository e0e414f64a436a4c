/** What the parts of the emitter ask of it: a place for code, and values on the stack or in locals. */
import type { Axis } from '../../kernel/expr.js';
import type { Code, Local, ValueType } from '../wasm/index.js';
import type { Graph } from './graph.js';
import type { Helpers } from './helpers.js';
import type { Node } from './node.js';
import type { Scope, ScopeOptions } from './scope.js';
import type { TensorMap } from './tensors.js';

/** What the code is to be like, and what suits the machine. */
export interface CodeOptions {
  /** Check every access, and record the first that leaves its tensor. */
  readonly debug?: boolean;
  /** Whether minima that sort NaN and zeros take one instruction on the machine, as on arm64. No bit depends on it. */
  readonly quickMinimum?: boolean;
  /**
   * Whether the machine compares every address with a limit of its own for each constant offset, as Node does on arm64:
   * then constants are added to the address, and one limit does for all. No bit depends on it.
   */
  readonly checkedAccess?: boolean;
}

export interface Writer {
  readonly tensors: TensorMap;
  readonly graph: Graph;
  readonly helpers: Helpers;
  readonly options: CodeOptions;
  /** The ops that are being written, for messages. */
  place: string;
  /** Holds the address of this worker's own memory. */
  readonly worker: Local;
  readonly scope: Scope;
  /** The current scope's code. */
  readonly code: Code;
  local(type: ValueType): Local;
  /** Builds code in a new scope below the current one; where it ends up is the caller's business. */
  inside(options: ScopeOptions, build: (scope: Scope) => void): Scope;
  within(scope: Scope, build: () => void): void;
  /** The axis along which a node has different values in the four lanes, if there is one. */
  vectorAxis(node: Node): Axis | undefined;
  isVector(node: Node): boolean;
  pushScalar(node: Node): void;
  pushVector(node: Node): void;
  /** The local that holds a node, computed in the scope where it belongs. */
  ensureScalar(node: Node, from?: Scope): Local;
  ensureVector(node: Node): Local;
  /** In the form that it has here. */
  ensure(node: Node): Local;
  /** One lane of a vector as a scalar, taken out where the vector belongs. */
  ensureLane(node: Node, lane: 0 | 1 | 2 | 3): Local;
}

/** Builds code in a new scope that stands right here. */
export function writeInside(w: Writer, options: ScopeOptions, build: () => void): void {
  w.code.append(w.inside(options, build).code);
}
