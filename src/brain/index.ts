/** The field brain: make one, let it live, look into it. */

export { createBrain } from './create.js';
export {
  type MotorDictionary,
  type MotorEntry,
  type MotorRole,
  motorNames,
  motorRoles,
  type SensorDictionary,
  type SensorEntry,
} from './dictionary.js';
export type { FieldBrain } from './field-brain.js';
export { extractGradients } from './gradients.js';
export type { BrainLearning, BrainMode, BrainOptions, BrainPrecision, EpisodeEnd } from './options.js';
export { describeRange, isWithin, type ParameterRange, rangeOf } from './parameter-range.js';
export { type ParameterName, parameterNames, parameterTable } from './parameters.js';
export { type QuickPerformance, quickPerformanceTest } from './quick-test.js';
export { reportColumns } from './report.js';
export { type Research, type ResearchFaculty, researchFaculties, researchTable } from './research/faculties.js';
export type {
  BatchCycle,
  BatchOutcomes,
  Brain,
  BrainConfiguration,
  BrainDescription,
  BrainSnapshot,
  BrainState,
  BrainView,
  CognitiveMode,
  Cycle,
  EpisodeReport,
  Outcome,
  QualityChange,
  RecordedView,
  RunOptions,
  RunResult,
  SlotSnapshot,
} from './types.js';
export { type OptimizationReport, verifyOptimizations } from './verify.js';
