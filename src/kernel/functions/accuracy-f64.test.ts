/** How exact the f64 functions are, against series over big integers: all exponents, and the ranges where they bend. */
import { describe, expect, it } from 'vitest';
import { compileScalar, countOperations, variable } from '../../../test/support/scalar-javascript.js';
import { truthOf } from '../../../test/support/truth.js';
import { ulpDistance } from '../../../test/support/ulp.js';
import type { NamedFunction } from '../expr.js';
import { expandCall } from './expand.js';

interface Case {
  readonly ranges: readonly (readonly [number, number])[];
  /** The domain in which the result is finite and the limit holds. */
  readonly domain: readonly [number, number];
  readonly limit: number;
}

const cases: Readonly<Record<NamedFunction, Case>> = {
  exp: {
    ranges: [
      [-745.1, 709.7],
      [-1, 1],
      [-745.1, -708],
    ],
    domain: [-745.1, 709.78],
    limit: 1.01,
  },
  log: {
    ranges: [
      [0.5, 2],
      [0.99, 1.01],
    ],
    domain: [0, Number.MAX_VALUE],
    limit: 1,
  },
  tanh: {
    ranges: [
      [-0.4, 0.4],
      [-4, 4],
      [-20, 20],
    ],
    domain: [-1e9, 1e9],
    limit: 2,
  },
  squash: {
    ranges: [
      [-1, 1],
      [-4.57, 4.57],
    ],
    domain: [-1e9, 1e9],
    limit: 5,
  },
  sigmoid: {
    ranges: [
      [-3, 3],
      [-40, 40],
      [-745, -700],
    ],
    domain: [-745, 60],
    limit: 2,
  },
  sin: {
    ranges: [
      [-4, 4],
      [-1647099, 1647099],
    ],
    domain: [-1647099, 1647099],
    limit: 1.5,
  },
  cos: {
    ranges: [
      [-4, 4],
      [-1647099, 1647099],
    ],
    domain: [-1647099, 1647099],
    limit: 1.5,
  },
  erf: {
    ranges: [
      [-1.2, 1.2],
      [-6, 6],
    ],
    domain: [-1e9, 1e9],
    limit: 1.5,
  },
};

/** Numbers in [0, 1) with 53 bits. */
function* randomNumbers(): Generator<number, never> {
  for (let state = 9; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const high = state >>> 5;
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield (high * 2 ** 26 + (state >>> 6)) / 2 ** 53;
  }
}

function* samplesOf({ ranges, domain: [low, high] }: Case): Generator<number> {
  const numbers = randomNumbers();
  for (const [from, to] of ranges) {
    for (let i = 0; i < 4000; i++) yield from + (to - from) * numbers.next().value;
  }
  for (let exponent = -1074; exponent < 1024; exponent++) {
    // Two factors, since the smallest powers are subnormal.
    const power = 2 ** Math.max(exponent, -1000) * 2 ** Math.min(exponent + 1000, 0);
    for (const sign of [-1, 1]) {
      const x = sign * (1 + numbers.next().value) * power;
      if (x >= low && x <= high) yield x;
    }
  }
}

describe.each(Object.keys(cases) as NamedFunction[])('%s f64', (name) => {
  const { limit } = cases[name];
  it(`is within ${limit} ulp`, () => {
    const root = expandCall(name, 'f64', variable('x', 'f64'));
    const computed = compileScalar(root, ['x']);
    let worst = 0;
    let at = 0;
    for (const x of samplesOf(cases[name])) {
      const { high, low } = truthOf(name, x);
      const error = ulpDistance(computed(x), high, 'f64', low);
      if (error > worst) {
        worst = error;
        at = x;
      }
    }
    console.info(`${name} f64: ${countOperations(root)} operations, at most ${worst.toFixed(3)} ulp (at ${at})`);
    expect(worst).toBeLessThanOrEqual(limit);
  });
});

it.each(['sin', 'cos'] as const)('%s f64 is right next to its zeros', (name) => {
  const computed = compileScalar(expandCall(name, 'f64', variable('x', 'f64')), ['x']);
  for (let q = 1; q < 2 ** 20; q += Math.ceil(q / 50)) {
    const x = q * (Math.PI / 2);
    const { high, low } = truthOf(name, x);
    expect(ulpDistance(computed(x), high, 'f64', low), `${name}(${x})`).toBeLessThanOrEqual(1.5);
  }
});

it('agrees with the functions of the engine, so that the truth itself is watched', () => {
  const engine = { exp: Math.exp, log: Math.log, tanh: Math.tanh, sin: Math.sin, cos: Math.cos };
  for (const [name, of] of Object.entries(engine)) {
    for (const x of [1e-3, 0.3, 0.9, 1.7, 12.5, 300.25]) {
      expect(ulpDistance(of(x), truthOf(name as NamedFunction, x).high, 'f64'), `${name}(${x})`).toBeLessThanOrEqual(1);
    }
  }
  // erf 1, sigmoid 1 and log 2 to twenty digits and more, from tables.
  expect(truthOf('erf', 1).high).toBe(0.8427007929497149);
  expect(truthOf('sigmoid', 1).high).toBe(0.7310585786300049);
  expect(truthOf('log', 2).low).toBeCloseTo(2.3190468138462996e-17, 30);
});
