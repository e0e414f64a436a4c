/** Counts by k-d trees: one over the joint space, one over each space that is counted in. */
import type { HostCounts } from './host-counts-contract.js';
import { buildTree, countInWindow, countWithin, findNearest, type Tree, withColumns } from './neighbour-tree.js';
import { type Column, type Problem, tiedCount } from './problem.js';
import { blockOf, farthest, nextBelow } from './reach.js';

interface Marginal {
  readonly tree: Tree;
  readonly columns: readonly Float64Array[];
  readonly blocks: readonly number[];
  readonly counts: Int32Array;
}

/** Doubles with the same values; differences are rounded where the columns were f32. */
function doubles(columns: readonly Column[]): Float64Array[] {
  return columns.map((column) => (column instanceof Float64Array ? column : Float64Array.from(column)));
}

export function treeCounts(problem: Problem): HostCounts {
  const { samples, k, algorithm, theiler } = problem;
  const single = problem.precision === 'f32';
  const [y, z] = [doubles(problem.y), doubles(problem.z)];
  let x = doubles(problem.x);
  let joint = buildTree([...y, ...z, ...x], y.length + z.length + x.length, samples);
  const marginal = (columns: Float64Array[], blocks: number[]): Marginal | undefined =>
    columns.length === 0
      ? undefined
      : { tree: buildTree(columns, columns.length, samples), columns, blocks, counts: new Int32Array(samples) };
  const [xs, ys, zs] = [x.map(() => blockOf.x), y.map(() => blockOf.y), z.map(() => blockOf.z)];
  const inZ = marginal(z, zs);
  const inYz = marginal([...y, ...z], [...ys, ...zs]) as Marginal;
  let inXz = marginal([...x, ...z], [...xs, ...zs]) as Marginal;
  let boundsSource = true;
  return {
    method: 'tree',
    count() {
      const query = new Float64Array(joint.width);
      const distances = new Float64Array(k);
      const found = new Int32Array(k);
      const reach = new Float64Array(3);
      for (let place = 0; place < samples; place += 1) {
        const self = joint.identities[place];
        for (let axis = 0; axis < query.length; axis += 1) query[axis] = joint.coordinates[place * joint.width + axis];
        findNearest(joint, query, self, theiler, single, distances, found);
        const distance = distances[k - 1];
        if (algorithm === 1) reach.fill(nextBelow(distance));
        else {
          for (const [block, columns] of [x, y, z].entries()) reach[block] = farthest(columns, self, found, 0, k);
          if (single) for (let block = 0; block < 3; block += 1) reach[block] = Math.fround(reach[block]);
        }
        for (const one of [inZ, inXz, inYz]) if (one !== undefined) countAround(one, self, distance, reach);
      }
      return { z: inZ?.counts, xz: inXz.counts, yz: inYz.counts };
    },
    replaceSource(columns) {
      x = doubles(columns);
      // A tree that is bounded in (y, z) alone serves every order of the source.
      if (boundsSource) joint = buildTree([...y, ...z, ...x], y.length + z.length, samples);
      else joint = withColumns(joint, x, y.length + z.length);
      boundsSource = false;
      inXz = marginal([...x, ...z], [...xs, ...zs]) as Marginal;
    },
    close: async () => undefined,
  };

  function countAround(one: Marginal, self: number, distance: number, reach: Float64Array): void {
    if (!(distance > 0)) {
      one.counts[self] = tiedCount;
      return;
    }
    const at = Float64Array.from(one.columns, (column) => column[self]);
    const radii = Float64Array.from(one.blocks, (block) => reach[block]);
    one.counts[self] =
      countWithin(one.tree, at, radii, single) - countInWindow(one.columns, self, theiler, radii, single);
  }
}
