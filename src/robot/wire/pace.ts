/** Counts what comes within a second, and says when it is too much. */
export class Pace {
  readonly #perSecond: number;
  #secondMs: number;
  #count = 0;

  constructor(perSecond: number, nowMs: number) {
    this.#perSecond = perSecond;
    this.#secondMs = nowMs;
  }

  /** One more has come; false where that is more than a second may bring. */
  allows(nowMs: number): boolean {
    if (nowMs - this.#secondMs >= 1000) {
      this.#secondMs = nowMs;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= this.#perSecond;
  }
}
