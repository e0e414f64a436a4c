/** Words for kernels written by hand, and a small arena for them to run in. It holds no kernel: those are in tests. */
import {
  type Address,
  constant,
  equal,
  int,
  lane,
  name,
  type StageLoops,
  type Statement,
  type Team,
  type Type,
  unsigned,
  type Value,
} from '../../src/emit/loop/language.js';
import type { Dtype } from '../../src/kernel/dtype.js';
import { CheckedMemory, cellsOf } from './checked-memory.js';
import { LoopFault } from './fault.js';
import { interpretStage } from './interpret.js';
import { validateStage } from './validate.js';

type Loop = Extract<Statement, { kind: 'loop' }>;

export const i = (text: string): Value => name(text, 'i32');
export const f = (text: string): Value => name(text, 'f32');
export const load = (address: Address, type: Type = 'f32'): Value => ({ kind: 'load', type, address });
export const store = (address: Address, value: Value): Statement => ({ kind: 'store', address, value });
export const bind = (text: string, value: Value): Statement => ({ kind: 'let', name: text, value });
export const when = (condition: Value, ...body: readonly Statement[]): Statement => ({ kind: 'if', condition, body });
export const block = (by: Team, ...body: readonly Statement[]): Statement => ({ kind: 'block', by, body });
export const barrier = (global = false): Statement => ({ kind: 'barrier', global, of: 'workgroup' });
export const warpBarrier: Statement = { kind: 'barrier', global: false, of: 'warp' };
export const isFirst = equal(lane, unsigned(0));

/** From `from` while below `to`; bound to lanes, the step is how many stand together. */
export function each(
  variable: string,
  [from, to, step]: readonly [Value, Value, number],
  body: readonly Statement[],
  binding: Loop['binding'] = 'serial',
): Statement {
  return { kind: 'loop', variable, binding, from, to, update: 'add', step: int(step), body };
}

/** The sum of a value over a warp, in its first thread. */
export function foldWarp(sum: string): Statement[] {
  return [16, 8, 4, 2, 1].flatMap((by): Statement[] => [
    { kind: 'shuffle', name: `${sum}${by}`, mode: 'down', value: f(sum), by: int(by) },
    { kind: 'increase', name: sum, value: f(`${sum}${by}`) },
  ]);
}

export const zero = (text: string): Statement => ({
  kind: 'var',
  name: text,
  type: 'f32',
  value: constant(0, 'f32'),
});

/** An element of a shared array. */
export const local = (array: string, index: Value, size: number): Address => ({
  space: 'shared',
  array,
  base: int(0),
  places: [{ index, size: int(size) }],
});

/** The element so far from a base. */
export const from = (base: string, distance: Value, storage: Dtype, tensor: string): Address => ({
  space: 'global',
  array: 'arena',
  tensor,
  storage,
  base: i(base),
  places: [{ index: distance, size: int(0) }],
});

/** A tensor in the arena: where it begins, and its elements. */
export interface Place {
  readonly at: number;
  readonly length: number;
  readonly storage: Dtype;
  /** What is in it before; nothing by default. */
  readonly data?: readonly number[];
}

export class Arena<Tensor extends string> {
  constructor(private readonly tensors: Readonly<Record<Tensor, Place>>) {}

  address(tensor: Tensor, ...places: readonly (readonly [Value, number])[]): Address {
    const { at, storage } = this.tensors[tensor];
    const sized = places.map(([index, size]) => ({ index, size: int(size) }));
    return { space: 'global', array: 'arena', tensor, storage, base: int(at), places: sized };
  }

  /** A tensor's elements, once the units of each part that are given have run. */
  run(stage: StageLoops, units: readonly number[], seed: number, isValidated = true): (tensor: Tensor) => number[] {
    if (isValidated) validateStage(stage);
    const places = Object.values<Place>(this.tensors);
    const memory = new CheckedMemory('arena', Math.max(...places.map(({ at, length }) => at + length)) + 8, true, 4);
    for (const { at, storage, data = [] } of places)
      data.forEach((value, element) => {
        memory.put(storage, 4 * at + element * cellsOf(storage), value);
      });
    const checkTensor = (tensor: string, word: number, place: string): void => {
      const { at, length, storage } = this.tensors[tensor as Tensor];
      if (word >= at && word < at + (length * cellsOf(storage)) / 4) return;
      throw new LoopFault('out-of-bounds', place, `word ${word - at} of ${tensor}`);
    };
    interpretStage(
      stage,
      units,
      { control: new Uint32Array(8), global: memory, checkTensor, opaque: () => undefined },
      { seed },
    );
    return (tensor) => {
      const { at, length, storage } = this.tensors[tensor];
      return Array.from({ length }, (_, element) => memory.get(storage, 4 * at + element * cellsOf(storage)));
    };
  }
}

/** What orders of the threads bring to light: kinds of faults, each once. */
export function faultsIn(run: (seed: number) => void): string[] {
  const kinds = [1, 2, 3, 4, 5, 6].map((seed) => {
    try {
      run(seed);
      return 'nothing';
    } catch (error) {
      if (error instanceof LoopFault) return error.fault;
      throw error;
    }
  });
  return [...new Set(kinds)].sort();
}
