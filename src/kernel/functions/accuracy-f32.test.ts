/**
 * How exact the f32 functions are: a million arguments each, over all exponents and densely where the function bends,
 * against double precision. scripts/fit/exhaustive.mjs does the same for every float there is.
 */
import { describe, expect, it } from 'vitest';
import { compileScalar, countOperations, variable } from '../../../test/support/scalar-javascript.js';
import { ulpDistance } from '../../../test/support/ulp.js';
import type { Expr, NamedFunction } from '../expr.js';
import { visit } from '../walk.js';
import { contractedCall, expandCall } from './expand.js';
import { squashOf } from './squash.js';

interface Case {
  readonly truth: (x: number) => number;
  /** Where the function bends: sampled densely, besides all exponents. */
  readonly range: readonly [number, number];
  readonly limit: number;
  readonly operations: number;
  /** The largest |x| for which the limit holds. */
  readonly largest?: number;
}

const erf64 = compileScalar(expandCall('erf', 'f64', variable('x', 'f64')), ['x']);
const cases: Readonly<Record<NamedFunction, Case>> = {
  exp: { truth: Math.exp, range: [-104, 89], limit: 1, operations: 28 },
  log: { truth: Math.log, range: [0.4, 2.5], limit: 1, operations: 34 },
  tanh: { truth: Math.tanh, range: [-9.2, 9.2], limit: 2, operations: 29 },
  squash: { truth: squashOf, range: [-4.6, 4.6], limit: 5, operations: 12 },
  sigmoid: {
    truth: (x) => (x < 0 ? Math.exp(x) / (1 + Math.exp(x)) : 1 / (1 + Math.exp(-x))),
    range: [-20, 20],
    limit: 2,
    operations: 32,
  },
  sin: { truth: Math.sin, range: [-30, 30], limit: 1.5, operations: 51, largest: 51471 },
  cos: { truth: Math.cos, range: [-30, 30], limit: 1.5, operations: 50, largest: 51471 },
  erf: { truth: erf64, range: [-4, 4], limit: 1.5, operations: 50 },
};

/** Words from a 32-bit congruential generator, upper bits folded down. */
function* randomWords(): Generator<number, never> {
  for (let state = 1; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield (state ^ (state >>> 15)) >>> 0;
  }
}

const bits = new Uint32Array(1);
const float = new Float32Array(bits.buffer);

function* samplesOf(
  { range: [low, high], largest = Number.POSITIVE_INFINITY }: Case,
  pairs: number,
): Generator<number> {
  const words = randomWords();
  for (let i = 0; i < pairs; i++) {
    bits[0] = words.next().value;
    if (Math.abs(float[0]) <= largest) yield float[0];
    yield Math.fround(low + ((high - low) * words.next().value) / 2 ** 32);
    if (i % 8 === 0 && largest < Number.POSITIVE_INFINITY) yield Math.fround((largest * words.next().value) / 2 ** 32);
  }
  // The edges of every binade, the smallest and the largest numbers among them.
  for (let exponent = 0; exponent < 256; exponent++) {
    for (const mantissa of [0, 1, 0x3fffff, 0x400000, 0x7fffff]) {
      for (const sign of [0, 1]) {
        bits[0] = ((sign << 31) | (exponent << 23) | mantissa) >>> 0;
        if (!(Math.abs(float[0]) > largest)) yield float[0];
      }
    }
  }
}

/** The largest error, and where it is. */
function worstOf(root: Expr, one: Case, pairs: number): { worst: number; at: number } {
  const computed = compileScalar(root, ['x']);
  let worst = 0;
  let at = 0;
  for (const sample of samplesOf(one, pairs)) {
    const error = ulpDistance(computed(sample), one.truth(sample), 'f32');
    if (error > worst) {
      worst = error;
      at = sample;
    }
  }
  return { worst, at };
}

describe.each(Object.keys(cases) as NamedFunction[])('%s f32', (name) => {
  const { limit, operations } = cases[name];
  const x = variable('x', 'f32');
  const root = expandCall(name, 'f32', x);

  it(`is within ${limit} ulp`, () => {
    const { worst, at } = worstOf(root, cases[name], 500_000);
    console.info(`${name} f32: ${countOperations(root)} operations, at most ${worst.toFixed(3)} ulp (at ${at})`);
    expect(worst).toBeLessThanOrEqual(limit);
  });

  it(`takes ${operations} operations and at most one division`, () => {
    expect(countOperations(root)).toBe(operations);
    let divisions = 0;
    visit([root], (expr) => {
      if (expr.op === 'div') divisions++;
    });
    expect(divisions).toBeLessThanOrEqual(1);
  });
});

