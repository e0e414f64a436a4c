/**
 * A learner without a device: features and actor-critic in float64, cycle by cycle as a brain that learns by reward. Tests hold
 * the ops to it, and controls take parts of its φ away.
 */
import { learnerShape } from '../shape.js';
import { HostFeatures } from './features.js';
import { HostLearner } from './learner.js';

export interface HostAgentOptions {
  readonly edge?: number;
  readonly sensors: number;
  readonly motors: number;
  readonly seed: number;
  /** The seed of the tables that slots share; the seed itself by default. */
  readonly wiring?: number;
  /** Whether lines rest at the end of an episode. */
  readonly rest?: boolean;
  /** What is left of φ: all of it, or the standardised sensors and the constant alone. */
  readonly sees?: 'all' | 'sensors';
}

/** What comes with the sensors: it belongs to the motors of the cycle before. */
export interface HostOutcome {
  readonly reward?: number;
  readonly terminated?: boolean;
  readonly truncated?: boolean;
  /** What each motor should have been, NaN where there is no demonstration. */
  readonly demonstration?: ArrayLike<number>;
}

export class HostAgent {
  readonly features: HostFeatures;
  readonly learner: HostLearner;
  /** Learns while true. */
  learns = true;
  /** Motors try while true; by default as long as it learns. */
  tries: boolean | undefined;
  /** How loudly they try. */
  exploration = 1;
  age = 0;
  motors: Float64Array;
  readonly #phi: Float64Array;
  readonly #seesAll: boolean;
  readonly #sensors: number;
  readonly #rest: boolean;
  #begins = true;

  constructor({ edge = 8, sensors, motors, seed, wiring = seed, rest = true, sees = 'all' }: HostAgentOptions) {
    const shape = learnerShape(edge, sensors, motors);
    this.features = new HostFeatures(shape, wiring, seed);
    this.#seesAll = sees === 'all';
    this.#phi = new Float64Array(this.#seesAll ? shape.features : Math.ceil((sensors + 1) / 2) * 2);
    if (!this.#seesAll) this.#phi[sensors] = 1;
    this.#sensors = sensors;
    this.learner = new HostLearner(this.#phi.length, motors, seed);
    this.motors = new Float64Array(motors);
    this.#rest = rest;
  }

  /** One cycle. Sensors that come with an end are the last of their episode; the next ones begin another. */
  process(
    sensed: ArrayLike<number>,
    { reward = 0, terminated = false, truncated = false, demonstration }: HostOutcome = {},
  ): Float64Array {
    if (this.#seesAll) this.#phi.set(this.features.step(sensed, this.motors, this.learns));
    else this.#phi.set(this.features.stepInputs(sensed, this.motors, this.learns).subarray(0, this.#sensors));
    if (this.learns && !this.#begins) this.learner.learn({ reward, terminated, demonstration }, this.#phi, this.age);
    this.motors = this.learner.act(this.#phi, this.age, (this.tries ?? this.learns) ? this.exploration : 0);
    this.age += 1;
    this.#begins = terminated || truncated;
    if (this.#begins) {
      this.features.end(this.#rest);
      this.learner.end();
    }
    return this.motors;
  }
}
