/**
 * The method does not matter: sweep, tree and Program give the very counts of comparing all pairs, with f32 differences
 * rounded as Math.fround rounds them; for ties, duplicates and clusters too, and for any number of threads.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { impostor } from '../../../test/support/devices.js';
import { oracleCounts } from '../../../test/support/ksg-oracle.js';
import { normalFrom, problems } from '../../../test/support/ksg-problems.js';
import { Pool } from '../../device/cpu/pool.js';
import { createDevice, type Device } from '../../device/index.js';
import { explain } from '../../fuse/index.js';
import {
  deviceCounts,
  type LoadedProblems,
  loadPairs,
  loadSurrogates,
  loadValue,
  type Tally,
} from './device-counts.js';
import { histogramsOf, tableFor, totalOf } from './finish.js';
import { chooseMethod, openHostCounts, type SearchMethod } from './host-counts.js';
import { ksgProgram } from './ksg-program.js';
import { canList, listCounts } from './list-counts.js';
import type { Counts, Problem } from './problem.js';
import { reordered, surrogateOrder } from './surrogates.js';
import { Sweep } from './sweep.js';

async function hostCounts(problem: Problem, method: SearchMethod, pool?: Pool): Promise<Counts> {
  const host = await openHostCounts(problem, pool, method);
  const counts = host.count();
  await host.close();
  return counts;
}

/** A smooth problem of some size. */
function smooth(samples: number, more: Partial<Problem> = {}, seed = 1): Problem {
  const normal = normalFrom(seed);
  const { precision = 'f64' } = more;
  const series = Array.from({ length: 3 }, () => Array.from({ length: samples }, () => normal()));
  const column = (values: number[]) => (precision === 'f32' ? Float32Array.from(values) : Float64Array.from(values));
  const [x, y, z] = series.map((values) => [column(values)]);
  return { x, y, z, samples, k: 4, algorithm: 1, theiler: 0, precision, ...more };
}

