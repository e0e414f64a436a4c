/**
 * A thread of the interpreter, and what compiled closures know while they are made: slots of names by scope, arrays by
 * space, functions by name. Statements are compile-statement.ts, values compile-value.ts.
 */

import type { Address, SharedArray, Statement, Team, Type } from '../../src/emit/loop/language.js';
import type { Dtype } from '../../src/kernel/dtype.js';
import { type CheckedMemory, cellsOf } from './checked-memory.js';
import { LoopFault } from './fault.js';
import type { Count, Toucher } from './touches.js';
import { warp } from './warp-size.js';

/** What all threads of a kernel share. */
export interface World {
  /** The control block as the step began. */
  readonly control: Uint32Array;
  readonly global: CheckedMemory;
  readonly checkTensor: (tensor: string, at: number, place: string) => void;
  /** Runs a hand-written body, whose touches of memory are the toucher's. */
  readonly opaque: (name: string, toucher: Toucher, place: string) => void;
  /** What the kernel is called with. */
  readonly arguments?: ReadonlyMap<string, number>;
  /** Shared memory that something before the stage has filled. */
  readonly shared?: (name: string) => CheckedMemory | undefined;
}

/** Memory of a workgroup, and the barriers that it has passed, by the memory that they order. */
export interface Workgroup {
  readonly group: number;
  /** By array; those that may overlap lie in one memory. */
  readonly shared: ReadonlyMap<string, CheckedMemory>;
  readonly passed: { readonly global: Count; readonly shared: Count };
  /** Hand-written bodies that have run. */
  readonly bodies: Count;
}

export interface Thread {
  readonly world: World;
  readonly workgroup: Workgroup;
  readonly slots: number[];
  readonly arrays: PrivateArray[];
  readonly id: number;
  readonly unit: number;
  /** Where a block says nothing else. */
  readonly lane: number;
  readonly team: number;
  readonly touch: { readonly global: Toucher; readonly shared: Toucher };
}

/** How memory knows a thread. */
export function touchOf({ group, passed }: Workgroup, thread: number, warpPassed: Count): Thread['touch'] {
  const of = (space: 'global' | 'shared'): Toucher => ({ thread, group, passed: passed[space], warpPassed });
  return { global: of('global'), shared: of('shared') };
}

/** More threads than any workgroup has. */
const beyondThreads = 2 ** 20;

/**
 * How global memory knows a hand-written body of a workgroup. Any thread of the workgroup may touch anything in it, so it counts as a thread of its own, in
 * a warp of its own: nothing but a barrier of the workgroup orders it behind others, or others behind it.
 */
export function touchOfBody({ group, passed, bodies }: Workgroup): Toucher {
  bodies.count += 1;
  return { thread: beyondThreads + warp * bodies.count, group, passed: passed.global, warpPassed: { count: 0 } };
}

const placeAmong: Readonly<Record<Team, (thread: Thread) => number>> = {
  thread: () => 0,
  warp: ({ id }) => id % warp,
  workgroup: ({ id }) => id,
};

export type Compute = (thread: Thread) => number;

/** Words of one thread. */
export class PrivateArray {
  readonly u32: Uint32Array;
  readonly i32: Int32Array;
  readonly f32: Float32Array;
  readonly written: Uint8Array;
  private wide: Float64Array | undefined;

  constructor(length: number, zero: boolean) {
    this.u32 = new Uint32Array(length);
    this.i32 = new Int32Array(this.u32.buffer);
    this.f32 = new Float32Array(this.u32.buffer);
    this.written = new Uint8Array(length).fill(zero ? 1 : 0);
  }

  /** The elements of an array of f64. */
  get f64(): Float64Array {
    this.wide ??= new Float64Array(this.u32.length);
    return this.wide;
  }

  clear(): void {
    this.u32.fill(0);
    this.wide?.fill(0);
    this.written.fill(1);
  }
}

export class Compiler {
  private readonly scopes: Map<string, number>[] = [new Map()];
  private readonly arrays = new Map<string, number>();
  slots = 0;
  /** In a loop over vectors: the lane whose values are meant. */
  lane: number | undefined;
  /** By slot: how elements beyond a base are stored. */
  readonly bases = new Map<number, Dtype>();
  /** A thread's place among those that stand together here. */
  standing: (thread: Thread) => number = ({ lane }) => lane;

  constructor(
    readonly place: string,
    readonly call: (name: string) => (argument: number, thread: Thread) => number,
    /** Statements whose values only the first thread uses, see first-only.ts. */
    readonly firstOnly: ReadonlySet<Statement> = new Set(),
    private shared: readonly SharedArray[] = [],
    /** The threads that stand together. */
    public team: Team = 'workgroup',
  ) {}

  /** What is made inside a block. */
  inside<T>({ by, shared = [] }: Extract<Statement, { kind: 'block' }>, make: () => T): T {
    const { standing, team, shared: outer } = this;
    if (by !== undefined) [this.standing, this.team] = [placeAmong[by], by];
    this.shared = [...shared, ...outer];
    const made = make();
    [this.standing, this.team, this.shared] = [standing, team, outer];
    return made;
  }

