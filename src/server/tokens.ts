/**
 * Tokens as a server holds them: 32 random bytes each, from a file whose lines robot/client/token-file.ts reads. They are
 * compared in constant time, and their text never appears in a log, an error or an answer.
 */
import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FieldbrainError } from '../kernel/errors.js';
import { readTokens, type Token } from '../robot/index.js';
import type { LiveRole } from './telemetry.js';

export { readTokens };

export function readTokenFile(file: string): Token[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new FieldbrainError(
      'usage',
      `access.tokenFile: cannot be read (${(error as Error).message}). Check its name.`,
    );
  }
  return readTokens(file, text);
}

/** The role of a token's text, or undefined. Every token is compared, so that the time does not say which one fitted. */
export function roleOf(tokens: readonly Token[], text: string): LiveRole | undefined {
  const given = /^[0-9a-fA-F]{64}$/.test(text) ? Buffer.from(text, 'hex') : Buffer.alloc(32);
  const isWhole = /^[0-9a-fA-F]{64}$/.test(text);
  let found: LiveRole | undefined;
  for (const { role, secret } of tokens) if (timingSafeEqual(given, secret)) found = role;
  return isWhole ? found : undefined;
}

/** Anything that looks like a token, out of a text. */
export function redact(text: string): string {
  return text.replace(/\b[0-9a-fA-F]{64}\b/g, '[token]');
}
