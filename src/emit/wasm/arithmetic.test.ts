/** Executes the opcodes that the kernels are made of and compares with JavaScript, lane by lane. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSignature } from '../../../test/support/wasm-signature.js';
import { ModuleBuilder } from './module-builder.js';
import { type PlainOpcode, plainEntries } from './opcodes.js';
import type { ValueType } from './types.js';

type Numeric = (...args: never[]) => unknown;

function compileScalar(name: PlainOpcode): Numeric {
  const { params, results } = parseSignature(plainEntries.get(name)!.signature);
  const module = new ModuleBuilder();
  const f = module.func('f', params, results, { export: true });
  for (const param of f.params) f.get(param);
  f.op(name);
  return new WebAssembly.Instance(new WebAssembly.Module(module.toBytes())).exports.f as Numeric;
}

/** Runs `name` on vectors at 0, 16, 32 and reads the result at 48. */
function runVector(name: PlainOpcode, operands: readonly ArrayBufferView[], shift = 0): DataView {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 1 });
  const module = new ModuleBuilder().importMemory({ minPages: 1, maxPages: 1, shared: false });
  const f = module.func('f', [], [], { export: true });
  const { params, results } = parseSignature(plainEntries.get(name)!.signature);
  f.i32(0);
  params.forEach((type, index) => {
    if (type === 'i32') f.i32(shift);
    else f.i32(0).load('v128.load', { offset: index * 16 });
  });
  f.op(name).store(results[0] === 'v128' ? 'v128.store' : 'i32.store', { offset: 48 });
  operands.forEach((operand, index) => {
    new Uint8Array(memory.buffer, index * 16, 16).set(new Uint8Array(operand.buffer, operand.byteOffset, 16));
  });
  const instance = new WebAssembly.Instance(new WebAssembly.Module(module.toBytes()), { env: { memory } });
  (instance.exports.f as () => void)();
  return new DataView(memory.buffer, 48, 16);
}

/** Round half to even. */
function nearest(x: number): number {
  const floor = Math.floor(x);
  const half = x - floor;
  const rounded = half > 0.5 || (half === 0.5 && floor % 2 !== 0) ? floor + 1 : floor;
  return rounded === 0 && (x < 0 || Object.is(x, -0)) ? -0 : rounded;
}

const saturate = (x: number, low: number, high: number): number =>
  Number.isNaN(x) ? 0 : Math.min(high, Math.max(low, Math.trunc(x))) + 0;
const bool = (value: boolean): number => (value ? 1 : 0);
const u = (x: number): number => x >>> 0;

const i32Binary: Readonly<Record<string, (a: number, b: number) => number>> = {
  add: (a, b) => (a + b) | 0,
  sub: (a, b) => (a - b) | 0,
  mul: Math.imul,
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
  shl: (a, b) => a << b,
  shr_s: (a, b) => a >> b,
  shr_u: (a, b) => (a >>> b) | 0,
  rotl: (a, b) => (a << b) | (b & 31 ? a >>> (32 - (b & 31)) : 0),
  eq: (a, b) => bool(a === b),
  ne: (a, b) => bool(a !== b),
  lt_s: (a, b) => bool(a < b),
  lt_u: (a, b) => bool(u(a) < u(b)),
  gt_s: (a, b) => bool(a > b),
  gt_u: (a, b) => bool(u(a) > u(b)),
  le_s: (a, b) => bool(a <= b),
  le_u: (a, b) => bool(u(a) <= u(b)),
  ge_s: (a, b) => bool(a >= b),
  ge_u: (a, b) => bool(u(a) >= u(b)),
  min_s: Math.min,
  max_s: Math.max,
  min_u: (a, b) => Math.min(u(a), u(b)) | 0,
  max_u: (a, b) => Math.max(u(a), u(b)) | 0,
};
const i32Division: Readonly<Record<string, (a: number, b: number) => number>> = {
  div_s: (a, b) => (a / b) | 0,
  div_u: (a, b) => (u(a) / u(b)) | 0,
  rem_s: (a, b) => (a % b) | 0,
  rem_u: (a, b) => (u(a) % u(b)) | 0,
};
const floatBinary: Readonly<Record<string, (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  div: (a, b) => a / b,
  min: Math.min,
  max: Math.max,
  pmin: (a, b) => (b < a ? b : a),
  pmax: (a, b) => (a < b ? b : a),
};
const floatUnary: Readonly<Record<string, (a: number) => number>> = {
  abs: Math.abs,
  neg: (a) => -a,
  ceil: Math.ceil,
  floor: Math.floor,
  trunc: Math.trunc,
  nearest,
  sqrt: Math.sqrt,
};
const floatCompare: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  lt: (a, b) => a < b,
  gt: (a, b) => a > b,
  le: (a, b) => a <= b,
  ge: (a, b) => a >= b,
};

