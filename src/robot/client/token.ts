/** A token as people keep it: 64 hexadecimal digits in a file that only its owner can read. */
import { FieldbrainError } from '../../kernel/errors.js';

/** The 32 bytes of a token's text. The text itself never appears in an error. */
export function readToken(place: string, text: string): Uint8Array {
  const digits = text.trim();
  if (!/^[0-9a-fA-F]{64}$/.test(digits))
    throw new FieldbrainError(
      'input-invalid',
      `${place}: not a token (got ${digits.length} characters, expected 64 hexadecimal digits). ` +
        'Make one with: node -p "crypto.randomBytes(32).toString(\'hex\')"',
      { place },
    );
  return Uint8Array.from(Buffer.from(digits, 'hex'));
}
