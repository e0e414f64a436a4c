import { expect, it } from 'vitest';
import { PlaceGraph } from './place-graph.js';

it('knows places again, keeps others apart, and finds the shortest known way', () => {
  const graph = new PlaceGraph();
  const look = (at: number, noise = 0): number[] => [0, 1, 2, 3].map((k) => (k === at ? 1 : noise));
  const places = [0, 1, 2, 3].map((at) => graph.recognise(look(at)));
  expect(places).toEqual([0, 1, 2, 3]);
  expect(graph.recognise(look(2, 0.1))).toBe(2);
  expect(graph.recognise([1, 1, 1, 1], false)).toBe(-1);
  expect(graph.size).toBe(4);
  // A ring: move 0 forwards, move 1 back.
  for (const at of places) {
    graph.connect(at, 0, (at + 1) % 4);
    graph.connect(at, 1, (at + 3) % 4);
  }
  expect(graph.firstMove(1, new Set([0]))).toBe(1);
  expect(graph.firstMove(3, new Set([0]))).toBe(0);
  expect([0, 1]).toContain(graph.firstMove(2, new Set([0])));
});

it('goes where a move mostly led, and says when no way is known', () => {
  const graph = new PlaceGraph();
  const [a, b, c] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ].map((look) => graph.recognise(look));
  graph.connect(a, 0, c);
  graph.connect(a, 0, b);
  graph.connect(a, 0, b);
  expect(graph.firstMove(a, new Set([b]))).toBe(0);
  expect(graph.firstMove(a, new Set([c]))).toBeUndefined();
});
