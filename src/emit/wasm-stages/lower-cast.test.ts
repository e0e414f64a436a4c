import { describe, expect, test } from 'vitest';
import { Graph } from './graph.js';
import { lowerCast } from './lower-cast.js';

describe('from whole numbers to floats', () => {
  test('a sum of bytes less a constant goes by its bits', () => {
    const graph = new Graph();
    const sum = graph.apply('i32.byte_sum', 'i32', graph.word('i32', 0));
    const node = lowerCast(graph, graph.apply('i32.sub', 'i32', sum, graph.i32(510)), 'i32', 'f32');
    expect(node).toMatchObject({ kind: 'apply', code: 'f32.sub' });
    const [bits, less] = node.args;
    expect(bits).toMatchObject({ code: 'f32.reinterpret_i32', args: [{ code: 'i32.or' }] });
    const [, exponent] = bits.args[0].args;
    if (exponent.kind !== 'constant' || less.kind !== 'constant') throw new Error('no constants');
    const words = new Int32Array(1);
    const floats = new Float32Array(words.buffer);
    for (let value = 0; value <= 4 * 255; value += 1) {
      words[0] = value | exponent.value;
      expect(Object.is(Math.fround(floats[0] - less.value), value - 510)).toBe(true);
    }
  });

  test('anything else is converted', () => {
    const graph = new Graph();
    const other = graph.apply('i32.sub', 'i32', graph.word('i32', 0), graph.i32(510));
    expect(lowerCast(graph, other, 'i32', 'f32')).toMatchObject({ code: 'f32.convert_i32_s' });
    const far = graph.apply('i32.sub', 'i32', graph.apply('i32.byte_sum', 'i32', graph.word('i32', 0)), graph.i32(-1));
    expect(lowerCast(graph, far, 'i32', 'f32')).toMatchObject({ code: 'f32.convert_i32_s' });
  });
});
