/** `fieldbrain te --embedding`: the past that the estimate is given, chosen from the data where that is asked for. */
import type { EmbeddingOptions, SeriesInput, TransferEntropyOptions } from '../inference/transfer-entropy/index.js';
import { wrongArgument } from './failure.js';

/** The embedding as the answer says it: lags of the target's past and of the source. */
export interface EmbeddingSaid {
  readonly method: 'greedy' | 'ragwitz';
  readonly target: readonly number[];
  readonly source: readonly number[];
}

interface ChosenEmbedding {
  readonly source: SeriesInput;
  readonly target: SeriesInput;
  readonly embedding?: EmbeddingOptions;
  readonly said?: EmbeddingSaid;
}

/** As given, or chosen from the data: uniform by Ragwitz' criterion, or lag by lag by tests. */
export async function chooseEmbedding(
  embedding: string | undefined,
  estimate: TransferEntropyOptions,
  source: Float64Array,
  target: Float64Array,
): Promise<ChosenEmbedding> {
  if (embedding === undefined || embedding === 'given') return { source, target };
  const delay = estimate.delay ?? 1;
  if (embedding === 'ragwitz') {
    const { ragwitzEmbedding } = await import('../inference/transfer-entropy/index.js');
    const { targetEmbedding, targetLag } = ragwitzEmbedding(target, estimate.k === undefined ? {} : { k: estimate.k });
    const lags = Array.from({ length: targetEmbedding }, (_, i) => 1 + i * targetLag);
    const sourceLags = Array.from(
      { length: estimate.sourceEmbedding ?? 1 },
      (_, i) => delay + i * (estimate.sourceLag ?? 1),
    );
    return {
      ...{ source, target },
      embedding: { targetEmbedding, targetLag },
      said: { method: 'ragwitz', target: lags, source: sourceLags },
    };
  }
  if (embedding !== 'auto')
    throw wrongArgument('te --embedding', 'unknown', embedding, 'given, ragwitz or auto', 'Give one of these.');
  const { inferNetwork } = await import('../inference/network/index.js');
  const { estimator, k, theiler, correction, order, width, jitter, seed } = estimate;
  const known = { estimator, k, theiler, correction, order, width, jitter, seed };
  const { targets } = await inferNetwork([source, target], {
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
    ...{ targets: [1], sources: [0], falseDiscovery: false },
    ...(estimator === 'gaussian' ? { permutations: 0 } : {}),
  });
  const [{ past, variables }] = targets;
  // Where no lag of the source tells anything, the given delay is what is left to test.
  const lags = variables.length > 0 ? variables.map(({ lag }) => lag) : [delay];
  return {
    source: [{ series: source, lags }],
    target: [{ series: target, lags: past }],
    said: { method: 'greedy', target: past, source: lags },
  };
}