describe.each(Object.keys(cases) as NamedFunction[])('%s f32, contracted', (name) => {
  const { limit } = cases[name];
  const root = contractedCall(name, variable('x', 'f32'));

  it(`is within ${limit} ulp`, () => {
    const { worst, at } = worstOf(root, cases[name], 125_000);
    console.info(`${name} f32, contracted: ${countOperations(root)} operations, ${worst.toFixed(3)} ulp (at ${at})`);
    expect(worst).toBeLessThanOrEqual(limit);
  });
});

describe('at the edges', () => {
  const evaluate = (name: NamedFunction, dtype: 'f32' | 'f64', value: number): number =>
    compileScalar(expandCall(name, dtype, variable('x', dtype)), ['x'])(value);
  const infinity = Number.POSITIVE_INFINITY;

  it.each(['f32', 'f64'] as const)('has the limits of each function in %s', (dtype) => {
    const of = (name: NamedFunction, value: number): number => evaluate(name, dtype, value);
    for (const name of Object.keys(cases) as NamedFunction[]) expect(of(name, Number.NaN), name).toBeNaN();
    expect([of('exp', -infinity), of('exp', infinity), of('exp', 0), of('exp', -0)]).toEqual([0, infinity, 1, 1]);
    expect([of('log', 0), of('log', -0), of('log', infinity), of('log', 1)]).toEqual([
      -infinity,
      -infinity,
      infinity,
      0,
    ]);
    expect([of('log', -1), of('log', -infinity), of('log', -1e-42)]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
    expect([of('sigmoid', -infinity), of('sigmoid', infinity), of('sigmoid', 0)]).toEqual([0, 1, 0.5]);
    for (const name of ['tanh', 'erf'] as const) {
      expect([of(name, -infinity), of(name, infinity), of(name, -50), of(name, 50)]).toEqual([-1, 1, -1, 1]);
    }
    expect([of('squash', infinity), of('squash', 50)]).toEqual([
      -of('squash', -infinity),
      of('squash', Math.fround(4.57)),
    ]);
    for (const name of ['tanh', 'squash', 'erf', 'sin'] as const) expect([of(name, 0), of(name, -0)]).toEqual([0, -0]);
    expect([of('sin', infinity), of('cos', -infinity)]).toEqual([Number.NaN, Number.NaN]);
    expect(of('cos', 0)).toBe(1);
  });

  it('keeps sin and cos within −1 and 1 beyond their range', () => {
    for (const dtype of ['f32', 'f64'] as const) {
      for (const name of ['sin', 'cos'] as const) {
        const computed = compileScalar(expandCall(name, dtype, variable('x', dtype)), ['x']);
        let largest = 0;
        for (let x = 40000; x < (dtype === 'f32' ? 3.4e38 : 1.7e308); x *= 1.0173) {
          const value = Math.abs(computed(dtype === 'f32' ? Math.fround(x) : x));
          // NaN fails this and stays.
          if (!(value <= largest)) largest = value;
        }
        expect(largest).toBeLessThanOrEqual(1);
      }
    }
  });

  it('never leaves [−1, 1] and never falls, in tanh', () => {
    const tanh = compileScalar(expandCall('tanh', 'f32', variable('x', 'f32')), ['x']);
    let before = -1;
    let faults = 0;
    for (let x = -12; x < 12; x += 0.003) {
      const value = tanh(Math.fround(x));
      if (!(value >= before && value <= 1) || tanh(-Math.fround(x)) !== -value) faults++;
      before = value;
    }
    expect({ faults, last: before }).toEqual({ faults: 0, last: 1 });
  });

  it('is tanh within 2.2e-4 in squash, stays within ±1, and never falls but by roundings', () => {
    const formulas = [
      expandCall('squash', 'f32', variable('x', 'f32')),
      contractedCall('squash', variable('x', 'f32')),
      expandCall('squash', 'f64', variable('x', 'f64')),
    ];
    for (const squash of formulas.map((root) => compileScalar(root, ['x']))) {
      let before = -1;
      let [away, fall, largest] = [0, 0, 0];
      for (let x = -12; x < 12; x += 0.001) {
        const at = Math.fround(x);
        const value = squash(at);
        away = Math.max(away, Math.abs(value - Math.tanh(at)));
        fall = Math.max(fall, before - value);
        largest = Math.max(largest, Math.abs(value));
        if (squash(-at) !== -value) away = Number.NaN;
        before = value;
      }
      expect(away).toBeLessThan(2.2e-4);
      expect(fall).toBeLessThan(4e-7);
      expect(largest).toBeLessThanOrEqual(1);
      expect(largest).toBeGreaterThan(0.9999995);
    }
  });
});
