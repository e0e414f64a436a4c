/** What the brain must be able to do, measured: behaviours, their runs and their reports. */
export type { Behaviour, BehaviourContext, Check, Finding, Plot, Score, ScoreReport } from './behaviour.js';
export { Verdict } from './behaviour.js';
export { renderPage } from './page.js';
export { behaviours } from './registry.js';
export { type BehaveReport, type BehaviourReport, runBehaviour } from './run.js';
export { type Interval, intervalOf } from './statistics.js';
