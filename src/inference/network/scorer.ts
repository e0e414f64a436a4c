/**
 * How the search asks for information: of each candidate, a set of columns, about the target given other columns, and of
 * surrogates of each. One implementation per estimator and device; the search knows none of them.
 */
import type { SurrogateKind } from '../transfer-entropy/surrogates.js';

/** Columns by their numbers in the lag table. */
export interface Question {
  readonly target: number;
  readonly given: readonly number[];
  /** Each the same number of columns. */
  readonly candidates: readonly (readonly number[])[];
  /** Left out where only the values are asked for. In one surrogate all candidates take the same order. */
  readonly surrogates?: {
    readonly count: number;
    readonly seed: number;
    /**
     * All that is asked is whether the p-value of the maximum statistic is above this level: a scorer may leave out the
     * surrogates that come after it surely is.
     */
    readonly level?: number;
  };
}

/** In nats. */
export interface Scores {
  /** By candidate. */
  readonly values: Float64Array;
  /** By surrogate, each by candidate. */
  readonly surrogates: readonly Float64Array[];
}

export interface Scorer {
  /** What it runs on, for the report. */
  readonly device: string;
  readonly precision: string;
  score(question: Question): Promise<Scores>;
  close(): Promise<void>;
}

export type { SurrogateKind };
