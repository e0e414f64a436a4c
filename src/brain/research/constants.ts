/**
 * Every constant of research mode, once, with its name. docs/brain.md says which differ from their starting values, and
 * why. Rates and windows count cycles, never seconds, so that a fast machine behaves as a slow one does.
 */

export const hierarchy = {
  /** Levels of time, each with a group of eight content channels. */
  levels: 4,
  channels: 8,
  /** How fast a level's target follows the sensors, how fast its weights learn, and its weight in the whole. */
  follow: [1, 1 / 10, 1 / 100, 1 / 1000],
  learn: [0.3, 0.1, 0.03, 0.01],
  weight: [1, 0.5, 0.25, 0.125],
  weightLimit: 2,
  scaleRate: 0.01,
  leastScale: 1e-4,
  featureLimit: 5,
  /** Errors now and a while ago. */
  recentRate: 0.1,
  formerRate: 0.05,
  errorSlope: 2,
  improving: 1.1,
  firstConfidence: 0.5,
  firstCycles: 5,
  /** No level is ever quite out of the whole. */
  leastConfidence: 0.01,
  /** What the levels write back into the field. */
  write: { least: 0.01, base: 0.5, gain: 0.05, sensors: 16, layer: 2, slope: 10, narrow: 1, wide: 3 },
} as const;

export const attractors = {
  most: 20,
  /** Rewards and punishments beyond this are worth a place. */
  worth: 0.1,
  fade: 0.95,
  least: 0.001,
  pull: 0.01,
  /** While dreaming, weak ones and strong ones fade by so much more. */
  weak: 0.1,
  dreamWeak: 0.9,
  dreamStrong: 0.95,
} as const;

export const attention = {
  most: 5,
  least: 0.1,
  salience: { energy: 0.3, variance: 0.2, change: 0.2, novelty: 0.2, coherence: 0.1 },
  /** A lively cell is more salient while much is sensed. */
  lively: 0.5,
  inputLimit: 1.5,
  /** What was attended to stays so more easily. */
  persistence: 1.7,
  crowding: 0.3,
  /** How much of a cell's imprint attention can add or take. */
  span: 1,
} as const;

export const places = {
  most: 64,
  recognised: 0.8,
  /** A field is settled where its query is so much like the one before; between two places it is not. */
  settled: 0.95,
  least: 0.001,
  mostVariance: 1,
  firstStability: 0.7,
  firstReward: 0.2,
  revisit: 0.05,
  revisitReward: 0.1,
  sensed: 0.1,
  link: 0.1,
  /** How fast the motors of a journey, and those of a link, are followed. */
  journey: 0.2,
  moves: 0.3,
  /** Further than any way. */
  far: 1000,
  /** How much of the motors the way takes over, and what it adds for a target that is unlike the here. */
  guide: 0.5,
  urgency: 0.5,
} as const;

export const regions = {
  activityRate: 0.1,
  every: 5,
  /** Doublings that follow a way uphill of any length in 64 cells. */
  doublings: 6,
  importanceGain: 1.1,
  importanceLoss: 0.9,
  mostImportance: 10,
  leastImportance: 0.01,
  confidenceRate: 0.1,
  firstConfidence: 0.3,
  hebbRate: 0.1,
  /** Neighbours of one region are coupled in full, those of different ones by so much. */
  across: 0.25,
  coupling: 0.1,
  slope: 4,
} as const;

export const resonance = {
  above: 0.3,
  reach: 2,
  /** Of the strength with which sensors are imprinted at home. */
  share: 0.5,
  occupancyDecay: 0.99,
  least: 1e-6,
} as const;

export const activeSensing = {
  variance: 0.2,
  width: 4,
  saccadeAbove: 0.7,
  saccade: [2, 1.5],
  /** What moves and is foreseen is followed. */
  motion: 0.05,
  foreseen: 0.1,
  followRate: 0.2,
  pursuit: [0.5, 0.3],
  pursuitScale: 10,
  scan: [0.3, 0.2],
  scanStep: 0.1,
  /** Ten turns of the scan, after which it begins again. */
  scanCycles: 628,
  noise: [0.1, 0.05],
  target: [1, 0.5],
  momentum: 0.7,
  step: 0.1,
  valueRate: 0.1,
  /** How much more is imprinted at the peak of uncertainty. */
  glimpse: 0.5,
} as const;

export const dreaming = {
  /** Cycles for which a dream keeps its two patterns. */
  length: 10,
  rate: 0.05,
  noise: 0.05,
} as const;

/** Numbers that tell apart the uses of noise; those below 20 belong to the cycle of every brain. */
export const researchStreams = { scan: 21, dreamFirst: 22, dreamSecond: 23, dreamWeight: 24, dreamNoise: 25 } as const;
