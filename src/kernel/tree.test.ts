/**
 * The order of a sum is part of a Program's meaning, so it is spelled out here: which element is combined with which.
 * The texts are the specification that every device is held to.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../test/support/refusal.js';
import { checkTree, defaultTree, foldTree, levelsOf, scanTree, type Tree } from './tree.js';

/** Combines names into a formula; the neutral element is left out, as it leaves its other operand. */
const join = (a: string, b: string): string => (b === '' ? a : a === '' ? b : `(${a}+${b})`);
const letters = (count: number): string[] => Array.from({ length: count }, (_, i) => String.fromCharCode(97 + i));
const formula = (count: number, tree: Tree): string => foldTree(letters(count), tree, '', join);

const small: Tree = { lanes: 4, chunk: 8 };
const trees: fc.Arbitrary<Tree> = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 0, max: 3 }))
  .map(([lanes, more]) => ({ lanes: 2 ** lanes, chunk: 2 ** (lanes + more) }));

describe('foldTree', () => {
  it.each([
    [0, ''],
    [1, 'a'],
    [2, '(a+b)'],
    [3, '((a+c)+b)'],
    [4, '((a+c)+(b+d))'],
    [5, '(((a+e)+c)+(b+d))'],
    [8, '(((a+e)+(c+g))+((b+f)+(d+h)))'],
  ])('adds %i elements of one chunk as %s', (count, expected) => {
    expect(formula(count, small)).toBe(expected);
  });

  it('adds chunks like elements, one level up', () => {
    const chunk = '(((a+e)+(c+g))+((b+f)+(d+h)))';
    expect(formula(9, small)).toBe(`(${chunk}+i)`);
    expect(formula(12, small)).toBe(`(${chunk}+((i+k)+(j+l)))`);
  });

  it('needs a third level where the chunks fill more than a chunk', () => {
    const [c0, c1, c2, c3, c4] = ['abcd', 'efgh', 'ijkl', 'mnop', 'qrst'].map(
      ([a, b, c, d]) => `((${a}+${c})+(${b}+${d}))`,
    );
    expect(formula(20, { lanes: 4, chunk: 4 })).toBe(`(((${c0}+${c2})+(${c1}+${c3}))+${c4})`);
  });

  it('gives a short chunk what it gives a padded one', () => {
    fc.assert(
      fc.property(
        trees,
        fc.array(fc.float({ noNaN: true, min: -1000, max: 1000 }), { maxLength: 300 }),
        (tree, values) => {
          const add = (a: number, b: number): number => Math.fround(a + b);
          const rest = (tree.chunk - (values.length % tree.chunk)) % tree.chunk;
          const padded = [...values, ...new Array<number>(rest).fill(0)];
          expect(foldTree(padded, tree, 0, add)).toBe(foldTree(values, tree, 0, add));
        },
      ),
    );
  });

  it('takes every element once, whatever the tree', () => {
    fc.assert(
      fc.property(trees, fc.nat({ max: 2000 }), (tree, count) => {
        const values = Array.from({ length: count }, (_, i) => [i]);
        const taken = foldTree<number[]>(values, tree, [], (a, b) => [...a, ...b]);
        expect([...taken].sort((a, b) => a - b)).toEqual(values.flat());
      }),
      { numRuns: 30 },
    );
  });

  it('starts from the neutral element: a sum of minus zero is zero', () => {
    expect(
      Object.is(
        foldTree([-0], small, 0, (a, b) => a + b),
        0,
      ),
    ).toBe(true);
  });
});

