import { describe, expect, test } from 'vitest';
import type { Axis } from '../../kernel/expr.js';
import { Graph } from './graph.js';
import type { Node } from './node.js';
import { Substitution } from './substitute.js';

const [row, h, j]: Axis[] = [
  { name: 'row', extent: 8 },
  { name: 'h', extent: 2 },
  { name: 'j', extent: 8 },
];

describe('an element of a reduction', () => {
  const graph = new Graph();
  const place = { name: 't', storage: 'f32' as const, base: graph.i32(0), bytes: graph.i32(512) };
  const at = (inner: Node, halves: Node, offset: number): Node => {
    const terms = [graph.index(row), graph.product(halves, graph.i32(32)), graph.product(inner, graph.i32(4))];
    return graph.load({ address: graph.sum(terms), offset, place });
  };
  const element = new Substitution(
    graph,
    new Map([
      [h, graph.i32(1)],
      [j, graph.index(graph.lanesFrom(4))],
    ]),
  );
  const load = at(graph.index(j), graph.index(h), 0);

  test('is the node that others have at the same index', () => {
    const lanes = graph.index(graph.lanesFrom(4));
    const address = graph.sum([graph.index(row), graph.product(lanes, graph.i32(4))]);
    const direct = graph.load({ address, offset: 32, place });
    expect(element.of(load)).toBe(direct);
    const square = graph.apply('f32.mul', 'f32', load, load);
    expect(element.of(square)).toBe(graph.apply('f32.mul', 'f32', direct, direct));
  });

  test('loses what is decided there', () => {
    const first = graph.apply('i32.eq', 'bool', graph.index(j), graph.i32(0));
    expect(element.of(graph.select(first, graph.constant('f32', 2), load))).toBe(element.of(load));
    expect(element.of(graph.sum([graph.index(h)], 5))).toBe(graph.i32(6));
  });

  test('is found soon, however often its parts are shared', () => {
    const twice = (node: Node): Node => graph.apply('f32.add', 'f32', node, node);
    const sum = Array.from({ length: 60 }).reduce<Node>(twice, load);
    expect(element.isPlain(sum)).toBe(true);
    expect(element.of(sum)).toBe(Array.from({ length: 60 }).reduce<Node>(twice, element.of(load)));
  });

  test('stays what it is where the axes do not come in, and is not taken out of another reduction', () => {
    const other = graph.index(row);
    expect(element.of(other)).toBe(other);
    const inner: Axis = { name: 'k', extent: 4 };
    const both = graph.apply('f32.convert_i32_s', 'f32', graph.sum([graph.index(inner), graph.index(j)]));
    const fold = graph.fold('sum', [inner], [both], 'f32', false);
    expect([element.isPlain(load), element.isPlain(fold)]).toEqual([true, false]);
  });
});
