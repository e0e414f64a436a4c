/**
 * All series at all lags, as columns of one length: the column of a series at a lag is a window of the series, so nothing is
 * copied. A column's number is series × (maxLag + 1) + lag.
 */
import { FieldbrainError } from '../../kernel/index.js';

export interface LagTable {
  readonly series: number;
  readonly maxLag: number;
  /** Rows of every column. */
  readonly samples: number;
  /** The number of a column. */
  id(series: number, lag: number): number;
  seriesOf(id: number): number;
  lagOf(id: number): number;
  /** A window of the series, not a copy. */
  column(id: number): Float64Array;
}

export function createLagTable(place: string, series: readonly Float64Array[], maxLag: number): LagTable {
  const samples = series[0].length - maxLag;
  if (samples < 4) {
    const text = `${place}: too few samples for the lags (got ${series[0].length} times, expected at least ${maxLag + 4}). Give longer series or a smaller largest lag.`;
    throw new FieldbrainError('input-invalid', text, { got: series[0].length });
  }
  const width = maxLag + 1;
  const windows = series.flatMap((values) =>
    Array.from({ length: width }, (_, lag) => values.subarray(maxLag - lag, maxLag - lag + samples)),
  );
  return {
    series: series.length,
    maxLag,
    samples,
    id: (one, lag) => one * width + lag,
    seriesOf: (id) => Math.floor(id / width),
    lagOf: (id) => id % width,
    column: (id) => windows[id],
  };
}
