/**
 * Transfer entropy as the seven kernels of the original, with their errors mended: all distances, each row's k-th, three
 * counts, the terms, their sum. It stores all pairs and is here only as the unfused baseline; the estimator of the library
 * stores none. One-dimensional blocks: target's next value y, its past z, source x.
 */
import { digammaTable } from '../../inference/transfer-entropy/digamma.js';
import type { Expr, Program } from '../../kernel/index.js';
import { abs, add, and, cast, count, div, lt, max, ne, program, sizeOf, sub, sum } from '../../kernel/index.js';

export const chainNeighbours = 4;

/** Inputs x, y, z [samples]; constant `digamma` [samples + 1]; output `value` in nats. */
export function transferEntropyChain(samples: number): Program {
  return program('transferEntropyChain', (b) => {
    const [x, y, z] = ['x', 'y', 'z'].map((name) => b.input(name, 'f32', [samples]));
    const digamma = b.constant('digamma', 'f64', [samples + 1]);
    const distances = b.scratch('distances', 'f32', [samples, samples]);
    const near = b.scratch('near', 'f32', [samples, chainNeighbours]);
    const counts = ['yz', 'xz', 'zOnly'].map((name) => b.scratch(name, 'i32', [samples]));
    const terms = b.scratch('terms', 'f64', [samples]);
    const value = b.output('value', 'f64', []);
    const apart = (tensor: typeof x, i: Expr, j: Expr): Expr => abs(sub(tensor.at(i), tensor.at(j)));
    b.map('computeDistances', distances, ([i, j]) => max(apart(x, i, j), apart(y, i, j), apart(z, i, j)));
    b.topk('findKthDistance', {
      outer: [samples],
      over: samples,
      k: chainNeighbours,
      largest: false,
      value: ([i], j) => distances.at(i, j),
      where: ([i], j) => ne(i, j),
      values: near,
    });
    const spaces = [[y, z], [x, z], [z]];
    for (const [which, space] of spaces.entries()) {
      b.reduce(`countNeighbours${which}`, counts[which], ([i]) =>
        count([samples], ([j]) => {
          const inside = space.map((tensor) => lt(apart(tensor, i, j), near.at(i, chainNeighbours - 1)));
          return inside.reduce((all, one) => and(all, one), ne(i, j));
        }),
      );
    }
    b.map('computeTerms', terms, ([i]) => {
      const [yz, xz, only] = counts.map((tensor) => digamma.clamp(add(tensor.at(i), 1)));
      return sub(only, add(yz, xz));
    });
    b.reduce('sumTerms', value, () =>
      add(
        digamma.at(chainNeighbours),
        div(
          sum([samples], ([i]) => terms.at(i)),
          cast(sizeOf(samples), 'f64'),
        ),
      ),
    );
  });
}

export function chainConstants(samples: number): { digamma: Float64Array } {
  return { digamma: digammaTable(samples) };
}
