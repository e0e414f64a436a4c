/**
 * Simulated robots in a time of their own: the next step of the world waits until every robot has its answer, so a step is one
 * cycle of each brain however long it takes, and time may pass faster than it does outside. Deadman and sensor ages are
 * counted in the robots' time, which stands still while they wait; the stamps on the wire keep real time.
 */
import type { RobotRunner } from '../robot/index.js';
import type { SimulatedFleet } from './simulated-picarx.js';

/** The robots' time in milliseconds; they read it, the fleet sets it. */
export interface FleetTime {
  nowMs: number;
}

export interface SteppedOptions {
  readonly fleet: SimulatedFleet;
  readonly runners: readonly RobotRunner[];
  readonly time: FleetTime;
  /** At most this many times as fast as real time; 0: as fast as answers come. */
  readonly speed: number;
  /** Called after each step of the world. */
  readonly onStep?: () => void;
}

/** From the question to the command that follows from its answer, in the robots' time. */
const answerMs = 10;
/** An answer that does not come for this long, in real time, holds up the others no longer. */
const patienceMs = 2000;

export class SteppedFleet {
  readonly #options: SteppedOptions;
  #wake: (() => void) | undefined;

  constructor(options: SteppedOptions) {
    this.#options = options;
  }

  /** To be called when an answer has come: what waits looks again at once. */
  answered(): void {
    this.#wake?.();
  }

  /** Connects all robots; their own timers rest. */
  async start(): Promise<void> {
    for (const runner of this.#options.runners) {
      await runner.start();
      runner.pause();
    }
  }

  /** Steps until the robots' time is up or the signal comes. */
  async run(seconds: number, signal: AbortSignal): Promise<void> {
    const { runners, time, fleet, speed, onStep } = this.#options;
    const stepMs = fleet.environment.stepSeconds * 1000;
    await this.#until(() => signal.aborted || runners.every(({ connection }) => connection.isReady));
    const startMs = performance.now() - (speed > 0 ? time.nowMs / speed : 0);
    const endMs = time.nowMs + 1000 * seconds;
    while (time.nowMs < endMs && !signal.aborted) {
      const beganMs = performance.now();
      for (const runner of runners) await runner.loop();
      await this.#until(() => signal.aborted || !runners.some(({ connection }) => connection.isBusy));
      // The brains' new commands go to the wheels before the world moves on.
      time.nowMs += answerMs;
      for (const runner of runners) await runner.loop();
      time.nowMs += stepMs - answerMs;
      fleet.advance(time.nowMs, onStep);
      // Robots that are not connected live in real time: else their deadmen and pauses would fly by.
      const isWhole = runners.every(({ connection }) => connection.isReady);
      const dueMs = isWhole ? (speed > 0 ? startMs + time.nowMs / speed : 0) : beganMs + stepMs;
      const earlyMs = dueMs - performance.now();
      if (earlyMs > 1) await new Promise((resolve) => setTimeout(resolve, earlyMs));
    }
  }

  /** Looks when an answer comes and now and then, since not everything that ends a wait is an answer. */
  async #until(holds: () => boolean): Promise<void> {
    const endMs = performance.now() + patienceMs;
    while (!holds() && performance.now() < endMs) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 5);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#wake = undefined;
  }
}
