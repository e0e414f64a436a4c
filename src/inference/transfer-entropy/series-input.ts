/** What estimators take as series: numbers by time, alone, several together, or with lags of their own. */

/** A series: one number for each time. */
export type Series = ArrayLike<number>;

/** A series with the lags at which it enters, in steps before the target's next value. */
export interface LaggedSeries {
  readonly series: Series;
  readonly lags: readonly number[];
}

/** One series, several, or several with lags of their own. */
export type SeriesInput = Series | readonly Series[] | readonly LaggedSeries[];
