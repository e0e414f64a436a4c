/** What hardly any program has, and a pass of its own is for: long lists of the best, and columns with a number each. */
import { add, mul, sub, sum } from '../kernel/index.js';
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

export const rareMotifs: readonly LargeMotif[] = [longList, weighedColumns];
