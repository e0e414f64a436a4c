/** The claims of worlds, in the order in which they are measured: one file each. */
import type { Claim } from '../claim.js';
import { measureAgreement } from './agreement.js';
import { measureAlone } from './alone.js';
import { measureLoop } from './loop.js';
import { measureTraining } from './training.js';

export const worldClaims: Readonly<Record<string, Claim>> = {
  agreement: measureAgreement,
  alone: measureAlone,
  loop: measureLoop,
  training: measureTraining,
};
