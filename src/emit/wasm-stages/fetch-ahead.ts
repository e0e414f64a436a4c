/**
 * Gathers, begun before they are needed. The compiler puts the loads of a group of results before its arithmetic, and while
 * loads run with their checks the vector units stand idle. A gather is four loads that leave one vector: fetched before the
 * results of the group before are stored, it runs beside that group's arithmetic and costs one register. Other loads are
 * better left where they are: each would take a register for itself.
 */
import { stepAlong } from './emit-load.js';
import type { Node } from './node.js';
import { homeOf } from './scope.js';
import { type Store, storeRoots } from './store.js';
import type { Writer } from './writer.js';

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
