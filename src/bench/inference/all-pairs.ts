/**
 * The transfer entropies between all pairs of 32 series of 1,000 samples: on the processor the whole call of the library,
 * elsewhere the steps of the Program that takes many pairs at once.
 */
import { type LoadedProblems, loadPairs } from '../../inference/transfer-entropy/device-counts.js';
import { tableFor, valueFrom } from '../../inference/transfer-entropy/finish.js';
import { transferEntropyMatrix } from '../../inference/transfer-entropy/index.js';
import { zScores } from '../../inference/transfer-entropy/normalise.js';
import type { BenchContext, ClaimReport, Figure } from '../claim.js';
import { promise, repeatFor } from '../claim.js';
import { measure, type Run } from '../measure.js';
import { coupledSeries } from './coupled-series.js';

const limitMs = 3;
const k = 4;

export async function measureAllPairs(context: BenchContext): Promise<ClaimReport> {
  const { kind, onProgress, effort } = context;
  const tiny = context.inference !== undefined;
  const [count, samples] = [tiny ? 3 : 32, context.inference?.samples ?? 1000];
  const pairs = Array.from({ length: count * count }, (_, at) => [Math.floor(at / count), at % count] as const).filter(
    ([from, to]) => from !== to,
  );
  onProgress(`all ${pairs.length} pairs of ${count} series, ${samples} samples`);
  const series = coupledSeries(count, samples + 1);
  const device = await context.open();
  let loaded: LoadedProblems | undefined;
  try {
    let run: Run = async () => {
      await transferEntropyMatrix(series, { device: 'cpu', k });
      return undefined;
    };
    if (kind !== 'cpu') {
      const scaled = series.map((values) => Float32Array.from(zScores(values)));
      const [past, next] = [scaled.map((one) => [one.slice(0, samples)]), scaled.map((one) => [one.slice(1)])];
      const settings = { samples, precision: 'f32', k, algorithm: 1, theiler: 0 } as const;
      loaded = await loadPairs(device, { x: past, y: next, z: past, common: [], pairs }, settings);
      const finish = { ...settings, isConditional: true };
      const psi = tableFor(samples);
      const one = loaded;
      run = async () => {
        await one.run(({ total }) => void valueFrom(total, finish, psi), 'spin');
        return undefined;
      };
    }
    const timing = await measure(run, repeatFor(kind === 'cuda' ? 3000 : pairs.length * samples * 2, effort));
    const figure: Figure = {
      name: kind === 'cpu' ? 'series to nats, by search' : 'points to nats, all pairs of points',
      device: device.description.name,
      sizes: { series: count, samples, k, precision: kind === 'cpu' ? 'f64' : 'f32' },
      ...timing,
      more: { microsecondsEach: timing.p50Us / pairs.length },
    };
    const promises = kind === 'cuda' ? [promise('all pairs, p50 in ms', timing.p50Us / 1000, limitMs)] : [];
    return { claim: 'all-pairs', title: 'transfer entropy of all pairs', figures: [figure], promises, notes: [] };
  } finally {
    await loaded?.close();
    await device.close();
  }
}
