/**
 * Everything outside an expression that its value depends on: memory, bound sizes, parameters, the cycle, the index
 * variables of enclosing repeats. One per session, shared by all its ops.
 */
import type { Arithmetic } from '../../kernel/arithmetic.js';
import type { Axis, Bindings, Tree } from '../../kernel/index.js';
import type { Storage } from './storage.js';

export type Thunk = () => number;

/** The present value of an index variable; `stamp` is the moment it last moved. */
export interface Slot {
  value: number;
  stamp: number;
}

export interface World {
  readonly arithmetic: Arithmetic;
  readonly tree: Tree;
  readonly bindings: Bindings;
  readonly storages: ReadonlyMap<string, Storage>;
  readonly parameters: Map<string, number>;
  /** Slots of the `repeat` axes, shared by the ops inside. */
  readonly repeats: Map<Axis, Slot>;
  cycle: number;
  /** A counter of moments: every move of an index and every start of an op is a new one. */
  moment: number;
}

export function storageOf(world: World, name: string): Storage {
  const storage = world.storages.get(name);
  if (storage === undefined) throw new Error(`no storage for ${name}`);
  return storage;
}
