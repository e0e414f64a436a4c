/**
 * The whole cycle of a brain as one Program: the faculties in their order. What can be done with the state of the cycle
 * before (scan of the bank, ranking of the library, learning of the readout) stands first, beside sense and evolve. What
 * only a GPU's idle warps need to do stands before what the others wait for, or behind it.
 */
import type { Program, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import { program } from '../kernel/index.js';
import { addAct, addValue } from './act.js';
import { addDemonstration } from './demonstration.js';
import { addEvolve } from './evolve.js';
import { addFeatures } from './features.js';
import { addLearnerFeatures } from './learning/features.js';
import { addLearn, addPolicy } from './learning/learn.js';
import { learnerPorts } from './learning/ports.js';
import type { LearnerTensors } from './learning/tensors.js';
import { addWhiten, type Whitened } from './learning/whiten.js';
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
import { type BrainTensors, type BuildOptions, declareBrainTensors } from './tensors.js';

export function brainProgram(options: BuildOptions): Program {
  return program('brain', (b) => addCycle(b, declareBrainTensors(b, options)));
}

/** Adds the ops of one cycle, so that a larger Program may hold them too. */
export function addCycle(b: ProgramBuilder, tensors: BrainTensors): TensorHandle {
  const research = addResearch(b, tensors);
  const words = addWords(b, tensors);
  const { learner } = tensors;
  const whitened = learner && addWhiten(b, learnerPorts(tensors), learner);
  const chosen = tensors.plan === undefined ? undefined : addChoose(b, tensors, tensors.plan);
  addSense(b, tensors);
  if (learner !== undefined) addLearnerFeatures(b, learnerPorts(tensors), learner);
  addSurprise(b, tensors);
  const tuning = addModulate(b, tensors, words);
  const ranking = addRank(b, tensors);
  const decisions = addDecide(b, tensors, ranking, chosen);
  addNoteError(b, tensors);
  addScan(b, tensors);
  addEvolve(b, tensors, tuning);
  addRollOut(b, tensors, tuning);
  addLearnPrediction(b, tensors);
  addDemonstration(b, tensors);
  addRemember(b, tensors);
  research.shapeField(tuning);
  addPool(b, tensors);
  addFeatures(b, tensors);
  addQuery(b, tensors);
  addContext(b, tensors);
  research.perceive();
  const { report, intention } =
    learner && whitened ? addLearning(b, tensors, learner, whitened) : addActing(b, tensors);
  research.steer();
  addPredict(b, tensors);
  addFarewell(b, tensors, report, intention);
  addInstall(b, tensors, ranking, decisions);
  research.finish();
  return report;
}

interface Acted {
  readonly report: TensorHandle;
  /** What the actor's motors intend; a learner has no actor. */
  readonly intention: TensorHandle | undefined;
}

/** The motors as docs/brain.md says. */
function addActing(b: ProgramBuilder, tensors: BrainTensors): Acted {
  const judged = addValue(b, tensors);
  const report = addReport(b, tensors);
  return { report, intention: addAct(b, tensors, judged) };
}

/** The motors as docs/learning.md says. */
function addLearning(b: ProgramBuilder, tensors: BrainTensors, learner: LearnerTensors, whitened: Whitened): Acted {
  const shown = addLearn(b, learnerPorts(tensors), learner, whitened);
  const report = addReport(b, tensors);
  addPolicy(b, learnerPorts(tensors), learner, shown);
  return { report, intention: undefined };
}
