/**
 * C = activation(α A B + β C₀ + 1 biasᵀ) as a Program: a matrix product, the bias, the activation. Fusion makes one stage
 * of them, so that the sums never leave the registers. The factors are stored in the path's format; those of `fp8` are
 * divided by scales whose product is α, and the right one lies by columns, as tensor cores read 8-bit factors. `split` cuts each f32
 * factor into a tf32 number and the tf32 rest, and adds three products.
 */
import type { Dimension, Expr, MatmulPrecision, Program, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import { add, bitAnd, bitcast, mul, program, shiftRight, store, sub } from '../../kernel/index.js';
import { type Activation, activate } from './activation.js';
import { factorDtype, sumDtype } from './factor-storage.js';
import type { LinearPrecision } from './precision.js';

/** The sizes of a matrix product, and what follows it. */
export interface MatmulShape {
  readonly inner: number;
  readonly columns: number;
  /** A fixed number of rows; a symbol `rows` by default. */
  readonly rows?: number;
  readonly activation?: Activation;
  readonly bias?: boolean;
  /** Whether β C₀ is added. */
  readonly added?: boolean;
}

const mostRows = 1 << 20;

/** Passed to the op: devices with tensor cores may use them. */
const allowance: Readonly<Record<LinearPrecision, MatmulPrecision>> = {
  fp64: 'exact',
  fp32: 'exact',
  split: 'tf32',
  tf32: 'tf32',
  fp16: 'f16',
  bf16: 'bf16',
  fp8: 'f8e4m3',
};

/** Input `left` [rows, inner], constants `right` [inner, columns] and `bias` [columns], output `result`. */
export function matmulProgram(shape: MatmulShape, precision: LinearPrecision): Program {
  const { inner, columns, activation = 'none', bias = true, added = false } = shape;
  const [stored, summed] = [factorDtype(precision), sumDtype(precision)];
  return program('matmulBiasActivation', (b) => {
    const rows = shape.rows ?? b.symbol('rows', 1, mostRows);
    const left = b.input('left', stored, [rows, inner]);
    const right = b.constant('right', stored, [inner, columns], precision === 'fp8' ? { layout: [1, 0] } : {});
    const offsets = bias ? b.constant('bias', summed, [columns]) : undefined;
    const before = added ? b.input('before', summed, [rows, columns]) : undefined;
    const alpha = b.parameter('alpha', summed, 1);
    const beta = added ? b.parameter('beta', summed, 1) : undefined;
    const result = b.output('result', summed, [rows, columns]);
    const isActive = activation !== 'none';
    const product = b.scratch('product', summed, [rows, columns]);
    const biased = isActive ? b.scratch('biased', summed, [rows, columns]) : result;
    if (precision === 'split') addSplitProduct(b, product, { rows, inner, columns, left, right });
    else
      b.matmul(
        'multiply',
        product,
        inner,
        ([i, k]) => left.at(i, k),
        ([k, j]) => right.at(k, j),
        { precision: allowance[precision] },
      );
    b.map('addBias', biased, ([i, j]) => {
      const scaled = mul(alpha, product.at(i, j));
      const more = before === undefined || beta === undefined ? scaled : add(scaled, mul(beta, before.at(i, j)));
      return offsets === undefined ? more : add(more, offsets.at(j));
    });
    if (isActive) b.map('activate', result, ([i, j]) => activate(activation, biased.at(i, j)));
  });
}

interface SplitFactors {
  readonly rows: Dimension;
  readonly inner: number;
  readonly columns: number;
  readonly left: TensorHandle;
  readonly right: TensorHandle;
}

function addSplitProduct(b: ProgramBuilder, product: TensorHandle, factors: SplitFactors): void {
  const { rows, inner, columns, left, right } = factors;
  const halves = (name: string, from: TensorHandle, shape: readonly Dimension[]): [TensorHandle, TensorHandle] => {
    const [high, low] = [b.scratch(`${name}High`, 'f32', shape), b.scratch(`${name}Low`, 'f32', shape)];
    b.map(`${name}Halves`, shape, ([i, j]) => {
      const whole = from.at(i, j);
      const top = roundToTf32(whole);
      return [store(high, [i, j], top), store(low, [i, j], roundToTf32(sub(whole, top)))];
    });
    return [high, low];
  };
  const [leftHigh, leftLow] = halves('left', left, [rows, inner]);
  const [rightHigh, rightLow] = halves('right', right, [inner, columns]);
  const multiply = (name: string, target: TensorHandle, a: TensorHandle, c: TensorHandle, more?: TensorHandle): void =>
    b.matmul(
      name,
      target,
      inner,
      ([i, k]) => a.at(i, k),
      ([k, j]) => c.at(k, j),
      { precision: 'tf32', epilogue: (sum, [i, j]) => (more === undefined ? sum : add(sum, more.at(i, j))) },
    );
  // Small products first.
  const small = b.scratch('smallProduct', 'f32', [rows, columns]);
  const smaller = b.scratch('smallerProduct', 'f32', [rows, columns]);
  multiply('multiplyLowHigh', smaller, leftLow, rightHigh);
  multiply('multiplyHighLow', small, leftHigh, rightLow, smaller);
  multiply('multiply', product, leftHigh, rightHigh, small);
}

/** To 10 bits of mantissa, to nearest even; finite numbers that do not overflow by it. */
export function roundToTf32(x: Expr): Expr {
  const bits = bitcast(x, 'u32');
  const odd = bitAnd(shiftRight(bits, 13), 1);
  return bitcast(bitAnd(add(bits, add(odd, 0xfff)), 0xffffe000), 'f32');
}
