/**
 * Groups of ops aimed at the fusion rules that chance alone seldom meets: a long total that is cut into chunks, values
 * that all lanes of a row share, rows that only a top-k reads, a cheap producer of a stencil, a tiny vector that a large
 * map needs everywhere. Small variations keep them from being the same program each time.
 */
import type { Expr } from '../kernel/index.js';
import { add, argmax, cast, maximum, mul, rem, sub, sum, tanh } from '../kernel/index.js';
import type { Item, Sketch } from './sketch.js';

type Motif = (sketch: Sketch) => void;

/** A new f32 tensor of fixed shape that holds tame values. */
function declared(sketch: Sketch, shape: readonly number[]): Item {
  return sketch.input('f32', shape);
}

function output(sketch: Sketch, shape: readonly number[]): Item {
  return sketch.add(sketch.builder.output(sketch.name('output'), 'f32', shape), 'map');
}

/** split-finish: more elements than one unit should add, cut along its axes or through its linear index. */
export const longTotal: Motif = (sketch) => {
  const [long, short] = sketch.choices.pick([
    [130, 128],
    [129, 131],
    [64, 256],
    [16_400, 1],
  ]);
  const source = declared(sketch, [sketch.choices.pick([7, 32, 65])]);
  const size = source.handle.shape[0] as number;
  const at = ([i, j]: Expr[]): Expr => mul(source.handle.at(rem(add(mul(i, 3), j), size)), 0.25);
  const total = sketch.builder.output(sketch.name('output'), 'f32', []);
  sketch.builder.reduce(sketch.name('total'), total, () => sum([long, short], at));
  sketch.add(total, 'reduce');
  if (sketch.choices.chance(50)) {
    const place = sketch.builder.output(sketch.name('output'), 'i32', []);
    sketch.builder.reduce(sketch.name('place'), place, () => argmax([long, short], at));
    sketch.add(place, 'reduce');
  }
};

/** hoist: a function of the row, used by every lane of it. */
export const sharedRow: Motif = (sketch) => {
  const [rows, lanes] = [sketch.choices.pick([1, 3, 8]), sketch.choices.pick([8, 16, 33])];
  const rates = declared(sketch, [2, rows]);
  const field = declared(sketch, [2, rows, lanes]);
  const target = output(sketch, [2, rows, lanes]);
  sketch.builder.map(sketch.name('shared'), target.handle, ([x, y, c]) =>
    mul(tanh(rates.handle.at(x, y)), field.handle.at(x, y, c)),
  );
};

/** topk epilogue: values that nobody else reads, straight into a top-k, a histogram or a scan. */
export const rankedOnly: Motif = (sketch) => {
  const rows = sketch.choices.pick([1, 31, 33, 300]);
  const source = declared(sketch, [rows]);
  const scores = sketch.builder.scratch(sketch.name('scratch'), 'f32', [rows]);
  sketch.builder.map(sketch.name('score'), scores, ([r]) => mul(source.handle.at(r), source.handle.clamp(sub(r, 1))));
  const kind = sketch.choices.pick(['topk', 'histogram', 'scan'] as const);
  if (kind === 'topk') {
    const values = sketch.builder.output(sketch.name('output'), 'f32', [3]);
    const indices = sketch.builder.output(sketch.name('output'), 'i32', [3]);
    sketch.builder.topk(sketch.name('pick'), {
      outer: [],
      over: rows,
      k: 3,
      largest: sketch.choices.chance(50),
      value: (_, r) => scores.at(r),
      values,
      indices,
    });
    sketch.add(values, 'topk', true);
    sketch.add(indices, 'topk');
  } else if (kind === 'histogram') {
    const bins = sketch.builder.output(sketch.name('output'), 'i32', [5]);
    sketch.builder.histogram(sketch.name('bins'), bins, [rows], (_, [r]) => cast(mul(scores.at(r), 2), 'i32'));
    sketch.add(bins, 'histogram');
  } else {
    const running = sketch.builder.output(sketch.name('output'), 'f32', [rows]);
    sketch.builder.scan(sketch.name('run'), running, sketch.choices.pick(['max', 'min']), ([r]) => scores.at(r));
    sketch.add(running, 'scan');
  }
};

/** stencil recompute: a cheap producer, read at a few neighbours and nowhere else. */
export const cheapNeighbours: Motif = (sketch) => {
  const size = sketch.choices.pick([1, 5, 32, 33, 257]);
  const source = declared(sketch, [size]);
  const dtype = sketch.allows('f16') ? sketch.choices.pick(['f32', 'f32', 'f16'] as const) : 'f32';
  const cheap = sketch.builder.scratch(sketch.name('scratch'), dtype, [size]);
  sketch.builder.map(sketch.name('cheap'), cheap, ([i]) => add(mul(source.handle.at(i), 0.5), 0.25));
  const border = sketch.choices.pick(['clamp', 'zero', 'wrap'] as const);
  const target = output(sketch, [size]);
  sketch.builder.map(sketch.name('slope'), target.handle, ([i]) =>
    sub(cheap[border](add(i, sketch.choices.between(1, 3))), cheap.clamp(sub(i, 1))),
  );
};

/** replicate: a tiny vector that every row of a large map needs. */
export const tinyEverywhere: Motif = (sketch) => {
  const size = sketch.choices.pick([1, 4, 9]);
  const senses = declared(sketch, [size]);
  const gate = sketch.builder.scratch(sketch.name('scratch'), 'f32', [size]);
  sketch.builder.map(sketch.name('gate'), gate, ([i]) => mul(tanh(senses.handle.at(i)), 0.5));
  const target = output(sketch, [16, 16, 16]);
  sketch.builder.map(sketch.name('apply'), target.handle, ([x, y, c]) =>
    add(mul(gate.at(0), cast(add(x, c), 'f32')), mul(gate.at(size - 1), cast(y, 'f32'))),
  );
};

/** reduce prologue through tiles: cells of a map, each reduced while the map is computed. */
export const tiledCells: Motif = (sketch) => {
  const [cells, size] = [sketch.choices.pick([2, 3]), sketch.choices.pick([4, 8])];
  const source = declared(sketch, [cells * size, 9]);
  const state = sketch.builder.state(sketch.name('state'), 'f32', [cells * size, 9]);
  sketch.builder.map(sketch.name('fill'), state, ([i, j]) => mul(source.handle.at(i, j), 0.5));
  const pooled = output(sketch, [cells, 9]);
  sketch.builder.reduce(sketch.name('pool'), pooled.handle, ([q, c]) =>
    sketch.choices.chance(50)
      ? sum([size], ([p]) => state.at(add(mul(q, size), p), c))
      : maximum([size], ([p]) => state.at(add(mul(q, size), p), c)),
  );
  sketch.add(state, 'map');
};

export const ruleMotifs: readonly Motif[] = [sharedRow, rankedOnly, cheapNeighbours, tinyEverywhere, tiledCells];