const word = fc.oneof(fc.integer(), fc.constantFrom(0, 1, -1, 31, 32, -0x80000000, 0x7fffffff));
const single = fc.oneof(fc.float(), fc.constantFrom(0.5, 1.5, 2.5, -0.5, -1.5, -0, 0));
const double = fc.oneof(fc.double(), fc.constantFrom(0.5, 1.5, 2.5, -0.5, -1.5, -0, 0));
const exists = (name: string): name is PlainOpcode => plainEntries.has(name);
const namesOf = (prefix: string, table: object): PlainOpcode[] =>
  Object.keys(table)
    .map((key) => `${prefix}.${key}`)
    .filter(exists);
const operationOf = (name: string): string => name.slice(name.indexOf('.') + 1);

describe('scalars', () => {
  it.each(namesOf('i32', { ...i32Binary, ...i32Division }))('%s', (name) => {
    const run = compileScalar(name) as (a: number, b: number) => number;
    const divides = operationOf(name) in i32Division;
    const expected = { ...i32Binary, ...i32Division }[operationOf(name)]!;
    fc.assert(
      fc.property(word, word, (a, b) => {
        fc.pre(!divides || (b !== 0 && !(a === -0x80000000 && b === -1)));
        expect(run(a, b)).toBe(expected(a, b));
      }),
    );
  });

  const floats: readonly (readonly [ValueType, fc.Arbitrary<number>, (x: number) => number])[] = [
    ['f32', single, Math.fround],
    ['f64', double, (x) => x],
  ];
  for (const [type, arbitrary, round] of floats) {
    it.each(namesOf(type, { ...floatBinary, ...floatUnary, ...floatCompare }))('%s', (name) => {
      const run = compileScalar(name) as (a: number, b: number) => number;
      const operation = operationOf(name);
      fc.assert(
        fc.property(arbitrary, arbitrary, (a, b) => {
          const compare = floatCompare[operation];
          const arithmetic = floatBinary[operation] ?? floatUnary[operation];
          expect(run(a, b)).toBe(compare ? bool(compare(a, b)) : round(arithmetic!(a, b)));
        }),
      );
    });
  }

  it('conversions saturate, wrap, extend and reinterpret', () => {
    const call = (name: PlainOpcode, value: number | bigint) =>
      (compileScalar(name) as (x: number | bigint) => unknown)(value);
    for (const x of [Number.NaN, -1e30, 1e30, -1.9, 1.9, 3e9]) {
      expect(call('i32.trunc_sat_f64_s', x)).toBe(saturate(x, -0x80000000, 0x7fffffff));
      expect(call('i32.trunc_sat_f32_u', x)).toBe(saturate(Math.fround(x), 0, 0xffffffff) | 0);
    }
    expect(call('i32.wrap_i64', 0x1_0000_0005n)).toBe(5);
    expect(call('i64.extend_i32_s', -1)).toBe(-1n);
    expect(call('i64.extend_i32_u', -1)).toBe(0xffffffffn);
    expect(call('i32.reinterpret_f32', 1)).toBe(0x3f800000);
    expect(call('f32.reinterpret_i32', 0x3f800000)).toBe(1);
    expect(call('f32.convert_i32_u', -1)).toBe(2 ** 32);
    expect(call('f32.demote_f64', Math.PI)).toBe(Math.fround(Math.PI));
    expect(call('i32.clz', 1)).toBe(31);
  });
});

