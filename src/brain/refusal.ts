/** Errors of a brain: what was wrong with an option, an argument or a snapshot, what came and what was expected. */
import { describeValue } from '../kernel/errors.js';
import { FieldbrainError } from '../kernel/index.js';
import { nearestName } from '../kernel/nearest-name.js';

/** An option, or a part of one, that cannot be used. */
export function wrongUse(place: string, wrong: string, got: unknown, expected: string, advice = ''): FieldbrainError {
  const text = `${place}: ${wrong} (got ${describeValue(got)}, expected ${expected}).${advice === '' ? '' : ` ${advice}`}`;
  return new FieldbrainError('usage', text, { place, got, expected });
}

/** A name that nobody reads is most often one that is written almost right, so it is not passed over. */
export function refuseUnknown(place: string, noun: string, given: object, known: readonly string[]): void {
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue;
    const near = nearestName(name, known);
    const advice = near === undefined ? 'Leave it out, or use one of these.' : `Did you mean ${near}?`;
    throw wrongUse(place, `no such ${noun}`, name, known.join(', '), advice);
  }
}

export function wrongInput(place: string, wrong: string, got: unknown, expected: string): FieldbrainError {
  return new FieldbrainError('input-invalid', `${place}: ${wrong} (got ${describeValue(got)}, expected ${expected}).`, {
    got,
  });
}

export function wrongFile(place: string, wrong: string, got: unknown, expected: string): FieldbrainError {
  const advice = 'Take another snapshot, or make a brain that it fits.';
  const text = `${place}: ${wrong} (got ${describeValue(got)}, expected ${expected}). ${advice}`;
  return new FieldbrainError('file-invalid', text, { place, got, expected });
}
