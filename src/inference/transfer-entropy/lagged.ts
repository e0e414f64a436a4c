/**
 * What stands for the source, the target or a condition: one series, several, or several with their own lags. A lag counts
 * steps back from the target's next value. Everything becomes a list of named series, each with its lags.
 */
import { describeValue } from '../../kernel/errors.js';
import { FieldbrainError } from '../../kernel/index.js';
import type { NamedSeries } from './points.js';
import type { LaggedSeries, Series, SeriesInput } from './series-input.js';

/** A series of a block, by name for messages, with its lags. */
export interface LaggedTerm extends NamedSeries {
  readonly lags: readonly number[];
}

/** The most columns that a block may have: each is a dimension, and a message says so sooner than memory does. */
const mostColumns = 1024;
const mostLag = 2 ** 30;

/** Terms of a block; `lags` are for series that come without their own, `leastLag` is the smallest that makes sense. */
export function termsOf(
  place: string,
  name: string,
  input: SeriesInput | undefined,
  lags: readonly number[],
  leastLag: number,
): LaggedTerm[] {
  if (input === undefined) return [];
  const list = isList(input) ? input : [input as Series];
  const terms = list.map((one, position): LaggedTerm => {
    const own = list.length === 1 ? `the ${name}` : `${name} ${position}`;
    if (!isLagged(one)) return { name: own, values: one as Series, lags };
    needLags(`${place} ${own}`, one.lags, leastLag);
    return { name: own, values: one.series, lags: one.lags };
  });
  const columns = terms.reduce((count, term) => count + term.lags.length, 0);
  if (columns > mostColumns)
    refuse(`${place} ${name}`, 'too many columns', columns, `at most ${mostColumns}`, 'Leave out lags or series.');
  return terms;
}

/** A list of series, with or without lags; not a series, which is a list of numbers. */
function isList(input: SeriesInput): input is readonly Series[] | readonly LaggedSeries[] {
  return Array.isArray(input) && input.length > 0 && typeof input[0] === 'object' && input[0] !== null;
}

function isLagged(one: Series | LaggedSeries): one is LaggedSeries {
  return typeof one === 'object' && one !== null && 'lags' in one && 'series' in one;
}

function needLags(place: string, lags: unknown, least: number): void {
  const isGood =
    Array.isArray(lags) &&
    lags.length > 0 &&
    lags.every((lag) => Number.isInteger(lag) && lag >= least && lag <= mostLag) &&
    new Set(lags).size === lags.length;
  if (!isGood)
    refuse(`${place} lags`, 'not usable', lags, `different whole numbers from ${least}`, 'Give at least one lag.');
}

function refuse(place: string, wrong: string, got: unknown, expected: string, advice: string): never {
  const text = `${place}: ${wrong} (got ${describeValue(got)}, expected ${expected}). ${advice}`;
  throw new FieldbrainError('usage', text, { got, expected });
}
