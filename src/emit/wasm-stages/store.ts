/**
 * Stores: a Write lowered to an address, a value and a condition, and its instructions. All values of one index are
 * computed before anything is stored, so an op sees every tensor as it was.
 */
import { provablyInside } from '../../kernel/bounds.js';
import type { Write } from '../../kernel/op.js';
import { checked, pushLaneAddress, pushSpot, stepAlong } from './emit-load.js';
import type { Lowering } from './lower.js';
import { lanesOf, type Node, type Spot, stored } from './node.js';
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
  const both = (a: Node, b: Node): Node => graph.apply('bool.and', 'bool', a, b);
  const condition = conditions.length === 0 ? undefined : conditions.reduce(both);
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
    const { condition } = store;
    const mask = condition !== undefined && w.isVector(condition) ? condition : undefined;
    const write = (): void => (vector ? storeLanes(w, store, mask) : storeOne(w, store));
    if (condition === undefined || mask !== undefined) write();
    else writeWhere(w, write, () => w.pushScalar(condition));
  }
}

/** Computes now what stores could change later. */
function settleStores(w: Writer, stores: readonly Store[]): void {
  const settle = (node: Node): void => {
    if (node.reads.size > 0) w.ensure(node);
  };
  for (const { address, value, condition } of stores) {
    settle(value);
    if (condition !== undefined) settle(condition);
    if (stepAlong(w, address) === undefined) settle(address);
    else if (address.reads.size > 0) w.ensureScalar(address);
  }
}

/** Runs `build` where what `push` leaves on the stack holds. */
function writeWhere(w: Writer, build: () => void, push: () => void): void {
  const body = w.inside({}, build);
  push();
  w.code.if(body.code);
}

function storeOne(w: Writer, { value, ...spot }: Store): void {
  const offset = pushSpot(w, spot);
  w.pushScalar(value);
  w.code.store(stored[spot.place.storage].store, offset);
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
      w.code.get(value).lane(`${lanesOf(storage)}.extract_lane`, lane);
      w.code.store(stored[storage].store, offset);
    };
    if (mask === undefined) write();
    else writeWhere(w, write, () => w.code.get(mask).lane('i32x4.extract_lane', lane));
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