describe('counts by search', () => {
  it.each(['sweep', 'tree'] as const)('of a %s are those of all pairs', async (method) => {
    await fc.assert(
      fc.asyncProperty(problems, async (problem) => {
        expect(await hostCounts(problem, method)).toEqual(oracleCounts(problem));
      }),
      { numRuns: 120, seed: 11 },
    );
  });

  it.each(['sweep', 'tree'] as const)('of a %s stay right when the source changes', async (method) => {
    await fc.assert(
      fc.asyncProperty(problems, async (problem) => {
        const host = await openHostCounts(problem, undefined, method);
        host.count();
        for (const s of [0, 1]) {
          const x = reordered(problem.x, surrogateOrder('permute', 3, s, problem.samples));
          host.replaceSource(x);
          expect(host.count()).toEqual(oracleCounts({ ...problem, x }));
        }
        await host.close();
      }),
      { numRuns: 30, seed: 12 },
    );
  });

  it('of lists are those of all pairs, also when the source changes', async () => {
    const listed = problems.map(
      (problem): Problem => ({
        ...problem,
        ...{ algorithm: 1, precision: 'f64' },
        x: (problem.z.length > 0 ? problem.x : problem.x.slice(0, 1)).map((column) => Float64Array.from(column)),
        y: problem.y.map((column) => Float64Array.from(column)),
        z: problem.z.map((column) => Float64Array.from(column)),
      }),
    );
    await fc.assert(
      fc.asyncProperty(listed, async (problem) => {
        expect(canList(problem)).toBe(true);
        const host = listCounts(problem);
        expect(host.count()).toEqual(oracleCounts(problem));
        const x = reordered(problem.x, surrogateOrder('permute', 3, 1, problem.samples));
        host.replaceSource(x);
        expect(host.count()).toEqual(oracleCounts({ ...problem, x }));
      }),
      { numRuns: 150, seed: 14 },
    );
  });

  it('of lists that are too short for some points are those of a tree', async () => {
    // More points lie within reach than a list holds: the condition says little, and half of the target stands still.
    const many = smooth(1600);
    const [[y], [z]] = [many.y, many.z];
    const problem = {
      ...many,
      y: [Float64Array.from(y, (value, i) => (i % 2 === 0 ? value : 1e-3 * value))],
      z: [Float64Array.from(z, (value, i) => (i % 3 === 0 ? value : 1e-3 * value))],
    };
    expect(listCounts(problem).count()).toEqual(await hostCounts(problem, 'tree'));
    expect(listCounts({ ...problem, z: [] }).count()).toEqual(await hostCounts({ ...problem, z: [] }, 'tree'));
  });

  it('are the same for one, two and three threads', async () => {
    for (const problem of [smooth(3000), smooth(1777, { precision: 'f32', algorithm: 2, theiler: 2 })]) {
      const alone = await hostCounts(problem, 'sweep');
      expect(alone).toEqual(await hostCounts(problem, 'tree'));
      for (const threads of [2, 3]) {
        const pool = await Pool.open({ threads });
        expect(await hostCounts(problem, 'sweep', pool)).toEqual(alone);
        await pool.close();
      }
    }
  });

  it('are right for sizes around those of blocks and lanes', async () => {
    for (const samples of [6, 7, 8, 9, 31, 32, 33, 255, 256, 257]) {
      for (const precision of ['f32', 'f64'] as const) {
        const problem = smooth(samples, { precision });
        const expected = oracleCounts(problem);
        expect(await hostCounts(problem, 'sweep')).toEqual(expected);
        expect(await hostCounts(problem, 'tree')).toEqual(expected);
      }
    }
  });

  it('of more points than fit are refused before anything is computed', () => {
    const columns = Array.from({ length: 3 }, () => ({ length: 2 ** 28 }));
    const question = { columns, k: 4, theiler: 0, type: 'f64', blocks: [2, 1, 0], sets: [[], [2], [1]] } as const;
    expect(() => new Sweep(question)).toThrow(/268435456 samples do not fit \(got \d+ bytes, expected at most 4 GiB/);
  });

  it('leave the sweep for a tree where the sorted column tells nothing', () => {
    const many = smooth(20_000);
    expect(chooseMethod(many)).toBe('sweep');
    expect(chooseMethod({ ...many, z: [new Float64Array(20_000)] })).toBe('tree');
    expect(chooseMethod(smooth(5000, { z: [new Float64Array(5000)] }))).toBe('sweep');
  });
});

describe('counts by the Program', () => {
  let cpu: Device;
  let reference: Device;
  beforeAll(async () => {
    cpu = await createDevice('cpu', { threads: 2 });
    reference = await createDevice('reference', { arithmetic: 'f32' });
  });
  afterAll(async () => {
    await cpu.close();
    await reference.close();
  });

  it('are those of all pairs on the processor', async () => {
    await fc.assert(
      fc.asyncProperty(problems, async (problem) => {
        expect(await deviceCounts(cpu, problem)).toEqual(oracleCounts(problem));
      }),
      { numRuns: 24, seed: 13 },
    );
  });

  it('are those of all pairs on the reference', async () => {
    await fc.assert(
      fc.asyncProperty(problems, async (problem) => {
        const few = { ...problem, precision: 'f32' as const };
        for (const block of ['x', 'y', 'z'] as const) few[block] = problem[block].map((one) => Float32Array.from(one));
        expect(await deviceCounts(reference, few)).toEqual(oracleCounts(few));
      }),
      { numRuns: 6, seed: 14 },
    );
  });

  /** What a problem must come to, by the oracle's counts. */
  function tallyOf(problem: Problem): Tally {
    const histograms = histogramsOf(oracleCounts(problem), problem.samples);
    const finish = { ...problem, isConditional: problem.z.length > 0 };
    return { total: totalOf(histograms, finish, tableFor(problem.samples)), tied: histograms.tied };
  }
  const runOf = async (loading: Promise<LoadedProblems>): Promise<Tally[]> => {
    const [loaded, found]: [LoadedProblems, Tally[]] = [await loading, []];
    await loaded.run((tally, position) => {
      found[position] = tally;
    });
    await loaded.close();
    return found;
  };
  // One device sums up in f64, the other leaves that to the host.
  const devices = () => [cpu, impostor('webgpu', { dtypes: ['f32', 'i32', 'u32'] })];

  it.each(['permute', 'shift'] as const)('of surrogates are made on the device as on the host: %s', async (kind) => {
    const first = smooth(70, { precision: 'f32' });
    const twice = smooth(61, { precision: 'f32', algorithm: 2, theiler: 1 });
    const tied = smooth(40, {
      precision: 'f32',
      y: [new Float32Array(40)],
      z: [new Float32Array(40)],
      x: [repeats(40)],
    });
    for (const problem of [first, twice, { ...twice, z: [] }, { ...first, z: [] }, tied]) {
      const expected = [0, 1, 2].map((s) => {
        const x = reordered(problem.x, surrogateOrder(kind, 9, s, problem.samples));
        return tallyOf({ ...problem, x });
      });
      for (const device of devices())
        expect(await runOf(loadSurrogates(device, problem, { kind, seed: 9, count: 3 }))).toEqual(expected);
      if (problem !== first && problem !== tied) continue;
      for (const device of devices())
        expect(await runOf(loadSurrogates(device, problem, { kind, seed: 9, count: 3 }, true))).toEqual(expected);
    }
  });

  function repeats(samples: number): Float32Array {
    return Float32Array.from({ length: samples }, (_, i) => (i < 9 ? 1 : i));
  }

  it.each([true, false])('of one problem are summed up on the device, sorted: %s', async (sorted) => {
    const tied = smooth(90, { precision: 'f32', z: [Float32Array.from({ length: 90 }, (_, i) => i % 3)] });
    for (const problem of [smooth(130, {}), smooth(65, { precision: 'f32' }), tied])
      expect(await runOf(loadValue(cpu, problem, sorted))).toEqual([tallyOf(problem)]);
    const alone = smooth(70, { z: [] });
    expect(await runOf(loadValue(cpu, alone))).toEqual([tallyOf(alone)]);
  });

  it('of many pairs are those of each pair', async () => {
    const all = [1, 2, 3].map((seed) => smooth(50, { precision: 'f32' }, seed));
    const common = smooth(50, { precision: 'f32' }, 4).x;
    const pairs = [
      [0, 1],
      [2, 1],
      [1, 0],
    ] as const;
    const set = { x: all.map(({ x }) => x), y: all.map(({ y }) => y), z: all.map(({ z }) => z), common, pairs };
    const expected = pairs.map(([from, to]) =>
      tallyOf({ ...all[0], x: all[from].x, y: all[to].y, z: [...all[to].z, ...common] }),
    );
    for (const device of devices()) expect(await runOf(loadPairs(device, set, all[0]))).toEqual(expected);
  });

  it.each(['cpu', 'cuda', 'webgpu'] as const)('come out of one stage on %s', (target) => {
    const shape = { x: 1, y: 1, z: 1, k: 4, algorithm: 1, precision: 'f32', windowed: false } as const;
    const symbols = { samples: 10_000 };
    const single = explain(ksgProgram({ ...shape, form: 'single' }), { target, symbols });
    expect(single.stages).toHaveLength(1);
    const second = explain(ksgProgram({ ...shape, algorithm: 2, form: 'single' }), { target, symbols });
    expect(second.stages).toHaveLength(1);
    // No tensor of all pairs: what is held grows with the points.
    expect(single.arena.bytes).toBeLessThan(64 * 10_000);
  });
});
