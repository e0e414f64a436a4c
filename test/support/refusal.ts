/** What a refused call says, for tables of refusals: the code must be stable and the text whole. */
import { FieldbrainError } from '../../src/kernel/errors.js';

const sentence = /^.+: .+ \(got .+, expected .+\)\.( [A-Z].+\.)?$/;

/** The message of a refusal as `program-invalid`; anything else comes back as text that no table expects. */
export function messageOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (!(error instanceof FieldbrainError)) return `threw ${error}`;
    if (error.code !== 'program-invalid') return `has the code ${error.code}`;
    if (!('got' in error.details && 'expected' in error.details && 'place' in error.details)) return 'lacks details';
    return sentence.test(error.message) ? error.message : `does not read as a refusal: ${error.message}`;
  }
  return 'was accepted';
}

/** One line for each case: its title, then its message. */
export function messagesOf(cases: Readonly<Record<string, () => unknown>>): string {
  return Object.entries(cases)
    .map(([title, call]) => `${title}\n    ${messageOf(call)}`)
    .join('\n');
}
