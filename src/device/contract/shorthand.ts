/** Short forms for the tables of cases: lists of numbers, and programs of one op from inputs to one output. */
import type { Dimension, Dtype, Expr, Program, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import { program } from '../../kernel/index.js';

/** Sizes around the widths of vectors, warps and workgroups, and some that are multiples of nothing. */
export const sizes = [0, 1, 31, 32, 33, 100] as const;

export function range(length: number, value: (i: number) => number = (i) => i): number[] {
  return Array.from({ length }, (_, i) => value(i));
}

export function repeatNumber(value: number, length: number): number[] {
  return range(length, () => value);
}

/** Whole numbers that jump about: enough disorder for extremes and ranks, small enough to be exact in f16. */
export function scattered(length: number, span = 64): number[] {
  return range(length, (i) => ((i * 37 + ((i * i) % 11) * 5) % span) - span / 2);
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}

type Declared = Readonly<Record<string, readonly [Dtype, readonly Dimension[]]>>;

/** A program with some inputs and the output `out`, filled by one map. */
export function mapProgram(
  inputs: Declared,
  out: readonly [Dtype, readonly Dimension[]],
  value: (handles: Readonly<Record<string, TensorHandle>>, indices: Expr[]) => Expr,
): () => Program {
  return withInputs(inputs, (b, handles) => {
    const target = b.output('out', out[0], out[1]);
    b.map('compute', target, (indices) => value(handles, indices));
  });
}

/** A program with some inputs, for any ops. */
export function withInputs(
  inputs: Declared,
  build: (builder: ProgramBuilder, handles: Readonly<Record<string, TensorHandle>>) => void,
): () => Program {
  return () =>
    program('contract', (b) => {
      const handles: Record<string, TensorHandle> = {};
      for (const [name, [dtype, shape]] of Object.entries(inputs)) handles[name] = b.input(name, dtype, shape);
      build(b, handles);
    });
}
