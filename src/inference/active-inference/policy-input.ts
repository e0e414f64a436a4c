/** A candidate policy as its author gives it. */
import type { Rows, Vector } from './numbers.js';

/** A policy: what an agent would do in each step ahead. */
export interface PolicyInput {
  readonly name?: string;
  /** A row of n numbers for each step of the horizon. */
  readonly controls: Rows;
  /** Precisions with which this policy observes; the model's by default. */
  readonly precision?: Vector;
}
