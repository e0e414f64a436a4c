/**
 * A permutation test: the transfer entropy of many surrogates, whose sources are put in other orders on the device. On the
 * processor by search, whose sorted points serve every surrogate; elsewhere as steps of one Program.
 */
import { loadSurrogates } from '../../inference/transfer-entropy/device-counts.js';
import { histogramsOf, tableFor, valueFrom, valueOf } from '../../inference/transfer-entropy/finish.js';
import { openHostCounts } from '../../inference/transfer-entropy/host-counts.js';
import { zScores } from '../../inference/transfer-entropy/normalise.js';
import type { Problem } from '../../inference/transfer-entropy/problem.js';
import { searchPool } from '../../inference/transfer-entropy/search-pool.js';
import { reordered, surrogateOrder } from '../../inference/transfer-entropy/surrogates.js';
import type { BenchContext, ClaimReport, Figure } from '../claim.js';
import { promise, repeatFor } from '../claim.js';
import { measure } from '../measure.js';
import { coupledSeries } from './coupled-series.js';

const limitMs = 150;
const k = 4;

export async function measurePermutations(context: BenchContext): Promise<ClaimReport> {
  const { kind, onProgress, effort } = context;
  const samples = context.inference?.samples ?? 10_000;
  // A processor needs seconds for a thousand; a few tell the time of one.
  const count = context.inference !== undefined ? 3 : kind === 'cuda' ? 1000 : kind === 'cpu' ? 20 : 4;
  onProgress(`${count} permutations of ${samples} samples`);
  const single = kind !== 'cpu';
  const [x, y] = coupledSeries(2, samples + 1).map((values) =>
    single ? Float32Array.from(zScores(values)) : zScores(values),
  );
  const problem: Problem = {
    x: [x.slice(0, samples)],
    y: [y.slice(1)],
    z: [y.slice(0, samples)],
    samples,
    precision: single ? 'f32' : 'f64',
    k,
    algorithm: 1,
    theiler: 0,
  };
  const finish = { samples, k, algorithm: 1, isConditional: true } as const;
  const psi = tableFor(samples);
  const repeat = repeatFor(kind === 'cuda' ? 100_000 : count * samples * 3, effort);
  const device = await context.open();
  try {
    const run = kind === 'cpu' ? await searching() : await stepping();
    const timing = await measure(run.once, repeat);
    await run.close();
    const figure: Figure = {
      name: kind === 'cpu' ? 'surrogates by search' : 'surrogates by all pairs',
      device: device.description.name,
      sizes: { samples, permutations: count, k, precision: problem.precision },
      ...timing,
      more: { millisecondsEach: timing.p50Us / 1000 / count },
    };
    const promises = kind === 'cuda' ? [promise(`${count} permutations, p50 in ms`, timing.p50Us / 1000, limitMs)] : [];
    return { claim: 'permutations', title: 'transfer entropy of surrogates', figures: [figure], promises, notes: [] };
  } finally {
    await device.close();
  }

  async function searching() {
    const host = await openHostCounts(problem, await searchPool(samples, count));
    const once = (): undefined => {
      for (let s = 0; s < count; s += 1) {
        host.replaceSource(reordered(problem.x, surrogateOrder('permute', 1, s, samples)));
        valueOf(histogramsOf(host.count(), samples), finish, psi);
      }
    };
    return { once, close: () => host.close() };
  }

  async function stepping() {
    const loaded = await loadSurrogates(device, problem, { kind: 'permute', seed: 1, count });
    const once = async (): Promise<undefined> => {
      await loaded.run(({ total }) => void valueFrom(total, finish, psi), 'spin');
    };
    return { once, close: () => loaded.close() };
  }
}
