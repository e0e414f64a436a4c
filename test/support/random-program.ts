/**
 * Random Programs for properties: always valid, small, and made from a tape of numbers so that fast-check can shrink
 * them. Formulas cover all types and operations; ops cover map, reduce, topk, histogram, scan and orchestration.
 */
import fc from 'fast-check';
import { valueType } from '../../src/kernel/dtype.js';
import type { Border, Dimension, Expr, Program, ProgramBuilder, Scalar, TensorHandle } from '../../src/kernel/index.js';
import {
  binary,
  bitcast,
  call,
  cast,
  compare,
  constant,
  cycle,
  fma,
  fold,
  load,
  permute,
  program,
  select,
  sizeOf,
  store,
  unary,
} from '../../src/kernel/index.js';

/** Takes choices from a tape; a spent tape always chooses the first, so that every build ends. */
export class Tape {
  private position = 0;

  constructor(private readonly numbers: readonly number[]) {}

  below(count: number): number {
    const number = this.numbers[this.position] ?? 0;
    this.position += 1;
    return number % count;
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)];
  }
}

export const tapes: fc.Arbitrary<Tape> = fc
  .array(fc.nat({ max: 1_000_000 }), { maxLength: 150, size: 'max' })
  .map((numbers) => new Tape(numbers));

export const programs: fc.Arbitrary<Program> = fc
  .array(fc.nat({ max: 1_000_000 }), { maxLength: 300, size: 'max' })
  .map((numbers) => randomProgram(new Tape(numbers)));

const floats = [0, 1, -1, 0.5, 0.1, -0, 1e-40, 3.4e38, Infinity, -Infinity, Number.NaN];
const wholes = [0, 1, -1, 2, 7, 31, 255, 2 ** 31 - 1, -(2 ** 31)];
const words = [0, 1, 2, 31, 2 ** 31, 2 ** 32 - 1];

/** What a random formula may use: indices, tensors by value type, and other leaves. */
export interface Leaves {
  readonly indices: readonly Expr[];
  readonly tensors: readonly TensorHandle[];
  readonly uniforms: readonly Expr[];
  readonly extents: readonly Dimension[];
}

/** A formula of the given type with at most `depth` levels above its leaves. */
export function randomFormula(tape: Tape, dtype: Scalar, depth: number, leaves: Leaves): Expr {
  const go = (type: Scalar, inner = leaves): Expr => randomFormula(tape, type, depth - 1, inner);
  if (depth <= 0) return randomLeaf(tape, dtype, leaves);
  if (dtype === 'bool') {
    switch (tape.below(5)) {
      case 0:
        return constant(tape.below(2), 'bool');
      case 1:
        return unary('not', go('bool'));
      case 2:
        return unary('isFinite', go(tape.pick(['f32', 'f64'])));
      case 3:
        return binary(tape.pick(['and', 'or']), go('bool'), go('bool'));
      default: {
        const type = tape.pick(['f32', 'i32', 'u32', 'f64'] as const);
        return compare(tape.pick(['lt', 'le', 'gt', 'ge', 'eq', 'ne']), go(type), go(type));
      }
    }
  }
  const float = dtype === 'f32' || dtype === 'f64';
  switch (tape.below(9)) {
    case 0:
      return randomLeaf(tape, dtype, leaves);
    case 1:
      return binary(tape.pick(['add', 'sub', 'mul', 'div', 'min', 'max']), go(dtype), go(dtype));
    case 2:
      return select(go('bool'), go(dtype), go(dtype));
    case 3:
      return cast(go(tape.pick(['f32', 'f64', 'i32', 'u32', 'bool'])), dtype);
    case 4:
      return dtype === 'f64' ? randomLeaf(tape, dtype, leaves) : bitcast(go(tape.pick(['f32', 'i32', 'u32'])), dtype);
    case 5: {
      const extent = tape.pick(leaves.extents);
      const body = ([index]: Expr[]): Expr => go(dtype, { ...leaves, indices: [...leaves.indices, index] });
      return fold(tape.pick(['sum', 'max', 'min']), [extent], body, tape.below(2) === 0 ? {} : { begin: go('i32') });
    }
    case 6:
      if (float) return unary(tape.pick(['neg', 'abs', 'sqrt', 'floor', 'ceil', 'trunc', 'round']), go(dtype));
      return dtype === 'i32' ? unary(tape.pick(['neg', 'abs', 'bitNot']), go('i32')) : unary('bitNot', go('u32'));
    case 7:
      if (float) return fma(go(dtype), go(dtype), go(dtype));
      return binary(tape.pick(['rem', 'bitAnd', 'bitOr', 'bitXor', 'shiftLeft', 'shiftRight']), go(dtype), go(dtype));
    default:
      if (float) return call(tape.pick(['exp', 'log', 'tanh', 'sigmoid', 'sin', 'cos', 'erf']), go(dtype));
      if (dtype === 'u32') return permute(go('u32'), go('u32'), go('u32'));
      return fold(tape.pick(['argmax', 'argmin']), [tape.pick(leaves.extents), 3], ([, index]) =>
        go('f32', { ...leaves, indices: [...leaves.indices, index] }),
      );
  }
}

