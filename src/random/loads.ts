/**
 * Random reads: which index goes to which dimension, by what detour (a shift, a reversal, a permutation, a loaded index)
 * and under which border rule. Where an axis fits the dimension it is read plainly most of the time, so that producers and
 * consumers share their index space and can be fused.
 */
import { sameDimension } from '../kernel/dimension.js';
import type { Border, Dimension, Expr } from '../kernel/index.js';
import { add, cast, i32, load, permute, sizeOf, sub } from '../kernel/index.js';
import type { Index, Item, Sketch } from './sketch.js';

const borders: readonly Border[] = ['clamp', 'zero', 'wrap'];

/** How adventurous an index may be. */
export interface ReadOptions {
  /** Only plain reads at the same indices, as between fused maps. */
  readonly plain?: boolean;
  readonly depth?: number;
}

/** The element of an item at the indices in scope, by value type, not yet limited. */
export function readItem(sketch: Sketch, item: Item, scope: readonly Index[], options: ReadOptions = {}): Expr {
  const free = [...scope];
  const indices: Expr[] = [];
  const rules: Border[] = [];
  for (const dimension of item.handle.shape) {
    const place = free.findIndex(({ extent }) => sameDimension(extent, dimension));
    const [index, rule] =
      place >= 0 ? along(sketch, free.splice(place, 1)[0], options) : across(sketch, dimension, scope, options);
    indices.push(index);
    rules.push(rule);
  }
  return load(item.handle, indices, rules);
}

/** An index of the same extent: as it is, or moved. */
function along(sketch: Sketch, { expr, extent }: Index, options: ReadOptions): [Expr, Border] {
  const { choices } = sketch;
  const border = (): Border => choices.pick(borders);
  const ways: readonly (readonly [number, () => [Expr, Border]])[] = [
    [options.plain ? 100 : 72, () => [expr, choices.chance(15) ? border() : 'inside']],
    [options.plain ? 0 : 10, () => [add(expr, choices.between(1, 2)), border()]],
    [options.plain ? 0 : 10, () => [sub(expr, choices.between(1, 3)), border()]],
    [options.plain ? 0 : 4, () => [sub(sub(sizeOf(extent), 1), expr), border()]],
    [
      options.plain ? 0 : 4,
      () => [cast(permute(choices.below(1000), cast(expr, 'u32'), cast(sizeOf(extent), 'u32')), 'i32'), border()],
    ],
  ];
  return choices.weighted(ways)();
}

/** No index in scope has this extent: another one with a border rule, a constant, or an index that is loaded. */
function across(sketch: Sketch, dimension: Dimension, scope: readonly Index[], options: ReadOptions): [Expr, Border] {
  const { choices } = sketch;
  const rule = choices.pick(borders);
  const loadable = sketch.pool.filter(({ handle }) => handle.tensor.dtype === 'i32' && handle.shape.length <= 1);
  const ways: (readonly [number, () => Expr])[] = [[30, () => i32(choices.pick([0, 0, 1, -1, 40]))]];
  if (scope.length > 0) ways.push([40, () => choices.pick(scope).expr]);
  if (loadable.length > 0 && (options.depth ?? 0) < 1) {
    ways.push([30, () => readItem(sketch, choices.pick(loadable), scope, { depth: (options.depth ?? 0) + 1 })]);
  }
  const index = choices.weighted(ways)();
  const inside =
    index.op === 'constant' && index.value >= 0 && typeof dimension === 'number' && index.value < dimension;
  return [index, inside && choices.chance(50) ? 'inside' : rule];
}
