/**
 * The search for one target's sources, after the greedy scheme of IDTxl (Lizier and Rubinov 2012; Novelli et al. 2019):
 *
 * 1. the target's own past, lag by lag: the candidate that tells most, given those taken so far, is taken if the maximum
 *    statistic finds it significant; the newest value is taken anyway if none is;
 * 2. the sources likewise, over all series and lags, given the past and the sources taken so far;
 * 3. pruning: the source that tells least, given all others, goes if the minimum statistic does not find it significant;
 * 4. the omnibus test: all sources together, given the past;
 * 5. the sequential maximum statistic for each source.
 */
import type { LagTable } from './lag-table.js';
import type { Question, Scorer, Scores } from './scorer.js';
import { maximumTest, minimumTest, type Null, sequentialMaximumTest, singleTest } from './statistics.js';

export interface SearchSettings {
  readonly minLag: number;
  readonly maxLag: number;
  readonly targetMaxLag: number;
  readonly alpha: number;
  readonly permutations: number;
  readonly seed: number;
  readonly null: Null;
}

/** A source at a lag, with what it tells about the target given everything else that was taken. */
export interface FoundVariable {
  readonly source: number;
  readonly lag: number;
  readonly te: number;
  readonly pValue: number;
}

/** All lags of one source together, given everything else that was taken. */
export interface FoundSource {
  readonly source: number;
  readonly te: number;
}

/** What the search found for one target, before targets are corrected for their number. */
export interface FoundTarget {
  readonly target: number;
  /** Lags of the target's past. */
  readonly past: readonly number[];
  /** Whether the past told nothing, and its newest value was taken all the same. */
  readonly pastForced: boolean;
  readonly variables: readonly FoundVariable[];
  readonly sources: readonly FoundSource[];
  /** Of all sources together; 0 without any. */
  readonly te: number;
  /** Of the omnibus test; 1 without sources. */
  readonly pValue: number;
}

export async function findSources(
  table: LagTable,
  scorer: Scorer,
  target: number,
  sources: readonly number[],
  settings: SearchSettings,
): Promise<FoundTarget> {
  const { minLag, maxLag, targetMaxLag, alpha, permutations } = settings;
  const next = table.id(target, 0);
  // Every target has orders of its own, which all its tests share.
  const seed = (Math.imul(settings.seed, 0x85ebca6b) + Math.imul(target + 1, 0xc2b2ae35)) >>> 0;
  const ask = (
    given: readonly number[],
    candidates: readonly (readonly number[])[],
    level: { readonly level?: number } = {},
  ): Promise<Scores> => {
    const question: Question = { target: next, given, candidates };
    const surrogates = { count: permutations, seed, ...level };
    return scorer.score(settings.null.kind === 'surrogates' ? { ...question, surrogates } : question);
  };
  const grow = async (given: readonly number[], candidates: readonly number[]): Promise<number[]> => {
    const [taken, left] = [[] as number[], [...candidates]];
    while (left.length > 0) {
      const scores = await ask(
        [...given, ...taken],
        left.map((id) => [id]),
        // The p-value itself is not reported.
        { level: alpha },
      );
      const { best, pValue } = maximumTest(scores, settings.null);
      if (pValue > alpha) break;
      taken.push(...left.splice(best, 1));
    }
    return taken;
  };

  const own = await grow(
    [],
    lagsFrom(1, targetMaxLag).map((lag) => table.id(target, lag)),
  );
  const past = own.length > 0 ? own : [table.id(target, 1)];
  const others = sources.filter((source) => source !== target);
  let taken = await grow(
    past,
    others.flatMap((source) => lagsFrom(minLag, maxLag).map((lag) => table.id(source, lag))),
  );

  /** Each of the taken ones given all others: their conditions differ, so they are asked one by one. */
  const each = async (): Promise<Scores> => {
    const asked: Scores[] = [];
    for (const id of taken) asked.push(await ask([...past, ...taken.filter((other) => other !== id)], [[id]]));
    return {
      values: Float64Array.from(asked, ({ values }) => values[0]),
      surrogates: asked[0].surrogates.map((_, s) => Float64Array.from(asked, ({ surrogates }) => surrogates[s][0])),
    };
  };
  while (taken.length > 0) {
    const { least, pValue } = minimumTest(await each(), settings.null);
    if (pValue <= alpha) break;
    taken = taken.filter((_, at) => at !== least);
  }

  const none = { variables: [], sources: [], te: 0, pValue: 1 } as const;
  const about = { target, past: past.map((id) => table.lagOf(id)).sort((a, b) => a - b), pastForced: own.length === 0 };
  if (taken.length === 0) return { ...about, ...none };
  const omnibus = await ask(past, [taken]);
  const pValue = singleTest(omnibus, taken.length, settings.null);
  if (pValue > alpha) return { ...about, ...none, te: omnibus.values[0], pValue };

  const scores = await each();
  const pValues = sequentialMaximumTest(scores, settings.null, alpha);
  const variables = taken
    .map((id, at) => ({ source: table.seriesOf(id), lag: table.lagOf(id), te: scores.values[at], pValue: pValues[at] }))
    .filter((one) => one.pValue <= alpha)
    .sort((a, b) => a.source - b.source || a.lag - b.lag);
  const ids = variables.map(({ source, lag }) => table.id(source, lag));
  const found: FoundSource[] = [];
  for (const source of new Set(variables.map((one) => one.source))) {
    const mine = ids.filter((id) => table.seriesOf(id) === source);
    const rest = ids.filter((id) => table.seriesOf(id) !== source);
    const { values } = await scorer.score({ target: next, given: [...past, ...rest], candidates: [mine] });
    found.push({ source, te: values[0] });
  }
  const { values } =
    ids.length === taken.length || ids.length === 0
      ? omnibus
      : await scorer.score({ target: next, given: past, candidates: [ids] });
  return { ...about, variables, sources: found, te: values[0], pValue };
}

function lagsFrom(least: number, most: number): number[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
}
