/**
 * An echo-state network in plain float64, as a control: random sparse recurrence of a given spectral radius, random input
 * weights, tanh, and whatever readout the caller fits. State and input are its features.
 */
import { Chance } from '../sim/chance.js';

export interface EchoStateOptions {
  readonly units: number;
  readonly inputs: number;
  readonly seed: number;
  /** Largest absolute eigenvalue of the recurrence (0.9). */
  readonly spectralRadius?: number;
  readonly inputScale?: number;
  /** Connections into a unit (10). */
  readonly connections?: number;
}

export class EchoStateNetwork {
  readonly units: number;
  readonly state: Float64Array;
  readonly #next: Float64Array;
  readonly #inputs: number;
  readonly #connections: number;
  readonly #from: Int32Array;
  readonly #weight: Float64Array;
  readonly #input: Float64Array;

  constructor(options: EchoStateOptions) {
    const { units, inputs, seed, spectralRadius = 0.9, inputScale = 0.5, connections = 10 } = options;
    const chance = new Chance(seed);
    this.units = units;
    this.#inputs = inputs;
    this.#connections = connections;
    this.state = new Float64Array(units);
    this.#next = new Float64Array(units);
    this.#from = Int32Array.from({ length: units * connections }, () => chance.below(units));
    this.#weight = Float64Array.from({ length: units * connections }, () => chance.between(-1, 1));
    this.#input = Float64Array.from({ length: units * (inputs + 1) }, () => inputScale * chance.between(-1, 1));
    const radius = this.#radius(chance);
    for (let at = 0; at < this.#weight.length; at += 1) this.#weight[at] *= spectralRadius / radius;
  }

  /** One step; gives the state, which the next step overwrites. */
  step(input: ArrayLike<number>): Float64Array {
    for (let unit = 0; unit < this.units; unit += 1) {
      const base = unit * (this.#inputs + 1);
      let sum = this.#input[base + this.#inputs];
      for (let at = 0; at < this.#inputs; at += 1) sum += this.#input[base + at] * input[at];
      this.#next[unit] = Math.tanh(sum + this.#recur(unit, this.state));
    }
    this.state.set(this.#next);
    return this.state;
  }

  #recur(unit: number, state: Float64Array): number {
    let sum = 0;
    for (let at = unit * this.#connections; at < (unit + 1) * this.#connections; at += 1)
      sum += this.#weight[at] * state[this.#from[at]];
    return sum;
  }

  /** The spectral radius by the growth of a random vector under many applications (eigenvalues may be complex). */
  #radius(chance: Chance): number {
    const vector = Float64Array.from({ length: this.units }, () => chance.between(-1, 1));
    const next = new Float64Array(this.units);
    let growth = 0;
    const [settle, measure] = [200, 800];
    for (let round = 0; round < settle + measure; round += 1) {
      let squares = 0;
      for (let unit = 0; unit < this.units; unit += 1) {
        next[unit] = this.#recur(unit, vector);
        squares += next[unit] * next[unit];
      }
      const length = Math.sqrt(squares);
      if (round >= settle) growth += Math.log(length);
      for (let unit = 0; unit < this.units; unit += 1) vector[unit] = next[unit] / length;
    }
    return Math.exp(growth / measure);
  }
}
