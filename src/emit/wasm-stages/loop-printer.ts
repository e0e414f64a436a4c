/**
 * Statements of the loop language as instructions. Their values become nodes, which the emitter places like all others:
 * what a loop does not change is computed before it. What a statement could change later (variables, what is loaded and then
 * stored to) is computed where its `let` stands. Nothing is decided here.
 */
import type { Axis } from '../../kernel/expr.js';
import { foldHalves } from '../../kernel/tree.js';
import {
  type Address,
  int,
  type Loop,
  loadOf,
  type Name,
  operation,
  type Statement,
  type Type,
  type Value,
  vectorLanes,
} from '../loop/language.js';
import { statementValues, visitStatements, visitValue } from '../loop/walk.js';
import type { Local } from '../wasm/index.js';
import { countLoop, operandOf } from './loop.js';
import { Lowering } from './lower.js';
import { nodeType } from './lower-cast.js';
import { type Lane, lanesOf, type Node, type NodeOf, readsAny } from './node.js';
import type { Scope } from './scope.js';
import { writeStores } from './store.js';
import type { Layout } from './tensors.js';
import type { Writer } from './writer.js';

const variableOf = (name: string): string => `$${name}`;
const changes = (name: string): boolean => name.startsWith('$') || name.startsWith('%');
const arrayOf = (name: string): string => `%${name}`;

/** The tensor or array of an address, by the name that the emitter knows: a tensor's base is called as the tensor is. */
function placeOf({ space, array, base }: Address): string {
  if (space === 'register') return arrayOf(array);
  if (base.kind !== 'name') throw new Error(`wasm stages: a ${base.kind} is the base of no tensor`);
  return base.name;
}

/** What statements store to or assign. */
function changedIn(statements: readonly Statement[]): Set<string> {
  const found = new Set<string>();
  visitStatements(statements, (statement) => {
    if (statement.kind === 'store' || statement.kind === 'add') found.add(placeOf(statement.address));
    if (statement.kind === 'assign' || statement.kind === 'increase') found.add(variableOf(statement.name));
    if (statement.kind === 'clear') found.add(arrayOf(statement.name));
  });
  return found;
}

/** Names that statements use. */
function namesIn(statements: readonly Statement[]): Set<string> {
  const found = new Set<string>();
  visitStatements(statements, (statement) => {
    for (const value of statementValues(statement))
      visitValue(value, (inner) => {
        if (inner.kind === 'name') found.add(inner.name);
      });
  });
  return found;
}

/** A variable and the local that holds it. */
export interface Variable extends Name {
  readonly local: Local;
}

type Of<K extends Statement['kind']> = Extract<Statement, { kind: K }>;
type ByKind = { readonly [K in Statement['kind']]?: (statement: Of<K>) => void };

/** What names of the statements stand for. */
interface Known {
  /** The axes of the Program, by the variables of their loops. */
  readonly axes: ReadonlyMap<string, Axis>;
  /** Tensors, by the names of their bases. */
  readonly layouts: ReadonlyMap<string, Layout>;
}

export class LoopPrinter {
  /** Names of the block that is being written and of those around it. */
  private names = new Map<string, Node>();
  private changed: ReadonlySet<string> = new Set();

  constructor(
    private readonly w: Writer,
    private readonly lowering = new Lowering(w.tensors, { bound: new Set() }),
    private readonly known: Known = { axes: new Map(), layouts: new Map() },
  ) {}

  bind(name: string, node: Node, type: Type): Name {
    this.names.set(name, node);
    return { kind: 'name', name, type };
  }

  /** A name that nothing else of the part has. */
  fresh(prefix: string): string {
    return this.w.graph.freshName(prefix);
  }

  /** A variable for all that is printed later, one value or a value in each of four lanes; the local that holds it. */
  declare({ name, value }: Of<'var'>, inLanes: boolean): Local {
    return this.variable(name, this.node(value), inLanes);
  }

  /** Such a variable by a name of its own. */
  make(prefix: string, value: Value, inLanes: boolean): Variable {
    const { type } = value;
    const name = this.fresh(prefix);
    return { kind: 'name', name, type, local: this.declare({ kind: 'var', name, type, value }, inLanes) };
  }

  /** Arrays and variables for all that is printed later, and what they begin with; arrays of four lanes each where wanted. */
  open(statements: readonly Statement[], inLanes: boolean): void {
    for (const statement of statements) {
      if (statement.kind === 'array') this.array(statement, inLanes);
      else this.statement(statement);
    }
  }

  /** The number of a lane. */
  laneNumber(): Name {
    const { graph } = this.w;
    return this.bind('lane', graph.index(graph.lanesFrom(0)), 'i32');
  }

