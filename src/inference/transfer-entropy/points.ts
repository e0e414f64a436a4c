/**
 * From series to points. The target's next value is y_t; its past is y_{t−1−i·τy}, i < k_y; the source block is
 * x_{t−u−i·τx}, i < l; a condition enters as c_{t−v}. The first t is the least for which all of these exist, and every later
 * t is used. Data that cannot be estimated from are refused here: nothing that looks like a number comes of them.
 */
import { describeValue } from '../../kernel/errors.js';
import { FieldbrainError } from '../../kernel/index.js';
import {
  distinctValues,
  isConstant,
  jittered,
  largestOf,
  momentsOf,
  type Normalise,
  tamingFactor,
  zScores,
} from './normalise.js';
import type { Embedding, Settings } from './options.js';
import type { Blocks, Column, Precision } from './problem.js';
import type { Series } from './series-input.js';
import { needStates, ordinalPatterns } from './states.js';

export interface Points extends Blocks {
  readonly samples: number;
}

/** Which roles the series have, for messages: `source`, `target`, … */
export interface NamedSeries {
  readonly name: string;
  readonly values: Series;
  /** A condition that never changes conditions on nothing, and is accepted. */
  readonly mayBeConstant?: boolean;
}

/** Series in float64, normalised and jittered as the settings say; all are checked to be finite and of one length. */
export function prepareSeries(place: string, series: readonly NamedSeries[], settings: Settings): Float64Array[] {
  for (const { name, values } of series)
    if (typeof values?.length !== 'number' || typeof values === 'string')
      refuseData(place, `${name} is not a series`, values, 'a list of numbers', 'Give one number for each time.');
  const { length } = series[0].values;
  // Estimates do not change with the scale of all series, nor of each where it is normalised.
  const largest = series.map(({ values }) => largestOf(values));
  const common = settings.normalise === 'none' ? tamingFactor(Math.max(...largest)) : undefined;
  return series.map(({ name, values: given, mayBeConstant }, stream) => {
    const factor = common ?? tamingFactor(largest[stream]);
    const values = factor === 1 ? given : Float64Array.from(given, (value) => value * factor);
    if (values.length !== length)
      refuseData(
        place,
        `${name} has another length than ${series[0].name}`,
        values.length,
        `${length} values`,
        'Give series of one length.',
      );
    if (!Number.isFinite(largest[stream])) {
      const bad = Array.from(given).findIndex((value) => !Number.isFinite(value));
      refuseData(
        place,
        `${name} has a value that is not a number at ${bad}`,
        given[bad],
        'finite numbers',
        'Remove or repair it.',
      );
    }
    if (length < 2) refuseData(place, 'too few samples', length, 'at least 2', 'Give a longer series.');
    const flat = isConstant(values);
    if (flat && mayBeConstant !== true && settings.jitter === 0)
      refuseData(
        place,
        `${name} is constant`,
        values[0],
        'values that change',
        'A constant tells nothing: leave it out, or add jitter to make noise of it.',
      );
    if (settings.estimator === 'discrete') {
      needStates(place, name, given);
      return Float64Array.from(given);
    }
    if (settings.estimator === 'symbolic') return patternsOf(place, values, settings.order);
    const comparesDistances = settings.estimator === 'ksg1' || settings.estimator === 'ksg2';
    if (!flat && comparesDistances && settings.jitter === 0) refuseFewValues(place, name, values);
    const scaled = settings.normalise === 'series' ? zScores(values) : new Float64Array(values);
    const unit = settings.normalise === 'column' ? momentsOf(values).deviation || 1 : 1;
    return jittered(scaled, settings.jitter * unit, settings.seed, stream);
  });
}

function patternsOf(place: string, values: Series, order: number): Float64Array {
  if (values.length < order + 2)
    refuseData(place, 'too few samples for the order', values.length, `at least ${order + 2}`, 'Give a longer series.');
  return ordinalPatterns(values, order);
}

/** A few levels in a long series: distances repeat, and neighbours say nothing. */
const fewLevels = 32;

function refuseFewValues(place: string, name: string, values: Series): void {
  const levels = distinctValues(values, fewLevels + 1);
  if (levels <= fewLevels && levels * 4 <= values.length)
    refuseData(
      place,
      `${name} has tied values`,
      `${levels} different ones among ${values.length}`,
      'continuous values',
      jitterAdvice,
    );
}

