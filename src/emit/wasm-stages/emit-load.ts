/**
 * Loads, and the addresses of loads and stores. In a vector scope a load is one of three: four neighbours in memory, four
 * elements at a constant distance, or four at addresses of their own.
 */
import type { Code } from '../wasm/index.js';
import { type Lane, lanesOf, type Node, type NodeOf, type NodeType, type Place, type Spot, stored } from './node.js';
import { isNonNegative, stepOf } from './node-facts.js';
import { constantIn, homeOf } from './scope.js';
import type { Writer } from './writer.js';

/** Leaves the address of one element or of several neighbours on the stack, and returns the constant to add; checked in debug builds. */
export function pushSpot(w: Writer, spot: Spot, elements = 1): number {
  return checked(w, spot.place, pushAddress(w, spot), elements * stored[spot.place.storage].bytes);
}

/** Leaves an address on the stack and returns the constant that the instruction must add to it. */
function pushAddress(w: Writer, { address, offset }: Spot): number {
  const { rest, constant } = splitConstant(w, address);
  const total = offset + constant;
  w.pushScalar(rest);
  if (total === 0 || (total > 0 && !w.options.checkedAccess)) return total;
  w.code.i32(total).op('i32.add');
  return 0;
}

/** Takes out the terms whose indices are constants here, as in unrolled loops. The rest must not be negative. */
function splitConstant(w: Writer, node: Node): { rest: Node; constant: number } {
  if (node.kind !== 'sum') return { rest: node, constant: 0 };
  const known = new Map<Node, number>();
  for (const term of node.args) {
    const value = term.kind === 'constant' ? undefined : constantIn(term, w.scope);
    if (value !== undefined && value >= 0) known.set(term, value);
  }
  const rest = node.args.filter((term) => !known.has(term));
  if (known.size === 0 || !rest.every(isNonNegative)) return { rest: node, constant: 0 };
  return { rest: w.graph.sum(rest), constant: [...known.values()].reduce((sum, value) => sum + value, 0) };
}

export function pushScalarLoad(w: Writer, node: NodeOf<'load'>): void {
  const offset = pushSpot(w, node.spot);
  w.code.load(stored[node.spot.place.storage].load, offset);
}

/** One element in all lanes, of a tensor of f32. */
export function pushSplatLoad(w: Writer, node: NodeOf<'load'>): void {
  w.code.load('v128.load32_splat', { offset: pushSpot(w, node.spot), align: 2 });
}

export function pushVectorLoad(w: Writer, { spot }: NodeOf<'load'>): void {
  const { storage } = spot.place;
  const step = stepAlong(w, spot.address);
  if (step === stored[storage].bytes) {
    const offset = pushSpot(w, spot, 4);
    if (storage === 'u16') w.code.load('v128.load16x4_u', { offset, align: 2 });
    else if (storage === 'u8') {
      w.code.load('v128.load32_zero', { offset, align: 1 });
      w.code.op('i16x8.extend_low_i8x16_u').op('i32x4.extend_low_i16x8_u');
    } else w.code.load('v128.load', { offset, align: 4 });
    return;
  }
  gather(w, spot.place, pushLaneAddress(w, spot, step));
}

/** Scalars side by side: one load where they lie so in memory. */
export function pushPack(w: Writer, { args }: NodeOf<'pack'>): void {
  const [first] = args;
  if (args.length === 4 && first.kind === 'load' && args.every((arg, lane) => follows(arg, first.spot, lane))) {
    const offset = pushSpot(w, first.spot, 4);
    w.code.load('v128.load', { offset, align: 2 });
    return;
  }
  args.forEach((arg, lane) => {
    w.pushScalar(arg);
    putLane(w.code, 'f32', lane);
  });
}

/** Makes the scalar on the stack a lane of the vector below it; the first one fills all lanes. */
export function putLane(code: Code, type: NodeType, lane: number): void {
  if (lane === 0) code.op(`${lanesOf(type)}.splat`);
  else code.lane(`${lanesOf(type)}.replace_lane`, lane);
}

function follows(node: Node, { address, offset, place }: Spot, lane: number): boolean {
  if (node.kind !== 'load' || place.storage !== 'f32' || node.spot.place !== place) return false;
  return node.spot.address === address && node.spot.offset === offset + 4 * lane;
}

/** How far the addresses of two neighbouring lanes are apart, where that is a constant. */
export function stepAlong(w: Writer, address: Node): number | undefined {
  const axis = w.vectorAxis(address);
  if (axis === undefined) return undefined;
  // Lanes that also differ in another way, by a mask, have addresses of their own.
  for (const other of address.axes) if (other !== axis && w.graph.fixed.has(other)) return undefined;
  return stepOf(address, axis);
}

/** Leaves the address of one lane on the stack, and returns the constant to add, for each lane that is asked for. */
export function pushLaneAddress(w: Writer, spot: Spot, step: number | undefined): (lane: number) => number {
  const { address, offset } = spot;
  if (step === undefined) {
    const split = splitLanes(w, address);
    if (split !== undefined) {
      return (lane) => {
        w.code.get(w.ensureLane(split.lanes, lane as Lane));
        w.pushScalar(split.shared);
        w.code.op('i32.add');
        return offset;
      };
    }
    const addresses = w.ensureVector(address);
    return (lane) => {
      w.code.get(addresses).lane('i32x4.extract_lane', lane);
      return offset;
    };
  }
  const first = w.local('i32');
  const least = pushAddress(w, spot);
  w.code.set(first);
  return (lane) => {
    w.code.get(first);
    const total = least + lane * step;
    if (total >= 0) return total;
    w.code.i32(total).op('i32.add');
    return 0;
  };
}

/** Lanes that are known further out than what they share: they are taken out there, and only the sum is made here. */
function splitLanes(w: Writer, address: Node): { readonly lanes: Node; readonly shared: Node } | undefined {
  if (address.kind !== 'sum') return undefined;
  const moving = address.args.filter((term) => w.isVector(term));
  const lanes = w.graph.sum(moving);
  const shared = w.graph.sum(address.args.filter((term) => !moving.includes(term)));
  return homeOf(lanes, w.scope).depth < homeOf(shared, w.scope).depth ? { lanes, shared } : undefined;
}

function gather(w: Writer, place: Place, pushLane: (lane: number) => number): void {
  const size = stored[place.storage].bytes;
  const vector = w.local('v128');
  for (let lane = 0; lane < 4; lane += 1) {
    const offset = checked(w, place, pushLane(lane), size);
    if (size === 4) {
      // The other lanes are replaced, so the first may come in with nothing beside it.
      if (lane === 0) w.code.load('v128.load32_zero', offset);
      else w.code.get(vector).memoryLane('v128.load32_lane', lane, { offset, align: 2 });
      if (lane < 3) w.code.set(vector);
      continue;
    }
    w.code.load(stored[place.storage].load, offset);
    putLane(w.code, 'i32', lane);
  }
}

/**
 * Passes the address on the stack on, with the constant that the instruction must add. In debug builds an access outside
 * its tensor is recorded and led to a harmless place instead.
 */
export function checked(w: Writer, place: Place, offset: number, bytes: number): number {
  if (!w.options.debug) return offset;
  w.code.i32(offset).op('i32.add');
  w.pushScalar(place.base);
  w.pushScalar(place.bytes);
  const site = w.helpers.siteNumber({ place: w.place, tensor: place.name });
  w.code.i32(bytes).i32(site).get(w.worker).call(w.helpers.check());
  return 0;
}
