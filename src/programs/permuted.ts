/**
 * Layouts and permutations: tensors that lie in memory in another order than they are read, a stencil across the slow
 * axis, and gathers through a random permutation and its surrogate sums (as shuffled surrogates in transfer entropy).
 */
import type { Program } from '../kernel/index.js';
import { add, cast, cycle, mul, permute, program, sizeOf, sub, sum } from '../kernel/index.js';
import { builtin } from './builtin.js';

export function permuted(width = 5): Program {
  return program('permuted', (b) => {
    const samples = b.symbol('samples', 1, 100_000);
    const values = b.input('values', 'f32', [width, samples], { layout: [1, 0] });
    const smooth = b.scratch('smooth', 'f32', [width, samples], { layout: [1, 0] });
    const shuffled = b.output('shuffled', 'f32', [samples, width], { layout: [1, 0] });
    const order = b.output('order', 'u32', [samples]);
    const product = b.output('product', 'f32', [width]);
    const memory = b.state('memory', 'f32', [samples, width, 2], { layout: [2, 0, 1] });
    const size = cast(sizeOf(samples), 'u32');
    b.map('smooth', smooth, ([w, s]) =>
      add(mul(values.at(w, s), 0.5), mul(add(values.wrap(w, sub(s, 1)), values.wrap(w, add(s, 1))), 0.25)),
    );
    b.map('shuffle', order, ([s]) => permute(cycle, cast(s, 'u32'), size));
    b.map('gather', shuffled, ([s, w]) => smooth.clamp(w, cast(order.at(s), 'i32')));
    b.reduce('surrogate', product, ([w]) => sum([samples], ([s]) => mul(values.at(w, s), shuffled.at(s, w))));
    b.map('keep', memory, ([s, w, pair]) =>
      add(mul(memory.at(s, w, pair), 0.5), mul(shuffled.at(s, w), cast(add(pair, 1), 'f32'))),
    );
  });
}

export const permutedBuiltin = builtin({
  name: 'permuted',
  title: 'other memory layouts and gathers through a random permutation',
  build: () => permuted(),
  symbols: { samples: 37 },
});
