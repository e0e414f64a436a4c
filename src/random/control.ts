/**
 * Random orchestration around other ops: repeats with and without a flag that ends them, conditions by a scalar flag or
 * per batch element, and every n-th cycle. What is only written under a condition may not be read after it.
 */
import { cast, ge, i32 } from '../kernel/index.js';
import type { TensorHandle } from '../kernel/tensor.js';
import { addMotif } from './motifs.js';
import { scopeOf } from './ops.js';
import type { Sketch } from './sketch.js';
import { truth } from './values.js';

type Control = (sketch: Sketch) => void;

/** Runs `body` under a condition; scratch written inside is forgotten afterwards. */
function conditionally(sketch: Sketch, body: () => void): void {
  const before = new Set(sketch.pool);
  sketch.conditional += 1;
  body();
  sketch.conditional -= 1;
  sketch.pool = sketch.pool.filter((item) => before.has(item) || item.handle.tensor.role !== 'scratch');
}

function someMotifs(sketch: Sketch): void {
  for (let left = sketch.choices.between(1, 2); left > 0; left -= 1) addMotif(sketch);
}

const repeat: Control = (sketch) => {
  const max = sketch.choices.between(1, 3);
  sketch.repeated += 1;
  sketch.builder.repeat(sketch.name('repeat'), max, (iteration) => {
    const kept = sketch.outer;
    sketch.outer = [...kept, { extent: max, expr: iteration }];
    someMotifs(sketch);
    sketch.outer = kept;
  });
  sketch.repeated -= 1;
};

const repeatUntil: Control = (sketch) => {
  const { builder } = sketch;
  const done = builder.state(sketch.name('done'), 'i32', []);
  builder.map(sketch.name('reset'), done, () => i32(0));
  sketch.repeated += 1;
  builder.repeat(
    sketch.name('until'),
    sketch.choices.between(2, 4),
    (iteration) => {
      addMotif(sketch);
      builder.map(sketch.name('decide'), done, () =>
        sketch.choices.chance(30)
          ? cast(ge(iteration, 1), 'i32')
          : cast(truth(sketch, { scope: [], levels: 1 }), 'i32'),
      );
    },
    { until: done },
  );
  sketch.repeated -= 1;
};

const repeatMasked: Control = (sketch) => {
  const { builder } = sketch;
  const { batch } = sketch.dimensions;
  const done = builder.state(sketch.name('done'), 'i32', [batch]);
  builder.map(sketch.name('reset'), done, () => i32(0));
  sketch.repeated += 1;
  builder.repeat(
    sketch.name('settle'),
    sketch.choices.between(2, 3),
    () => {
      sketch.masked = true;
      addMotif(sketch);
      sketch.masked = false;
      builder.map(sketch.name('decide'), done, ([i]) =>
        cast(truth(sketch, { scope: scopeOf([batch], [i]), levels: 1 }), 'i32'),
      );
    },
    { until: done },
  );
  sketch.repeated -= 1;
};

/** A scalar flag: an input, or computed by an op before. */
function scalarFlag(sketch: Sketch): TensorHandle {
  if (sketch.choices.chance(50)) return sketch.builder.input(sketch.name('flag'), 'i32', []);
  const flag = sketch.builder.scratch(sketch.name('judged'), 'i32', []);
  sketch.builder.map(sketch.name('judge'), flag, () => cast(truth(sketch, { scope: [], levels: 1 }), 'i32'));
  return flag;
}

const when: Control = (sketch) => {
  const flag = scalarFlag(sketch);
  conditionally(sketch, () => sketch.builder.when(sketch.name('when'), flag, () => someMotifs(sketch)));
};

const whenMasked: Control = (sketch) => {
  const { batch } = sketch.dimensions;
  const flag = sketch.builder.input(sketch.name('flag'), 'i32', [batch]);
  conditionally(sketch, () =>
    sketch.builder.when(sketch.name('chosen'), flag, () => {
      sketch.masked = true;
      addMotif(sketch);
      sketch.masked = false;
    }),
  );
};

const every: Control = (sketch) => {
  const n = sketch.choices.between(1, 3);
  const phase = sketch.choices.below(n);
  conditionally(sketch, () => sketch.builder.every(sketch.name('every'), n, () => someMotifs(sketch), phase));
};

const nested: Control = (sketch) => {
  conditionally(sketch, () =>
    sketch.builder.every(sketch.name('every'), 2, () => {
      sketch.choices.pick([when, repeat, repeatUntil])(sketch);
    }),
  );
};

export function addControl(sketch: Sketch): void {
  sketch.choices.weighted<Control>([
    [25, repeat],
    [15, repeatUntil],
    [15, repeatMasked],
    [15, when],
    [15, whenMasked],
    [15, every],
    [8, nested],
  ])(sketch);
}
