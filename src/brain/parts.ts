/**
 * Parts of the cycle as Programs of their own, over the same tensors and by the same functions: what a benchmark times
 * alone and `validate` checks alone.
 */
import type { Program, ProgramBuilder } from '../kernel/index.js';
import { program } from '../kernel/index.js';
import { addAct, addValue } from './act.js';
import { addEvolve } from './evolve.js';
import { addFeatures } from './features.js';
import { addModulate } from './modulate.js';
import { addPool } from './pool.js';
import { addPredict } from './predict.js';
import { addQuery, addRemember, addScan } from './recall.js';
import { addFarewell, addReport } from './report.js';
import { addContext, addRank } from './strategy.js';
import { type BrainTensors, type BuildOptions, declareBrainTensors } from './tensors.js';

const part =
  (name: string, still: boolean, build: (b: ProgramBuilder, tensors: BrainTensors) => void) =>
  (options: BuildOptions): Program =>
    program(name, (b) => build(b, declareBrainTensors(b, { ...options, candidates: 0, still })));

/** Modulation and the pass over the field. */
export const evolutionProgram = part('brainEvolution', false, (b, tensors) =>
  addEvolve(b, tensors, addModulate(b, tensors)),
);

/** The field in, modulated, evolved and pooled. */
export const fieldProgram = part('brainField', false, (b, tensors) => {
  addEvolve(b, tensors, addModulate(b, tensors));
  addPool(b, tensors);
});

/** Scan of bank and library, stores, and the next query and context. */
export const patternProgram = part('brainPatterns', true, (b, tensors) => {
  addRank(b, tensors);
  addScan(b, tensors);
  addRemember(b, tensors);
  addQuery(b, tensors);
  addContext(b, tensors);
});

/** Features, motors, prediction and report. */
export const motorProgram = part('brainMotors', true, (b, tensors) => {
  addFeatures(b, tensors);
  const judged = addValue(b, tensors);
  const report = addReport(b, tensors);
  const intention = addAct(b, tensors, judged);
  addPredict(b, tensors);
  addFarewell(b, tensors, report, intention);
});
