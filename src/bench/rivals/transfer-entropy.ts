/**
 * Transfer entropy (KSG 1, 4 neighbours, one value of each past) by all pairs against NumPy and PyTorch on the same points.
 * Counts are whole numbers of the same f32 comparisons, so the values must agree to the rounding of the last sum.
 */
import { loadProblem } from '../../inference/transfer-entropy/device-counts.js';
import { histogramsOf, tableFor, valueOf } from '../../inference/transfer-entropy/finish.js';
import { zScores } from '../../inference/transfer-entropy/normalise.js';
import type { Problem } from '../../inference/transfer-entropy/problem.js';
import { type BenchContext, type ClaimReport, repeatFor } from '../claim.js';
import { coupledSeries } from '../inference/coupled-series.js';
import { measure } from '../measure.js';
import { type Heat, leftOut, race, rivalDevice } from './race.js';

const claim = 'transfer-entropy';
const title = 'transfer entropy by all pairs';
const scripts = ['numpy_rival.py', 'torch_rival.py'];
const k = 4;

export async function raceTransferEntropy(context: BenchContext): Promise<ClaimReport> {
  const kind = rivalDevice(context);
  if (kind === undefined) return leftOut(claim, title, context);
  const small = context.inference?.samples;
  const lengths = small === undefined ? (kind === 'cuda' ? [1000, 10_000] : [1000, 4000]) : [small];
  const heats: Heat[] = [];
  for (const samples of lengths) {
    context.onProgress(`${title}: ours, ${samples} samples`);
    heats.push(await prepare(context, kind, samples));
  }
  const report = await race({ claim, title, scripts }, heats, context);
  const transfers = 'ours: points up and counts down in each call; rivals: points stay on the device';
  const setting = { dtype: 'f32 points, f64 sums', baseline: 'our all pairs', transfers };
  return { ...report, setting };
}

async function prepare(context: BenchContext, kind: 'cpu' | 'cuda', samples: number): Promise<Heat> {
  const [source, target] = coupledSeries(2, samples + 1).map((values) => Float32Array.from(zScores(values)));
  const [x, y, z] = [source.slice(0, samples), target.slice(1), target.slice(0, samples)];
  const problem: Problem = { x: [x], y: [y], z: [z], samples, precision: 'f32', k, algorithm: 1, theiler: 0 };
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    const { session, inputs, read } = await loadProblem(device, problem);
    const finish = { samples, k, algorithm: 1, isConditional: true } as const;
    const psi = tableFor(samples);
    const { sync } = device.description.capabilities;
    let value = Number.NaN;
    const call = async (): Promise<undefined> => {
      const outputs = sync ? session.stepSync(inputs) : await session.step(inputs);
      value = valueOf(histogramsOf(read(outputs), samples), finish, psi);
      return undefined;
    };
    const repeat = repeatFor((samples / 1000) ** 2 * (kind === 'cuda' ? 30 : 4000), context.effort / 4);
    const timing = await measure(call, repeat);
    await session.close();
    const sizes = { samples, k };
    const figure = { name: 'ours, points to nats', device: device.description.name, ...timing };
    const shape = [samples];
    const arrays = {
      x: { data: x, shape },
      y: { data: y, shape },
      z: { data: z, shape },
      expected: { data: Float64Array.of(value), shape: [1] },
    };
    const task = { task: claim, device: kind, ...repeat, tolerance: 1e-9, constants: {}, more: { k }, arrays } as const;
    return { ours: [{ ...figure, sizes: { ...sizes, clock: 'wait' } }], sizes, task };
  } finally {
    await device.close();
  }
}
