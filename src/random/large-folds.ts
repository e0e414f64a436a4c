/**
 * Reductions that are large enough for what a GPU does only with many elements: matrix products in tiles, rows of a bank
 * ranked for many queries, folds down columns, many folds of one chunk, the nearest of many points, chains with long folds.
 * Each is drawn with random sizes and formulas; some draws miss their strategy on purpose.
 */
import type { Dimension, Dtype, Expr } from '../kernel/index.js';
import {
  abs,
  add,
  argmax,
  cast,
  count,
  floor,
  gt,
  max,
  maximum,
  minimum,
  mul,
  store,
  sub,
  sum,
  tanh,
} from '../kernel/index.js';
import { formula, type LargeMotif } from './large-maps.js';
import type { Sketch } from './sketch.js';

/** Rows of a product: known, or a symbol that is bound to few or many of them. */
function productRows(sketch: Sketch): Dimension {
  const size = sketch.choices.pick([16, 33, 70]);
  return sketch.choices.chance(50) ? size : sketch.symbol('queries', 1, 128, sketch.choices.pick([5, size]));
}

/**
 * A product for tensor cores. The factors are small whole numbers, so that every format and every order of additions gives
 * the same bits.
 */
const tensorProduct: LargeMotif = (sketch) => {
  const { choices, builder } = sketch;
  const [rows, columns, inner] = [productRows(sketch), choices.pick([16, 24, 72]), choices.pick([16, 40, 64, 130])];
  const precision = choices.pick(['tf32', 'f16', 'bf16'] as const);
  const dtypes: readonly Dtype[] = precision === 'tf32' ? ['f32'] : [precision, 'f32'];
  const whole = (shape: readonly Dimension[]) => {
    const given = builder.input(sketch.name('given'), 'f32', shape);
    const kept = builder.scratch(sketch.name('whole'), choices.pick(dtypes), shape);
    builder.map(sketch.name('round'), kept, (at) => floor(mul(given.at(...at), 2)));
    return kept;
  };
  const [left, right] = [whole([rows, inner]), whole([inner, columns])];
  const target = builder.output(sketch.name('output'), 'f32', [rows, columns]);
  const epilogue = choices.pick([
    (total: Expr) => total,
    (total: Expr) => max(total, 0),
    (total: Expr) => mul(total, 0.5),
  ]);
  builder.matmul(
    sketch.name('multiply'),
    target,
    inner,
    ([i, k]) => left.at(i, k),
    ([k, j]) => right.at(k, j),
    { precision, epilogue },
  );
};

/** A product whose sums keep their order; factors are stored as they are used, or computed. */
const exactProduct: LargeMotif = (sketch) => {
  const { choices, builder } = sketch;
  const [rows, columns, inner] = [productRows(sketch), choices.pick([16, 24, 72]), choices.pick([16, 100, 257, 300])];
  const outer: Dimension[] = choices.chance(25) ? [sketch.dimensions.batch] : [];
  const dtype = sketch.allows('f64') && choices.chance(25) ? 'f64' : 'f32';
  const [left, right] = [
    builder.input(sketch.name('left'), dtype, [...outer, rows, inner]),
    builder.constant(sketch.name('right'), dtype, choices.chance(20) ? [columns, inner] : [inner, columns]),
  ];
  const isTurned = right.shape[1] === inner && inner !== columns;
  const isComputed = choices.chance(40);
  const target = builder.output(sketch.name('output'), dtype, [...outer, rows, columns]);
  builder.matmul(
    sketch.name('multiply'),
    target,
    inner,
    (at) => (isComputed ? tanh(left.at(...at)) : left.at(...at)),
    (at) =>
      isTurned ? right.at(at[at.length - 1], at[at.length - 2]) : right.at(at[at.length - 2], at[at.length - 1]),
    { epilogue: (total) => mul(total, 1 / inner) },
  );
};

/** The best rows of a bank for each query; one bank for all queries, or one for each. */
const rankedBank: LargeMotif = (sketch) => {
  const { choices, builder } = sketch;
  const isShared = choices.chance(70);
  const [length, rows] = [choices.pick([512, 64, 256, 512]), choices.pick([75, 33, 64])];
  const batch = sketch.symbol('queries', 1, 64, choices.pick([19, 3, 16]));
  const bankRows = sketch.symbol('stored', 1, 20_000, rows);
  const own = isShared ? [] : [batch];
  const bank = builder.input(sketch.name('bank'), 'f32', [...own, bankRows, length]);
  const strength = builder.input(sketch.name('strength'), 'f32', [...own, bankRows]);
  const query = builder.input(sketch.name('query'), 'f32', [batch, length]);
  const place = (n: Expr, r: Expr): Expr[] => (isShared ? [r] : [n, r]);
  const hasTies = choices.chance(40);
  const whole = (value: Expr): Expr => (hasTies ? floor(mul(value, 1.02)) : value);
  const isDistance = choices.chance(30);
  const k = choices.between(1, 6);
  builder.topk(sketch.name('recall'), {
    outer: [batch],
    over: bankRows,
    k,
    largest: !isDistance,
    value: ([n], r) =>
      sum([length], ([e]) => {
        const [a, b] = [whole(bank.at(...place(n, r), e)), whole(query.at(n, e))];
        return isDistance ? abs(sub(a, b)) : mul(a, b);
      }),
    ...(choices.chance(60) && { where: ([n]: Expr[], r: Expr) => gt(strength.at(...place(n, r)), -0.5) }),
    values: builder.output(sketch.name('match'), 'f32', [batch, k]),
    indices: builder.output(sketch.name('row'), 'i32', [batch, k]),
  });
};

