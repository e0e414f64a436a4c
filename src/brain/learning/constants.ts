/**
 * Every constant of learning by reward, once. One set for all tasks; docs/learning.md says what each is and how it was found.
 * Symbols in brackets are those of the equations there.
 */

/** What the learner sees of the inputs and of their past. */
export const sight = {
  /** Random mixtures of the inputs that flow into the lines. */
  afferents: 48,
  /** Weights of last motors beside those of sensors and differences, whose squares sum up to 1 in a mixture. */
  motorGain: 0.5,
  /** Units without memory: squash of a mixture and a bias. */
  fast: 96,
  fastGain: 1.2,
  /** Channels that the lines of one axis run through, one after the other. */
  lineChannels: 6,
  /**
   * Voxels of an axis that a line takes of each channel, at most, however large the field is: a line must be full well before an episode
   * is cut. A place that still fills when it is cut makes the value expected there run away (docs/learning.md).
   */
  lineVoxels: 8,
  /** Mixtures that flow into the beginning of a line, and how strongly. */
  inflows: 3,
  inflowGain: 0.05,
  /** What a cycle leaves of the content of a line. */
  gain: 0.985,
  /** The share of a line's content that moves on in a cycle: 1 in the fastest lines, this in the slowest. */
  slowest: 0.5,
  /** Different speeds of lines. */
  speeds: 8,
  /** Places of the lines that are features, spread evenly along them. */
  electrodes: 48,
  /** Products of two places within the last voxels, this many. */
  products: 32,
  productReach: 12,
  productGain: 3,
  /** Deviation of a feature in φ; what is now has about 1. Against the ridge a feature counts by its variance. */
  loudness: { electrode: 0.2, product: 0.1 },
  /** Least rate of a feature's running mean and variance. */
  slowRate: 2e-4,
  /** Standardised values are held within this. */
  limit: 5,
  leastInputDeviation: 1e-8,
  leastFeatureVariance: 1e-10,
  /** φ is padded with zeros to a multiple of this. */
  multiple: 16,
} as const;

/**
 * What linear readouts find of the past, beside φ of the learner: delay lines that hand their whole content on in each cycle,
 * their places (taps), and products of two recent places. The learner does not see them: it learns more slowly with them.
 */
export const delay = {
  /** Lines, each of which carries one of the mixtures that flow into the learner's lines too, and places of a line. */
  lines: 16,
  length: 128,
  /** So faint that squash leaves it nearly as it is. */
  inflowGain: 0.03,
  gain: 0.985,
  /** Products of places this recent: each pair of delays once. */
  reach: 12,
  productGain: 3,
  /** Deviation of taps and products among the readouts: against a readout's ridge, what is old must be quieter than what is now. */
  loudness: 0.01,
} as const;

/** Units for readouts that see nothing but the standardised sensors of this cycle: what comes next may be a function of them alone. */
export const still = {
  units: 192,
  /** Gains from the least on, growing with the square of a unit's number by this much, and the largest bias. */
  leastGain: 0.3,
  gainSpan: 2.7,
  bias: 1.5,
} as const;

/** The whitened actor-critic. */
export const actorCritic = {
  /** γ */
  discount: 0.99,
  /** γ λ, with λ = 0.8 */
  fade: 0.99 * 0.8,
  /** ρ */
  ridge: 0.1,
  /** Of P's diagonal at birth: 1 / ρ. */
  firstInverse: 10,
  /** P is updated once in this many cycles. */
  whitenEvery: 4,
  /** The first updates of P count as if this many had gone before. */
  whitenDelay: 50,
  /** α_V */
  criticRate: 0.3,
  /** The most that a critic's step takes away of the error at φ. */
  criticReach: 0.5,
  /** α_A, and what remains of it in the end. */
  actorRate: 0.1,
  actorLeast: 0.2,
  /** The most that an actor's step moves the mean at φ, in σ. */
  actorReach: 0.3,
  /** Learning steps after which σ and the actor's rate have come half of their way down. */
  annealing: 50_000,
  /**
   * Where δ² has been above what it was in all of life by the factor `wakeAbove`, over some `wakeSpan` steps, the world has changed: σ and the
   * actor's rate go back to where they began: each step leaves `wakeKeep` of the steps that they have come down by. One step counts as `wakeLimit` at most, and those at
   * first, when everything is new, wake nothing.
   */
  wakeAbove: 2.5,
  wakeSpan: 500,
  wakeKeep: 0.97,
  wakeLimit: 25,
  wakeFrom: 2000,
  /** σ at first, in the end, and what lies between. */
  firstSigma: 0.6,
  leastSigma: 0.2,
  sigmaFall: 0.4,
  /** A φ whose leverage q exceeds the mean by this factor counts less. */
  leverageLimit: 3,
  leverageSpan: 10_000,
  /** Bound of the policy's mean. */
  meanLimit: 1.2,
  /** The same of a motor that was taught. */
  taughtLimit: 10,
  /** n taught cycles leave 1/(1 + (n/this)²) of what a motor tries, and no less than the least. */
  taughtHalf: 2000,
  taughtLeast: 0.02,
  /** Bound of the temporal difference for the actor, in its root mean square. */
  surpriseLimit: 3,
  settle: 10,
  leastLeverage: 1e-12,
  leastReturnVariance: 1e-8,
  leastSurprise: 1e-8,
  /** A reward beyond is cut, and counted as a bad input. */
  rewardLimit: 1e6,
} as const;

/** Streams of noise; those below 8 belong to the rest of the brain. */
export const learningStreams = {
  mixture: 8,
  fast: 9,
  bias: 10,
  exploration: 11,
  whiten: 16,
  still: 17,
  stillBias: 18,
} as const;

type Constants = { readonly [name: string]: number | Constants };

/** The same constants rounded to f32, as a Program holds them. */
export function singles<T extends Constants>(constants: T): T {
  const rounded = Object.entries(constants).map(([name, value]) => [
    name,
    typeof value === 'number' ? Math.fround(value) : singles(value),
  ]);
  return Object.fromEntries(rounded) as T;
}
