/**
 * Writes nodes as instructions. `pushScalar` and `pushVector` leave a value on the stack of the current scope; what
 * belongs to an outer scope is computed there, once, and kept in a local. Loops are opened by others (nest.ts, the fold
 * files); reductions are handed to the `FoldWriter`.
 */
import type { Axis } from '../../kernel/expr.js';
import type { Code, FunctionBuilder, Local, ValueType } from '../wasm/index.js';
import { pushScalarApply, pushVectorApply } from './emit-apply.js';
import { pushPack, pushScalarLoad, pushSplatLoad, pushVectorLoad } from './emit-load.js';
import type { Graph } from './graph.js';
import type { Helpers } from './helpers.js';
import { type FoldNode, type LaneNode, lanesOf, type Node } from './node.js';
import type { Binding, Form, ScopeOptions } from './scope.js';
import { homeOf, Scope } from './scope.js';
import type { TensorMap } from './tensors.js';
import type { CodeOptions, Writer } from './writer.js';

export interface FoldWriter {
  /** Computes the fold in the current scope, with others that share its loop, and keeps the results in locals. */
  write(fold: FoldNode, writer: Writer): void;
}

const floatWord = new Float32Array(1);
const intWord = new Int32Array(floatWord.buffer);

/** The four lanes of a constant. */
function laneBits(type: Node['type'], value: number): number[] {
  floatWord[0] = value;
  const bits = type === 'f32' ? intWord[0] : type === 'bool' ? -value : value;
  return [bits, bits, bits, bits];
}

export class Emitter implements Writer {
  readonly graph: Graph;
  readonly worker: Local;
  scope: Scope;
  place = '';

  constructor(
    private readonly f: FunctionBuilder,
    readonly tensors: TensorMap,
    readonly helpers: Helpers,
    private readonly folds: FoldWriter,
    readonly options: CodeOptions,
  ) {
    this.graph = tensors.graph;
    this.worker = f.local('i32');
    this.scope = new Scope(undefined, { bindings: this.graph.fixed, code: f });
  }

  get code(): Code {
    return this.scope.code;
  }

  local(type: ValueType): Local {
    return this.f.local(type);
  }

  inside(options: ScopeOptions, build: (scope: Scope) => void): Scope {
    const scope = new Scope(this.scope, options);
    this.within(scope, () => build(scope));
    return scope;
  }

