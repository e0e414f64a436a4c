/**
 * Messages at a rate that somebody can read. Those of one kind pass no more often than asked, as they are published; the newest
 * that was passed over is given later only if none passed since, as when a robot is paused: it is how things stand. While
 * messages go on coming nothing is given at a time of its own, which could be the moment a cycle begins.
 */

/** What was passed over is given so long after its turn, when none came by itself. */
const graceMs = 250;

/** No timer of Node waits for longer. */
const longestMs = 2 ** 31 - 1;

export interface ThrottleParts<Message> {
  /** Gives what was passed over; false where something else goes first, until `free` is called. */
  readonly give: (messages: readonly Message[]) => boolean;
  /** When that is done. */
  readonly soon: (work: () => void) => void;
}

export class Throttle<Message> {
  readonly #parts: ThrottleParts<Message>;
  readonly #passedMs = new Map<string, number>();
  /** By kind, the newest that was passed over and when it is given. */
  readonly #over = new Map<string, { readonly message: Message; readonly dueMs: number }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: ThrottleParts<Message>) {
    this.#parts = parts;
  }

  /** Whether this message of its kind passes, of which one per interval may; with 0 all do. */
  passes(kind: string, message: Message, everyMs: number): boolean {
    const nowMs = performance.now();
    const turnMs = (this.#passedMs.get(kind) ?? Number.NEGATIVE_INFINITY) + everyMs;
    if (nowMs < turnMs) {
      this.#over.set(kind, { message, dueMs: turnMs + graceMs });
      this.#timer ??= this.#lookAt(turnMs + graceMs);
      return false;
    }
    this.#over.delete(kind);
    this.#passedMs.set(kind, nowMs);
    return true;
  }

  /** Nothing else goes first any more. */
  free(): void {
    if (this.#timer !== undefined || this.#over.size === 0) return;
    this.#timer = this.#lookAt(Math.min(...[...this.#over.values()].map(({ dueMs }) => dueMs)));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#over.clear();
  }

  #lookAt(dueMs: number): NodeJS.Timeout {
    const waitMs = Math.min(Math.max(1, dueMs - performance.now()), longestMs);
    return setTimeout(() => this.#look(), waitMs).unref();
  }

  #look(): void {
    if (this.#due().length > 0) this.#parts.soon(() => this.#giveDue());
    else this.#lookAgain();
  }

  #giveDue(): void {
    const due = this.#due();
    if (!this.#parts.give(due.map(([, { message }]) => message))) {
      this.#timer = undefined;
      return;
    }
    for (const [kind] of due) {
      this.#passedMs.set(kind, performance.now());
      this.#over.delete(kind);
    }
    this.#lookAgain();
  }

  #lookAgain(): void {
    this.#timer = undefined;
    this.free();
  }

  #due(): readonly (readonly [string, { readonly message: Message }])[] {
    const nowMs = performance.now();
    return [...this.#over].filter(([, { dueMs }]) => dueMs <= nowMs);
  }
}
