/**
 * Calls that move a brain's states, one behind the other in the order in which they came: between the first tensor that a
 * `load` writes and its last, no cycle runs, and a snapshot is of one moment. A call that finds no other begins at once.
 */
export class Turns {
  private busy = false;
  private readonly waiting: (() => void)[] = [];

  get isFree(): boolean {
    return !this.busy;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.busy) await new Promise<void>((begin) => this.waiting.push(begin));
    this.busy = true;
    try {
      return await work();
    } finally {
      // The turn goes from hand to hand: nobody who comes meanwhile gets in between.
      const next = this.waiting.shift();
      if (next === undefined) this.busy = false;
      else next();
    }
  }
}
