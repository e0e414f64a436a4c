/** Signals that behaviours are fed with: textbook series from a seed, in float64. */
import { Chance } from '../sim/chance.js';

/**
 * Mackey–Glass: dx/dt = 0.2 x(t − τ) / (1 + x(t − τ)¹⁰) − 0.1 x, τ = 17 (chaotic), by fourth-order Runge–Kutta with ten
 * steps per sample of one time unit; the first thousand samples are left out. Values lie between about 0.2 and 1.4.
 */
export function mackeyGlass(length: number, seed: number, tau = 17): Float64Array {
  const fine = 10;
  const step = 1 / fine;
  const skip = 1000;
  const delay = tau * fine;
  const chance = new Chance(seed);
  const history = Float64Array.from({ length: delay + 1 }, () => 1.2 + chance.between(-0.1, 0.1));
  const slope = (x: number, late: number): number => (0.2 * late) / (1 + late ** 10) - 0.1 * x;
  const result = new Float64Array(length);
  let x = history[delay];
  let at = 0;
  for (let sample = -skip; sample < length; sample += 1) {
    for (let part = 0; part < fine; part += 1) {
      // history[at] is x(t − τ), its successor x(t − τ + step).
      const late = history[at];
      const later = history[(at + 1) % (delay + 1)];
      const between = (late + later) / 2;
      const k1 = slope(x, late);
      const k2 = slope(x + (step / 2) * k1, between);
      const k3 = slope(x + (step / 2) * k2, between);
      const k4 = slope(x + step * k3, later);
      x += (step / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
      history[at] = x;
      at = (at + 1) % (delay + 1);
    }
    if (sample >= 0) result[sample] = x;
  }
  return result;
}

/** A value of the Mackey–Glass series as a sensor would give it, in about −1 … 1. */
export const scaleMackeyGlass = (value: number): number => (value - 0.9) / 0.6;

/**
 * NARMA-10: y(t+1) = 0.3 y(t) + 0.05 y(t) Σ y(t−i) + 1.5 u(t−9) u(t) + 0.1, i = 0 … 9, u uniform in 0 … 0.5. Some inputs
 * make it diverge; those are drawn anew.
 */
export function narma10(length: number, seed: number): { readonly input: Float64Array; readonly output: Float64Array } {
  const chance = new Chance(seed);
  for (;;) {
    const input = Float64Array.from({ length }, () => chance.between(0, 0.5));
    const output = new Float64Array(length);
    for (let t = 9; t + 1 < length; t += 1) {
      let sum = 0;
      for (let back = 0; back < 10; back += 1) sum += output[t - back];
      output[t + 1] = 0.3 * output[t] + 0.05 * output[t] * sum + 1.5 * input[t - 9] * input[t] + 0.1;
    }
    if (output.every((value) => value < 2)) return { input, output };
  }
}

/** Independent values, uniform in −1 … 1. */
export function uniformNoise(length: number, seed: number): Float64Array {
  const chance = new Chance(seed);
  return Float64Array.from({ length }, () => chance.between(-1, 1));
}
