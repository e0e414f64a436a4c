/**
 * The whitened actor-critic in float64 on the host, from the equations of docs/learning.md: what the ops of the Program are
 * held to. P is the inverse of the features' second moment with a ridge; temporal differences are learned through it.
 */
import { normalOf } from '../../../kernel/noise.js';
import { actorCritic, learningStreams, singles } from '../constants.js';
import { isWhitening } from '../whiten-time.js';
import { HostSquares } from './squares.js';

const c = singles(actorCritic);
const clip = (x: number, bound: number): number => Math.min(Math.max(x, -bound), bound);

/** How a cycle follows on the one before. */
export interface Transition {
  readonly reward: number;
  /** The episode ended in a state after which nothing comes. */
  readonly terminated: boolean;
  /** What each motor should have been, NaN where there is no demonstration. */
  readonly demonstration?: ArrayLike<number>;
}

export class HostLearner {
  readonly critic: Float64Array;
  readonly actor: Float64Array[];
  /** Row-major, symmetric. */
  readonly inverse: Float64Array;
  steps = 0;
  updates = 0;
  leverage: number;
  sigma: number = c.firstSigma;
  surprise = 1;
  upset = 1;
  settled = 0;
  delta = 0;
  readonly #features: number;
  readonly #before: Float64Array;
  readonly #gain: Float64Array;
  readonly #column: Float64Array;
  readonly #criticTrace: Float64Array;
  readonly #actorTraces: Float64Array[];
  readonly #noise: Float64Array;
  readonly #mean: Float64Array;
  readonly #squares: HostSquares[] = [];
  /** Whether each motor was told in this cycle what it should have done. */
  readonly #told: boolean[] = [];
  #return = 0;
  #returnMean = 0;
  #returnVariance = 0;

