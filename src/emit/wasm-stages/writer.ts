/** What the parts of the emitter ask of it: a place for code, and values on the stack or in locals. */
import type { Axis } from '../../kernel/expr.js';
import type { Code, Local, ValueType } from '../wasm/index.js';
import type { Graph } from './graph.js';
import type { Helpers } from './helpers.js';
import type { WorkerMemory } from './memory.js';
import type { Node } from './node.js';
import type { Binding, Scope, ScopeOptions } from './scope.js';

export interface WriterOptions {
  /** Check every access against its tensor. */
  readonly debug: boolean;
  /** Whether the machine has one instruction for a minimum that sorts NaN and zeros (arm64), rather than many (x64). */
  readonly quickMinimum: boolean;
  /** Whether constant offsets are better added to the address than left to the instruction; see wasm.ts. */
  readonly checkedAccess: boolean;
  /** The ops that are being written, for messages. */
  readonly place: string;
}

export interface Writer {
  readonly graph: Graph;
  readonly helpers: Helpers;
  options: WriterOptions;
  /** Holds the address of this worker's own memory. */
  readonly worker: Local;
  readonly memory: WorkerMemory;
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
  /** One lane of a vector as a scalar, taken out where the vector belongs. */
  ensureLane(node: Node, lane: 0 | 1 | 2 | 3): Local;
  pushConstant(type: Node['type'], value: number): void;
  /** From a scalar on the stack to four equal lanes. */
  splat(type: Node['type']): void;
  bindingOf(axis: Axis): Binding;
}
