/** Transfer entropy and mutual information: nearest-neighbour and Gaussian estimators, tests by surrogates, all pairs. */
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
export { closeSearchPool } from './search-pool.js';
export type { LaggedSeries, Series, SeriesInput } from './series-input.js';
export type { SurrogateKind } from './surrogates.js';
export { type TransferEntropyResult, transferEntropy } from './transfer-entropy.js';
