/**
 * What a cycle of a batch gives. States are for those who look at them: made when asked for, from what this cycle said,
 * however late that is. A class, since an object with a getter of its own takes longer to make than all else behind a cycle.
 */
import { readState, reportWidth } from './report.js';
import type { BatchCycle, BrainState } from './types.js';

/** Up to this many values a plain array is kept; memory of its own takes longer to get and to give back than to fill. */
export const mostPlain = 256;

export class GivenBatch implements BatchCycle {
  readonly motors: Float32Array;
  private said: ArrayLike<number>;
  private readonly motorCount: number;
  private readonly cycles: ArrayLike<number> | undefined;
  private readonly learning: boolean;
  private made: readonly BrainState[] | undefined;

  /** `report` is overwritten by the next cycle: `keep` must come before. `cycles` are kept as they are. */
  constructor(
    motors: Float32Array,
    report: Float32Array,
    motorCount: number,
    cycles?: ArrayLike<number>,
    learning = false,
  ) {
    this.motors = motors;
    this.said = report;
    this.motorCount = motorCount;
    this.cycles = cycles;
    this.learning = learning;
  }

  /** Takes a copy of the report, where somebody may still ask for states. */
  keep(): void {
    if (this.made === undefined) this.said = keptOf(this.said);
  }

  get states(): readonly BrainState[] {
    this.made ??= statesOf(this.said, 0, this.motorCount, this.cycles, this.learning);
    return this.made;
  }
}

/** The states of all reports from `offset` on; with the cycles that they are of, where those are known better. */
export function statesOf(
  reports: ArrayLike<number>,
  offset: number,
  motorCount: number,
  cycles?: ArrayLike<number>,
  learning = false,
): BrainState[] {
  const width = reportWidth(motorCount, learning);
  const count = (reports.length - offset) / width;
  return Array.from({ length: count }, (_, n) =>
    readState(reports, offset + n * width + motorCount, cycles?.[n], learning),
  );
}

function keptOf(report: ArrayLike<number>): ArrayLike<number> {
  const { length } = report;
  // Not `slice`, which clears the memory first.
  if (length > mostPlain) return new Float32Array(report);
  const kept = new Array<number>(length);
  for (let i = 0; i < length; i += 1) kept[i] = report[i];
  return kept;
}