const jitterAdvice = 'Add jitter, for example 1e-6, to break ties, or use another estimator.';

/** Some points have k others in the very same place. */
export function refuseTied(place: string, tied: number, samples: number, k: number): never {
  refuseData(
    place,
    'tied samples',
    `${tied} of ${samples} points that coincide with ${k} others`,
    'none',
    jitterAdvice,
  );
}

/** The lags at which the series of a transfer entropy enter, where they have none of their own. */
export function lagsOf(embedding: Embedding): Readonly<Record<'source' | 'target' | 'condition', readonly number[]>> {
  const { targetEmbedding, targetLag, sourceEmbedding, sourceLag, delay, conditionDelay } = embedding;
  return {
    source: Array.from({ length: sourceEmbedding }, (_, i) => delay + i * sourceLag),
    target: Array.from({ length: targetEmbedding }, (_, i) => 1 + i * targetLag),
    condition: [conditionDelay],
  };
}

/** Values with the lags at which they enter. */
export interface LaggedValues {
  readonly values: Float64Array;
  readonly lags: readonly number[];
}

/** Blocks of lagged series as points: y holds the values at lag 0 of `next`; what is conditioned on stands in z. */
export function embedLagged(
  place: string,
  blocks: {
    readonly source: readonly LaggedValues[];
    readonly next: readonly LaggedValues[];
    readonly given: readonly LaggedValues[];
  },
): Points {
  const all = [...blocks.source, ...blocks.next, ...blocks.given];
  const first = all.reduce((most, { lags }) => lags.reduce((a, b) => Math.max(a, b), most), 0);
  const { length } = all[0].values;
  const samples = length - first;
  if (samples < 2)
    refuseData(
      place,
      'too few samples for the embedding',
      `${length} times`,
      `at least ${first + 2}`,
      'Give a longer series or a smaller embedding.',
    );
  const columns = (list: readonly LaggedValues[]): Float64Array[] =>
    list.flatMap(({ values, lags }) => lags.map((lag) => values.slice(first - lag, first - lag + samples)));
  return { samples, x: columns(blocks.source), y: columns(blocks.next), z: columns(blocks.given) };
}

/** The points of a transfer entropy from one series to another. */
export function embedTransfer(
  place: string,
  [source, target]: readonly Float64Array[],
  conditions: readonly LaggedValues[],
  embedding: Embedding,
): Points {
  const lags = lagsOf(embedding);
  return embedLagged(place, {
    source: [{ values: source, lags: lags.source }],
    next: [{ values: target, lags: [0] }],
    given: [{ values: target, lags: lags.target }, ...conditions],
  });
}

/** Columns as they are compared: z-scored where the settings say so, and in their type. */
export function finishColumns(points: Points, normalise: Normalise, precision: Precision): Points {
  const column = (values: Column): Column => {
    const scaled = normalise === 'column' ? zScores(values) : values;
    return precision === 'f32' ? new Float32Array(scaled) : new Float64Array(scaled);
  };
  return {
    samples: points.samples,
    x: points.x.map(column),
    y: points.y.map(column),
    z: points.z.map(column),
  };
}

/** Every point needs k others that are not too near in time. */
export function needSamples(place: string, samples: number, { k, theiler, estimator }: Settings): void {
  const needed = estimator === 'ksg1' || estimator === 'ksg2' ? k + 1 + 2 * theiler : 4;
  if (samples >= needed) return;
  const why = theiler > 0 ? `${k} neighbours outside a window of ${theiler}` : `${k} neighbours`;
  refuseData(
    place,
    `too few samples for ${why}`,
    samples,
    `at least ${needed}`,
    'Give a longer series, a smaller k or a smaller embedding.',
  );
}

/** More than this and the points alone fill the memory of a process. */
const mostSamples = 16_000_000;

export function needFit(place: string, samples: number, limit = mostSamples): void {
  if (samples > limit) {
    const text = `${place}: too many samples to fit (got ${samples}, expected at most ${limit}). Give a part of the series.`;
    throw new FieldbrainError('out-of-memory', text, { got: samples });
  }
}

function refuseData(place: string, wrong: string, got: unknown, expected: string, advice: string): never {
  const text = `${place}: ${wrong} (got ${describeValue(got)}, expected ${expected}). ${advice}`;
  throw new FieldbrainError('input-invalid', text, { got, expected });
}
