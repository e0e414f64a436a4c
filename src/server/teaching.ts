/**
 * Teaching by hand, as a server keeps it: the brain before a person's drive, so that the drive can be undone, and evaluations of
 * the frozen brain. Metres and touches are what the robot's world tells, so that only simulated robots can be evaluated.
 * Whatever comes between (a person, a pause, a stop, another brain) breaks an evaluation off, and the brain learns again.
 */
import { FieldbrainError } from '../kernel/errors.js';
import type { TellEvent } from './events.js';
import type { Hub, Subscription } from './hub.js';
import { evaluationCycles } from './live-command.js';
import type { RobotSlot } from './robot-slot.js';
import type { Robots } from './robots.js';
import type { DriveEvaluation, Telemetry, WorldMessage } from './telemetry.js';

export interface TeachingParts {
  readonly robots: Pick<Robots, 'poolOf' | 'changed'>;
  readonly hub: Hub;
  readonly event: TellEvent;
}

/** Evaluations of a robot that are kept. */
export const evaluationsKept = 6;
/** A world that tells nothing for this long counts as none. */
const worldMs = 5000;
/** How often the share that is done is told. */
const tellings = 20;

interface Running {
  readonly subscription: Subscription;
  readonly timer: NodeJS.Timeout;
  readonly of: number;
  readonly learn: number;
  cycles: number;
  first?: WorldMessage;
}

export class Teaching {
  readonly #parts: TeachingParts;
  readonly #running = new Map<RobotSlot, Running>();

  constructor(parts: TeachingParts) {
    this.#parts = parts;
  }

  /** Keeps the brain of a robot that a person is about to teach. */
  async keep(robotSlot: RobotSlot): Promise<void> {
    await this.#breakOff(robotSlot, 'a person took the wheel');
    await this.#ask(robotSlot, 'keep');
  }

  /** A person drives and teaches from now on. */
  begin(robotSlot: RobotSlot): void {
    this.end(robotSlot);
    const { undoable: _undoable, ...teaching } = robotSlot.teaching;
    robotSlot.teaching = { ...teaching, from: robotSlot.demonstrations };
  }

  /** The person has let go, or somebody else drives. */
  end(robotSlot: RobotSlot): void {
    const { from, ...teaching } = robotSlot.teaching;
    if (from === undefined) return;
    const undoable = robotSlot.demonstrations - from;
    robotSlot.teaching = { ...teaching, shown: teaching.shown + undoable, undoable };
  }

  /** The robot has another brain: nothing was taught to it here. */
  forget(robotSlot: RobotSlot): void {
    const { from, evaluating } = robotSlot.teaching;
    const again = from === undefined ? {} : { from: robotSlot.demonstrations };
    // An evaluation that is under way ends when it hears of the change.
    robotSlot.teaching = { shown: 0, evaluations: [], ...again, ...(evaluating === undefined ? {} : { evaluating }) };
  }

  async undo(robotSlot: RobotSlot): Promise<void> {
    const { undoable, ...teaching } = robotSlot.teaching;
    if (teaching.from !== undefined) throw refusal('undoDrive', 'a person still drives', 'nobody at the wheel. Let go');
    if (undoable === undefined) throw refusal('undoDrive', 'there is no drive to undo', 'one. Take over with teach');
    await this.#breakOff(robotSlot, 'a drive was undone');
    await this.#ask(robotSlot, 'undo');
    robotSlot.mayBeTaught = false;
    const shown = teaching.shown - undoable;
    // What was found of a brain that is no more says nothing about this one.
    const evaluations = teaching.evaluations.filter((one) => one.shown <= shown);
    robotSlot.teaching = { shown, evaluations };
    this.#parts.robots.changed(robotSlot);
  }

