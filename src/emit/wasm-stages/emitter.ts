/** How each kind of node is written, as one value and as four lanes. */
import { bitcastRule } from '../../kernel/arithmetic.js';
import type { Axis } from '../../kernel/expr.js';
import type { PlainOpcode } from '../wasm/index.js';
import { pushScalarApply, pushVectorApply } from './emit-apply.js';
import { pushPack, pushScalarLoad, pushSplatLoad, pushVectorLoad } from './emit-load.js';
import { lanesOf, type Node, type NodeOf } from './node.js';
import { type Binding, homeOf } from './scope.js';
import type { NodeWriter, Writer } from './writer.js';

type ByKind = { readonly [K in Node['kind']]?: (w: Writer, node: NodeOf<K>) => void };

const scalars: ByKind = {
  constant: (w, { type, value }) => w.code[type === 'bool' ? 'i32' : type](value),
  index: pushIndex,
  word: (w, { type, address }) => w.code.i32(address).load(type === 'bool' ? 'i32.load' : `${type}.load`),
  worker: (w) => w.code.get(w.worker),
  variable: (w, { local }) => w.code.get(local),
  apply: pushScalarApply,
  sum: pushSum,
  load: pushScalarLoad,
  lane: (w, node) => {
    w.pushVector(node.args[0]);
    w.code.lane(`${lanesOf(node.type)}.extract_lane`, node.lane);
  },
};

const vectors: ByKind = {
  constant: (w, node) => w.code.words(laneBits(node)),
  mask: (w, { lanes }) => w.code.words(lanes.map((lane) => -lane)),
  index: pushIndices,
  variable: (w, { local }) => w.code.get(local),
  apply: pushVectorApply,
  sum: pushVectorSum,
  load: pushVectorLoad,
  pack: pushPack,
};

/** All but folds. */
export const plainNodes: Omit<NodeWriter, 'fold'> = {
  scalar: (w, node) => write(scalars, w, node),
  vector: (w, node) => write(vectors, w, node),
  splat,
};

function write(writers: ByKind, w: Writer, node: Node): void {
  const writer = writers[node.kind] as ((w: Writer, node: Node) => void) | undefined;
  if (writer === undefined) throw new Error(`wasm stages: a ${node.kind} cannot be written so`);
  writer(w, node);
}

function splat(w: Writer, node: Node, isKept: boolean): void {
  if (node.kind === 'lane') {
    // From all lanes to all lanes is one instruction: it need not become a scalar first.
    const all = w.ensureVector(node.args[0]);
    const bytes = Array.from({ length: 16 }, (_, byte) => 4 * node.lane + (byte % 4));
    w.code.get(all).get(all).shuffle(bytes);
  } else if (node.kind === 'load' && node.spot.place.storage === 'f32' && !isKept) pushSplatLoad(w, node);
  else {
    if (node.type === 'f64') throw new Error('wasm stages: f64 has no vector form');
    w.pushScalar(node);
    w.code.op(`${lanesOf(node.type)}.splat`);
    if (node.type === 'bool') w.code.op('i32x4.neg');
  }
}

const floatBits = bitcastRule('f32', 'i32');

/** The four lanes of a constant. */
function laneBits({ type, value }: NodeOf<'constant'>): number[] {
  const bits = type === 'f32' ? floatBits(value) : type === 'bool' ? -value : value;
  return [bits, bits, bits, bits];
}

function bindingOf(w: Writer, axis: Axis): Binding {
  const binding = w.scope.binding(axis);
  if (binding === undefined) throw new Error(`wasm stages: axis ${axis.name} is used outside its loop`);
  return binding;
}

function pushIndex(w: Writer, { axis }: NodeOf<'index'>): void {
  const { local, offset } = bindingOf(w, axis);
  if (local === undefined) w.code.i32(offset);
  else w.code.get(local);
  if (local !== undefined && offset !== 0) w.code.i32(offset).op('i32.add');
}

function pushIndices(w: Writer, { axis }: NodeOf<'index'>): void {
  const { local, offset } = bindingOf(w, axis);
  if (local !== undefined) w.code.get(local).op('i32x4.splat');
  w.code.words([offset, offset + 1, offset + 2, offset + 3]);
  if (local !== undefined) w.code.op('i32x4.add');
}

/** Terms that move only further out are added up there. */
function pushSum(w: Writer, { args }: NodeOf<'sum'>): void {
  const outer = args.filter((term) => homeOf(term, w.scope) !== w.scope);
  const here = args.filter((term) => !outer.includes(term));
  addUp(w, here.length === 0 ? outer : joined(w, outer, here), (part) => w.pushScalar(part), 'i32.add');
}

function pushVectorSum(w: Writer, { args }: NodeOf<'sum'>): void {
  const moving = args.filter((term) => w.isVector(term));
  const still = args.filter((term) => !moving.includes(term));
  addUp(w, joined(w, still, moving), (part) => w.pushVector(part), 'i32x4.add');
}

/** Values of which those that go first are one. */
function joined(w: Writer, first: readonly Node[], others: readonly Node[]): readonly Node[] {
  return first.length === 0 ? others : [w.graph.sum(first), ...others];
}

function addUp(w: Writer, parts: readonly Node[], push: (part: Node) => void, add: PlainOpcode): void {
  parts.forEach((part, position) => {
    push(part);
    if (position > 0) w.code.op(add);
  });
}
