/**
 * Passes of plain maps: a part of one phase without rows, sweeps or folds, a thread per unit. Which element gets which value,
 * and how it is computed, does not change.
 */
import { nodesOf } from '../../../fuse/cost.js';
import { hasFold, type NestPhase, phaseExpressions } from '../../../fuse/stage.js';
import { type Dimension, largest, product, smallest } from '../../../kernel/dimension.js';
import type { Axis, LoadExpr } from '../../../kernel/expr.js';
import type { Machine } from '../machine.js';
import type { MapNest, PartNest, StageNest } from '../nest.js';
import { layoutsOf } from '../pairs.js';
import type { Pass } from './pass.js';
import { alignedPieces, alwaysReads, isVectorLoad } from './pieces.js';
import { tileUnits } from './tile.js';
import { earlySumOf, familiesAlong, nearAxes } from './window.js';

/** Formulas of more operations are not written twice for the sake of few elements. */
const mostNodes = 40;

const noVectors = 'a thread takes one element';

/** Vectors along the last unit: `sizeOf` says how large symbols count. */
function vectorised(
  nest: PartNest,
  { tensors }: StageNest,
  machine: Machine,
  sizeOf: (extent: Dimension) => number,
): MapNest | string {
  const { units, phases } = nest.part;
  const [phase] = phases;
  const { vectorWidth: width, busyElements } = machine;
  const lane = units[units.length - 1];
  if (width === 1) return 'vectors of one element';
  if (phases.length > 1 || phase.kind !== 'nest' || phase.rows.length > 0 || phase.sweeps.length > 0 || hasFold(phase))
    return 'no plain map';
  if (lane === undefined) return 'there is one unit';
  const elements = product(units.map((axis) => Math.max(1, sizeOf(axis.extent))));
  if (elements < busyElements) return `${elements} elements, fewer than ${busyElements}`;
  if (typeof lane.extent !== 'number' || lane.extent % width !== 0) return `the last axis is no multiple of ${width}`;
  if (!alignedPieces(phase.writes, lane, layoutsOf(nest.part, tensors), width))
    return 'neighbours are not stored side by side';
  const vectors: Axis = { name: lane.name, extent: lane.extent / width };
  return { lane, width, vectors, units: units.map((axis) => (axis === lane ? vectors : axis)), cuts: [] };
}

/** A thread takes neighbouring elements, loads and stores 16 bytes at once and computes what they share once. */
export const vectorise: Pass = {
  name: 'vectorise',
  apply: (nest, stage, machine) => {
    const map = vectorised(nest, stage, machine, smallest);
    return typeof map === 'string' ? map : { ...nest, map };
  },
};

/** A short map that is large enough for vectors only from some size on. */
export const vectoriseFromSize: Pass = {
  name: 'vectorise-from-size',
  apply: (nest, stage, machine) => {
    const { part } = nest;
    const symbols = part.units.filter(({ extent }) => typeof extent !== 'number');
    if (symbols.length !== 1) return `${symbols.length} sizes are not known`;
    const map = vectorised(nest, stage, machine, largest);
    if (typeof map === 'string') return map;
    if (windowOf({ ...nest, map }, stage, machine) !== undefined) return 'it reads neighbours';
    const nodes = nodesOf(phaseExpressions(part.phases[0]));
    if (nodes > mostNodes) return `${nodes} operations written twice`;
    const each = product(part.units.map(({ extent }) => (typeof extent === 'number' ? extent : 1)));
    const from = { size: symbols[0].extent, least: Math.ceil(machine.busyElements / each) };
    return { ...nest, map: { ...map, from } };
  },
};

/** Loads that come as vectors along the lane. */
function suits(nest: PartNest, { tensors }: StageNest, { lane, width }: MapNest): (load: LoadExpr) => boolean {
  const find = layoutsOf(nest.part, tensors);
  return (load) => isVectorLoad(load, find(load.tensor, load.version), lane, width);
}

function windowOf(nest: PartNest, stage: StageNest, { window: length }: Machine): MapNest['window'] {
  const { map, part, fixedUnits } = nest;
  if (map === undefined || length === 1) return undefined;
  const find = layoutsOf(part, stage.tensors);
  // A stretch of an axis that keeps its place would count it anew.
  for (const axis of part.units.slice(fixedUnits)) {
    if (axis === map.lane || typeof axis.extent !== 'number' || axis.extent < length) continue;
    const found = familiesAlong(part.phases[0] as NestPhase, axis, suits(nest, stage, map));
    if (found.length === 0) continue;
    // A border that may yield zero is decided element by element.
    const families = found.filter(({ loads }) =>
      loads.every((load) => alwaysReads(load, find(load.tensor, load.version))),
    );
    const stretches: Axis = { name: 'piece', extent: Math.ceil(axis.extent / length) };
    return { axis, length, stretches, families };
  }
  return undefined;
}

/** A thread goes along an axis and keeps the neighbours that its next elements read again. */
export const slideWindow: Pass = {
  name: 'slide-window',
  apply: (nest, stage, machine) => {
    const { map } = nest;
    if (map === undefined) return noVectors;
    const window = windowOf(nest, stage, machine);
    if (window === undefined) return `no neighbours are read along a free axis of at least ${machine.window}`;
    const units = map.units.map((axis) => (axis === window.axis ? window.stretches : axis));
    return { ...nest, map: { ...map, units, window } };
  },
};

/** A sum of neighbours takes each plane in as it arrives; sums are kept instead of their terms. */
export const beginSumsEarly: Pass = {
  name: 'begin-sums-early',
  apply: (nest) => {
    const { map } = nest;
    if (map?.window === undefined) return 'no window slides';
    const sum = earlySumOf(nest.part.phases[0] as NestPhase, map.window.families);
    if (sum === undefined) return 'no sum of enough neighbours in the order in which they arrive';
    return { ...nest, map: { ...map, window: { ...map.window, sum } } };
  },
};

/** A workgroup takes a square of elements, whose neighbours lie in its cache. */
export const tileSquares: Pass = {
  name: 'tile-squares',
  apply: (nest, stage, machine) => {
    const { map, part, fixedUnits } = nest;
    if (map === undefined) return noVectors;
    if (!machine.squareTiles) return 'rows of elements are as good';
    const near = nearAxes(part.phases[0] as NestPhase, part.units, map.lane, suits(nest, stage, map));
    const free = near.filter((axis) => part.units.indexOf(axis) >= fixedUnits);
    const tiled = tileUnits(map.units, free, stage.lanes);
    if (tiled.cuts.length === 0) return 'no two axes with neighbours that squares divide';
    return { ...nest, map: { ...map, ...tiled } };
  },
};