  constructor(
    features: number,
    motors: number,
    private readonly seed: number,
  ) {
    const zeros = (): Float64Array => new Float64Array(features);
    this.#features = features;
    this.critic = zeros();
    this.actor = Array.from({ length: motors }, zeros);
    this.inverse = new Float64Array(features * features);
    for (let i = 0; i < features; i += 1) this.inverse[i * features + i] = c.firstInverse;
    this.leverage = features;
    [this.#before, this.#gain, this.#column, this.#criticTrace] = [zeros(), zeros(), zeros(), zeros()];
    this.#actorTraces = Array.from({ length: motors }, zeros);
    this.#noise = new Float64Array(motors);
    this.#mean = new Float64Array(motors);
  }

  /** The next φ begins an episode. */
  end(): void {
    this.#told.fill(false);
    this.#criticTrace.fill(0);
    for (const trace of this.#actorTraces) trace.fill(0);
    this.#return = 0;
  }

  /** Motors for φ in the cycle of this age: the mean and noise, this loud; with 0 the mean alone. */
  act(phi: Float64Array, age: number, exploration = 1): Float64Array {
    this.#before.set(phi);
    return Float64Array.from(this.actor, (weights, m) => {
      this.#mean[m] = dot(weights, phi);
      this.#noise[m] = exploration > 0 ? normalOf(this.seed, 0, age, learningStreams.exploration, m, 2) : 0;
      return clip(clip(this.#mean[m], c.meanLimit) + this.#tried(m) * (this.sigma * exploration) * this.#noise[m], 1);
    });
  }

  /** Learns that the last motors, for the φ they were made from, led to this reward and to φ now. */
  learn({ reward, terminated, demonstration }: Transition, phi: Float64Array, age: number): void {
    this.steps += 1;
    const scaled = this.#scale(reward);
    if (isWhitening(age)) this.#whiten();
    const [before, k] = [this.#before, this.#gain];
    this.#multiply(before, k);
    const q = dot(before, k);
    this.leverage += (q - this.leverage) / (Math.min(this.steps, c.leverageSpan) + c.settle);
    const share = Math.min(1, (c.leverageLimit * this.leverage) / Math.max(q, c.leastLeverage));
    const ahead = terminated ? 0 : c.discount * dot(this.critic, phi);
    this.delta = scaled + ahead - dot(this.critic, before);
    const annealed = 1 / (1 + this.#settle() / c.annealing);
    this.sigma = c.leastSigma + c.sigmaFall * annealed;
    this.surprise += (this.delta ** 2 - this.surprise) / (this.steps + c.settle);
    const judged = clip(this.delta / (Math.sqrt(this.surprise) + c.leastSurprise), c.surpriseLimit);
    this.#learnCritic(share);
    const rate = (c.actorRate / this.leverage) * Math.max(c.actorLeast, annealed) * this.sigma * judged;
    for (let m = 0; m < this.actor.length; m += 1) {
      const told = demonstration?.[m] ?? Number.NaN;
      this.#told[m] = Number.isFinite(told);
      if (this.#told[m]) this.#learnShown(m, told);
      else this.#learnActor(m, share, rate * this.#tried(m) ** 2, q);
    }
  }

  /** Learning steps since birth, less those that a change of the world takes back. */
  #settle(): number {
    const unusual = Math.min(this.delta ** 2 / (this.surprise + c.leastSurprise), c.wakeLimit);
    this.upset += (unusual - this.upset) / c.wakeSpan;
    const wakes = this.steps > c.wakeFrom && this.upset > c.wakeAbove;
    this.settled = (this.settled + 1) * (wakes ? c.wakeKeep : 1);
    return this.settled;
  }

  /** The share of σ that a motor tries: the less, the more it was taught, but for cycles in which it is told. */
  #tried(m: number): number {
    const lessons = (this.#squares[m]?.taught ?? 0) / c.taughtHalf;
    return this.#told[m] ? 1 : Math.max(1 / (1 + lessons ** 2), c.taughtLeast);
  }

  #learnCritic(share: number): void {
    const trace = this.#criticTrace;
    fade(trace, share, this.#gain);
    const rate = c.criticRate / this.leverage;
    const reached = rate * dot(trace, this.#before);
    const step = rate * (reached > c.criticReach ? c.criticReach / reached : 1) * this.delta;
    for (let i = 0; i < trace.length; i += 1) this.critic[i] += step * trace[i];
  }

  /** An expert's word ends the search by trial: what was tried before is no longer paid for. */
  #learnShown(m: number, told: number): void {
    this.#squares[m] ??= new HostSquares(this.#features);
    this.#squares[m].learn(this.actor[m], this.#before, this.#mean[m], told);
    this.#actorTraces[m].fill(0);
  }

  #learnActor(m: number, share: number, rate: number, q: number): void {
    const [weights, trace, k] = [this.actor[m], this.#actorTraces[m], this.#gain];
    fade(trace, share * this.#noise[m], k);
    const moved = Math.abs(rate * dot(trace, this.#before));
    const most = c.actorReach * this.#tried(m) * this.sigma;
    const step = moved > most ? (rate * most) / moved : rate;
    const limit = (this.#squares[m]?.taught ?? 0) > 0 ? c.taughtLimit : c.meanLimit;
    const back = (this.#mean[m] - clip(this.#mean[m], limit)) / Math.max(q, this.leverage);
    for (let i = 0; i < trace.length; i += 1) weights[i] += step * trace[i] - back * k[i];
  }

  /** The reward over the deviation of the discounted return. */
  #scale(reward: number): number {
    this.#return = c.discount * this.#return + reward;
    const away = this.#return - this.#returnMean;
    this.#returnMean += away / this.steps;
    this.#returnVariance += (away * (this.#return - this.#returnMean) - this.#returnVariance) / this.steps;
    const variance = this.steps < 2 ? 1 : Math.max(this.#returnVariance, 0);
    return reward / Math.sqrt(variance + c.leastReturnVariance);
  }

  /** One more sample for P, and its share of the ridge for one feature after the other. */
  #whiten(): void {
    const [F, before, k, column] = [this.#features, this.#before, this.#gain, this.#column];
    const i = this.updates % F;
    this.updates += 1;
    const a = 1 / (this.updates + c.whitenDelay);
    this.#multiply(before, k);
    this.#subtract(k, a / (1 - a + a * dot(before, k)), 1 / (1 - a));
    column.set(this.inverse.subarray(i * F, (i + 1) * F));
    const s = a * c.ridge * F;
    this.#subtract(column, s / (1 + s * column[i]), 1);
  }

  /** target = P x. */
  #multiply(x: Float64Array, target: Float64Array): void {
    const [P, F] = [this.inverse, this.#features];
    for (let i = 0; i < F; i += 1) {
      let [even, odd] = [0, 0];
      for (let j = 0, at = i * F; j < F; j += 2, at += 2) {
        even += P[at] * x[j];
        odd += P[at + 1] * x[j + 1];
      }
      target[i] = even + odd;
    }
  }

  /** P ← scale (P − share x xᵀ). */
  #subtract(x: Float64Array, share: number, scale: number): void {
    const [P, F] = [this.inverse, this.#features];
    for (let i = 0; i < F; i += 1) {
      const factor = x[i] * share * scale;
      for (let j = 0, at = i * F; j < F; j += 1, at += 1) P[at] = P[at] * scale - factor * x[j];
    }
  }
}

/** trace ← γ λ trace + share k. */
function fade(trace: Float64Array, share: number, k: Float64Array): void {
  for (let i = 0; i < trace.length; i += 1) trace[i] = c.fade * trace[i] + share * k[i];
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i] * b[i];
  return sum;
}
