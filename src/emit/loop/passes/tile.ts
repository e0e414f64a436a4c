/**
 * Tiles: where a map looks at neighbours along two axes, the elements that a block takes at once had best lie in a square
 * and not in a row, since what one thread loads its neighbours then find in the multiprocessor's own cache. Only the order
 * changes in which units are numbered.
 */
import type { Axis } from '../../../kernel/expr.js';
import { knownPoints } from './folds.js';

/** An axis cut into pieces of `size`. */
export interface Cut {
  readonly axis: Axis;
  readonly outer: Axis;
  readonly inner: Axis;
}

export interface Tiled {
  /** The units in their new order. */
  readonly units: readonly Axis[];
  readonly cuts: readonly Cut[];
}

/**
 * Units with the last two of the axes `near` cut so that what stands behind them and the pieces fill `threads`; the same
 * units where there are no two, or where they cannot be cut so.
 */
export function tileUnits(units: readonly Axis[], near: readonly Axis[], threads: number): Tiled {
  const pair = units.filter((axis) => near.includes(axis)).slice(-2);
  const tail = units.slice(units.indexOf(pair[1]) + 1);
  const plain = { units, cuts: [] };
  const row = knownPoints(tail);
  if (pair.length < 2 || row === undefined) return plain;
  const bits = Math.floor(Math.log2(Math.max(1, threads / row)));
  const sizes = [2 ** (bits >> 1), 2 ** (bits - (bits >> 1))];
  if (sizes[0] === 1 || pair.some(({ extent }, i) => typeof extent !== 'number' || extent % sizes[i] !== 0))
    return plain;
  const cuts = pair.map((axis, i): Cut => {
    const outer: Axis = { name: axis.name, extent: (axis.extent as number) / sizes[i] };
    return { axis, outer, inner: { name: `${axis.name}n`, extent: sizes[i] } };
  });
  const outer = units
    .slice(0, units.length - tail.length)
    .map((axis) => cuts.find((cut) => cut.axis === axis)?.outer ?? axis);
  return { units: [...outer, ...cuts.map(({ inner }) => inner), ...tail], cuts };
}
