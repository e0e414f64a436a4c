/**
 * Tokens: 32 random bytes each, written as 64 hexadecimal digits, one a line after its role. They are compared in constant
 * time, and their text never appears in a log, an error or an answer.
 */
import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FieldbrainError } from '../kernel/errors.js';
import { readToken, type Token } from '../robot/index.js';
import type { LiveRole } from './telemetry.js';

const roles: readonly LiveRole[] = ['view', 'drive', 'admin'];

/** Lines of `role token`; a line with a token alone means admin; empty lines and lines that begin with # are passed over. */
export function readTokens(place: string, text: string): Token[] {
  const tokens = text.split('\n').flatMap((line, index) => {
    const words = line.trim().split(/\s+/);
    if (words[0] === '' || words[0].startsWith('#')) return [];
    const where = `${place}, line ${index + 1}`;
    const role = words.length === 1 ? 'admin' : roles.find((one) => one === words[0]);
    if (role === undefined || words.length > 2)
      throw new FieldbrainError(
        'usage',
        `${where}: not a role and a token (expected view, drive or admin, then 64 digits).`,
      );
    return [{ role, secret: readToken(where, words[words.length - 1]) }];
  });
  if (tokens.length === 0) throw new FieldbrainError('usage', `${place}: no token in it (expected at least one line).`);
  return tokens;
}

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
