/** What the server promises, one claim per file. */
import type { Claim } from '../claim.js';
import { capacity } from './capacity.js';
import { checkpoint } from './checkpoint.js';
import { fleet } from './fleet.js';
import { flow } from './flow.js';
import { latency } from './latency.js';
import { smoothness } from './smoothness.js';
import { stopTime } from './stop-time.js';
import { viewer } from './viewer.js';

export const serverClaims: Readonly<Record<string, Claim>> = {
  latency,
  fleet,
  capacity,
  viewer,
  flow,
  smoothness,
  stopTime,
  checkpoint,
};
