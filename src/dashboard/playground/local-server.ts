/**
 * The server's part of the playground: tells of a living car in the server's own messages and obeys the same commands, so the
 * page cannot tell it from a server. Saves stay in memory. It keeps no time: its caller calls `cycle`.
 */
import {
  type BrainSnapshot,
  type FieldBrain,
  type ParameterName,
  parameterNames,
  parameterTable,
} from '../../brain/index.js';
import { FieldbrainError } from '../../kernel/errors.js';
import { picarxInputs, picarxOutputs } from '../../robot/picarx/dictionary.js';
import { pictureOf, pokeField } from '../../server/brains/field-picture.js';
import { Painter } from '../../server/brains/painter.js';
import type { Command, Stimulus } from '../../server/live-command.js';
import {
  type FieldGroup,
  type FieldMessage,
  fieldGroups,
  type LiveMessage,
  type RobotInfo,
} from '../../server/telemetry.js';
import { takeSnapshot } from '../../sim/snapshot.js';
import type { HandTeaching } from './hand-teaching.js';
import type { CarCycle, LivingCar, Person } from './living-car.js';

const robot = 'playground';
const timesKept = 512;
const driveHoldsMs = 250;
const idleEveryMs = 1000;
/** An evaluation runs as fast as it can; after this long it looks at what the page wants. */
const evaluationMs = 40;
/** Commands that leave an evaluation alone. */
const harmless: ReadonlySet<Command['command']> = new Set([
  'watch',
  'watchField',
  'watchFlow',
  'drive',
  'save',
  'evaluate',
]);

export interface LocalHost {
  post(message: LiveMessage | FieldMessage): void;
  nowMs(): number;
}

export class LocalServer {
  paused = false;
  readonly #brain: FieldBrain;
  readonly #car: LivingCar;
  readonly #teaching: HandTeaching;
  readonly #stages: Readonly<Record<string, number>>;
  readonly #host: LocalHost;
  readonly #painter = new Painter();
  readonly #watched = new Map<FieldGroup, { everyMs: number; edge: number; sentMs: number }>();
  readonly #times: number[] = [];
  readonly #moments: number[] = [];
  #saved: BrainSnapshot | undefined;
  #isDriven = false;
  #isTaught = false;
  #driven: { readonly motors: readonly number[]; readonly sinceMs: number } | undefined;
  #steps = 0;
  #wallsTold = false;
  #idleMs = Number.NEGATIVE_INFINITY;

  /** `stages`: microseconds of each stage of the brain's cycle. */
  constructor(
    { brain, car, teaching }: { readonly brain: FieldBrain; readonly car: LivingCar; readonly teaching: HandTeaching },
    stages: Readonly<Record<string, number>>,
    host: LocalHost,
  ) {
    this.#brain = brain;
    this.#car = car;
    this.#teaching = teaching;
    this.#stages = stages;
    this.#host = host;
  }

