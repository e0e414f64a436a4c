/** Which field the demo gets: the largest of which all brains together take at most half of a period on this machine. */
import { type BrainOptions, type QuickPerformance, quickPerformanceTest } from '../brain/index.js';

export const demoHz = 20;
const sizes = [8, 16, 32, 64] as const;
/** The other half is for pictures of the field, and for everything else that runs here. */
const shareOfPeriod = 0.5;
const measuredCycles = 12;

export interface FittingSize {
  readonly size: number;
  readonly tried: readonly { readonly size: number; readonly p50Ms: number }[];
}

export type Measure = (options: Partial<BrainOptions>, cycles: number) => Promise<QuickPerformance>;

/** Tries sizes upwards until one is too slow; the smallest is taken in any case. */
export async function findFittingSize(
  options: Partial<BrainOptions>,
  brains: number,
  note: (text: string) => void,
  measure: Measure = quickPerformanceTest,
): Promise<FittingSize> {
  const tried: { size: number; p50Ms: number }[] = [];
  let size: number = sizes[0];
  for (const one of sizes) {
    const { p50Ms } = await measure({ ...options, size: one }, measuredCycles);
    tried.push({ size: one, p50Ms });
    const fits = p50Ms * brains <= (1000 / demoHz) * shareOfPeriod;
    note(`field of ${one}³: ${p50Ms.toFixed(1)} ms per cycle${fits ? '' : ', too slow'}\n`);
    if (!fits) break;
    size = one;
  }
  return { size, tried };
}
