/**
 * What a brain is to those who use it: the cycle, the batch, the state that can be saved, and what can be read, tuned and
 * taken away. Only types stand here; brain.ts fulfils them.
 */
import type { Counters, DeviceKind, Fusion } from '../device/device.js';
import type { HostArray } from '../kernel/index.js';
import type { MotorDictionary, SensorDictionary } from './dictionary.js';
import type { BrainLearning, BrainMode, BrainPrecision, EpisodeEnd } from './options.js';
import type { ParameterName } from './parameters.js';
import type { ResearchFaculty } from './research/faculties.js';

/** What a brain is doing, in the words of the original system (docs/why.md). */
export type CognitiveMode = 'exploring' | 'balanced' | 'exploiting' | 'dreaming';

/** The report of one brain and one cycle. */
export interface BrainState {
  /** Cycles that this brain has lived, this one included. */
  readonly cycle: number;
  /** 0 … 1. */
  readonly confidence: number;
  /** Mean absolute error of the last prediction, and its mean over the last hundred. */
  readonly error: number;
  readonly meanError: number;
  /** Mean absolute content of the field, its largest value, and the share of quiet elements. */
  readonly energy: number;
  readonly maximum: number;
  readonly sparsity: number;
  /** 1 − the best match in the bank. */
  readonly novelty: number;
  /** Cosine with the best row, that row (−1 where there is none), and whether it counts as recognised. */
  readonly match: number;
  readonly matchRow: number;
  readonly recognised: boolean;
  readonly exploration: number;
  readonly mode: CognitiveMode;
  /** What the critic expects. */
  readonly value: number;
  readonly temporalDifference: number;
  readonly gate: number;
  readonly hold: number;
  /** Whether a strategic pattern is installed, and its rank. */
  readonly strategy: number;
  readonly strategyActive: boolean;
  /**
   * Sensor values since birth that were not finite or absurd; field values that were mended, and, one cycle late, motors
   * that rested since what they intended was not finite.
   */
  readonly badInputs: number;
  readonly mended: number;
  readonly information: number;
  readonly drive: number;
  readonly activeCells: number;
  readonly patternsStored: number;
  /** Where the brain learns by reward: its episodes. */
  readonly episodes?: EpisodeReport;
}

/** What a brain that learns by reward says of its episodes. */
export interface EpisodeReport {
  /** Episodes that have ended. */
  readonly ended: number;
  /** Sum of rewards and number of steps, of the episode that runs and of the last that ended. */
  readonly return: number;
  readonly length: number;
  readonly lastReturn: number;
  readonly lastLength: number;
  /** Deviation of the exploration noise. */
  readonly sigma: number;
}

/**
 * What the motors of the cycle before came to. Sensors that come with an end are the last of their episode; the cycle after
 * begins a new one, and the motors of the cycle with the end move nothing.
 */
export interface Outcome {
  readonly reward?: number | undefined;
  /** The episode ended in a state after which nothing comes. Needs `learning: 'reward'`, as does the next. */
  readonly terminated?: boolean | undefined;
  /** The episode was ended from outside: what would have come is still expected. `terminated` wins where both are set. */
  readonly truncated?: boolean | undefined;
  /** What each motor should have been, from −1 to 1, or NaN to leave it alone. Needs `demonstrations: true`. */
  readonly demonstration?: ArrayLike<number> | undefined;
}

/** The same of all brains: rewards and flags [B], demonstrations [B][M] flat; of a run [T][B] and [T][B][M]. */
export interface BatchOutcomes {
  readonly rewards?: ArrayLike<number> | undefined;
  readonly terminated?: ArrayLike<boolean | number> | undefined;
  readonly truncated?: ArrayLike<boolean | number> | undefined;
  readonly demonstrations?: ArrayLike<number> | undefined;
}

/** The answer to one sensory vector. */
export interface Cycle {
  /** Exactly M finite values from −1 to 1; a fresh array. */
  readonly motors: Float32Array;
  readonly state: BrainState;
}

/**
 * The answers of a batch: motors [B][M] flat, which the next cycle of the same brain overwrites, and the states of this
 * cycle, which are made when they are first asked for.
 */
export interface BatchCycle {
  readonly motors: Float32Array;
  readonly states: readonly BrainState[];
}

/** The answers of a run: motors [T][B][M] flat, and the states after the last step. */
export interface RunResult {
  readonly motors: Float32Array;
  readonly states: readonly BrainState[];
  /** The packed reports [T][B][columns]; see `reportColumns`. */
  readonly reports: Float32Array;
  /** What was to be recorded, of each step: features [T][B][`describe().features`], cells [T][B][4³][64]. */
  readonly recorded?: Readonly<Partial<Record<RecordedView, Float32Array>>>;
}

/** Views that a run can record. */
export type RecordedView = 'features' | 'cells';

/** How a run is made. */
export interface RunOptions {
  /** Views to be read after each step; this costs a download of each of them. */
  readonly record?: readonly RecordedView[];
}

/** All that a brain is, as host arrays by tensor, with what is needed to make the same brain again. */
export interface BrainSnapshot {
  readonly format: 'fieldbrain-brain';
  readonly version: 1;
  readonly configuration: BrainConfiguration;
  /** The session's cycle. */
  readonly cycle: number;
  readonly tensors: Readonly<Record<string, HostArray>>;
  readonly dtypes: Readonly<Record<string, string>>;
  readonly shapes: Readonly<Record<string, readonly number[]>>;
}

