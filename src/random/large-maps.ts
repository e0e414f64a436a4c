/**
 * Maps that are large enough for what a GPU does only with many elements: four elements per thread, a march along one axis
 * with the neighbours in registers, a prologue shared by many blocks, rows of voxels whose lanes share hoisted values.
 * Each is drawn with random shapes, borders, layouts and formulas; some draws miss their strategy on purpose.
 */
import type { Border, Dimension, Expr } from '../kernel/index.js';
import { add, call, cast, cycle, div, gt, load, mul, normal, select, store, sub, sum, tanh } from '../kernel/index.js';
import { scopeOf } from './ops.js';
import type { Item, Sketch } from './sketch.js';
import { truth, valueOf } from './values.js';

export type LargeMotif = (sketch: Sketch) => void;

/** A tame formula at these indices that reads the source at them. */
export function formula(sketch: Sketch, shape: readonly Dimension[], indices: readonly Expr[], source: Item): Expr {
  const levels = sketch.choices.between(0, 2);
  return valueOf(sketch, 'f32', { scope: scopeOf(shape, indices), levels, source, plain: true });
}

/** A state with its next version, or an input and an output: what a stencil reads and writes. */
function readAndWritten(sketch: Sketch, shape: readonly Dimension[], layout?: readonly number[]) {
  const options = layout === undefined ? {} : { layout };
  if (sketch.choices.chance(50)) {
    const field = sketch.builder.state(sketch.name('field'), 'f32', shape, { buffered: true, ...options });
    return { from: field, to: field.next };
  }
  const from = sketch.builder.input(sketch.name('field'), 'f32', shape, options);
  return { from, to: sketch.builder.output(sketch.name('output'), 'f32', shape, options) };
}

/** Large enough for four elements per thread, with one or two targets of 4-byte types. */
const wideMap: LargeMotif = (sketch) => {
  const shape = sketch.choices.pick([
    [64, 32, 32],
    [16, 64, 64],
    [258, 256],
    [33, 40, 52],
  ]);
  const source = sketch.input(sketch.choices.pick(['f32', 'f32', 'i32', 'f16']), shape);
  const target = sketch.builder.output(sketch.name('output'), 'f32', shape);
  const other = sketch.choices.chance(30) ? sketch.builder.output(sketch.name('output'), 'i32', shape) : undefined;
  sketch.builder.map(sketch.name('wide'), shape, (indices) => {
    const value = formula(sketch, shape, indices, source);
    const where = sketch.choices.chance(20)
      ? truth(sketch, { scope: scopeOf(shape.slice(0, 1), indices.slice(0, 1)), levels: 1 })
      : undefined;
    const writes = [store(target, indices, value, where)];
    return other === undefined ? writes : [...writes, store(other, indices, cast(mul(value, 3), 'i32'))];
  });
};

/** The same with a leading symbol: large enough from some size on, on either side of it. */
const laterMap: LargeMotif = (sketch) => {
  const many = sketch.symbol('many', 1, 64, sketch.choices.pick([2, 33, 37]));
  const shape = [many, 32, 64];
  const source = sketch.input('f32', shape);
  const target = sketch.builder.output(sketch.name('output'), 'f32', shape);
  sketch.builder.map(sketch.name('later'), target, (indices) => formula(sketch, shape, indices, source));
};

const marchShapes = [
  [16, 8, 16, 32],
  [9, 16, 16, 32],
  [8, 129, 64],
  [3, 21, 32, 36],
];

/** Neighbours along one axis that a thread can march along. */
const marchedField: LargeMotif = (sketch) => {
  const { choices } = sketch;
  const shape = choices.pick(marchShapes);
  const { from, to } = readAndWritten(sketch, shape);
  const rates = sketch.input('f32', [shape[shape.length - 1]]);
  const along = choices.below(shape.length - 1);
  const border = choices.pick(['clamp', 'wrap', 'clamp', 'zero'] as const);
  const steps = choices.pick([
    [-1, 1],
    [-1, 0, 1],
    [-2, 1],
    [0, 1, 2],
  ]);
  sketch.builder.map(sketch.name('march'), to, (indices) => {
    const at = (by: number): Expr => shifted(from, indices, along, by, border);
    const around = steps.map((by, i) => mul(at(by), 0.25 + i)).reduce((all, one) => add(all, one));
    return mul(add(around, formula(sketch, [shape[shape.length - 1]], indices.slice(-1), rates)), 0.125);
  });
};

type Handle = Parameters<typeof load>[0];

function shifted(from: Handle, indices: readonly Expr[], along: number, by: number, border: Border): Expr {
  const moved = indices.map((index, axis) => (axis === along && by !== 0 ? add(index, by) : index));
  return load(
    from,
    moved,
    indices.map((_, axis) => (axis === along ? border : 'inside')),
  );
}

/** A plain sum of neighbours, plane by plane: it can begin before all planes are loaded. */
const planeSum: LargeMotif = (sketch) => {
  const { choices } = sketch;
  const shape = choices.pick([
    [16, 8, 16, 32],
    [9, 16, 16, 32],
    [12, 11, 16, 32],
  ]);
  const { from, to } = readAndWritten(sketch, shape);
  const border = choices.pick(['clamp', 'wrap'] as const);
  const sides = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z) => [y, z]));
  const chosen = sides.slice(choices.below(3), choices.between(6, 9));
  sketch.builder.map(sketch.name('planes'), to, ([x, y, z, c]) => {
    const terms = [-1, 0, 1].flatMap((dx) =>
      chosen.map(([dy, dz]) => load(from, [add(x, dx), add(y, dy), add(z, dz), c], [border, border, border, 'inside'])),
    );
    return mul(
      terms.reduce((total, term) => add(total, term)),
      1 / terms.length,
    );
  });
};

