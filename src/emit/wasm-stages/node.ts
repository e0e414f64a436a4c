/**
 * What the emitter computes with: expressions lowered to the operations of the machine (addresses instead of indices, i32
 * bits instead of half floats), equal ones being one node. Each node knows which axes it depends on and which tensors it
 * reads, which is all that is needed to place it in a loop nest.
 */
import type { Axis, Reducer } from '../../kernel/expr.js';
import type { LoadOpcode, Local, StoreOpcode } from '../wasm/index.js';
import type { ApplyCode } from './apply.js';
import type { Lanes } from './lane-values.js';

/** Truth values are 0 and 1 as scalars, all bits off or on in vector lanes. */
export type NodeType = 'i32' | 'f32' | 'f64' | 'bool';
/** How an element lies in memory; u16 and u8 stand for the bits of floats of that many. */
export type Storage = 'f32' | 'f64' | 'i32' | 'u16' | 'u8';

interface Stored {
  readonly bytes: number;
  readonly load: LoadOpcode;
  readonly store: StoreOpcode;
}
export const stored: Readonly<Record<Storage, Stored>> = {
  f32: { bytes: 4, load: 'f32.load', store: 'f32.store' },
  f64: { bytes: 8, load: 'f64.load', store: 'f64.store' },
  i32: { bytes: 4, load: 'i32.load', store: 'i32.store' },
  u16: { bytes: 2, load: 'i32.load16_u', store: 'i32.store16' },
  u8: { bytes: 1, load: 'i32.load8_u', store: 'i32.store8' },
};

/** How opcodes call four lanes of it: bits of narrow floats, conditions and whole numbers are all of 32 bits. */
export function lanesOf(type: NodeType | Storage): 'f32x4' | 'i32x4' {
  return type === 'f32' ? 'f32x4' : 'i32x4';
}

interface Base {
  readonly id: number;
  readonly type: NodeType;
  readonly args: readonly Node[];
  /** Axes that must be bound before the node can be evaluated. */
  readonly axes: ReadonlySet<Axis>;
  /** Tensors (by versioned name) and worker memory that it reads. */
  readonly reads: ReadonlySet<string>;
}
export interface ConstantNode extends Base {
  readonly kind: 'constant';
  readonly value: number;
}
export interface IndexNode extends Base {
  readonly kind: 'index';
  readonly axis: Axis;
}
/** A word of the control block; sizes and places are never negative. */
export interface WordNode extends Base {
  readonly kind: 'word';
  readonly address: number;
  readonly natural: boolean;
}
/** The address of this worker's own memory. */
export interface WorkerNode extends Base {
  readonly kind: 'worker';
}
/** A variable of a loop, one value or four lanes; it reads itself, so that it stays where it changes. */
export interface VariableNode extends Base {
  readonly kind: 'variable';
  readonly local: Local;
}
export interface ApplyNode extends Base {
  readonly kind: 'apply';
  readonly code: ApplyCode;
}
/** A sum of any number of i32 terms, added from those that change least. */
export interface SumNode extends Base {
  readonly kind: 'sum';
}
/** args[0] is the address. */
export interface LoadNode extends Base {
  readonly kind: 'load';
  readonly spot: Spot;
}
/** args: body, then begin and end where there is a range. */
export interface FoldNode extends Base {
  readonly kind: 'fold';
  readonly reducer: Reducer;
  readonly over: readonly Axis[];
  readonly unsigned: boolean;
}
/** Up to four scalars as the lanes of a vector along an axis of their own; lanes that are left over repeat the first. */
export interface PackNode extends Base {
  readonly kind: 'pack';
}
/** One lane of a vector along such an axis. */
export interface LaneNode extends Base {
  readonly kind: 'lane';
  readonly lane: 0 | 1 | 2 | 3;
}
/** A condition that is known for each of the four lanes, and is not the same in all of them. */
export interface MaskNode extends Base {
  readonly kind: 'mask';
  readonly lanes: Lanes;
}
export type Node =
  | ConstantNode
  | IndexNode
  | WordNode
  | WorkerNode
  | VariableNode
  | ApplyNode
  | SumNode
  | LoadNode
  | FoldNode
  | PackNode
  | LaneNode
  | MaskNode;

/** Visits nodes, each once, before their operands; where `enter` gives false, those are left out. */
export function walkNodes(roots: readonly Node[], enter: (node: Node) => boolean): void {
  const seen = new Set<Node>();
  const walk = (node: Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (enter(node)) node.args.forEach(walk);
  };
  roots.forEach(walk);
}

/** The tensor behind a load or store: how its elements lie in memory, its first byte and its length in bytes. */
export interface Place {
  readonly name: string;
  readonly storage: Storage;
  readonly base: Node;
  readonly bytes: Node;
}
/** An element of a tensor: its address in bytes, to which the offset is added. */
export interface Spot {
  readonly address: Node;
  readonly offset: number;
  readonly place: Place;
}
