import { describe, expect, test } from 'vitest';
import type { Axis } from '../../kernel/expr.js';
import { Graph } from './graph.js';
import type { Node } from './node.js';
import { isNonNegative, stepOf } from './node-facts.js';

const [i, k]: Axis[] = [
  { name: 'i', extent: 8 },
  { name: 'k', extent: 4 },
];

describe('nodes', () => {
  test('equal nodes are one, whatever the order of a sum', () => {
    const graph = new Graph();
    const [a, b] = [graph.index(i), graph.index(k)];
    expect(graph.sum([a, b])).toBe(graph.sum([b, a]));
    expect(graph.sum([graph.sum([a], 3), b], -3)).toBe(graph.sum([a, b]));
    expect(graph.product(a, graph.i32(1))).toBe(a);
    expect(graph.sum([graph.i32(2)], 3)).toBe(graph.i32(5));
    expect(graph.constant('f32', -0)).not.toBe(graph.constant('f32', 0));
  });

  test('a node knows its axes; a fold binds its own, but not in its range', () => {
    const graph = new Graph();
    const body = graph.apply('f32.convert_i32_s', 'f32', graph.sum([graph.index(i), graph.index(k)]));
    const whole = graph.fold('sum', [k], [body], 'f32', false);
    expect([...whole.axes]).toEqual([i]);
    const ranged = graph.fold('sum', [k], [body, graph.i32(0), graph.index(k)], 'f32', false);
    expect(new Set(ranged.axes)).toEqual(new Set([i, k]));
  });

  test('how a node moves with an axis', () => {
    const graph = new Graph();
    const address = graph.sum([
      graph.word('i32', 0, true),
      graph.product(graph.index(i), graph.i32(64)),
      graph.product(graph.index(k), graph.i32(-4)),
    ]);
    expect([stepOf(address, i), stepOf(address, k)]).toEqual([64, -4]);
    const clamped = graph.apply('i32.max_s', 'i32', graph.index(i), graph.i32(0));
    expect(stepOf(graph.sum([address, clamped]), i)).toBeUndefined();
    expect(stepOf(graph.product(graph.index(i), graph.word('i32', 4, true)), i)).toBeUndefined();
    expect([isNonNegative(address), isNonNegative(clamped)]).toEqual([false, true]);
  });

  test('how a node moves with an axis is found at once, however often its parts are shared', () => {
    const graph = new Graph();
    let shared = graph.apply('f32.convert_i32_s', 'f32', graph.index(i));
    for (let level = 0; level < 64; level += 1) shared = graph.apply('f32.add', 'f32', shared, shared);
    expect(stepOf(graph.apply('i32.trunc_sat_f32_s', 'i32', shared), i)).toBeUndefined();
  });

  test('what two lanes of a pack want alike is computed once, of the whole pack', () => {
    const graph = new Graph();
    const [outer, voxel, pack]: Axis[] = [
      { name: 'n', extent: 2 },
      { name: 'x', extent: 8 },
      { name: 'pack', extent: 4 },
    ];
    const place = { name: 't', storage: 'f32' as const, base: graph.i32(0), bytes: graph.i32(64) };
    const at = (axis: Axis): Node => graph.load({ address: graph.sum([graph.index(axis)]), offset: 0, place });
    const own = graph.apply('f32.mul', 'f32', at(voxel), at(outer));
    const results = graph.pack([own, at(voxel)], pack);
    const [first, second] = ([0, 1] as const).map((lane) => graph.lane(results, lane, pack));
    const scaled = [first, second].map((lane) => graph.apply('f32.mul', 'f32', lane, at(outer)));
    expect(scaled).toMatchObject([
      { kind: 'lane', lane: 0 },
      { kind: 'lane', lane: 1 },
    ]);
    expect(scaled[0].args[0]).toBe(scaled[1].args[0]);
    // What moves with the voxel would have to be spread over the lanes first.
    expect(graph.apply('f32.mul', 'f32', first, own)).toMatchObject({ kind: 'apply' });
  });

  test('what is done to all of a pack alike is done to the pack', () => {
    const graph = new Graph();
    const pack: Axis = { name: 'pack', extent: 4 };
    const place = { name: 't', storage: 'f32' as const, base: graph.i32(0), bytes: graph.i32(64) };
    const loads = [0, 4, 8].map((offset) => graph.load({ address: graph.index(i), offset, place }));
    const times = (load: Node, factor: number) => graph.apply('f32.mul', 'f32', load, graph.constant('f32', factor));
    const halves = loads.map((load) => times(load, 0.25));
    expect(graph.pack(halves, pack)).toBe(times(graph.pack(loads, pack), 0.25));
    const others = [...halves, times(loads[0], 3)];
    expect(graph.pack(others, pack)).toMatchObject({ kind: 'pack', args: others });
  });

  test('a division by a power of two is a product', () => {
    const graph = new Graph();
    const x = graph.word('f32', 0);
    const by = (value: number) => graph.apply('f32.div', 'f32', x, graph.constant('f32', value));
    expect(by(32)).toBe(graph.apply('f32.mul', 'f32', x, graph.constant('f32', 1 / 32)));
    for (const value of [3, 0, Number.POSITIVE_INFINITY, 2 ** 127])
      expect(by(value)).toMatchObject({ code: 'f32.div' });
  });
});
