/**
 * An Output for tests: it keeps what a command wrote, and its clock stands until it is moved. Commands do not use it.
 */
import type { Output } from '../../src/cli/output.js';

/** An Output with what was written to it. */
export interface RecordedOutput extends Output {
  readonly answers: string[];
  readonly notes: string[];
  readonly clock: { nowMs: number };
}

export function recordOutput(options: { readonly json?: boolean; readonly isTerminal?: boolean } = {}): RecordedOutput {
  const answers: string[] = [];
  const notes: string[] = [];
  const clock = { nowMs: 0 };
  return {
    json: options.json ?? false,
    isTerminal: options.isTerminal ?? false,
    columns: 100,
    answer: (text) => void answers.push(text),
    note: (text) => void notes.push(text),
    nowMs: () => clock.nowMs,
    answers,
    notes,
    clock,
  };
}
