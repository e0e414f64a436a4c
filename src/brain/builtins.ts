/** The brain's programs with data from a seed, so that `validate`, `explain` and `bisect` know them by name. */
import type { Bindings, Program } from '../kernel/index.js';
import { builtin } from '../programs/builtin.js';
import type { BuiltinProgram } from '../programs/index.js';
import { consolidationProgram } from './consolidate.js';
import { brainProgram } from './cycle.js';
import { readSensors } from './dictionary.js';
import { gradientProgram } from './gradients.js';
import { fieldProgram, motorProgram, patternProgram } from './parts.js';
import { shapeOf } from './shape.js';
import type { BuildOptions } from './tensors.js';
import { wireSettings } from './wire-settings.js';

/** Small, and no multiples of anything. */
const shape = shapeOf(4, 3, 5);
const options: BuildOptions = {
  shape,
  storage: 'f32',
  perBrainStores: false,
  candidates: 4,
  recallEvery: 1,
  research: false,
};

/** States that must not be zero for a short run to mean something. */
const ranges = {
  sensed: [-1, 1],
  knobs: [1, 1],
  seed: [1, 1000],
  age: [18, 19],
  content: [-0.5, 0.5],
  memory: [-0.5, 0.5],
  dynamics: [-1, 2],
  means: [-0.5, 0.5],
  maxima: [0, 0.6],
  phi: [-1, 1],
  sensors: [-1, 1],
  motors: [-1, 1],
  query: [-0.1, 0.1],
  bank: [-0.1, 0.1],
  strength: [0.1, 1],
  contexts: [-0.3, 0.3],
  context: [-0.3, 0.3],
  scores: [0.1, 1],
  library: [-0.5, 0.5],
  pattern: [-0.5, 0.5],
  actor: [-0.1, 0.1],
  critic: [-0.1, 0.1],
  featureVariance: [0.01, 0.1],
  inverse: [0, 0.1],
  lessonInverse: [0, 0.1],
  said: [-1.5, 1.5],
  episodeBegins: [0, 0],
  cyclesObserved: [18, 19],
  inputMean: [-0.2, 0.2],
  inputVariance: [0.1, 0.5],
  rawLast: [-1, 1],
  mixture: [-1, 1],
  fastWeights: [-1, 1],
  fastBias: [-1, 1],
  stillWeights: [-1, 1],
  stillBias: [-1.5, 1.5],
  lines: [-0.3, 0.3],
  shortLines: [-0.3, 0.3],
  delayLines: [-0.1, 0.1],
  tapVariance: [0.01, 0.1],
  scaledVariance: [0.01, 0.1],
  learnerPhiBefore: [-1, 1],
  secondMomentInverse: [0, 0.1],
  leverage: [50, 100],
  valueWeights: [-0.1, 0.1],
  policyWeights: [-0.1, 0.1],
  policyNoise: [-1, 1],
  policyMean: [-1.5, 1.5],
} as const;

function named(name: string, title: string, build: () => Program): BuiltinProgram {
  const declared = new Set(build().tensors.map((tensor) => tensor.name));
  const own = Object.fromEntries(Object.entries(ranges).filter(([tensor]) => declared.has(tensor)));
  const symbols: Bindings = declared.has('strength') ? { B: 2, R: 19 } : { B: 2 };
  const base = builtin({ name, title, build, symbols, ranges: own });
  const settings = { sensors: readSensors(3), research: false, learning: 'reward' } as const;
  const wiring = wireSettings(shape, settings, 1);
  const tables = Object.fromEntries(Object.entries(wiring).filter(([tensor]) => declared.has(tensor)));
  return { ...base, constants: () => ({ ...tables }) };
}

export const brainBuiltins: readonly BuiltinProgram[] = [
  named('brain', 'the whole cycle of two brains of 4³', () => brainProgram(options)),
  named('brainDemonstrations', 'the whole cycle of two brains that are taught', () =>
    brainProgram({ ...options, demonstrations: true }),
  ),
  named('brainLearning', 'the whole cycle of two brains that learn by reward', () =>
    brainProgram({ ...options, candidates: 0, learning: { episode: 'rest' } }),
  ),
  named('brainLearningDemonstrations', 'the same of brains that are also taught', () =>
    brainProgram({ ...options, candidates: 0, learning: { episode: 'continue' }, demonstrations: true }),
  ),
  named('brainField', 'modulate, evolve and pool', () => fieldProgram(options)),
  named('brainPatterns', 'bank and library, each brain with its own', () =>
    patternProgram({ ...options, perBrainStores: true }),
  ),
  named('brainMotors', 'features, motors, prediction and report', () => motorProgram(options)),
  named('brainGradients', 'Sobel gradients of the content', () => gradientProgram(4)),
  named('consolidate', 'replay of the library into memory', () => consolidationProgram(shape, 'f32', false)),
];
