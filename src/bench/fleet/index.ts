/** What a fleet promises, one claim per file. */
import type { Claim } from '../claim.js';
import { drain } from './drain.js';
import { gateway } from './gateway.js';
import { hop } from './hop.js';
import { simulation } from './simulation.js';
import { takeover } from './takeover.js';

export const fleetClaims: Readonly<Record<string, Claim>> = {
  hop,
  gateway,
  takeover,
  drain,
  simulation,
};
