/**
 * Products of candidate columns with the target and what is given, for many surrogates at once, as a Program: all that a
 * step of the search needs beside its own moments. Sums follow the Program's tree, so the bits are the same on every device.
 */
import type { Expr, Program } from '../../kernel/index.js';
import { add, cast, mul, permute, program, rem, sizeOf, sum } from '../../kernel/index.js';
import { mostProblems, mostSamples } from '../transfer-entropy/ksg-program.js';
import type { SurrogateKind } from '../transfer-entropy/surrogates.js';

/** The most columns that a Program can be loaded for. */
const mostColumns = 65_536;

/** Inputs `candidates` [candidates, samples] and `given` [given, samples], output `products` [surrogates, candidates, given]. */
export function productsProgram(kind: SurrogateKind): Program {
  return program('networkProducts', (b) => {
    const samples = b.symbol('samples', 2, mostSamples);
    const surrogates = b.symbol('surrogates', 1, mostProblems);
    const columns = b.symbol('columns', 1, mostColumns);
    const others = b.symbol('others', 1, mostColumns);
    const candidates = b.input('candidates', 'f64', [columns, samples]);
    const given = b.input('given', 'f64', [others, samples]);
    const size = sizeOf(samples);
    let orderOf: (s: Expr, t: Expr) => Expr;
    if (kind === 'shift') {
      const shifts = b.input('shifts', 'i32', [surrogates]);
      orderOf = (s, t) => rem(add(t, shifts.at(s)), size);
    } else {
      const seed = b.parameter('seed', 'u32', 0);
      orderOf = (s, t) => cast(permute(add(seed, cast(s, 'u32')), cast(t, 'u32'), cast(size, 'u32')), 'i32');
    }
    // The order of a surrogate is made once, not for each column.
    const order = b.scratch('order', 'i32', [surrogates, samples]);
    b.map('order', order, ([s, t]) => orderOf(s, t));
    const moved = b.scratch('moved', 'f64', [surrogates, others, samples]);
    b.map('move', moved, ([s, g, t]) => given.clamp(g, order.at(s, t)));
    b.reduce('products', b.output('products', 'f64', [surrogates, columns, others]), ([s, c, g]) =>
      sum([samples], ([t]) => mul(candidates.at(c, t), moved.at(s, g, t))),
    );
  });
}
