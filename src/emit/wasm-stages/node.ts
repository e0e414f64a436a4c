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

export type Lane = 0 | 1 | 2 | 3;

interface Base {
  readonly id: number;
  readonly type: NodeType;
  readonly args: readonly Node[];
  /** Axes that must be bound before the node can be evaluated. */
  readonly axes: ReadonlySet<Axis>;
  /** Tensors (by versioned name) and worker memory that it reads. */
  readonly reads: ReadonlySet<string>;
}
/** What the nodes of each kind hold besides. */
interface Kinds {
  readonly constant: { readonly value: number };
  readonly index: { readonly axis: Axis };
  /** A word of the control block; sizes and places are never negative. */
  readonly word: { readonly address: number; readonly natural: boolean };
  /** The address of this worker's own memory. */
  readonly worker: object;
  /** A variable of a loop, one value or four lanes; it reads itself, so that it stays where it changes. */
  readonly variable: { readonly local: Local };
  readonly apply: { readonly code: ApplyCode };
  /** A sum of any number of i32 terms, added from those that change least. */
  readonly sum: object;
  /** args[0] is the address. */
  readonly load: { readonly spot: Spot };
  /** args: body, then begin and end where there is a range. */
  readonly fold: { readonly reducer: Reducer; readonly over: readonly Axis[]; readonly unsigned: boolean };
  /** Up to four scalars as the lanes of a vector along an axis of their own; lanes that are left over repeat the first. */
  readonly pack: object;
  /** One lane of a vector along such an axis. */
  readonly lane: { readonly lane: Lane };
  /** A condition that is known for each of the four lanes, and is not the same in all of them. */
  readonly mask: { readonly lanes: Lanes };
}
export type NodeOf<K extends keyof Kinds> = Base & { readonly kind: K } & Kinds[K];
export type Node = { readonly [K in keyof Kinds]: NodeOf<K> }[keyof Kinds];
export type FoldNode = NodeOf<'fold'>;

/** A node before it has a number; without operands it depends on nothing, else on what they depend on, where not told. */
export type NodeContent = { readonly [K in keyof Kinds]: ContentOf<K> }[keyof Kinds];
type ContentOf<K extends keyof Kinds> = Pick<NodeOf<K>, 'kind' | 'type'> &
  Partial<Omit<Base, 'id' | 'type'>> &
  Kinds[K];

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

/** Whether a node depends on one of these axes. */
export function dependsOn(node: Node, axes: { has(axis: Axis): boolean }): boolean {
  for (const axis of node.axes) if (axes.has(axis)) return true;
  return false;
}

/** Whether a node reads one of these. */
export function readsAny(node: Node, names: ReadonlySet<string>): boolean {
  for (const name of node.reads) if (names.has(name)) return true;
  return false;
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
