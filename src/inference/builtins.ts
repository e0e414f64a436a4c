/**
 * Inference at small sizes with data from a seed, as `validate` holds every device to the reference with. Single precision
 * runs everywhere; the double one where there is f64. Iterations are fewer than convergence takes, so that no discrete
 * result depends on rounding.
 */
import type { BuiltinProgram } from '../programs/builtin.js';
import { builtin } from '../programs/builtin.js';
import { beliefUpdateProgram } from './active-inference/belief-update.js';
import { expectedFreeEnergyProgram } from './active-inference/expected-free-energy.js';
import { freeEnergyProgram } from './active-inference/free-energy.js';
import { inferenceProgram } from './active-inference/inference.js';
import { preparationProgram } from './active-inference/preparation.js';
import type { AgentShape } from './active-inference/shape.js';
import { discreteBuiltins } from './discrete/builtins.js';
import { gemvProgram } from './linear/gemv-program.js';
import { matmulProgram } from './linear/matmul-program.js';
import { productsProgram } from './network/products-program.js';
import { ksgProgram } from './transfer-entropy/ksg-program.js';

const shared: AgentShape = {
  states: 21,
  observations: 9,
  dtype: 'f32',
  matrix: 'dense',
  ownMatrix: false,
  ownPrior: false,
};
const own: AgentShape = { ...shared, matrix: { width: 3, height: 2 }, ownMatrix: true, ownPrior: true };

const ranges = {
  matrix: [-0.5, 0.5],
  precision: [0.5, 4],
  priorVariance: [0.5, 2],
  variance: [0.2, 1],
  rate: [0.01, 0.02],
  gram: [-0.2, 0.2],
  rowStart: [0, 18],
  columnStart: [0, 7],
  attention: [0.5, 4],
  retention: [0.5, 1],
  drift: [0, 0.2],
  leeway: [0.5, 2],
} as const;

const symbols = { agents: 3 };

export const inferenceBuiltins: readonly BuiltinProgram[] = [
  builtin({
    name: 'freeEnergy',
    title: 'free energy of given beliefs',
    build: () => freeEnergyProgram(shared),
    symbols,
    ranges,
  }),
  builtin({
    name: 'beliefDescent',
    title: 'belief updates with own band matrices, f64',
    build: () => beliefUpdateProgram({ ...own, dtype: 'f64' }, 5),
    symbols,
    ranges,
  }),
  builtin({
    name: 'agentPreparation',
    title: 'variances, fixed energies and learning rates of a model',
    build: () => preparationProgram(own),
    symbols,
    ranges,
  }),
  builtin({
    name: 'infer',
    title: 'beliefs by conjugate gradients',
    build: () => inferenceProgram(shared, { method: 'conjugate', iterations: 3, trace: true }),
    symbols,
    ranges,
  }),
  builtin({
    name: 'inferByGradient',
    title: 'beliefs by the natural gradient, until each agent is done',
    build: () => inferenceProgram(own, { method: 'gradient', iterations: 4 }),
    symbols,
    ranges,
  }),
  builtin({
    name: 'inferByDualGradient',
    title: 'the same in the space of observations',
    build: () => inferenceProgram(shared, { method: 'dual', iterations: 4 }),
    symbols,
    ranges,
  }),
  builtin({
    name: 'expectedFreeEnergy',
    title: 'policies judged over a horizon',
    build: () => expectedFreeEnergyProgram({ ...shared, states: 8, observations: 5 }, { policies: 3, horizon: 2 }),
    symbols,
    ranges,
  }),
  builtin({
    name: 'matmulBiasActivation',
    title: 'matrix product of half-precision factors, bias and gelu',
    build: () => matmulProgram({ inner: 33, columns: 17, activation: 'gelu' }, 'fp16'),
    symbols: { rows: 19 },
  }),
  builtin({
    name: 'gemvAxpbyReduce',
    title: 'matrix times vector, axpby and the sum of squares',
    build: () => gemvProgram({ rows: 37, columns: 41, transposed: true, reduction: 'sumSquares' }, 'fp32'),
  }),
  builtin({
    name: 'networkProducts',
    title: 'candidates times target and given, for surrogates in random orders, f64',
    build: () => productsProgram('permute'),
    symbols: { samples: 300, surrogates: 3, columns: 4, others: 2 },
  }),
  builtin({
    name: 'ksg_candidates',
    title: 'neighbours of many sources of one target, each in random orders',
    build: () =>
      ksgProgram({
        ...{ form: 'candidates', x: 1, y: 1, z: 2, k: 3, algorithm: 1 },
        ...{ precision: 'f32', windowed: false, surrogate: 'permute' },
      }),
    symbols: { samples: 70, problems: 4, series: 3 },
    ranges: { from: [0, 2] },
  }),
  ...discreteBuiltins,
];
