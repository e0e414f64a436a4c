/**
 * Random programs that are large enough for what a GPU does only with many elements. Seeds go through all motifs in turn;
 * now and then an ordinary group of ops stands beside the large one. The same seed gives the same trial everywhere.
 */
import { defaultTree } from '../kernel/tree.js';
import type { Trial } from '../programs/trial.js';
import { Choices } from './choices.js';
import { largeFolds } from './large-folds.js';
import { largeMaps } from './large-maps.js';
import { addMotif } from './motifs.js';
import { completeTrial } from './random.js';
import type { RandomOptions } from './sketch.js';
import { Sketch } from './sketch.js';

const motifs = { ...largeMaps, ...largeFolds };
export type LargeMotifName = keyof typeof motifs;
const names = Object.keys(motifs) as LargeMotifName[];

/** The first `count` seeds of a motif, from `first` on. */
export function largeSeeds(motif: LargeMotifName, count: number, first = 1): number[] {
  const start = first + ((names.indexOf(motif) - (first % names.length) + names.length) % names.length);
  return Array.from({ length: count }, (_, i) => start + i * names.length);
}

/** The large program and data behind a seed. */
export function largeTrial(seed: number, options: RandomOptions = {}): Trial {
  const choices = Choices.fromSeed(seed);
  const other = { lanes: choices.pick([8, 32]), chunk: choices.pick([64, 256]) };
  const sketch = new Sketch(choices, { ...options, tree: choices.chance(12) ? other : defaultTree });
  motifs[names[seed % names.length]](sketch);
  if (choices.chance(15)) addMotif(sketch);
  const { program, symbols } = sketch.finish();
  return completeTrial(program, symbols, seed, choices.between(1, 2));
}