  /** Writes statements into a scope of their own, in which variables are as they are now. */
  print(statements: readonly Statement[]): void {
    this.changed = changedIn(statements);
    const writes = new Set(this.changed);
    for (const name of namesIn(statements)) if (this.names.get(name)?.kind === 'variable') writes.add(variableOf(name));
    this.w.writeInside({ writes }, () => this.fill(statements));
  }

  private block(statements: readonly Statement[], begin?: () => void): Scope {
    return this.w.inside({ writes: changedIn(statements) }, () => this.fill(statements, begin));
  }

  private fill(statements: readonly Statement[], begin?: () => void): void {
    const around = this.names;
    this.names = new Map(around);
    begin?.();
    for (const statement of statements) this.statement(statement);
    this.names = around;
  }

  private readonly printers: ByKind = {
    let: ({ name, value }) => this.let(name, this.node(value)),
    var: (statement) => this.declare(statement, false),
    array: (statement) => this.array(statement, false),
    assign: ({ name, value }) => this.assign(name, this.node(value)),
    increase: (statement) => this.increase(statement),
    clear: ({ name }) => this.clear(arrayOf(name)),
    store: ({ address, value }) => this.store(address, this.node(value)),
    add: (statement) => this.add(statement),
    loop: (statement) => this.loop(statement),
    while: (statement) => this.while(statement),
    if: (statement) => this.if(statement),
    lanes: ({ body }) => this.lanes(body),
  };

  private statement(statement: Statement): void {
    const print = this.printers[statement.kind] as ((statement: Statement) => void) | undefined;
    if (print === undefined) throw new Error(`wasm stages: no code for ${statement.kind}`);
    print(statement);
  }

  /** What may change later is kept as it is now. */
  private let(name: string, node: Node): void {
    const { w } = this;
    if (readsAny(node, this.changed)) {
      this.variable(name, node);
      return;
    }
    this.names.set(name, node);
    if (node.kind === 'constant' || node.kind === 'index' || node.kind === 'variable') return;
    w.ensure(node);
  }

  private variable(name: string, node: Node, inLanes = this.w.isVector(node)): Local {
    const { w } = this;
    const local = w.local(inLanes ? 'v128' : node.type === 'bool' ? 'i32' : node.type);
    // Variables are read as they are now, not before a loop in which they change.
    const writes = new Set([...node.reads].filter(changes));
    if (writes.size === 0) this.setLocal(local, node);
    else w.writeInside({ writes }, () => this.setLocal(local, node));
    w.scope.pin(variableOf(name));
    this.names.set(name, w.graph.variable(variableOf(name), node.type, local));
    return local;
  }

  private setLocal(local: Local, node: Node): void {
    if (local.type === 'v128') this.w.pushVector(node);
    else this.w.pushScalar(node);
    this.w.code.set(local);
  }

  private assign(name: string, node: Node): void {
    const { w } = this;
    const variable = this.names.get(name);
    if (variable?.kind !== 'variable') throw new Error(`wasm stages: ${name} cannot change`);
    this.setLocal(variable.local, node);
    w.scope.forget(variable.reads);
  }

  private increase({ name, value }: Of<'increase'>): void {
    const variable: Value = { kind: 'name', type: value.type, name };
    const isWhole = value.type === 'i32' || value.type === 'u32';
    const sum = isWhole
      ? this.w.graph.apply('i32.add', 'i32', this.node(variable), this.node(value))
      : this.sum(variable, value);
    this.assign(name, sum);
  }

  private array({ name, type, length, zero }: Of<'array'>, inLanes: boolean): void {
    if (type === 'bool') throw new Error('wasm stages: no code for an array of bool');
    const { w } = this;
    const place = arrayOf(name);
    w.tensors.placeLocal({ name: place, dtype: type, shape: inLanes ? [length, vectorLanes] : [length] });
    w.scope.pin(place);
    if (zero) this.clear(place);
  }

  /** Sets all of an array to zero. */
  private clear(place: string): void {
    const { code } = this.w;
    const { bytes, base } = this.w.tensors.layout(place, 'current');
    for (let at = 0; at < (bytes as NodeOf<'constant'>).value; at += 16) {
      this.w.pushScalar(base);
      code.words([0, 0, 0, 0]).store('v128.store', { offset: at, align: 4 });
    }
    this.w.scope.forget(new Set([place]));
  }

  /** The tensor or array of an address, and the indices there. */
  private element(address: Address): readonly [Layout, readonly Node[]] {
    const place = placeOf(address);
    const layout = this.known.layouts.get(place) ?? this.w.tensors.layout(place, 'current');
    const indices = address.places.map(({ index }) => this.node(index));
    if (layout.shape.length > indices.length) indices.push(this.node(this.laneNumber()));
    return [layout, indices];
  }

  private store(to: Address, value: Node): void {
    const { w, lowering } = this;
    const [layout, indices] = this.element(to);
    writeStores(w, [{ ...lowering.spot(layout, indices), value: lowering.narrow(value, layout) }]);
    w.scope.forget(new Set([layout.name]));
  }