/** One brain of a batch, without the shared stores. */
export interface SlotSnapshot {
  readonly format: 'fieldbrain-slot';
  readonly version: 1;
  readonly configuration: BrainConfiguration;
  readonly tensors: Readonly<Record<string, HostArray>>;
}

/** What makes two brains interchangeable: a snapshot of one loads into the other. The seed may differ, and comes along. */
export interface BrainConfiguration {
  readonly sensors: SensorDictionary;
  readonly motors: MotorDictionary;
  readonly size: number;
  readonly brains: number;
  readonly mode: BrainMode;
  /** The faculties that research mode adds, where it does. */
  readonly research?: readonly ResearchFaculty[];
  readonly precision: BrainPrecision;
  readonly seed: number;
  readonly bankRows: number;
  readonly perBrainStores: boolean;
  readonly planner: boolean;
  /** There, and true, where the motors can be taught. */
  readonly demonstrations?: boolean;
  /** There where the motors learn by reward. */
  readonly learning?: BrainLearning;
  readonly episode?: EpisodeEnd;
}

/** A brain and what it runs on. */
export interface BrainDescription extends BrainConfiguration {
  readonly device: DeviceKind;
  readonly deviceName: string;
  readonly executor: string;
  readonly fusion: Fusion;
  /** Why this device. */
  readonly reason: string;
  readonly notes: readonly string[];
  readonly arenaBytes: number;
  /** Features of φ, without padding; of a brain that learns by reward those that it learns on. */
  readonly features: number;
  readonly quality: number;
}

/** Views that `read` puts together, besides every state tensor by its own name. */
export type BrainView =
  | 'field'
  | 'content'
  | 'memory'
  | 'dynamics'
  | 'echo'
  | 'cells'
  | 'activation'
  | 'prediction'
  | 'features';

/** What the budget made of the quality. */
export interface QualityChange {
  readonly cycle: number;
  readonly from: number;
  readonly to: number;
  readonly p95Ms: number;
  readonly budgetMs: number;
}

/**
 * A field brain, or a batch of them. Bad input throws and changes nothing; a closed brain throws `session-closed`. Calls are
 * served in the order in which they come; a second cycle while one runs is refused, as is a synchronous one while anything does.
 */
export interface Brain {
  readonly configuration: BrainConfiguration;
  /**
   * One cycle of a single brain; a batch refuses it. The outcome belongs to the motors of the cycle before.
   * @example
   * const { motors } = await brain.process(sensors);
   * await brain.process(next, { reward: 1 });
   * await brain.process(last, { reward: -1, terminated: true }); // with learning: 'reward'
   * await brain.process(next, { demonstration: [0.5, Number.NaN] }); // with demonstrations: true; the second motor is left alone
   */
  process(sensors: ArrayLike<number>, outcome?: Outcome): Promise<Cycle>;
  /** The same without yielding, where the device can. */
  processSync(sensors: ArrayLike<number>, outcome?: Outcome): Cycle;
  /** One cycle of all brains: sensors [B][S] flat. */
  processBatch(sensors: Float32Array, outcomes?: BatchOutcomes): Promise<BatchCycle>;
  processBatchSync(sensors: Float32Array, outcomes?: BatchOutcomes): BatchCycle;
  /**
   * T cycles of all brains between one upload and one download: sensors [T][B][S] flat, outcomes each for the motors of the
   * step before it. `record` also gives features φ or pooled cells of every step: a reservoir experiment.
   * @example
   * const { recorded } = await brain.run(1000, input, {}, { record: ['features'] });
   */
  run(steps: number, sensors: Float32Array, outcomes?: BatchOutcomes, options?: RunOptions): Promise<RunResult>;
  /** All states, in the form of full quality whatever the level. */
  save(): Promise<BrainSnapshot>;
  /** Goes on from a snapshot of the same configuration; the seed may be another. One that does not fit changes nothing. */
  load(snapshot: BrainSnapshot): Promise<void>;
  /**
   * A birth: all brains as new ones of the brain's seed, or of the one that is given, which is then the brain's own. With a
   * slot, only that one, in the wiring that it has; it keeps its seed where no other is given.
   */
  reset(slot?: number, seed?: number): Promise<void>;
  exportSlot(slot: number): Promise<SlotSnapshot>;
  importSlot(slot: number, snapshot: SlotSnapshot): Promise<void>;
  /** A copy of a view or of any state tensor; `field` is [B, n, n, n, 64]. */
  read(what: BrainView | (string & {})): Promise<Float32Array>;
  /** A parameter's value in a slot (slot 0 by default). */
  get(parameter: ParameterName, slot?: number): number;
  /**
   * Turns a parameter in one slot, or in all where no slot is given. `parameterTable` has the range of each; what is outside could
   * destroy a brain permanently and is refused. So is a snapshot that holds such a parameter.
   */
  set(parameter: ParameterName, value: number, slot?: number): Promise<void>;
  /** Takes a faculty or a group of channels away (gain 0), in one slot or in all; `restore` puts it back. */
  lesion(faculty: ParameterName, slot?: number): Promise<void>;
  restore(faculty: ParameterName, slot?: number): Promise<void>;
  /** Freezes (or thaws) learning and exploration. */
  setLearning(learn: boolean, slot?: number): Promise<void>;
  /** Replays and dreams for this many steps; see docs/brain.md. */
  consolidate(steps?: number): Promise<void>;
  counters(): Counters;
  describe(): BrainDescription;
  /** Changes of quality so far. */
  qualityChanges(): readonly QualityChange[];
  close(): Promise<void>;
}
