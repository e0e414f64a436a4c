/** Transfer entropy and mutual information: nearest-neighbour and Gaussian estimators, tests by surrogates, all pairs. */
export type { Correction } from './discrete.js';
export type { EstimateReport } from './estimate.js';
export { type TransferEntropyMatrix, transferEntropyMatrix } from './matrix.js';
export { type MutualInformationResult, mutualInformation } from './mutual-information.js';
export type { Normalise } from './normalise.js';
export type {
  EmbeddingOptions,
  EstimateOptions,
  Estimator,
  MutualInformationOptions,
  TransferEntropyOptions,
} from './options.js';
export { type RagwitzChoice, type RagwitzOptions, ragwitzEmbedding } from './ragwitz.js';
export { closeSearchPool } from './search-pool.js';
export type { LaggedSeries, Series, SeriesInput } from './series-input.js';
export { informationStorage, type StorageOptions, type StorageResult } from './storage.js';
export type { SurrogateKind } from './surrogates.js';
export { type TransferEntropyResult, transferEntropy } from './transfer-entropy.js';
