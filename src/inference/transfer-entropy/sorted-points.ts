/**
 * Points in the order of one column, so that those which follow each other are near each other in it, and the gaps between
 * a point and whole groups of such neighbours, by which emitters pass over groups (emit/cuda/topk-list.ts). All of it is made on
 * the device. Nothing that is found depends on the order, only how soon.
 */
import { groupLength } from '../../kernel/group.js';
import type { Bindings, Dimension, Expr, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import { add, and, count, div, eq, i32, lt, max, maximum, minimum, mul, or, store, sub } from '../../kernel/index.js';
import type { Precision } from './problem.js';

/** The symbols that a Program of sorted points has beside `samples`. */
export function groupSymbols(samples: number): Bindings {
  return { groups: Math.ceil(samples / groupLength) };
}

/** Blocks of columns, each [columns, samples]. */
type Blocks = Readonly<Record<'x' | 'y' | 'z', TensorHandle>>;

/**
 * Every point goes to its rank: as many as lie lower in the first column of z, or as low and come first. `place` says which
 * point stands where. States and not scratch: that all ranks occur once is true, but not for the builder to see.
 */
export function addSorted(
  b: ProgramBuilder,
  samples: Dimension,
  given: Blocks,
): Blocks & { readonly place: TensorHandle } {
  const { z } = given;
  const rank = b.scratch('rank', 'i32', [samples]);
  b.reduce('rank', rank, ([i]) =>
    count([samples], ([j]) => or(lt(z.at(0, j), z.at(0, i)), and(eq(z.at(0, j), z.at(0, i)), lt(j, i)))),
  );
  const place = b.state('place', 'i32', [samples]);
  const moved = (['x', 'y', 'z'] as const).map((block) => {
    const from = given[block];
    const [columns] = from.tensor.shape as [number];
    return { from, columns, to: b.state(`sorted_${block}`, from.tensor.dtype, [columns, samples]) };
  });
  b.map('sort', [samples], ([i]) => [
    store(place, [rank.at(i)], i),
    ...moved.flatMap(({ from, columns, to }) =>
      Array.from({ length: columns }, (_, c) => store(to, [i32(c), rank.at(i)], from.at(c, i))),
    ),
  ]);
  const [x, y, sortedZ] = moved.map(({ to }) => to);
  return { x, y, z: sortedZ, place };
}

/** How far in a column a point lies from the whole group of another: never farther than from that other. */
export function addGroups(
  b: ProgramBuilder,
  precision: Precision,
  mostSamples: number,
  column: (p: Expr, i: Expr, border?: 'clamp') => Expr,
): (p: Expr, i: Expr, j: Expr) => Expr {
  const groups = b.symbol('groups', 1, Math.ceil(mostSamples / groupLength));
  const [low, high] = ['low', 'high'].map((name) => b.scratch(name, precision, [groups]));
  const member = (g: Expr, w: Expr): Expr => column(i32(0), add(mul(g, groupLength), w), 'clamp');
  b.reduce('bound', [groups], ([g]) => {
    const [least, most] = [minimum, maximum].map((extreme) => extreme([groupLength], ([w]) => member(g, w)));
    return [store(low, [g], least), store(high, [g], most)];
  });
  return (p, i, j) => {
    const [here, g] = [column(p, i), div(j, groupLength)];
    return max(sub(here, high.clamp(g)), sub(low.clamp(g), here));
  };
}