  open(): void {
    this.scopes.push(new Map());
  }

  close(): void {
    this.scopes.pop();
  }

  declare(name: string): number {
    const slot = this.slots;
    this.slots += 1;
    this.scopes[this.scopes.length - 1].set(this.inLane(name), slot);
    return slot;
  }

  private inLane(name: string): string {
    return this.lane === undefined ? name : `${name} in lane ${this.lane}`;
  }

  slot(name: string): number {
    for (let depth = this.scopes.length - 1; depth >= 0; depth -= 1) {
      const slot = this.scopes[depth].get(this.inLane(name)) ?? this.scopes[depth].get(name);
      if (slot !== undefined) return slot;
    }
    throw new LoopFault('malformed', this.place, `no name ${name} here`);
  }

  storageOfBase(name: string): Dtype {
    const storage = this.bases.get(this.slot(name));
    if (storage === undefined) throw new LoopFault('malformed', this.place, `${name} is no base of addresses`);
    return storage;
  }

  declareArray(name: string): number {
    const known = this.arrays.get(name) ?? this.arrays.size;
    this.arrays.set(name, known);
    return known;
  }

  array(name: string): number {
    const known = this.arrays.get(name);
    if (known === undefined) throw new LoopFault('malformed', this.place, `no array ${name} here`);
    return known;
  }

  /** The array of an address, where it lies in the workgroup's one memory: that is packed. */
  placed({ space, array }: Address): (SharedArray & { readonly at: number }) | undefined {
    const found = space === 'shared' ? this.shared.find(({ name }) => name === array) : undefined;
    return found?.at === undefined ? undefined : { ...found, at: found.at };
  }

  /** How elements are stored; undefined where each has a cell. */
  storage(address: Address, type: Type = 'u32'): Dtype | undefined {
    return address.storage ?? (this.placed(address) && viewOf(type));
  }

  /** The cells of an element. */
  cells(address: Address): number {
    const storage = this.storage(address);
    return storage === undefined ? 1 : cellsOf(storage);
  }

  /** Reads one word of the address's array as a value of the type. */
  reader(address: Address, type: Type): (thread: Thread, at: number) => number {
    const { place } = this;
    const { space, array } = address;
    if (space === 'register') {
      const slot = this.array(array);
      const own = ownView(type);
      return (thread, at) => {
        const mine = thread.arrays[slot];
        if (at >= mine.u32.length) throw new LoopFault('out-of-bounds', place, `${array}[${at}] of ${mine.u32.length}`);
        if (mine.written[at] === 0)
          throw new LoopFault('uninitialised', place, `nothing was written to ${array}[${at}]`);
        return mine[own][at];
      };
    }
    const storage = this.storage(address, type);
    const view = storage === undefined ? viewOf(type) : 'u32';
    if (storage !== undefined) {
      const cells = cellsOf(storage);
      return (thread, at) => {
        const memory = memoryOf(thread, space, array, place);
        for (let cell = at; cell < at + cells; cell += 1) memory.read(cell, thread.touch[space], place);
        return memory.get(storage, at);
      };
    }
    return (thread, at) => {
      const memory = memoryOf(thread, space, array, place);
      memory.read(at, thread.touch[space], place);
      return memory[view][at];
    };
  }

  writer(address: Address, type: Type): (thread: Thread, at: number, value: number) => void {
    const { place } = this;
    const { space, array } = address;
    if (space === 'register') {
      const slot = this.array(array);
      const own = ownView(type);
      return (thread, at, value) => {
        const mine = thread.arrays[slot];
        if (at >= mine.u32.length) throw new LoopFault('out-of-bounds', place, `${array}[${at}] of ${mine.u32.length}`);
        mine.written[at] = 1;
        mine[own][at] = value;
      };
    }
    const storage = this.storage(address, type);
    const view = storage === undefined ? viewOf(type) : 'u32';
    if (storage !== undefined) {
      const cells = cellsOf(storage);
      return (thread, at, value) => {
        const memory = memoryOf(thread, space, array, place);
        for (let cell = at; cell < at + cells; cell += 1) memory.write(cell, thread.touch[space], place);
        memory.put(storage, at, value);
      };
    }
    return (thread, at, value) => {
      const memory = memoryOf(thread, space, array, place);
      memory.write(at, thread.touch[space], place);
      memory[view][at] = value;
    };
  }
}

export function ownView(type: Type): 'f32' | 'i32' | 'u32' | 'f64' {
  return type === 'f64' ? type : viewOf(type);
}

export function viewOf(type: Type): 'f32' | 'i32' | 'u32' {
  if (type === 'f64') throw new Error('a word holds no f64');
  return type === 'bool' ? 'u32' : type;
}

export function memoryOf(thread: Thread, space: 'global' | 'shared', array: string, place: string): CheckedMemory {
  if (space === 'global') return thread.world.global;
  const memory = thread.workgroup.shared.get(array);
  if (memory === undefined) throw new LoopFault('malformed', place, `no shared array ${array}`);
  return memory;
}