/** Folds of each channel over the cells of a field: neighbouring channels lie side by side, cells do not. */
const pooledColumns: LargeMotif = (sketch) => {
  const { choices, builder } = sketch;
  const { batch } = sketch.dimensions;
  const [rows, across, channels] = [choices.pick([8, 16, 9]), choices.pick([8, 30]), choices.pick([32, 16, 48])];
  const shape = [batch, rows, across, channels];
  const field = sketch.input('f32', shape);
  const over = (n: Expr, c: Expr, fold: typeof sum): Expr =>
    fold([rows, across], ([x, y]) => field.handle.at(n, x, y, c));
  const kinds: readonly (readonly [Dtype, (n: Expr, c: Expr) => Expr])[] = [
    ['f32', (n, c) => mul(over(n, c, sum), 1 / (rows * across))],
    ['f32', (n, c) => over(n, c, choices.pick([minimum, maximum]))],
    ['i32', (n, c) => over(n, c, argmax)],
    ['i32', (n, c) => count([rows, across], ([x, y]) => gt(field.handle.at(n, x, y, c), 0.5))],
  ];
  const chosen = kinds
    .slice(choices.below(2), choices.between(2, 4))
    .map(([dtype, value]) => ({ value, target: builder.output(sketch.name('pooled'), dtype, [batch, channels]) }));
  builder.reduce(sketch.name('pool'), [batch, channels], ([n, c]) =>
    chosen.map(({ target, value }) => store(target, [n, c], value(n, c))),
  );
};

/** A map with neighbours, and what becomes of each of its many small cells. */
const manyCells: LargeMotif = (sketch) => {
  const { choices, builder } = sketch;
  const shape = [32, choices.pick([64, 64, 48]), 4, 16];
  const field = builder.state(sketch.name('field'), 'f32', shape, { buffered: true });
  const cell = sketch.input('f32', shape.slice(0, 2));
  builder.map(sketch.name('mix'), field.next, ([x, y, z, c]) => {
    const across = add(field.clamp(add(x, 1), y, z, c), field.clamp(x, sub(y, 1), z, c));
    return mul(add(across, mul(formula(sketch, shape.slice(0, 2), [x, y], cell), cast(c, 'f32'))), 1 / 16);
  });
  for (const [fold, dtype] of [
    [sum, 'f32'],
    [choices.pick([minimum, maximum]), 'f32'],
    [argmax, 'i32'],
  ].slice(0, choices.between(1, 3)) as [typeof sum, Dtype][])
    builder.reduce(sketch.name('cells'), builder.output(sketch.name('output'), dtype, shape.slice(0, 2)), ([x, y]) =>
      fold([4, 16], ([z, c]) => field.next.at(x, y, z, c)),
    );
};

/** The least distances from each of very many points, and how many of the others lie within them. */
const nearestPoints: LargeMotif = (sketch) => {
  const { choices, builder } = sketch;
  const points = sketch.symbol('points', 1, 100_000, choices.pick([4100, 50, 4097]));
  const others = choices.pick([33, 70, 12]);
  const k = choices.between(1, 4);
  const dtype = sketch.allows('f64') && choices.chance(30) ? 'f64' : 'f32';
  const [own, given] = [
    builder.input(sketch.name('points'), dtype, [points]),
    builder.input(sketch.name('others'), dtype, [others]),
  ];
  const distance = (i: Expr, j: Expr): Expr => abs(sub(own.at(i), given.at(j)));
  const nearest = builder.output(sketch.name('nearest'), dtype, [points, k]);
  builder.topk(sketch.name('near'), {
    outer: [points],
    over: others,
    k,
    largest: false,
    value: ([i], j) => distance(i, j),
    values: nearest,
  });
  const within = builder.output(sketch.name('within'), 'i32', [points]);
  builder.reduce(sketch.name('within'), within, ([i]) =>
    count([others], ([j]) => gt(nearest.at(i, k - 1), mul(distance(i, j), 2))),
  );
};

/** A chain of one block per brain: folds of several chunks beside short ones, and rows that read them all. */
const measuredBrain: LargeMotif = (sketch) => {
  const { choices, builder } = sketch;
  const { batch } = sketch.dimensions;
  const [rows, long] = [choices.pick([128, 160, 100, 300]), choices.pick([4, 8, 2])];
  const cells = builder.input(sketch.name('cells'), 'f32', [batch, long, 16, 32]);
  const facts = builder.scratch(sketch.name('facts'), 'f32', [batch, 2]);
  const seen = builder.scratch(sketch.name('seen'), 'f32', [batch, rows]);
  const signs = builder.input(sketch.name('signs'), 'f32', [rows, 32]);
  const energy = (n: Expr): Expr => sum([long, 16, 32], ([x, y, z]) => abs(cells.at(n, x, y, z)));
  builder.reduce(sketch.name('measure'), [batch], ([n]) => [
    store(facts, [n, 0], mul(energy(n), 1 / (512 * long))),
    store(
      facts,
      [n, 1],
      choices.pick([maximum, minimum])([long, 16, 32], ([x, y, z]) => cells.at(n, x, y, z)),
    ),
  ]);
  builder.reduce(sketch.name('project'), seen, ([n, f]) =>
    sum([32], ([t]) => mul(signs.at(f, t), cells.at(n, 0, 3, t))),
  );
  const judged = builder.output(sketch.name('judged'), 'f32', [batch, rows]);
  builder.map(sketch.name('judge'), judged, ([n, f]) => add(mul(seen.at(n, f), facts.at(n, 0)), facts.at(n, 1)));
};

export const largeFolds = {
  tensorProduct,
  exactProduct,
  rankedBank,
  pooledColumns,
  manyCells,
  nearestPoints,
  measuredBrain,
} satisfies Readonly<Record<string, LargeMotif>>;
