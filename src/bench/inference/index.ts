/** The claims of the inference pipelines, in the order in which they are measured: one file each. */
import type { Claim } from '../claim.js';
import { measureActiveInference } from './active-inference.js';
import { measureAllPairs } from './all-pairs.js';
import { measureBaselines } from './baselines.js';
import { measureLaunches } from './launches.js';
import { measureNetwork } from './network.js';
import { measurePermutations } from './permutations.js';
import { measureProducts } from './products.js';
import { measureProfileTable } from './profile-table.js';
import { measureTransferEntropy } from './transfer-entropy.js';

export const inferenceClaims: Readonly<Record<string, Claim>> = {
  launches: measureLaunches,
  'active-inference': measureActiveInference,
  'transfer-entropy': measureTransferEntropy,
  permutations: measurePermutations,
  'all-pairs': measureAllPairs,
  'te-network': measureNetwork,
  products: measureProducts,
  baselines: measureBaselines,
  'profile-table': measureProfileTable,
};
