/** Errors of a brain: what was wrong with an option, an argument or a snapshot, what came and what was expected. */
import { describeValue } from '../kernel/errors.js';
import { FieldbrainError } from '../kernel/index.js';

/** An option, or a part of one, that cannot be used. */
export function wrongUse(place: string, wrong: string, got: unknown, expected: string, advice = ''): FieldbrainError {
  const text = `${place}: ${wrong} (got ${describeValue(got)}, expected ${expected}).${advice === '' ? '' : ` ${advice}`}`;
  return new FieldbrainError('usage', text, { place, got, expected });
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