describe('levelsOf', () => {
  it.each([
    [0, 1],
    [1, 1],
    [8, 1],
    [9, 2],
    [64, 2],
    [65, 3],
    [512, 3],
    [513, 4],
  ])('%i elements in chunks of 8 have %i levels', (extent, levels) => {
    expect(levelsOf(extent, small)).toBe(levels);
  });

  it('counts how often chunks are folded', () => {
    fc.assert(
      fc.property(trees, fc.integer({ min: 1, max: 5000 }), (tree, extent) => {
        let [levels, size] = [0, extent];
        do {
          size = Math.ceil(size / tree.chunk);
          levels += 1;
        } while (size > 1);
        expect(levelsOf(extent, tree)).toBe(levels);
      }),
    );
  });
});

describe('scanTree', () => {
  const tree = { lanes: 4, chunk: 4 };
  it('combines by doubling distances inside a chunk, and puts what stands before a chunk to the left', () => {
    expect(scanTree(letters(4), tree, '', join)).toEqual(['a', '(a+b)', '(a+(b+c))', '((a+b)+(c+d))']);
    expect(scanTree(letters(6), tree, '', join).slice(4)).toEqual(['(((a+b)+(c+d))+e)', '(((a+b)+(c+d))+(e+f))']);
  });

  it('is the running fold where the order does not matter', () => {
    fc.assert(
      fc.property(trees, fc.array(fc.integer({ min: -1000, max: 1000 }), { maxLength: 700 }), (any, values) => {
        const running = values.map((_, i) => values.slice(0, i + 1).reduce((a, b) => a + b, 0));
        expect(scanTree<number>(values, any, 0, (a, b) => a + b)).toEqual(running);
        expect(scanTree(values, any, -Infinity, (a, b) => Math.max(a, b))).toEqual(
          values.map((_, i) => Math.max(...values.slice(0, i + 1))),
        );
      }),
    );
  });

  it('keeps the order of operands', () => {
    fc.assert(
      fc.property(trees, fc.nat({ max: 400 }), (any, count) => {
        const values = Array.from({ length: count }, (_, i) => `${i},`);
        const scanned = scanTree(values, any, '', (a, b) => a + b);
        expect(scanned.at(-1) ?? '').toBe(values.join(''));
      }),
      { numRuns: 30 },
    );
  });

  it('starts from the neutral element: minus zero becomes zero', () => {
    expect(Object.is(scanTree([-0], tree, 0, (a, b) => a + b)[0], 0)).toBe(true);
  });

  it('gives nothing for nothing', () => {
    expect(scanTree<number>([], tree, 0, (a, b) => a + b)).toEqual([]);
  });
});

describe('checkTree', () => {
  it('accepts the default and the limits', () => {
    for (const tree of [defaultTree, { lanes: 4, chunk: 4 }, { lanes: 64, chunk: 4096 }])
      expect(checkTree(tree)).toBe(tree);
  });

  it('refuses the rest', () => {
    const text = messagesOf({
      'too few lanes': () => checkTree({ lanes: 2, chunk: 8 }),
      'too many lanes': () => checkTree({ lanes: 128, chunk: 256 }),
      'lanes that are no power of two': () => checkTree({ lanes: 24, chunk: 256 }),
      'a chunk shorter than its lanes': () => checkTree({ lanes: 16, chunk: 8 }),
      'a chunk that is too long': () => checkTree({ lanes: 16, chunk: 8192 }),
      'a chunk that is no power of two': () => checkTree({ lanes: 16, chunk: 48 }),
    });
    expect(text).toMatchInlineSnapshot(`
      "too few lanes
          tree: bad lanes (got 2, expected 4, 8, 16, 32 or 64).
      too many lanes
          tree: bad lanes (got 128, expected 4, 8, 16, 32 or 64).
      lanes that are no power of two
          tree: bad lanes (got 24, expected 4, 8, 16, 32 or 64).
      a chunk shorter than its lanes
          tree: bad chunk (got 8, expected a power of two from lanes to 4096).
      a chunk that is too long
          tree: bad chunk (got 8192, expected a power of two from lanes to 4096).
      a chunk that is no power of two
          tree: bad chunk (got 48, expected a power of two from lanes to 4096)."
    `);
  });
});
