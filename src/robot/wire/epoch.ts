/**
 * Epochs: which owner of a robot's brain a motor frame comes from. An epoch is a pair of whole numbers, the incarnation of the
 * store that keeps ownership and the revision of the robot's entry in it, and grows with every change of owner. A fence keeps
 * the highest it has seen and refuses lower ones: so two owners never drive one robot, whatever clocks say.
 */

/** Which owner of a brain drives: compared first by incarnation, then by revision. */
export interface Epoch {
  /** When the store of owners was made, in milliseconds: a store that was lost and made anew has a higher one. */
  readonly incarnation: number;
  /** The revision of the robot's entry. */
  readonly revision: number;
}

/** Below every epoch of an owner. */
export const noEpoch: Epoch = { incarnation: 0, revision: 0 };

/** Words of an epoch on the wire: two 64-bit whole numbers, low word first. */
export const epochWords = 4;

/** Less than, equal to or greater than 0, as for `sort`. */
export function compareEpochs(one: Epoch, other: Epoch): number {
  return one.incarnation - other.incarnation || one.revision - other.revision;
}

/** `1763394000000.17`, for people and logs. */
export function formatEpoch({ incarnation, revision }: Epoch): string {
  return `${incarnation}.${revision}`;
}

/** Writes an epoch as `epochWords` little-endian words. */
export function putEpoch(view: DataView, at: number, { incarnation, revision }: Epoch): void {
  view.setBigUint64(at, BigInt(incarnation), true);
  view.setBigUint64(at + 8, BigInt(revision), true);
}

/** Reads what `putEpoch` wrote; undefined where it holds no safe integers. */
export function readEpoch(view: DataView, at: number): Epoch | undefined {
  const incarnation = Number(view.getBigUint64(at, true));
  const revision = Number(view.getBigUint64(at + 8, true));
  return Number.isSafeInteger(incarnation) && Number.isSafeInteger(revision) ? { incarnation, revision } : undefined;
}

/** Keeps the highest epoch seen. */
export class EpochFence {
  #highest: Epoch = noEpoch;

  get highest(): Epoch {
    return this.#highest;
  }

  /** False for an epoch below the highest; else this one is the highest from now on. */
  admit(epoch: Epoch): boolean {
    if (compareEpochs(epoch, this.#highest) < 0) return false;
    this.#highest = epoch;
    return true;
  }
}
