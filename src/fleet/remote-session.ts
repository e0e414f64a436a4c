/**
 * A robot behind a gateway, as a worker's brains see it: the same face as a session on a socket of this machine. One frame is with
 * the brain, at most one newer waits; answers go out as act frames under the epoch of the worker's hold.
 */
import type { Acceptance, DetailCode, Fault, Verb } from '../robot/index.js';
import type { Epoch } from '../robot/wire/epoch.js';
import type { MailboxCounters } from '../robot/wire/mailbox.js';
import type { RobotPeer } from '../server/robot-host.js';
import type { SenseFrame } from './frames.js';

export interface RemoteSessionHost {
  accepted(acceptance: Acceptance): void;
  refused(detail: DetailCode, message: string): void;
  /** Values for the brain, one at a time. */
  sensory(frame: SenseFrame): void;
  act(sequence: number, motors: Float32Array, failed: boolean): void;
  verb(verb: Verb): void;
  ended(reason: string): void;
}

export class RemoteSession implements RobotPeer {
  readonly #host: RemoteSessionHost;
  readonly #zeros: Float32Array;
  readonly counters: MailboxCounters = { nonFinite: 0, clamped: 0, dropped: 0 };
  #state: RobotPeer['state'] = 'waiting';
  #current: SenseFrame | undefined;
  #next: SenseFrame | undefined;
  /** Called once no frame is with the brain; frames wait while it is set. */
  #held: (() => void) | undefined;

  constructor(motors: number, host: RemoteSessionHost) {
    this.#host = host;
    this.#zeros = new Float32Array(motors);
  }

  get state(): RobotPeer['state'] {
    return this.#state;
  }

  get isPending(): boolean {
    return this.#current !== undefined;
  }

  accept(acceptance: Acceptance): void {
    if (this.#state !== 'waiting') return;
    this.#state = 'ready';
    this.#host.accepted(acceptance);
  }

  refuse(detail: DetailCode, message: string): void {
    if (this.#state !== 'waiting') return;
    this.#state = 'ended';
    this.#host.refused(detail, message);
  }

  /** A frame from the gateway. */
  receive(frame: SenseFrame): void {
    if (this.#state !== 'ready') return;
    if (this.#current === undefined && this.#held === undefined) {
      this.#current = frame;
      this.#think(frame);
      return;
    }
    if (this.#next !== undefined) this.counters.dropped += 1;
    // An end is never dropped: the frame that replaces its own carries it.
    this.#next = { ...frame, end: frame.end | (this.#next?.end ?? 0) };
  }

  /** Resolves once the frame that is with the brain is answered; those that come wait. */
  hold(): Promise<void> {
    return new Promise((resolve) => {
      this.#held = resolve;
      if (this.#current === undefined) resolve();
    });
  }

  /** Goes on after a hold. */
  resume(): void {
    this.#held = undefined;
    this.#proceed();
  }

  answer(motors: ArrayLike<number>, _epoch?: Epoch): boolean {
    const values = Float32Array.from(motors);
    if (values.length !== this.#zeros.length || !values.every(Number.isFinite))
      return this.fail(`the brain gave ${values.length} motors, not ${this.#zeros.length} finite ones`);
    return this.#finish(values, false);
  }

  fail(_message: string): boolean {
    return this.#finish(this.#zeros, true);
  }

  sendVerb(verb: Verb): boolean {
    if (this.#state !== 'ready') return false;
    this.#host.verb(verb);
    return true;
  }

  end(reason?: Fault): void {
    if (this.#state === 'ended') return;
    this.#state = 'ended';
    this.#current = undefined;
    this.#next = undefined;
    this.#held?.();
    this.#host.ended(reason?.message ?? '');
  }

  #finish(motors: Float32Array, failed: boolean): boolean {
    const current = this.#current;
    if (current === undefined || this.#state !== 'ready') return false;
    this.#host.act(current.sequence, motors, failed);
    this.#current = undefined;
    if (this.#held === undefined) this.#proceed();
    else this.#held();
    return true;
  }

  #proceed(): void {
    if (this.#current !== undefined || this.#next === undefined) return;
    this.#current = this.#next;
    this.#next = undefined;
    this.#think(this.#current);
  }

  /** A brain that throws has failed its cycle; the robot hears so, and the next frame is tried. */
  #think(frame: SenseFrame): void {
    try {
      this.#host.sensory(frame);
    } catch (error) {
      if (this.#current === frame) this.fail((error as Error).message);
    }
  }
}
