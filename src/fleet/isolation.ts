/**
 * Whether the NATS server that we are connected to is cut off from the others: it still answers its pings, but most of what is asked
 * over it is not answered. Then another server may do better. One robot without an answer says nothing: its worker may be lost, or
 * the store may be electing a leader. No timers and no messages: times come in.
 */

/** Between two changes of the server, so that a store without a leader does not send us around. */
const pauseMs = 4000;

export class Isolation {
  #changedMs = Number.NEGATIVE_INFINITY;

  /** True where it is time to go to another server: more than half of those that ask have waited in vain. */
  look(waiting: number, all: number, nowMs: number): boolean {
    if (2 * waiting <= all || nowMs - this.#changedMs < pauseMs) return false;
    this.#changedMs = nowMs;
    return true;
  }
}
