/** Random problems for the neighbour counts: smooth, clustered, tied and duplicated points, in few and more dimensions. */
import fc from 'fast-check';
import type { Column, Problem } from '../../src/inference/transfer-entropy/problem.js';

/** Numbers in [0, 1) from a seed. */
export function randomFrom(seed: number): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x6a09e667) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Normal numbers from a seed. */
export function normalFrom(seed: number): () => number {
  const random = randomFrom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

const manners = ['smooth', 'clustered', 'levels', 'repeats', 'wide'] as const;

function valuesIn(manner: (typeof manners)[number], seed: number, samples: number): number[] {
  const normal = normalFrom(seed);
  const made: number[] = [];
  for (let i = 0; i < samples; i += 1) {
    const value = normal();
    if (manner === 'smooth') made.push(value);
    else if (manner === 'clustered') made.push(Math.round(normal() * 2) * 10 + value * 1e-3);
    else if (manner === 'levels') made.push(Math.round(value * 4) / 4);
    else if (manner === 'wide') made.push(value * 10 ** Math.round(6 * Math.abs(normal()) - 6));
    else made.push(i > 4 && normal() > 0.5 ? made[i - 3] : value);
  }
  return made;
}

export const problems: fc.Arbitrary<Problem> = fc
  .record({
    samples: fc.integer({ min: 12, max: 90 }),
    widths: fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 }), fc.integer({ min: 0, max: 3 })),
    k: fc.integer({ min: 1, max: 6 }),
    algorithm: fc.constantFrom<1 | 2>(1, 2),
    theiler: fc.constantFrom(0, 0, 1, 2),
    precision: fc.constantFrom('f32' as const, 'f64' as const),
    seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    manners: fc.array(fc.constantFrom(...manners), { minLength: 7, maxLength: 7 }),
  })
  .map(({ widths, seed, manners: chosen, ...rest }) => {
    let column = 0;
    const block = (width: number): Column[] =>
      Array.from({ length: width }, () => {
        const values = valuesIn(chosen[column], seed + column, rest.samples);
        column += 1;
        return rest.precision === 'f32' ? Float32Array.from(values) : Float64Array.from(values);
      });
    return { ...rest, x: block(widths[0]), y: block(widths[1]), z: block(widths[2]) };
  });
