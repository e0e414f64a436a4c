/**
 * Maps that do more than fill a tensor: two targets at once, slices, masks, in place, rows at computed places, and
 * double-buffered states with a stencil over their old values.
 */
import type { Dimension, Expr } from '../kernel/index.js';
import { add, cast, mul, permute, select, sizeOf, store } from '../kernel/index.js';
import { readItem } from './loads.js';
import { numberType, scopeOf } from './ops.js';
import type { Item, Sketch } from './sketch.js';
import type { Context } from './values.js';
import { truth, valueOf, whole } from './values.js';

type Special = (sketch: Sketch, source?: Item) => Item;

function contextOf(shape: readonly Dimension[], indices: readonly Expr[], source?: Item): Context {
  return { scope: scopeOf(shape, indices), levels: 2, ...(source && { source }) };
}

/** One index space, two tensors of their own types. */
export const addPair: Special = (sketch, source) => {
  const shape = sketch.shape();
  const [first, second] = [sketch.target(sketch.dtype(), shape), sketch.target(sketch.dtype(), shape)];
  sketch.builder.map(sketch.name('pair'), shape, (indices) =>
    [first, second].map((target) =>
      store(target, indices, valueOf(sketch, numberType(target.tensor.dtype), contextOf(shape, indices, source))),
    ),
  );
  sketch.add(first, 'map');
  return sketch.add(second, 'map');
};

/** Two halves of the last dimension, each with its own value. */
export const addSlices: Special = (sketch, source) => {
  const { batch } = sketch.dimensions;
  const half = sketch.choices.pick([1, 4, 16, 31]);
  const target = sketch.target(sketch.dtype(), [batch, 2 * half]);
  const type = numberType(target.tensor.dtype);
  const shape = [batch, half];
  sketch.builder.map(sketch.name('slices'), shape, ([i, j]) =>
    [j, add(j, half)].map((place) =>
      store(target, [i, place], valueOf(sketch, type, contextOf(shape, [i, j], source))),
    ),
  );
  return sketch.add(target, 'map');
};

/** A state that keeps its old value where a condition does not hold. */
export const addMasked: Special = (sketch, source) => {
  const shape = sketch.shape();
  const target = sketch.target(sketch.dtype(), shape, { lasting: true });
  const type = numberType(target.tensor.dtype);
  sketch.builder.map(
    sketch.name('masked'),
    target,
    (indices) => valueOf(sketch, type, contextOf(shape, indices, source)),
    { where: (indices) => truth(sketch, { ...contextOf(shape, indices), levels: 1 }) },
  );
  return sketch.add(target, 'map');
};

/** A state mixed with something new, in place. */
export const addInPlace: Special = (sketch, source) => {
  const shape = sketch.shape();
  const dtype = sketch.dtype();
  const state = sketch.builder.state(sketch.name('state'), dtype, shape);
  const type = numberType(dtype);
  sketch.builder.map(sketch.name('inPlace'), state, (indices) => {
    const fresh = valueOf(sketch, type, contextOf(shape, indices, source));
    if (type === 'i32' || type === 'u32') return add(state.at(...indices), fresh);
    return add(mul(state.at(...indices), 0.5), mul(fresh, 0.5));
  });
  return sketch.add(state, 'map');
};

/** One row of a table per batch element, chosen by a loaded or computed number; outside, nothing is stored. */
export const addRows: Special = (sketch, source) => {
  const { batch, inner, width } = sketch.dimensions;
  const slots = sketch.choices.pick([inner, 5, 33]);
  const table = sketch.target(sketch.dtype(), [batch, slots, width], { lasting: true });
  const type = numberType(table.tensor.dtype);
  const shape = [batch, width];
  sketch.builder.map(sketch.name('rows'), shape, ([i, j]) => {
    const row = whole(sketch, 'i32', { scope: scopeOf([batch], [i]), levels: sketch.choices.below(2) });
    return [store(table, [i, row, j], valueOf(sketch, type, contextOf(shape, [i, j], source)))];
  });
  return sketch.add(table, 'map');
};

/** Every row of a vector at its place in a permutation, some left out with −1. */
export const addScatter: Special = (sketch, source) => {
  const { batch, rows } = sketch.dimensions;
  const extent = sketch.masked ? batch : rows;
  const target = sketch.target(sketch.dtype(), [extent], { lasting: true });
  const type = numberType(target.tensor.dtype);
  const seed = sketch.choices.below(100);
  sketch.builder.map(sketch.name('scatter'), [extent], ([i]) => {
    const place = cast(permute(seed, cast(i, 'u32'), cast(sizeOf(extent), 'u32')), 'i32');
    const row = select(truth(sketch, { scope: scopeOf([extent], [i]), levels: 1 }), place, -1);
    return [store(target, [row], valueOf(sketch, type, contextOf([extent], [i], source)))];
  });
  return sketch.add(target, 'map');
};

/** A double-buffered state whose next value is a stencil over the old one. Not under a condition or in a repeat. */
export const addBuffered: Special = (sketch, source) => {
  const shape = sketch.shape();
  const dtype = sketch.dtype();
  const layout = sketch.layout(shape);
  const field = sketch.builder.state(sketch.name('field'), dtype, shape, { buffered: true, ...(layout && { layout }) });
  const type = numberType(dtype);
  const old = sketch.add(field, 'declared');
  sketch.builder.map(sketch.name('evolve'), field.next, (indices) => {
    const scope = scopeOf(shape, indices);
    const around = [0, 1].map(() => readItem(sketch, old, scope));
    const fresh = valueOf(sketch, type, contextOf(shape, indices, source));
    if (type === 'i32' || type === 'u32') return add(around[0], around[1], fresh);
    return add(mul(add(around[0], around[1]), 0.25), mul(fresh, 0.5));
  });
  return sketch.add(field.next, 'map');
};

export const specialMaps: readonly Special[] = [addPair, addSlices, addMasked, addInPlace, addRows, addScatter];
