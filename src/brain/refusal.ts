/** Errors of a brain: what was wrong with an argument or with a snapshot, what came and what was expected. */
import { FieldbrainError } from '../kernel/index.js';

export function wrongInput(place: string, wrong: string, got: unknown, expected: string): FieldbrainError {
  return new FieldbrainError('input-invalid', `${place}: ${wrong} (got ${String(got)}, expected ${expected}).`, {
    got,
  });
}

export function wrongFile(place: string, wrong: string, got: unknown, expected: string): FieldbrainError {
  const advice = 'Take another snapshot, or make a brain that it fits.';
  const text = `${place}: ${wrong} (got ${String(got)}, expected ${expected}). ${advice}`;
  return new FieldbrainError('file-invalid', text, { place, got, expected });
}
