/**
 * Second moments of all columns about their means, in float64, as a Program: all that the Gaussian estimator needs to
 * know of the points. Sums follow the Program's tree, so the bits are the same on every device. With surrogates the
 * source's columns are put in another order on the device, once for each; means do not change by that.
 */
import type { Expr, Program } from '../../kernel/index.js';
import { add, cast, div, lt, max, mul, permute, program, rem, select, sizeOf, sub, sum } from '../../kernel/index.js';
import { mostProblems, mostSamples } from './ksg-program.js';
import type { SurrogateKind } from './surrogates.js';

export interface MomentsShape {
  /** Columns of the source, which come first, and of all blocks together. */
  readonly source: number;
  readonly columns: number;
  /** How surrogates are made; nothing where the columns are taken as they are. */
  readonly surrogate?: SurrogateKind;
}

/** Input `points` [columns, samples] (and `shifts`), output `moments` [problems, columns, columns]. */
export function momentsProgram({ source, columns, surrogate }: MomentsShape): Program {
  return program('moments', (b) => {
    const samples = b.symbol('samples', 2, mostSamples);
    const problems = b.symbol('problems', 1, mostProblems);
    const points = b.input('points', 'f64', [columns, samples]);
    const size = sizeOf(samples);
    const shifts = surrogate === 'shift' ? b.input('shifts', 'i32', [problems]) : undefined;
    const seed = surrogate === 'permute' ? b.parameter('seed', 'u32', 0) : undefined;
    const orderOf = (p: Expr, t: Expr): Expr => {
      if (shifts !== undefined) return rem(add(t, shifts.at(p)), size);
      if (seed === undefined) return t;
      return cast(permute(add(seed, cast(p, 'u32')), cast(t, 'u32'), cast(size, 'u32')), 'i32');
    };
    const mean = b.scratch('mean', 'f64', [columns]);
    b.reduce('mean', mean, ([c]) =>
      div(
        sum([samples], ([t]) => points.at(c, t)),
        cast(max(size, 1), 'f64'),
      ),
    );
    const centred = b.scratch('centred', 'f64', [problems, columns, samples]);
    b.map('centre', centred, ([p, c, t]) => {
      const at = surrogate === undefined ? t : select(lt(c, source), orderOf(p, t), t);
      return sub(points.clamp(c, at), mean.at(c));
    });
    b.reduce('moments', b.output('moments', 'f64', [problems, columns, columns]), ([p, i, j]) =>
      sum([samples], ([t]) => mul(centred.at(p, i, t), centred.at(p, j, t))),
    );
  });
}
