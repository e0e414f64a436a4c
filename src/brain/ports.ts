/**
 * What goes into a cycle and what comes out: sensors and outcome as rows of the Program's input, its report as motors
 * and states. The arrays of a cycle are made once; wrong lengths are refused before anything is touched.
 */
import type { Arrays, Session } from '../device/device.js';
import { copyColumns } from '../device/vector-loops.js';
import { refuseUnknown } from '../kernel/known-names.js';
import { Ages } from './ages.js';
import { GivenBatch, mostPlain, statesOf } from './given-batch.js';
import { episodeEnds } from './learning/tensors.js';
import { wrongInput } from './refusal.js';
import { readCycle, readState, reportWidth } from './report.js';
import { type BrainShape, inputColumns, inputWidth } from './shape.js';
import type { BatchCycle, BatchOutcomes, Cycle, Outcome, RunResult } from './types.js';

const outcomeNames: ReadonlySet<string> = new Set(
  Object.keys({ reward: 0, terminated: 0, truncated: 0, demonstration: 0 } satisfies Record<keyof Outcome, 0>),
);
const batchNames: ReadonlySet<string> = new Set(
  Object.keys({ rewards: 0, terminated: 0, truncated: 0, demonstrations: 0 } satisfies Record<keyof BatchOutcomes, 0>),
);

/** The outcome by default: one object, known at a glance. */
const noOutcome: Outcome & BatchOutcomes = Object.freeze({});

/** An object of these names: a bare reward, as it was given before, is refused. */
function checkOutcome(place: string, outcome: unknown, names: ReadonlySet<string>): void {
  if (outcome === noOutcome) return;
  if (typeof outcome !== 'object' || outcome === null || Array.isArray(outcome) || ArrayBuffer.isView(outcome))
    throw wrongInput(place, 'the outcome is not an object', typeof outcome, `an object of ${[...names].join(', ')}`);
  for (const name in outcome) if (!names.has(name)) refuseUnknown(place, 'outcome', outcome, [...names]);
}

/** A state after which nothing comes wins: there is nothing to expect of it. */
function endOf(terminated: boolean | number | undefined, truncated: boolean | number | undefined): number {
  if (terminated) return episodeEnds.terminated;
  return truncated ? episodeEnds.truncated : episodeEnds.goesOn;
}

export class Ports {
  private readonly input: Float32Array;
  /** The input of one cycle, as a session takes it. */
  readonly inputs: Arrays;
  private readonly motorsOut: Float32Array;
  /** Whether the input holds what a cycle without an outcome has beside the sensors. */
  private isPlain = false;
  /** Code that moves states in sets their age here. */
  readonly ages: Ages;

  constructor(
    private readonly brains: number,
    private readonly shape: BrainShape,
    private readonly demonstrations: boolean,
    private readonly learning = false,
  ) {
    this.input = new Float32Array(brains * inputWidth(shape, demonstrations, learning));
    this.inputs = { sensed: this.input };
    this.motorsOut = new Float32Array(brains * shape.motors);
    this.ages = new Ages(brains);
  }

  /** Takes the sensors of a single brain. */
  take(sensors: ArrayLike<number>, outcome: Outcome = noOutcome): void {
    if (outcome === noOutcome && this.isPlain && this.brains === 1 && this.takeSensors(sensors)) return;
    if (this.brains !== 1)
      throw wrongInput('process', 'this is a batch', `${this.brains} brains`, 'one brain; use processBatch');
    const S = this.shape.sensors;
    if (sensors?.length !== S) throw wrongInput('process', 'wrong number of sensors', sensors?.length, `${S}`);
    checkNumbers('process', 'sensor', sensors);
    checkOutcome('process', outcome, outcomeNames);
    const { reward = 0, terminated = false, truncated = false, demonstration } = outcome;
    if (typeof reward !== 'number')
      throw wrongInput('process', 'the reward is not a number', typeof reward, 'a number');
    for (const flag of [terminated, truncated])
      if (typeof flag !== 'boolean')
        throw wrongInput('process', 'an end is not a boolean', typeof flag, 'true or false');
    this.checkEnds('process', terminated || truncated);
    this.checkDemonstrations('process', demonstration, 1);
    for (let i = 0; i < S; i += 1) this.input[i] = sensors[i];
    this.input[S] = reward;
    this.packDemonstration(demonstration, 0, this.input, S + 1);
    if (this.learning) this.input[this.endColumn] = endOf(terminated, truncated);
    this.isPlain = outcome === noOutcome;
  }