  greet(): void {
    this.#host.post({
      type: 'hello',
      version: 1,
      server: 'playground',
      role: 'admin',
      robots: [this.#info()],
      parameters: parameterTable,
      fieldGroups,
      stopped: this.#car.isStopped,
    });
  }

  /** One cycle where the brain is not paused or was asked for a step; whether there was one. */
  async cycle(): Promise<boolean> {
    if (this.paused && this.#steps === 0) {
      this.#tellIdle();
      return false;
    }
    this.#steps = Math.max(0, this.#steps - 1);
    const start = this.#host.nowMs();
    const isEvaluated = this.#teaching.car !== undefined;
    const { sensors, reward, motors, wanted, state } = isEvaluated
      ? await this.#evaluate(start)
      : await this.#car.live(this.#brain, this.#person(start));
    const now = this.#host.nowMs();
    this.#note(now - start, now);
    const sorted = [...this.#times].sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    const { launches, uploads, downloads, allocations, steps } = this.#brain.counters();
    this.#tellWorld(now);
    this.#host.post({
      type: 'cycle',
      robot,
      slot: 0,
      timeMs: now,
      sensors: Array.from(sensors),
      reward,
      motors: Array.from(motors),
      wanted: Array.from(wanted),
      report: state,
      cycleMs: now - start,
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      hz: this.#hz(),
      counters: {
        cycles: steps,
        drops: 0,
        failedCycles: 0,
        reconnects: 0,
        demonstrations: this.#car.demonstrations,
        nonFinite: state.badInputs,
        clamped: 0,
        launches,
        transfers: uploads + downloads,
        allocations,
      },
    });
    await this.#tellFields(now, state.cycle);
    return true;
  }

  /** Obeys a command and answers it. Call it between cycles. */
  async obey(command: Command, id: number): Promise<void> {
    try {
      const value = await this.#run(command);
      this.#host.post({ type: 'reply', id, ok: true, ...(value !== undefined && { value }) });
    } catch (error) {
      if (!(error instanceof FieldbrainError)) throw error;
      this.#host.post({ type: 'reply', id, ok: false, code: error.code, text: error.message });
    }
  }

  async #run(command: Command): Promise<unknown> {
    if (!harmless.has(command.command)) await this.#endEvaluation();
    const { demonstrations } = this.#car;
    switch (command.command) {
      case 'watchField':
        if (command.hz <= 0) this.#watched.delete(command.group);
        else this.#watched.set(command.group, { everyMs: 1000 / command.hz, edge: command.edge, sentMs: 0 });
        return;
      case 'watch':
      case 'watchFlow':
        return;
      case 'emergencyStop':
        this.#car.stop();
        break;
      case 'clearStop':
        this.#car.clear();
        break;
      case 'setParameter':
        await this.#brain.set(command.parameter as ParameterName, command.value);
        break;
      case 'stimulus':
        await this.#stimulate(command.stimulus);
        return;
      case 'pause':
        this.paused = command.paused;
        break;
      case 'step':
        this.#steps += command.cycles ?? 1;
        return;
      case 'reset':
        await this.#brain.reset(undefined, command.seed);
        this.#teaching.forget(demonstrations);
        break;
      case 'save':
        this.#saved = await this.#brain.save();
        return { files: ['the memory of this page'] };
      case 'load':
        if (this.#saved === undefined) throw refusal('load', 'nothing was saved', 'a save before');
        await this.#brain.load(this.#saved);
        this.#teaching.forget(demonstrations);
        break;
      case 'takeover':
        this.#isDriven = command.drive;
        this.#isTaught = command.drive && command.teach === true;
        this.#driven = undefined;
        // A person at the wheel is the only teacher from now on.
        if (this.#isTaught) this.#car.hasExpert = false;
        if (this.#isTaught) await this.#teaching.begin(demonstrations);
        else this.#teaching.end(demonstrations);
        break;
      case 'drive':
        this.#driven = { motors: command.motors, sinceMs: this.#host.nowMs() };
        return;
      case 'undoDrive':
        if (!(await this.#teaching.undo()))
          throw refusal('undoDrive', 'there is no drive to undo', 'one that has ended');
        this.#car.forgetLast();
        break;
      case 'evaluate':
        if (this.paused || this.#car.isStopped || !(await this.#teaching.evaluate(command.cycles)))
          throw refusal('evaluate', 'the brain does not drive now', 'a car that is neither driven, paused nor stopped');
        this.#wallsTold = false;
        break;
      case 'publishWorld':
        throw refusal('publishWorld', 'the world is this page’s own', 'another command');
      case 'playback':
        throw refusal('playback', 'this is not a recording', 'another command');
      default:
        command satisfies never;
    }
    this.#host.post({ type: 'robot', ...this.#info() });
    return;
  }

  async #stimulate(stimulus: Stimulus): Promise<void> {
    switch (stimulus.kind) {
      case 'poke':
        await pokeField(this.#brain, 0, stimulus);
        return;
      case 'obstacle':
        if (!this.#car.put(stimulus)) throw refusal('obstacle', 'the car stands there', 'a free place');
        break;
      case 'clear':
        this.#car.removeObstacles();
        break;
      case 'place':
        throw refusal('place', 'this car cannot be carried', 'obstacle or clear');
      default:
        stimulus satisfies never;
    }
    this.#wallsTold = false;
  }

  /** While it is paused: that it is still there. */
  #tellIdle(): void {
    const timeMs = this.#host.nowMs();
    if (timeMs - this.#idleMs < idleEveryMs) return;
    this.#idleMs = timeMs;
    this.#host.post({ type: 'event', timeMs, level: 'debug', code: 'idle', text: 'Paused.' });
  }

  #person(nowMs: number): Person | undefined {
    if (!this.#isDriven) return undefined;
    const isFresh = this.#driven !== undefined && nowMs - this.#driven.sinceMs < driveHoldsMs;
    const motors = (isFresh ? this.#driven?.motors : undefined) ?? picarxOutputs.map(() => 0);
    // Hands at rest show nothing: a car that learned to stand where it stands would never start.
    return { motors, shows: this.#isTaught && motors.some((value) => value !== 0) };
  }

  /** Some cycles of the evaluation, and the last of them. */
  async #evaluate(startMs: number): Promise<CarCycle> {
    const { info } = this.#teaching;
    for (;;) {
      const car = this.#teaching.car ?? this.#car;
      const cycle = await car.live(this.#brain);
      await this.#teaching.lived();
      if (this.#teaching.car !== car) this.#evaluated();
      else if (this.#host.nowMs() - startMs < evaluationMs) continue;
      else if (this.#teaching.info.evaluating !== info.evaluating) this.#host.post({ type: 'robot', ...this.#info() });
      return cycle;
    }
  }

  /** A candidate is done, or all are. */
  #evaluated(): void {
    this.#wallsTold = false;
    this.#car.forgetLast();
    this.#host.post({ type: 'robot', ...this.#info() });
  }

  async #endEvaluation(): Promise<void> {
    if (this.#teaching.car === undefined) return;
    await this.#teaching.breakOff();
    this.#evaluated();
  }

  #note(tookMs: number, nowMs: number): void {
    this.#times.push(tookMs);
    if (this.#times.length > timesKept) this.#times.shift();
    this.#moments.push(nowMs);
    while (this.#moments.length > 2 && nowMs - this.#moments[0] > 2000) this.#moments.shift();
  }

  #hz(): number {
    const span = this.#moments[this.#moments.length - 1] - this.#moments[0];
    return span > 0 ? (1000 * (this.#moments.length - 1)) / span : 0;
  }

  #tellWorld(timeMs: number): void {
    const snapshot = takeSnapshot((this.#teaching.car ?? this.#car).environment, 0);
    const { width, height, walls, lights, floor, car, beam, coverage, metresDriven, collisions } = snapshot;
    const whole = !this.#wallsTold;
    this.#wallsTold = true;
    const brightness = whole ? btoa(String.fromCharCode(...floor.brightness)) : '';
    this.#host.post({
      type: 'world',
      robot,
      timeMs,
      width,
      height,
      ...(whole && { walls, lights, floor: { ...floor, brightness } }),
      car,
      beam,
      trail: [],
      metresDriven,
      collisions,
      coverage: coverage.share,
    });
  }

  async #tellFields(timeMs: number, cycle: number): Promise<void> {
    for (const [group, wish] of this.#watched) {
      if (timeMs - wish.sentMs < wish.everyMs) continue;
      wish.sentMs = timeMs;
      const picture = await pictureOf(this.#brain, this.#painter, { slot: 0, group, edge: wish.edge, format: 'u8' });
      this.#host.post({ type: 'field', robot, cycle, timeMs, group, ...picture });
    }
  }

  #info(): RobotInfo {
    const { device, deviceName, executor, size, arenaBytes } = this.#brain.describe();
    return {
      robot,
      slot: 0,
      hardware: 'picarx',
      protocol: 3,
      connected: true,
      sensors: picarxInputs,
      motors: picarxOutputs,
      driver: this.#isDriven
        ? { kind: 'person', name: 'you', ...(this.#isTaught && { teaches: true }) }
        : { kind: 'brain' },
      teaching: this.#teaching.info,
      paused: this.paused,
      stopped: this.#car.isStopped,
      parameters: Object.fromEntries(parameterNames.map((parameter) => [parameter, this.#brain.get(parameter)])),
      brain: { device, deviceName, executor, edge: size, channels: 64, arenaBytes, stages: this.#stages },
    };
  }
}

function refusal(place: string, wrong: string, expected: string): FieldbrainError {
  return new FieldbrainError('usage', `${place}: ${wrong} (expected ${expected}).`);
}
