/**
 * States of brains as plain numbers for the way from a brain child to the server: a batch of thirty-two travels as one array
 * instead of thirty-two objects, and only what somebody watches is made into an object again.
 */
import type { BrainState, CognitiveMode, EpisodeReport } from '../../brain/index.js';

type Plain = Exclude<keyof BrainState, 'episodes'>;

/** Every name of a state once, in the order in which it travels. The type refuses a list that has lost one. */
const kinds: Readonly<Record<Plain, 'number' | 'flag' | 'mode'>> = {
  cycle: 'number',
  confidence: 'number',
  error: 'number',
  meanError: 'number',
  energy: 'number',
  maximum: 'number',
  sparsity: 'number',
  novelty: 'number',
  match: 'number',
  matchRow: 'number',
  recognised: 'flag',
  exploration: 'number',
  mode: 'mode',
  value: 'number',
  temporalDifference: 'number',
  gate: 'number',
  hold: 'number',
  strategy: 'number',
  strategyActive: 'flag',
  badInputs: 'number',
  mended: 'number',
  information: 'number',
  drive: 'number',
  activeCells: 'number',
  patternsStored: 'number',
};
/** Behind them, where the brain learns by reward: its episodes. */
const episodeNames = Object.keys({
  ended: 0,
  return: 0,
  length: 0,
  lastReturn: 0,
  lastLength: 0,
  sigma: 0,
} satisfies Record<keyof EpisodeReport, 0>) as (keyof EpisodeReport)[];
const columns = Object.entries(kinds) as [Plain, 'number' | 'flag' | 'mode'][];
const modes: readonly CognitiveMode[] = ['exploring', 'balanced', 'exploiting', 'dreaming'];

/** States as rows, all of one length: longer ones where brains learn by reward. */
export interface PackedStates {
  readonly values: Float64Array;
  readonly width: number;
}

/** One row per state. */
export function packStates(states: readonly BrainState[]): PackedStates {
  const width = columns.length + (states[0]?.episodes === undefined ? 0 : episodeNames.length);
  const values = new Float64Array(states.length * width);
  states.forEach((state, row) => {
    columns.forEach(([name, kind], column) => {
      const value = state[name];
      values[row * width + column] = kind === 'mode' ? modes.indexOf(value as CognitiveMode) : Number(value);
    });
    const { episodes } = state;
    if (episodes === undefined) return;
    episodeNames.forEach((name, at) => {
      values[row * width + columns.length + at] = episodes[name];
    });
  });
  return { values, width };
}

/** The state of a row. */
export function unpackState({ values, width }: PackedStates, row: number): BrainState {
  const plain = columns.map(([name, kind], column) => {
    const value = values[row * width + column];
    return [name, kind === 'number' ? value : kind === 'flag' ? value !== 0 : (modes[value] ?? 'balanced')];
  });
  const state = Object.fromEntries(plain) as unknown as BrainState;
  if (width === columns.length) return state;
  const episodes = episodeNames.map((name, at) => [name, values[row * width + columns.length + at]]);
  return { ...state, episodes: Object.fromEntries(episodes) as unknown as EpisodeReport };
}

/** The first value that is not finite, by its name; undefined where all are. */
export function findNotFinite({
  values,
  width,
}: PackedStates): { readonly name: string; readonly value: number } | undefined {
  const at = values.findIndex((value) => !Number.isFinite(value));
  if (at < 0) return undefined;
  const column = at % width;
  return { name: columns[column]?.[0] ?? episodeNames[column - columns.length], value: values[at] };
}
