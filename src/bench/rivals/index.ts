/** What people would use instead, on the same data in the same run, one file a race. */
import type { Claim } from '../claim.js';
import { raceDiscreteAgents } from './discrete-agents.js';
import { raceEvolution } from './evolution.js';
import { raceFieldPass } from './field-pass.js';
import { raceMatmul } from './matmul.js';
import { raceTransferEntropy } from './transfer-entropy.js';

export const rivalClaims: Readonly<Record<string, Claim>> = {
  'field-pass': raceFieldPass,
  evolution: raceEvolution,
  'transfer-entropy': raceTransferEntropy,
  matmul: raceMatmul,
  'discrete-agents': raceDiscreteAgents,
};
