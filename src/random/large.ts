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

const motifs = [...largeMaps, ...largeFolds];

/** Seeds of this many in a row visit every motif. */
export const largeMotifs = motifs.length;

export function largeTrial(seed: number, options: RandomOptions = {}): Trial {
  const choices = Choices.fromSeed(seed);
  const other = { lanes: choices.pick([8, 32]), chunk: choices.pick([64, 256]) };
  const sketch = new Sketch(choices, { ...options, tree: choices.chance(12) ? other : defaultTree });
  motifs[seed % motifs.length](sketch);
  if (choices.chance(15)) addMotif(sketch);
  const { program, symbols } = sketch.finish();
  return completeTrial(program, symbols, seed, choices.between(1, 2));
}