  /** Takes the sensors of all brains for one cycle. */
  takeBatch(sensors: Float32Array, outcomes: BatchOutcomes = noOutcome): void {
    if (outcomes === noOutcome && this.isPlain && this.takeSensors(sensors)) return;
    this.check('processBatch', sensors, outcomes, 1);
    this.pack(sensors, outcomes, 1, this.input);
    this.isPlain = outcomes === noOutcome;
  }

  /**
   * The short way of a robot that says nothing but its sensors, where nothing else changed. What a slow robot's host runs has
   * left the processor's caches since the last cycle, so that each line of code counts.
   */
  private takeSensors(sensors: ArrayLike<number>): boolean {
    const S = this.shape.sensors;
    const { brains, input } = this;
    if (!(sensors instanceof Float32Array) || sensors.length !== S * brains || sensors.length > mostPlain) return false;
    const width = input.length / brains;
    for (let n = 0; n < brains; n += 1) for (let i = 0; i < S; i += 1) input[n * width + i] = sensors[n * S + i];
    return true;
  }

  /** The sensors of all brains for several cycles, in an array of their own. */
  takeRun(sensors: Float32Array, outcomes: BatchOutcomes, steps: number): Arrays {
    this.check('run', sensors, outcomes, steps);
    const sensed = new Float32Array(steps * this.input.length);
    this.pack(sensors, outcomes, steps, sensed);
    return { sensed };
  }

  private check(place: string, sensors: Float32Array, outcomes: BatchOutcomes, steps: number): void {
    checkOutcome(place, outcomes, batchNames);
    const { rewards, terminated, truncated, demonstrations } = outcomes;
    const S = this.shape.sensors;
    const rows = steps * this.brains;
    if (sensors?.length !== rows * S)
      throw wrongInput(
        place,
        'wrong number of values',
        sensors?.length,
        `${rows * S} (${steps} × ${this.brains} × ${S})`,
      );
    checkNumbers(place, 'sensor', sensors);
    checkRows(place, 'rewards', rewards, rows);
    checkRows(place, 'terminated', terminated, rows);
    checkRows(place, 'truncated', truncated, rows);
    if (rewards !== undefined) checkNumbers(place, 'reward', rewards);
    this.checkEnds(place, terminated !== undefined || truncated !== undefined);
    this.checkDemonstrations(place, demonstrations, rows);
  }

  private pack(sensors: Float32Array, outcomes: BatchOutcomes, steps: number, target: Float32Array): void {
    const { rewards, terminated, truncated, demonstrations } = outcomes;
    const S = this.shape.sensors;
    const rows = steps * this.brains;
    const width = inputWidth(this.shape, this.demonstrations, this.learning);
    // The numbers of another kind of array are rounded as they would be one by one.
    const values = sensors instanceof Float32Array ? sensors : Float32Array.from(sensors);
    copyColumns({ values, columns: S }, { values: target, columns: width }, S, rows);
    if (rewards === undefined) for (let row = 0; row < rows; row += 1) target[row * width + S] = 0;
    else for (let row = 0; row < rows; row += 1) target[row * width + S] = rewards[row];
    if (this.demonstrations)
      for (let row = 0; row < rows; row += 1) this.packDemonstration(demonstrations, row, target, row * width + S + 1);
    if (this.learning)
      for (let row = 0; row < rows; row += 1)
        target[row * width + this.endColumn] = endOf(terminated?.[row], truncated?.[row]);
  }

  /** Numbers of a brain's report. */
  private get width(): number {
    return reportWidth(this.shape.motors, this.learning);
  }

  /** Where the input says how the episode stands. */
  private get endColumn(): number {
    return inputColumns(this.shape, this.demonstrations).end;
  }

  private checkEnds(place: string, ends: boolean): void {
    if (ends && !this.learning)
      throw wrongInput(place, 'this brain knows no episodes', 'an end', "none; or make it with learning: 'reward'");
  }

  /** A motor of which nobody says anything gets a NaN. */
  private packDemonstration(
    demonstrations: ArrayLike<number> | undefined,
    row: number,
    target: Float32Array,
    to: number,
  ): void {
    if (!this.demonstrations) return;
    const M = this.shape.motors;
    for (let m = 0; m < M; m += 1) target[to + m] = demonstrations?.[row * M + m] ?? Number.NaN;
  }

