/**
 * The field pass by the device's own clock: one brain, which fits the cache, and 32 brains, which do not, as a share of a
 * copy of the same bytes on the same device; and a variant that nobody tuned (48 channels, 26 neighbours, wrapping border).
 */
import { copyProgram } from '../../../device/copy-speed.js';
import type { CudaDevice } from '../../../device/cuda/cuda.js';
import type { Program } from '../../../kernel/index.js';
import { fieldPassBatch } from '../../../programs/index.js';
import { type BenchContext, type ClaimReport, type Figure, promise } from '../../claim.js';
import { summarise, type Timing } from '../../measure.js';
import { scaled, withCuda } from './open.js';

const brains = 32;

export function measureBandwidth(context: BenchContext): Promise<ClaimReport> {
  const { edge, effort, onProgress } = context;
  return withCuda(context, 'bandwidth', 'the field pass against a copy, by the device clock', async (device) => {
    onProgress(`field passes of 1 and ${brains} brains against a copy`);
    const { name } = device.description;
    const figures: Figure[] = [];
    const run = async (
      title: string,
      program: Program,
      batch: number | undefined,
      elements: number,
      executor: string,
    ) => {
      const sizes = { edge, ...(batch === undefined ? {} : { batch }), executor };
      const session = await device.load(program, { executor, ...(batch === undefined ? {} : { symbols: { batch } }) });
      // A field of zeros would be no field: some instructions have other ways through zeros.
      if (batch !== undefined) await session.write('field', waves(elements));
      const timing = timeStages(session, scaled(elements > 2 ** 24 ? 40 : 400, effort));
      const barrierUs = executor === 'persistent' ? device.persistentKernel().barrierUs(1000) : 0;
      await session.close();
      const gigabytesPerSecond = (elements * 8) / (timing.p50Us * 1000);
      figures.push({
        name: title,
        device: name,
        sizes,
        ...timing,
        more: { gigabytesPerSecond, ...(barrierUs > 0 ? { barrierUs } : {}) },
      });
      return { us: timing.p50Us - barrierUs, gigabytesPerSecond };
    };
    const size = (channels: number, batch: number): number => edge ** 3 * channels * batch;
    const copy = await run('copy', copyProgram(size(64, brains)), undefined, size(64, brains), 'graph');
    const one = await run('field pass, 64 channels', fieldPassBatch(edge, 64), 1, size(64, 1), 'persistent');
    const all = await run('field pass, 64 channels', fieldPassBatch(edge, 64), brains, size(64, brains), 'graph');
    const allPersistent = await run(
      'field pass, 64 channels',
      fieldPassBatch(edge, 64),
      brains,
      size(64, brains),
      'persistent',
    );
    const other = fieldPassBatch(edge, 48, 26, 'wrap');
    const variant = await run('26 neighbours, 48 channels, wrapping', other, brains, size(48, brains), 'graph');
    const share = Math.max(all.gigabytesPerSecond, allPersistent.gigabytesPerSecond) / copy.gigabytesPerSecond;
    return {
      figures,
      promises: [
        promise('field pass of one brain in µs, without the barrier behind it', one.us, 5.5),
        promise('time of 32 brains over 1/0.8 of a copy', 0.8 / share, 1),
        promise('share lost by the untuned variant', share - variant.gigabytesPerSecond / copy.gigabytesPerSecond, 0.1),
      ],
      notes: [`32 brains reach ${(100 * share).toFixed(1)} % of the copy.`],
    };
  });
}

/** Runs of several steps, each timed on the device, so that what stands around them counts little. */
function timeStages(session: Awaited<ReturnType<CudaDevice['load']>>, steps: number): Timing {
  session.timeSteps(steps);
  const runs = Array.from({ length: 9 }, () => session.timeSteps(steps) / steps);
  return summarise(runs, steps);
}

/** Values between −1 and 1 without a pattern that matters. */
function waves(elements: number): Float32Array {
  const values = new Float32Array(elements);
  let state = 1;
  for (let i = 0; i < elements; i += 1) {
    state = (Math.imul(state, 0x41c64e6d) + 12345) | 0;
    values[i] = state / 2 ** 31;
  }
  return values;
}
