/** Fusion: from ops to stages, the arena, and the account of both. */
export {
  type Arena,
  type ArenaOptions,
  type ControlBlock,
  controlBlock,
  fillControlBlock,
  planArena,
  setParameterWord,
  tensorWords,
} from './arena.js';
export {
  type ExplainOptions,
  type Explanation,
  explain,
  explainText,
  type StageReport,
  stageReports,
} from './explain.js';
export { type Machine, machines, type Target } from './machine.js';
export { type Planned, type PlanOptions, planProgram } from './plan.js';
export type * from './stage.js';
