/**
 * Small groups of ops that occur in real programs, drawn at random: chains of maps over one index space, a statistic of a
 * row and what uses it, stencils over cheap producers, siblings, matrix products with maps behind them, scores into a
 * top-k. They make producers and consumers meet in the ways that fusion rules look for.
 */
import type { Dimension } from '../kernel/index.js';
import { computeKinds } from '../kernel/op.js';
import { convolution } from './convolutions.js';
import type { Kind } from './ops.js';
import { addKind, addMap, addMatmul, addReduce, addTopk } from './ops.js';
import { longTotal, ruleMotifs } from './rule-motifs.js';
import type { Item, Sketch } from './sketch.js';
import { addBuffered, specialMaps } from './special-maps.js';

type Motif = (sketch: Sketch) => void;

/** Maps one after the other over one shape. */
const chain: Motif = (sketch) => {
  const shape = sketch.shape();
  let source: Item | undefined;
  for (let left = sketch.choices.between(2, 4); left > 0; left -= 1) {
    source = addMap(sketch, { shape, aligned: true, ...(source && { source }) });
  }
};

/** A map, a reduction of its rows, and a map that uses both. */
const rowStatistic: Motif = (sketch) => {
  const { batch, rows, width } = sketch.dimensions;
  const outer: Dimension[] = sketch.choices.pick([[batch], [batch, rows]]);
  const shape = [...outer, width];
  const first = addMap(sketch, { shape });
  const statistic = addReduce(sketch, { shape: outer, source: first, aligned: true });
  addMap(sketch, { shape, source: statistic, aligned: true });
  if (sketch.choices.chance(40)) addReduce(sketch, { shape: outer, source: first, aligned: true });
};

/** A cheap map and a stencil over it. */
const stencil: Motif = (sketch) => {
  const shape = sketch.shape();
  const cheap = addMap(sketch, { shape, dtype: 'f32', aligned: true });
  addMap(sketch, { shape, source: cheap });
};

/** Two or three ops that read one tensor and not each other. */
const siblings: Motif = (sketch) => {
  const source = addMap(sketch);
  const shape = sketch.shape();
  for (let left = sketch.choices.between(2, 3); left > 0; left -= 1) {
    const add = sketch.choices.pick([addMap, addReduce]);
    add(sketch, { source, ...(sketch.choices.chance(60) && { shape }) });
  }
};

/** Tiny vectors per brain, one after the other. */
const tiny: Motif = (sketch) => {
  const { batch, inner } = sketch.dimensions;
  let source: Item | undefined;
  for (let left = sketch.choices.between(2, 5); left > 0; left -= 1) {
    const [add, shape] = sketch.choices.pick([
      [addMap, [batch, inner]],
      [addReduce, [batch]],
      [addMap, [batch]],
    ] as const);
    source = add(sketch, { shape, aligned: true, ...(source && { source }) });
  }
};

/** A matrix product and maps over its result. */
const linear: Motif = (sketch) => {
  const product = addMatmul(sketch);
  const { shape } = product.handle;
  const active = addMap(sketch, { shape, source: product, aligned: true });
  if (sketch.choices.chance(50)) addMap(sketch, { shape, source: active, aligned: true });
};

/** Scores by a map or reduction, the best of them, and something that uses those. */
const ranking: Motif = (sketch) => {
  const { batch, rows } = sketch.dimensions;
  const scores = sketch.choices.pick([addMap, addReduce])(sketch, { shape: [batch, rows], dtype: 'f32' });
  const best = addTopk(sketch, { source: scores });
  if (sketch.choices.chance(60)) sketch.choices.pick([addMap, addReduce])(sketch, { source: best });
};

/** A whole tensor reduced to a number per brain or to one, spread over a large space again. */
const broadcast: Motif = (sketch) => {
  const { batch, rows, width } = sketch.dimensions;
  const field = addMap(sketch, { shape: [batch, rows, width], dtype: 'f32', aligned: true });
  const total = addReduce(sketch, { shape: sketch.choices.pick([[batch], []]), source: field, aligned: true });
  addMap(sketch, { shape: [batch, rows, width], source: total, aligned: true });
};

/** A double-buffered field and reductions over what it becomes. */
const field: Motif = (sketch) => {
  const { batch } = sketch.dimensions;
  const next = addBuffered(sketch);
  for (let left = sketch.choices.between(0, 3); left > 0; left -= 1)
    addReduce(sketch, { shape: [batch], source: next, aligned: true });
};

/** A producer of one kind and a consumer of another. */
export function pair(sketch: Sketch, producer: Kind, consumer: Kind): void {
  const source = addKind[producer](sketch, { plain: true });
  addKind[consumer](sketch, { source, plain: true });
}

export const maskableKinds: readonly Kind[] = ['map', 'reduce', 'matmul'];

export function allowedKinds(sketch: Sketch): readonly Kind[] {
  if (sketch.masked) return maskableKinds;
  return sketch.options.opaque === false ? computeKinds.filter((kind) => kind !== 'opaque') : computeKinds;
}

/** Any op, or any pair. */
const anything: Motif = (sketch) => {
  const kinds = allowedKinds(sketch);
  if (sketch.choices.chance(40)) pair(sketch, sketch.choices.pick(kinds), sketch.choices.pick(kinds));
  else addKind[sketch.choices.pick(kinds)](sketch);
};

const special: Motif = (sketch) => {
  sketch.choices.pick(specialMaps)(sketch, sketch.choices.chance(50) ? sketch.source() : undefined);
};

/** Draws one group of ops that may stand at this place. */
export function addMotif(sketch: Sketch): void {
  if (sketch.masked) {
    sketch.choices.pick([chainOfOne, special])(sketch);
    return;
  }
  const free = sketch.conditional === 0 && sketch.repeated === 0;
  sketch.choices.weighted<Motif>([
    [10, chain],
    [10, rowStatistic],
    [8, stencil],
    [8, siblings],
    [8, tiny],
    [8, linear],
    [8, ranking],
    [6, broadcast],
    [free ? 8 : 0, field],
    [14, special],
    [14, (inner) => inner.choices.pick(ruleMotifs)(inner)],
    [free ? 2 : 0, longTotal],
    [4, (inner) => convolution(inner)],
    [16, anything],
  ])(sketch);
}

/** One op that may be masked per batch element. */
const chainOfOne: Motif = (sketch) => {
  addKind[sketch.choices.pick(maskableKinds)](sketch);
};
