/**
 * How far a knob may be turned. What lies outside is not a matter of taste: a learning rate past its bound of stability or a
 * decay above 1 ends in weights that are no numbers, from which a brain does not come back. The ranges stand in the tables.
 */
import { type Knob, knobTable } from './knobs.js';
import { researchTable } from './research/faculties.js';

export interface KnobRange {
  readonly least: number;
  readonly most: number;
  /** The least that is not 0, where not every small value is allowed. */
  readonly faintest?: number;
}

const ranges = new Map<string, KnobRange>([...knobTable, ...researchTable].map((one) => [one.name, one]));

/**
 * The range of a knob.
 * @example
 * const { least, most } = rangeOf('memory'); // 0 and 1
 */
export function rangeOf(knob: Knob): KnobRange {
  return ranges.get(knob) as KnobRange;
}

/** Whether a knob of this range may be turned to the value. */
export function isWithin({ least, most, faintest = least }: KnobRange, value: number): boolean {
  return Number.isFinite(value) && value >= least && value <= most && (value === 0 || value >= faintest);
}

/** The range in words, as errors say it. */
export function describeRange({ least, most, faintest }: KnobRange): string {
  return faintest === undefined
    ? `a number from ${least} to ${most}`
    : `${least}, or a number from ${faintest} to ${most}`;
}
