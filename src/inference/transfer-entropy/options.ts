/**
 * What the estimators take, with defaults, and how wrong values are refused: one place, so that the library and the
 * command say the same words.
 */
import type { Device, DeviceName } from '../../device/index.js';
import { describeValue } from '../../kernel/errors.js';
import { FieldbrainError } from '../../kernel/index.js';
import type { Names } from '../../kernel/known-names.js';
import type { Correction } from './discrete.js';
import type { Normalise } from './normalise.js';
import { maximumNeighbours, type Precision } from './problem.js';
import type { SeriesInput } from './series-input.js';
import type { SurrogateKind } from './surrogates.js';

/**
 * `ksg1`, `ksg2`: nearest neighbours (Kraskov, Stögbauer, Grassberger). `gaussian`: exact for linear Gaussian processes.
 * `discrete`: plug-in over states. `symbolic`: the same over ordinal patterns. `kernel`: a box around each point.
 */
export type Estimator = 'ksg1' | 'ksg2' | 'gaussian' | 'discrete' | 'symbolic' | 'kernel';

export const estimators: readonly Estimator[] = ['ksg1', 'ksg2', 'gaussian', 'discrete', 'symbolic', 'kernel'];
const corrections: readonly Correction[] = ['none', 'miller-madow', 'panzeri-treves'];
export const normalisations: readonly Normalise[] = ['series', 'column', 'none'];

