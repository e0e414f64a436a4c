/**
 * The whole cycle of a brain as one Program: the faculties in their order. What can be done with the state of the cycle
 * before (scan of the bank, ranking of the library, learning of the readout) stands first, beside sense and evolve. What
 * only a GPU's idle warps need to do stands before what the others wait for, or behind it.
 */
import type { Program, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import { program } from '../kernel/index.js';
import { addAct, addValue } from './act.js';
import { addEvolve } from './evolve.js';
import { addFeatures } from './features.js';
import { addLearnerFeatures } from './learning/features.js';
import { addLearn, addPolicy } from './learning/learn.js';
import { learnerPorts } from './learning/ports.js';
import { addRest } from './learning/rest.js';
import type { LearnerTensors } from './learning/tensors.js';
import { addWhiten, type Whitened } from './learning/whiten.js';
import { addLesson } from './lesson.js';
import { addModulate, addWords } from './modulate.js';
import { addChoose, addRollOut } from './planner.js';
import { addPool } from './pool.js';
import { addLearnPrediction, addPredict } from './predict.js';
import { addQuery, addRemember, addScan } from './recall.js';
import { addFarewell, addReport } from './report.js';
import { addResearch } from './research/index.js';
import { addSense } from './sense.js';
import { addContext, addDecide, addInstall, addRank } from './strategy.js';
import { addNoteError, addSurprise } from './surprise.js';
import { type BuildOptions, declareMind, type Mind } from './tensors.js';

export function brainProgram(options: BuildOptions): Program {
  return program('brain', (b) => addCycle(b, declareMind(b, options)));
}

/** Adds the ops of one cycle, so that a larger Program may hold them too. */
export function addCycle(b: ProgramBuilder, mind: Mind): void {
  const research = addResearch(b, mind);
  const words = addWords(b, mind);
  const { learner } = mind;
  const whitened = learner && addWhiten(b, learnerPorts(mind), learner);
  const chosen = mind.plan === undefined ? undefined : addChoose(b, mind, mind.plan);
  addSense(b, mind);
  if (learner !== undefined) addLearnerFeatures(b, learnerPorts(mind), learner);
  addSurprise(b, mind);
  const tuning = addModulate(b, mind, words);
  const ranking = addRank(b, mind);
  const decisions = addDecide(b, mind, ranking, chosen);
  addNoteError(b, mind);
  addScan(b, mind);
  addEvolve(b, mind, tuning);
  addRollOut(b, mind, tuning);
  addLearnPrediction(b, mind);
  addLesson(b, mind);
  addRemember(b, mind);
  research.shapeField(tuning);
  addPool(b, mind);
  addFeatures(b, mind);
  addQuery(b, mind);
  addContext(b, mind);
  research.perceive();
  const report = learner && whitened ? addLearning(b, mind, learner, whitened) : addActing(b, mind);
  research.steer();
  addPredict(b, mind);
  addFarewell(b, mind, report);
  addInstall(b, mind, ranking, decisions);
  research.finish();
  if (learner !== undefined) addRest(b, mind, learner);
}

/** The motors as docs/brain.md says. */
function addActing(b: ProgramBuilder, mind: Mind): TensorHandle {
  const judged = addValue(b, mind);
  const report = addReport(b, mind);
  addAct(b, mind, judged);
  return report;
}

/** The motors as docs/learning.md says. */
function addLearning(b: ProgramBuilder, mind: Mind, learner: LearnerTensors, whitened: Whitened): TensorHandle {
  addLearn(b, learnerPorts(mind), learner, whitened);
  const report = addReport(b, mind);
  addPolicy(b, learnerPorts(mind), learner);
  return report;
}
