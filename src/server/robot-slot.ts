/**
 * One robot's place in the server: who it is, which slot its brain has, who drives it, whether it is stopped or paused, and
 * what was counted. It decides which motor values go out; it knows no socket and no child.
 */
import { episodeEnd, type HandshakeRequest } from '../robot/index.js';
import type { StepAnswer } from './brains/messages.js';
import { unpackState } from './brains/packed-state.js';
import { groupsOf } from './brains/pooled-groups.js';
import type { RobotNames, RobotProfile } from './profile.js';
import type { RobotPeer } from './robot-host.js';
import type { Stops } from './stop-latch.js';
import type { CycleMessage, Driver, RobotInfo, TeachingInfo } from './telemetry.js';
import { Timing } from './timing.js';

/** A person's motor values hold for this long; then the robot gets zeros until the next come. */
export const personHoldsMs = 250;

export interface BrainFacts {
  readonly device: string;
  readonly deviceName: string;
  readonly executor: string;
  readonly edge: number;
  readonly channels: number;
  readonly arenaBytes: number;
  readonly stages: Readonly<Record<string, number>>;
  /** Where brains are spread over GPUs: the driver's number, and the child's place in the list. */
  readonly gpu?: number;
  readonly child?: number;
}

export class RobotSlot {
  readonly robot: string;
  readonly profile: RobotProfile;
  /** The name by which its emergency stop is kept. */
  readonly stopName: string;
  readonly #stops: Stops;
  /** Number over all kinds of robots, for people. */
  readonly number: number;
  batch = -1;
  slot = -1;
  request: HandshakeRequest;
  session: RobotPeer | undefined;
  address = '';
  /** Values of this moment, extras included, and whether they wait for a cycle. */
  readonly sensors: Float32Array;
  reward = 0;
  /** What the motors of the cycle before should have been, NaN where there is no demonstration; counts while `isTold`. */
  readonly demonstration: Float32Array;
  isTold = false;
  /** True while the brain's last cycle is the one whose answer this robot got: what a demonstration is about. */
  mayBeTaught = false;
  /** How the episode ended, as bits of `episodeEnd`, since the brain's last cycle: what came while it was held counts too. */
  #end = 0;
  isReady = false;
  arrivedMs = 0;
  readonly zeros: Float32Array;
  readonly sent: Float32Array;

  driver: Driver = { kind: 'brain' };
  readonly #person: Float32Array;
  /** What a person who teaches drove in the last cycle, and whether one did. */
  readonly #shown: Float32Array;
  #isShown = false;
  #personMs = Number.NEGATIVE_INFINITY;
  isPaused = false;
  /** Information flow looks at the groups of channels of its brain. */
  measuresGroups = false;
  /** Cycles that may run although it is paused. */
  stepsLeft = 0;
  parameters: Record<string, number> = {};
  /** What people have taught its brain; told where brains take demonstrations. */
  teaching: TeachingInfo = { shown: 0, evaluations: [] };
  brain: BrainFacts | undefined;
  leftMs = 0;

  readonly timing = new Timing();
  /** Of the last step: counters of the session on the device, and the time it took there. */
  device = { launches: 0, transfers: 0, allocations: 0, tookMs: 0 };
  cycles = 0;
  failedCycles = 0;
  /** Demonstrations that were given to the brain, and those that were about another cycle than its last. */
  demonstrations = 0;
  demonstrationsPassedOver = 0;
  reconnects = 0;
  /** Of sessions that have ended. */
  readonly past = { drops: 0, nonFinite: 0, clamped: 0 };

  constructor(
    { robot, stopName }: RobotNames,
    number: number,
    request: HandshakeRequest,
    profile: RobotProfile,
    stops: Stops,
  ) {
    this.robot = robot;
    this.stopName = stopName;
    this.#stops = stops;
    this.number = number;
    this.request = request;
    this.profile = profile;
    const motors = request.motors;
    this.sensors = new Float32Array(profile.sensors.length);
    this.demonstration = new Float32Array(motors).fill(Number.NaN);
    this.zeros = new Float32Array(motors);
    this.sent = new Float32Array(motors);
    this.#person = new Float32Array(motors);
    this.#shown = new Float32Array(motors);
  }

  get isStopped(): boolean {
    return this.#stops.holds(this.stopName);
  }

  /** True where the next frame must not reach the brain. */
  get isHeld(): boolean {
    return this.isStopped || (this.isPaused && this.stepsLeft <= 0);
  }

  /** Takes values for the next cycle; extras follow the robot's own. */
  put(values: Float32Array, extras: ArrayLike<number>, reward: number | undefined, nowMs: number): void {
    this.sensors.set(values.subarray(0, this.request.sensors));
    for (let i = 0; i < extras.length; i += 1) this.sensors[this.request.sensors + i] = extras[i];
    this.reward = reward ?? 0;
    this.arrivedMs = nowMs;
  }

  /** Takes what came with the values: what the motors of the cycle before should have been, or nothing, and how the episode stands. */
  hear(demonstration: Float32Array | undefined, end: number): void {
    this.#end |= end;
    this.isTold = demonstration !== undefined;
    if (demonstration !== undefined) this.demonstration.set(demonstration);
  }