/** A large map behind a small reduction that all its elements read, for each brain or for all. */
const preparedMap: LargeMotif = (sketch) => {
  const { choices, builder } = sketch;
  const batch = choices.chance(60) ? sketch.dimensions.batch : undefined;
  const outer = batch === undefined ? [] : [batch];
  const shape = [
    ...outer,
    ...choices.pick([
      [16, 8, 16, 32],
      [8, 16, 8, 64],
      [65, 16, 64],
    ]),
  ];
  const { from, to } = readAndWritten(sketch, shape);
  const length = choices.pick([1, 5, 20, 40]);
  const sensed = builder.input(sketch.name('sensed'), 'f32', [...outer, length]);
  const gain = builder.scratch(sketch.name('gain'), 'f32', outer);
  builder.reduce(sketch.name('measure'), gain, (at) =>
    mul(
      sum([length], ([i]) => tanh(sensed.at(...at, i))),
      1 / length,
    ),
  );
  builder.map(sketch.name('apply'), to, (indices) => {
    const near = shifted(from, indices, outer.length, choices.pick([0, 1]), 'clamp');
    return mul(add(mul(near, gain.at(...indices.slice(0, outer.length))), from.at(...indices)), 0.5);
  });
};

/** Values of a voxel that all its lanes use, in rows of whole warps; neighbours on some or all sides. */
const voxelRows: LargeMotif = (sketch) => {
  const { choices, builder } = sketch;
  const [edge, lanes] = [choices.pick([32, 64, 32, 16]), choices.pick([16, 8, 16])];
  const { batch } = sketch.dimensions;
  const space = [batch, 3, choices.pick([4, 3]), edge, lanes];
  const { from, to } = readAndWritten(sketch, space);
  const memory = builder.state(sketch.name('memory'), 'f32', space);
  const table = builder.input(sketch.name('table'), 'f32', [lanes]);
  const coarse = choices.pick([2, 4, 8]);
  const pattern = builder.input(sketch.name('pattern'), 'f16', [batch, 3, edge / coarse, lanes]);
  const onAllSides = choices.chance(60);
  const isNoisy = choices.chance(40);
  const heavy = choices.chance(40) ? builder.input(sketch.name('rates'), 'f32', [batch, 3, space[2], edge]) : undefined;
  builder.map(sketch.name('voxels'), space, ([n, x, y, z, j]) => {
    const at = (i: Expr, k: Expr, l: Expr): Expr => from.clamp(n, i, k, l, j);
    const voxel = tanh(sum([lanes], ([c]) => mul(table.at(c), from.at(n, x, y, z, c))));
    // A second value per voxel that shares no load with the first.
    const second = heavy && call('erf', tanh(call('sigmoid', call('sin', heavy.at(n, x, y, z)))));
    const some = [at(add(x, 1), y, z), at(x, sub(y, 1), z), at(x, y, sub(z, 1)), at(x, y, add(z, 1))];
    const others = onAllSides ? [at(sub(x, 1), y, z), at(x, add(y, 1), z)] : [];
    const around = [...some, ...others].map((one, i) => mul(one, 0.05 + i / 64)).reduce((all, one) => add(all, one));
    const number = cast(add(mul(add(mul(y, edge), z), lanes), j), 'u32');
    const noise = mul(normal({ seed: 5, brain: cast(n, 'u32'), cycle, stream: 1 }, number), 0.0625);
    const grown = add(mul(voxel, around), isNoisy ? noise : mul(table.at(j), 0.5));
    const patterned = sub(pattern.at(n, x, div(z, coarse), j), voxel);
    return [
      store(to, [n, x, y, z, j], second === undefined ? grown : mul(add(grown, second), 0.5)),
      store(memory, [n, x, y, z, j], mul(add(memory.at(n, x, y, z, j), patterned), 0.5)),
    ];
  });
};

/** Two costly values per row that have nothing in common, for lanes that use both: each half gets warps of its own. */
const heavyRows: LargeMotif = (sketch) => {
  const { choices, builder } = sketch;
  const [rows, lanes] = [choices.pick([48, 32, 40, 64]), choices.pick([8, 16, 12])];
  const shape = [choices.pick([8, 2, 3]), rows, lanes];
  const [left, right] = [0, 1].map(() => builder.input(sketch.name('rates'), 'f32', shape.slice(0, 2)));
  const field = builder.input(sketch.name('field'), 'f32', shape);
  const target = builder.output(sketch.name('output'), 'f32', shape);
  const once = (x: Expr): Expr => call('erf', tanh(call('sin', call('sigmoid', call('cos', x)))));
  const costly = (x: Expr): Expr => once(once(once(x)));
  builder.map(sketch.name('heavy'), target, ([x, y, c]) => {
    const [a, b] = [costly(left.at(x, y)), costly(right.at(x, y))];
    const own = field.at(x, y, c);
    return add(mul(a, own), mul(b, choices.chance(50) ? cast(c, 'f32') : select(gt(own, 0), own, 0.5)));
  });
};

export const largeMaps = {
  wideMap,
  laterMap,
  marchedField,
  planeSum,
  preparedMap,
  voxelRows,
  heavyRows,
} satisfies Readonly<Record<string, LargeMotif>>;
