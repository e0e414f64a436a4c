/** The Lorenz system (σ = 10, ρ = 28, β = 8/3): the textbook chaotic flow. */
import { Chance } from '../../sim/chance.js';

const [sigma, rho, beta] = [10, 28, 8 / 3];
const fine = 4;
const skip = 1000;

function flow([x, y, z]: readonly number[]): number[] {
  return [sigma * (y - x), x * (rho - z) - y, x * y - beta * z];
}

/**
 * Samples [x, y, z] of the attractor, `seconds` apart, by fourth-order Runge–Kutta with four steps per sample; the first
 * thousand are left out. Its largest Lyapunov exponent is about 0.906.
 * @example
 * const x = lorenz(5000, 1).map(([first]) => first / 20);
 */
export function lorenz(length: number, seed: number, seconds = 0.02): (readonly number[])[] {
  const chance = new Chance(seed);
  const step = seconds / fine;
  let state: readonly number[] = [1, 1, 25].map((at) => at + chance.between(-1, 1));
  const ahead = (rate: readonly number[], by: number): number[] => state.map((value, i) => value + by * rate[i]);
  const result: (readonly number[])[] = [];
  for (let sample = -skip; sample < length; sample += 1) {
    for (let part = 0; part < fine; part += 1) {
      const k1 = flow(state);
      const k2 = flow(ahead(k1, step / 2));
      const k3 = flow(ahead(k2, step / 2));
      const k4 = flow(ahead(k3, step));
      state = state.map((value, i) => value + (step / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
    }
    if (sample >= 0) result.push(state);
  }
  return result;
}
