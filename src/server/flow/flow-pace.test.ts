/** The thread that estimates runs in gaps between cycles, for a tenth of the time, and never waits for ever. */
import { expect, it } from 'vitest';
import { CycleGaps, FlowPace, type PaceClock } from './flow-pace.js';

/** Time that passes only where somebody works or waits; `answer` is called when a cycle ends, every `periodMs`. */
class Clock implements PaceClock {
  ms = 1000;
  worked = 0;
  /** Portions that ran while a frame waited for its answer. */
  inCycles = 0;
  #frameMs = 1000;

  constructor(
    private readonly periodMs: number,
    private readonly cycleMs: number,
    private readonly gaps?: CycleGaps,
  ) {}

  nowNs(): bigint {
    return BigInt(Math.round(1e6 * this.ms));
  }
  sleep(ms: number): void {
    this.#passTo(this.ms + ms);
  }
  wait(cell: BigInt64Array, value: bigint, ms: number): void {
    const end = this.ms + ms;
    while (this.ms < end && Atomics.load(cell, 0) === value) this.#passTo(Math.min(end, this.#nextAnswer));
  }
  work(ms: number): void {
    if (this.ms + ms > this.#frameMs) this.inCycles += 1;
    this.worked += ms;
    this.#passTo(this.ms + ms);
  }

  get #nextAnswer(): number {
    return this.gaps === undefined ? Number.POSITIVE_INFINITY : this.#frameMs + this.cycleMs;
  }
  #passTo(ms: number): void {
    while (this.#nextAnswer <= ms) {
      this.ms = Math.max(this.ms, this.#nextAnswer);
      this.gaps?.cycled(this.#frameMs, this.ms, this.nowNs());
      this.#frameMs += this.periodMs;
    }
    this.ms = Math.max(this.ms, ms);
  }
}

function run(clock: Clock, shared: SharedArrayBuffer, portions: number, portionMs = 0.1): void {
  const pace = new FlowPace(shared, clock);
  pace.begin();
  for (let i = 0; i < portions; i += 1) {
    clock.work(portionMs);
    pace.pause();
  }
}

it.each([
  ['at 200 Hz', 5, 2],
  ['at 20 Hz', 50, 8],
  ['at 1 kHz with little time left', 1, 0.3],
])('runs between cycles only, for a tenth of the time: %s', (_, periodMs, cycleMs) => {
  const gaps = new CycleGaps();
  const clock = new Clock(periodMs, cycleMs, gaps);
  // The first cycles tell how long gaps are.
  clock.sleep(20 * periodMs);
  const startMs = clock.ms;
  run(clock, gaps.shared, 2000);
  expect(clock.inCycles).toBeLessThanOrEqual(2);
  expect(clock.worked / (clock.ms - startMs)).toBeLessThan(0.11);
  expect(clock.worked / (clock.ms - startMs)).toBeGreaterThan(0.04);
});

it.each([2, 20])(
  'cycles of %i ms without a gap between them slow it down to a twentieth of the time at most',
  (periodMs) => {
    const gaps = new CycleGaps();
    const clock = new Clock(periodMs, periodMs, gaps);
    clock.sleep(100);
    const startMs = clock.ms;
    run(clock, gaps.shared, 1000);
    expect(clock.worked / (clock.ms - startMs)).toBeGreaterThan(0.04);
    expect(clock.worked / (clock.ms - startMs)).toBeLessThan(0.11);
  },
);

it('a portion that was held up by others is not paid for tenfold', () => {
  const clock = new Clock(5, 2);
  run(clock, new CycleGaps().shared, 100, 200);
  expect((clock.ms - 1000) / 100).toBeLessThan(280);
});

it('without cycles, and when they have ended, only the share counts', () => {
  const never = new Clock(5, 2);
  run(never, new CycleGaps().shared, 1000);
  expect(never.worked / (never.ms - 1000)).toBeCloseTo(0.1, 1);
  const gaps = new CycleGaps();
  gaps.cycled(0, 1, 1n);
  const ended = new Clock(5, 2);
  run(ended, gaps.shared, 1000);
  expect(ended.worked / (ended.ms - 1000)).toBeCloseTo(0.1, 1);
});
