/**
 * What an axis is worth as the vector axis: a rough count of instructions for four neighbouring indices, in lanes and one
 * after the other. It decides speed alone, never a result.
 */
import { largest } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import { isLanewise } from './apply.js';
import { dependsOn, type FoldNode, type Node, type Spot, stored, walkNodes } from './node.js';
import { stepOf } from './node-facts.js';
import { type Store, storeRoots } from './store.js';

/** Four loads or stores and the moves between lanes. */
const gatherCost = 8;
/** Beginning and ending a reduction. */
const foldCost = 24;
/** A symbol's largest value says little about what it will be. */
const mostExtent = 1024;

/** Instructions for four neighbours along an axis. */
export interface Costs {
  readonly lanes: number;
  /** One after the other. */
  readonly scalar: number;
}

/** Why lanes do not pay. */
export function costText({ name }: Axis, { lanes, scalar }: Costs): string {
  if (lanes === Number.POSITIVE_INFINITY) return `four along ${name} hold f64, or folds of different lengths`;
  const gain = lanes < scalar ? ', too little to gain' : '';
  return `four along ${name} take ${Math.round(lanes)} instructions in lanes, ${Math.round(scalar)} one by one${gain}`;
}

/** Instructions for the roots; nodes that do not depend on `loops` are computed outside and cost nothing here. */
export function costOf(roots: readonly Node[], vector: Axis | undefined, loops: ReadonlySet<Axis>): number {
  const seen = new Set<Node>();
  let total = 0;
  const walk = (node: Node): void => {
    if (seen.has(node) || !dependsOn(node, loops)) return;
    seen.add(node);
    total += ownCost(node, vector, loops);
    if (node.kind === 'load' && vector !== undefined && stepOf(node.args[0], vector) !== undefined) return;
    const inner = node.kind === 'fold' ? node.args.slice(1) : node.args;
    for (const arg of inner) walk(arg);
  };
  for (const root of roots) walk(root);
  return total;
}

function ownCost(node: Node, vector: Axis | undefined, loops: ReadonlySet<Axis>): number {
  const inLanes = vector !== undefined && node.axes.has(vector);
  if (inLanes && node.type === 'f64') return Infinity;
  switch (node.kind) {
    case 'constant':
    case 'index':
    case 'word':
    case 'worker':
    case 'variable':
    case 'mask':
      return 0;
    case 'sum':
      return node.args.length - 1;
    case 'pack':
      return node.args.length;
    case 'lane':
      return 1;
    case 'apply':
      // A sum takes conditions as they are.
      if (inLanes && node.code === 'i32.from_bool') return 0;
      return inLanes && isLanewise(node.code) ? gatherCost : 1;
    case 'load':
      return inLanes && !isBeside(node.spot, vector) ? gatherCost : 1;
    case 'fold':
      // Rows of different lengths do not run side by side.
      if (inLanes && node.args.slice(1).some((bound) => bound.axes.has(vector))) return Infinity;
      return foldCost + extentOf(node.over) * bodyCost(node, inLanes ? vector : undefined, loops);
    default:
      return node satisfies never;
  }
}

/** Whether the elements of neighbouring indices are neighbours in memory. */
function isBeside({ address, place }: Spot, axis: Axis): boolean {
  return stepOf(address, axis) === stored[place.storage].bytes;
}

function bodyCost(fold: FoldNode, vector: Axis | undefined, loops: ReadonlySet<Axis>): number {
  const inside = new Set([...loops, ...fold.over]);
  const scalar = costOf([fold.args[0]], vector, inside) + 1;
  if (vector !== undefined) return scalar;
  const last = fold.over[fold.over.length - 1];
  return Math.min(scalar, (costOf([fold.args[0]], last, inside) + 1) / 4);
}

export function extentOf(axes: readonly Axis[]): number {
  return axes.reduce((product, axis) => product * Math.min(mostExtent, largest(axis.extent)), 1);
}

/** Instructions of one index of a loop (four in lanes) that stores. */
export function storesCost(stores: readonly Store[], vector: Axis | undefined, loops: ReadonlySet<Axis>): number {
  if (vector !== undefined && stores.some((store) => store.value.type === 'f64')) return Infinity;
  const together = (store: Store): boolean => vector !== undefined && isBeside(store, vector);
  const roots = stores.flatMap((store) => (together(store) ? storeRoots(store).slice(1) : storeRoots(store)));
  const own = stores.map((store) => {
    if (vector === undefined || !store.address.axes.has(vector)) return 1;
    return together(store) ? 1 : gatherCost;
  });
  return own.reduce((sum, cost) => sum + cost, 0) + costOf(roots, vector, loops);
}

/** Reductions of little work a load run in so many vectors of rows at once, as memory gives neighbours for free. */
export const mostColumns = 8;
const lightBody = 12;
const longEnough = 64;

/**
 * Whether a fold of a row only streams memory across the rows: every load depends on the reduced axis and lies beside that
 * of the next row.
 */
export function isStreaming(fold: FoldNode, vector: Axis): boolean {
  const inner = fold.over[fold.over.length - 1];
  const loops = new Set(fold.over);
  if (fold.args.length > 1 || extentOf(fold.over) < longEnough || !fold.args[0].axes.has(vector)) return false;
  if (costOf([fold.args[0]], vector, loops) > lightBody) return false;
  let fits = true;
  walkNodes([fold.args[0]], (node) => {
    if (node.kind === 'constant' || !fits) return false;
    const moves = node.axes.has(vector);
    fits = node.kind !== 'fold' && (!moves || node.axes.has(inner));
    if (fits && moves && node.kind === 'load') fits = isBeside(node.spot, vector);
    return moves && node.kind !== 'load';
  });
  return fits;
}

/** As many vectors at once, halved until they fit the axis. */
export function fitting(vectors: number, axis: Axis): number {
  return vectors > 1 && 4 * vectors > largest(axis.extent) ? fitting(vectors / 2, axis) : vectors;
}

/** Why four indices at once are no cheaper than one after the other; `own`: what else an index costs, in lanes or not. */
export function whyNoVector(
  stores: readonly Store[],
  values: readonly Node[],
  axis: Axis,
  own = 0,
): string | undefined {
  if (largest(axis.extent) < 4) return `fewer than four along ${axis.name}`;
  if (values.some((value) => value.type === 'f64')) return 'f64 has no lanes';
  const loops = new Set([axis]);
  const lanes = own + storesCost(stores, axis, loops) + costOf(values, axis, loops);
  const scalar = 4 * (own + storesCost(stores, undefined, loops) + costOf(values, undefined, loops));
  return lanes < 0.9 * scalar ? undefined : costText(axis, { lanes, scalar });
}
