import { describe, expect, test } from 'vitest';
import type { Axis } from '../../kernel/expr.js';
import { Graph } from './graph.js';

const lane: Axis = { name: 'lane', extent: 16 };
const other: Axis = { name: 'other', extent: 16 };

function fixedGraph(first: number): Graph {
  const graph = new Graph();
  graph.fixLanes(lane, first);
  return graph;
}

describe('conditions on the index of a lane', () => {
  test('that are the same in all four lanes are constants, and select nothing at run time', () => {
    const graph = fixedGraph(8);
    const isTwelve = graph.apply('i32.eq', 'bool', graph.index(lane), graph.i32(12));
    expect(isTwelve).toBe(graph.constant('bool', 0));
    const isLast = graph.apply('i32.ge_s', 'bool', graph.index(lane), graph.i32(8));
    expect(graph.select(isLast, graph.i32(1), graph.i32(2))).toBe(graph.i32(1));
  });

  test('that differ are masks, and equal masks of different loops are one node', () => {
    const graph = fixedGraph(4);
    const later: Axis = { name: 'lane', extent: 16 };
    graph.fixLanes(later, 12);
    const isOdd = (axis: Axis) =>
      graph.apply(
        'i32.eq',
        'bool',
        graph.apply('i32.and', 'i32', graph.sum([graph.index(axis)], 2), graph.i32(1)),
        graph.i32(1),
      );
    const mask = isOdd(lane);
    expect(mask).toMatchObject({ kind: 'mask', lanes: [0, 1, 0, 1] });
    expect(isOdd(later)).toBe(mask);
    expect(graph.apply('bool.and', 'bool', mask, isOdd(later))).toBe(mask);
  });

  test('compare without a sign where they should', () => {
    const graph = fixedGraph(0);
    const below = graph.sum([graph.index(lane)], -2);
    expect(graph.apply('i32.lt_u', 'bool', below, graph.i32(1))).toMatchObject({ lanes: [0, 0, 1, 0] });
    expect(graph.apply('i32.lt_s', 'bool', below, graph.i32(1))).toMatchObject({ lanes: [1, 1, 1, 0] });
  });

  test('stay as they are where anything else moves them', () => {
    const graph = fixedGraph(0);
    const moved = graph.sum([graph.index(lane), graph.index(other)]);
    expect(graph.apply('i32.eq', 'bool', moved, graph.i32(1)).kind).toBe('apply');
    const floats = graph.apply('f32.convert_i32_s', 'f32', graph.index(lane));
    expect(graph.apply('f32.lt', 'bool', floats, graph.constant('f32', 1)).kind).toBe('apply');
  });
});
