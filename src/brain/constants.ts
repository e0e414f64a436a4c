/**
 * Every constant of the brain, once, with its name. The equations that use them stand beside the faculties; docs/brain.md
 * says where they come from and which were changed because a behaviour asked for it. Nothing here is computed per cycle.
 */

/** How the field is cut up. */
export const channels = {
  all: 64,
  content: 32,
  memory: 16,
  /** Lanes of the dynamics: 14 local rules and 2 of motor echo. */
  dynamics: 16,
  rules: 14,
  echo: 2,
  /** Cells along an edge of the pooled field. */
  cells: 4,
} as const;

export const sense = {
  /** Values beyond are cut and counted: no sensor speaks of more. */
  largest: 1e6,
  /** The running range of a sensor without a profile begins here, so that unit-scaled sensors pass unchanged. */
  firstLow: -1,
  firstHigh: 1,
  rewardLimit: 1,
  /** Below this a sensor counts as silent. */
  silent: 0.01,
} as const;

export const surprise = {
  ring: 1000,
  window: 100,
  firstConfidence: 0.5,
  /** w = 1.5 − 0.5 k, k = active cells / 50 (at most 1). */
  weight: 1.5,
  weightFall: 0.5,
  activeCells: 50,
  activeAbove: 0.5,
  /** m = 0.9 − min(0.2, cycle / 1000). */
  momentum: 0.9,
  momentumFall: 0.2,
  momentumCycles: 1000,
  /** η = 0.1 · min(3, 1 + 4 e). */
  learningRate: 0.1,
  boostLimit: 3,
  boostSlope: 4,
} as const;

export const modulate = {
  informationRate: 0.05,
  /** Information of a lively field: content near its target activity. */
  informationScale: 0.05,
  exploration: { base: 0.3, novelty: 0.5, plateauLimit: 0.5, plateauCycles: 200, doubt: 0.2 },
  plateau: { rate: 0.1, recent: 10, least: 20, improvement: 0.001 },
  dreamAfter: 100,
  dreamDrive: 0.95,
  /** An opened gate closes slowly: what surprises is taken in once the field has made something of it. */
  gate: { surprise: 4, offset: 0.3, decay: 0.8 },
  holdDecay: 0.95,
  imprint: { least: 0.5, base: 0.5, reward: 0.5, sure: 0.1, unsure: 0.9 },
  modes: { information: 0.3, rich: 0.7, idle: 50, confident: 0.6 },
} as const;

export const evolve = {
  diffusion: { base: 0.05, span: 0.05 },
  mixing: { base: 0.5, span: 0.45 },
  /** How loud the product of what a voxel's channels say is where they meet. */
  commons: 1,
  /** Channels at the end of each of the two lines that hear it. */
  meeting: 4,
  /** ρ = 0.5 + σ(p₁₂). */
  gainBase: 0.5,
  activation: 0.9,
  retain: 0.95,
  /** 1 − 0.1 (1 − σ(p)). */
  decaySpan: 0.1,
  /** A sensor reaches a quarter of the edge, two voxels at least; over each half of its reach it is heard this much less. */
  spread: 0.8,
  leastReach: 2,
  reachShare: 4,
  errorSpread: 0.1,
  memoryIntoContent: 0.01,
  memorySlope: 4,
  noise: 0.0001,
  memoryDecay: 0.9986,
  memoryGate: 0.3,
  memoryPattern: 0.1,
  ruleLeak: 0.95,
  ruleLimit: 5,
  plasticity: { base: 0.01, cycles: 1000, limit: 0.05 },
  target: { energy: 0.1, variance: 0.02, sparsity: 0.5, quiet: 0.1 },
  drive: { decay: 10, diffusion: 10, mixing: 1, gain: 2 },
  echoDecay: 0.95,
  echoGain: 0.05,
  /** How loud the echo is where content hears it. */
  echoHeard: 0.02,
  /** Stands where a value was not finite and became nothing; the pool counts these. No sum ever comes to it by itself. */
  mended: 1e-30,
} as const;

/** p0 of the rules: what each voxel is born with. */
export const birth = {
  decay: { mean: 2, spread: 1 },
  diffusion: { spread: 1 },
  mixing: { spread: 2 },
  gain: { spread: 0.4, limit: 0.6 },
  holding: { share: 0.05, value: 0.8 },
} as const;

