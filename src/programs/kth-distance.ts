/**
 * The heart of nearest-neighbour information estimates (Kraskov, Stögbauer, Grassberger 2004, estimator 1): for each
 * sample the distance to its k-th neighbour in the joint space, max-norm, then how many samples lie strictly nearer in
 * each marginal space. Row-local: everything depends on the same outer index.
 */
import type { Program } from '../kernel/index.js';
import { abs, and, count, lt, max, ne, program, sub } from '../kernel/index.js';
import { builtin } from './builtin.js';

export function kthDistanceCounts(k = 4): Program {
  return program('kthDistanceCounts', (b) => {
    const pairs = b.symbol('pairs', 1, 4096);
    const samples = b.symbol('samples', 1, 65_536);
    const first = b.input('first', 'f32', [pairs, samples]);
    const second = b.input('second', 'f32', [pairs, samples]);
    const near = b.scratch('near', 'f32', [pairs, samples, k]);
    const nearFirst = b.output('nearFirst', 'i32', [pairs, samples]);
    const nearSecond = b.output('nearSecond', 'i32', [pairs, samples]);
    b.topk('findNear', {
      outer: [pairs, samples],
      over: samples,
      k,
      largest: false,
      value: ([p, i], j) => max(abs(sub(first.at(p, i), first.at(p, j))), abs(sub(second.at(p, i), second.at(p, j)))),
      where: ([, i], j) => ne(i, j),
      values: near,
    });
    for (const [name, marginal, target] of [
      ['countFirst', first, nearFirst],
      ['countSecond', second, nearSecond],
    ] as const) {
      b.reduce(name, target, ([p, i]) =>
        count([samples], ([j]) =>
          and(ne(i, j), lt(abs(sub(marginal.at(p, i), marginal.at(p, j))), near.at(p, i, k - 1))),
        ),
      );
    }
  });
}

export const kthDistanceCountsBuiltin = builtin({
  name: 'kthDistanceCounts',
  title: 'k-th joint distances and marginal counts below them',
  build: () => kthDistanceCounts(),
  symbols: { pairs: 2, samples: 67 },
});
