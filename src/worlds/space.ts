/** Spaces: what a world's observations and actions are, value by value. Nothing here knows a world. */

/** The values of one environment: flat, with a name, a unit and bounds each. */
export interface Space {
  readonly shape: readonly [number];
  readonly names: readonly string[];
  /** SI units; '' where a value has none. */
  readonly units: readonly string[];
  readonly low: readonly number[];
  readonly high: readonly number[];
  /** The number of actions where the space is discrete: its one value is then a whole number from 0 to this less 1. */
  readonly discrete?: number;
}

/** A continuous space, from rows of name, unit, low and high. */
export function box(...rows: readonly (readonly [name: string, unit: string, low: number, high: number])[]): Space {
  return {
    shape: [rows.length],
    names: rows.map(([name]) => name),
    units: rows.map(([, unit]) => unit),
    low: rows.map(([, , low]) => low),
    high: rows.map(([, , , high]) => high),
  };
}

/** A space of `count` actions, given as numbers 0 … count − 1. */
export function discrete(name: string, count: number): Space {
  return { shape: [1], names: [name], units: [''], low: [0], high: [count - 1], discrete: count };
}

/** The number of values of a space. */
export const widthOf = ({ shape }: Space): number => shape[0];
