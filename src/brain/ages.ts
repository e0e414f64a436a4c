/**
 * How many cycles each brain has lived, to the last one. The report is of 32-bit floats, which lose count from 2²⁴ on; so the
 * host counts along, and takes the report's word only where the two do not agree: then the states were moved by another hand.
 */

/** At this age the Program no longer counts: see `grow` in report.ts. */
const oldest = 2 ** 30 + 1;

export class Ages {
  /** Cycles lived, the last one included. */
  private readonly lived: Float64Array;

  constructor(brains: number) {
    this.lived = new Float64Array(brains);
  }

  /** States have moved in: all slots from `slot` on are as old as these. */
  take(ages: ArrayLike<number>, slot = 0): void {
    this.lived.set(ages, slot);
  }

  /** All are newborn, or one slot is. */
  reset(slot?: number): void {
    if (slot === undefined) this.lived.fill(0);
    else this.lived[slot] = 0;
  }

  /** The cycle of a slot that has lived this many steps more, given what its report says of it; without a step nothing is counted. */
  follow(slot: number, steps: number, reported: number): number {
    // The report names the cycle that is being lived: one more than the age at its beginning.
    const counted = Math.min(this.lived[slot] + steps, oldest + 1);
    const cycle = Math.fround(counted) === reported ? counted : reported;
    if (steps > 0) this.lived[slot] = cycle;
    return cycle;
  }
}
