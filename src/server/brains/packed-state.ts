/**
 * States of brains as plain numbers for the way from a brain child to the server: a batch of thirty-two travels as one array
 * instead of thirty-two objects, and only what somebody watches is made into an object again.
 */
import type { BrainState, CognitiveMode } from '../../brain/index.js';

type Plain = Exclude<keyof BrainState, 'episodes'>;

/**
 * Every name of a state once, in the order in which it travels. The type refuses a list that has lost one. Episodes do not
 * travel: served brains do not learn by reward yet.
 */
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
const columns = Object.entries(kinds) as [Plain, 'number' | 'flag' | 'mode'][];
const modes: readonly CognitiveMode[] = ['exploring', 'balanced', 'exploiting', 'dreaming'];

export const stateWidth = columns.length;

/** One row a state. */
export function packStates(states: readonly BrainState[]): Float64Array {
  const packed = new Float64Array(states.length * stateWidth);
  states.forEach((state, row) => {
    columns.forEach(([name, kind], column) => {
      const value = state[name];
      packed[row * stateWidth + column] = kind === 'mode' ? modes.indexOf(value as CognitiveMode) : Number(value);
    });
  });
  return packed;
}

/** The state of a row. */
export function unpackState(packed: Float64Array, row: number): BrainState {
  const values = columns.map(([name, kind], column) => {
    const value = packed[row * stateWidth + column];
    return [name, kind === 'number' ? value : kind === 'flag' ? value !== 0 : (modes[value] ?? 'balanced')];
  });
  return Object.fromEntries(values) as unknown as BrainState;
}

/** The first value that is not finite, by its name; undefined where all are. */
export function findNotFinite(packed: Float64Array): { readonly name: string; readonly value: number } | undefined {
  const at = packed.findIndex((value) => !Number.isFinite(value));
  return at < 0 ? undefined : { name: columns[at % stateWidth][0], value: packed[at] };
}
