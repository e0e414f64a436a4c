/** What the server promises, one claim a file. */
import type { Claim } from '../claim.js';
import { capacity } from './capacity.js';
import { checkpoint } from './checkpoint.js';
import { latency } from './latency.js';
import { stopTime } from './stop-time.js';

export const serverClaims: Readonly<Record<string, Claim>> = { latency, capacity, stopTime, checkpoint };
