/**
 * The model of the original system: 900 windows of which 100 sensors each see a centre and its two neighbours. A band of
 * three with disjoint supports, so that only 299 states are ever observed. For comparisons and benchmarks.
 */
import type { BandInput } from './bands.js';
import type { AgentModel } from './model.js';

/** Photons a window catches from a star of magnitude 8: the precision of an observation. */
export const photonPrecision = 1e7 * 10 ** (-8 / 2.5) * 0.01 * 0.9;

export interface DefaultModelOptions {
  readonly states?: number;
  readonly observations?: number;
  /** As a dense matrix, with all its zeros. */
  readonly dense?: boolean;
}

/** The model of the original system: 900 states of which 100 sensors each see three. */
export function defaultModel({
  states = 900,
  observations = 100,
  dense = false,
}: DefaultModelOptions = {}): AgentModel {
  const bands = Array.from({ length: observations }, (_, i): BandInput => {
    const centre = Math.floor(i * Math.sqrt(states / observations)) % states;
    const start = Math.max(0, centre - 1);
    const end = Math.min(states, centre + 2);
    return { start, values: Array.from({ length: end - start }, (_, k) => (start + k === centre ? 1 : 0.3)) };
  });
  const rest = { states, observations, offset: 1, precision: photonPrecision, prior: { mean: 0, variance: 10 } };
  return dense ? { ...rest, matrix: bands.map((band) => denseRow(band, states)) } : { ...rest, bands };
}

function denseRow({ start, values }: BandInput, length: number): number[] {
  const row = new Array<number>(length).fill(0);
  values.forEach((value, k) => {
    row[start + k] = value;
  });
  return row;
}
