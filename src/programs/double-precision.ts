/**
 * Double precision beside single: an ill-conditioned variance (large mean, small spread) that only f64 gets right, with
 * the named functions in f64 and casts both ways. Devices without f64 refuse it.
 */
import type { Program } from '../kernel/index.js';
import {
  add,
  cast,
  cos,
  div,
  exp,
  f64,
  log,
  mul,
  program,
  sin,
  sizeOf,
  sqrt,
  sub,
  sum,
  tanh,
} from '../kernel/index.js';
import { builtin } from './builtin.js';

export function doublePrecision(): Program {
  return program('doublePrecision', (b) => {
    const samples = b.symbol('samples', 1, 100_000);
    const values = b.input('values', 'f32', [samples]);
    const shifted = b.scratch('shifted', 'f64', [samples]);
    const mean = b.scratch('mean', 'f64', []);
    const spread = b.output('spread', 'f64', []);
    const curve = b.output('curve', 'f64', [samples]);
    const single = b.output('single', 'f32', [samples]);
    const size = cast(sizeOf(samples), 'f64');
    b.map('shift', shifted, ([i]) => add(cast(values.at(i), 'f64'), 1e7));
    b.reduce('average', mean, () =>
      div(
        sum([samples], ([i]) => shifted.at(i)),
        size,
      ),
    );
    b.reduce('spread', spread, () => {
      const square = sum([samples], ([i]) => mul(sub(shifted.at(i), mean.at()), sub(shifted.at(i), mean.at())));
      return sqrt(div(square, size));
    });
    b.map('curve', curve, ([i]) => {
      const x = cast(values.at(i), 'f64');
      return add(add(exp(x), log(add(mul(x, x), f64(0.5)))), add(mul(sin(x), cos(x)), tanh(x)));
    });
    b.map('round', single, ([i]) => cast(mul(curve.at(i), spread.at()), 'f32'));
  });
}

export const doublePrecisionBuiltin = builtin({
  name: 'doublePrecision',
  title: 'f64 sums and functions beside f32',
  build: () => doublePrecision(),
  symbols: { samples: 67 },
});
