/**
 * In which order a loop that is written out stores: vector by vector, or one result for all vectors before the next. The
 * compiler runs side by side what is computed before a store. Results that read the same elements of a row belong together,
 * vector by vector; one that shares nothing is taken for all vectors at once, which share its constants, and goes first,
 * where its arithmetic hides the loads of the others. The order never shows in a bit.
 *
 * Gathers begin before they are needed: the compiler puts the loads of a group of results before its arithmetic, and while loads
 * run with their checks the vector units stand idle. A gather is four loads that leave one vector: fetched before the results of
 * the group before are stored, it runs beside that group's arithmetic and costs one register. Other loads are better left where
 * they are: each would take a register for itself.
 */
import { stepAlong } from './emit-load.js';
import { type Node, walkNodes } from './node.js';
import { homeOf, type Scope } from './scope.js';
import { type Store, storeRoots } from './store.js';
import type { Writer } from './writer.js';

/** `bodies` holds the stores of each vector, in one order; the groups hold all of them, each to be computed at once. */
export function groupStores(bodies: readonly (readonly Store[])[], scope: Scope): Store[][] {
  const [first = []] = bodies;
  const parts = connect(first, scope);
  const single = parts.filter((part) => part.length === 1);
  const several = parts.filter((part) => part.length > 1).flat();
  const alone = single.map(([result]) => bodies.map((stores) => stores[result]));
  if (several.length === 0) return alone;
  return [...alone, ...bodies.map((stores) => stores.filter((_, result) => several.includes(result)))];
}

/** The stores by number, together where one reads what another one reads of the row or writes. */
function connect(stores: readonly Store[], scope: Scope): number[][] {
  const loads = stores.map((store) => rowLoads(storeRoots(store), scope));
  const writesFor = (a: number, b: number): boolean =>
    storeRoots(stores[b]).some((root) => root.reads.has(stores[a].place.name));
  const meet = (a: number, b: number): boolean =>
    writesFor(a, b) || writesFor(b, a) || [...loads[a]].some((load) => loads[b].has(load));
  const parts: number[][] = [];
  stores.forEach((_, number) => {
    const near = parts.filter((part) => part.some((other) => meet(number, other)));
    for (const part of near) parts.splice(parts.indexOf(part), 1);
    parts.push([...near.flat(), number]);
  });
  return parts;
}

/** Loads that change with the row; what reductions read is theirs. */
function rowLoads(roots: readonly Node[], scope: Scope): ReadonlySet<Node> {
  const found = new Set<Node>();
  walkNodes(roots, (node) => {
    if (homeOf(node, scope) !== scope) return false;
    if (node.kind === 'load') found.add(node);
    return node.kind !== 'fold';
  });
  return found;
}

/** Computes the gathers of a row that these stores need. */
export function fetchGathers(w: Writer, stores: readonly Store[]): void {
  const seen = new Set<Node>();
  const walk = (node: Node): void => {
    if (seen.has(node) || node.kind === 'fold' || homeOf(node, w.scope) !== w.scope) return;
    seen.add(node);
    node.args.forEach(walk);
    if (node.kind === 'load' && w.isVector(node) && stepAlong(w, node.args[0]) === undefined) w.ensureVector(node);
  };
  for (const store of stores) storeRoots(store).forEach(walk);
}
