/**
 * How fast a device copies its own memory: the yardstick for every stage that is bound by memory. The copy is a Program
 * like any other, one map from one state to another, so that it runs through the same executor as what it is held to.
 */
import type { Program } from '../kernel/index.js';
import { program } from '../kernel/index.js';
import type { Device } from './device.js';
import { quantile } from './profile.js';

/** How fast a device copies its own memory, the measure for every other speed. */
export interface CopySpeed {
  /** Read and written bytes together, over the median time. */
  readonly gigabytesPerSecond: number;
  readonly bytes: number;
  readonly warmUp: number;
  readonly repetitions: number;
  readonly p50Ms: number;
}

export function copyProgram(elements: number): Program {
  return program('copy', (b) => {
    const from = b.state('from', 'f32', [elements], { initial: 1 });
    const to = b.state('to', 'f32', [elements]);
    b.map('copy', to, ([i]) => from.at(i));
  });
}

/** Copies `elements` f32 values; the default is a field of 32³ × 64, twice. */
export async function measureCopy(
  device: Device,
  { elements = 2 * 32 ** 3 * 64, warmUp = 3, repetitions = 15 } = {},
): Promise<CopySpeed> {
  const session = await device.load(copyProgram(elements));
  try {
    const times: number[] = [];
    for (let run = 0; run < warmUp + repetitions; run += 1) {
      const stages = await session.profile(1);
      if (run >= warmUp) times.push(stages.reduce((sum, { totalMs }) => sum + totalMs, 0));
    }
    const p50Ms = quantile(
      times.sort((a, b) => a - b),
      0.5,
    );
    const bytes = elements * 4 * 2;
    return { gigabytesPerSecond: p50Ms > 0 ? bytes / (p50Ms * 1e6) : 0, bytes, warmUp, repetitions, p50Ms };
  } finally {
    await session.close();
  }
}
