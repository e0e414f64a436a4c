/** Names that users give: one that nobody reads is most often one that is written almost right, so it is not passed over. */
import { describeValue, type ErrorCode, FieldbrainError } from './errors.js';
import { nearestName } from './nearest-name.js';

/** Every member of a type, each once: the compiler holds the table to the type. */
export type Names<T> = Readonly<Record<keyof T, 0>>;

/** Refuses options that nobody reads, and what is not an object. */
export function needOptions<T extends object>(place: string, given: T, known: Names<T>, code?: ErrorCode): void {
  if (typeof given !== 'object' || given === null) {
    const [first] = Object.keys(known);
    const text = `${place}: options are not an object (got ${describeValue(given)}, expected an object). ${first === undefined ? 'Leave them out' : `Write them as { ${first}: … }`}.`;
    throw new FieldbrainError(code ?? 'usage', text, { place, got: given });
  }
  refuseUnknown(place, 'option', given, Object.keys(known), code);
}

export function refuseUnknown(
  place: string,
  noun: string,
  given: object,
  known: readonly string[],
  code: ErrorCode = 'usage',
): void {
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue;
    const near = nearestName(name, known);
    const advice = near === undefined ? 'Leave it out, or use one of these.' : `Did you mean ${near}?`;
    const expected = known.join(', ') || 'none';
    const text = `${place}: no such ${noun} (got ${describeValue(name)}, expected ${expected}). ${advice}`;
    throw new FieldbrainError(code, text, { place, got: name, expected });
  }
}
