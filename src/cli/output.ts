/**
 * Where a command writes: answers to standard output, everything else to standard error, so that `--json` gives one
 * JSON document and nothing beside it. A command takes an Output and never touches the process, so that tests can
 * read what it wrote. Progress is in progress.ts, errors are in failure.ts.
 */
import process from 'node:process';

/** The two streams of a command, with what is needed to draw on them. */
export interface Output {
  readonly json: boolean;
  readonly isTerminal: boolean;
  readonly columns: number;
  readonly answer: (text: string) => void;
  readonly note: (text: string) => void;
  readonly nowMs: () => number;
}

/** The output of this process; `json` is the command's `--json`. */
export function processOutput(options: { readonly json?: boolean }): Output {
  return {
    json: options.json ?? false,
    isTerminal: process.stderr.isTTY === true,
    columns: process.stderr.columns || 80,
    answer: (text) => void process.stdout.write(text),
    note: (text) => void process.stderr.write(text),
    nowMs: () => performance.now(),
  };
}

/** The text of the option that every command has. */
export const jsonOption = ['--json', 'print one JSON document and nothing else on standard output'] as const;

/** Whether a command line asks for JSON, for errors that arise before its options are read. */
export function wantsJson(commandLine: readonly string[]): boolean {
  return commandLine.includes('--json');
}

/** Prints a command's answer: the value as JSON where it was asked for, else the text that `describe` makes of it. */
export function printAnswer<Value>(output: Output, value: Value, describe: (value: Value) => string): void {
  output.answer(`${output.json ? formatJson(value) : describe(value)}\n`);
}

/** JSON as the commands print it: typed arrays as arrays, big integers and non-finite numbers as strings. */
export function formatJson(value: unknown): string {
  return JSON.stringify(value, plainValue, 2);
}

function plainValue(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (ArrayBuffer.isView(value) && !(value instanceof DataView))
    return Array.from(value as unknown as ArrayLike<unknown>);
  return value;
}
