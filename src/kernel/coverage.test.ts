/** Coverage says yes only where every element was surely written; boxes are checked against a count of elements. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Coverage } from './coverage.js';
import type { Dimension, SizeSymbol } from './dimension.js';
import type { Axis, Expr } from './expr.js';
import { add, f32, i32, indexOf, lt, mul } from './expr.js';
import type { ComputeOp, MapOp, Write } from './op.js';
import type { Tensor } from './tensor.js';

const B: SizeSymbol = { symbol: 'B', min: 1, max: 8 };

function declare(shape: readonly Dimension[], name = 'w'): Tensor {
  const layout = shape.map((_, position) => position);
  return { name, dtype: 'f32', shape, role: 'scratch', layout, buffered: false, initial: 0 };
}

/** A map over `extents` with one store. */
function mapOf(extents: readonly Dimension[], indices: (axes: Expr[]) => Expr[], more: Partial<Write> = {}): MapOp {
  const axes = extents.map((extent, position): Axis => ({ name: `i${position}`, extent }));
  const write: Write = { tensor: 'w', version: 'current', indices: indices(axes.map(indexOf)), value: f32(1), ...more };
  return { kind: 'map', name: 'm', axes, writes: [write] };
}

function covered(shape: readonly Dimension[], ops: readonly ComputeOp[], finished: readonly Axis[] = []): boolean {
  const tensor = declare(shape);
  const coverage = new Coverage();
  for (const op of ops) coverage.note(op, new Map([['w', tensor]]), finished);
  return coverage.covers('w', tensor);
}

const slice = (begin: number, length: number): MapOp => mapOf([length], ([i]) => [add(i, begin)]);
const loop: Axis = { name: 'r0', extent: 4 };

describe('covers', () => {
  it.each<[string, readonly Dimension[], readonly ComputeOp[], boolean]>([
    ['nothing written', [4], [], false],
    ['a whole write', [4], [mapOf([4], ([i]) => [i])], true],
    ['a whole symbolic write', [B, 4], [mapOf([B, 4], (axes) => axes)], true],
    ['a scalar', [], [mapOf([], () => [])], true],
    ['a dimension of one, by a constant', [1, 4], [mapOf([4], ([i]) => [i32(0), i])], true],
    ['a dimension of two, by one constant', [2, 4], [mapOf([4], ([i]) => [i32(0), i])], false],
    ['two constants', [2, 4], [0, 1].map((row) => mapOf([4], ([i]) => [i32(row), i])), true],
    ['two halves', [4], [slice(2, 2), slice(0, 2)], true],
    ['two halves with a gap', [5], [slice(0, 2), slice(3, 2)], false],
    ['overlapping pieces', [5], [slice(0, 3), slice(2, 3)], true],
    ['all but the first', [4], [slice(1, 3)], false],
    ['all but the last', [4], [slice(0, 3)], false],
    ['a write as long as the tensor, but moved', [4], [slice(1, 4)], false],
    ['halves of a symbolic dimension', [B], [slice(0, 1)], false],
    ['a part of a symbolic dimension', [B], [mapOf([1], ([i]) => [i])], false],
    ['a masked write', [4], [mapOf([4], ([i]) => [i], { where: lt(i32(0), 1) })], false],
    ['computed rows', [4], [mapOf([4], ([i]) => [mul(i, 1)])], false],
    ['quarters in two dimensions', [4, 4], quarters(), false],
    ['a row of a loop that still runs', [4], [mapOf([], () => [indexOf(loop)])], false],
    ['a tensor of no elements', [0], [], true],
  ])('%s', (_, shape, ops, expected) => {
    expect(covered(shape, ops)).toBe(expected);
  });

  function quarters(): MapOp[] {
    return [0, 2].flatMap((y) => [0, 2].map((x) => mapOf([2, 2], ([i, j]) => [add(i, y), add(j, x)])));
  }

  it('counts the rows of a loop that is finished', () => {
    expect(covered([4], [mapOf([], () => [indexOf(loop)])], [loop])).toBe(true);
    expect(covered([5], [mapOf([], () => [indexOf(loop)])], [loop])).toBe(false);
  });

  it('believes ops that write whole tensors', () => {
    const over: Axis = { name: 'o0', extent: 9 };
    const topk: ComputeOp = {
      kind: 'topk',
      name: 't',
      axes: [],
      over,
      k: 4,
      largest: true,
      value: f32(1),
      values: 'w',
    };
    const opaque: ComputeOp = { kind: 'opaque', name: 'o', body: 'b', reads: [], writes: ['w'], attributes: {} };
    expect(covered([4], [topk])).toBe(true);
    expect(covered([B, 4], [opaque])).toBe(true);
  });

  it('never says yes where an element is missing', () => {
    const piece = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 4 }), fc.nat({ max: 2 }), fc.nat({ max: 3 }));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const boxes = pieces.map(([y, height, x, width]) => ({
          y,
          height: Math.min(height, 4 - y),
          x,
          width: Math.min(width, 3 - x),
        }));
        const ops = boxes.map(({ y, height, x, width }) => mapOf([height, width], ([i, j]) => [add(i, y), add(j, x)]));
        const seen = new Set<string>();
        for (const { y, height, x, width } of boxes) {
          for (let i = 0; i < height; i += 1) for (let j = 0; j < width; j += 1) seen.add(`${y + i},${x + j}`);
        }
        if (covered([4, 3], ops)) expect(seen.size).toBe(12);
      }),
      { numRuns: 2000 },
    );
  });

  it('is exact where one dimension is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 8 })), { maxLength: 6 }), (pieces) => {
        const seen = new Set<number>();
        const ops = pieces.map(([begin, length]) => {
          const size = Math.min(length, 8 - begin);
          for (let i = 0; i < size; i += 1) seen.add(begin + i);
          return slice(begin, size);
        });
        expect(covered([8], ops)).toBe(seen.size === 8);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('copies', () => {
  it('know what was known, and no more', () => {
    const tensor = declare([4]);
    const tensors = new Map([['w', tensor]]);
    const before = new Coverage();
    before.note(slice(0, 2), tensors);
    const copy = before.copy();
    copy.note(slice(2, 2), tensors);
    expect(copy.covers('w', tensor)).toBe(true);
    expect(before.covers('w', tensor)).toBe(false);
    expect(before.touched('w')).toBe(true);
    expect(before.touched("w'")).toBe(false);
  });

  it('keep the versions of a tensor apart', () => {
    const tensor = declare([4]);
    const coverage = new Coverage();
    coverage.note(
      mapOf([4], ([i]) => [i], { version: 'next' }),
      new Map([['w', tensor]]),
    );
    expect(coverage.covers("w'", tensor)).toBe(true);
    expect(coverage.covers('w', tensor)).toBe(false);
  });
});