  /**
   * The demonstration for the cycle that begins, where there is one and the brain's last cycle is the one it is about. What a person
   * has shown goes before what the robot says.
   */
  takeDemonstration(): Float32Array | undefined {
    const { isTold, mayBeTaught } = this;
    const isShown = this.#isShown;
    this.isTold = false;
    this.mayBeTaught = false;
    this.#isShown = false;
    if (!isTold && !isShown) return undefined;
    if (mayBeTaught) this.demonstrations += 1;
    else this.demonstrationsPassedOver += 1;
    if (!mayBeTaught) return undefined;
    return isShown ? this.#shown : this.demonstration;
  }

  /** How the episode ended, for the cycle that begins. */
  takeEnd(): number {
    const end = this.#end;
    this.#end = 0;
    return end;
  }

  /** A person's motor values; cut to −1 … 1. */
  steer(motors: readonly number[], nowMs: number): void {
    for (let i = 0; i < this.#person.length; i += 1) this.#person[i] = Math.min(1, Math.max(-1, motors[i] ?? 0));
    this.#personMs = nowMs;
  }

  /** What goes to the motors when the brain wants this. */
  choose(wanted: Float32Array, nowMs: number): Float32Array {
    const { driver } = this;
    this.#isShown = false;
    if (this.isStopped) this.sent.fill(0);
    else if (driver.kind === 'brain') this.sent.set(wanted);
    else if (nowMs - this.#personMs <= personHoldsMs) {
      this.sent.set(this.#person);
      // Hands at rest show nothing: a robot that learned to stand where it stands would never start.
      this.#isShown = driver.teaches === true && this.#person.some((value) => value !== 0);
      // A zero has no sign: a recording could not keep it.
      for (let m = 0; m < this.sent.length; m += 1) this.#shown[m] = this.sent[m] === 0 ? 0 : this.sent[m];
    } else this.sent.fill(0);
    return this.sent;
  }

  info(): RobotInfo {
    const { robot, number, request, profile, session, driver, isPaused, isStopped, parameters, brain } = this;
    return {
      robot,
      slot: number,
      hardware: request.hardwareName,
      protocol: request.version,
      connected: session !== undefined,
      sensors: profile.sensorInfo,
      motors: profile.motorInfo,
      driver,
      paused: isPaused,
      stopped: isStopped,
      parameters: { ...parameters },
      brain: brain ?? { device: '', deviceName: '', executor: '', edge: 0, channels: 0, arenaBytes: 0, stages: {} },
    };
  }

  message(
    { sensors, reward, end, demonstration, wanted, sent, slot, answer, cycleMs }: DoneCycle,
    nowMs: number,
  ): CycleMessage {
    const { p50, p99 } = this.timing.quantiles(nowMs);
    const live = this.session?.counters ?? { dropped: 0, nonFinite: 0, clamped: 0 };
    return {
      type: 'cycle',
      robot: this.robot,
      slot: this.number,
      timeMs: Date.now(),
      sensors: Array.from(sensors),
      reward,
      ...((end & episodeEnd.terminated) === 0 ? {} : { terminated: true }),
      ...((end & episodeEnd.truncated) === 0 ? {} : { truncated: true }),
      ...(demonstration === undefined ? {} : { demonstration: listDemonstration(demonstration) }),
      motors: Array.from(sent),
      wanted: Array.from(wanted),
      report: unpackState(answer.states, slot),
      ...(answer.groups === undefined ? {} : { groups: groupsOf(answer.groups, slot) }),
      cycleMs,
      p50Ms: p50,
      p99Ms: p99,
      hz: this.timing.hz(nowMs),
      counters: {
        cycles: this.cycles,
        drops: this.past.drops + live.dropped,
        failedCycles: this.failedCycles,
        reconnects: this.reconnects,
        demonstrations: this.demonstrations,
        nonFinite: this.past.nonFinite + live.nonFinite,
        clamped: this.past.clamped + live.clamped,
        launches: answer.launches,
        transfers: answer.transfers,
        allocations: answer.allocations,
      },
    };
  }

  /** The session is over: its counters stay. */
  leave(nowMs: number): void {
    const live = this.session?.counters;
    if (live !== undefined) {
      this.past.drops += live.dropped;
      this.past.nonFinite += live.nonFinite;
      this.past.clamped += live.clamped;
    }
    this.session = undefined;
    this.isReady = false;
    this.leftMs = nowMs;
  }
}

/** What went into a cycle and came out. Arrays are valid during the call only. */
export interface DoneCycle {
  readonly sensors: Float32Array;
  readonly reward: number;
  /** How the episode stands, as bits of `episodeEnd`. */
  readonly end: number;
  /** What the motors of the cycle before should have been, NaN where there is no demonstration; undefined without a demonstration. */
  readonly demonstration: Float32Array | undefined;
  readonly wanted: Float32Array;
  readonly sent: Float32Array;
  /** The brain's row in the answer. */
  readonly slot: number;
  readonly answer: StepAnswer;
  readonly cycleMs: number;
}

function listDemonstration(demonstration: Float32Array): { motor: number; value: number }[] {
  return Array.from(demonstration, (value, motor) => ({ motor, value })).filter(({ value }) => !Number.isNaN(value));
}
