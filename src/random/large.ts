/**
 * Random programs that are large enough for what a GPU does only with many elements. Seeds go through all motifs in turn;
 * now and then an ordinary group of ops stands beside the large one, and every fiftieth seed has a rare motif instead. The same seed
 * gives the same trial everywhere.
 */
import { defaultTree } from '../kernel/tree.js';
import type { Trial } from '../programs/trial.js';
import { Choices } from './choices.js';
import { largeFolds } from './large-folds.js';
import { type LargeMotif, largeMaps } from './large-maps.js';
import { addMotif } from './motifs.js';
import { completeTrial } from './random.js';
import { rareMotifs } from './rare-motifs.js';
import type { RandomOptions } from './sketch.js';
import { Sketch } from './sketch.js';

const motifs = { ...largeMaps, ...largeFolds };
export type LargeMotifName = keyof typeof motifs;
const names = Object.keys(motifs) as LargeMotifName[];

/** How far apart seeds of rare motifs are; the last before each multiple is one. */
const rareEvery = 50;

/** The first `count` seeds of a motif, from `first` on. */
export function largeSeeds(motif: LargeMotifName, count: number, first = 1): number[] {
  const found: number[] = [];
  for (let seed = first; found.length < count; seed += 1) if (motifOf(seed) === motifs[motif]) found.push(seed);
  return found;
}

function motifOf(seed: number): LargeMotif {
  const turn = (seed + 1) / rareEvery;
  return Number.isInteger(turn) ? rareMotifs[turn % rareMotifs.length] : motifs[names[seed % names.length]];
}

/** The large program and data behind a seed. */
export function largeTrial(seed: number, options: RandomOptions = {}): Trial {
  const choices = Choices.fromSeed(seed);
  const other = { lanes: choices.pick([8, 32]), chunk: choices.pick([64, 256]) };
  const sketch = new Sketch(choices, { ...options, tree: choices.chance(12) ? other : defaultTree });
  motifOf(seed)(sketch);
  if (choices.chance(15)) addMotif(sketch);
  const { program, symbols } = sketch.finish();
  return completeTrial(program, symbols, seed, choices.between(1, 2));
}
