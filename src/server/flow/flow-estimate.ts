/**
 * The flow of information in a window of cycles: the network of its series by the Gaussian estimator, with surrogates. Series
 * that do not change tell nothing and are left out. A little noise keeps sensors apart that are functions of each other.
 */
import { inferNetwork } from '../../inference/network/index.js';

/** Fewer cycles say too little. */
export const leastFlowSamples = 300;
export const flowSettings = { maxLag: 3, permutations: 100, alpha: 0.01, jitter: 1e-3 } as const;

export interface FlowLink {
  readonly source: string;
  readonly target: string;
  /** In cycles. */
  readonly delay: number;
  /** In nats. */
  readonly te: number;
  readonly pValue: number;
}

export interface FlowEstimate {
  /** Those that changed. */
  readonly series: readonly string[];
  /** Strongest first. */
  readonly links: readonly FlowLink[];
}

/** `onPortion` is called between small parts of the work. */
export async function estimateFlow(
  names: readonly string[],
  columns: readonly Float64Array[],
  onPortion?: () => void,
): Promise<FlowEstimate> {
  const moving = columns.map((_, at) => at).filter((at) => columns[at].some((value) => value !== columns[at][0]));
  const series = moving.map((at) => names[at]);
  if (moving.length < 2 || columns[0].length < leastFlowSamples) return { series, links: [] };
  const { links } = await inferNetwork(
    moving.map((at) => columns[at]),
    // So few targets are looked at by eye; correcting them would take many more surrogates.
    { ...flowSettings, falseDiscovery: false, warn: false, ...(onPortion && { onPortion }) },
  );
  return {
    series,
    links: links
      .map(({ source, target, delay, te, pValue }) => ({
        ...{ source: series[source], target: series[target], delay, te, pValue },
      }))
      .sort((a, b) => b.te - a.te),
  };
}