export const features = {
  projections: 96,
  taps: 16,
  /** Sensors beyond this number are projected to this many features. */
  directSensors: 32,
  projectedSensors: 64,
  sensorTaps: 8,
  /** How fast what is usual for a feature follows. Where learning ends it stays: it is to be a life's usual, not a moment's. */
  slowRate: 0.0002,
  /** A brain that does not learn still learns the scale of its features for this many cycles. */
  settle: 100,
  /** A standard deviation of a feature below this is noise, not a signal. */
  leastDeviation: 1e-4,
  limit: 5,
  /** Of each group of this many projections, the last looks only at the channels where the others meet. */
  meetEvery: 4,
  multiple: 16,
  most: 256,
} as const;

export const recall = {
  width: 512,
  best: 5,
  storeNovelty: 0.2,
  storeReward: 0.1,
  storeEvery: 10,
  storesACycle: 8,
  refresh: 0.1,
  /** Below this match a row is left as it is: what lies between two places would drag it from one to the other. */
  refreshAbove: 0.9,
  strengthGain: 0.1,
  strengthLimit: 10,
  agePower: 0.999,
  recognised: 0.8,
  /** How fast the usual query, which every query is taken without, follows. */
  queryMeanRate: 0.002,
} as const;

export const strategy = {
  entries: 100,
  edge: 16,
  context: 64,
  every: 10,
  best: 3,
  sharpness: 5,
  activeAbove: 0.5,
  ageing: 10,
  /** The top 5 % of a normal distribution lie this many deviations above its mean. */
  topDeviation: 1.645,
  topMargin: 1e-3,
  valueRate: 0.01,
  addEvery: 10,
} as const;

export const planner = {
  candidates: 8,
  /** Steps of a rollout, one per cycle; the cycle after the last chooses. */
  steps: 20,
  discount: 0.97,
  /** Deviation of the seeded variations. */
  variation: 0.2,
  /** A winner must promise so much more than staying as it is. */
  margin: 0.01,
  /** Cycles for which a winner stays. */
  stay: 20,
} as const;

export const act = {
  tendency: 5,
  tilt: 0.5,
  /** Below this mean activity the moments are those of noise. */
  quiet: 1e-3,
  vigour: 0.5,
  cortex: {
    unsure: 0.3,
    unsureGain: 1.5,
    unsureSlope: 2,
    threshold: 0.05,
    sureSlope: 2,
    novel: 0.5,
    novelGain: 1.2,
    nothing: 1e-8,
  },
  noise: { memory: 0.8, least: 0.1, gain: 0.3 },
  discount: 0.97,
  criticTrace: 0.87,
  actorTrace: 0.78,
  criticRate: 0.1,
  actorRate: 0.01,
  /** The share of a wish beyond ±1 that is taken back in a cycle. */
  unwind: 0.2,
  rowLimit: 4,
  /** Weights from sensors to motors at birth: a reflex to begin with. */
  firstWeight: 0.08,
} as const;

export const persistence = {
  /** Half a second at 20 Hz. */
  rate: 0.1,
  /** How many times louder a sensor at its bound is in the end, in addition to its immediate effect. */
  gain: 2,
} as const;

export const predict = {
  members: 4,
  fast: 0.1,
  slow: 0.01,
  errorRate: 0.02,
  errorFloor: 1e-6,
  limit: 10,
  forgetting: 0.9995,
  firstVariance: 50,
  /** Mean of the diagonal above which the inverse correlation no longer grows. */
  traceLimit: 100,
  leastExcitation: 1e-6,
  weightLimit: 100,
} as const;

export const demonstration = {
  /** Closer to 1 than the prediction's: what was shown rarely, as the way out of a corner, is not to be forgotten on the road. */
  forgetting: 0.9999,
  firstVariance: 50,
  /** What a switch from one bound to the other asks of the weights is more than trial and error comes to. */
  rowLimit: 100,
} as const;

/** Numbers that tell apart the uses of noise. */
export const streams = { rules: 1, holding: 2, field: 3, motors: 4, weights: 5, variation: 6, dream: 7 } as const;