  /** A demonstration says something of each motor: a number, or NaN where it leaves one alone. */
  private checkDemonstrations(place: string, demonstrations: ArrayLike<number> | undefined, rows: number): void {
    if (demonstrations === undefined) return;
    if (!this.demonstrations)
      throw wrongInput(
        place,
        'this brain takes no demonstrations',
        'one',
        'none; or make it with demonstrations: true',
      );
    const length = rows * this.shape.motors;
    if (demonstrations?.length !== length)
      throw wrongInput(
        place,
        'wrong number of demonstrations',
        demonstrations?.length,
        `${length}, one for each motor`,
      );
    for (let at = 0; at < length; at += 1) {
      const value = demonstrations[at];
      if (typeof value !== 'number' || Math.abs(value) === Number.POSITIVE_INFINITY)
        throw wrongInput(
          place,
          `bad demonstration at ${at}`,
          value,
          'a finite number, or NaN for a motor that is not taught',
        );
    }
  }

  /**
   * Of a session that may have time for other work while the device is at its own. The next step then gives this report once more,
   * with no step since: that moves nothing, and brings what giving needs back into the processor's caches.
   */
  give({ report }: Arrays, session: Pick<Session, 'beside'>): Cycle {
    const values = report as Float32Array;
    session.beside?.(() => this.cycleOf(values, 0));
    return this.cycleOf(values, 1);
  }

  private cycleOf(report: Float32Array, steps: number): Cycle {
    const M = this.shape.motors;
    const cycle = this.ages.follow(0, steps, readCycle(report, M));
    return { motors: report.slice(0, M), state: readState(report, M, cycle, this.learning) };
  }

  giveBatch({ report }: Arrays, session: Pick<Session, 'beside'>): BatchCycle {
    const values = report as Float32Array;
    const given = this.batchOf(values, 1);
    const isShort = values.length <= mostPlain;
    if (isShort || session.beside === undefined) given.keep();
    session.beside?.(() => (isShort ? this.batchOf(values, 0) : given).keep());
    return given;
  }

  private batchOf(report: Float32Array, steps: number): GivenBatch {
    this.copyMotors(report, this.brains, this.motorsOut);
    return new GivenBatch(this.motorsOut, report, this.shape.motors, this.cyclesOf(report, 0, steps), this.learning);
  }

  giveRun({ report }: Arrays, steps: number): RunResult {
    const reports = report as Float32Array;
    const rows = steps * this.brains;
    const M = this.shape.motors;
    const motors = new Float32Array(rows * M);
    this.copyMotors(reports, rows, motors);
    const last = (rows - this.brains) * this.width;
    return { motors, reports, states: statesOf(reports, last, M, this.cyclesOf(reports, last, steps), this.learning) };
  }

  /** The cycles of all brains, `steps` later, whose reports begin at `offset`; nothing where the reports say them exactly. */
  private cyclesOf(reports: Float32Array, offset: number, steps: number): readonly number[] | undefined {
    const M = this.shape.motors;
    const { width } = this;
    let cycles: number[] | undefined;
    for (let n = 0; n < this.brains; n += 1) {
      const reported = readCycle(reports, offset + n * width + M);
      const cycle = this.ages.follow(n, steps, reported);
      if (cycle !== reported) {
        cycles ??= [];
        cycles[n] = cycle;
      }
    }
    return cycles;
  }

  private copyMotors(reports: Float32Array, rows: number, target: Float32Array): void {
    const M = this.shape.motors;
    copyColumns({ values: reports, columns: this.width }, { values: target, columns: M }, M, rows);
  }
}

function checkRows(place: string, name: string, values: ArrayLike<unknown> | undefined, rows: number): void {
  if (values !== undefined && values?.length !== rows)
    throw wrongInput(place, `wrong number of ${name}`, values?.length, `${rows}`);
}

/** Text and whole numbers of any length would become something else on the way, or nothing. NaN is a number here. */
function checkNumbers(place: string, noun: string, values: ArrayLike<unknown>): void {
  if (values instanceof Float32Array) return;
  for (let at = 0; at < values.length; at += 1)
    if (typeof values[at] !== 'number')
      throw wrongInput(place, `${noun} ${at} is not a number`, values[at], 'a number');
}
