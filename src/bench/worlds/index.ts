/** The claims of worlds, in the order in which they are measured: one file each. */
import type { Claim } from '../claim.js';
import { measureAgreement } from './agreement.js';
import { measureAlone, measureRooms } from './alone.js';
import { measureDiscreteAgents } from './discrete-agents.js';
import { measureDriving } from './driving.js';
import { measureLargeLoop, measureLoop } from './loop.js';
import { measureTraining } from './training.js';

export const worldClaims: Readonly<Record<string, Claim>> = {
  agreement: measureAgreement,
  alone: measureAlone,
  rooms: measureRooms,
  loop: measureLoop,
  'loop-large': measureLargeLoop,
  training: measureTraining,
  driving: measureDriving,
  'discrete-agents': measureDiscreteAgents,
};
