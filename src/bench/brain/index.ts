/** The claims of the brain, in the order in which they are measured: one file each. */
import type { Claim } from '../claim.js';
import { measureCycle } from './cycle.js';
import { measureFusion } from './fusion.js';
import { measureGrowth } from './growth.js';
import { measureLadder } from './ladder.js';
import { measureLearning } from './learning.js';
import { measureModes } from './modes.js';
import { measureOriginal } from './original.js';
import { measurePaced } from './paced.js';
import { measureParts } from './parts.js';
import { measureRoofline } from './roofline.js';

export const brainClaims: Readonly<Record<string, Claim>> = {
  original: measureOriginal,
  cycle: measureCycle,
  paced: measurePaced,
  parts: measureParts,
  ladder: measureLadder,
  fusion: measureFusion,
  roofline: measureRoofline,
  growth: measureGrowth,
  modes: measureModes,
  learning: measureLearning,
};
