/**
 * What authors hand to the functions of the language, where TypeScript did not look: each question refuses what cannot be
 * meant with the place and the value. What an op or a tensor may be is not asked here but in validate.ts and declare.ts.
 */
import { refuse } from './errors.js';
import { type Names, needOptions } from './known-names.js';

/** Refuses what is not an expression: nothing, a list, a whole tensor. */
export function needExpr(op: string, x: unknown): void {
  if (typeof x === 'object' && x !== null && 'op' in x && 'dtype' in x) return;
  const advice = typeof x === 'number' ? 'Use f32(x).' : 'Of a tensor, load an element with at().';
  refuse(op, 'operand is not an expression', x, 'an expression', advice);
}

/** Refuses what cannot be called. */
export function needFunction(place: string, given: unknown): void {
  if (typeof given !== 'function') refuse(place, 'not a function', given, 'a function');
}

/** Refuses what is not a list, of extents or of tensors. */
export function needList(place: string, given: unknown): void {
  if (!Array.isArray(given)) refuse(place, 'not a list', given, 'a list');
}

/** Refuses options of tensors and ops that nobody reads. */
export function needKnown<T extends object>(place: string, given: T, known: Names<T>): void {
  needOptions(place, given, known, 'program-invalid');
}

/** Refuses what an async function gives: what it does behind its first await would come too late. */
export function needDone(place: string, given: unknown): void {
  if (!(given instanceof Promise)) return;
  // The refusal says all there is to say.
  given.catch(() => undefined);
  refuse(place, 'its function is async', 'a promise', 'a function that returns at once', 'Await before, not inside.');
}
