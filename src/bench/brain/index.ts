/** The claims of the brain, in the order in which they are measured: one file each. */
import type { Claim } from '../claim.js';
import { measureCycle } from './cycle.js';
import { measureGrowth } from './growth.js';
import { measureParts } from './parts.js';

export const brainClaims: Readonly<Record<string, Claim>> = {
  cycle: measureCycle,
  parts: measureParts,
  growth: measureGrowth,
};
