import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPacker, isRowMajor, layoutStrides } from './pack.js';

const shapes = fc
  .array(fc.integer({ min: 0, max: 4 }), { minLength: 0, maxLength: 4 })
  .chain((shape) => fc.tuple(fc.constant(shape), fc.shuffledSubarray([...shape.keys()], { minLength: shape.length })));

test('strides follow the layout from the innermost axis outwards', () => {
  expect(layoutStrides([3, 5, 7], [0, 1, 2])).toEqual([35, 7, 1]);
  expect(layoutStrides([3, 5, 7], [2, 0, 1])).toEqual([5, 1, 15]);
});

test('packing puts each element where its strides say, and unpacking brings it back', () => {
  const law = fc.property(shapes, fc.nat(3), ([shape, layout], offset) => {
    const packer = createPacker(shape, layout);
    const source = Int32Array.from({ length: packer.length + 1 }, (_, i) => i + 100);
    const packed = new Int32Array(packer.length + offset).fill(-1);
    packer.pack(source, 1, packed, offset);
    const strides = layoutStrides(shape, layout);
    for (let element = 0; element < packer.length; element += 1) {
      let [rest, stored] = [element, 0];
      for (let axis = shape.length - 1; axis >= 0; axis -= 1) {
        stored += (rest % shape[axis]) * strides[axis];
        rest = Math.floor(rest / shape[axis]);
      }
      expect(packed[offset + stored]).toBe(element + 101);
    }
    const back = new Int32Array(packer.length + 1).fill(-1);
    packer.unpack(packed, offset, back, 1);
    expect(back.subarray(1)).toEqual(source.subarray(1));
  });
  fc.assert(law, { seed: 1 });
});

test('axes of size 1 may stand anywhere in a row-major layout', () => {
  expect(isRowMajor([4, 1, 3], [1, 0, 2])).toBe(true);
  expect(isRowMajor([4, 1, 3], [2, 1, 0])).toBe(false);
});