  private add({ address, value }: Of<'add'>): void {
    const at = this.lowering.spot(...this.element(address)).address;
    if (!this.w.isVector(at)) this.w.ensureScalar(at);
    this.store(address, this.sum(loadOf(address, value.type), value));
  }

  private loop({ variable, binding, from, to, update, step, body }: Loop): void {
    const { w } = this;
    if (step.kind !== 'constant') throw new Error(`wasm stages: loop ${variable} has no constant step`);
    const axis = this.known.axes.get(variable) ?? { name: variable, extent: 1 };
    const [begin, end] = [from, to].map((value) => operandOf(w, this.node(value)));
    const options = { writes: changedIn(body), ...(binding === 'vector' && { vector: axis }) };
    countLoop(w, { axis, begin, end, step: step.value, multiplies: update === 'multiply' }, options, () =>
      this.fill(body, () => this.names.set(variable, w.graph.index(axis))),
    );
  }

  private if({ condition, body, otherwise }: Of<'if'>): void {
    const then = this.block(body);
    const other = otherwise === undefined ? undefined : this.block(otherwise);
    this.condition(condition);
    this.w.code.if(then.code, other?.code);
  }

  private while({ condition, body }: Of<'while'>): void {
    const { w } = this;
    const writes = changedIn(body);
    const test = w.inside({ writes }, () => this.inTurn(condition, writes));
    const round = this.block(body);
    w.code.block((done) => {
      w.code.loop((again) => w.code.append(test.code).op('i32.eqz').brIf(done).append(round.code).br(again));
    });
  }

  /** The second condition is asked only where the first holds, which may keep an index inside. */
  private inTurn(value: Value, writes: ReadonlySet<string>): void {
    const { w } = this;
    if (value.kind !== 'operation' || value.op !== 'and') {
      this.condition(value);
      return;
    }
    const second = w.inside({ writes }, () => this.condition(value.args[1]));
    this.condition(value.args[0]);
    w.code.if(second.code, () => w.code.i32(0), 'i32');
  }

  private condition(value: Value): void {
    const { w } = this;
    if (value.kind === 'operation' && value.op === 'any') {
      w.pushVector(this.node(value.args[0]));
      w.code.op('v128.any_true');
    } else w.pushScalar(this.node(value));
  }

  private lanes(body: readonly Statement[]): void {
    for (const lane of [0, 1, 2, 3] as const)
      this.w.code.append(this.block(body, () => this.takeLane(body, lane)).code);
  }

  /** Names that differ from lane to lane stand for those of one lane. */
  private takeLane(body: readonly Statement[], lane: Lane): void {
    const { w } = this;
    for (const name of namesIn(body)) {
      const node = this.names.get(name);
      if (node === undefined || !w.isVector(node)) continue;
      const local = w.local(node.type === 'f32' ? 'f32' : 'i32');
      if (node.kind === 'index') w.pushScalar(w.graph.sum([node], lane));
      else w.code.get(w.ensureVector(node)).lane(`${lanesOf(node.type)}.extract_lane`, lane);
      // A true lane is −1.
      if (node.type === 'bool') w.code.i32(1).op('i32.and');
      w.code.set(local);
      w.scope.pin(variableOf(name));
      this.names.set(name, w.graph.variable(variableOf(name), node.type, local));
    }
  }

  private sum(a: Value, b: Value): Node {
    return this.node({ kind: 'operation', op: 'add', type: a.type, args: [a, b] });
  }

  private node(value: Value): Node {
    const { graph } = this.w;
    switch (value.kind) {
      case 'constant':
        return graph.constant(nodeType(value.type), value.value);
      case 'name': {
        const known = this.names.get(value.name);
        if (known === undefined) throw new Error(`wasm stages: no name ${value.name} here`);
        return known;
      }
      case 'component':
        return graph.lane(this.node({ ...value, kind: 'name' }), value.place as Lane, graph.lanesFrom(0));
      case 'word':
        return graph.word('i32', 4 * value.at, true);
      case 'load': {
        const loaded = this.lowering.loaded(...this.element(value.address));
        if (value.where === undefined) return loaded;
        return graph.select(this.node(value.where), loaded, graph.constant(loaded.type, 0));
      }
      case 'halves': {
        const { type, address, lanes } = value;
        const each = Array.from({ length: lanes }, (_, lane): Value => {
          const [{ size }] = address.places;
          return loadOf({ ...address, places: [{ index: int(lane), size }] }, type);
        });
        return this.node(foldHalves(each, (a, b) => operation('add', type, a, b)));
      }
      case 'operation': {
        const { op, type, args } = value;
        const nodes = args.map((arg) => this.node(arg));
        return this.lowering.operation(op, type, args[0].type, nodes, () => false);
      }
      default:
        throw new Error(`wasm stages: no code for a ${value.kind}`);
    }
  }
}
