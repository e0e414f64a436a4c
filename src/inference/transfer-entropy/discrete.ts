/**
 * The plug-in estimator over states: I(x ; y | z) = mean of ln(n_xyz n_z / (n_xz n_yz)), and two corrections of its bias,
 * which is upwards. Local values are those of the plug-in; the corrections belong to the mean.
 *
 * - Miller and Madow: an entropy over K states that occur is too small by (K − 1) / 2N.
 * - Panzeri and Treves (1996): the entropy of y given a state c is too small by (R_c − 1) / 2N, with R_c the number of y's
 *   states that are possible given c, of which not all need have occurred.
 */
import type { Blocks, Column } from './problem.js';
import { joined, occurrences, type States, statesOf } from './states.js';

/** How the bias of the discrete estimator is corrected. */
export type Correction = 'none' | 'miller-madow' | 'panzeri-treves';

export interface CountedEstimate {
  readonly value: number;
  readonly local: Float64Array;
}

/** What knows nothing of x is counted once. */
export function openDiscrete(
  { y, z }: Pick<Blocks, 'y' | 'z'>,
  samples: number,
  correction: Correction,
): (x: readonly Column[]) => CountedEstimate {
  const [target, given] = [statesOf(y, samples), statesOf(z, samples)];
  const both = joined(given, target);
  const [inGiven, inBoth] = [occurrences(given), occurrences(both)];
  return (x) => {
    const source = statesOf(x, samples);
    const [withGiven, all] = [joined(given, source), joined(both, source)];
    const [inWithGiven, inAll] = [occurrences(withGiven), occurrences(all)];
    const local = new Float64Array(samples);
    let total = 0;
    for (let i = 0; i < samples; i += 1) {
      const up = inAll[all.codes[i]] * inGiven[given.codes[i]];
      const down = inWithGiven[withGiven.codes[i]] * inBoth[both.codes[i]];
      local[i] = Math.log(up / down);
      total += local[i];
    }
    const value = total / samples;
    if (correction === 'miller-madow') {
      const excess = withGiven.count + both.count - given.count - all.count;
      return { value: value + excess / (2 * samples), local };
    }
    if (correction === 'panzeri-treves') {
      const bias = possible(withGiven, target) - possible(given, target);
      return { value: value - bias / (2 * samples), local };
    }
    return { value, local };
  };
}

/** H in nats, plug-in or with Miller and Madow's correction. */
export function discreteEntropy(column: Column, correction: Correction): number {
  const samples = column.length;
  const found = occurrences(statesOf([column], samples));
  let entropy = 0;
  for (const count of found) entropy -= (count / samples) * Math.log(count / samples);
  return correction === 'none' ? entropy : entropy + (found.length - 1) / (2 * samples);
}

/** Σ over the conditions' states of R_c − 1. */
function possible(conditions: States, target: States): number {
  const rows: Map<number, number>[] = Array.from({ length: conditions.count }, () => new Map());
  for (let i = 0; i < target.codes.length; i += 1) {
    const row = rows[conditions.codes[i]];
    row.set(target.codes[i], (row.get(target.codes[i]) ?? 0) + 1);
  }
  return rows.reduce((total, row) => total + possibleStates([...row.values()], target.count) - 1, 0);
}

/**
 * How many states are possible, from how often each that occurred did: as many as make the expected number of those that
 * occur, under Bayesian estimates of their chances, equal to the number that did.
 */
export function possibleStates(counts: readonly number[], most: number): number {
  const samples = counts.reduce((a, b) => a + b, 0);
  const seen = counts.length;
  if (seen >= most) return seen;
  const misses = (chance: number): number => (1 - chance) ** samples;
  const expectedOf = (unseen: number): number => {
    if (unseen === 0) return counts.reduce((sum, count) => sum + 1 - misses(count / samples), 0);
    const share = unseen * (1 - (samples / (samples + seen)) ** (1 / samples));
    const known = counts.reduce((sum, count) => sum + 1 - misses(((1 - share) * (count + 1)) / (samples + seen)), 0);
    return known + unseen * (1 - misses(share / unseen));
  };
  let distance = Math.abs(seen - expectedOf(0));
  for (let unseen = 1; seen + unseen <= most; unseen += 1) {
    const next = Math.abs(seen - expectedOf(unseen));
    if (!(next < distance)) return seen + unseen - 1;
    distance = next;
  }
  return most;
}
