/**
 * What a built-in program is: how to build it, at which sizes it is checked, and data for it from a seed. They are the
 * fixed programs of `validate` and `bench`; each stands in its own file.
 */
import type { Bindings, HostArray, Program, Tensor } from '../kernel/index.js';
import { tensorsOf } from '../kernel/program.js';
import type { Range } from './seeded.js';
import { randomArrays } from './seeded.js';

export type Arrays = Record<string, HostArray>;

/** A program that comes with fieldbrain, with data to check it on. */
export interface BuiltinProgram {
  readonly name: string;
  readonly title: string;
  build(): Program;
  /** Sizes at which the program is checked: small, and no multiples of anything. */
  readonly symbols: Bindings;
  /** Row-major inputs; with `steps` a leading axis for stepMany. */
  inputs(seed: number, symbols?: Bindings, steps?: number): Arrays;
  constants(seed: number, symbols?: Bindings): Arrays;
  /** States to write before the first step; the others start from their initial value. */
  states(seed: number, symbols?: Bindings): Arrays;
}

export interface BuiltinOptions {
  readonly name: string;
  readonly title: string;
  readonly build: () => Program;
  readonly symbols?: Bindings;
  /** By tensor: inputs and constants lie in −1 … 1 (integers 0 … 1) by default, states stay as they begin. */
  readonly ranges?: Readonly<Record<string, Range>>;
}

export function builtin({ name, title, build, symbols = {}, ranges = {} }: BuiltinOptions): BuiltinProgram {
  const make = (role: Tensor['role'], seed: number, bindings: Bindings, steps?: number): Arrays => {
    const program = build();
    const all: Record<string, Range> = { ...ranges };
    if (role !== 'state') {
      for (const tensor of tensorsOf(program, role))
        all[tensor.name] ??= tensor.dtype === 'i32' || tensor.dtype === 'u32' ? [0, 1] : [-1, 1];
    }
    return randomArrays(program, role, bindings, all, seed, steps);
  };
  return {
    name,
    title,
    build,
    symbols,
    inputs: (seed, bindings = symbols, steps) => make('input', seed, bindings, steps),
    constants: (seed, bindings = symbols) => make('constant', seed, bindings),
    states: (seed, bindings = symbols) => make('state', seed, bindings),
  };
}
