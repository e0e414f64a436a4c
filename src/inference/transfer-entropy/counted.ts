/** Estimators that count on the host: discrete, symbolic (discrete over ordinal patterns) and kernel. */
import { type CountedEstimate, openDiscrete } from './discrete.js';
import { openKernel } from './kernel-counts.js';
import type { Estimator, Settings } from './options.js';
import type { Blocks, Column } from './problem.js';

export function isCounted(estimator: Estimator): boolean {
  return estimator === 'discrete' || estimator === 'symbolic' || estimator === 'kernel';
}

/** For one (y, z) and any x. */
export function openCounted(
  settings: Settings,
  blocks: Pick<Blocks, 'y' | 'z'>,
  samples: number,
): (x: readonly Column[]) => CountedEstimate {
  const { estimator, correction, width, theiler } = settings;
  return estimator === 'kernel'
    ? openKernel(blocks, samples, width, theiler)
    : openDiscrete(blocks, samples, correction);
}
