/**
 * The PROGRAM that a command is given: the name of a built-in program, or a .json file that holds a serialised one.
 * Either way it comes with sizes and with data from a seed, so that it can be run at once.
 */
import { readFileSync } from 'node:fs';
import type { Bindings, Program } from '../kernel/index.js';
import { parse } from '../kernel/index.js';
import type { BuiltinProgram } from '../programs/index.js';
import { findNamed, namedPrograms } from '../validate/catalogue.js';
import { subjectOf } from '../validate/subject.js';
import { CommandFailure, exitStatus, wrongArgument } from './failure.js';

/** A program by name or file, at these sizes where they are given. */
export function readSubject(place: string, text: string | undefined, symbols: Bindings = {}): BuiltinProgram {
  const builtin = text === undefined ? undefined : findNamed(text);
  if (builtin !== undefined) return { ...builtin, symbols: { ...builtin.symbols, ...symbols } };
  if (text === undefined || !text.endsWith('.json')) {
    const names = namedPrograms.map(({ name }) => name).join(', ');
    if (text === undefined)
      throw wrongArgument(place, 'no program', 'none', `${names}, or a .json file`, 'Give one of these.');
    const near = nearestName(text);
    const advice = near === undefined ? 'Give one of these, or a .json file.' : `Did you mean ${near}?`;
    throw wrongArgument(place, 'no such program', text, `${names}, or a .json file`, advice);
  }
  return subjectOf(readProgramFile(place, text), symbols);
}

function readProgramFile(place: string, file: string): Program {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const message = `${place}: the file cannot be read (got ${file}: ${why}, expected a readable file). Check the path.`;
    throw new CommandFailure('file-unreadable', message, { value: file, status: exitStatus.usage });
  }
  return parse(text);
}

/** The built-in name with the fewest edits, where they are few. */
function nearestName(text: string): string | undefined {
  const ranked = namedPrograms
    .map(({ name }) => ({ name, edits: editDistance(name.toLowerCase(), text.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  return ranked.length > 0 && ranked[0].edits <= Math.max(2, text.length / 3) ? ranked[0].name : undefined;
}

/** Levenshtein's distance: insertions, deletions and replacements. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1));
    row = next;
  }
  return row[to.length];
}
