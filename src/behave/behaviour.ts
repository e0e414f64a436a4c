/**
 * What a behaviour is: a procedure that gives scores over several seeds, the scores of its controls, and checks. It passes
 * when each bound is met by the mean and each interval lies on the right side of every control's. Only types and the
 * judging stand here; one file a behaviour, listed in registry.ts.
 */
import type { BrainOptions } from '../brain/options.js';
import type { Brain } from '../brain/types.js';
import { type Interval, intervalOf } from './statistics.js';

/** What a behaviour is given. */
export interface BehaviourContext {
  /** Opens a brain on the device that is measured. */
  readonly open: (options: BrainOptions) => Promise<Brain>;
  /** The device's name for reports. */
  readonly device: string;
  /** Edge of the field where a behaviour does not ask for its own. */
  readonly edge: number;
  /** Fewer seeds and cycles: says where things stand, and proves nothing. */
  readonly quick: boolean;
  readonly nowMs: () => number;
  /** Called with the share of the work that is done. */
  readonly onProgress: (share: number) => void;
  /**
   * Makes a long part of a behaviour, or takes what it gave in a run that was interrupted. What it gives must be the same when
   * it is read back from JSON.
   */
  readonly keep: <Found>(part: string, make: () => Promise<Found>) => Promise<Found>;
  /** Does a part of the work and notes how long it took; the parts stand in the report. */
  readonly time: <Found>(part: string, work: () => Promise<Found>) => Promise<Found>;
}

/** A part of a behaviour's work and its wall-clock seconds; parts may overlap. */
export interface PartTime {
  readonly name: string;
  readonly seconds: number;
}

/** One number per seed, and what it is called. */
export interface Score {
  readonly name: string;
  readonly values: readonly number[];
  readonly isControl: boolean;
}

export interface ScoreReport extends Score {
  readonly interval: Interval;
}

export interface Check {
  readonly text: string;
  readonly holds: boolean;
}

export interface Curve {
  readonly name: string;
  readonly x: readonly number[];
  readonly y: readonly number[];
}

export interface Plot {
  readonly title: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly curves: readonly Curve[];
}

/** What a behaviour found. */
export interface Finding {
  readonly edge: number;
  readonly seeds: number;
  readonly cycles: number;
  readonly scores: readonly ScoreReport[];
  readonly checks: readonly Check[];
  readonly notes?: readonly string[];
  readonly plots?: readonly Plot[];
}

export interface Behaviour {
  readonly name: string;
  readonly title: string;
  /** What is done, in a sentence or two. */
  readonly procedure: string;
  /** Set where the brain must live in this process, as one in a closed loop: left out of runs with served brains. */
  readonly inProcess?: boolean;
  readonly run: (context: BehaviourContext) => Promise<Finding>;
}

/** Scores by name, and checks on them. */
export class Verdict {
  readonly #scores: ScoreReport[] = [];
  readonly #checks: Check[] = [];

  get scores(): readonly ScoreReport[] {
    return this.#scores;
  }

  get checks(): readonly Check[] {
    return this.#checks;
  }

  score(name: string, values: readonly number[]): ScoreReport {
    return this.#add({ name, values, isControl: false });
  }

  control(name: string, values: readonly number[]): ScoreReport {
    return this.#add({ name, values, isControl: true });
  }

  /** The mean reaches a bound. */
  atLeast(score: ScoreReport, bound: number): void {
    this.#check(`${score.name} ≥ ${bound}`, score.interval.mean >= bound, score);
  }

  atMost(score: ScoreReport, bound: number): void {
    this.#check(`${score.name} ≤ ${bound}`, score.interval.mean <= bound, score);
  }

  /** The whole interval lies above a control's. */
  above(score: ScoreReport, control: ScoreReport): void {
    this.#check(`${score.name} above ${control.name}`, score.interval.low > control.interval.high, score, control);
  }

  below(score: ScoreReport, control: ScoreReport): void {
    this.#check(`${score.name} below ${control.name}`, score.interval.high < control.interval.low, score, control);
  }

  /** Anything else, in words. */
  holds(text: string, holds: boolean): void {
    this.#checks.push({ text, holds });
  }

  #add(score: Score): ScoreReport {
    const report = { ...score, interval: intervalOf(score.values) };
    this.#scores.push(report);
    return report;
  }

  #check(text: string, holds: boolean, ...scores: readonly ScoreReport[]): void {
    this.#checks.push({
      text: `${text} (${scores.map(({ interval }) => showInterval(interval)).join(' against ')})`,
      holds,
    });
  }
}

/** An interval as text, for example `0.93 [0.91 … 0.95]`. */
export function showInterval({ mean, low, high, count }: Interval): string {
  return count < 2 ? showNumber(mean) : `${showNumber(mean)} [${showNumber(low)} … ${showNumber(high)}]`;
}

export function showNumber(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  if (size === 0 || (size >= 0.001 && size < 10_000)) return String(Number(value.toPrecision(3)));
  return value.toExponential(2);
}
