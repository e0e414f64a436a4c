/**
 * Marginal message passing over a window of steps (Parr, Markovic, Kiebel, Friston, Scientific Reports 9, 2019). Beliefs of
 * all steps and factors follow gradient steps on their logarithms towards
 *   ln q_fτ = E_{q∖f}[ln P(o_τ | s)] + w ln(B_f q_f,τ−1) + ½ ln(B_f† q_f,τ+1),
 * where B† is Bᵀ with its columns normalised, w is ½, and 1 at the last step, which has no backward message. The forward
 * message of the first step is ln D.
 */
import { logLikelihoodOf, productOf } from './joint.js';
import type { CheckedPomdp } from './model.js';
import { normaliseColumns } from './nested.js';
import { dot, logOf, softmax } from './probability.js';
import { expectedLog } from './state-inference.js';

/** How the window is inferred. */
export interface MessagePassing {
  readonly iterations: number;
  /** The part of the way that a gradient step goes. */
  readonly rate: number;
}

export const messagePassing: MessagePassing = { iterations: 64, rate: 0.5 };

/** Beliefs for each step and factor, and the marginal free energy that they lower. */
export interface WindowBeliefs {
  readonly beliefs: readonly (readonly Float64Array[])[];
  readonly freeEnergy: number;
}

export function passMessages(
  model: CheckedPomdp,
  observed: readonly (readonly number[])[],
  actions: readonly (readonly number[])[],
  { iterations, rate }: MessagePassing = messagePassing,
): WindowBeliefs {
  const { factors } = model;
  const logs = observed.map((outcomes) => logLikelihoodOf(model, outcomes));
  const beliefs: Float64Array[][] = observed.map(() => factors.map((size) => new Float64Array(size).fill(1 / size)));
  const messages = (t: number, f: number): Float64Array => messageSum(model, beliefs, actions, t, f);
  for (let round = 0; round < iterations; round += 1)
    for (let t = 0; t < observed.length; t += 1)
      for (let f = 0; f < factors.length; f += 1) {
        const from = messages(t, f);
        const expected = expectedLog(factors, beliefs[t], logs[t], f);
        beliefs[t][f] = softmax(
          beliefs[t][f].map((p, state) => logOf(p) + rate * (expected[state] + from[state] - logOf(p))),
        );
      }
  let freeEnergy = 0;
  for (let t = 0; t < observed.length; t += 1) {
    freeEnergy -= dot(productOf(beliefs[t]), logs[t]);
    for (let f = 0; f < factors.length; f += 1) {
      const from = messages(t, f);
      freeEnergy += beliefs[t][f].reduce((sum, p, state) => sum + p * (logOf(p) - from[state]), 0);
    }
  }
  return { beliefs, freeEnergy };
}

/** The forward and the backward message of a step, weighted and added. */
function messageSum(
  { factors, controls, B, D }: CheckedPomdp,
  beliefs: readonly (readonly Float64Array[])[],
  actions: readonly (readonly number[])[],
  t: number,
  f: number,
): Float64Array {
  const size = factors[f];
  const isLast = t === beliefs.length - 1;
  const table = (control: number): Float64Array =>
    Float64Array.from({ length: size * size }, (_, at) => B[f][at * controls[f] + control]);
  const past =
    t === 0
      ? D[f]
      : Float64Array.from({ length: size }, (_, state) =>
          dot(table(actions[t - 1][f]).subarray(state * size, (state + 1) * size), beliefs[t - 1][f]),
        );
  const total = past.map((p) => (isLast ? 1 : 0.5) * logOf(p));
  if (isLast) return total;
  const forward = table(actions[t][f]);
  const turned = forward.map((_, at) => forward[(at % size) * size + Math.floor(at / size)]);
  const backward = normaliseColumns(turned, size);
  return total.map((value, state) => {
    const row = backward.subarray(state * size, (state + 1) * size);
    // A next state that no state leads to says nothing.
    return (
      value +
      0.5 *
        logOf(
          dot(
            row.map((p) => (Number.isNaN(p) ? 1 / size : p)),
            beliefs[t + 1][f],
          ),
        )
    );
  });
}
