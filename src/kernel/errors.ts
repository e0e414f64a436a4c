/**
 * The one error class of the house. Every refusal reads `place: what was wrong (got X, expected Y). Do Z.`, carries a
 * stable code that callers may switch on, and the offending values as `details`.
 */

/** Stable codes; a new kind of refusal gets a new code, an old code never changes its meaning. */
export type ErrorCode =
  | 'program-invalid' // a Program was refused while it was built
  | 'program-unsupported' // a device cannot run this Program (dtype, opaque body, ...)
  | 'binding-invalid' // symbols, constants or parameters given at load time are wrong
  | 'input-invalid' // wrong length, dtype or a non-finite value at step time
  | 'session-closed'
  | 'device-unavailable'
  | 'device-lost'
  | 'out-of-memory'
  | 'step-timeout'
  | 'compile-failed'
  | 'file-invalid'
  | 'not-authorised' // a server refused the caller: no token, a wrong one, or one of too weak a role
  | 'server-unavailable' // no server answered at the address that was given
  | 'port-unavailable' // a port that a server was to listen on is in use, or not allowed
  | 'usage';

/** Every error that fieldbrain raises on purpose: a text that says what to do, a stable code, and the values. */
export class FieldbrainError extends Error {
  override readonly name = 'FieldbrainError';
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** A Program was refused while it was built: says where, what was given, what was expected and what to do. */
export function refuse(place: string, wrong: string, got: unknown, expected: string, advice = ''): never {
  const text = `${place}: ${wrong} (got ${describeValue(got)}, expected ${expected}).${advice === '' ? '' : ` ${advice}`}`;
  throw new FieldbrainError('program-invalid', text, { place, got, expected });
}

/** Runs `build`; a refusal inside it says `place` too, so that an author finds the op whose formula is wrong. */
export function within<T>(place: string, build: () => T): T {
  try {
    return build();
  } catch (error) {
    if (!(error instanceof FieldbrainError) || error.code !== 'program-invalid') throw error;
    const details = { ...error.details, place: `${place}: ${error.details.place}` };
    throw new FieldbrainError(error.code, `${place}: ${error.message}`, details);
  }
}

/** Most characters of a value that stand in a message; details hold the value itself. */
const mostCharacters = 80;

/** Any value in a few words and on one line, for the "got" of a refusal. No error prints more of a value than this gives. */
export function describeValue(value: unknown): string {
  const text = wordsOf(value, 3).replaceAll(/\p{Cc}+/gu, ' ');
  return text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters - 1)}…`;
}

/** `depth` is how far it looks into lists and objects. */
function wordsOf(value: unknown, depth: number): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  if (ArrayBuffer.isView(value)) return `${value.constructor.name} of ${value.byteLength} bytes`;
  if (depth === 0) return '…';
  if (!Array.isArray(value)) return describeObject(value, depth);
  return `[${value
    .slice(0, mostCharacters)
    .map((one) => wordsOf(one, depth - 1))
    .join(', ')}]`;
}

function describeObject(value: object, depth: number): string {
  const { constructor } = value;
  if (typeof constructor === 'function' && constructor !== Object) return `an object of ${constructor.name}`;
  const first = Object.entries(value).slice(0, mostCharacters);
  const members = first.map(([name, one]) => `${name}: ${wordsOf(one, depth - 1)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
