/**
 * The PROGRAM that a command is given: the name of a built-in program, or a .json file that holds a serialised one.
 * Either way it comes with sizes and with data from a seed, so that it can be run at once.
 */
import type { Bindings } from '../kernel/index.js';
import { parse } from '../kernel/index.js';
import { nearestName } from '../kernel/nearest-name.js';
import type { BuiltinProgram } from '../programs/index.js';
import { findNamed, namedPrograms } from '../validate/catalogue.js';
import { subjectOf } from '../validate/subject.js';
import { wrongArgument } from './failure.js';
import { readTextFile } from './file.js';
import { type Output, printAnswer } from './output.js';

/** A program by name or file, at these sizes where they are given. Without a name those of the built-in programs are printed. */
export function readSubject(
  place: string,
  text: string | undefined,
  symbols: Bindings,
  output: Output,
): BuiltinProgram | undefined {
  if (text === undefined) {
    printAnswer(output, { programs: namedPrograms.map(({ name }) => name) }, ({ programs }) => programs.join('\n'));
    return undefined;
  }
  const subject = findSubject(place, text, symbols);
  const known = subject.build().symbols;
  for (const [given, value] of Object.entries(symbols)) {
    const symbol = known.find((one) => one.symbol === given);
    if (symbol === undefined) {
      const expected = known.map((one) => one.symbol).join(' or ') || 'none, it has no symbols';
      throw wrongArgument(`${place} --symbols`, 'not in the program', given, expected, 'Leave it out.');
    }
    if (value < symbol.min || value > symbol.max)
      throw wrongArgument(
        `${place} --symbols`,
        'out of bounds',
        `${given}=${value}`,
        `${symbol.min} to ${symbol.max}`,
        'Correct it.',
      );
  }
  return subject;
}

function findSubject(place: string, text: string, symbols: Bindings): BuiltinProgram {
  const builtin = findNamed(text);
  if (builtin !== undefined) return { ...builtin, symbols: { ...builtin.symbols, ...symbols } };
  if (!text.endsWith('.json')) {
    const known = namedPrograms.map(({ name }) => name);
    const names = known.join(', ');
    const near = nearestName(text, known);
    const advice = near === undefined ? 'Give one of these, or a .json file.' : `Did you mean ${near}?`;
    throw wrongArgument(place, 'no such program', text, `${names}, or a .json file`, advice);
  }
  return subjectOf(parse(readTextFile(place, text)), symbols);
}
