/**
 * Programs of brains that were built last. Equal options build equal Programs, which are read-only, so that a second brain of a shape
 * need not have its own: devices know the very object again, and what they made of it.
 */
import type { Program } from '../kernel/index.js';
import { LastUsed } from '../kernel/last-used.js';

/** A Program takes a few megabytes. */
const kept = new LastUsed<Program>(8);

/** The Program of this kind and these options, which are plain data. */
export function keptProgram(kind: string, options: unknown, build: () => Program): Program {
  return kept.get(`${kind} ${JSON.stringify(options)}`, build);
}