  /** Freezes the brain and lets it drive; the outcome is told as a change of the robot. */
  async evaluate(robotSlot: RobotSlot, of = evaluationCycles): Promise<void> {
    const { driver, session, isHeld, parameters } = robotSlot;
    if (this.#running.has(robotSlot)) throw refusal('evaluate', 'an evaluation is under way', 'none. Wait for it');
    if (driver.kind !== 'brain' || isHeld || session === undefined)
      throw refusal('evaluate', 'the brain does not drive now', 'a robot that is neither driven, paused nor stopped');
    const { robot } = robotSlot;
    const subscription = this.#parts.hub.subscribe({
      types: ['cycle', 'world', 'robot', 'event'],
      accepts: (message) => 'robot' in message && message.robot === robot,
      wake: () => setImmediate(() => this.#look(robotSlot)),
    });
    const noWorld = 'nothing tells of its metres and touches (expected a simulated robot)';
    const timer = setTimeout(() => this.#fail(robotSlot, noWorld), worldMs);
    timer.unref();
    this.#running.set(robotSlot, { subscription, timer, of, learn: parameters.learn ?? 1, cycles: 0 });
    try {
      await this.#setLearn(robotSlot, 0);
    } catch (error) {
      this.#forget(robotSlot);
      throw error;
    }
    robotSlot.teaching = { ...robotSlot.teaching, evaluating: 0 };
    this.#parts.robots.changed(robotSlot);
  }

  /** Ends all evaluations: brains are saved as they learn. */
  async close(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((robotSlot) => this.#breakOff(robotSlot, 'the server closes')));
  }

  #look(robotSlot: RobotSlot): void {
    const running = this.#running.get(robotSlot);
    for (let one = running?.subscription.take(); one !== undefined; one = running?.subscription.take())
      if (this.#running.get(robotSlot) === running && running !== undefined) this.#see(robotSlot, running, one);
  }

  #see(robotSlot: RobotSlot, running: Running, message: Telemetry): void {
    if (message.type === 'cycle' && running.first !== undefined) {
      running.cycles += 1;
      if (running.cycles % Math.ceil(running.of / tellings) !== 0 || running.cycles >= running.of) return;
      robotSlot.teaching = { ...robotSlot.teaching, evaluating: running.cycles / running.of };
      this.#parts.robots.changed(robotSlot);
    } else if (message.type === 'world') {
      if (running.first === undefined) clearTimeout(running.timer);
      running.first ??= message;
      if (running.cycles >= running.of) this.#finish(robotSlot, running, running.first, message);
    } else if (message.type === 'robot') {
      const { driver, paused, stopped, connected, parameters } = message;
      if (driver.kind !== 'brain' || paused || stopped || !connected)
        this.#fail(robotSlot, 'the brain drives no longer');
      else if ((parameters.learn ?? 1) !== running.learn) this.#fail(robotSlot, 'learn was changed', false);
    } else if (message.type === 'event' && isOtherBrain(message.details?.change))
      this.#fail(robotSlot, 'it has another brain');
  }

  #finish(robotSlot: RobotSlot, running: Running, first: WorldMessage, last: WorldMessage): void {
    const { teaching } = robotSlot;
    const result: DriveEvaluation = {
      shown: teaching.shown,
      cycles: running.cycles,
      metres: last.metresDriven - first.metresDriven,
      touches: last.collisions - first.collisions,
      seen: Math.max(0, last.coverage - first.coverage),
    };
    robotSlot.teaching = { ...teaching, evaluations: [...teaching.evaluations, result].slice(-evaluationsKept) };
    void this.#end(robotSlot, true);
  }

  #fail(robotSlot: RobotSlot, why: string, learnsAgain = true): void {
    void this.#breakOff(robotSlot, why, learnsAgain);
  }

  async #breakOff(robotSlot: RobotSlot, why: string, learnsAgain = true): Promise<void> {
    const { robot } = robotSlot;
    if (!this.#running.has(robotSlot)) return;
    this.#parts.event('warning', 'evaluation-ended', `${robot}: the evaluation was interrupted: ${why}`, robot);
    await this.#end(robotSlot, learnsAgain);
  }

  async #end(robotSlot: RobotSlot, learnsAgain: boolean): Promise<void> {
    const { evaluating: _evaluating, ...teaching } = robotSlot.teaching;
    this.#forget(robotSlot);
    robotSlot.teaching = teaching;
    try {
      if (learnsAgain) await this.#setLearn(robotSlot, robotSlot.parameters.learn ?? 1);
    } catch (error) {
      // A brain that is lost gets its parameters back when it is opened again.
      this.#parts.event('warning', 'evaluation-ended', `${robotSlot.robot}: ${String(error)}`, robotSlot.robot);
    }
    this.#parts.robots.changed(robotSlot);
  }

  #forget(robotSlot: RobotSlot): void {
    const running = this.#running.get(robotSlot);
    clearTimeout(running?.timer);
    running?.subscription.close();
    this.#running.delete(robotSlot);
  }

  /** Of the brain alone: the robot's own parameters say what it goes back to. */
  async #setLearn(robotSlot: RobotSlot, value: number): Promise<void> {
    const { batch, slot, robot } = robotSlot;
    await this.#poolOf(robotSlot).ask({ kind: 'parameter', batch, slot, parameter: 'learn', value });
    const details = { change: 'parameter', parameter: 'learn', value };
    this.#parts.event('debug', 'brain-changed', `${robot}: parameter`, robot, details);
  }

  async #ask(robotSlot: RobotSlot, kind: 'keep' | 'undo'): Promise<void> {
    const { batch, slot, robot } = robotSlot;
    await this.#poolOf(robotSlot).ask({ kind, batch, slot });
    this.#parts.event('debug', 'brain-changed', `${robot}: ${kind}`, robot, { change: kind });
  }

  #poolOf(robotSlot: RobotSlot) {
    const pool = this.#parts.robots.poolOf(robotSlot);
    if (pool?.holds(robotSlot) !== true)
      throw new FieldbrainError('usage', `${robotSlot.robot}: has no brain now. Connect it first.`);
    return pool;
  }
}

function isOtherBrain(change: unknown): boolean {
  return change === 'reset' || change === 'load';
}

function refusal(place: string, wrong: string, expected: string): FieldbrainError {
  return new FieldbrainError('usage', `${place}: ${wrong} (expected ${expected}).`);
}
