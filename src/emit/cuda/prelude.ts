/**
 * The functions that every generated text begins with: the language's rules where C's own differ (wrapping and total
 * integer arithmetic, min and max with NaN, saturating casts), the border rule `wrap`, half-precision conversions written
 * from the kernel's own expressions, `permute`, and the barrier between all blocks. No header is included.
 */
import type { NarrowDtype } from '../../kernel/dtype.js';
import type { Expr, ParameterExpr } from '../../kernel/expr.js';
import { narrowToBits, widenBits } from '../../kernel/functions/narrow.js';
import { constant, type Name, name, type Operator, operation, type Value } from '../loop/language.js';
import { bare, device, valueTypes } from './c-text.js';
import { orderText } from './order.js';
import { Printer } from './print.js';

const arithmetic = `${device} int add_i32(int a, int b) { return (int)((unsigned int)a + (unsigned int)b); }
${device} int sub_i32(int a, int b) { return (int)((unsigned int)a - (unsigned int)b); }
${device} int mul_i32(int a, int b) { return (int)((unsigned int)a * (unsigned int)b); }
${device} int negate_i32(int x) { return (int)(0u - (unsigned int)x); }
${device} int absolute_i32(int x) { return x < 0 ? negate_i32(x) : x; }
${device} int divide_i32(int a, int b) { return b == 0 ? 0 : b == -1 ? negate_i32(a) : a / b; }
${device} int remainder_i32(int a, int b) { return b == 0 || b == -1 ? 0 : a % b; }
${device} unsigned int divide_u32(unsigned int a, unsigned int b) { return b == 0u ? 0u : a / b; }
${device} unsigned int remainder_u32(unsigned int a, unsigned int b) { return b == 0u ? 0u : a % b; }
${device} int shift_left_i32(int a, int b) { return (int)((unsigned int)a << (b & 31)); }
${device} unsigned int shift_left_u32(unsigned int a, unsigned int b) { return a << (b & 31u); }
${device} bool is_finite_f32(float x) { return fabsf(x) <= __uint_as_float(0x7f7fffffu); }
${device} bool is_finite_f64(double x) { return (__double2hiint(x) & 0x7ff00000) != 0x7ff00000; }
${device} int truncate_i32(double x) { return x != x ? 0 : __double2int_rz(x); }
${device} unsigned int truncate_u32(double x) { return x != x ? 0u : __double2uint_rz(x); }
${device} float choose_f32(unsigned int mask, float a, float b) {
  return __uint_as_float((__float_as_uint(a) & mask) | (__float_as_uint(b) & ~mask));
}
${device} int wrap_index(int i, int size) { const int r = i % size; return r < 0 ? r + size : r; }
${device} int sum_of_warp(int x) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
  return __reduce_add_sync(~0u, x);
#else
  for (int by = 16; by > 0; by /= 2) x += __shfl_xor_sync(~0u, x, by);
  return x;
#endif
}`;

const extremes = (['f32', 'f64', 'i32', 'u32'] as const)
  .map((dtype) => {
    const type = valueTypes[dtype];
    return `${device} ${type} min_${dtype}(${type} a, ${type} b) { return b < a ? b : a; }
${device} ${type} max_${dtype}(${type} a, ${type} b) { return a < b ? b : a; }`;
  })
  .join('\n');

/** kernel/permutation.ts, line by line. */
const permutation = `${device} unsigned int permute(unsigned int seed, unsigned int index, unsigned int count) {
  if (count == 0u) return 0u;
  if (count == 1u || index >= count) return index;
  const int width = 32 - __clz((int)(count - 1u));
  const unsigned int mask = 0xffffffffu >> (32 - width);
  const int shift = (width + 1) >> 1;
  const int rounds = width <= 6 ? 16 : 8;
  unsigned int start = seed ^ (seed >> 16);
  start *= 0xfcb2ad67u;
  start ^= start >> 13;
  start *= 0x49387a61u;
  start ^= start >> 17;
  unsigned int x = index;
  do {
    unsigned int key = start;
    for (int round = 0; round < rounds; ++round) {
      key = key * 0x7c98455du + 0x6a37d291u;
      const unsigned int add = key ^ (key >> 15);
      const unsigned int multiply = ((add >> 9) ^ (add << 14)) | 1u;
      x = ((x + add) * multiply) & mask;
      x ^= x >> shift;
    }
    x = (x + key) & mask;
  } while (x >= count);
  return x;
}`;

