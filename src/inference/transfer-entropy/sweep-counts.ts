/** Counts by sweeps over sorted points, on the calling thread or on the workers of a pool. */
import type { Pool } from '../../device/cpu/pool.js';
import type { HostCounts } from './host-counts-contract.js';
import { type Column, type Counts, type Problem, tiedCount } from './problem.js';
import { blockOf, farthest, setBelow } from './reach.js';
import { Sweep } from './sweep.js';

export async function sweepCounts(problem: Problem, pool: Pool | undefined): Promise<HostCounts> {
  const { x, y, z, samples, k, theiler, precision: type, algorithm } = problem;
  const [xs, ys, zs] = [x.map(() => blockOf.x), y.map(() => blockOf.y), z.map(() => blockOf.z)];
  const ask = { k, theiler, type };
  const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);
  const hasCondition = z.length > 0;
  // With a condition, z's first column is in every set: one order of the points serves all. Else x has its own order.
  const main = new Sweep(
    hasCondition
      ? {
          ...ask,
          columns: [...z, ...y, ...x],
          blocks: [...zs, ...ys, ...xs],
          sets: [
            range(1, z.length - 1),
            [...range(1, z.length - 1), ...range(z.length + y.length, x.length)],
            range(1, z.length - 1 + y.length),
          ],
        }
      : { ...ask, columns: [...y, ...x], blocks: [...ys, ...xs], sets: [range(1, y.length - 1)] },
    pool,
  );
  await main.open();
  let source = x;
  const openSource = async (): Promise<Sweep> => {
    const sweep = new Sweep({ ...ask, columns: source, blocks: xs, sets: [range(1, x.length - 1)] });
    await sweep.open();
    return sweep;
  };
  const own = hasCondition ? undefined : await openSource();
  return {
    method: 'sweep',
    count() {
      main.findNearest();
      setRadii(main, problem, source, algorithm);
      main.count();
      const [first, second, third] = main.counts;
      if (own === undefined) return markTied(main, { z: first, xz: second, yz: third });
      // Radii travel by the numbers of the points from one order to the other.
      const byPoint = new Float64Array(samples);
      for (let place = 0; place < samples; place += 1) byPoint[main.identities[place]] = main.radii[blockOf.x][place];
      for (let place = 0; place < samples; place += 1) own.radii[blockOf.x][place] = byPoint[own.identities[place]];
      own.count();
      return markTied(main, { z: undefined, xz: own.counts[0], yz: first });
    },
    replaceSource(columns) {
      source = columns;
      const first = z.length + y.length;
      for (const [column, values] of columns.entries()) main.setColumn(first + column, values);
      own?.resort(columns);
    },
    async close() {
      await main.close();
      await own?.close();
    },
  };
}
/** How far to count around each point, from its nearest: strictly below the k-th distance, or up to each block's own. */
function setRadii(sweep: Sweep, problem: Problem, x: readonly Column[], algorithm: 1 | 2): void {
  const { distances, radii, found, identities, samples } = sweep;
  if (algorithm === 1) {
    setBelow(distances, radii[0]);
    radii[1].set(radii[0]);
    radii[2].set(radii[0]);
    return;
  }
  const { k } = problem;
  for (const [block, columns] of [x, problem.y, problem.z].entries()) {
    const target = radii[block];
    for (let place = 0; place < samples; place += 1)
      target[place] = farthest(columns, identities[place], found, place * k, place * k + k);
  }
}
function markTied({ distances, identities, samples }: Sweep, counts: Counts): Counts {
  for (let place = 0; place < samples; place += 1) {
    if (distances[place] > 0) continue;
    for (const one of [counts.z, counts.xz, counts.yz]) if (one !== undefined) one[identities[place]] = tiedCount;
  }
  return counts;
}