function randomLeaf(tape: Tape, dtype: Scalar, leaves: Leaves): Expr {
  if (dtype === 'bool') return constant(tape.below(2), 'bool');
  const pool = dtype === 'i32' ? wholes : dtype === 'u32' ? words : floats;
  switch (tape.below(4)) {
    case 0: {
      const uniform = leaves.uniforms.filter((expr) => expr.dtype === dtype);
      return uniform.length === 0 ? constant(tape.pick(pool), dtype) : tape.pick(uniform);
    }
    case 1:
      return constant(tape.pick(pool), dtype);
    case 2:
      return dtype === 'i32' && leaves.indices.length > 0
        ? tape.pick(leaves.indices)
        : constant(tape.pick(pool), dtype);
    default: {
      const handles = leaves.tensors.filter((handle) => valueOf(handle) === dtype);
      if (handles.length === 0) return constant(tape.pick(pool), dtype);
      const handle = tape.pick(handles);
      const border = tape.pick<Border>(['clamp', 'zero', 'wrap']);
      return load(
        handle,
        handle.shape.map(() => randomLeaf(tape, 'i32', { ...leaves, tensors: [] })),
        border,
      );
    }
  }
}

function valueOf(handle: TensorHandle): Scalar {
  const { dtype } = handle.tensor;
  return valueType(dtype);
}

export function randomProgram(tape: Tape): Program {
  const lanes = tape.pick([16, 4, 8]);
  return program('random', (b) => addRandomOps(b, tape), { tree: { lanes, chunk: lanes * tape.pick([16, 1, 4]) } });
}

function addRandomOps(b: ProgramBuilder, tape: Tape): void {
  const size = b.symbol('B', 1, 5);
  const dims: readonly Dimension[] = [size, 3, 4];
  const shape = (): Dimension[] => Array.from({ length: tape.below(3) }, () => tape.pick(dims));
  const gain = b.parameter('gain', 'f32', tape.pick(floats));
  const seed = b.parameter('seed', 'u32', 3);
  const inputs = (['f32', 'f16', 'i32', 'u32', 'f64'] as const).map((dtype) => b.input(`in_${dtype}`, dtype, shape()));
  const flag = b.state('flag', 'i32', [], { initial: tape.below(2) });
  const leaves: Leaves = {
    indices: [],
    tensors: inputs,
    uniforms: [gain, seed, cycle, sizeOf(size)],
    extents: [3, size, 4, 0],
  };
  const opCount = 1 + tape.below(4);
  for (let position = 0; position < opCount; position += 1)
    addRandomOp(b, tape, `op${position}`, leaves, flag, shape());
}

function addRandomOp(
  b: ProgramBuilder,
  tape: Tape,
  name: string,
  leaves: Leaves,
  flag: TensorHandle,
  shape: readonly Dimension[],
): void {
  const formula = (dtype: Scalar, indices: readonly Expr[]): Expr =>
    randomFormula(tape, dtype, 4, { ...leaves, indices });
  const dtype = tape.pick(['f32', 'f16', 'i32', 'u32', 'bf16', 'f64', 'f8e4m3', 'f8e5m2'] as const);
  const value = valueType(dtype);
  switch (tape.below(7)) {
    case 0:
      b.map(name, b.output(`${name}_out`, dtype, shape), (indices) => formula(value, indices));
      break;
    case 1: {
      const target = b.output(`${name}_out`, dtype, [8]);
      b.map(name, [3], ([i]) => [
        store(target, [binary('add', i, tape.below(6))], formula(value, [i]), formula('bool', [i])),
      ]);
      break;
    }
    case 2: {
      const handles = {
        values: b.output(`${name}_values`, 'f32', [...shape, 2]),
        indices: b.output(`${name}_indices`, 'i32', [...shape, 2]),
      };
      b.topk(name, {
        outer: shape,
        over: 4,
        k: 2,
        largest: tape.below(2) === 0,
        value: (outer, row) => formula('f32', [...outer, row]),
        where: (outer, row) => formula('bool', [...outer, row]),
        ...handles,
      });
      break;
    }
    case 3:
      b.histogram(name, b.output(`${name}_bins`, 'u32', [...shape, 4]), [3], (outer, inner) =>
        formula('i32', [...outer, ...inner]),
      );
      break;
    case 4: {
      const target = b.output(`${name}_out`, value, [...shape, 4]);
      b.scan(name, target, tape.pick(['sum', 'max', 'min']), (indices) => formula(value, indices), {
        exclusive: tape.below(2) === 0,
        along: tape.below(shape.length + 1),
      });
      break;
    }
    case 5: {
      const target = b.state(`${name}_state`, dtype, shape);
      b.repeat(name, 2 + tape.below(3), (step) => {
        b.map(`${name}_body`, target, (indices) => formula(value, [...indices, step]));
      });
      break;
    }
    default: {
      const target = b.state(`${name}_state`, dtype, shape);
      const body = (): void => b.map(`${name}_body`, target, (indices) => formula(value, indices));
      if (tape.below(2) === 0) b.when(name, flag, body);
      else b.every(name, 3, body, tape.below(3));
    }
  }
}
