/** What hardly any program has, and a pass of its own is for or must not take: long lists of the best, columns with a number each, layers, pooled cells, gains. */
import { add, cast, count, type Expr, gt, lt, maximum, minimum, mul, store, sub, sum, tanh } from '../kernel/index.js';
import { formula, type LargeMotif } from './large-maps.js';

/** More of the best than are kept in registers, of more candidates than there are threads to rank them. */
const longList: LargeMotif = (sketch) => {
  const { choices, builder } = sketch;
  const { batch } = sketch.dimensions;
  const [candidates, k] = [choices.pick([300, 520]), choices.between(17, 24)];
  const field = sketch.input('f32', [batch, candidates]);
  builder.topk(sketch.name('best'), {
    outer: [batch],
    over: candidates,
    k,
    largest: choices.chance(50),
    value: ([n], i) => formula(sketch, [batch, candidates], [n, i], field),
    values: builder.output(sketch.name('values'), 'f32', [batch, k]),
    indices: builder.output(sketch.name('indices'), 'i32', [batch, k]),
  });
};

/** Every column of a table weighed by its own number, and shifted by what all of the table is. */
const weighedColumns: LargeMotif = (sketch) => {
  const { choices, builder } = sketch;
  const { batch } = sketch.dimensions;
  const [rows, columns] = [choices.pick([64, 40, 70]), choices.pick([16, 32])];
  const table = sketch.input('f32', [batch, rows, columns]);
  const weight = builder.constant(sketch.name('weight'), 'f32', [columns]);
  const total = builder.scratch(sketch.name('total'), 'f32', [batch]);
  builder.reduce(sketch.name('add'), total, ([n]) => sum([rows, columns], ([i, j]) => table.handle.at(n, i, j)));
  const weighed = builder.output(sketch.name('weighed'), 'f32', [batch, rows, columns]);
  builder.map(sketch.name('weigh'), weighed, ([n, i, j]) =>
    add(mul(sub(table.handle.at(n, i, j), total.at(n)), weight.at(j)), weight.at(j)),
  );
};

/** A layer with columns for several panels. */
const layer: LargeMotif = (sketch) => {
  const { choices, builder } = sketch;
  const [rows, columns, inner] = [choices.pick([10, 12, 14]), choices.pick([128, 144]), choices.pick([64, 160, 300])];
  const left = builder.input(sketch.name('left'), 'f32', [rows, inner]);
  const right = builder.constant(sketch.name('right'), choices.pick(['f32', 'f16'] as const), [inner, columns]);
  builder.matmul(
    sketch.name('multiply'),
    builder.output(sketch.name('output'), 'f32', [rows, columns]),
    inner,
    ([i, k]) => left.at(i, k),
    ([k, j]) => right.at(k, j),
    { epilogue: (total) => mul(total, 1 / inner) },
  );
};

/** What the channels of cubes of voxels come to: sums and extremes of floats, with counts beside them or without. */
const pooledCells: LargeMotif = (sketch) => {
  const { choices, builder } = sketch;
  const [edge, channels] = [choices.pick([4, 8, 6]), choices.pick([8, 12])];
  const field = builder.input(sketch.name('field'), 'f32', [2 * edge, edge, edge, channels]);
  const output = (dtype: 'f32' | 'i32') => builder.output(sketch.name('pooled'), dtype, [2, channels]);
  const [total, highest, lowest] = [output('f32'), output('f32'), output('f32')];
  const counted = choices.chance(60) ? output('i32') : undefined;
  const over = [edge, edge, edge];
  builder.reduce(sketch.name('pool'), [2, channels], ([c, j]) => {
    const at = ([p, q, r]: Expr[]): Expr => field.at(add(mul(c, edge), p), q, r, j);
    const sums = [
      store(total, [c, j], sum(over, at)),
      store(
        highest,
        [c, j],
        maximum(over, (place) => mul(at(place), add(cast(place[0], 'f32'), 1))),
      ),
      store(
        lowest,
        [c, j],
        minimum(over, (place) => tanh(at(place))),
      ),
    ];
    if (counted === undefined) return sums;
    const loud = count(over, (place) => gt(at(place), 0.5));
    const quiet = count(over, (place) => lt(at(place), -0.5));
    return [...sums, store(counted, [c, j], sub(loud, quiet))];
  });
};

/** A large map behind a small sum of each of its places: with neighbours along the axis of those, or with a state that it then changes. */
const gainsByPlace: LargeMotif = (sketch) => {
  const { choices, builder } = sketch;
  const isInPlace = choices.chance(50);
  const shape = isInPlace ? [choices.pick([64, 48]), 8192] : [8, choices.pick([128, 160]), 64];
  const length = choices.pick([20, 12]);
  const field = builder.state(sketch.name('field'), 'f32', shape, { buffered: !isInPlace, initial: 0.5 });
  const drive = builder.input(sketch.name('drive'), 'f32', isInPlace ? shape : [8, length]);
  const gain = builder.scratch(sketch.name('gain'), 'f32', shape.slice(0, 1));
  const measured = isInPlace ? field : drive;
  builder.reduce(sketch.name('measure'), gain, ([x]) => sum([length], ([i]) => measured.at(x, i)));
  if (!isInPlace) {
    builder.map(sketch.name('evolve'), field.next, ([x, y, c]) => {
      const around = add(field.clamp(add(x, -1), y, c), field.clamp(add(x, 1), y, c));
      return mul(gain.at(x), mul(around, choices.pick([0.5, 0.25])));
    });
    return;
  }
  const driven = builder.output(sketch.name('driven'), 'f32', shape);
  builder.map(sketch.name('evolve'), driven, ([x, k]) => mul(gain.at(x), drive.at(x, k)));
  builder.map(sketch.name('update'), field, ([x, k]) => add(field.at(x, k), driven.at(x, k)));
};

/** In an order in which the first rare seeds keep the motif that they had when there were two. */
export const rareMotifs: readonly LargeMotif[] = [layer, weighedColumns, longList, pooledCells, gainsByPlace];
