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
    expect(element.of(sum)).toBe(Array.from({ length: 60 }).reduce<Node>(twice, element.of(load)));
  });

  test('stays what it is where the axes do not come in', () => {
    const other = graph.index(row);
    expect(element.of(other)).toBe(other);
  });

  test('holds the reductions inside at their own axes', () => {
    const inner: Axis = { name: 'k', extent: 4 };
    const foldOf = (index: Node): Node => {
      const body = graph.apply('f32.convert_i32_s', 'f32', graph.sum([graph.index(inner), index]));
      return graph.fold('sum', [inner], [body], 'f32', false);
    };
    expect(element.of(foldOf(graph.index(j)))).toBe(foldOf(graph.index(graph.lanesFrom(4))));
  });

  test('some indices ahead has the same address and another constant', () => {
    const ahead = Substitution.ahead(graph, j, 3);
    expect(ahead.of(load)).toBe(at(graph.index(j), graph.index(h), 12));
    expect(ahead.of(at(graph.index(h), graph.index(h), 8))).toBe(at(graph.index(h), graph.index(h), 8));
    const turned = graph.apply('i32.sub', 'i32', graph.i32(7), graph.index(j));
    expect(ahead.of(at(turned, graph.index(h), 0))).toBe(at(turned, graph.index(h), -12));
  });
});
