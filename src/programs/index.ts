/** The built-in programs, which `validate` checks on every device and `bench` measures. */
import { bankTopkBuiltin } from './bank-topk.js';
import { beliefUpdateBuiltin } from './belief-update.js';
import type { BuiltinProgram } from './builtin.js';
import { perChannelPoolBuiltin } from './channel-pool.js';
import { convolvedBuiltin } from './convolved.js';
import { doublePrecisionBuiltin } from './double-precision.js';
import { emptyBuiltin } from './empty.js';
import { fieldPassBuiltin, fieldPassReductionsBuiltin } from './field-pass.js';
import { halfStorageBuiltin } from './half-storage.js';
import { histogramScanBuiltin } from './histogram-scan.js';
import { kthDistanceCountsBuiltin } from './kth-distance.js';
import { matmulBiasBuiltin } from './matmul-bias.js';
import { noiseWalkBuiltin } from './noise-walk.js';
import { permutedBuiltin } from './permuted.js';
import { mirroredBuiltin } from './reverse.js';
import { ringMemoryBuiltin } from './ring-memory.js';
import { vectorChainBuiltin } from './vector-chain.js';

export { bankTopk } from './bank-topk.js';
export { beliefUpdate } from './belief-update.js';
export type { BuiltinProgram } from './builtin.js';
export { perChannelPool } from './channel-pool.js';
export { convolved } from './convolved.js';
export { doublePrecision } from './double-precision.js';
export { empty } from './empty.js';
export { fieldPassBatch, fieldPassSmallOps, stageChain } from './field-ladder.js';
export { fieldPass, fieldPassReductions } from './field-pass.js';
export { halfStorage } from './half-storage.js';
export { histogramScan } from './histogram-scan.js';
export { kthDistanceCounts } from './kth-distance.js';
export { matmulBias } from './matmul-bias.js';
export { noiseWalk } from './noise-walk.js';
export { permuted } from './permuted.js';
export { mirrored } from './reverse.js';
export { ringMemory } from './ring-memory.js';
export { createSource, randomArrays, type Source } from './seeded.js';
export { type Trial, trialOf } from './trial.js';
export { vectorChain } from './vector-chain.js';

/** The built-in programs of the engine. */
export const builtinPrograms: readonly BuiltinProgram[] = [
  emptyBuiltin,
  fieldPassBuiltin,
  fieldPassReductionsBuiltin,
  perChannelPoolBuiltin,
  bankTopkBuiltin,
  kthDistanceCountsBuiltin,
  vectorChainBuiltin,
  matmulBiasBuiltin,
  beliefUpdateBuiltin,
  ringMemoryBuiltin,
  histogramScanBuiltin,
  noiseWalkBuiltin,
  halfStorageBuiltin,
  doublePrecisionBuiltin,
  permutedBuiltin,
  mirroredBuiltin,
  convolvedBuiltin,
];

/** A built-in program by its name. */
export function findProgram(name: string): BuiltinProgram | undefined {
  return builtinPrograms.find((one) => one.name === name);
}
