/**
 * The exact posterior and evidence of a small model, on the host in doubles, by Cholesky factors:
 *   Σ = (S_p⁻¹ + Jᵀ Π J)⁻¹,  μ* = Σ (S_p⁻¹ μ_p + Jᵀ Π (o − o₀)),
 *   −ln p(o) = ½ [ rᵀ S⁻¹ r + ln det(2π S) ],  r = o − o₀ − J μ_p,  S = J S_p Jᵀ + Π⁻¹.
 * It is what inference is held to, and costs n³: not for work.
 */
import { type AgentModel, checkModel } from './model.js';
import { readVector, refuseInput } from './numbers.js';

/** What Bayes' rule gives for a linear Gaussian model. */
export interface ExactPosterior {
  readonly mean: Float64Array;
  /** n × n. */
  readonly covariance: Float64Array;
  /** −ln p(o), which no free energy goes below. */
  readonly surprise: number;
}

type Matrix = Float64Array[];

/** The posterior of a linear Gaussian model in closed form, in f64 on the host: what inference is held to. */
export function exactPosterior(model: AgentModel, observation: ArrayLike<number>): ExactPosterior {
  const checked = checkModel(model, 1);
  const { states: n, observations: m, matrix, precision, offset, priorMean, priorVariance } = checked;
  if (n > 2000 || m > 2000)
    refuseInput('model', 'too large to be solved exactly', Math.max(n, m), '2000', 'Use infer.');
  const seen = readVector('observation', Array.from(observation), m);
  const j = zeros(m, n);
  for (let i = 0; i < m; i += 1) {
    if (matrix.kind === 'dense') j[i].set(matrix.values.subarray(i * n, (i + 1) * n));
    else
      for (let k = 0; k < matrix.band.width && matrix.rowStart[i] + k < n; k += 1)
        j[i][matrix.rowStart[i] + k] = matrix.rows[i * matrix.band.width + k];
  }
  const left = seen.map((value, i) => value - offset[i] - dot(j[i], priorMean));
  const information = zeros(n, n);
  for (let a = 0; a < n; a += 1) {
    for (let b = 0; b <= a; b += 1) {
      let total = a === b ? 1 / priorVariance[a] : 0;
      for (let i = 0; i < m; i += 1) total += precision[i] * j[i][a] * j[i][b];
      information[a][b] = total;
      information[b][a] = total;
    }
  }
  const factor = cholesky(information);
  const weighted = new Float64Array(n);
  for (let i = 0; i < m; i += 1) for (let a = 0; a < n; a += 1) weighted[a] += j[i][a] * precision[i] * left[i];
  const step = solve(factor, weighted);
  const covariance = new Float64Array(n * n);
  for (let a = 0; a < n; a += 1) {
    const unit = new Float64Array(n);
    unit[a] = 1;
    covariance.set(solve(factor, unit), a * n);
  }
  return { mean: priorMean.slice(0, n).map((value, a) => value + step[a]), covariance, surprise: surpriseOf() };

  function surpriseOf(): number {
    const spread = zeros(m, m);
    for (let a = 0; a < m; a += 1)
      for (let b = 0; b < m; b += 1) {
        for (let k = 0; k < n; k += 1) spread[a][b] += j[a][k] * priorVariance[k] * j[b][k];
        if (a === b) spread[a][b] += 1 / precision[a];
      }
    const root = cholesky(spread);
    const logDeterminant = root.reduce((total, row, a) => total + 2 * Math.log(row[a]), 0);
    return 0.5 * (dot(left, solve(root, left)) + logDeterminant + m * Math.log(2 * Math.PI));
  }
}

function zeros(rows: number, columns: number): Matrix {
  return Array.from({ length: rows }, () => new Float64Array(columns));
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < a.length; i += 1) total += a[i] * b[i];
  return total;
}

/** The lower factor of a positive definite matrix. */
function cholesky(matrix: Matrix): Matrix {
  const root = zeros(matrix.length, matrix.length);
  for (let a = 0; a < matrix.length; a += 1) {
    for (let b = 0; b <= a; b += 1) {
      const rest = matrix[a][b] - dot(root[a].subarray(0, b), root[b].subarray(0, b));
      if (a === b && !(rest > 0))
        refuseInput('model', 'singular in doubles', rest, 'a positive definite model', 'Rescale it.');
      root[a][b] = a === b ? Math.sqrt(rest) : rest / root[b][b];
    }
  }
  return root;
}

/** x with L Lᵀ x = b. */
function solve(root: Matrix, b: Float64Array): Float64Array {
  const x = b.slice();
  for (let a = 0; a < x.length; a += 1) x[a] = (x[a] - dot(root[a].subarray(0, a), x.subarray(0, a))) / root[a][a];
  for (let a = x.length - 1; a >= 0; a -= 1) {
    for (let k = a + 1; k < x.length; k += 1) x[a] -= root[k][a] * x[k];
    x[a] /= root[a][a];
  }
  return x;
}
