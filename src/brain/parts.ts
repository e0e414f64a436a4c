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
import { type BuildOptions, declareMind, type Mind } from './tensors.js';

const part =
  (name: string, still: boolean, build: (b: ProgramBuilder, mind: Mind) => void) =>
  (options: BuildOptions): Program =>
    program(name, (b) => build(b, declareMind(b, { ...options, candidates: 0, still })));

/** Modulation and the pass over the field. */
export const evolutionProgram = part('brainEvolution', false, (b, mind) => addEvolve(b, mind, addModulate(b, mind)));

/** The field in, modulated, evolved and pooled. */
export const fieldProgram = part('brainField', false, (b, mind) => {
  addEvolve(b, mind, addModulate(b, mind));
  addPool(b, mind);
});

/** Scan of bank and library, stores, and the next query and context. */
export const patternProgram = part('brainPatterns', true, (b, mind) => {
  addRank(b, mind);
  addScan(b, mind);
  addRemember(b, mind);
  addQuery(b, mind);
  addContext(b, mind);
});

/** Features, motors, prediction and report. */
export const motorProgram = part('brainMotors', true, (b, mind) => {
  addFeatures(b, mind);
  const judged = addValue(b, mind);
  const report = addReport(b, mind);
  addAct(b, mind, judged);
  addPredict(b, mind);
  addFarewell(b, mind, report);
});
