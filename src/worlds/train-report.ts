/** What a training comes to. */

/** What brains learn from. */
export type TrainedBy = 'reward' | 'expert';

/** What a training came to, as `fieldbrain train --json` prints it. */
export interface TrainReport {
  readonly world: string;
  readonly by: TrainedBy;
  readonly brains: number;
  readonly steps: number;
  /** Episodes of all brains that ended while they learned. */
  readonly episodes: number;
  readonly seconds: number;
  /** Mean returns, each of the episodes that ended since the entry before; `episodes` counts from the beginning. */
  readonly curve: readonly { readonly episodes: number; readonly meanReturn: number }[];
  readonly evaluation: {
    readonly episodes: number;
    readonly meanReturn: number;
    readonly worstReturn: number;
    /** The world's own measures by name, means over the episodes. */
    readonly measures: Readonly<Record<string, number>>;
  };
}
