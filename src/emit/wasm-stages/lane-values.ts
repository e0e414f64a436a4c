/**
 * Whole numbers that differ from lane to lane but are known when the code is written: in a loop that is written out, the
 * index of a lane is a constant, and so is what is computed from it and from constants alone. Conditions on it become
 * masks, or vanish where all four lanes agree, with everything that only the other branch needed.
 */
import type { ApplyCode } from './apply.js';

/** A number for each of the four lanes. */
export type Lanes = readonly number[];

type Binary = (a: number, b: number) => number;

/** Operations on whole numbers and truth values. */
export const wholeOperations: Partial<Record<ApplyCode, Binary>> = {
  'i32.add': (a, b) => (a + b) | 0,
  'i32.sub': (a, b) => (a - b) | 0,
  'i32.mul': Math.imul,
  'i32.and': (a, b) => a & b,
  'i32.or': (a, b) => a | b,
  'i32.xor': (a, b) => a ^ b,
  'i32.shl': (a, b) => a << b,
  'i32.shr_s': (a, b) => a >> b,
  'i32.shr_u': (a, b) => (a >>> b) | 0,
  'i32.min_s': Math.min,
  'i32.max_s': Math.max,
  'i32.eq': (a, b) => Number(a === b),
  'i32.ne': (a, b) => Number(a !== b),
  'i32.lt_s': (a, b) => Number(a < b),
  'i32.le_s': (a, b) => Number(a <= b),
  'i32.gt_s': (a, b) => Number(a > b),
  'i32.ge_s': (a, b) => Number(a >= b),
  'i32.lt_u': (a, b) => Number(a >>> 0 < b >>> 0),
  'i32.le_u': (a, b) => Number(a >>> 0 <= b >>> 0),
  'i32.gt_u': (a, b) => Number(a >>> 0 > b >>> 0),
  'i32.ge_u': (a, b) => Number(a >>> 0 >= b >>> 0),
  'bool.and': (a, b) => a & b,
  'bool.or': (a, b) => a | b,
};

/** What an operation on whole numbers comes to in the lanes, where they and it are known. */
export function inLanes(code: ApplyCode, a: Lanes | undefined, b: Lanes | undefined): Lanes | undefined {
  const operation = wholeOperations[code];
  if (operation === undefined || a === undefined || b === undefined) return undefined;
  return a.map((value, lane) => operation(value, b[lane]));
}
