/**
 * What goes into a cycle and what comes out: sensors, reward and lesson as rows of the Program's input, its report as motors
 * and states. The arrays of a cycle are made once; wrong lengths are refused before anything is touched.
 */
import type { Arrays } from '../device/device.js';
import { Ages } from './ages.js';
import { GivenBatch, statesOf } from './given-batch.js';
import { wrongInput } from './refusal.js';
import { readCycle, readState, reportWidth } from './report.js';
import { type BrainShape, inputWidth } from './shape.js';
import type { BatchCycle, Cycle, RunResult } from './types.js';

export class Ports {
  private readonly input: Float32Array;
  /** The input of one cycle, as a session takes it. */
  readonly inputs: Arrays;
  private readonly motorsOut: Float32Array;
  /** Who moves states in says here how old they are. */
  readonly ages: Ages;

  constructor(
    private readonly brains: number,
    private readonly shape: BrainShape,
    private readonly lessons: boolean,
  ) {
    this.input = new Float32Array(brains * inputWidth(shape, lessons));
    this.inputs = { sensed: this.input };
    this.motorsOut = new Float32Array(brains * shape.motors);
    this.ages = new Ages(brains);
  }

  /** Takes the sensors of a single brain. */
  take(sensors: ArrayLike<number>, reward: number, lesson: ArrayLike<number> | undefined): void {
    if (this.brains !== 1)
      throw wrongInput('process', 'this is a batch', `${this.brains} brains`, 'one brain; use processBatch');
    const S = this.shape.sensors;
    if (sensors?.length !== S) throw wrongInput('process', 'wrong number of sensors', sensors?.length, `${S}`);
    checkNumbers('process', 'sensor', sensors);
    if (typeof reward !== 'number') throw wrongInput('process', 'the reward is no number', typeof reward, 'a number');
    this.checkLessons('process', lesson, 1);
    for (let i = 0; i < S; i += 1) this.input[i] = sensors[i];
    this.input[S] = reward;
    this.packLesson(lesson, 0, this.input, S + 1);
  }

  /** Takes the sensors of all brains for one cycle. */
  takeBatch(sensors: Float32Array, rewards: ArrayLike<number> | undefined, lessons?: ArrayLike<number>): void {
    this.check('processBatch', sensors, rewards, lessons, 1);
    this.pack(sensors, rewards, lessons, 1, this.input);
  }

  /** The sensors of all brains for several cycles, in an array of their own. */
  takeRun(
    sensors: Float32Array,
    rewards: ArrayLike<number> | undefined,
    lessons: ArrayLike<number> | undefined,
    steps: number,
  ): Arrays {
    this.check('run', sensors, rewards, lessons, steps);
    const sensed = new Float32Array(steps * this.input.length);
    this.pack(sensors, rewards, lessons, steps, sensed);
    return { sensed };
  }

  private check(
    place: string,
    sensors: Float32Array,
    rewards: ArrayLike<number> | undefined,
    lessons: ArrayLike<number> | undefined,
    steps: number,
  ): void {
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
    if (rewards !== undefined && rewards?.length !== rows)
      throw wrongInput(place, 'wrong number of rewards', rewards?.length, `${rows}`);
    if (rewards !== undefined) checkNumbers(place, 'reward', rewards);
    this.checkLessons(place, lessons, rows);
  }

  private pack(
    sensors: Float32Array,
    rewards: ArrayLike<number> | undefined,
    lessons: ArrayLike<number> | undefined,
    steps: number,
    target: Float32Array,
  ): void {
    const S = this.shape.sensors;
    const rows = steps * this.brains;
    const width = inputWidth(this.shape, this.lessons);
    for (let row = 0; row < rows; row += 1) {
      // By hand: for rows this short, making a view of each takes longer than copying it.
      for (let i = 0; i < S; i += 1) target[row * width + i] = sensors[row * S + i];
      target[row * width + S] = rewards?.[row] ?? 0;
      this.packLesson(lessons, row, target, row * width + S + 1);
    }
  }

  /** A motor of which nobody says anything gets a NaN. */
  private packLesson(lessons: ArrayLike<number> | undefined, row: number, target: Float32Array, to: number): void {
    if (!this.lessons) return;
    const M = this.shape.motors;
    for (let m = 0; m < M; m += 1) target[to + m] = lessons?.[row * M + m] ?? Number.NaN;
  }

  /** A lesson says something of each motor: a number, or NaN where it leaves one alone. */
  private checkLessons(place: string, lessons: ArrayLike<number> | undefined, rows: number): void {
    if (lessons === undefined) return;
    if (!this.lessons)
      throw wrongInput(place, 'this brain takes no lessons', 'a lesson', 'none; or make it with lessons: true');
    const length = rows * this.shape.motors;
    if (lessons?.length !== length)
      throw wrongInput(place, 'wrong number of lessons', lessons?.length, `${length}, one for each motor`);
    for (let at = 0; at < length; at += 1) {
      const value = lessons[at];
      if (typeof value !== 'number' || Math.abs(value) === Number.POSITIVE_INFINITY)
        throw wrongInput(place, `bad lesson at ${at}`, value, 'a finite number, or NaN for a motor that is not taught');
    }
  }

  give({ report }: Arrays): Cycle {
    const M = this.shape.motors;
    const values = report as Float32Array;
    return { motors: values.slice(0, M), state: readState(values, M, this.ages.follow(0, 1, readCycle(values, M))) };
  }

  giveBatch({ report }: Arrays): BatchCycle {
    const values = report as Float32Array;
    this.copyMotors(values, this.brains, this.motorsOut);
    return new GivenBatch(this.motorsOut, values, this.shape.motors, this.cyclesOf(values, 0, 1));
  }

  giveRun({ report }: Arrays, steps: number): RunResult {
    const reports = report as Float32Array;
    const rows = steps * this.brains;
    const M = this.shape.motors;
    const motors = new Float32Array(rows * M);
    this.copyMotors(reports, rows, motors);
    const last = (rows - this.brains) * reportWidth(M);
    return { motors, reports, states: statesOf(reports, last, M, this.cyclesOf(reports, last, steps)) };
  }

  /** The cycles of all brains, so many steps on, whose reports begin at `offset`; nothing where the reports say them exactly. */
  private cyclesOf(reports: Float32Array, offset: number, steps: number): readonly number[] | undefined {
    const M = this.shape.motors;
    const width = reportWidth(M);
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
    const width = reportWidth(M);
    for (let row = 0; row < rows; row += 1)
      for (let m = 0; m < M; m += 1) target[row * M + m] = reports[row * width + m];
  }
}

/** Text and whole numbers of any length would become something else on the way, or nothing. NaN is a number here. */
function checkNumbers(place: string, noun: string, values: ArrayLike<unknown>): void {
  if (values instanceof Float32Array) return;
  for (let at = 0; at < values.length; at += 1)
    if (typeof values[at] !== 'number') throw wrongInput(place, `${noun} ${at} is no number`, values[at], 'a number');
}
