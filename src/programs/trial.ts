/**
 * A trial: one Program with everything that a run of it needs, as plain data, so that the same run can be made on any
 * device and compared. Built-in programs and random programs both come as trials.
 */
import type { Bindings, Program } from '../kernel/index.js';
import type { Arrays, BuiltinProgram } from './builtin.js';

/** A Program with all the data of a run, so that devices can be compared. */
export interface Trial {
  readonly program: Program;
  readonly symbols: Bindings;
  readonly constants: Arrays;
  readonly parameters: Readonly<Record<string, number>>;
  /** Written before the first step. */
  readonly states: Arrays;
  /** The inputs of each step. */
  readonly inputs: readonly Arrays[];
}

/** A trial of a built-in program at its own sizes, or at others. */
export function trialOf(
  builtin: BuiltinProgram,
  options: { readonly seed?: number; readonly steps?: number; readonly symbols?: Bindings } = {},
): Trial {
  const { seed = 1, steps = 3, symbols = builtin.symbols } = options;
  return {
    program: builtin.build(),
    symbols,
    constants: builtin.constants(seed, symbols),
    parameters: {},
    states: builtin.states(seed, symbols),
    inputs: Array.from({ length: steps }, (_, step) => builtin.inputs(seed + step, symbols)),
  };
}