describe('vectors', () => {
  const words = fc.array(word, { minLength: 4, maxLength: 4 });
  const singles = fc.array(single, { minLength: 4, maxLength: 4 });
  const doubles = fc.array(double, { minLength: 2, maxLength: 2 });
  const run = { numRuns: 25 };

  it.each(namesOf('i32x4', i32Binary))('%s', (name) => {
    const operation = operationOf(name);
    const shifts = operation.startsWith('sh');
    const compares = /^(eq|ne|lt|gt|le|ge)/.test(operation);
    fc.assert(
      fc.property(words, words, (a, b) => {
        const shift = b[0]!;
        const result = runVector(name, [Int32Array.from(a), Int32Array.from(b)], shift);
        for (let lane = 0; lane < 4; lane++) {
          const expected = i32Binary[operation]!(a[lane]!, shifts ? shift : b[lane]!);
          expect(result.getInt32(lane * 4, true)).toBe(compares ? -expected + 0 : expected);
        }
      }),
      run,
    );
  });

  it.each(namesOf('f32x4', { ...floatBinary, ...floatUnary, ...floatCompare }))('%s', (name) => {
    const operation = operationOf(name);
    fc.assert(
      fc.property(singles, singles, (a, b) => {
        const result = runVector(name, [Float32Array.from(a), Float32Array.from(b)]);
        for (let lane = 0; lane < 4; lane++) {
          const compare = floatCompare[operation];
          if (compare) expect(result.getInt32(lane * 4, true)).toBe(compare(a[lane]!, b[lane]!) ? -1 : 0);
          else {
            const expected = (floatBinary[operation] ?? floatUnary[operation])!(a[lane]!, b[lane]!);
            expect(result.getFloat32(lane * 4, true)).toBe(Math.fround(expected));
          }
        }
      }),
      run,
    );
  });

  it.each(namesOf('f64x2', { ...floatBinary, ...floatUnary }))('%s', (name) => {
    const operation = operationOf(name);
    fc.assert(
      fc.property(doubles, doubles, (a, b) => {
        const result = runVector(name, [Float64Array.from(a), Float64Array.from(b)]);
        for (let lane = 0; lane < 2; lane++) {
          const expected = (floatBinary[operation] ?? floatUnary[operation])!(a[lane]!, b[lane]!);
          expect(result.getFloat64(lane * 8, true)).toBe(expected);
        }
      }),
      run,
    );
  });

  it('bits, truth and truncation', () => {
    const a = Int32Array.of(0x0f0f0f0f, -1, 0, 5);
    const b = Int32Array.of(0x00ff00ff, 7, 9, 0);
    const mask = Int32Array.of(-1, 0, 0x0000ffff, -1);
    const wordsOf = (view: DataView) => [0, 4, 8, 12].map((offset) => view.getInt32(offset, true));
    expect(wordsOf(runVector('v128.andnot', [a, b]))).toEqual([...a].map((x, i) => x & ~b[i]!));
    expect(wordsOf(runVector('v128.not', [a]))).toEqual([...a].map((x) => ~x));
    const selected = [...a].map((x, i) => (x & mask[i]!) | (b[i]! & ~mask[i]!));
    expect(wordsOf(runVector('v128.bitselect', [a, b, mask]))).toEqual(selected);
    expect(runVector('v128.any_true', [new Int32Array(4)]).getInt32(0, true)).toBe(0);
    expect(runVector('v128.any_true', [a]).getInt32(0, true)).toBe(1);
    expect(runVector('i32x4.bitmask', [a]).getInt32(0, true)).toBe(0b0010);

    const floats = Float32Array.of(-1.9, 3e9, Number.NaN, 1e20);
    expect(wordsOf(runVector('i32x4.trunc_sat_f32x4_s', [floats]))).toEqual([-1, 0x7fffffff, 0, 0x7fffffff]);
    expect(wordsOf(runVector('i32x4.trunc_sat_f32x4_u', [floats])).map(u)).toEqual([0, 3e9, 0, 0xffffffff]);
    expect(runVector('f32x4.convert_i32x4_u', [Int32Array.of(-1, 0, 0, 0)]).getFloat32(0, true)).toBe(2 ** 32);
  });
});
