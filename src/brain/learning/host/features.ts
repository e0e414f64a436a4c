/**
 * φ in float64 on the host, from the equations of docs/learning.md: what the ops of the Program are held to. One brain, no
 * device. It is written for clarity and for long runs, not for robots.
 */
import { squashOf } from '../../../kernel/index.js';
import { normalOf, uniformOf } from '../../../kernel/noise.js';
import {
  sight as constants,
  delay as delayConstants,
  learningStreams,
  singles,
  still as stillConstants,
} from '../constants.js';
import { type LearnerShape, tapPairs } from '../shape.js';
import { wireLearner } from '../wiring.js';

const sight = singles(constants);
const delay = singles(delayConstants);
const still = singles(stillConstants);
const clip = (x: number, bound: number): number => Math.min(Math.max(x, -bound), bound);

/** Weights of random mixtures of the inputs: `rows` of them, each of the inputs' number. */
export function mixtureWeights(
  { sensors, inputs }: LearnerShape,
  rows: number,
  seed: number,
  stream: number,
  gain: number,
): Float64Array {
  return Float64Array.from({ length: rows * inputs }, (_, at) => {
    const spread = at % inputs < 2 * sensors ? gain / Math.sqrt(2 * sensors) : gain * constants.motorGain;
    return normalOf(seed, 0, 0, stream, at, 2) * Math.fround(spread);
  });
}

export class HostFeatures {
  readonly phi: Float64Array;
  /** What readouts find beside φ. */
  readonly taps: Float64Array;
  readonly input: Float64Array;
  readonly #shape: LearnerShape;
  readonly #tables: ReturnType<typeof wireLearner>;
  readonly #mixture: Float64Array;
  readonly #fast: Float64Array;
  readonly #bias: Float64Array;
  readonly #still: Float64Array;
  readonly #stillBias: Float64Array;
  readonly #inputMean: Float64Array;
  readonly #inputVariance: Float64Array;
  readonly #last: Float64Array;
  readonly #afferent = new Float64Array(sight.afferents);
  readonly #featureMean: Float64Array;
  readonly #featureVariance: Float64Array;
  /** Where each line begins; those of products are short. */
  readonly #starts: Int32Array;
  readonly #tapMean: Float64Array;
  readonly #tapVariance: Float64Array;
  /** [lines][length] */
  readonly #delays = new Float64Array(delay.lines * delay.length);
  #lines: Float64Array;
  #next: Float64Array;
  #observed = 0;
  #begins = true;

