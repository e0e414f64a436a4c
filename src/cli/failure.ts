/**
 * How a command fails: one line `place: what was wrong (got X, expected Y). Do Z.`, or the same as JSON, and an exit
 * status. Errors of the library carry a stable `code` and are printed as they are; an error without one is a defect of
 * ours, and is printed with its stack. It does not decide what is an error: commands and the library throw.
 */
import { type Command, CommanderError } from 'commander';
import { describeValue, FieldbrainError } from '../kernel/errors.js';
import { formatJson, type Output } from './output.js';

/** What a status means to a script that calls us. */
export const exitStatus = {
  ok: 0,
  /** The command ran, and what it checked or did has failed. */
  failed: 1,
  /** The command line was wrong. */
  usage: 2,
  /** A defect in fieldbrain. */
  defect: 70,
} as const;

/** An error that a command raises itself. Its text follows `place: what was wrong (got X, expected Y). Do Z.` */
export class CommandFailure extends Error {
  readonly code: string;
  readonly status: number;
  readonly value: unknown;
  /** The command has printed its answer: nothing else belongs on standard output. */
  readonly isAfterAnswer: boolean;

  constructor(
    code: string,
    message: string,
    options: { readonly value?: unknown; readonly status?: number; readonly isAfterAnswer?: boolean } = {},
  ) {
    super(message);
    this.name = 'CommandFailure';
    this.code = code;
    this.value = options.value;
    this.status = options.status ?? exitStatus.failed;
    this.isAfterAnswer = options.isAfterAnswer ?? false;
  }
}

/** The error for an argument that cannot be used. */
export function wrongArgument(
  place: string,
  what: string,
  got: unknown,
  expected: string,
  advice: string,
): CommandFailure {
  return new CommandFailure(
    'wrong-argument',
    `${place}: ${what} (got ${describeValue(got)}, expected ${expected}). ${advice}`,
    {
      value: got,
      status: exitStatus.usage,
    },
  );
}

/**
 * Does what depends on the command line alone. Where the library refuses it, the command line was wrong: the error keeps its
 * code and its text, and ends the command with status 2.
 */
export function fromCommandLine<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof FieldbrainError ? usageError(error) : error;
  }
}

/** An error of the library as one of the command line. */
export function usageError({ code, message, details }: FieldbrainError): CommandFailure {
  return new CommandFailure(code, message, { value: details.got, status: exitStatus.usage });
}

/** Makes commander throw its usage errors instead of printing them and leaving, for a program and all its commands. */
export function stopOnUsageErrors(program: Command): void {
  program.exitOverride().configureOutput({ outputError: () => undefined });
  for (const command of program.commands) stopOnUsageErrors(command);
}

export function exitStatusOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitStatus.ok : exitStatus.usage;
  if (error instanceof CommandFailure) return error.status;
  const code = codeOf(error);
  if (code === undefined) return exitStatus.defect;
  // What the library refuses as wrong use stood on the command line, or in a file or variable that it names.
  return code === 'usage' ? exitStatus.usage : exitStatus.failed;
}

/** Prints an error to standard error, or to standard output as `{ "error": … }` where JSON was asked for. */
export function printFailure(error: unknown, output: Output): void {
  // Commander raises the same kind of error after it has printed help or the version.
  if (exitStatusOf(error) === exitStatus.ok) return;
  // It has also printed the help itself where a command was left out.
  if (error instanceof CommanderError && error.code === 'commander.help' && !output.json) return;
  const { code, message } = describeFailure(error);
  const isAfterAnswer = error instanceof CommandFailure && error.isAfterAnswer;
  if (output.json && !isAfterAnswer)
    output.answer(`${formatJson({ error: { code, message, value: shortValueOf(error) } })}\n`);
  else output.note(`${message}\n`);
}

function describeFailure(error: unknown): { code: string; message: string } {
  if (error instanceof CommanderError) {
    if (error.code === 'commander.help')
      return { code: 'usage', message: 'fieldbrain: no command (got none, expected one). Run fieldbrain --help.' };
    const text = error.message
      .replace(/^error: /, '')
      .replace(/\.$/, '')
      .replaceAll('\n', ' ')
      .replaceAll(/'([^']*)'/g, (_, value: string) => `'${describeValue(value)}'`);
    return { code: 'usage', message: `fieldbrain: ${text}. Run fieldbrain --help, or fieldbrain COMMAND --help.` };
  }
  const code = codeOf(error);
  if (error instanceof Error && 'syscall' in error && code !== undefined)
    return { code, message: describeSystem(error) };
  if (error instanceof Error && code !== undefined) return { code, message: error.message };
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: 'defect', message: `fieldbrain: a defect in fieldbrain. Please report it with this text.\n${text}` };
}

/** What the system refused and nobody before this has put into words. */
function describeSystem(error: Error): string {
  const place = 'path' in error ? `: ${describeValue(error.path)}` : '';
  return `fieldbrain${place}: the system refused it (got ${describeValue(error.message)}, expected it to work). Check the path and the permissions.`;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The value where it is short, else its beginning. */
function shortValueOf(error: unknown): unknown {
  const value = error instanceof Error && 'value' in error ? error.value : undefined;
  return formatJson(value)?.length > 80 ? describeValue(value) : value;
}
