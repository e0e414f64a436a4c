/**
 * The cycles of a pool's batches. A batch is stepped as soon as its child is free and a robot of it is ready; where several share
 * a batch, frames that come in one after the other are gathered while they keep coming, for at most a millisecond. Every sensory
 * frame is answered: by motors, or as a failed cycle.
 */
import type { Request, StepAnswer, StepInputs } from './brains/messages.js';
import { BrainLost } from './brains/supervisor.js';
import type { TellEvent } from './events.js';
import type { BrainBatch } from './pool-batch.js';
import type { RobotProfile } from './profile.js';
import type { DoneCycle, RobotSlot } from './robot-slot.js';

export interface BatchCyclesOptions {
  readonly stragglerMs: number;
  /** A cycle that is not done by then is answered with zeros. */
  readonly cycleMs: number;
}

export interface BatchCyclesHost {
  readonly event: TellEvent;
  step(request: Extract<Request, { kind: 'step' }>): Promise<StepAnswer>;
  /** A step was made with these inputs, also where its answer came too late; they are valid during the call only. */
  stepped(name: string, inputs: StepInputs, answer: StepAnswer): void;
  /** A cycle is done; the answer has gone. */
  cycled(robotSlot: RobotSlot, done: DoneCycle): void;
  /** A cycle failed in a child that lives. */
  failed(batch: BrainBatch, reason: string): void;
}

export class BatchCycles {
  readonly #profile: RobotProfile;
  readonly #host: BatchCyclesHost;
  readonly #options: BatchCyclesOptions;
  /** Cycles that took longer than they may. */
  lateCycles = 0;
  /** Time that devices spent on steps. */
  busyMs = 0;

  constructor(profile: RobotProfile, host: BatchCyclesHost, options: BatchCyclesOptions) {
    this.#profile = profile;
    this.#host = host;
    this.#options = options;
  }

  /** A robot of the batch is ready: step as soon as can be. */
  schedule(batch: BrainBatch): void {
    if (batch.isBusy || batch.scheduled) return;
    batch.scheduled = true;
    const endMs = performance.now() + this.#options.stragglerMs;
    let seen = batch.frames;
    // What has come in this turn of the loop still joins, and what comes in the next where something did.
    const gather = (): void => {
      const isComing = batch.frames !== seen && performance.now() < endMs;
      if (
        isComing &&
        batch.robotSlots.some(
          (robotSlot) => robotSlot?.session !== undefined && !robotSlot.isReady && !robotSlot.isHeld,
        )
      ) {
        seen = batch.frames;
        setImmediate(gather);
        return;
      }
      batch.scheduled = false;
      void this.#step(batch);
    };
    setImmediate(gather);
  }

  async #step(batch: BrainBatch): Promise<void> {
    if (batch.isBusy || !batch.isOpen) return;
    const [S, M] = [this.#profile.sensors.length, this.#profile.motors.length];
    let isTaught = false;
    batch.demonstrations.fill(Number.NaN);
    batch.ends.fill(0);
    const moving: { robotSlot: RobotSlot; session: NonNullable<RobotSlot['session']> }[] = [];
    batch.robotSlots.forEach((robotSlot, slot) => {
      if (robotSlot === undefined) return;
      batch.rewards[slot] = robotSlot.isReady ? robotSlot.reward : 0;
      batch.sensors.set(robotSlot.sensors, slot * S);
      if (!robotSlot.isReady || robotSlot.session === undefined) {
        // The brain steps without its robot, which gets no answer of this cycle and cannot teach it.
        robotSlot.mayBeTaught = false;
        return;
      }
      batch.ends[slot] = robotSlot.takeEnd();
      const demonstration = robotSlot.takeDemonstration();
      if (demonstration !== undefined) {
        batch.demonstrations.set(demonstration, slot * M);
        isTaught = true;
      }
      robotSlot.isReady = false;
      moving.push({ robotSlot, session: robotSlot.session });
    });
    if (moving.length === 0) return;
    batch.isBusy = true;
    const late = (): void => {
      this.lateCycles += 1;
      for (const { robotSlot, session } of moving) {
        if (!session.fail(`it took more than ${this.#options.cycleMs} ms`)) continue;
        robotSlot.failedCycles += 1;
        this.#host.event('warning', 'cycle-late', `cycle of more than ${this.#options.cycleMs} ms`, robotSlot.robot);
      }
      moving.length = 0;
    };
    batch.timer = setTimeout(late, this.#options.cycleMs);
    try {
      const { index, name, sensors, rewards, demonstrations, ends } = batch;
      const inputs: StepInputs = {
        sensors,
        rewards,
        ...(isTaught ? { demonstrations } : {}),
        ...(ends.some((end) => end !== 0) ? { ends } : {}),
      };
      const groups = batch.robotSlots.some((robotSlot) => robotSlot?.measuresGroups);
      const answer = await this.#host.step({ kind: 'step', batch: index, ...inputs, ...(groups ? { groups } : {}) });
      if (batch.name === name) this.#host.stepped(name, inputs, answer);
      for (const { robotSlot, session } of moving) this.#finish(batch, robotSlot, session, answer);
      this.busyMs += answer.tookMs;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      for (const { robotSlot, session } of moving) if (session.fail(reason)) robotSlot.failedCycles += 1;
      if (!(error instanceof BrainLost)) this.#host.failed(batch, reason);
    } finally {
      clearTimeout(batch.timer);
      batch.isBusy = false;
    }
    if (batch.robotSlots.some((robotSlot) => robotSlot?.isReady)) this.schedule(batch);
  }

  #finish(
    batch: BrainBatch,
    robotSlot: RobotSlot,
    session: NonNullable<RobotSlot['session']>,
    answer: StepAnswer,
  ): void {
    const M = robotSlot.request.motors;
    const S = this.#profile.sensors.length;
    const { slot, arrivedMs } = robotSlot;
    const wanted = answer.motors.subarray(slot * M, (slot + 1) * M);
    const nowMs = performance.now();
    const sent = robotSlot.choose(wanted, nowMs);
    const demonstration = batch.demonstrations.subarray(slot * M, (slot + 1) * M);
    // Before the answer: it may bring the next values, and the demonstration about this cycle with them.
    robotSlot.mayBeTaught = true;
    if (robotSlot.isPaused && robotSlot.stepsLeft > 0) robotSlot.stepsLeft -= 1;
    // The answer may bring the robot's next values at once; what this cycle used is still in the batch.
    if (!session.answer(sent)) return;
    robotSlot.cycles += 1;
    const cycleMs = performance.now() - arrivedMs;
    robotSlot.timing.add(cycleMs, nowMs);
    const sensors = batch.sensors.subarray(slot * S, (slot + 1) * S);
    const { launches, transfers, allocations, tookMs } = answer;
    robotSlot.device = { launches, transfers, allocations, tookMs };
    const isTold = demonstration.some((value) => !Number.isNaN(value));
    const told = { demonstration: isTold ? demonstration : undefined };
    this.#host.cycled(robotSlot, {
      sensors,
      reward: batch.rewards[slot],
      end: batch.ends[slot],
      ...told,
      wanted,
      sent,
      slot,
      answer,
      cycleMs,
    });
  }
}
