/**
 * A program with sizes and data from a seed, as everything that tries programs out takes it. The built-in ones come so;
 * here any other program (from a file, from the generator) is made one.
 */
import type { Bindings, Program } from '../kernel/index.js';
import { builtin } from '../programs/builtin.js';
import type { BuiltinProgram } from '../programs/index.js';

/** Symbols that are not given stand at their least, or at 1 where that is 0. */
export function subjectOf(program: Program, symbols: Bindings = {}): BuiltinProgram {
  const least = Object.fromEntries(
    program.symbols.map(({ symbol, min, max }) => [symbol, Math.min(max, Math.max(1, min))]),
  );
  return builtin({
    name: program.name,
    title: `${program.ops.length} ops over ${program.tensors.length} tensors`,
    build: () => program,
    symbols: { ...least, ...symbols },
  });
}
