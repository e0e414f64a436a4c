/**
 * A robot that runs: each loop it observes, lets the brainstem decide and writes the motors; at a slower rate it asks its
 * brain. The loop never waits for the network. Losing the connection, the watchdog or the hardware disarms or stops.
 */
import type { BrainAdapter } from '../adapter.js';
import {
  arm,
  type BrainstemConfig,
  type BrainstemSettings,
  type BrainstemState,
  brainstemConfig,
  brainstemState,
  clearEmergency,
  commandBrainstem,
  disarm,
  stepBrainstem,
  stopEmergency,
} from '../brainstem/index.js';
import { makeReadings, type Readings, type Robot } from '../robot.js';
import type { Verb } from '../wire/constants.js';
import { EpochFence } from '../wire/epoch.js';
import { detailName, type Fault } from '../wire/fault.js';
import type { VerbOutcome } from '../wire/verb.js';
import { BrainConnection, type ConnectionHost, type ConnectionOptions } from './connection.js';
import type { Watchdog } from './watchdog.js';

/** The robot, its brain, and the times of the loop. */
export interface RunnerOptions {
  readonly robot: Robot;
  readonly adapter: BrainAdapter;
  readonly settings?: Partial<BrainstemSettings>;
  readonly connection: Omit<ConnectionOptions, 'hello' | 'hardwareCode'>;
  readonly watchdog?: Watchdog;
  /** Time between two loops; the brain is asked every `requestMs`. */
  readonly loopMs?: number;
  readonly requestMs?: number;
  /** Arms once the first answer in time has come. */
  readonly armAtStart?: boolean;
  /**
   * Teaches the brain (version 3, a server with brain.demonstrations): writes what the outputs should be (−1 … 1, NaN for no demonstration),
   * from the readings and the outputs before. The brain gets it with the next request.
   */
  readonly teach?: (values: Float64Array, before: Float32Array, demonstration: Float32Array) => void;
  readonly note?: (text: string) => void;
  /** Hears the age of every answer, also of those that came too late. */
  readonly onAnswer?: (ageMs: number) => void;
  /** Hears what the server answered with an error. */
  readonly onRefusal?: (wire: number, detail: number) => void;
  /** Hears why the server did not let the robot in, each time that it does not. */
  readonly onTurnedAway?: (detail: number, reason: string) => void;
  /** Milliseconds of a clock that never jumps. One that is not real time needs `connection.stampNow` beside it. */
  readonly now?: () => number;
}

/** Commands older than this are not written any more; the watchdog acts soon after. */
const currentMs = 100;
/** Time between two loops by default. */
export const defaultLoopMs = 20;

/** What a runner did so far. */
export interface RunnerCounters {
  loops: number;
  overruns: number;
  requests: number;
  /** Requests that came with a demonstration. */
  demonstrations: number;
  answers: number;
  lateAnswers: number;
  refusals: number;
  losses: number;
  longestLoopMs: number;
  longestAnswerMs: number;
}

/** Runs a robot: reads, asks the brain, passes the answer through the brainstem, moves. */
export class RobotRunner {
  readonly state: BrainstemState;
  readonly config: BrainstemConfig;
  readonly connection: BrainConnection;
  readonly readings: Readings;
  readonly counters: RunnerCounters = {
    loops: 0,
    overruns: 0,
    requests: 0,
    demonstrations: 0,
    answers: 0,
    lateAnswers: 0,
    refusals: 0,
    losses: 0,
    longestLoopMs: 0,
    longestAnswerMs: 0,
  };
  readonly #options: RunnerOptions;
  readonly #inputs: Float32Array;
  readonly #targets: Float64Array;
  /** What the outputs of the request in flight, or of the last one, should be; NaN where it is not known. */
  readonly #demonstration: Float32Array;
  /** The last outputs that came, and whether they are those of the brain's last cycle. */
  readonly #before: Float32Array;
  #isBeforeKnown = true;
  readonly #note: (text: string) => void;
  readonly #now: () => number;
  #askedMs = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #looping: Promise<void> = Promise.resolve();
  #running = false;
  #armPending: boolean;
  #reason = '';

