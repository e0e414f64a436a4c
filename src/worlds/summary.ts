/** What a run of a loop comes to: episodes that ended, by robot and by bin of steps. */

/** Bins of a learning curve that a run has at most. */
export const bins = 32;

/** One bin of a learning curve. */
export interface CurvePoint {
  /** Steps of each robot at the bin's end, since the run began. */
  readonly steps: number;
  /** Episodes that ended in the bin, of all robots. */
  readonly episodes: number;
  /** NaN where no episode ended. */
  readonly meanReturn: number;
  readonly meanLength: number;
  /** Mean reward of a step, of all robots. */
  readonly meanReward: number;
}

/** What a measure of the world (metres, say) came to; see `measures` of a Physics. */
export interface MeasureSummary {
  /** Mean over the episodes that ended; NaN where none did. */
  readonly mean: number;
  /** For each robot its sum over the episodes that ended, and its value in the present one. */
  readonly robots: readonly { readonly ended: number; readonly present: number }[];
}

/** What robots did while an episode ended, [robots][bins] flat. */
export interface Tallies {
  readonly episodes: Int32Array;
  readonly returns: Float32Array;
  readonly lengths: Int32Array;
  readonly worst: Float32Array;
  /** Sums over the steps of a bin. */
  readonly rewards: Float32Array;
  /** By name and robot: sums over episodes that ended, and values in the present ones. */
  readonly measures: Readonly<Record<string, { readonly ended: Float32Array; readonly present: Float32Array }>>;
}

/** The summary of a run. */
export interface RunSummary {
  /** Steps of each robot, and how long all took. */
  readonly steps: number;
  readonly seconds: number;
  /** Episodes that ended, with their mean and least return and mean length; NaN where none did. */
  readonly episodes: number;
  readonly meanReturn: number;
  readonly worstReturn: number;
  readonly meanLength: number;
  /** Mean reward of a step. */
  readonly meanReward: number;
  readonly curve: readonly CurvePoint[];
  /** Episodes and mean return of each robot. */
  readonly robots: readonly { readonly episodes: number; readonly meanReturn: number }[];
  /** The world's own measures by name; empty where it has none. */
  readonly measures: Readonly<Record<string, MeasureSummary>>;
  /** Rows of the robots that were chosen, [steps][robots][columns]; see `traceColumns`. */
  readonly traces?: Float32Array;
}

export function summarise(
  tallies: Tallies,
  steps: number,
  binSteps: number,
  seconds: number,
  traces?: Float32Array,
): RunSummary {
  const robots = tallies.episodes.length / bins;
  const used = Math.ceil(steps / binSteps);
  // One pass: a batch has thousands of robots.
  const all = new Sums();
  const byBin = Array.from({ length: used }, () => new Sums());
  const byRobot = Array.from({ length: robots }, (_, n) => {
    const own = new Sums();
    for (let bin = 0; bin < used; bin += 1)
      for (const sums of [all, byBin[bin], own]) sums.take(tallies, n * bins + bin);
    return own;
  });
  return {
    steps,
    seconds,
    episodes: all.episodes,
    meanReturn: all.returns / all.episodes,
    worstReturn: all.episodes === 0 ? Number.NaN : all.worst,
    meanLength: all.lengths / all.episodes,
    meanReward: all.rewards / (robots * steps),
    curve: byBin.map(({ episodes, returns, lengths, rewards }, bin) => {
      const end = Math.min((bin + 1) * binSteps, steps);
      const meanReward = rewards / (robots * (end - bin * binSteps));
      return { steps: end, episodes, meanReturn: returns / episodes, meanLength: lengths / episodes, meanReward };
    }),
    robots: byRobot.map(({ episodes, returns }) => ({ episodes, meanReturn: returns / episodes })),
    measures: Object.fromEntries(
      Object.entries(tallies.measures).map(([name, { ended, present }]) => [
        name,
        {
          mean: ended.reduce((sum, one) => sum + one, 0) / all.episodes,
          robots: Array.from(ended, (sum, n) => ({ ended: sum, present: present[n] })),
        },
      ]),
    ),
    ...(traces === undefined ? {} : { traces }),
  };
}

/** What some robots did in some bins. */
class Sums {
  episodes = 0;
  returns = 0;
  lengths = 0;
  rewards = 0;
  worst = Number.POSITIVE_INFINITY;

  take({ episodes, returns, lengths, worst, rewards }: Tallies, at: number): void {
    this.rewards += rewards[at];
    const ended = episodes[at];
    if (ended === 0) return;
    this.episodes += ended;
    this.returns += returns[at];
    this.lengths += lengths[at];
    this.worst = Math.min(this.worst, worst[at]);
  }
}