  within(scope: Scope, build: () => void): void {
    const kept = this.scope;
    this.scope = scope;
    build();
    this.scope = kept;
  }

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
    if (node.kind === 'constant') this.pushConstant(node.type, node.value);
    else if (node.kind === 'index') this.pushIndex(node.axis);
    else if (node.kind === 'worker') this.code.get(this.worker);
    else if (node.kind === 'variable') this.code.get(node.local);
    else if (this.isInline(node, 's')) this.writeScalar(node);
    else this.code.get(this.ensureScalar(node));
  }

  pushVector(node: Node): void {
    if (node.kind === 'constant') this.code.words(laneBits(node.type, node.value));
    else if (node.kind === 'mask') this.code.words(node.lanes.map((lane) => -lane));
    else if (node.kind === 'variable' && this.isVector(node)) this.code.get(node.local);
    else if (this.isVector(node) && this.isInline(node, 'v')) this.writeVector(node);
    else this.code.get(this.ensureVector(node));
  }

  /** Used once and computed right here: no local is needed. */
  private isInline(node: Node, form: Form): boolean {
    if (node.kind === 'fold' || this.graph.uses(node) > 1) return false;
    const home = homeOf(node, this.scope);
    return home === this.scope && home.find(form, node) === undefined;
  }

  ensureScalar(node: Node, from: Scope = this.scope): Local {
    return this.keep('s', node, homeOf(node, from), () => this.writeScalar(node));
  }

  ensure(node: Node): Local {
    return this.isVector(node) ? this.ensureVector(node) : this.ensureScalar(node);
  }

  ensureVector(node: Node): Local {
    const home = homeOf(node, this.scope);
    if (this.isVector(node)) return this.keep('v', node, home, () => this.writeVector(node));
    // One scalar in all lanes, made just before the vector loop or where the scalar is made.
    const before = this.scope.vectorScope?.parent;
    return this.keep('v', node, before !== undefined && before.depth > home.depth ? before : home, () => {
      if (node.kind === 'lane') this.spread(node);
      else if (node.kind === 'load' && node.spot.place.storage === 'f32' && home.find('s', node) === undefined)
        pushSplatLoad(this, node);
      else {
        this.pushScalar(node);
        this.splat(node.type);
      }
    });
  }

  ensureLane(node: Node, lane: 0 | 1 | 2 | 3): Local {
    return this.keep(lane, node, homeOf(node, this.scope), () => {
      this.pushVector(node);
      this.extract(node, lane);
    });
  }

  private keep(form: Form, node: Node, home: Scope, write: () => void): Local {
    const known = home.find(form, node);
    if (known !== undefined) return known;
    if (node.kind === 'fold' && (form === 's' || this.isVector(node))) {
      this.within(home, () => this.folds.write(node, this));
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

  /** One lane of a vector in all lanes, which is one instruction where it need not become a scalar first. */
  private spread({ args: [vector], lane }: LaneNode): void {
    const all = this.ensureVector(vector);
    const bytes = Array.from({ length: 16 }, (_, byte) => 4 * lane + (byte % 4));
    this.code.get(all).get(all).shuffle(bytes);
  }

  private extract({ type }: Node, lane: number): void {
    this.code.lane(`${lanesOf(type)}.extract_lane`, lane);
  }

  /** From a scalar on the stack to four equal lanes. */
  private splat(type: Node['type']): void {
    if (type === 'f64') throw new Error('wasm stages: f64 has no vector form');
    this.code.op(`${lanesOf(type)}.splat`);
    if (type === 'bool') this.code.op('i32x4.neg');
  }

  private pushConstant(type: Node['type'], value: number): void {
    if (type === 'f32') this.code.f32(value);
    else if (type === 'f64') this.code.f64(value);
    else this.code.i32(value);
  }

  private bindingOf(axis: Axis): Binding {
    const binding = this.scope.binding(axis);
    if (binding === undefined) throw new Error(`wasm stages: axis ${axis.name} is used outside its loop`);
    return binding;
  }

  private pushIndex(axis: Axis): void {
    const { local, offset } = this.bindingOf(axis);
    if (local === undefined) this.code.i32(offset);
    else this.code.get(local);
    if (local !== undefined && offset !== 0) this.code.i32(offset).op('i32.add');
  }

  private writeScalar(node: Node): void {
    switch (node.kind) {
      case 'word':
        this.code.i32(node.address);
        this.code.load(node.type === 'f32' ? 'f32.load' : node.type === 'f64' ? 'f64.load' : 'i32.load');
        return;
      case 'apply':
        pushScalarApply(this, node);
        return;
      case 'sum':
        this.writeSum(node.args);
        return;
      case 'load':
        pushScalarLoad(this, node);
        return;
      case 'lane':
        this.pushVector(node.args[0]);
        this.extract(node, node.lane);
        return;
      case 'pack':
      case 'mask':
        throw new Error(`wasm stages: a ${node.kind} is no scalar`);
      default:
        this.pushScalar(node);
    }
  }

  /** Terms that move only further out are added up there. */
  private writeSum(terms: readonly Node[]): void {
    const here = terms.filter((term) => homeOf(term, this.scope) === this.scope);
    const outer = terms.filter((term) => !here.includes(term));
    const parts = outer.length > 1 && here.length > 0 ? [this.graph.sum(outer), ...here] : [...outer, ...here];
    parts.forEach((part, position) => {
      this.pushScalar(part);
      if (position > 0) this.code.op('i32.add');
    });
  }

  private writeVector(node: Node): void {
    switch (node.kind) {
      case 'index': {
        const { local, offset } = this.bindingOf(node.axis);
        if (local !== undefined) this.code.get(local).op('i32x4.splat');
        this.code.words([offset, offset + 1, offset + 2, offset + 3]);
        if (local !== undefined) this.code.op('i32x4.add');
        return;
      }
      case 'apply':
        pushVectorApply(this, node);
        return;
      case 'sum':
        this.writeVectorSum(node.args);
        return;
      case 'load':
        pushVectorLoad(this, node);
        return;
      case 'pack':
        pushPack(this, node);
        return;
      default:
        this.pushVector(node);
    }
  }

  private writeVectorSum(terms: readonly Node[]): void {
    const moving = terms.filter((term) => this.isVector(term));
    const still = terms.filter((term) => !moving.includes(term));
    const parts = still.length === 0 ? moving : [this.graph.sum(still), ...moving];
    parts.forEach((part, position) => {
      this.pushVector(part);
      if (position > 0) this.code.op('i32x4.add');
    });
  }
}
