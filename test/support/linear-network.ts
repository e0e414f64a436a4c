/**
 * Networks of linear Gaussian series, x(t) = Σ_lag A_lag x(t − lag) + noise, and what is known of them exactly: the
 * covariance of all lagged values from the Lyapunov equation of the companion form, and with it every Gaussian information.
 */
import { normalFrom } from './ksg-problems.js';

/** One coupling: `to` at t gets weight × `from` at t − lag. */
export interface Coupling {
  readonly from: number;
  readonly to: number;
  readonly lag: number;
  readonly weight: number;
}

export interface LinearNetwork {
  readonly nodes: number;
  /** Couplings to others, and of nodes to their own past. */
  readonly couplings: readonly Coupling[];
  /** Deviation of each node's noise; 1 by default. */
  readonly noise?: readonly number[];
}

/**
 * A common driver (0 acts on 1 after 1 step and on 2 after 2), a chain (0 → 2 → 3) and a feedback pair (3 ⇄ 4, after 1 and
 * 3 steps). All nodes remember a little of themselves.
 */
export const fiveNodes: LinearNetwork = {
  nodes: 5,
  couplings: [
    ...[0.5, 0.4, 0.4, 0.3, 0.3].map((weight, node) => ({ from: node, to: node, lag: 1, weight })),
    { from: 0, to: 1, lag: 1, weight: 0.4 },
    { from: 0, to: 2, lag: 2, weight: 0.5 },
    { from: 2, to: 3, lag: 1, weight: 0.4 },
    { from: 3, to: 4, lag: 1, weight: 0.4 },
    { from: 4, to: 3, lag: 3, weight: -0.3 },
  ],
};

/** Couplings between different nodes, as `from>to@lag`, in a fixed order. */
export function trueLinks({ couplings }: LinearNetwork): string[] {
  return couplings
    .filter(({ from, to }) => from !== to)
    .map(({ from, to, lag }) => `${from}>${to}@${lag}`)
    .sort();
}

const orderOf = ({ couplings }: LinearNetwork): number => Math.max(...couplings.map(({ lag }) => lag));

export function simulateNetwork(network: LinearNetwork, length: number, seed: number): Float64Array[] {
  const { nodes, couplings, noise = Array.from({ length: nodes }, () => 1) } = network;
  const normal = normalFrom(seed);
  const settle = 500;
  const series = Array.from({ length: nodes }, () => new Float64Array(length + settle));
  for (let t = orderOf(network); t < length + settle; t += 1) {
    for (let node = 0; node < nodes; node += 1) series[node][t] = noise[node] * normal();
    for (const { from, to, lag, weight } of couplings) series[to][t] += weight * series[from][t - lag];
  }
  return series.map((values) => values.slice(settle));
}

/** A lagged value: x_node(t − lag). */
export interface Variable {
  readonly node: number;
  readonly lag: number;
}

/** Covariances of any two lagged values of a stationary network. */
export function covariances(network: LinearNetwork, mostLag: number): (a: Variable, b: Variable) => number {
  const { nodes, couplings, noise = Array.from({ length: nodes }, () => 1) } = network;
  // Companion form over lags 0 … depth − 1: the covariance among them holds all that is asked.
  const depth = Math.max(orderOf(network), mostLag) + 1;
  const size = nodes * depth;
  const companion = Array.from({ length: size }, () => new Float64Array(size));
  for (const { from, to, lag, weight } of couplings) companion[to][(lag - 1) * nodes + from] += weight;
  for (let row = nodes; row < size; row += 1) companion[row][row - nodes] = 1;
  // Σ = Σ_i A^i Q (A^i)ᵀ by doubling: Σ ← Σ + P Σ Pᵀ, P ← P².
  let covariance: Float64Array[] = Array.from({ length: size }, (_, i) =>
    Float64Array.from({ length: size }, (__, j) => (i === j && i < nodes ? noise[i] ** 2 : 0)),
  );
  let power: Float64Array[] = companion;
  for (let step = 0; step < 40; step += 1) {
    covariance = sum(covariance, product(product(power, covariance), transposed(power)));
    power = product(power, power);
  }
  return (a, b) => covariance[a.lag * nodes + a.node][b.lag * nodes + b.node];
}

/** I(x ; y | z) in nats of jointly Gaussian variables: ½ ln(|Σ_xz| |Σ_yz| / (|Σ_z| |Σ_xyz|)). */
export function gaussianInformation(
  covariance: (a: Variable, b: Variable) => number,
  x: readonly Variable[],
  y: readonly Variable[],
  z: readonly Variable[],
): number {
  const logDeterminant = (list: readonly Variable[]): number =>
    logDeterminantOf(list.map((a) => Float64Array.from(list, (b) => covariance(a, b))));
  return (
    0.5 *
    (logDeterminant([...x, ...z]) +
      logDeterminant([...y, ...z]) -
      logDeterminant(z) -
      logDeterminant([...x, ...y, ...z]))
  );
}

function logDeterminantOf(matrix: Float64Array[]): number {
  const rows = matrix.map((row) => row.slice());
  let total = 0;
  for (const [pivot, row] of rows.entries()) {
    total += Math.log(row[pivot]);
    for (let below = pivot + 1; below < rows.length; below += 1) {
      const factor = rows[below][pivot] / row[pivot];
      for (let column = pivot; column < rows.length; column += 1) rows[below][column] -= factor * row[column];
    }
  }
  return total;
}

function product(a: readonly Float64Array[], b: readonly Float64Array[]): Float64Array[] {
  return a.map((row) => {
    const out = new Float64Array(b[0].length);
    for (const [k, weight] of row.entries())
      if (weight !== 0) for (let j = 0; j < out.length; j += 1) out[j] += weight * b[k][j];
    return out;
  });
}

function transposed(a: readonly Float64Array[]): Float64Array[] {
  return Array.from({ length: a[0].length }, (_, j) => Float64Array.from(a, (row) => row[j]));
}

function sum(a: readonly Float64Array[], b: readonly Float64Array[]): Float64Array[] {
  return a.map((row, i) => row.map((value, j) => value + b[i][j]));
}
