/** What the search for a network takes, with defaults, and how wrong values are refused. */
import type { Device, DeviceName } from '../../device/index.js';
import type { Names } from '../../kernel/known-names.js';
import type { Correction } from '../transfer-entropy/discrete.js';
import { type Estimator, needNumber, needWhole, refuseOption } from '../transfer-entropy/options.js';
import type { SurrogateKind } from '../transfer-entropy/surrogates.js';
import type { FoundTarget } from './greedy.js';

/** How a network is searched for. */
export interface NetworkOptions {
  /** Default `gaussian`. */
  readonly estimator?: Estimator;
  /** Neighbours of the nearest-neighbour estimators, default 4. */
  readonly k?: number;
  /** Points at most this far apart in time are no neighbours; default 0, the point itself. */
  readonly theiler?: number;
  /** How the bias of the discrete and symbolic estimators is corrected; default `none`. */
  readonly correction?: Correction;
  /** Values of an ordinal pattern of the symbolic estimator, default 3. */
  readonly order?: number;
  /** Half the side of the kernel estimator's box, in standard deviations; default 0.5. */
  readonly width?: number;
  /** The least lag of a source, default 1. */
  readonly minLag?: number;
  /** The largest lag of a source, default 5. */
  readonly maxLag?: number;
  /** The largest lag of the target's own past, default `maxLag`. */
  readonly targetMaxLag?: number;
  /** Level of every test, default 0.01. */
  readonly alpha?: number;
  /** Surrogates of every test, default 200; 0 takes the chi-squared null, with the Gaussian estimator only. */
  readonly permutations?: number;
  /** How surrogates are made; default `permute`. */
  readonly surrogate?: SurrogateKind;
  /** Seed of surrogates and noise; default 1. */
  readonly seed?: number;
  /** Amplitude of noise that breaks ties, in standard deviations. Default 0. */
  readonly jitter?: number;
  /** Whether targets are corrected for their number by the false discovery rate; default yes. */
  readonly falseDiscovery?: boolean;
  /** Which series are looked at as targets, by number; default all. */
  readonly targets?: readonly number[];
  /** Which series may be sources, by number; default all. */
  readonly sources?: readonly number[];
  /** What series are called in warnings; default their numbers. */
  readonly names?: readonly string[];
  /** A kind of device, or one that is open; default the processor. */
  readonly device?: DeviceName | Device;
  /** `search`: sums and neighbour search on the processor (its default); `program`: the kernel language. */
  readonly method?: 'search' | 'program';
  /** Targets that were found before with the same series and options: they are taken as they are. */
  readonly known?: readonly FoundTarget[];
  /** Called after each target that was searched. */
  readonly onTarget?: (found: FoundTarget, done: number, total: number) => void;
  /** Whether to look for what may make the answer wrong; default yes. */
  readonly warn?: boolean;
  /**
   * Called between small parts of what the Gaussian estimator sums up on the processor, each about a tenth of a millisecond at
   * 2,000 samples. The work goes on when it returns: a thread may wait there while others need the processor.
   */
  readonly onPortion?: () => void;
}

export const networkNames: Names<NetworkOptions> = {
  estimator: 0,
  k: 0,
  theiler: 0,
  correction: 0,
  order: 0,
  width: 0,
  minLag: 0,
  maxLag: 0,
  targetMaxLag: 0,
  alpha: 0,
  permutations: 0,
  surrogate: 0,
  seed: 0,
  jitter: 0,
  falseDiscovery: 0,
  targets: 0,
  sources: 0,
  names: 0,
  device: 0,
  method: 0,
  known: 0,
  onTarget: 0,
  warn: 0,
  onPortion: 0,
};

/** All that a search needs to know, nothing left out. */
export type NetworkSettings = Required<
  Omit<NetworkOptions, 'names' | 'device' | 'method' | 'known' | 'onTarget' | 'warn' | 'onPortion'>
>;

const mostLag = 1000;

export function networkSettings(place: string, options: NetworkOptions, series: number): NetworkSettings {
  const all = Array.from({ length: series }, (_, at) => at);
  const maxLag = options.maxLag ?? 5;
  const settings: NetworkSettings = {
    estimator: options.estimator ?? 'gaussian',
    k: options.k ?? 4,
    theiler: options.theiler ?? 0,
    correction: options.correction ?? 'none',
    order: options.order ?? 3,
    width: options.width ?? 0.5,
    minLag: options.minLag ?? Math.min(1, maxLag),
    maxLag,
    targetMaxLag: options.targetMaxLag ?? Math.max(1, maxLag),
    alpha: options.alpha ?? 0.01,
    permutations: options.permutations ?? 200,
    surrogate: options.surrogate ?? 'permute',
    seed: options.seed ?? 1,
    jitter: options.jitter ?? 0,
    falseDiscovery: options.falseDiscovery ?? true,
    targets: options.targets ?? all,
    sources: options.sources ?? all,
  };
  needWhole(`${place} maxLag`, settings.maxLag, 1, mostLag);
  needWhole(`${place} minLag`, settings.minLag, 1, settings.maxLag);
  needWhole(`${place} targetMaxLag`, settings.targetMaxLag, 1, mostLag);
  needNumber(`${place} alpha`, settings.alpha, (alpha) => alpha > 0 && alpha < 1, 'a number between 0 and 1');
  needWhole(`${place} permutations`, settings.permutations, 0, 1_000_000);
  if (settings.permutations === 0 && settings.estimator !== 'gaussian')
    refuseOption(`${place} permutations`, 0, 'at least 1, as only the gaussian estimator has a chi-squared null');
  if (settings.permutations > 0 && 1 / (settings.permutations + 1) > settings.alpha)
    refuseOption(
      `${place} permutations`,
      settings.permutations,
      `at least ${Math.ceil(1 / settings.alpha) - 1}: with fewer, no p-value reaches alpha ${settings.alpha}`,
    );
  for (const [name, list] of [
    ['targets', settings.targets],
    ['sources', settings.sources],
  ] as const) {
    const isGood = list.length > 0 && list.every((one) => Number.isInteger(one) && one >= 0 && one < series);
    if (!isGood || new Set(list).size !== list.length)
      refuseOption(`${place} ${name}`, list, `different whole numbers from 0 to ${series - 1}`);
  }
  return settings;
}
