/** Which tensors have their pairs stored side by side, and which stay as declared. */
import { expect, it } from 'vitest';
import { add, type Expr, mul, type Program, type ProgramBuilder, program, store, sum } from '../kernel/index.js';
import { pairsInside } from './pairs.js';

const apart = [0, 2, 1];
const inside = [0, 1, 2];

/** A state of pairs, and an op that is given it. */
function pairs(
  dtype: 'f32' | 'f16',
  use: (b: ProgramBuilder, at: (i: Expr, j: Expr, h: Expr | number) => Expr) => void,
): Program {
  return program('pairs', (b) => {
    const x = b.state('x', dtype, [8, 16, 2], { layout: apart });
    use(b, (i, j, h) => x.at(i, j, h));
  });
}

const movedLayout = (given: Program): readonly number[] | undefined =>
  pairsInside(given).tensors.find(({ name }) => name === 'x')?.layout;

const both = (b: ProgramBuilder, at: (i: Expr, j: Expr, h: Expr | number) => Expr): void => {
  const y = b.output('y', 'f32', [8, 16]);
  b.map('join', [8, 16], ([i, j]) => [store(y, [i, j], add(at(i, j, 0), at(i, j, 1)))]);
};

it('moves pairs together that are always taken together, and only in the plan', () => {
  const given = pairs('f32', both);
  expect(movedLayout(given)).toEqual(inside);
  expect(given.tensors.find(({ name }) => name === 'x')?.layout).toEqual(apart);
});

it('does not mind folds over pairs, nor places that are computed', () => {
  const given = pairs('f32', (b, at) => {
    both(b, at);
    const total = b.output('total', 'f32', [8]);
    b.reduce('total', [8], ([i]) => [
      store(
        total,
        [i],
        sum([16, 2], ([j, h]) => at(i, j, h)),
      ),
    ]);
  });
  expect(movedLayout(given)).toEqual(inside);
});

it('leaves alone what is nowhere taken as a pair', () => {
  const given = pairs('f32', (b, at) => {
    const total = b.output('total', 'f32', [8]);
    b.reduce('total', [8], ([i]) => [
      store(
        total,
        [i],
        sum([16, 2], ([j, h]) => at(i, j, h)),
      ),
    ]);
  });
  expect(movedLayout(given)).toEqual(apart);
});

it('leaves alone what one formula takes a half of', () => {
  const given = pairs('f32', (b, at) => {
    both(b, at);
    const z = b.output('z', 'f32', [8, 16]);
    b.map('half', [8, 16], ([i, j]) => [store(z, [i, j], mul(at(i, j, 1), 2))]);
  });
  expect(movedLayout(given)).toEqual(apart);
});

it('leaves alone elements of two bytes', () => {
  expect(movedLayout(pairs('f16', both))).toEqual(apart);
});

it('leaves alone what callers exchange in each step', () => {
  const given = program('exchanged', (b) => {
    const x = b.input('x', 'f32', [8, 16, 2], { layout: apart });
    both(b, (i, j, h) => x.at(i, j, h));
  });
  expect(movedLayout(given)).toEqual(apart);
});

it('leaves alone what is stored half by half', () => {
  const given = program('stored', (b) => {
    const x = b.state('x', 'f32', [8, 16, 2], { layout: apart, buffered: true });
    b.map('grow', [8, 16], ([i, j]) => [store(x.next, [i, j, 0], add(x.at(i, j, 0), x.at(i, j, 1)))]);
    b.map('keep', [8, 16], ([i, j]) => [
      store(
        x.next,
        [i, j, 1],
        sum([2], ([h]) => x.at(i, j, h)),
      ),
    ]);
  });
  expect(movedLayout(given)).toEqual(apart);
});
