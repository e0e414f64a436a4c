/**
 * One transfer entropy, KSG 1 with 4 neighbours and one value of each past. On the processor: the whole call of the
 * library, from series to nats, by neighbour search. On every device: one step of the Program that compares all pairs (points
 * up; counts down with the finish on the host, or with many points only their sum). The promises are for two cores and for a data-centre GPU.
 */
import type { Counters, Device } from '../../device/device.js';
import { finishesOnDevice, loadProblem, loadValue } from '../../inference/transfer-entropy/device-counts.js';
import { type Finish, histogramsOf, tableFor, valueFrom, valueOf } from '../../inference/transfer-entropy/finish.js';
import { transferEntropy } from '../../inference/transfer-entropy/index.js';
import { zScores } from '../../inference/transfer-entropy/normalise.js';
import type { Problem } from '../../inference/transfer-entropy/problem.js';
import type { BenchContext, ClaimReport, Figure, Promised } from '../claim.js';
import { promise, repeatFor } from '../claim.js';
import { measure, type Run } from '../measure.js';
import { coupledSeries } from './coupled-series.js';

/** Milliseconds that are promised, by samples. */
const searchLimitsMs: Readonly<Record<number, number>> = { 1000: 3, 10000: 40, 100000: 1500 };
const cudaLimitsMs: Readonly<Record<number, number>> = { 10000: 0.3, 100000: 25 };
const neighbours = 4;
/** All pairs of more samples take minutes on a processor. */
const mostPairsOnProcessor = 10_000;

export async function measureTransferEntropy(context: BenchContext): Promise<ClaimReport> {
  const { kind, onProgress, effort } = context;
  const lengths = context.inference === undefined ? [1000, 10_000, 100_000] : [context.inference.samples];
  const figures: Figure[] = [];
  const promises: Promised[] = [];
  const device = await context.open();
  try {
    for (const samples of lengths) {
      const [x, y] = coupledSeries(2, samples + 1);
      if (kind === 'cpu') {
        onProgress(`transfer entropy by search, ${samples} samples`);
        const timing = await measure(
          async () => {
            await transferEntropy(x, y, { device: 'cpu', k: neighbours });
            return undefined;
          },
          repeatFor(samples * 12, effort),
        );
        const sizes = { samples, k: neighbours, precision: 'f64' };
        figures.push({ name: 'series to nats, by search', device: device.description.name, sizes, ...timing });
        const limit = searchLimitsMs[samples];
        if (limit !== undefined)
          promises.push(promise(`by search, ${samples} samples, p50 in ms`, timing.p50Us / 1000, limit));
      }
      if (kind !== 'cuda' && samples > mostPairsOnProcessor) continue;
      onProgress(`transfer entropy by all pairs, ${samples} samples`);
      const figure = await measureProgram(device, x, y, samples, effort);
      figures.push(figure);
      const limit = cudaLimitsMs[samples];
      if (kind === 'cuda' && limit !== undefined)
        promises.push(promise(`by all pairs, ${samples} samples, p50 in ms`, figure.p50Us / 1000, limit));
    }
  } finally {
    await device.close();
  }
  const notes = [
    'The search looks at few of all pairs and gives the same counts; its time contains sorting and embedding.',
  ];
  return { claim: 'transfer-entropy', title: 'transfer entropy, KSG 1, in nats', figures, promises, notes };
}

async function measureProgram(
  device: Device,
  x: Float64Array,
  y: Float64Array,
  samples: number,
  effort: number,
): Promise<Figure> {
  const [source, target] = [x, y].map((values) => Float32Array.from(zScores(values)));
  const problem: Problem = {
    x: [source.slice(0, samples)],
    y: [target.slice(1)],
    z: [target.slice(0, samples)],
    samples,
    precision: 'f32',
    k: neighbours,
    algorithm: 1,
    theiler: 0,
  };
  const expectedUs = (samples / 1000) ** 2 * (device.description.kind === 'cuda' ? 3 : 3000);
  const { once, counters, close } = await (finishesOnDevice(device, samples) ? summing : counting)(device, problem);
  const timing = await measure(once, repeatFor(expectedUs, effort));
  const { uploadedBytes, downloadedBytes, steps } = counters();
  await close();
  return {
    name: 'points to nats, all pairs',
    device: device.description.name,
    sizes: { samples, k: neighbours, precision: 'f32' },
    ...timing,
    more: {
      pairsPerNanosecond: (samples * samples) / (timing.p50Us * 1000),
      bytesUp: uploadedBytes / Math.max(1, steps),
      bytesDown: downloadedBytes / Math.max(1, steps),
    },
  };
}

/** One problem as it is measured, and what to do with it. */
interface Measured {
  readonly once: Run;
  readonly counters: () => Counters;
  readonly close: () => Promise<void>;
}

function finishOf({ samples, k, algorithm }: Problem): Finish {
  return { samples, k, algorithm, isConditional: true };
}

/** The counts come down, and the host makes nats of them. */
async function counting(device: Device, problem: Problem): Promise<Measured> {
  const { session, inputs, read } = await loadProblem(device, problem);
  const [finish, psi] = [finishOf(problem), tableFor(problem.samples)];
  const { sync } = device.description.capabilities;
  const once = async (): Promise<undefined> => {
    const outputs = sync ? session.stepSync(inputs) : await session.step(inputs);
    valueOf(histogramsOf(read(outputs), problem.samples), finish, psi);
  };
  return { once, counters: () => session.counters(), close: () => session.close() };
}

/** The sum over all counts comes down. */
async function summing(device: Device, problem: Problem): Promise<Measured> {
  const loaded = await loadValue(device, problem);
  const [finish, psi] = [finishOf(problem), tableFor(problem.samples)];
  const once = async (): Promise<undefined> => {
    await loaded.run(({ total }) => void valueFrom(total, finish, psi), 'spin');
  };
  return { once, counters: loaded.counters, close: loaded.close };
}
