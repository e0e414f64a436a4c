/** All tables of a brain, for what it was asked to be: those of every brain, of research mode, and of learning by reward. */
import { learnerShape } from './learning/shape.js';
import { wireLearner } from './learning/wiring.js';
import type { Settings } from './options.js';
import { wireBrain } from './research/wiring.js';
import type { BrainShape } from './shape.js';
import type { Wiring } from './wiring.js';

export function wireSettings(
  shape: BrainShape,
  { sensors, research, learning }: Pick<Settings, 'sensors' | 'research' | 'learning'>,
  seed: number,
): Wiring {
  const plain = wireBrain(shape, sensors, seed, research);
  if (learning === undefined) return plain;
  return { ...plain, ...wireLearner(learnerShape(shape.edge, shape.sensors, shape.motors), seed) };
}
