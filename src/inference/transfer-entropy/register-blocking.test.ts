/**
 * Many points on a GPU, whose warps take several rows at once: the counts are those of all pairs, one by one, with ties
 * and with a last group that is not full. The stand-in for a GPU runs the generated kernels.
 */
import { describe, expect, it } from 'vitest';
import { oracleCounts } from '../../../test/support/ksg-oracle.js';
import { normalFrom } from '../../../test/support/ksg-problems.js';
import { isQuick } from '../../../test/support/quick.js';
import { hasStandIn, withStandIn } from '../../../test/support/stand-in.js';
import type { Device } from '../../device/device.js';
import { createReference } from '../../device/reference/reference.js';
import { add, ne, type Program, program, rem } from '../../kernel/index.js';
import { createSource } from '../../programs/seeded.js';
import { loadPairs, loadSurrogates } from './device-counts.js';
import { histogramsOf, tableFor, totalOf } from './finish.js';
import { reordered, surrogateOrder } from './surrogates.js';

describe.skipIf(!hasStandIn)('register blocking', () => {
  let device: Device;
  withStandIn((opened) => {
    device = opened;
  });

  it('pairs of series with ties', async () => {
    // More than one group of elements, and some left over.
    const [count, samples] = [8, 70];
    const normal = normalFrom(3);
    const values = Array.from({ length: count }, () =>
      Float32Array.from({ length: samples + 1 }, () => Math.round(normal() * 2) / 2),
    );
    const [past, next] = [values.map((one) => [one.slice(0, samples)]), values.map((one) => [one.slice(1)])];
    const pairs = Array.from({ length: count * count }, (_, i) => [Math.floor(i / count), i % count] as const);
    const settings = { samples, precision: 'f32', k: 2, algorithm: 1, theiler: 0 } as const;
    const finish = { ...settings, isConditional: true };
    const loaded = await loadPairs(device, { x: past, y: next, z: past, common: [], pairs }, settings);
    let tied = 0;
    await loaded.run((tally, at) => {
      const [from, to] = pairs[at];
      const histograms = histogramsOf(oracleCounts({ ...settings, x: past[from], y: next[to], z: past[to] }), samples);
      expect(tally).toEqual({ total: totalOf(histograms, finish, tableFor(samples)), tied: histograms.tied });
      tied += tally.tied;
    });
    await loaded.close();
    expect(tied).toBeGreaterThan(0);
  });

  it.skipIf(isQuick)('surrogates of sorted points, of which far groups are passed over', async () => {
    const [samples, count] = [330, 13];
    const normal = normalFrom(7);
    const column = (): Float32Array => Float32Array.from({ length: samples }, () => Math.round(normal() * 64) / 64);
    const settings = { samples, precision: 'f32', k: 3, algorithm: 1, theiler: 0 } as const;
    const problem = { ...settings, x: [column()], y: [column()], z: [column()] };
    const finish = { ...settings, isConditional: true };
    const loaded = await loadSurrogates(device, problem, { kind: 'permute', seed: 5, count }, true);
    let seen = 0;
    await loaded.run((tally, s) => {
      const x = reordered(problem.x, surrogateOrder('permute', 5, s, samples));
      const histograms = histogramsOf(oracleCounts({ ...problem, x }), samples);
      expect(tally).toEqual({ total: totalOf(histograms, finish, tableFor(samples)), tied: histograms.tied });
      seen += 1;
    });
    await loaded.close();
    expect(seen).toBe(count);
  });

  it('the largest of those that may be taken, in a last group that is not full', async () => {
    const rows = 4098;
    const program = ranks();
    const source = createSource(9);
    const x = Float32Array.from({ length: rows * width }, () => (source() % 5) - 2);
    // Of both zeros the first stays before the second.
    x.forEach((value, i) => {
      if (value === 0 && i % 2 === 0) x[i] = -0;
    });
    const load = { symbols: { rows } };
    const [session, reference] = [await device.load(program, load), await createReference().load(program, load)];
    const [found, expected] = [session.stepSync({ x }), reference.stepSync({ x })];
    expect(new Uint32Array(found.best.buffer.slice(0))).toEqual(new Uint32Array(expected.best.buffer.slice(0)));
    await session.close();
  });
});

/** Elements of a row. */
const width = 66;

function ranks(): Program {
  return program('ranks', (b) => {
    const rows = b.symbol('rows', 1, 10_000);
    const x = b.input('x', 'f32', [rows, width]);
    const best = b.output('best', 'f32', [rows, 3]);
    b.topk('rank', {
      outer: [rows],
      over: width,
      k: 3,
      value: ([i], j) => x.at(i, j),
      where: ([i], j) => ne(rem(add(i, j), 3), 0),
      values: best,
    });
  });
}
