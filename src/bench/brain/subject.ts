/** What the brain's claims measure: brains at the sizes that fit the device, with inputs that move. */
import { recall } from '../../brain/constants.js';
import type { FieldBrain } from '../../brain/field-brain.js';
import { type BrainOptions, createBrain } from '../../brain/index.js';
import { sizes } from '../../brain/options.js';
import type { Device } from '../../device/device.js';
import { slowCompile } from '../../device/slow-compile.js';
import type { BenchContext } from '../claim.js';
import type { TimedRun } from '../measure.js';

export const sensors = 16;
export const motors = 5;

/** A field edge that brains have, at most the one that was asked for. */
export function edgeOf(wanted: number): number {
  return [...sizes].reverse().find((size) => size <= wanted) ?? sizes[0];
}

/** Rows of the bank: the promise for a processor is made for a thousand, that for a GPU for all ten thousand. */
export function rowsOf({ kind }: BenchContext): number {
  return kind === 'cuda' || kind === 'webgpu' ? 10_000 : 1000;
}

export function makeBrain(
  { onProgress }: Pick<BenchContext, 'onProgress'>,
  device: Device,
  options: Partial<BrainOptions>,
): Promise<FieldBrain> {
  return createBrain({ sensors, motors, device, onProgress: slowCompile(onProgress), ...options });
}

/** Something in every row: an empty bank would not be searched. */
export async function fillBank(brain: FieldBrain, rows: number): Promise<void> {
  const { session } = brain.underlying;
  const values = new Float32Array(rows * recall.width);
  let state = 1;
  for (let i = 0; i < values.length; i += 1) {
    state = (Math.imul(state, 0x41c64e6d) + 12345) | 0;
    values[i] = (0.05 * state) / 2 ** 31;
  }
  await session.write('bank', values);
  await session.write('strength', new Float32Array(rows).fill(0.5));
}

/**
 * One cycle of all brains, without yielding where the device can; with a reward in each so-manieth cycle, or never. It gives
 * the time from the call to the answer: what the sensors say is made before the clock starts.
 */
export function cycleOf(brain: FieldBrain, sync: boolean, rewardEvery = Number.POSITIVE_INFINITY): TimedRun {
  const { brains } = brain.configuration;
  const input = new Float32Array(brains * sensors);
  const rewards = new Float32Array(brains);
  let cycle = 0;
  const prepare = (): number => {
    for (let i = 0; i < input.length; i += 1) input[i] = 0.5 * Math.sin(0.1 * cycle + i);
    cycle += 1;
    rewards.fill(cycle % rewardEvery === 0 ? 0.5 : 0);
    return performance.now();
  };
  if (sync) {
    return () => {
      const start = prepare();
      brain.processBatchSync(input, { rewards });
      return performance.now() - start;
    };
  }
  return async () => {
    const start = prepare();
    await brain.processBatch(input, { rewards });
    return performance.now() - start;
  };
}