  /** `wiring` decides the tables that slots share, `seed` the mixtures. */
  constructor(shape: LearnerShape, wiring: number, seed: number) {
    const { lineLength, lines, sensors, inputs, scaled, taps, beside, features, at } = shape;
    this.#shape = shape;
    this.#tables = wireLearner(shape, wiring);
    this.#mixture = mixtureWeights(shape, sight.afferents, seed, learningStreams.mixture, 1);
    this.#fast = mixtureWeights(shape, sight.fast, seed, learningStreams.fast, constants.fastGain);
    this.#bias = Float64Array.from({ length: sight.fast }, (_, k) => {
      return 2 * uniformOf(seed, 0, 0, learningStreams.bias, k) - 1;
    });
    this.#still = Float64Array.from({ length: still.units * sensors }, (_, at) => {
      const share = Math.floor(at / sensors) / (still.units - 1);
      const gain = (still.leastGain + still.gainSpan * share ** 2) * Math.fround(1 / Math.sqrt(sensors));
      return normalOf(seed, 0, 0, learningStreams.still, at, 2) * gain;
    });
    this.#stillBias = Float64Array.from({ length: still.units }, (_, k) => {
      return (2 * uniformOf(seed, 0, 0, learningStreams.stillBias, k) - 1) * still.bias;
    });
    this.#inputMean = new Float64Array(2 * sensors);
    this.#inputVariance = new Float64Array(2 * sensors);
    this.#last = new Float64Array(sensors);
    this.#featureMean = new Float64Array(scaled);
    this.#featureVariance = new Float64Array(scaled);
    const { electrodes, productReach } = constants;
    this.#starts = Int32Array.from({ length: lines + 1 }, (_, line) => {
      const long = Math.min(line, electrodes);
      return long * lineLength + (line - long) * productReach;
    });
    this.#lines = new Float64Array(this.#starts[lines]);
    this.#next = new Float64Array(this.#lines.length);
    this.#tapMean = new Float64Array(taps);
    this.#tapVariance = new Float64Array(taps);
    this.taps = new Float64Array(beside);
    this.input = new Float64Array(inputs);
    this.phi = new Float64Array(features);
    this.phi[at.constant] = 1;
  }

  /** The next cycle is the first of an episode. */
  end(rest: boolean): void {
    this.#begins = true;
    if (!rest) return;
    this.#lines.fill(0);
    this.#delays.fill(0);
  }

  /** φ of these sensors and of the motors of the cycle before; `follow` brings running means and variances up to date. */
  step(sensed: ArrayLike<number>, motors: ArrayLike<number>, follow = true): Float64Array {
    this.stepInputs(sensed, motors, follow);
    this.#mix(this.#mixture, this.#afferent);
    this.#flow();
    this.#see(follow);
    this.#tap(follow);
    return this.phi;
  }

  /** The inputs alone, for those who see nothing else; lines, units and taps stay as they are. */
  stepInputs(sensed: ArrayLike<number>, motors: ArrayLike<number>, follow = true): Float64Array {
    if (follow) this.#observed += 1;
    this.#sense(sensed, motors, follow);
    this.#begins = false;
    return this.input;
  }

  #sense(sensed: ArrayLike<number>, motors: ArrayLike<number>, follow: boolean): void {
    const { sensors } = this.#shape;
    const [mean, variance] = [this.#inputMean, this.#inputVariance];
    for (let j = 0; j < 2 * sensors; j += 1) {
      const i = j % sensors;
      const raw = j < sensors ? sensed[i] : this.#begins ? 0 : sensed[i] - this.#last[i];
      const away = raw - mean[j];
      if (follow) {
        mean[j] += away / this.#observed;
        variance[j] += (away * (raw - mean[j]) - variance[j]) / this.#observed;
      }
      const deviation = Math.sqrt(Math.max(variance[j], 0)) + sight.leastInputDeviation;
      this.input[j] = this.#observed < 2 ? 0 : clip((raw - mean[j]) / deviation, sight.limit);
    }
    for (let m = 0; m < this.#shape.motors; m += 1) this.input[2 * sensors + m] = this.#begins ? 0 : motors[m];
    for (let i = 0; i < sensors; i += 1) this.#last[i] = sensed[i];
  }

  #mix(weights: Float64Array, target: Float64Array): void {
    const { input } = this;
    for (let row = 0; row < target.length; row += 1) {
      let sum = 0;
      for (let j = 0; j < input.length; j += 1) sum += weights[row * input.length + j] * input[j];
      target[row] = sum;
    }
  }

  /** content(s) ← g squash(content(s) + τ (content(s − 1) − content(s))), and what flows in at the beginning. */
  #flow(): void {
    const starts = this.#starts;
    const { inflowFrom, inflowWeight, lineSpeed } = this.#tables;
    const [now, next] = [this.#lines, this.#next];
    for (let line = 0; line < lineSpeed.length; line += 1) {
      const speed = lineSpeed[line];
      let before = 0;
      let inflow = 0;
      for (let k = line * sight.inflows; k < (line + 1) * sight.inflows; k += 1)
        inflow += inflowWeight[k] * this.#afferent[inflowFrom[k]];
      for (let at = starts[line]; at < starts[line + 1]; at += 1) {
        const here = now[at];
        next[at] = sight.gain * squashOf(here + speed * (before - here) + inflow);
        before = here;
        inflow = 0;
      }
    }
    [this.#lines, this.#next] = [next, now];
  }

  #see(follow: boolean): void {
    const { phi, input } = this;
    const { at, scaled } = this.#shape;
    const fast = phi.subarray(0, sight.fast);
    this.#mix(this.#fast, fast);
    for (let k = 0; k < fast.length; k += 1) fast[k] = squashOf(fast[k] + this.#bias[k]);
    for (let f = 0; f < scaled; f += 1) {
      const z = this.#standardised(this.#rawOf(f), this.#featureMean, this.#featureVariance, f, follow);
      phi[at.scaled + f] = z * (f < sight.electrodes ? sight.loudness.electrode : sight.loudness.product);
    }
    phi.set(input, at.inputs);
  }

  #standardised(raw: number, mean: Float64Array, variance: Float64Array, f: number, follow: boolean): number {
    const away = raw - mean[f];
    if (follow) {
      const rate = Math.max(1 / Math.max(this.#observed, 1), sight.slowRate);
      mean[f] += rate * away;
      variance[f] += rate * (away * (raw - mean[f]) - variance[f]);
    }
    return clip((raw - mean[f]) / Math.sqrt(Math.max(variance[f], 0) + sight.leastFeatureVariance), sight.limit);
  }

  #tap(follow: boolean): void {
    const { lines, length, gain, inflowGain, productGain } = delay;
    const delays = this.#delays;
    for (let line = 0; line < lines; line += 1) {
      for (let s = length - 1; s > 0; s -= 1)
        delays[line * length + s] = gain * squashOf(delays[line * length + s - 1]);
      delays[line * length] = gain * squashOf(inflowGain * this.#afferent[line]);
    }
    const placed = (row: number): number => {
      const [line, s] = this.#tables.tapPlace.subarray(2 * row);
      return delays[line * length + s];
    };
    const loud = (row: number): number => squashOf(productGain * placed(row));
    const { taps, sensors } = this.#shape;
    for (let f = 0; f < taps; f += 1) {
      const raw = f < length ? placed(f) : loud(f) * loud(f + tapPairs.length);
      this.taps[f] = this.#standardised(raw, this.#tapMean, this.#tapVariance, f, follow) * delay.loudness;
    }
    for (let k = 0; k < still.units; k += 1) {
      let sum = this.#stillBias[k];
      for (let i = 0; i < sensors; i += 1) sum += this.#still[k * sensors + i] * this.input[i];
      this.taps[taps + k] = squashOf(sum);
    }
  }

  #rawOf(f: number): number {
    const first = this.#at(f);
    if (f < sight.electrodes) return first;
    return squashOf(sight.productGain * first) * squashOf(sight.productGain * this.#at(f + sight.products));
  }

  /** The content at the place of a line's feature. */
  #at(line: number): number {
    return this.#lines[this.#starts[line] + this.#tables.linePlace[line]];
  }
}