  constructor(options: RunnerOptions) {
    const { robot, adapter } = options;
    const { id, hardware, hardwareCode } = robot.description;
    this.#options = options;
    this.config = brainstemConfig(robot.description, options.settings);
    this.state = brainstemState(this.config);
    this.readings = makeReadings(robot.description.sensors.length);
    this.#inputs = new Float32Array(adapter.inputs.length);
    this.#targets = new Float64Array(robot.description.actuators.length);
    this.#demonstration = new Float32Array(adapter.outputs.length).fill(Number.NaN);
    this.#before = new Float32Array(adapter.outputs.length);
    this.#note = options.note ?? (() => undefined);
    this.#now = options.now ?? (() => performance.now());
    this.#armPending = options.armAtStart ?? false;
    this.connection = new BrainConnection(this.#connectionHost(), {
      ...options.connection,
      hello: { robot: id, hardware, sensors: adapter.inputs, actuators: adapter.outputs },
      hardwareCode,
      demonstrations: options.teach !== undefined,
      // It outlives connections: an owner that was followed by another does not come back through another gateway.
      fence: new EpochFence(),
      deadlineMs: this.config.deadmanMs,
      now: this.#now,
    });
  }

  /** Connects the robot, then the brain, and starts the loop. */
  async start(): Promise<void> {
    const { robot } = this.#options;
    await robot.connect();
    await robot.calibrate();
    this.#running = true;
    this.connection.open();
    this.#schedule(0);
  }

  /** Stops the timer, for callers that call `loop` themselves. */
  pause(): void {
    this.#running = false;
    clearTimeout(this.#timer);
  }

  /** Ends with the wheels at rest. */
  async stop(): Promise<void> {
    this.pause();
    await this.#looping;
    this.connection.close();
    disarm(this.state, 'ended');
    await this.#rest();
    await this.#options.robot.disconnect();
    await this.#options.watchdog?.close();
  }

  /** Writes what a disarmed brainstem commands. A robot that refuses it is left to its own `disconnect` and watchdog. */
  async #rest(): Promise<void> {
    if (this.counters.loops === 0) return;
    try {
      await this.#options.robot.act(stepBrainstem(this.config, this.state, this.readings, this.#now()));
    } catch (error) {
      this.#note(`the motors could not be stopped: ${String(error)}`);
    }
  }

  /** A person's or the server's verb. */
  obey(verb: Verb): VerbOutcome {
    const nowMs = this.#now();
    let accepted = true;
    if (verb === 'arm') accepted = this.#mayArm(nowMs) && arm(this.state, nowMs);
    else if (verb === 'disarm') disarm(this.state, 'asked');
    else if (verb === 'stop') stopEmergency(this.state, 'emergency stop');
    else clearEmergency(this.state);
    this.#note(`${verb}: ${accepted ? 'done' : 'refused'}`);
    return { accepted, armed: this.state.armed, stopped: this.state.emergency };
  }

  /** One loop; the timer calls it, and tests may. */
  async loop(): Promise<void> {
    const { robot, adapter, watchdog, requestMs = 50 } = this.#options;
    try {
      await robot.observe(this.readings, this.#now());
    } catch (error) {
      this.readings.values.fill(Number.NaN);
      this.#note(`the sensors could not be read: ${String(error)}`);
    }
    // Measuring took time, and the readings' ages count it.
    const nowMs = this.#now();
    if (this.state.armed && !this.#hasWatchdog(nowMs)) stopEmergency(this.state, 'the watchdog does not answer');
    const commands = stepBrainstem(this.config, this.state, this.readings, nowMs);
    try {
      await robot.act(commands, () => this.#now() - nowMs < currentMs);
    } catch (error) {
      // The driver has stopped or cut the motors; from here on a person has to look.
      stopEmergency(this.state, error instanceof Error ? error.message : String(error));
    }
    watchdog?.beat();
    this.counters.loops += 1;
    if (this.state.reason !== this.#reason) {
      this.#reason = this.state.reason;
      this.#note(this.#reason === '' ? 'the brain drives' : `${this.state.layer}: ${this.#reason}`);
    }
    if (nowMs - this.#askedMs < requestMs) return;
    const reward = adapter.encode(this.readings.values, nowMs, this.#inputs);
    this.#askedMs = nowMs;
    const { teach } = this.#options;
    if (!this.connection.request(this.#inputs, reward, nowMs, teach && this.#demonstration)) return;
    this.counters.requests += 1;
    if (teach === undefined) return;
    if (this.#demonstration.some((value) => !Number.isNaN(value))) this.counters.demonstrations += 1;
    this.#demonstration.fill(Number.NaN);
    if (this.#isBeforeKnown) teach(this.readings.values, this.#before, this.#demonstration);
  }

  /** The last request did not become a cycle that this robot knows of: there is nothing to say about it. */
  #forget(): void {
    this.#demonstration.fill(Number.NaN);
    this.#isBeforeKnown = false;
  }

  #mayArm(nowMs: number): boolean {
    return this.connection.isReady && this.#hasWatchdog(nowMs);
  }

  #hasWatchdog(nowMs: number): boolean {
    return this.#options.watchdog?.isAlive(nowMs) ?? true;
  }

  #schedule(delayMs: number): void {
    this.#timer = setTimeout(() => {
      this.#looping = this.#run();
    }, delayMs);
  }

  async #run(): Promise<void> {
    const { loopMs = defaultLoopMs } = this.#options;
    const startMs = this.#now();
    await this.loop();
    const tookMs = this.#now() - startMs;
    this.counters.longestLoopMs = Math.max(this.counters.longestLoopMs, tookMs);
    if (tookMs > loopMs) this.counters.overruns += 1;
    if (this.#running) this.#schedule(Math.max(0, Math.min(loopMs - tookMs, this.#deadmanInMs())));
  }

  /** The deadman does not wait for the next loop: one runs as soon as it is due. */
  #deadmanInMs(): number {
    const { armed, lifeMs } = this.state;
    const dueMs = lifeMs + this.config.deadmanMs + 1 - this.#now();
    return armed && dueMs > 0 ? dueMs : Number.POSITIVE_INFINITY;
  }

  #connectionHost(): ConnectionHost {
    const { adapter } = this.#options;
    const { counters } = this;
    return {
      accepted: () => this.#note('connected to the brain'),
      motors: (values, ageMs, failed) => {
        const nowMs = this.#now();
        if (failed) this.#forget();
        else {
          this.#before.set(values);
          this.#isBeforeKnown = true;
        }
        this.#options.onAnswer?.(ageMs);
        counters.answers += 1;
        counters.longestAnswerMs = Math.max(counters.longestAnswerMs, ageMs);
        adapter.decode(values, this.#targets);
        commandBrainstem(this.state, this.#targets, nowMs);
        if (!this.#armPending) return;
        this.#armPending = false;
        this.obey('arm');
      },
      dropped: (ageMs) => {
        this.#options.onAnswer?.(ageMs);
        counters.lateAnswers += 1;
        this.#forget();
      },
      refused: (wire, detail) => {
        counters.refusals += 1;
        this.#options.onRefusal?.(wire, detail);
        this.#forget();
        const reason = `the server answered with error ${wire}, ${detail} (${detailName(detail)})`;
        this.#note(reason);
        if (!this.connection.isReady) this.#options.onTurnedAway?.(detail, reason);
      },
      verb: (verb) => this.obey(verb),
      acknowledged: () => undefined,
      fault: (wrong: Fault) => {
        this.#note(wrong.message);
        if (wrong.closes && !this.connection.isReady) this.#options.onTurnedAway?.(wrong.detail, wrong.message);
      },
      lost: (reason) => {
        counters.losses += 1;
        this.#forget();
        if (this.state.armed) disarm(this.state, 'the connection was lost');
        this.#note(`no connection (${reason}), trying again`);
      },
    };
  }
}
