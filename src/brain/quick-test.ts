/** quickPerformanceTest: twenty cycles after five to warm up, with the inputs of the original's benchmark, and the figures. */
import { createBrain } from './create.js';
import type { BrainOptions } from './options.js';

/** Times in milliseconds. */
export interface QuickPerformance {
  readonly device: string;
  readonly size: number;
  readonly cycles: number;
  readonly meanMs: number;
  readonly deviationMs: number;
  readonly minMs: number;
  readonly maxMs: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly hertz: number;
}

/**
 * Makes a brain, lets it live for a moment, and says how fast that was.
 * @example
 * const { p50Ms } = await quickPerformanceTest({ size: 8, device: 'cpu', bankRows: 100 });
 */
export async function quickPerformanceTest(
  options: Partial<BrainOptions> = {},
  cycles = 20,
  nowMs: () => number = () => performance.now(),
): Promise<QuickPerformance> {
  const brain = await createBrain({ sensors: 16, motors: 5, ...options });
  try {
    const { sensors, size } = brain.configuration;
    const times: number[] = [];
    for (let cycle = -5; cycle < cycles; cycle += 1) {
      const input = Float32Array.from({ length: sensors.length }, (_, i) => 0.5 * Math.sin(0.1 * cycle + i));
      const start = nowMs();
      await brain.process(input);
      if (cycle >= 0) times.push(nowMs() - start);
    }
    const sorted = [...times].sort((a, b) => a - b);
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    const square = times.reduce((sum, time) => sum + (time - mean) ** 2, 0) / times.length;
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
    return {
      device: brain.describe().deviceName,
      size,
      cycles,
      meanMs: mean,
      deviationMs: Math.sqrt(square),
      minMs: sorted[0],
      maxMs: sorted[sorted.length - 1],
      p50Ms: at(0.5),
      p95Ms: at(0.95),
      p99Ms: at(0.99),
      hertz: 1000 / mean,
    };
  } finally {
    await brain.close();
  }
}
