/** How a dataset is refused: which file, what is wrong with it, and what to do. */
import { describeValue, FieldbrainError } from '../../kernel/errors.js';

export function refuseFile(
  file: string,
  wrong: string,
  got: unknown,
  expected: string,
  advice = 'Export or download it again.',
): never {
  const text = `${file}: ${wrong} (got ${describeValue(got)}, expected ${expected}). ${advice}`;
  throw new FieldbrainError('file-invalid', text, { file, got, expected });
}
