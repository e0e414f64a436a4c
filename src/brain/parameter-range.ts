/**
 * How far a parameter may be turned. What lies outside is not a matter of taste: a learning rate past its bound of stability or a
 * decay above 1 ends in weights that are not numbers, from which a brain does not come back. The ranges stand in the tables.
 */
import { type ParameterName, parameterTable } from './parameters.js';
import { researchTable } from './research/faculties.js';

/** From where to where a parameter may be turned; between 0 and `faintest`, if there is one, lies nothing. */
export interface ParameterRange {
  readonly least: number;
  readonly most: number;
  /** The least that is not 0, where not every small value is allowed. */
  readonly faintest?: number;
}

const ranges = new Map<string, ParameterRange>([...parameterTable, ...researchTable].map((one) => [one.name, one]));

/**
 * The range of a parameter.
 * @example
 * const { least, most } = rangeOf('memory'); // 0 and 1
 */
export function rangeOf(parameter: ParameterName): ParameterRange {
  return ranges.get(parameter) as ParameterRange;
}

/** Whether a parameter of this range may be turned to the value. */
export function isWithin({ least, most, faintest = least }: ParameterRange, value: number): boolean {
  return Number.isFinite(value) && value >= least && value <= most && (value === 0 || value >= faintest);
}

/** The range in words, as errors say it. */
export function describeRange({ least, most, faintest }: ParameterRange): string {
  return faintest === undefined
    ? `a number from ${least} to ${most}`
    : `${least}, or a number from ${faintest} to ${most}`;
}