/** What every estimate takes. */
export interface EstimateOptions {
  /** Default `ksg1`. */
  readonly estimator?: Estimator;
  /** Neighbours, default 4. */
  readonly k?: number;
  /** Points at most this far apart in time are no neighbours; default 0, the point itself. */
  readonly theiler?: number;
  /** Default `series`. */
  readonly normalise?: Normalise;
  /** Amplitude of noise that breaks ties, in standard deviations (in the data's unit without normalisation). Default 0. */
  readonly jitter?: number;
  /** How the bias of the discrete and symbolic estimators is corrected; default `none`. */
  readonly correction?: Correction;
  /** Values of an ordinal pattern of the symbolic estimator, default 3. */
  readonly order?: number;
  /** Half the side of the kernel estimator's box, in standard deviations (in the data's unit without normalisation). Default 0.5. */
  readonly width?: number;
  /** Surrogates for the p-value; default 0, no p-value. */
  readonly permutations?: number;
  /** How surrogates are made; default `permute`. */
  readonly surrogate?: SurrogateKind;
  /** Seed of surrogates and noise; default 1. */
  readonly seed?: number;
  /** Whether to give the value of each point too. */
  readonly local?: boolean;
  /** A kind of device, or one that is open; default the machine's default. */
  readonly device?: DeviceName | Device;
  /** Default f64 on the processor, f32 on GPUs. */
  readonly precision?: Precision;
  /** `search`: exact neighbour search on the processor (its default); `program`: all pairs, in the kernel language. */
  readonly method?: 'search' | 'program';
  /** Told how many of the estimates are done: the value, then each surrogate or pair. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** How the past is embedded. */
export interface EmbeddingOptions {
  /** Values of the target's past, default 1. */
  readonly targetEmbedding?: number;
  /** Values of the source, default 1. */
  readonly sourceEmbedding?: number;
  /** Steps between the values of the target's past, default 1. */
  readonly targetLag?: number;
  /** Steps between the values of the source, default 1. */
  readonly sourceLag?: number;
  /** Steps from the source's newest value to the target's next one, default 1. */
  readonly delay?: number;
  /** Series to condition on, each with its own lags where they are given. */
  readonly condition?: SeriesInput;
  /** Steps from a condition's value to the target's next one, default 1. */
  readonly conditionDelay?: number;
}

/** How transfer entropy is estimated, and how the past is embedded. */
export interface TransferEntropyOptions extends EstimateOptions, EmbeddingOptions {
  /** Whether to look for what may make the estimate wrong (ties, trends, too short a past, few samples). Default no. */
  readonly warn?: boolean;
}

/** How mutual information is estimated, and given what. */
export interface MutualInformationOptions extends EstimateOptions {
  /** Series to condition on, each with its own lags where they are given. */
  readonly condition?: SeriesInput;
}

export const estimateNames: Names<EstimateOptions> = {
  estimator: 0,
  k: 0,
  theiler: 0,
  normalise: 0,
  jitter: 0,
  correction: 0,
  order: 0,
  width: 0,
  permutations: 0,
  surrogate: 0,
  seed: 0,
  local: 0,
  device: 0,
  precision: 0,
  method: 0,
  onProgress: 0,
};

export const transferEntropyNames: Names<TransferEntropyOptions> = {
  ...estimateNames,
  targetEmbedding: 0,
  sourceEmbedding: 0,
  targetLag: 0,
  sourceLag: 0,
  delay: 0,
  condition: 0,
  conditionDelay: 0,
  warn: 0,
};

/** All that an estimate needs to know, nothing left out. */
export type Settings = Required<Omit<EstimateOptions, 'device' | 'precision' | 'method' | 'onProgress'>>;

export function settingsOf(place: string, options: EstimateOptions): Settings {
  const settings: Settings = {
    estimator: options.estimator ?? 'ksg1',
    k: options.k ?? 4,
    theiler: options.theiler ?? 0,
    normalise: options.normalise ?? 'series',
    jitter: options.jitter ?? 0,
    correction: options.correction ?? 'none',
    order: options.order ?? 3,
    width: options.width ?? 0.5,
    permutations: options.permutations ?? 0,
    surrogate: options.surrogate ?? 'permute',
    seed: options.seed ?? 1,
    local: options.local ?? false,
  };
  needChoice(`${place} estimator`, settings.estimator, estimators);
  needChoice(`${place} normalise`, settings.normalise, normalisations);
  needChoice(`${place} surrogate`, settings.surrogate, ['permute', 'shift']);
  needChoice(`${place} correction`, settings.correction, corrections);
  needWhole(`${place} order`, settings.order, 2, 8);
  needNumber(`${place} width`, settings.width, (width) => width > 0, 'a number above 0');
  needWhole(`${place} k`, settings.k, 1, maximumNeighbours);
  needWhole(`${place} theiler`, settings.theiler, 0, 2 ** 30);
  needWhole(`${place} permutations`, settings.permutations, 0, 1_000_000);
  needWhole(`${place} seed`, settings.seed, 0, 2 ** 32 - 1);
  needNumber(`${place} jitter`, settings.jitter, (jitter) => jitter >= 0, 'a number from 0');
  return settings;
}

export type Embedding = Required<Omit<EmbeddingOptions, 'condition'>>;

export function embeddingOf(place: string, options: EmbeddingOptions): Embedding {
  const embedding: Embedding = {
    targetEmbedding: options.targetEmbedding ?? 1,
    sourceEmbedding: options.sourceEmbedding ?? 1,
    targetLag: options.targetLag ?? 1,
    sourceLag: options.sourceLag ?? 1,
    delay: options.delay ?? 1,
    conditionDelay: options.conditionDelay ?? 1,
  };
  needWhole(`${place} targetEmbedding`, embedding.targetEmbedding, 1, 64);
  needWhole(`${place} sourceEmbedding`, embedding.sourceEmbedding, 1, 64);
  needWhole(`${place} targetLag`, embedding.targetLag, 1, 2 ** 30);
  needWhole(`${place} sourceLag`, embedding.sourceLag, 1, 2 ** 30);
  needWhole(`${place} delay`, embedding.delay, 0, 2 ** 30);
  needWhole(`${place} conditionDelay`, embedding.conditionDelay, 0, 2 ** 30);
  return embedding;
}

export function needWhole(place: string, value: number, low: number, high: number): void {
  if (!(Number.isInteger(value) && value >= low && value <= high))
    refuseOption(place, value, `a whole number from ${low} to ${high}`);
}

export function needNumber(place: string, value: number, isGood: (value: number) => boolean, expected: string): void {
  if (!(Number.isFinite(value) && isGood(value))) refuseOption(place, value, expected);
}

function needChoice<Choice extends string>(place: string, value: Choice, choices: readonly Choice[]): void {
  if (!choices.includes(value)) refuseOption(place, value, choices.join(' or '));
}

export function refuseOption(place: string, got: unknown, expected: string): never {
  const text = `${place}: not usable (got ${describeValue(got)}, expected ${expected}). Give such a value, or leave it out.`;
  throw new FieldbrainError('usage', text, { got, expected });
}