/**
 * A kernel may come in while the one before it still runs: nothing is touched before that one has ended. The next may come
 * in from then on, or else when all blocks of this one have ended. Where kernels are launched plainly neither says anything.
 */
const begins = `${device} void stage_begins(bool lets_next_in) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.wait;" : : : "memory");
  if (lets_next_in) asm volatile("griddepcontrol.launch_dependents;" : : : "memory");
#endif
}`;

/** All blocks meet: one thread a block adds itself to a counter that only grows, and waits for the others. */
const barrier = `${device} void grid_barrier(unsigned int* counter, unsigned int& target) {
  __syncthreads();
  target += gridDim.x;
  if (threadIdx.x == 0) {
    add_release_gpu(counter, 1u);
    while ((int)(load_acquire_gpu(counter) - target) < 0);
  }
  __syncthreads();
}
${device} bool last_block(unsigned int* counter, unsigned int target) {
  __syncthreads();
  unsigned int before = target + gridDim.x;
  if (threadIdx.x == 0) before = add_acquire_release_gpu(counter, 1u);
  return before + 1u == target + gridDim.x;
}`;

/** A function of one variable as C text, from a kernel expression over the parameter `x`. */
function functionText(text: string, argument: ParameterExpr, result: Expr): string {
  const lines: string[] = [];
  const names = new Map<Expr, Name>();
  const printer = new Printer();
  const valueOf = (expr: Expr): Value => {
    if (expr.op === 'parameter') return name(expr.name, expr.dtype);
    if (expr.op === 'constant') return constant(expr.value, expr.dtype);
    const known = names.get(expr);
    if (known !== undefined) return known;
    const value = operation(expr.op as Operator, expr.dtype, ...expr.args.map(valueOf));
    const own = name(`v${names.size}`, expr.dtype);
    lines.push(`  const ${valueTypes[expr.dtype]} ${own.name} = ${bare(printer.value(value))};`);
    names.set(expr, own);
    return own;
  };
  const last = printer.value(valueOf(result));
  const head = `${device} ${valueTypes[result.dtype]} ${text}(${valueTypes[argument.dtype]} ${argument.name})`;
  return `${head} {\n${lines.join('\n')}\n  return ${last};\n}`;
}

function narrowConversions(...narrow: readonly NarrowDtype[]): string {
  const bits: ParameterExpr = { op: 'parameter', dtype: 'u32', args: [], name: 'x' };
  const value: ParameterExpr = { op: 'parameter', dtype: 'f32', args: [], name: 'x' };
  const texts = narrow.flatMap((dtype) => {
    const widened = functionText(`${dtype}_to_f32`, bits, widenBits[dtype](bits));
    const narrowed = functionText(`f32_to_${dtype}`, value, narrowToBits[dtype](value));
    return dtype === 'f16' ? ['#ifdef ON_PROCESSOR', widened, '#endif', narrowed] : [widened, narrowed];
  });
  return texts.join('\n');
}

/** Conversions of 8-bit floats, for programs that store some; once in a text, however many programs it holds. */
export function float8Text(): string {
  return `#ifndef FLOAT8\n#define FLOAT8\n${narrowConversions('f8e4m3', 'f8e5m2')}\n#endif`;
}

/** The prelude without a barrier, the same for every program. */
export function commonText(): string {
  return [arithmetic, extremes, permutation, narrowConversions('f16', 'bf16'), orderText()].join('\n');
}

/** The whole prelude of kernels that run one step. */
export function preludeText(): string {
  return [commonText(), begins, barrier].join('\n');
}
