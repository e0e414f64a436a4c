/**
 * The parameters of a brain: one gain per faculty and channel group, per brain of the batch, so that sliders move them live,
 * sweeps differ across the batch, and a lesion is a gain of nothing. They live in one small state tensor.
 */
import type { ResearchFaculty } from './research/faculties.js';

/**
 * Name, value at birth, the range it may be turned in, and what it scales. docs/brain.md says for each why it ends where it
 * does: beyond, a brain could be destroyed permanently. `faintest` is the least that is not 0.
 */
export const parameterTable = [
  { name: 'learn', initial: 1, least: 0, most: 1, text: 'all learning, and exploration' },
  { name: 'sense', initial: 1, least: 0, most: 10, text: 'imprint of the sensors into the field' },
  { name: 'surprise', initial: 1, least: 0, most: 10, text: 'imprint of the prediction error into the field' },
  { name: 'content', initial: 1, least: 0, most: 2, text: 'content channels' },
  { name: 'memory', initial: 1, least: 0, most: 1, text: 'memory channels' },
  {
    name: 'dynamics',
    initial: 1,
    least: 0,
    most: 2,
    text: 'departure of the local rules from what they were born with',
  },
  { name: 'echo', initial: 1, least: 0, most: 1, text: 'motor echo channels' },
  { name: 'mixing', initial: 1, least: 0, most: 2, text: 'mixing between content channels' },
  { name: 'diffusion', initial: 1, least: 0, most: 2, text: 'diffusion' },
  { name: 'noise', initial: 1, least: 0, most: 10, text: 'spontaneous activity' },
  { name: 'modulation', initial: 1, least: 0, most: 2, text: 'the gate from surprise, novelty and reward to memory' },
  { name: 'recall', initial: 1, least: 0, most: 10, text: 'the bank: novelty and stores' },
  { name: 'strategy', initial: 1, least: 0, most: 2, text: 'strategic patterns and what memory gives to content' },
  { name: 'planner', initial: 1, least: 0, most: 1, text: "installing the planner's winner" },
  { name: 'tendency', initial: 1, least: 0, most: 4, text: 'motor tendencies from the first moments of the field' },
  {
    name: 'persistence',
    initial: 1,
    least: 0,
    most: 1,
    text: 'what stays builds up: tendencies gather, sensors that stay speak louder',
  },
  { name: 'actor', initial: 1, least: 0, most: 1, text: 'the learned part of the motors' },
  { name: 'critic', initial: 1, least: 0, most: 1, text: 'the learning of actor and critic' },
  { name: 'exploration', initial: 1, least: 0, most: 10, faintest: 0.05, text: 'exploration noise' },
  { name: 'fieldFeatures', initial: 1, least: 0, most: 2, text: "the field's part of the features" },
  { name: 'momentum', initial: 1, least: 0, most: 10, text: 'predictor: last value and velocity' },
  { name: 'averages', initial: 1, least: 0, most: 10, text: 'predictor: exponential averages' },
  { name: 'readout', initial: 1, least: 0, most: 10, text: 'predictor: recursive least squares on the features' },
] as const;

/** The name of something that can be set while a brain lives: one of the table, or a faculty of research mode that it has. */
export type ParameterName = (typeof parameterTable)[number]['name'] | ResearchFaculty;

/** The names of the parameters that every brain has. */
export const parameterNames: readonly ParameterName[] = parameterTable.map(({ name }) => name);

export function parameterIndex(parameter: ParameterName): number {
  return parameterNames.indexOf(parameter);
}
