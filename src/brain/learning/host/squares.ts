/** Recursive least squares of one motor's demonstrations in float64 on the host, as demonstrate.ts has them as ops. */
import { demonstration, predict } from '../../constants.js';

const forgetting = Math.fround(demonstration.forgetting);
const isBeyond = (told: number, wish: number): boolean => (told >= 1 && wish >= 1) || (told <= -1 && wish <= -1);

export class HostSquares {
  /** Cycles in which something was learned of an expert. */
  taught = 0;
  readonly #inverse: Float64Array;
  readonly #reply: Float64Array;

  constructor(private readonly features: number) {
    this.#inverse = new Float64Array(features * features);
    this.#reply = new Float64Array(features);
    for (let i = 0; i < features; i += 1) this.#inverse[i * features + i] = demonstration.firstVariance;
  }

  /** Learns that the motor, which wished for `mean` at φ, should have done `told`. */
  learn(weights: Float64Array, phi: Float64Array, mean: number, told: number): void {
    if (isBeyond(told, mean)) return;
    const [F, P, reply] = [this.features, this.#inverse, this.#reply];
    let [power, trace] = [0, 0];
    for (let i = 0; i < F; i += 1) {
      reply[i] = 0;
      for (let j = 0; j < F; j += 1) reply[i] += P[i * F + j] * phi[j];
      power += reply[i] * phi[i];
      trace += P[i * F + i];
    }
    if (!(power > predict.leastExcitation)) return;
    this.taught += 1;
    const gain = 1 / (power + forgetting);
    const step = (Math.min(Math.max(told, -1), 1) - mean) * gain;
    const shrink = trace < predict.traceLimit * F ? Math.fround(1 / demonstration.forgetting) : 1;
    for (let i = 0; i < F; i += 1) weights[i] += step * reply[i];
    for (let i = 0; i < F; i += 1)
      for (let j = 0; j < F; j += 1) P[i * F + j] = (P[i * F + j] - reply[i] * reply[j] * gain) * shrink;
  }
}
