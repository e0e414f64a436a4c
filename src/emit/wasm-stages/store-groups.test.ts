import { expect, test } from 'vitest';
import { planProgram } from '../../fuse/plan.js';
import type { Axis } from '../../kernel/expr.js';
import { add, mul, program, store } from '../../kernel/index.js';
import { emitWasm } from '../wasm.js';
import { Graph } from './graph.js';
import type { Node } from './node.js';
import { Scope } from './scope.js';
import type { Store } from './store.js';
import { groupStores } from './store-groups.js';

const row: Axis = { name: 'row', extent: 8 };

/** A row in a loop; each result is the sum of loads by name, for two vectors. */
function group(results: readonly { readonly target: string; readonly reads: readonly string[] }[]): string[][] {
  const graph = new Graph();
  const scope = new Scope(new Scope(undefined), { bindings: new Map([[row, { offset: 0 }]]) });
  const place = (name: string) => ({ name, storage: 'f32' as const, base: graph.i32(0), bytes: graph.i32(64) });
  const load = (name: string, vector: number): Node => {
    const address = name.startsWith('table') ? graph.i32(16 * vector) : graph.sum([graph.index(row)], 16 * vector);
    return graph.load({ address, offset: 0, place: place(name) });
  };
  const bodies = [0, 1].map((vector) =>
    results.map(({ target, reads }): Store => {
      const value = reads.map((name) => load(name, vector)).reduce((a, b) => graph.apply('f32.add', 'f32', a, b));
      return { address: graph.index(row), offset: 16 * vector, value, place: place(target) };
    }),
  );
  return groupStores(bodies, scope).map((stores) => stores.map((store) => `${store.place.name}${store.offset / 16}`));
}

test('results that read the same of a row go vector by vector, one that shares nothing goes first for all vectors', () => {
  const shared = [
    { target: 'a', reads: ['x', 'y'] },
    { target: 'b', reads: ['y', 'z'] },
    { target: 'c', reads: ['z'] },
  ];
  expect(group([...shared, { target: 'd', reads: ['u'] }])).toEqual([
    ['d0', 'd1'],
    ['a0', 'b0', 'c0'],
    ['a1', 'b1', 'c1'],
  ]);
});

test('a table that no loop changes joins nothing', () => {
  const results = ['a', 'b'].map((target) => ({ target, reads: ['table', target] }));
  expect(group(results.map(({ target, reads }) => ({ target: `${target}2`, reads })))).toEqual([
    ['a20', 'a21'],
    ['b20', 'b21'],
  ]);
});

test('who reads what another one writes is computed with it, before it is stored', () => {
  expect(
    group([
      { target: 'x', reads: ['y'] },
      { target: 'a', reads: ['x'] },
    ]),
  ).toEqual([
    ['x0', 'a0'],
    ['x1', 'a1'],
  ]);
});

test('the second vector is gathered before the first is stored, and nothing else of it is loaded there', () => {
  const source = program('gathers', (b) => {
    const x = b.input('x', 'f32', [6, 8]);
    const from = b.input('from', 'i32', [8]);
    const [a, c] = ['a', 'c'].map((name) => b.output(name, 'f32', [6, 8]));
    b.map('mix', [6, 8], ([row, lane]) => {
      const other = x.clamp(row, from.at(lane));
      const own = x.at(row, lane);
      return [store(a, [row, lane], add(other, own)), store(c, [row, lane], mul(other, own))];
    });
  });
  const { program: planned, plan } = planProgram(source, { fusion: 'none', target: 'cpu' });
  const text = emitWasm(planned, plan, { shared: false }).list();
  const loop = text.slice(text.lastIndexOf('loop'));
  const accesses = [...loop.matchAll(/v128\.(load32_lane 3|load|store)(?=\s|$)/gm)].map(([, name]) => name);
  const gather = 'load32_lane 3';
  expect(accesses).toEqual([gather, 'load', gather, 'store', 'store', 'load', 'store', 'store']);
});
