/**
 * The PROGRAM that a command is given: the name of a built-in program, or a .json file that holds a serialised one.
 * Either way it comes with sizes and with data from a seed, so that it can be run at once.
 */
import type { Bindings } from '../kernel/index.js';
import { parse } from '../kernel/index.js';
import type { BuiltinProgram } from '../programs/index.js';
import { findNamed, namedPrograms } from '../validate/catalogue.js';
import { subjectOf } from '../validate/subject.js';
import { wrongArgument } from './failure.js';
import { readTextFile } from './file.js';

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
  return subjectOf(parse(readTextFile(place, text)), symbols);
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
