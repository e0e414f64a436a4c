/**
 * What a parent and its child process say to each other over the channel of the process: requests with a number, replies with
 * the same number, errors as plain data, and what a child tells by itself. Arrays travel as they are (the channel clones them).
 */
import { type ErrorCode, FieldbrainError } from '../../kernel/errors.js';

export interface SentError {
  readonly code: ErrorCode | undefined;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface Envelope<Request> {
  readonly number: number;
  readonly request: Request;
}

/** `facts`: what else goes with every answer. */
export type Reply<Facts = undefined> =
  | { readonly number: number; readonly answer: unknown; readonly facts?: Facts }
  | { readonly number: number; readonly error: SentError };

export function sendableError(error: unknown): SentError {
  if (error instanceof FieldbrainError)
    return { code: error.code, message: error.message, details: plainDetails(error.details) };
  return { code: undefined, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** Details may hold what cannot travel; that part becomes text. */
function plainDetails(details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : value]),
  );
}

/** An error of a child in its parent; one that is no error of ours is named after the child. */
export function receivedError({ code, message, details }: SentError, child: string): Error {
  return code === undefined ? new Error(`${child}: ${message}`) : new FieldbrainError(code, message, details ?? {});
}
