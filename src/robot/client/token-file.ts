/**
 * A file of tokens, the same for a server and for its clients: lines of `role token`. A server lets in clients with one of
 * them; a client shows the one that suits what it wants. The tokens' text never appears in an error.
 */
import { FieldbrainError } from '../../kernel/errors.js';
import type { Role } from '../wire/handshake.js';
import type { Token } from '../wire/v3-handshake.js';
import { readToken } from './token.js';

/** A token with its place in the file. */
export interface TokenLine extends Token {
  /** From 1. */
  readonly line: number;
}

/** From the weakest to the strongest: each may do what those before it may. */
const roles: readonly Role[] = ['view', 'drive', 'admin'];

/** Lines of `role token`; a line with a token alone means admin; empty lines and lines that begin with # are passed over. */
export function readTokens(place: string, text: string): TokenLine[] {
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
    return [{ role, secret: readToken(where, words[words.length - 1]), line: index + 1 }];
  });
  if (tokens.length === 0) throw new FieldbrainError('usage', `${place}: no token in it (expected at least one line).`);
  return tokens;
}

/** The token of the role that is needed; where there is none of it, the strongest that may do as much. */
export function chooseToken(place: string, tokens: readonly TokenLine[], needed: Role): TokenLine {
  const rank = ({ role }: Token): number => roles.indexOf(role);
  const fitting = tokens.filter((one) => rank(one) >= roles.indexOf(needed));
  const exact = fitting.find(({ role }) => role === needed);
  if (exact !== undefined) return exact;
  if (fitting.length > 0) return fitting.reduce((best, one) => (rank(one) > rank(best) ? one : best));
  const got = tokens.map(({ role, line }) => `${role} in line ${line}`).join(', ');
  const expected = roles.slice(roles.indexOf(needed)).join(' or ');
  throw new FieldbrainError(
    'usage',
    `${place}: no token that may do this (got ${got}, expected ${expected}). Ask the server's keeper for such a line.`,
    { got: tokens.map(({ role }) => role), expected },
  );
}
