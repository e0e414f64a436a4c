/**
 * Stores: a Write lowered to an address, a value and a condition, and its instructions. All values of one index are
 * computed before anything is stored, so an op sees every tensor as it was.
 */
import { provablyInside } from '../../kernel/bounds.js';
import type { Write } from '../../kernel/op.js';
import { checked, pushLaneAddress, pushSpot, stepAlong } from './emit-load.js';
import type { Lowering } from './lower.js';
import { type Node, type Spot, stored } from './node.js';
import type { Writer } from './writer.js';

export interface Store extends Spot {
  /** Already narrowed: what is stored are its bits. */
  readonly value: Node;
  /** Where false, nothing is stored: the author's mask, and rows outside the tensor. */
  readonly condition?: Node;
  /** Whether the address can lie outside the tensor where the condition is false. */
  readonly mayLeave?: boolean;
}

export function lowerWrite(write: Write, lowering: Lowering): Store {
  const { graph } = lowering;
  const layout = lowering.tensors.layout(write.tensor, write.version);
  const conditions: Node[] = write.where === undefined ? [] : [lowering.lower(write.where)];
  let mayLeave = false;
  const indices = write.indices.map((index, position) => {
    if (provablyInside(index, layout.shape[position])) return index;
    mayLeave = true;
    const row = lowering.lower(index);
    conditions.push(graph.apply('i32.lt_u', 'bool', row, lowering.tensors.size(layout.shape[position])));
    return row;
  });
  const spot = lowering.spot(layout, indices);
  const value = lowering.narrow(lowering.lower(write.value), layout);
  const condition = graph.and(conditions);
  return { ...spot, value, ...(condition && { condition, mayLeave }) };
}

/** The nodes a store evaluates. */
export function storeRoots(store: Store): Node[] {
  return store.condition === undefined ? [store.address, store.value] : [store.address, store.value, store.condition];
}

/** Writes stores that belong to one index; what they read is read before. `between` may write what is to stand there. */
export function writeStores(w: Writer, stores: readonly Store[], between?: () => void): void {
  const vector = stores.some((store) => storeRoots(store).some((node) => w.isVector(node)));
  if (stores.length > 1) settleStores(w, stores);
  between?.();
  for (const store of stores) {
    if (vector) writeVectorStore(w, store);
    else writeScalarStore(w, store);
  }
}

/** Computes now what stores could change later. */
function settleStores(w: Writer, stores: readonly Store[]): void {
  for (const { address, value, condition } of stores) {
    settle(w, value, w.isVector(value));
    if (condition !== undefined) settle(w, condition, w.isVector(condition));
    settle(w, address, w.isVector(address) && stepAlong(w, address) === undefined);
  }
}

/** Computes a node now if a store could change it later. */
function settle(w: Writer, node: Node, vector: boolean): void {
  if (node.reads.size === 0) return;
  if (vector) w.ensureVector(node);
  else w.ensureScalar(node);
}

function writeScalarStore(w: Writer, store: Store): void {
  guarded(w, store.condition, () => {
    const offset = pushSpot(w, store);
    w.pushScalar(store.value);
    w.code.store(stored[store.place.storage].store, offset);
  });
}

/** Runs `build` under a condition that is the same in all lanes. */
function guarded(w: Writer, condition: Node | undefined, build: () => void): void {
  if (condition === undefined) {
    build();
    return;
  }
  const body = w.inside({}, build);
  w.pushScalar(condition);
  w.code.if(body.code);
}

function writeVectorStore(w: Writer, store: Store): void {
  const { condition } = store;
  if (condition !== undefined && !w.isVector(condition)) {
    guarded(w, condition, () => storeLanes(w, store, undefined));
    return;
  }
  storeLanes(w, store, condition);
}

function storeLanes(w: Writer, store: Store, condition: Node | undefined): void {
  const { address, place } = store;
  const { storage } = place;
  const size = stored[storage].bytes;
  const step = w.isVector(address) ? stepAlong(w, address) : 0;
  // Lanes that are masked off are stored back, so they must be elements that belong to this index.
  const whole = condition === undefined || (size >= 4 && store.mayLeave !== true);
  if (step === size && whole) {
    storeTogether(w, store, condition);
    return;
  }
  const value = w.ensureVector(store.value);
  const mask = condition === undefined ? undefined : w.ensureVector(condition);
  const pushLane = pushLaneAddress(w, store, step);
  for (let lane = 0; lane < 4; lane += 1) {
    const write = (): void => {
      const offset = checked(w, place, pushLane(lane), size);
      w.code.get(value).lane(storage === 'f32' ? 'f32x4.extract_lane' : 'i32x4.extract_lane', lane);
      w.code.store(stored[storage].store, offset);
    };
    if (mask === undefined) {
      write();
      continue;
    }
    const body = w.inside({}, write);
    w.code.get(mask).lane('i32x4.extract_lane', lane);
    w.code.if(body.code);
  }
}

/** Four neighbours with one instruction; lanes that are masked off get back what they held. */
function storeTogether(w: Writer, store: Store, condition: Node | undefined): void {
  const { storage } = store.place;
  const offset = pushSpot(w, store, 4);
  if (storage === 'u16' || storage === 'u8') {
    w.pushVector(store.value);
    w.code.words([0, 0, 0, 0]).op('i16x8.narrow_i32x4_u');
    if (storage === 'u16') w.code.memoryLane('v128.store64_lane', 0, { offset, align: 2 });
    else {
      w.code.words([0, 0, 0, 0]).op('i8x16.narrow_i16x8_u');
      w.code.memoryLane('v128.store32_lane', 0, { offset, align: 1 });
    }
    return;
  }
  if (condition === undefined) {
    w.pushVector(store.value);
    w.code.store('v128.store', { offset, align: 4 });
    return;
  }
  const at = w.local('i32');
  w.code.tee(at);
  w.pushVector(store.value);
  w.code.get(at).load('v128.load', { offset, align: 4 });
  w.pushVector(condition);
  w.code.op('v128.bitselect').store('v128.store', { offset, align: 4 });
}
