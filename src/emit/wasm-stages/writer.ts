/**
 * Where values are computed: `pushScalar` and `pushVector` leave one on the stack of the current scope; what belongs to an
 * outer scope is computed there, once, and kept in a local. How a node is written is the `NodeWriter`'s business. Loops are
 * opened by others (nest.ts, the fold files).
 */
import type { Axis } from '../../kernel/expr.js';
import type { Outcomes } from '../loop/passes/outcomes.js';
import type { Code, FunctionBuilder, Local, ValueType } from '../wasm/index.js';
import type { Graph } from './graph.js';
import type { Helpers } from './helpers.js';
import { type FoldNode, type Lane, lanesOf, type Node } from './node.js';
import type { CpuPass } from './passes.js';
import { type Form, homeOf, Scope, type ScopeOptions } from './scope.js';
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
  /** Passes that are left out. No bit depends on it. */
  readonly without?: readonly CpuPass[];
}

/** How nodes become instructions of the current scope. */
export interface NodeWriter {
  scalar(w: Writer, node: Node): void;
  vector(w: Writer, node: Node): void;
  /** The same value in all lanes; `isKept`: a local has it already. */
  splat(w: Writer, node: Node, isKept: boolean): void;
  /** Computes the fold, with others that share its loop, and keeps the results in locals. */
  fold(w: Writer, fold: FoldNode): void;
}

export class Writer {
  readonly graph: Graph;
  /** Holds the address of this worker's own memory. */
  readonly worker: Local;
  scope: Scope;
  /** The ops that are being written, for messages. */
  place = '';

  constructor(
    private readonly f: FunctionBuilder,
    readonly tensors: TensorMap,
    readonly helpers: Helpers,
    private readonly nodes: NodeWriter,
    readonly options: CodeOptions,
    /** What the part's passes say. */
    readonly outcomes: Outcomes<CpuPass>,
  ) {
    this.graph = tensors.graph;
    this.worker = f.local('i32');
    this.scope = new Scope(undefined, { bindings: this.graph.fixed, code: f });
  }

  /** The current scope's code. */
  get code(): Code {
    return this.scope.code;
  }

  local(type: ValueType): Local {
    return this.f.local(type);
  }

  /** Builds code in a new scope below the current one; where it ends up is the caller's business. */
  inside(options: ScopeOptions, build: (scope: Scope) => void): Scope {
    const scope = new Scope(this.scope, options);
    this.within(scope, () => build(scope));
    return scope;
  }

  /** Builds code in a new scope that stands right here. */
  writeInside(options: ScopeOptions, build: () => void): void {
    this.code.append(this.inside(options, build).code);
  }

  within(scope: Scope, build: () => void): void {
    const kept = this.scope;
    this.scope = scope;
    build();
    this.scope = kept;
  }

  /** The axis along which a node has different values in the four lanes, if there is one. */
  vectorAxis(node: Node): Axis | undefined {
    const { vector } = this.scope;
    if (vector !== undefined && node.axes.has(vector)) return vector;
    const { fixed } = this.graph;
    if (fixed.size > 0) for (const axis of node.axes) if (fixed.has(axis)) return axis;
    return undefined;
  }

  isVector(node: Node): boolean {
    return this.vectorAxis(node) !== undefined;
  }

  pushScalar(node: Node): void {
    const { kind } = node;
    const isAtom = kind === 'constant' || kind === 'index' || kind === 'worker' || kind === 'variable';
    if (isAtom || this.isInline(node, 's')) this.nodes.scalar(this, node);
    else this.code.get(this.ensureScalar(node));
  }

  pushVector(node: Node): void {
    const isKnown = node.kind === 'constant' || node.kind === 'mask';
    if (isKnown || (this.isVector(node) && (node.kind === 'variable' || this.isInline(node, 'v'))))
      this.nodes.vector(this, node);
    else this.code.get(this.ensureVector(node));
  }

  /** Used once and computed right here: no local is needed. */
  private isInline(node: Node, form: Form): boolean {
    if (node.kind === 'fold' || this.graph.uses(node) > 1) return false;
    const home = homeOf(node, this.scope);
    return home === this.scope && home.find(form, node) === undefined;
  }

  /** The local that holds a node, computed in the scope where it belongs, in the form that it has here. */
  ensure(node: Node): Local {
    return this.isVector(node) ? this.ensureVector(node) : this.ensureScalar(node);
  }

  ensureScalar(node: Node): Local {
    return this.keep('s', node, homeOf(node, this.scope), () => this.nodes.scalar(this, node));
  }

  ensureVector(node: Node): Local {
    const home = homeOf(node, this.scope);
    if (this.isVector(node)) return this.keep('v', node, home, () => this.nodes.vector(this, node));
    // One scalar in all lanes, made just before the vector loop or where the scalar is made.
    const before = this.scope.vectorScope?.parent;
    const splat = (): void => this.nodes.splat(this, node, home.find('s', node) !== undefined);
    return this.keep('v', node, before !== undefined && before.depth > home.depth ? before : home, splat);
  }

  /** One lane of a vector as a scalar, taken out where the vector belongs. */
  ensureLane(node: Node, lane: Lane): Local {
    return this.keep(lane, node, homeOf(node, this.scope), () => {
      this.pushVector(node);
      this.code.lane(`${lanesOf(node.type)}.extract_lane`, lane);
    });
  }

  private keep(form: Form, node: Node, home: Scope, write: () => void): Local {
    const known = home.find(form, node);
    if (known !== undefined) return known;
    if (node.kind === 'fold' && (form === 's' || this.isVector(node))) {
      this.within(home, () => this.nodes.fold(this, node));
      const result = home.find(form, node);
      if (result === undefined) throw new Error('wasm stages: a reduction left no result');
      return result;
    }
    const local = this.local(form === 'v' ? 'v128' : node.type === 'bool' ? 'i32' : node.type);
    this.within(home, () => {
      write();
      this.code.set(local);
    });
    home.keep(form, node, local);
    return local;
  }
}
